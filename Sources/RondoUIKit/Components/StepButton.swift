#if canImport(UIKit) && !os(watchOS)
  import RondoCore
  import UIKit

  /// A round button that goes a page in one direction.
  @MainActor final class StepButton: UIControl {
    private let sign = UILabel()

    init(_ text: String, press: @escaping () -> Void) {
      super.init(frame: CGRect(x: 0, y: 0, width: 32, height: 32))
      backgroundColor = .black.withAlphaComponent(0.35)
      layer.cornerRadius = 16
      sign.text = text
      sign.font = .boldSystemFont(ofSize: 20)
      sign.textColor = .white
      sign.textAlignment = .center
      sign.isUserInteractionEnabled = false
      addSubview(sign)
      isAccessibilityElement = true
      accessibilityTraits = .button
      answerGaze(true)
      addAction(UIAction { _ in press() }, for: [.touchUpInside, .primaryActionTriggered])
    }

    required init?(coder: NSCoder) { nil }

    override func layoutSubviews() {
      super.layoutSubviews()
      sign.frame = bounds
    }
  }

  @nonobjc extension ReelView {
    func updateButtons() {
      for button in buttons { button.removeFromSuperview() }
      buttons = []
      guard showsButtons else { return }
      // Physical: the arrow that points left goes where the left arrow key goes.
      buttons = [
        StepButton("\u{2039}") { [weak self] in self?.send(.arrow(x: -1, y: 0)) },
        StepButton("\u{203A}") { [weak self] in self?.send(.arrow(x: 1, y: 0)) },
      ]
      for button in buttons { addSubview(button) }
      setNeedsLayout()
    }

    func placeButtons() {
      guard let left = buttons.first, let right = buttons.last else { return }
      // Their radius and half of it again.
      let inset: CGFloat = 24
      left.center = CGPoint(x: inset, y: bounds.height / 2)
      right.center = CGPoint(x: bounds.width - inset, y: bounds.height / 2)
      let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
      left.accessibilityLabel = isMirrored ? ReelPhrases.next : ReelPhrases.previous
      right.accessibilityLabel = isMirrored ? ReelPhrases.previous : ReelPhrases.next
      // A remote pages without them, and what has the focus keeps it from what is inside.
      let isHidden = reel.strip.count < 2 || axis == .vertical || Remote.isAll
      for button in buttons { button.isHidden = isHidden }
    }
  }
#endif
