import Rondo
import SwiftUI
import UIKit

/// A `MarqueeView` on a SwiftUI page, which runs though its content may fit.
struct UIKitMarquee: UIViewRepresentable {
  var texts: [String]
  /// Pictures, one before each text.
  var pictures: [UIImage] = []
  var mode = MarqueeView.Mode.continuous
  var speed = 40.0
  var axis = Reel.Axis.horizontal
  var direction = Reel.Direction.forward
  var isPlaying = true
  var isDraggable = true
  var isRightToLeft = false

  func makeUIView(context: Context) -> MarqueeView {
    let view = MarqueeView()
    view.fadeLength = 24
    view.runsWhenFits = true
    if !pictures.isEmpty { view.setViews(views) }
    return view
  }

  func updateUIView(_ view: MarqueeView, context: Context) {
    if pictures.isEmpty, view.items != texts { view.items = texts }
    view.mode = mode
    view.speed = speed
    view.axis = axis
    view.direction = direction
    view.isDraggable = isDraggable
    view.semanticContentAttribute = isRightToLeft ? .forceRightToLeft : .unspecified
    if isPlaying { view.resume() } else { view.pause() }
  }

  private var views: [UIView] {
    zip(pictures, texts).flatMap { picture, text -> [UIView] in
      let label = UILabel()
      label.text = text
      label.textAlignment = .center
      let thumb = UIImageView(image: picture)
      thumb.contentMode = .scaleAspectFit
      return [thumb, label]
    }
  }
}
