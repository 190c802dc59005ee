open class UIFont: NSObject, @unchecked Sendable {
  public struct Weight: Hashable, Sendable, RawRepresentable {
    public var rawValue: CGFloat
    public init(rawValue: CGFloat) { self.rawValue = rawValue }
    public static let regular = Weight(rawValue: 0)
    public static let medium = Weight(rawValue: 0.23)
    public static let semibold = Weight(rawValue: 0.3)
    public static let bold = Weight(rawValue: 0.4)
  }
  public struct TextStyle: Hashable, Sendable, RawRepresentable {
    public var rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let body = TextStyle(rawValue: "UICTFontTextStyleBody")
    public static let caption1 = TextStyle(rawValue: "UICTFontTextStyleCaption1")
    public static let headline = TextStyle(rawValue: "UICTFontTextStyleHeadline")
  }
  public let pointSize: CGFloat
  let weight: Weight
  init(size: CGFloat, weight: Weight) {
    pointSize = size
    self.weight = weight
  }
  open class func systemFont(ofSize fontSize: CGFloat) -> UIFont {
    UIFont(size: fontSize, weight: .regular)
  }
  open class func systemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont {
    UIFont(size: fontSize, weight: weight)
  }
  open class func boldSystemFont(ofSize fontSize: CGFloat) -> UIFont {
    UIFont(size: fontSize, weight: .bold)
  }
  open class func preferredFont(forTextStyle style: TextStyle) -> UIFont {
    UIFont(size: style.size, weight: style == .headline ? .semibold : .regular)
  }
  @MainActor open class func preferredFont(
    forTextStyle style: TextStyle, compatibleWith traitCollection: UITraitCollection?
  ) -> UIFont {
    let factor = traitCollection?.preferredContentSizeCategory.factor ?? 1
    return UIFont(
      size: (style.size * factor).rounded(), weight: style == .headline ? .semibold : .regular)
  }
  open func withSize(_ fontSize: CGFloat) -> UIFont { UIFont(size: fontSize, weight: weight) }
  open var lineHeight: CGFloat { pointSize * 1.193 }
  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UIFont else { return false }
    return other.pointSize == pointSize && other.weight == weight
  }
}

extension UIFont.TextStyle {
  fileprivate var size: CGFloat { self == .caption1 ? 12 : 17 }
}

open class UIFontMetrics: NSObject {
  open class var `default`: UIFontMetrics { UIFontMetrics() }
  public override init() {}
  @MainActor open func scaledFont(
    for font: UIFont, compatibleWith traitCollection: UITraitCollection?
  ) -> UIFont {
    font.withSize(font.pointSize * (traitCollection?.preferredContentSizeCategory.factor ?? 1))
  }
}

extension UIFontMetrics {
  @MainActor public func scaledValue(
    for value: CGFloat, compatibleWith traitCollection: UITraitCollection?
  ) -> CGFloat {
    value * (traitCollection?.preferredContentSizeCategory.factor ?? 1)
  }
}

#if !canImport(ObjectiveC)
  public enum NSTextAlignment: Int, Sendable { case left, center, right, justified, natural }
#endif
public enum NSLineBreakMode: Int, Sendable {
  case byWordWrapping, byCharWrapping, byClipping, byTruncatingHead, byTruncatingTail
  case byTruncatingMiddle
}
public struct NSStringDrawingOptions: OptionSet, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }
  public static let usesLineFragmentOrigin = Self(rawValue: 1)
  public static let usesFontLeading = Self(rawValue: 2)
}
open class NSStringDrawingContext: NSObject {}

extension NSAttributedString.Key {
  public static let font = NSAttributedString.Key(rawValue: "NSFont")
  public static let foregroundColor = NSAttributedString.Key(rawValue: "NSColor")
  public static let underlineStyle = NSAttributedString.Key(rawValue: "NSUnderline")
  public static let strikethroughStyle = NSAttributedString.Key(rawValue: "NSStrikethrough")
  public static let kern = NSAttributedString.Key(rawValue: "NSKern")
}

extension NSAttributedString {
  public func size() -> CGSize {
    #if os(Linux)
      TextLayout(self).size
    #else
      .zero
    #endif
  }
  public func boundingRect(
    with size: CGSize, options: NSStringDrawingOptions = [], context: NSStringDrawingContext?
  ) -> CGRect {
    CGRect(origin: .zero, size: self.size())
  }
  @MainActor public func draw(at point: CGPoint) {
    #if os(Linux)
      Canvas.current?.draw(TextLayout(self), at: point)
    #endif
  }
}

@MainActor open class UILabel: UIView {
  override var isElementByItself: Bool { true }
  open var text: String? { didSet { attributed = nil } }
  open var attributedText: NSAttributedString? {
    get { attributed ?? plain }
    set { attributed = newValue }
  }
  open var font: UIFont! = .systemFont(ofSize: 17)
  open var textColor: UIColor! = .black
  open var textAlignment = NSTextAlignment.natural
  open var numberOfLines = 1
  open var lineBreakMode = NSLineBreakMode.byTruncatingTail
  @available(iOS 10.0, macCatalyst 13.1, tvOS 10.0, *)
  open var adjustsFontForContentSizeCategory = false
  open var adjustsFontSizeToFitWidth = false
  private var attributed: NSAttributedString?
  private var plain: NSAttributedString? {
    text.map {
      NSAttributedString(
        string: $0,
        attributes: [
          .font: font ?? .systemFont(ofSize: 17), .foregroundColor: textColor ?? .black,
        ])
    }
  }
  open override func sizeThatFits(_ size: CGSize) -> CGSize { attributedText?.size() ?? .zero }
  open override var intrinsicContentSize: CGSize { sizeThatFits(.zero) }

  #if os(Linux)
    open override func draw(_ rect: CGRect) {
      guard let attributedText else { return }
      let layout = TextLayout(attributedText, lines: 1)
      let free = bounds.width - layout.size.width
      let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
      let x: CGFloat
      switch textAlignment {
      case .center: x = free / 2
      case .right: x = free
      case .natural: x = isMirrored ? free : 0
      default: x = 0
      }
      Canvas.current?.draw(layout, at: CGPoint(x: x, y: (bounds.height - layout.size.height) / 2))
    }
  #endif
}
