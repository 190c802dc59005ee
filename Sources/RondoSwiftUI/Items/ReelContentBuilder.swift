#if canImport(SwiftUI)
  public import SwiftUI

  /// Gathers views into items, each statement an item.
  ///
  /// Unlike a `ViewBuilder` it keeps them apart on every version of the system. A `ForEach` in it is one
  /// item; a `for` loop gives one for each turn.
  @resultBuilder @MainActor public enum ReelContentBuilder {
    public static func buildExpression<V: View>(_ view: V) -> [AnyView] { [AnyView(view)] }
    public static func buildBlock(_ parts: [AnyView]...) -> [AnyView] { parts.flatMap { $0 } }
    public static func buildOptional(_ part: [AnyView]?) -> [AnyView] { part ?? [] }
    public static func buildEither(first part: [AnyView]) -> [AnyView] { part }
    public static func buildEither(second part: [AnyView]) -> [AnyView] { part }
    public static func buildArray(_ parts: [[AnyView]]) -> [AnyView] { parts.flatMap { $0 } }
    public static func buildLimitedAvailability(_ part: [AnyView]) -> [AnyView] { part }
  }
#endif
