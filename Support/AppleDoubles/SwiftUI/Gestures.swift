@MainActor @preconcurrency public protocol Gesture<Value> {
  associatedtype Value
  associatedtype Body: Gesture
  var body: Self.Body { get }
}
extension Never: Gesture {
  public typealias Value = Never
}
extension Gesture where Body == Never {
  public var body: Never { fatalError("\(Self.self) has no body") }
}

/// What a recogniser is told to find, and whom it tells.
struct Recipe {
  enum Kind {
    case tap(count: Int)
    case longPress(duration: Double, distance: CGFloat)
    case drag(minimum: CGFloat, space: CoordinateSpace)
    /// A button's, however long it takes.
    case longTap
    /// A scroll view's.
    case scroll(Axis.Set)
  }
  let kind: Kind
  var onPossible: [(Bool) -> Void] = []
  var onChanged: [(Any) -> Void] = []
  var onEnded: [(Any) -> Void] = []
  /// What it gives where it ends, if that is no drag.
  var ends: Any = ()
  /// After the end, and when the system takes the gesture away.
  var onReset: [() -> Void] = []
}

@MainActor protocol Recognizable {
  var recipes: [Recipe] { get }
}

extension Gesture {
  var allRecipes: [Recipe] {
    if let gesture = self as? any Recognizable { return gesture.recipes }
    return body.allRecipes
  }
}

@available(tvOS, unavailable)
@MainActor @preconcurrency public struct DragGesture: Gesture {
  public typealias Body = Never
  public struct Value: Equatable, Sendable {
    public var time: Date
    public var location: CGPoint
    public var startLocation: CGPoint
    public var translation: CGSize {
      CGSize(width: location.x - startLocation.x, height: location.y - startLocation.y)
    }
    let speed: CGSize
    @available(iOS 17.0, macOS 14.0, watchOS 10.0, *)
    public var velocity: CGSize { speed }
  }
  public var minimumDistance: CGFloat
  public var coordinateSpace: CoordinateSpace
  public init(minimumDistance: CGFloat = 10, coordinateSpace: CoordinateSpace = .local) {
    self.minimumDistance = minimumDistance
    self.coordinateSpace = coordinateSpace
  }
}
@available(tvOS, unavailable)
extension DragGesture: Recognizable {
  var recipes: [Recipe] {
    [Recipe(kind: .drag(minimum: minimumDistance, space: coordinateSpace))]
  }
}

@available(tvOS 16.0, *)
public struct TapGesture {
  public var count: Int
  public init(count: Int = 1) { self.count = count }
}
@available(tvOS 16.0, *)
extension TapGesture: Gesture {
  public typealias Value = Void
  public typealias Body = Never
}
@available(tvOS 16.0, *)
extension TapGesture: Recognizable {
  var recipes: [Recipe] { [Recipe(kind: .tap(count: count))] }
}

@available(tvOS 14.0, *)
public struct LongPressGesture {
  public var minimumDuration: Double
  let distance: CGFloat
  #if os(tvOS)
    public init(minimumDuration: Double = 0.5) {
      self.minimumDuration = minimumDuration
      distance = .infinity
    }
  #else
    public init(minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10) {
      self.minimumDuration = minimumDuration
      distance = maximumDistance
    }
  #endif
}
@available(tvOS 14.0, *)
extension LongPressGesture: Gesture {
  public typealias Value = Bool
  public typealias Body = Never
}
@available(tvOS 14.0, *)
extension LongPressGesture: Recognizable {
  var recipes: [Recipe] {
    var recipe = Recipe(kind: .longPress(duration: minimumDuration, distance: distance))
    recipe.ends = true
    return [recipe]
  }
}

public struct _ChangedGesture<Content: Gesture> {
  let content: Content
  let action: (Content.Value) -> Void
}
extension _ChangedGesture: Gesture, Recognizable {
  public typealias Value = Content.Value
  public typealias Body = Never
  var recipes: [Recipe] {
    content.allRecipes.map { recipe in
      var recipe = recipe
      recipe.onChanged.append { action($0 as! Content.Value) }
      return recipe
    }
  }
}

public struct _EndedGesture<Content: Gesture> {
  let content: Content
  let action: (Content.Value) -> Void
}
extension _EndedGesture: Gesture, Recognizable {
  public typealias Value = Content.Value
  public typealias Body = Never
  var recipes: [Recipe] {
    content.allRecipes.map { recipe in
      var recipe = recipe
      recipe.onEnded.append { action($0 as! Content.Value) }
      return recipe
    }
  }
}

public struct GestureStateGesture<Base: Gesture, State> {
  public var base: Base
  public var state: GestureState<State>
  let update: (Base.Value, inout State, inout Transaction) -> Void
}
extension GestureStateGesture: Gesture, Recognizable {
  public typealias Value = Base.Value
  public typealias Body = Never
  var recipes: [Recipe] {
    base.allRecipes.map { recipe in
      var recipe = recipe
      recipe.onChanged.insert(
        { value in
          var transaction = Transaction.current
          var new = state.wrappedValue
          update(value as! Base.Value, &new, &transaction)
          withTransaction(transaction) { state.set(new) }
        }, at: 0)
      recipe.onReset.append { state.reset() }
      return recipe
    }
  }
}

