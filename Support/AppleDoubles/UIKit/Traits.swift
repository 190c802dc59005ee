public enum UIUserInterfaceLayoutDirection: Int, Sendable { case leftToRight, rightToLeft }
public enum UISemanticContentAttribute: Int, Sendable {
  case unspecified, playback, spatial, forceLeftToRight, forceRightToLeft
}
public enum UITraitEnvironmentLayoutDirection: Int, Sendable {
  case unspecified = -1, leftToRight, rightToLeft
}
#if canImport(ObjectiveC)
  @_exported public import UIKitTypes

  extension NSDirectionalEdgeInsets: @retroactive Equatable {
    public static func == (first: Self, second: Self) -> Bool {
      first.top == second.top && first.leading == second.leading && first.bottom == second.bottom
        && first.trailing == second.trailing
    }
  }
#else
  @available(iOS 11.0, macCatalyst 13.1, tvOS 11.0, *)
  public struct NSDirectionalEdgeInsets: Sendable, Equatable {
    public var top, leading, bottom, trailing: CGFloat
    public init(top: CGFloat, leading: CGFloat, bottom: CGFloat, trailing: CGFloat) {
      self.top = top
      self.leading = leading
      self.bottom = bottom
      self.trailing = trailing
    }
  }

  @available(iOS 13.0, macCatalyst 13.1, tvOS 13.0, *)
  public struct NSDirectionalRectEdge: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let top = Self(rawValue: 1 << 0)
    public static let leading = Self(rawValue: 1 << 1)
    public static let bottom = Self(rawValue: 1 << 2)
    public static let trailing = Self(rawValue: 1 << 3)
    public static let all: Self = [.top, .leading, .bottom, .trailing]
  }
#endif

public enum UIUserInterfaceStyle: Int, Sendable { case unspecified, light, dark }

public struct UIContentSizeCategory: Hashable, Sendable, RawRepresentable {
  public var rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public static let large = Self(rawValue: "UICTContentSizeCategoryL")
  public static let extraExtraExtraLarge = Self(rawValue: "UICTContentSizeCategoryXXXL")
  public static let accessibilityExtraExtraExtraLarge =
    Self(rawValue: "UICTContentSizeCategoryAccessibilityXXXL")
  nonisolated public static let didChangeNotification = Notification.Name(
    "UIContentSizeCategoryDidChangeNotification")
  /// How much larger than at the default text is.
  var factor: CGFloat {
    switch self {
    case .extraExtraExtraLarge: 23.0 / 17
    case .accessibilityExtraExtraExtraLarge: 53.0 / 17
    default: 1
    }
  }
}

@MainActor open class UITraitCollection: NSObject {
  public let preferredContentSizeCategory: UIContentSizeCategory
  public let layoutDirection: UITraitEnvironmentLayoutDirection
  public let displayScale: CGFloat
  nonisolated public let userInterfaceStyle: UIUserInterfaceStyle
  /// Test control.
  public init(
    double category: UIContentSizeCategory = .large,
    layoutDirection: UITraitEnvironmentLayoutDirection = .leftToRight, displayScale: CGFloat = 2,
    userInterfaceStyle: UIUserInterfaceStyle = .light
  ) {
    preferredContentSizeCategory = category
    self.layoutDirection = layoutDirection
    self.displayScale = displayScale
    self.userInterfaceStyle = userInterfaceStyle
    super.init()
  }
}

extension UITraitCollection {
  /// The same with a text size within limits.
  func limited(
    _ limits: (min: UIContentSizeCategory?, max: UIContentSizeCategory?)
  ) -> UITraitCollection {
    var category = preferredContentSizeCategory
    if let least = limits.min, category.factor < least.factor { category = least }
    if let most = limits.max, category.factor > most.factor { category = most }
    guard category != preferredContentSizeCategory else { return self }
    return UITraitCollection(
      double: category, layoutDirection: layoutDirection, displayScale: displayScale,
      userInterfaceStyle: userInterfaceStyle)
  }
}

@MainActor open class UIScreen: NSObject {
  open var maximumFramesPerSecond: Int { 120 }
  open var scale: CGFloat { 2 }
}

@MainActor open class UIScene: UIResponder {
  public enum ActivationState: Int, Sendable {
    case unattached = -1, foregroundActive, foregroundInactive, background
  }
  open internal(set) var activationState = ActivationState.foregroundActive
  @available(iOS 13.0, macCatalyst 13.1, tvOS 13.0, *)
  nonisolated public static let didActivateNotification =
    Notification.Name("UISceneDidActivateNotification")
  nonisolated public static let willDeactivateNotification =
    Notification.Name("UISceneWillDeactivateNotification")
  nonisolated public static let didEnterBackgroundNotification =
    Notification.Name("UISceneDidEnterBackgroundNotification")
  nonisolated public static let willEnterForegroundNotification =
    Notification.Name("UISceneWillEnterForegroundNotification")
}

@MainActor open class UIWindowScene: UIScene {
  open internal(set) var windows: [UIWindow] = []
  open var screen: UIScreen { UIScreen() }

  #if os(Linux)
    /// Test control: goes to the background, where layers lose their animations.
    public func enterBackground() {
      activationState = .foregroundInactive
      NotificationCenter.default.post(name: UIScene.willDeactivateNotification, object: self)
      activationState = .background
      NotificationCenter.default.post(name: UIScene.didEnterBackgroundNotification, object: self)
      for window in windows { window.loseAnimations() }
    }
    /// Test control.
    public func enterForeground() {
      activationState = .foregroundInactive
      NotificationCenter.default.post(name: UIScene.willEnterForegroundNotification, object: self)
      activationState = .foregroundActive
      NotificationCenter.default.post(name: UIScene.didActivateNotification, object: self)
    }
  #endif
}

@MainActor open class UIApplication: UIResponder {
  nonisolated public static let willResignActiveNotification =
    Notification.Name("UIApplicationWillResignActiveNotification")
  nonisolated public static let didBecomeActiveNotification =
    Notification.Name("UIApplicationDidBecomeActiveNotification")
  nonisolated public static let didEnterBackgroundNotification =
    Notification.Name("UIApplicationDidEnterBackgroundNotification")
  nonisolated public static let willEnterForegroundNotification =
    Notification.Name("UIApplicationWillEnterForegroundNotification")
}
