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
    if isPlaying { view.resume() } else { view.pause() }
  }
}
