public struct LocalizedStringKey: Equatable, ExpressibleByStringInterpolation, Sendable {
  let key: String
  public init(_ value: String) { key = value }
  public init(stringLiteral value: String) { key = value }
}

public struct Text: Equatable, Sendable {
  var string: String
  /// What says more than the words.
  var source: AttributedString?
  var ownFont: Font?
  var ownColor: Color?
  var weight: Font.Weight?
  public init(verbatim content: String) { string = content }
  @_disfavoredOverload public init<S: StringProtocol>(_ content: S) { string = String(content) }
  public init(
    _ key: LocalizedStringKey, tableName: String? = nil, bundle: Bundle? = nil,
    comment: StaticString? = nil
  ) { string = key.key }
  public init(_ attributedContent: AttributedString) {
    string = String(attributedContent.characters)
    source = attributedContent
  }
}
extension Text: View {
  public typealias Body = Never
}

extension Text {
  public func font(_ font: Font?) -> Text {
    var text = self
    text.ownFont = font
    return text
  }
  public func fontWeight(_ weight: Font.Weight?) -> Text {
    var text = self
    text.weight = weight
    return text
  }
  public func bold() -> Text { fontWeight(.bold) }
  public func foregroundColor(_ color: Color?) -> Text {
    var text = self
    text.ownColor = color
    return text
  }
}

public struct Font: Hashable, Sendable {
  public enum TextStyle: CaseIterable, Hashable, Sendable {
    case largeTitle, title, title2, title3, headline, subheadline, body, callout, footnote
    case caption, caption2
  }
  public struct Weight: Hashable, Sendable {
    let value: CGFloat
    public static let light = Weight(value: -0.4)
    public static let regular = Weight(value: 0)
    public static let medium = Weight(value: 0.23)
    public static let semibold = Weight(value: 0.3)
    public static let bold = Weight(value: 0.4)
  }
  public enum Design: Hashable, Sendable {
    case `default`, serif, rounded, monospaced
  }
  enum Size: Hashable, Sendable {
    case fixed(CGFloat)
    case style(TextStyle)
  }
  let size: Size
  var weight: Weight?

  @available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
  public static func system(size: CGFloat, weight: Weight? = nil, design: Design? = nil) -> Font {
    Font(size: .fixed(size), weight: weight)
  }
  @_disfavoredOverload
  public static func system(size: CGFloat, weight: Weight = .regular, design: Design = .default)
    -> Font
  { Font(size: .fixed(size), weight: weight) }
  @_disfavoredOverload
  public static func system(_ style: TextStyle, design: Design = .default) -> Font {
    Font(size: .style(style))
  }
  public static let largeTitle = Font(size: .style(.largeTitle))
  public static let title = Font(size: .style(.title))
  public static let title2 = Font(size: .style(.title2))
  public static let title3 = Font(size: .style(.title3))
  public static let headline = Font(size: .style(.headline))
  public static let subheadline = Font(size: .style(.subheadline))
  public static let body = Font(size: .style(.body))
  public static let callout = Font(size: .style(.callout))
  public static let footnote = Font(size: .style(.footnote))
  public static let caption = Font(size: .style(.caption))
  public static let caption2 = Font(size: .style(.caption2))
  public func weight(_ weight: Weight) -> Font { Font(size: size, weight: weight) }
  public func bold() -> Font { weight(.bold) }
}

extension View {
  nonisolated public func font(_ font: Font?) -> some View { environment(\.font, font) }
}
