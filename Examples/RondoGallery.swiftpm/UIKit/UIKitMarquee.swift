import Rondo
import SwiftUI
import UIKit

/// A `MarqueeView` on a SwiftUI page.
struct UIKitMarquee: UIViewRepresentable {
  var texts: [String]
  var speed: Double
  var gap: Double
  var mode: MarqueeView.Mode
  var isPlaying: Bool
  var axis = Reel.Axis.horizontal
  var direction = Reel.Direction.forward
  var runsWhenFits = false
  var isRightToLeft = false
  var fontSize: CGFloat = 17
  var textColor = UIColor.label
  var isDraggable = true
  /// How often it was asked to begin again.
  var resets = 0

  final class Coordinator {
    var resets = 0
  }

  func makeCoordinator() -> Coordinator { Coordinator() }

  func makeUIView(context: Context) -> MarqueeView {
    let view = MarqueeView()
    view.fadeLength = 24
    return view
  }

  func updateUIView(_ view: MarqueeView, context: Context) {
    if view.items != texts { view.items = texts }
    view.speed = speed
    view.gap = gap
    view.mode = mode
    view.axis = axis
    view.direction = direction
    view.runsWhenFits = runsWhenFits
    view.semanticContentAttribute = isRightToLeft ? .forceRightToLeft : .unspecified
    if view.fontSize != fontSize { view.fontSize = fontSize }
    if view.textColor != textColor { view.textColor = textColor }
    view.isDraggable = isDraggable
    if isPlaying { view.resume() } else { view.pause() }
    if context.coordinator.resets != resets {
      context.coordinator.resets = resets
      view.reset()
    }
  }
}
