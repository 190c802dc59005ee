#if canImport(SwiftUI)
  public import SwiftUI

  /// Gathers views into items, each statement an item.
  ///
  /// Unlike a `ViewBuilder` it keeps them apart on every version of the system. A `ForEach` in it is one
  /// item; a `for` loop gives one for each turn. As in a `ViewBuilder` items are told apart by the
  /// statements that make them, so those after an `if` stay what they are when it comes or goes.
  @resultBuilder @MainActor public enum ReelContentBuilder {
    public static func buildExpression<V: View>(_ view: V) -> [ReelPart] { [ReelPart(view)] }
    public static func buildBlock(_ parts: [ReelPart]...) -> [ReelPart] { inside(parts) }
    public static func buildOptional(_ part: [ReelPart]?) -> [ReelPart] { part ?? [] }
    public static func buildEither(first part: [ReelPart]) -> [ReelPart] { inside([part]) }
    public static func buildEither(second part: [ReelPart]) -> [ReelPart] { inside([[], part]) }
    public static func buildArray(_ parts: [[ReelPart]]) -> [ReelPart] { inside(parts) }
    public static func buildLimitedAvailability(_ part: [ReelPart]) -> [ReelPart] { part }

    /// Notes of which part each item is.
    private static func inside(_ parts: [[ReelPart]]) -> [ReelPart] {
      parts.enumerated().flatMap { place, part in
        part.map { item in
          var item = item
          item.path.append(place)
          return item
        }
      }
    }
  }

  /// A view that is an item.
  @MainActor public struct ReelPart {
    let view: AnyView
    /// The view as it was, which can be compared where its type allows.
    let value: Any
    /// The places of the statements that made it, the innermost first.
    var path: [Int] = []

    init<V: View>(_ view: V) {
      self.view = AnyView(view)
      value = view
    }
  }
#endif
