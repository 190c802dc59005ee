public protocol EnvironmentKey {
  associatedtype Value
  static var defaultValue: Self.Value { get }
}

/// The key of a value by which the framework's own views are measured and drawn, whoever reads it.
protocol DrawnKey: EnvironmentKey {}

public struct EnvironmentValues {
  /// Which values these are: the same object, the same values.
  final class Token {}
  private(set) var token = Token()
  /// Likewise of the values by which the framework's own views are drawn.
  private(set) var drawnToken = Token()
  private struct Entry {
    let value: Any
    let isSame: (Any) -> Bool
  }
  private typealias Entries = [ObjectIdentifier: Entry]
  private var drawn: Entries = [:]
  private var others: Entries = [:]
  public init() {}

  public subscript<K: EnvironmentKey>(key: K.Type) -> K.Value {
    get {
      let id = ObjectIdentifier(key)
      return (others[id] ?? drawn[id])?.value as? K.Value ?? K.defaultValue
    }
    set {
      if isSame(self[key], newValue) { return }
      let entry = Entry(value: newValue) { other in
        (other as? K.Value).map { SwiftUI.isSame($0, newValue) } ?? false
      }
      token = Token()
      if key is any DrawnKey.Type {
        drawn[ObjectIdentifier(key)] = entry
        drawnToken = Token()
      } else {
        others[ObjectIdentifier(key)] = entry
      }
    }
  }

  /// Takes the tokens of others as far as they have the same values.
  mutating func keepTokens(of old: EnvironmentValues) {
    guard EnvironmentValues.areSame(drawn, old.drawn) else { return }
    drawnToken = old.drawnToken
    if EnvironmentValues.areSame(others, old.others) { token = old.token }
  }
  private static func areSame(_ first: Entries, _ second: Entries) -> Bool {
    first.count == second.count
      && first.allSatisfy { key, entry in second[key].map { entry.isSame($0.value) } ?? false }
  }
}

/// A node's values, and which of them its view has read.
final class EnvironmentBox {
  var values: EnvironmentValues
  private var reads: [AnyKeyPath: (EnvironmentValues, EnvironmentValues) -> Bool] = [:]
  init(_ values: EnvironmentValues) { self.values = values }

  func read<Value>(_ keyPath: KeyPath<EnvironmentValues, Value>) -> Value {
    reads[keyPath] = { isSame($0[keyPath: keyPath], $1[keyPath: keyPath]) }
    return values[keyPath: keyPath]
  }

  /// Takes other values; returns whether the view has read one that differs.
  func take(_ new: EnvironmentValues) -> Bool {
    if new.token === values.token { return false }
    let old = values
    values = new
    return reads.values.contains { !$0(old, new) }
  }
}

@propertyWrapper public struct Environment<Value>: DynamicProperty {
  private let keyPath: KeyPath<EnvironmentValues, Value>
  private var box: EnvironmentBox?
  public init(_ keyPath: KeyPath<EnvironmentValues, Value>) { self.keyPath = keyPath }
  public var wrappedValue: Value {
    box?.read(keyPath) ?? EnvironmentValues()[keyPath: keyPath]
  }
}
extension Environment: Linked {
  mutating func link(_ slot: Slot) { box = slot.environment }
}
extension Environment: @unchecked Sendable where Value: Sendable {}

struct EnvironmentModifier {
  let change: (inout EnvironmentValues) -> Void
}

extension View {
  nonisolated public func environment<V>(
    _ keyPath: WritableKeyPath<EnvironmentValues, V>, _ value: V
  ) -> some View {
    Modified(self, EnvironmentModifier { $0[keyPath: keyPath] = value })
  }
  nonisolated public func transformEnvironment<V>(
    _ keyPath: WritableKeyPath<EnvironmentValues, V>, transform: @escaping (inout V) -> Void
  ) -> some View {
    Modified(self, EnvironmentModifier { transform(&$0[keyPath: keyPath]) })
  }
}

public enum LayoutDirection: Hashable, CaseIterable, Sendable {
  case leftToRight
  case rightToLeft
}

public enum ScenePhase: Comparable, Hashable, Sendable {
  case background
  case inactive
  case active
}

/// A key for each of the framework's own values.
enum Keys {
  enum Direction: DrawnKey { static let defaultValue = LayoutDirection.leftToRight }
  enum Phase: DrawnKey { static let defaultValue = ScenePhase.active }
  enum ReduceMotion: DrawnKey { static let defaultValue = false }
  enum VoiceOver: DrawnKey { static let defaultValue = false }
  enum SwitchControl: DrawnKey { static let defaultValue = false }
  enum IsEnabled: DrawnKey { static let defaultValue = true }
  enum IsFocused: DrawnKey { static let defaultValue = false }
  enum Scale: DrawnKey { static let defaultValue: CGFloat = 2 }
  enum TypeSize: DrawnKey { static let defaultValue = DynamicTypeSize.large }
  enum TextFont: DrawnKey { static var defaultValue: Font? { nil } }
  enum Foreground: DrawnKey { static var defaultValue: AnyFill? { nil } }
  enum Lines: DrawnKey { static var defaultValue: Int? { nil } }
}

