import Rondo
import SwiftUI
import UIKit

/// A `PagerView` on a SwiftUI page.
struct UIKitPager: UIViewRepresentable {
  var images: [UIImage]
  @Binding var index: Int
  var onTouch: (Int) -> Void

  func makeUIView(context: Context) -> PagerView {
    let view = PagerView()
    view.images = images
    view.select(index, animated: false)
    view.onIndexChange = { new, _ in index = new }
    view.onSelect = onTouch
    return view
  }

  func updateUIView(_ view: PagerView, context: Context) {
    if view.images != images { view.images = images }
    // What the banner says itself comes back as the same index.
    if view.index != index { view.select(index) }
  }
}