extension Gesture {
  @MainActor @preconcurrency public func updating<State>(
    _ state: GestureState<State>, body: @escaping (Value, inout State, inout Transaction) -> Void
  ) -> GestureStateGesture<Self, State> {
    GestureStateGesture(base: self, state: state, update: body)
  }
  nonisolated public func onEnded(_ action: @escaping (Value) -> Void) -> _EndedGesture<Self> {
    _EndedGesture(content: self, action: action)
  }
}
extension Gesture where Value: Equatable {
  @MainActor @preconcurrency public func onChanged(_ action: @escaping (Value) -> Void)
    -> _ChangedGesture<Self>
  { _ChangedGesture(content: self, action: action) }
}

@propertyWrapper public struct GestureState<Value>: DynamicProperty {
  private let initial: Value
  private let resetting: (Value, inout Transaction) -> Void
  private var location: Location<Value>?
  public init(wrappedValue: Value) { self.init(wrappedValue: wrappedValue) { _, _ in } }
  public init(initialValue: Value) { self.init(wrappedValue: initialValue) }
  public init(wrappedValue: Value, resetTransaction: Transaction) {
    self.init(wrappedValue: wrappedValue) { $1 = resetTransaction }
  }
  public init(wrappedValue: Value, reset: @escaping (Value, inout Transaction) -> Void) {
    initial = wrappedValue
    resetting = reset
  }
  public init(initialValue: Value, reset: @escaping (Value, inout Transaction) -> Void) {
    self.init(wrappedValue: initialValue, reset: reset)
  }
  public var wrappedValue: Value { location?.get() ?? initial }
  public var projectedValue: GestureState<Value> { self }
  func set(_ value: Value) { location?.set(value) }
  func reset() {
    guard let location else { return }
    var transaction = Transaction()
    resetting(location.value, &transaction)
    withTransaction(transaction) { location.set(initial) }
  }
}
extension GestureState where Value: ExpressibleByNilLiteral {
  public init(resetTransaction: Transaction = Transaction()) {
    self.init(wrappedValue: nil, resetTransaction: resetTransaction)
  }
  public init(reset: @escaping (Value, inout Transaction) -> Void) {
    self.init(wrappedValue: nil, reset: reset)
  }
}
extension GestureState: Linked {
  mutating func link(_ slot: Slot) { location = slot.content { Location(initial) } }
}

public struct GestureMask: OptionSet, Sendable {
  public let rawValue: UInt32
  public init(rawValue: UInt32) { self.rawValue = rawValue }
  public static let none: GestureMask = []
  public static let gesture = GestureMask(rawValue: 1)
  public static let subviews = GestureMask(rawValue: 2)
  public static let all: GestureMask = [.gesture, .subviews]
}

enum GesturePriority {
  case low
  case high
  case simultaneous
}
struct GestureModifier {
  /// Read on the main actor, when the view is.
  let recipes: @MainActor () -> [Recipe]
  let priority: GesturePriority
  let mask: GestureMask
}
struct ContentShapeModifier<S: Shape> {
  let shape: S
}
struct HitTestingModifier {
  let isEnabled: Bool
}
struct HoverModifier {
  let action: (Bool) -> Void
}

extension View {
  nonisolated public func gesture<T: Gesture>(_ gesture: T, including mask: GestureMask = .all)
    -> some View
  { Modified(self, GestureModifier(recipes: { gesture.allRecipes }, priority: .low, mask: mask)) }
  nonisolated public func highPriorityGesture<T: Gesture>(
    _ gesture: T, including mask: GestureMask = .all
  ) -> some View {
    Modified(self, GestureModifier(recipes: { gesture.allRecipes }, priority: .high, mask: mask))
  }
  nonisolated public func simultaneousGesture<T: Gesture>(
    _ gesture: T, including mask: GestureMask = .all
  ) -> some View {
    Modified(
      self, GestureModifier(recipes: { gesture.allRecipes }, priority: .simultaneous, mask: mask))
  }
  @available(tvOS 16.0, *)
  nonisolated public func onTapGesture(count: Int = 1, perform action: @escaping () -> Void)
    -> some View
  { gesture(TapGesture(count: count).onEnded(action)) }
  #if os(tvOS)
    nonisolated public func onLongPressGesture(
      minimumDuration: Double = 0.5, perform action: @escaping () -> Void,
      onPressingChanged: ((Bool) -> Void)? = nil
    ) -> some View { longPress(minimumDuration, .infinity, action, onPressingChanged) }
  #else
    nonisolated public func onLongPressGesture(
      minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10,
      perform action: @escaping () -> Void, onPressingChanged: ((Bool) -> Void)? = nil
    ) -> some View { longPress(minimumDuration, maximumDistance, action, onPressingChanged) }
  #endif
  nonisolated private func longPress(
    _ duration: Double, _ distance: CGFloat, _ action: @escaping () -> Void,
    _ onPressingChanged: ((Bool) -> Void)?
  ) -> some View {
    var recipe = Recipe(kind: .longPress(duration: duration, distance: distance))
    recipe.onEnded = [{ _ in action() }]
    if let onPressingChanged { recipe.onPossible = [onPressingChanged] }
    let recipes = [recipe]
    return Modified(self, GestureModifier(recipes: { recipes }, priority: .low, mask: .all))
  }
  nonisolated public func contentShape<S: Shape>(_ shape: S, eoFill: Bool = false) -> some View {
    Modified(self, ContentShapeModifier(shape: shape))
  }
  nonisolated public func allowsHitTesting(_ enabled: Bool) -> some View {
    Modified(self, HitTestingModifier(isEnabled: enabled))
  }
  @available(tvOS, unavailable)
  @available(watchOS, unavailable)
  nonisolated public func onHover(perform action: @escaping (Bool) -> Void) -> some View {
    Modified(self, HoverModifier(action: action))
  }
}
