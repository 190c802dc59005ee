import Rondo
import SwiftUI
import UIKit

/// A `RollerView` on a SwiftUI page.
struct UIKitRoller: UIViewRepresentable {
  var words: [String]
  @Binding var row: Int
  var fontSize: CGFloat?
  var textColor = UIColor.label
  var textAlignment = NSTextAlignment.center
  var isWheel = false
  var isDraggable = true
  var reference: BannerReference?

  func makeUIView(context: Context) -> RollerView {
    let view = RollerView()
    view.items = words
    view.highlightBorderColor = .systemBlue
    view.highlight.layer.cornerRadius = 19
    view.select(row, animated: false)
    view.onIndexChange = { new, _ in row = new }
    reference?.view = view
    return view
  }

  func updateUIView(_ view: RollerView, context: Context) {
    if view.items != words { view.items = words }
    if view.font?.pointSize != fontSize {
      view.font = fontSize.map { .systemFont(ofSize: $0) }
      view.selectedFont = fontSize.map { .boldSystemFont(ofSize: $0) }
    }
    view.textColor = textColor
    view.textAlignment = textAlignment
    view.effect = isWheel ? .wheel : .flat
    view.isDraggable = isDraggable
  }
}
