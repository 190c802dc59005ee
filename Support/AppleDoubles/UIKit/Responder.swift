@_exported public import QuartzCore

@MainActor open class UIResponder: NSObject {
  public override init() { super.init() }
  open var next: UIResponder? { nil }
  /// One of the standard edit actions.
  open func select(_ sender: Any?) {}
  open var canBecomeFirstResponder: Bool { false }
  open private(set) var isFirstResponder = false
  @discardableResult open func becomeFirstResponder() -> Bool {
    isFirstResponder = canBecomeFirstResponder
    return isFirstResponder
  }
  @discardableResult open func resignFirstResponder() -> Bool {
    isFirstResponder = false
    return true
  }

  open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesBegan(touches, with: event)
  }
  open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesMoved(touches, with: event)
  }
  open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesEnded(touches, with: event)
  }
  open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesCancelled(touches, with: event)
  }
  open func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    next?.pressesBegan(presses, with: event)
  }
  open func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    next?.pressesEnded(presses, with: event)
  }
  open func pressesChanged(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    next?.pressesChanged(presses, with: event)
  }
  open func pressesCancelled(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    next?.pressesCancelled(presses, with: event)
  }

  // Apple declares these on NSObject.
  open var isAccessibilityElement: Bool {
    get { givenIsElement ?? isElementByItself }
    set { givenIsElement = newValue }
  }
  private var givenIsElement: Bool?
  /// Whether it is an element unless somebody says otherwise, as labels and controls are.
  var isElementByItself: Bool { false }
  open var accessibilityLabel: String?
  open var accessibilityHint: String?
  open var accessibilityValue: String?
  open var accessibilityIdentifier: String?
  open var accessibilityTraits = UIAccessibilityTraits.none
  open var accessibilityElementsHidden = false
  @available(iOS 8.0, macCatalyst 13.1, tvOS 9.0, *)
  open var accessibilityElements: [Any]?
  open var accessibilityCustomActions: [UIAccessibilityCustomAction]?
  open func accessibilityElementIsFocused() -> Bool {
    #if os(Linux)
      UIAccessibility.doubleFocused === self
    #else
      false
    #endif
  }
  open func accessibilityActivate() -> Bool { false }
  open func accessibilityIncrement() {}
  open func accessibilityDecrement() {}
  open func accessibilityScroll(_ direction: UIAccessibilityScrollDirection) -> Bool { false }

  // Interface Builder.
  open func prepareForInterfaceBuilder() {}
  open func awakeFromNib() {}
}

public struct UIAccessibilityTraits: OptionSet, Sendable {
  public let rawValue: UInt64
  public init(rawValue: UInt64) { self.rawValue = rawValue }
  public static let none: Self = []
  public static let button = Self(rawValue: 1 << 0)
  public static let link = Self(rawValue: 1 << 1)
  public static let image = Self(rawValue: 1 << 2)
  public static let staticText = Self(rawValue: 1 << 6)
  public static let updatesFrequently = Self(rawValue: 1 << 9)
  public static let adjustable = Self(rawValue: 1 << 12)
}

public enum UIAccessibilityScrollDirection: Int, Sendable {
  case right = 1, left, up, down, next, previous
}

@MainActor open class UIAccessibilityElement: UIResponder {
  open weak var accessibilityContainer: AnyObject?
  @available(iOS 10.0, macCatalyst 13.1, tvOS 10.0, *)
  open var accessibilityFrameInContainerSpace = CGRect.zero
  public init(accessibilityContainer container: Any) {
    super.init()
    accessibilityContainer = container as AnyObject
    isAccessibilityElement = true
  }
}

@MainActor open class UIAccessibilityCustomAction: NSObject {
  open var name: String
  private let handler: (UIAccessibilityCustomAction) -> Bool
  @available(iOS 13.0, macCatalyst 13.1, tvOS 13.0, *)
  public init(name: String, actionHandler: @escaping (UIAccessibilityCustomAction) -> Bool) {
    self.name = name
    handler = actionHandler
    super.init()
  }
  #if os(Linux)
    /// Test control.
    @discardableResult public func perform() -> Bool { handler(self) }
  #endif
}

@MainActor public enum UIAccessibility {
  public struct Notification: Hashable, Sendable, RawRepresentable {
    public var rawValue: UInt32
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    public static let layoutChanged = Self(rawValue: 1001)
    public static let announcement = Self(rawValue: 1008)
    public static let pageScrolled = Self(rawValue: 1009)
  }
  /// Test control: set these and post the notification.
  public static var doubleReduceMotion = false
  public static var doubleVoiceOver = false
  public static var doubleSwitchControl = false
  public private(set) static var doublePosts: [(notification: Notification, argument: Any?)] = []

  public static var isReduceMotionEnabled: Bool { doubleReduceMotion }
  public static var isVoiceOverRunning: Bool { doubleVoiceOver }
  public static var isSwitchControlRunning: Bool { doubleSwitchControl }
  nonisolated public static let reduceMotionStatusDidChangeNotification = Foundation.Notification.Name(
    "UIAccessibilityReduceMotionStatusDidChangeNotification")
  nonisolated public static let voiceOverStatusDidChangeNotification = Foundation.Notification.Name(
    "UIAccessibilityVoiceOverStatusDidChangeNotification")
  nonisolated public static let switchControlStatusDidChangeNotification = Foundation.Notification.Name(
    "UIAccessibilitySwitchControlStatusDidChangeNotification")
  public static func post(notification: Notification, argument: Any?) {
    doublePosts.append((notification, argument))
  }

  public struct AssistiveTechnologyIdentifier: Hashable, Sendable, RawRepresentable {
    public var rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let notificationVoiceOver = Self(rawValue: "VoiceOver")
  }
  /// Test control: what the screen reader stands on.
  public static var doubleFocused: AnyObject?
  public static func focusedElement(
    using assistiveTechnologyIdentifier: AssistiveTechnologyIdentifier?
  ) -> Any? { doubleFocused }
}
