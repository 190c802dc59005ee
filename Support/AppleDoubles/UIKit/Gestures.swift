@MainActor open class UITouch: NSObject {
  public enum Phase: Int, Sendable { case began, moved, stationary, ended, cancelled }
  public enum TouchType: Int, Sendable {
    case direct, indirect, pencil, indirectPointer
    public static var stylus: TouchType { .pencil }
  }
  open internal(set) var timestamp: TimeInterval = 0
  open internal(set) var phase = Phase.began
  open internal(set) var tapCount = 1
  open internal(set) var type = TouchType.direct
  open internal(set) weak var window: UIWindow?
  open internal(set) weak var view: UIView?
  open internal(set) var gestureRecognizers: [UIGestureRecognizer]?
  var point = CGPoint.zero
  open func location(in view: UIView?) -> CGPoint { window?.convert(point, to: view) ?? point }
}

@MainActor open class UIEvent: NSObject {
  public enum EventType: Int, Sendable {
    case touches, motion, remoteControl, presses
    @available(iOS 13.4, macCatalyst 13.4, *)
    case scroll = 10
    @available(iOS 13.4, macCatalyst 13.4, *)
    case hover = 11
  }
  open internal(set) var type = EventType.touches
  open internal(set) var timestamp: TimeInterval = 0
  open internal(set) var allTouches: Set<UITouch>?
  open func coalescedTouches(for touch: UITouch) -> [UITouch]? { [touch] }
}

@MainActor open class UIPress: NSObject {
  public enum PressType: Int, Sendable {
    case upArrow, downArrow, leftArrow, rightArrow, select, menu, playPause
  }
  open internal(set) var type: PressType
  @available(iOS 13.4, macCatalyst 13.4, tvOS 13.4, *)
  open internal(set) var key: UIKey?
  /// Test control.
  public init(double type: PressType, key: UIKey? = nil) {
    self.type = type
    self.key = key
    super.init()
  }
}
@MainActor open class UIPressesEvent: UIEvent {}

@available(iOS 13.4, macCatalyst 13.4, tvOS 13.4, *)
@MainActor open class UIKey: NSObject {
  open internal(set) var keyCode: UIKeyboardHIDUsage
  open internal(set) var modifierFlags: UIKeyModifierFlags
  public init(double keyCode: UIKeyboardHIDUsage, modifierFlags: UIKeyModifierFlags = []) {
    self.keyCode = keyCode
    self.modifierFlags = modifierFlags
    super.init()
  }
}

public struct UIKeyModifierFlags: OptionSet, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }
  public static let alphaShift = Self(rawValue: 1 << 16)
  public static let shift = Self(rawValue: 1 << 17)
  public static let control = Self(rawValue: 1 << 18)
  public static let alternate = Self(rawValue: 1 << 19)
  public static let command = Self(rawValue: 1 << 20)
  public static let numericPad = Self(rawValue: 1 << 21)
}

@available(iOS 13.4, macCatalyst 13.4, tvOS 13.4, *)
public enum UIKeyboardHIDUsage: Int, Sendable {
  case keyboardReturnOrEnter = 0x28
  case keyboardEscape = 0x29
  case keyboardSpacebar = 0x2C
  case keyboardHome = 0x4A
  case keyboardEnd = 0x4D
  case keyboardRightArrow = 0x4F
  case keyboardLeftArrow = 0x50
  case keyboardDownArrow = 0x51
  case keyboardUpArrow = 0x52
}

@MainActor public protocol UIGestureRecognizerDelegate: NSObjectProtocol {
  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch
  ) -> Bool
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool
}

extension UIGestureRecognizerDelegate {
  public func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    true
  }
  public func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch
  ) -> Bool { true }
  public func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool { false }
}

@MainActor open class UIGestureRecognizer: NSObject {
  public enum State: Int, Sendable { case possible, began, changed, ended, cancelled, failed }
  open var state = State.possible
  open var isEnabled = true
  open var cancelsTouchesInView = true
  open var delaysTouchesBegan = false
  open var delaysTouchesEnded = true
  open var allowedTouchTypes: [NSNumber] = [0, 1, 2, 3].map { NSNumber(value: $0) }
  open var allowedPressTypes: [NSNumber] = []
  open var name: String?
  open weak var delegate: (any UIGestureRecognizerDelegate)?
  open internal(set) weak var view: UIView?
  open internal(set) var numberOfTouches = 0
  var touch: UITouch?
  var handlers: [@MainActor (UIGestureRecognizer) -> Void] = []

  #if canImport(ObjectiveC)
    public init(target: Any?, action: Selector?) { super.init() }
    public convenience override init() { self.init(target: nil, action: nil) }
    open func addTarget(_ target: Any, action: Selector) {}
  #else
    public override init() { super.init() }
    /// Test control: stands for a target and an action.
    public func addHandler(_ body: @escaping @MainActor (UIGestureRecognizer) -> Void) {
      handlers.append(body)
    }
  #endif
  open func location(in view: UIView?) -> CGPoint { touch?.location(in: view) ?? .zero }
  open func require(toFail otherGestureRecognizer: UIGestureRecognizer) {}

  open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {}
  open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {}
  open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {}
  open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {}
  open func reset() {}
  open func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool { true }
  open func canBePrevented(by preventingGestureRecognizer: UIGestureRecognizer) -> Bool { true }
  @available(iOS 13.4, macCatalyst 13.4, tvOS 13.4, *)
  open func shouldReceive(_ event: UIEvent) -> Bool { true }

