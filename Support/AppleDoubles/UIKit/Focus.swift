@MainActor open class UIFocusUpdateContext: NSObject {
  open internal(set) var focusHeading: UIFocusHeading = []
  open weak var nextFocusedView: UIView?
  open weak var previouslyFocusedView: UIView?
}
@MainActor open class UIFocusAnimationCoordinator: NSObject {}

#if os(Linux)
  extension UIWindow {
    private var focused: UIView? { all { $0.isFocused }.first }
    private func all(_ isWanted: (UIView) -> Bool) -> [UIView] {
      var found: [UIView] = []
      func walk(_ view: UIView) {
        if isWanted(view) { found.append(view) }
        for view in view.subviews { walk(view) }
      }
      walk(self)
      return found
    }

    /// Test control: a remote's or keyboard's button, for who has the focus; an arrow may move that.
    ///
    /// - Parameter focusFirst: Whether the focus is asked before the press is told: Apple says of
    ///   neither order.
    public func press(_ type: UIPress.PressType, focusFirst: Bool = false) {
      guard let focused else { return }
      if focusFirst { moveFocus(type, from: focused) }
      focused.pressesBegan([UIPress(double: type)], with: nil)
      focused.pressesEnded([UIPress(double: type)], with: nil)
      if !focusFirst { moveFocus(type, from: focused) }
    }

    private func moveFocus(_ type: UIPress.PressType, from focused: UIView) {
      let ways: [UIPress.PressType: (heading: UIFocusHeading, x: CGFloat, y: CGFloat)] = [
        .leftArrow: (.left, -1, 0), .rightArrow: (.right, 1, 0), .upArrow: (.up, 0, -1),
        .downArrow: (.down, 0, 1),
      ]
      guard let way = ways[type] else { return }
      func middle(_ view: UIView) -> CGPoint {
        view.convert(CGPoint(x: view.bounds.midX, y: view.bounds.midY), to: self)
      }
      let here = middle(focused)
      func distance(_ view: UIView) -> CGFloat {
        let there = middle(view)
        return (there.x - here.x) * way.x + (there.y - here.y) * way.y
      }
      let next = all { $0.canBecomeFocused && $0 !== focused && distance($0) > 0 }
        .min { distance($0) < distance($1) }
      guard let next else { return }
      let context = UIFocusUpdateContext()
      context.focusHeading = way.heading
      context.previouslyFocusedView = focused
      context.nextFocusedView = next
      var at: UIView? = focused
      while let view = at {
        guard view.shouldUpdateFocus(in: context) else { return }
        at = view.superview
      }
      focused.isFocused = false
      next.isFocused = true
      focused.didUpdateFocus(in: context, with: UIFocusAnimationCoordinator())
      next.didUpdateFocus(in: context, with: UIFocusAnimationCoordinator())
    }
  }

  extension UIView {
    /// Test control: the focus moves here, or away.
    public func setFocus(_ focused: Bool) {
      let context = UIFocusUpdateContext()
      isFocused = focused
      if focused { context.nextFocusedView = self } else { context.previouslyFocusedView = self }
      didUpdateFocus(in: context, with: UIFocusAnimationCoordinator())
    }
  }
#endif
