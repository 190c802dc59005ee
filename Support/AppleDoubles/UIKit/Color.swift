open class UIColor: NSObject, @unchecked Sendable {
  private let fixed: CGColor
  private let provider: ((UITraitCollection) -> UIColor)?
  /// Of a dynamic colour the one for light.
  public var cgColor: CGColor { fixed }
  @available(iOS 13.0, macCatalyst 13.1, tvOS 13.0, *)
  public init(dynamicProvider: @escaping (UITraitCollection) -> UIColor) {
    provider = dynamicProvider
    #if os(Linux)
      nonisolated(unsafe) let make = dynamicProvider
      fixed = MainActor.assumeIsolated { make(UITraitCollection(double: .large)).cgColor }
    #else
      fixed = CGColor(red: 0, green: 0, blue: 0, alpha: 1)
    #endif
  }
  @available(iOS 13.0, macCatalyst 13.1, tvOS 13.0, *)
  open func resolvedColor(with traitCollection: UITraitCollection) -> UIColor {
    provider?(traitCollection) ?? self
  }
  public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    provider = nil
    fixed = CGColor(red: red, green: green, blue: blue, alpha: alpha)
  }
  public convenience init(white: CGFloat, alpha: CGFloat) {
    self.init(red: white, green: white, blue: white, alpha: alpha)
  }
  public convenience init(cgColor: CGColor) {
    self.init(red: cgColor.red, green: cgColor.green, blue: cgColor.blue, alpha: cgColor.alpha)
  }
  open func withAlphaComponent(_ alpha: CGFloat) -> UIColor {
    UIColor(red: cgColor.red, green: cgColor.green, blue: cgColor.blue, alpha: alpha)
  }
  open class var black: UIColor { UIColor(white: 0, alpha: 1) }
  open class var white: UIColor { UIColor(white: 1, alpha: 1) }
  open class var clear: UIColor { UIColor(white: 0, alpha: 0) }
  open class var red: UIColor { UIColor(red: 1, green: 0, blue: 0, alpha: 1) }
  open class var green: UIColor { UIColor(red: 0, green: 1, blue: 0, alpha: 1) }
  open class var blue: UIColor { UIColor(red: 0, green: 0, blue: 1, alpha: 1) }
  @available(iOS 13.0, macCatalyst 13.1, tvOS 13.0, *)
  open class var label: UIColor { UIColor(white: 0, alpha: 1) }
  @available(iOS 13.0, macCatalyst 13.1, tvOS 13.0, *)
  open class var secondaryLabel: UIColor {
    UIColor(red: 60 / 255, green: 60 / 255, blue: 67 / 255, alpha: 0.6)
  }
  @available(iOS 13.0, macCatalyst 13.1, tvOS 13.0, *)
  open class var separator: UIColor {
    UIColor(red: 60 / 255, green: 60 / 255, blue: 67 / 255, alpha: 0.29)
  }
  #if !os(tvOS)
  @available(iOS 13.0, macCatalyst 13.1, *)
  open class var secondarySystemBackground: UIColor {
    UIColor(red: 242 / 255, green: 242 / 255, blue: 247 / 255, alpha: 1)
  }
  #endif
  open class var systemBlue: UIColor { UIColor(red: 0, green: 122 / 255, blue: 1, alpha: 1) }
  open class var systemRed: UIColor {
    UIColor(red: 1, green: 59 / 255, blue: 48 / 255, alpha: 1)
  }
  open class var systemPurple: UIColor {
    UIColor(red: 175 / 255, green: 82 / 255, blue: 222 / 255, alpha: 1)
  }
}