extension EnvironmentValues {
  public var layoutDirection: LayoutDirection {
    get { self[Keys.Direction.self] }
    set { self[Keys.Direction.self] = newValue }
  }
  public var scenePhase: ScenePhase {
    get { self[Keys.Phase.self] }
    set { self[Keys.Phase.self] = newValue }
  }
  public var accessibilityReduceMotion: Bool { self[Keys.ReduceMotion.self] }
  public var accessibilityVoiceOverEnabled: Bool { self[Keys.VoiceOver.self] }
  public var accessibilitySwitchControlEnabled: Bool { self[Keys.SwitchControl.self] }
  public var isEnabled: Bool {
    get { self[Keys.IsEnabled.self] }
    set { self[Keys.IsEnabled.self] = newValue }
  }
  public var isFocused: Bool { self[Keys.IsFocused.self] }
  public var displayScale: CGFloat {
    get { self[Keys.Scale.self] }
    set { self[Keys.Scale.self] = newValue }
  }
  public var dynamicTypeSize: DynamicTypeSize {
    get { self[Keys.TypeSize.self] }
    set { self[Keys.TypeSize.self] = newValue }
  }
  public var font: Font? {
    get { self[Keys.TextFont.self] }
    set { self[Keys.TextFont.self] = newValue }
  }
  public var lineLimit: Int? {
    get { self[Keys.Lines.self] }
    set { self[Keys.Lines.self] = newValue }
  }

  /// Test control: what a person has set, which no view can.
  public mutating func doubleSet(
    reduceMotion: Bool? = nil, voiceOver: Bool? = nil, switchControl: Bool? = nil
  ) {
    if let reduceMotion { self[Keys.ReduceMotion.self] = reduceMotion }
    if let voiceOver { self[Keys.VoiceOver.self] = voiceOver }
    if let switchControl { self[Keys.SwitchControl.self] = switchControl }
  }
}

public enum DynamicTypeSize: Comparable, Hashable, CaseIterable, Sendable {
  case xSmall, small, medium, large, xLarge, xxLarge, xxxLarge
  case accessibility1, accessibility2, accessibility3, accessibility4, accessibility5
}

/// A length that grows with the text size as a style's text does.
@propertyWrapper public struct ScaledMetric<Value: BinaryFloatingPoint>: DynamicProperty {
  private let base: Value
  private let style: Font.TextStyle
  private var box: EnvironmentBox?
  public init(wrappedValue: Value, relativeTo textStyle: Font.TextStyle) {
    base = wrappedValue
    style = textStyle
  }
  public init(wrappedValue: Value) { self.init(wrappedValue: wrappedValue, relativeTo: .body) }
  public var wrappedValue: Value {
    let size = box?.read(\.dynamicTypeSize) ?? .large
    return (base * Value(size.points(of: style) / DynamicTypeSize.large.points(of: style)))
      .rounded()
  }
}
extension ScaledMetric: Linked {
  mutating func link(_ slot: Slot) { box = slot.environment }
}

extension DynamicTypeSize {
  /// The sizes of iOS, from the Human Interface Guidelines; large titles grow less than body text.
  func points(of style: Font.TextStyle) -> CGFloat {
    let row: [CGFloat]
    switch style {
    case .largeTitle: row = [31, 32, 33, 34, 36, 38, 40, 44, 48, 52, 56, 60]
    case .title: row = [25, 26, 27, 28, 30, 32, 34, 38, 43, 48, 53, 58]
    case .title2: row = [19, 20, 21, 22, 24, 26, 28, 34, 39, 44, 50, 56]
    case .title3: row = [17, 18, 19, 20, 22, 24, 26, 31, 37, 43, 49, 55]
    case .headline, .body: row = [14, 15, 16, 17, 19, 21, 23, 28, 33, 40, 47, 53]
    case .callout: row = [13, 14, 15, 16, 18, 20, 22, 26, 32, 38, 44, 51]
    case .subheadline: row = [12, 13, 14, 15, 17, 19, 21, 25, 30, 36, 42, 49]
    case .footnote: row = [12, 12, 12, 13, 15, 17, 19, 23, 27, 33, 38, 44]
    case .caption: row = [11, 11, 11, 12, 14, 16, 18, 22, 26, 32, 37, 43]
    case .caption2: row = [11, 11, 11, 11, 13, 15, 17, 20, 24, 29, 34, 40]
    }
    return row[DynamicTypeSize.allCases.firstIndex(of: self)!]
  }
}

extension View {
  nonisolated public func dynamicTypeSize(_ size: DynamicTypeSize) -> some View {
    environment(\.dynamicTypeSize, size)
  }
  nonisolated public func dynamicTypeSize<T: RangeExpression>(_ range: T) -> some View
  where T.Bound == DynamicTypeSize {
    Modified(
      self,
      EnvironmentModifier { values in
        // The nearest one that is in the range.
        let sizes = DynamicTypeSize.allCases
        guard let at = sizes.firstIndex(of: values.dynamicTypeSize) else { return }
        values.dynamicTypeSize =
          sizes.filter(range.contains).min { first, second in
            abs(sizes.firstIndex(of: first)! - at) < abs(sizes.firstIndex(of: second)! - at)
          } ?? values.dynamicTypeSize
      })
  }
  nonisolated public func disabled(_ disabled: Bool) -> some View {
    Modified(self, EnvironmentModifier { $0.isEnabled = $0.isEnabled && !disabled })
  }
  nonisolated public func lineLimit(_ number: Int?) -> some View {
    environment(\.lineLimit, number)
  }
}
