#if os(Linux)
  import UIKit
#endif

extension Text {
  /// A line under or through a text.
  public struct LineStyle: Hashable, Sendable {
    public static let single = LineStyle()
  }
}

extension AttributeScopes {
  /// What a `Text` shows of an attributed string.
  public struct SwiftUIAttributes: AttributeScope {
    public let font: FontAttribute
    public let foregroundColor: ForegroundColorAttribute
    public let underlineStyle: UnderlineStyleAttribute
    public let strikethroughStyle: StrikethroughStyleAttribute
    public let kern: KerningAttribute

    public enum FontAttribute: AttributedStringKey {
      public typealias Value = Font
      public static let name = "SwiftUI.Font"
    }
    public enum ForegroundColorAttribute: AttributedStringKey {
      public typealias Value = Color
      public static let name = "SwiftUI.ForegroundColor"
    }
    public enum UnderlineStyleAttribute: AttributedStringKey {
      public typealias Value = Text.LineStyle
      public static let name = "SwiftUI.UnderlineStyle"
    }
    public enum StrikethroughStyleAttribute: AttributedStringKey {
      public typealias Value = Text.LineStyle
      public static let name = "SwiftUI.StrikethroughStyle"
    }
    public enum KerningAttribute: AttributedStringKey {
      public typealias Value = CGFloat
      public static let name = "SwiftUI.Kern"
    }
  }
  public var swiftUI: SwiftUIAttributes.Type { SwiftUIAttributes.self }
}
extension AttributeDynamicLookup {
  public subscript<T: AttributedStringKey>(
    dynamicMember keyPath: KeyPath<AttributeScopes.SwiftUIAttributes, T>
  ) -> T { self[T.self] }
}

#if os(Linux)
  extension Text {
    /// What is measured and drawn, run by run: what a run does not say is as around it.
    @MainActor func attributed(in values: EnvironmentValues) -> NSAttributedString {
      func attributes(_ run: AttributeContainer) -> [NSAttributedString.Key: Any] {
        var font = run.font ?? ownFont ?? values.font ?? .body
        if let weight { font = font.weight(weight) }
        let fill =
          (run.foregroundColor ?? ownColor).map { AnyFill.color($0) } ?? values.foreground
          ?? .level(0)
        var result: [NSAttributedString.Key: Any] = [
          .font: font.resolved(values.dynamicTypeSize),
          .foregroundColor: UIColor(fill.firstColor(around: values.foreground)),
        ]
        if run.underlineStyle != nil { result[.underlineStyle] = 1 }
        if run.strikethroughStyle != nil { result[.strikethroughStyle] = 1 }
        if let kern = run.kern { result[.kern] = kern }
        return result
      }
      guard let source else {
        return NSAttributedString(string: string, attributes: attributes(AttributeContainer()))
      }
      let result = NSMutableAttributedString(string: "")
      for run in source.runs {
        result.append(
          NSAttributedString(
            string: String(source[run.range].characters), attributes: attributes(run.attributes)))
      }
      return result
    }
  }
#endif
