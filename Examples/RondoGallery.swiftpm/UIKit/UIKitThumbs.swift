import Rondo
import SwiftUI
import UIKit

/// A `CarouselView` and a row of thumbs that follows it.
struct UIKitThumbs: UIViewRepresentable {
  var images: [UIImage]
  @Binding var index: Int

  func makeUIView(context: Context) -> ThumbsView {
    let view = ThumbsView(images: images)
    view.gallery.onIndexChange = { new, _ in index = new }
    return view
  }

  func updateUIView(_ view: ThumbsView, context: Context) {}
}

final class ThumbsView: UIView {
  let gallery = CarouselView()
  private let thumbs = CarouselView()

  init(images: [UIImage]) {
    super.init(frame: .zero)
    gallery.images = images
    thumbs.images = images
    thumbs.itemsPerPage = 4
    thumbs.spacing = 8
    thumbs.isAutoplaying = false
    gallery.indicator = PageIndicator(style: .stories)
    thumbs.follows = gallery
    addSubview(gallery)
    addSubview(thumbs)
  }

  required init?(coder: NSCoder) { nil }

  override func layoutSubviews() {
    super.layoutSubviews()
    let height = max(bounds.height - 64, 0)
    gallery.frame = CGRect(x: 0, y: 0, width: bounds.width, height: height)
    thumbs.frame = CGRect(x: 0, y: height + 8, width: bounds.width, height: 56)
  }
}
