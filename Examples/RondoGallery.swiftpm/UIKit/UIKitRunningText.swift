import Rondo
import SwiftUI
import UIKit

/// A `RunningTextView` on a SwiftUI page.
struct UIKitRunningText: UIViewRepresentable {
  var text: NSAttributedString
  var speed: Double
  var gap: Double
  var fontSize: CGFloat
  var textColor: UIColor
  var isDraggable: Bool
  var reference: BannerReference

  func makeUIView(context: Context) -> RunningTextView {
    let view = RunningTextView()
    reference.view = view.marquee
    return view
  }

  func updateUIView(_ view: RunningTextView, context: Context) {
    let marquee = view.marquee
    if marquee.attributedText != text { marquee.attributedText = text }
    if marquee.fontSize != fontSize {
      marquee.fontSize = fontSize
      view.invalidateIntrinsicContentSize()
    }
    if marquee.textColor != textColor { marquee.textColor = textColor }
    marquee.speed = speed
    marquee.gap = gap
    marquee.isDraggable = isDraggable
    view.setNeedsLayout()
  }
}

/// A running text with a line below it that says how it is.
final class RunningTextView: UIView {
  let marquee = MarqueeView()
  private let state = UILabel()

  init() {
    super.init(frame: .zero)
    marquee.fadeLength = 24
    marquee.onRunningChange = { [weak self] _ in self?.tellState() }
    state.font = .preferredFont(forTextStyle: .caption1)
    addSubview(marquee)
    addSubview(state)
  }

  required init?(coder: NSCoder) { nil }

  /// As wide as it is made, since the text may be any length.
  override var intrinsicContentSize: CGSize {
    CGSize(
      width: UIView.noIntrinsicMetric,
      height: marquee.intrinsicContentSize.height + 8 + state.intrinsicContentSize.height)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let height = marquee.intrinsicContentSize.height
    marquee.frame = CGRect(x: 0, y: 0, width: bounds.width, height: height)
    state.frame = CGRect(
      x: 0, y: height + 8, width: bounds.width, height: max(bounds.height - height - 8, 0))
    // Whether the text fits is known when it is laid out.
    marquee.layoutIfNeeded()
    tellState()
  }

  private func tellState() {
    let text = RunningTextPage.state(
      isRunning: marquee.isRunning, needsScrolling: marquee.needsScrolling,
      isDraggable: marquee.isDraggable)
    if state.text != text { state.text = text }
  }
}
