@MainActor public protocol UIFocusEnvironment: NSObjectProtocol {
  var preferredFocusEnvironments: [any UIFocusEnvironment] { get }
  func setNeedsFocusUpdate()
  func updateFocusIfNeeded()
}
extension UIView: UIFocusEnvironment {}

@MainActor open class UIFocusUpdateContext: NSObject {
  open internal(set) var focusHeading: UIFocusHeading = []
  open weak var nextFocusedView: UIView?
  open weak var previouslyFocusedView: UIView?
}

@MainActor open class UIFocusAnimationCoordinator: NSObject {
  open func addCoordinatedAnimations(
    _ animations: (() -> Void)?, completion: (() -> Void)? = nil
  ) {
    animations?()
    completion?()
  }
}

@available(iOS 12.0, macCatalyst 13.1, tvOS 12.0, *)
@MainActor open class UIFocusSystem: NSObject {
  nonisolated public static let movementDidFailNotification = Foundation.Notification.Name(
    "UIFocusMovementDidFailNotification")
  nonisolated public static let focusUpdateContextUserInfoKey = "UIFocusUpdateContextKey"
}

#if os(Linux)
  extension UIWindow {
    var focused: UIView? { all { $0.isFocused }.first }
    private func all(_ isWanted: (UIView) -> Bool) -> [UIView] {
      var found: [UIView] = []
      func walk(_ view: UIView) {
        if isWanted(view) { found.append(view) }
        for view in view.subviews { walk(view) }
      }
      walk(self)
      return found
    }

    // MARK: Buttons, keys and swipes

    /// Test control: a remote's button, for who has the focus; an arrow may move that.
    ///
    /// As Apple says, tap recognisers hear of Select, too.
    ///
    /// - Parameter focusFirst: Whether the focus is asked before the press is told: Apple says of
    ///   neither order.
    public func press(_ type: UIPress.PressType, focusFirst: Bool = false) {
      guard let focused else { return }
      if focusFirst { moveFocus(type, from: focused) }
      tell(UIPress(double: type), to: focused)
      if !focusFirst { moveFocus(type, from: focused) }
    }

    /// Test control: a key of a keyboard, for the first responder, else for who has the focus; an arrow
    /// may move that.
    public func type(_ code: UIKeyboardHIDUsage, modifierFlags: UIKeyModifierFlags = []) {
      let first = all { $0.isFirstResponder }.first
      guard let view = first ?? focused else { return }
      let key = UIKey(double: code, modifierFlags: modifierFlags)
      tell(UIPress(double: .select, key: key), to: view, isKey: true)
      let arrows: [UIKeyboardHIDUsage: UIPress.PressType] = [
        .keyboardLeftArrow: .leftArrow, .keyboardRightArrow: .rightArrow,
        .keyboardUpArrow: .upArrow, .keyboardDownArrow: .downArrow,
      ]
      if let focused, let type = arrows[code] { moveFocus(type, from: focused) }
    }

    /// Test control: a finger goes over a remote's surface. What has the focus is told of an indirect
    /// touch, and the focus may move; no button is pressed.
    public func swipe(_ type: UIPress.PressType) {
      guard let focused, let way = UIWindow.ways[type] else { return }
      let finger = Finger(self, type: .indirect)
      let start = finger.focus
      finger.down(start.x, start.y)
      for step in 1...10 {
        let length = CGFloat(step) * 30
        finger.move(start.x + way.x * length, start.y + way.y * length)
      }
      moveFocus(type, from: focused)
      finger.up()
    }

    private func tell(_ press: UIPress, to view: UIView, isKey: Bool = false) {
      view.pressesBegan([press], with: nil)
      guard !isKey, let tap = tap(for: press, from: view) else {
        return view.pressesEnded([press], with: nil)
      }
      tap.state = .ended
      tap.act()
      tap.state = .possible
      view.pressesCancelled([press], with: nil)
    }

    private func tap(for press: UIPress, from view: UIView) -> UIGestureRecognizer? {
      var at: UIView? = view
      while let here = at {
        let tap = here.gestureRecognizers?.first { recognizer in
          recognizer is UITapGestureRecognizer && recognizer.isEnabled
            && recognizer.allowedPressTypes.contains { $0.intValue == press.type.rawValue }
            && here.gestureRecognizerShouldBegin(recognizer)
        }
        if let tap { return tap }
        at = here.superview
      }
      return nil
    }

    // MARK: Moving

    private typealias Way = (heading: UIFocusHeading, x: CGFloat, y: CGFloat)
    private static let ways: [UIPress.PressType: Way] = [
      .leftArrow: (.left, -1, 0), .rightArrow: (.right, 1, 0), .upArrow: (.up, 0, -1),
      .downArrow: (.down, 0, 1),
    ]

    private func moveFocus(_ type: UIPress.PressType, from focused: UIView) {
      guard let way = UIWindow.ways[type] else { return }
      func middle(_ view: UIView) -> CGPoint {
        view.convert(CGPoint(x: view.bounds.midX, y: view.bounds.midY), to: self)
      }
      let here = middle(focused)
      func distance(_ view: UIView) -> CGFloat {
        let there = middle(view)
        return (there.x - here.x) * way.x + (there.y - here.y) * way.y
      }
      let next = all { $0.isFocusable && $0 !== focused && distance($0) > 0 }
        .min { distance($0) < distance($1) }
      let context = UIFocusUpdateContext()
      context.focusHeading = way.heading
      context.previouslyFocusedView = focused
      guard let next else {
        return NotificationCenter.default.post(
          name: UIFocusSystem.movementDidFailNotification, object: nil,
          userInfo: [UIFocusSystem.focusUpdateContextUserInfoKey: context])
      }
      context.nextFocusedView = next
      move(context)
    }

    /// Moves the focus, unless somebody around where it is or goes refuses.
    fileprivate func move(_ context: UIFocusUpdateContext) {
      let (old, new) = (context.previouslyFocusedView, context.nextFocusedView)
      var around = old?.chain ?? []
      for view in new?.chain ?? [] where !around.contains(where: { $0 === view }) {
        around.append(view)
      }
      guard around.allSatisfy({ $0.shouldUpdateFocus(in: context) }) else { return }
      old?.isFocused = false
      new?.isFocused = true
      let coordinator = UIFocusAnimationCoordinator()
      for view in around { view.didUpdateFocus(in: context, with: coordinator) }
    }

    /// Puts the focus where who asked for it prefers, if it is inside that.
    func updateFocus() {
      guard let asking = needsFocus else { return }
      needsFocus = nil
      guard let focused, focused.isDescendant(of: asking), let next = asking.preferred,
        next !== focused
      else { return }
      let context = UIFocusUpdateContext()
      context.previouslyFocusedView = focused
      context.nextFocusedView = next
      move(context)
    }
  }

  extension UIView {
    /// It and all that is around it.
    fileprivate var chain: [UIView] { [self] + (superview?.chain ?? []) }

    /// Whether the focus can go there: nothing around it takes it for itself, and some of it is seen.
    fileprivate var isFocusable: Bool {
      guard canBecomeFocused, let window else { return false }
      var seen = convert(bounds, to: window)
      for view in chain {
        guard !view.isHidden, view.alpha > 0.01, view.isUserInteractionEnabled,
          view === self || !view.canBecomeFocused
        else { return false }
        if view !== self, view.clipsToBounds {
          seen = seen.intersection(view.convert(view.bounds, to: window))
        }
      }
      return seen.width > 1 && seen.height > 1
    }

    fileprivate var preferred: UIView? {
      for environment in preferredFocusEnvironments {
        if let view = (environment as? UIView)?.preferred { return view }
      }
      if canBecomeFocused { return self }
      return subviews.lazy.compactMap(\.preferred).first
    }

    /// Test control: the focus moves here, or away; nobody is asked.
    public func setFocus(_ focused: Bool) {
      let context = UIFocusUpdateContext()
      isFocused = focused
      if focused { context.nextFocusedView = self } else { context.previouslyFocusedView = self }
      let coordinator = UIFocusAnimationCoordinator()
      for view in chain { view.didUpdateFocus(in: context, with: coordinator) }
    }
  }
#endif

public struct UIFocusHeading: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static let up = Self(rawValue: 1)
  public static let down = Self(rawValue: 2)
  public static let left = Self(rawValue: 4)
  public static let right = Self(rawValue: 8)
  public static let next = Self(rawValue: 16)
  public static let previous = Self(rawValue: 32)
}