  func act() { for handler in handlers { handler(self) } }
}

@MainActor open class UITapGestureRecognizer: UIGestureRecognizer {
  // By Apple's word a tap recogniser is triggered by a remote's Select button.
  #if canImport(ObjectiveC)
    public override init(target: Any?, action: Selector?) {
      super.init(target: target, action: action)
      allowedPressTypes = [NSNumber(value: UIPress.PressType.select.rawValue)]
    }
    public convenience init() { self.init(target: nil, action: nil) }
  #else
    public override init() {
      super.init()
      allowedPressTypes = [NSNumber(value: UIPress.PressType.select.rawValue)]
    }
  #endif
  open var numberOfTapsRequired = 1
  private var origin = CGPoint.zero
  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    origin = touches.first?.point ?? .zero
  }
  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    guard let point = touches.first?.point else { return }
    if abs(point.x - origin.x) > 10 || abs(point.y - origin.y) > 10 { state = .failed }
  }
  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    if state == .possible { state = .ended }
  }
  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    state = .failed
  }
}

#if !os(tvOS)
@available(iOS 13.4, macCatalyst 13.4, *)
public struct UIScrollTypeMask: OptionSet, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }
  public static let discrete = Self(rawValue: 1)
  public static let continuous = Self(rawValue: 2)
  public static let all = Self(rawValue: 3)
}
#endif

@MainActor open class UIPanGestureRecognizer: UIGestureRecognizer {
  open var minimumNumberOfTouches = 1
  open var maximumNumberOfTouches = Int.max
  #if !os(tvOS)
    @available(iOS 13.4, macCatalyst 13.4, *)
    open var allowedScrollTypesMask: UIScrollTypeMask {
      get { UIScrollTypeMask(rawValue: mask) }
      set { mask = newValue.rawValue }
    }
  #endif
  private var mask = 0
  private var isScrolling = false
  private var origin = CGPoint.zero
  private var moved = CGPoint.zero
  /// Test control: the only direction in which it begins, as a scroll view's content allows.
  public var doubleAxis: (x: Bool, y: Bool) = (true, true)

  open func translation(in view: UIView?) -> CGPoint { moved }
  open func setTranslation(_ translation: CGPoint, in view: UIView?) { moved = translation }
  open func velocity(in view: UIView?) -> CGPoint { doubleVelocity }
  /// Test control.
  public var doubleVelocity = CGPoint.zero
  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    origin = touches.first?.point ?? .zero
    moved = .zero
  }
  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    guard let point = touches.first?.point else { return }
    moved = CGPoint(x: point.x - origin.x, y: point.y - origin.y)
    if state == .possible {
      if (doubleAxis.x && abs(moved.x) >= 10) || (doubleAxis.y && abs(moved.y) >= 10) {
        state = .began
      }
    } else if state == .began || state == .changed {
      state = .changed
    }
  }
  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    state = state == .possible ? .failed : .ended
  }
  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    state = state == .possible ? .failed : .cancelled
  }

  #if os(Linux)
    /// Test control: a trackpad or wheel scrolls by so many points, if the recogniser may begin.
    public func scroll(_ state: State, x: CGFloat = 0, y: CGFloat = 0) {
      if state == .began {
        // What it begins with is known when it is asked.
        doubleVelocity = CGPoint(x: x, y: y)
        isScrolling =
          doubleVelocity == .zero || view?.gestureRecognizerShouldBegin(self) ?? true
      }
      guard isScrolling else { return }
      self.state = state
      moved = CGPoint(x: moved.x + x, y: moved.y + y)
      act()
      if state == .ended || state == .cancelled {
        self.state = .possible
        moved = .zero
      }
    }
  #endif
}

// Types that a system lacks are left out there: for visionOS the compiler checks no availability here.
#if !os(tvOS) && !os(visionOS)
@MainActor open class UIScreenEdgePanGestureRecognizer: UIPanGestureRecognizer {
  /// Test control.
  public var doubleWidth: CGFloat = 20
  open var edges: UIRectEdge = []
  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesBegan(touches, with: event)
    guard let touch = touches.first else { return }
    let x = edges.contains(.right) ? (touch.window?.bounds.width ?? 0) - touch.point.x : touch.point.x
    if x > doubleWidth { state = .failed }
  }
}
#endif

public struct UIRectEdge: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static let top = Self(rawValue: 1 << 0)
  public static let left = Self(rawValue: 1 << 1)
  public static let bottom = Self(rawValue: 1 << 2)
  public static let right = Self(rawValue: 1 << 3)
  public static let all: Self = [.top, .left, .bottom, .right]
}

#if !os(tvOS)
@available(iOS 13.0, macCatalyst 13.1, *)
@MainActor open class UIHoverGestureRecognizer: UIGestureRecognizer {
  @available(iOS 16.1, macCatalyst 16.1, *)
  open var zOffset: CGFloat { 0 }
  #if os(Linux)
    /// Test control: a pointer comes, moves or goes.
    public func hover(_ state: State) {
      self.state = state
      act()
    }
  #endif
}
#endif

#if !os(tvOS)
@available(iOS 17.0, macCatalyst 17.0, *)
public struct UIShape: Sendable {}
@available(iOS 17.0, macCatalyst 17.0, *)
@MainActor open class UIHoverStyle: NSObject {
  open var isEnabled = true
  @preconcurrency public init(shape: UIShape? = nil) { super.init() }
}
#endif
