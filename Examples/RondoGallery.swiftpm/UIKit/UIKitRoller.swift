import Rondo
import SwiftUI
import UIKit

/// A `RollerView` on a SwiftUI page.
struct UIKitRoller: UIViewRepresentable {
  var words: [String]
  @Binding var row: Int
  var isPlaying: Bool
  var isWheel: Bool

  func makeUIView(context: Context) -> RollerView {
    let view = RollerView()
    view.items = words
    view.highlightBorderColor = .systemBlue
    view.highlight.layer.cornerRadius = 19
    view.onIndexChange = { new, _ in row = new }
    return view
  }

  func updateUIView(_ view: RollerView, context: Context) {
    if view.items != words { view.items = words }
    view.effect = isWheel ? .wheel : .flat
    if isPlaying { view.resume() } else { view.pause() }
  }
}
