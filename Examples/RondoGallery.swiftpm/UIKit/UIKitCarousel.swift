import Rondo
import SwiftUI
import UIKit

/// A `CarouselView` on a SwiftUI page.
struct UIKitCarousel: UIViewRepresentable {
  var images: [UIImage]
  @Binding var index: Int
  var isAutoplaying = true
  var interval = 3.0
  var effect = Reel.Effect.flat
  var inset: CGFloat = 0
  var isRightToLeft = false

  func makeUIView(context: Context) -> CarouselView {
    let view = CarouselView()
    view.indicator = PageIndicator()
    view.images = images
    view.select(index, animated: false)
    view.onIndexChange = { new, _ in index = new }
    return view
  }

  func updateUIView(_ view: CarouselView, context: Context) {
    if view.images != images { view.images = images }
    view.isAutoplaying = isAutoplaying
    view.interval = interval
    view.effect = effect
    view.insets = NSDirectionalEdgeInsets(top: 0, leading: inset, bottom: 0, trailing: inset)
    view.semanticContentAttribute = isRightToLeft ? .forceRightToLeft : .unspecified
    // What the banner says itself comes back as the same index.
    if view.index != index { view.select(index) }
  }
}
