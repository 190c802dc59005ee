import Rondo
import SwiftUI
import UIKit

/// A `PagerView` of typed elements on a SwiftUI page.
struct UIKitPager: UIViewRepresentable {
  var pictures: [Picture]
  @Binding var index: Int
  var hasIndicator = false
  var onTouch: (Picture) -> Void = { _ in }

  @MainActor final class Coordinator {
    /// The model: set its elements, and the banner shows them.
    var items: ReelItems<Picture, UIImageView>?
    var onTouch: (Picture) -> Void = { _ in }
  }

  func makeCoordinator() -> Coordinator { Coordinator() }

  func makeUIView(context: Context) -> PagerView {
    let view = PagerView()
    let coordinator = context.coordinator
    let items = ReelItems<Picture, UIImageView>(
      in: view,
      make: {
        let page = UIImageView()
        page.contentMode = .scaleAspectFit
        return page
      },
      configure: { page, picture in page.image = picture.image })
    items.label = \.title
    items.elements = pictures
    coordinator.items = items
    view.select(index, animated: false)
    view.onIndexChange = { new, _ in index = new }
    view.onSelect = { [weak coordinator] index in
      guard let coordinator, let items = coordinator.items else { return }
      coordinator.onTouch(items.elements[index])
    }
    return view
  }

  func updateUIView(_ view: PagerView, context: Context) {
    let coordinator = context.coordinator
    coordinator.onTouch = onTouch
    if let items = coordinator.items, items.elements.map(\.id) != pictures.map(\.id) {
      items.elements = pictures
    }
    if hasIndicator != (view.indicator != nil) {
      view.indicator = hasIndicator ? PageIndicator() : nil
    }
    // What the banner says itself comes back as the same index.
    if view.index != index { view.select(index) }
  }
}
