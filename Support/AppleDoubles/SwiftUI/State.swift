public protocol DynamicProperty {
  mutating func update()
}
extension DynamicProperty {
  public mutating func update() {}
}

/// What is told when something that it has read changes.
protocol Reader: AnyObject {
  func sourceChanged()
}

/// Something that views read.
class Source {
  private struct Weak {
    weak var reader: (any Reader)?
  }
  /// Who is evaluating.
  nonisolated(unsafe) static var reader: (any Reader)?
  private var readers: [ObjectIdentifier: Weak] = [:]

  func wasRead() {
    guard let reader = Source.reader else { return }
    readers[ObjectIdentifier(reader)] = Weak(reader: reader)
  }

  /// Whoever reads again after this is told again.
  func changed() {
    let told = readers.values
    readers = [:]
    for entry in told { entry.reader?.sourceChanged() }
  }
}

/// A place for a value: one of its own, which lives as long as the view's identity, or somewhere else.
final class Location<Value>: Source {
  private enum Place {
    case here(Value)
    case elsewhere(get: () -> Value, set: (Value) -> Void)
  }
  private var place: Place

  init(_ value: Value) { place = .here(value) }
  init(_ get: @escaping () -> Value, _ set: @escaping (Value) -> Void) {
    place = .elsewhere(get: get, set: set)
  }

  /// The value, of whose changes the reader is told.
  func get() -> Value {
    if case .here = place { wasRead() }
    return value
  }

  /// The value, for somebody who is not told of changes.
  var value: Value {
    switch place {
    case .here(let value): return value
    case .elsewhere(let get, _): return get()
    }
  }

  func set(_ value: Value) {
    switch place {
    case .here(let old):
      place = .here(value)
      if !isSame(old, value) { changed() }
    case .elsewhere(_, let set): set(value)
    }
  }
}

/// Returns whether two values are known to be equal.
func isSame<Value>(_ first: Value, _ second: Value) -> Bool {
  guard let type = Value.self as? any Equatable.Type else { return false }
  func compare<E: Equatable>(_ type: E.Type) -> Bool {
    unsafeBitCast(first, to: E.self) == unsafeBitCast(second, to: E.self)
  }
  return compare(type)
}

/// What a view's node keeps for one of the view's dynamic properties.
final class Slot {
  var content: AnyObject?
  let environment: EnvironmentBox
  weak var reader: (any Reader)?
  /// What ends when the node goes.
  var end: (() -> Void)?
  init(environment: EnvironmentBox, reader: any Reader) {
    self.environment = environment
    self.reader = reader
  }

  func content<Content: AnyObject>(_ make: () -> Content) -> Content {
    if let content = content as? Content { return content }
    let new = make()
    content = new
    return new
  }
}

/// A dynamic property of the framework's own, which the view's node fills before `body` is read.
protocol Linked {
  mutating func link(_ slot: Slot)
}

@propertyWrapper public struct State<Value>: DynamicProperty {
  let initial: Value
  var location: Location<Value>?
  public init(wrappedValue value: Value) { initial = value }
  public init(initialValue value: Value) { initial = value }
  public var wrappedValue: Value {
    get { location?.get() ?? initial }
    nonmutating set { location?.set(newValue) }
  }
  public var projectedValue: Binding<Value> {
    guard let location else { return .constant(initial) }
    return Binding(location: location)
  }
}
extension State where Value: ExpressibleByNilLiteral {
  public init() { self.init(wrappedValue: nil) }
}
extension State: @unchecked Sendable where Value: Sendable {}
extension State: Linked {
  mutating func link(_ slot: Slot) { location = slot.content { Location(initial) } }
}

@propertyWrapper @dynamicMemberLookup public struct Binding<Value> {
  let location: Location<Value>
  public var transaction = Transaction()

  init(location: Location<Value>) { self.location = location }
  @preconcurrency public init(
    get: @escaping @isolated(any) @Sendable () -> Value,
    set: @escaping @isolated(any) @Sendable (Value) -> Void
  ) {
    // Views are evaluated and act on the main actor only.
    typealias Getter = () -> Value
    typealias Setter = (Value) -> Void
    self.init(
      location: Location(
        unsafeBitCast(get, to: Getter.self), unsafeBitCast(set, to: Setter.self)))
  }
  public static func constant(_ value: Value) -> Binding<Value> {
    Binding(location: Location({ value }, { _ in }))
  }
  public init(projectedValue: Binding<Value>) { self = projectedValue }
  public var wrappedValue: Value {
    get { location.get() }
    nonmutating set {
      if transaction.animation == nil { return location.set(newValue) }
      withTransaction(transaction) { location.set(newValue) }
    }
  }
  public var projectedValue: Binding<Value> { self }
  public subscript<Subject>(
    dynamicMember keyPath: WritableKeyPath<Value, Subject>
  ) -> Binding<Subject> {
    let location = location
    return Binding<Subject>(
      location: Location(
        { location.get()[keyPath: keyPath] },
        {
          var value = location.get()
          value[keyPath: keyPath] = $0
          location.set(value)
        }))
  }
}
extension Binding: @unchecked Sendable where Value: Sendable {}
extension Binding: DynamicProperty {}

extension Binding {
  public init?(_ base: Binding<Value?>) {
    guard let first = base.wrappedValue else { return nil }
    let location = base.location
    self.init(location: Location({ location.get() ?? first }, { location.set($0) }))
  }
  public init<V>(_ base: Binding<V>) where Value == V? {
    let location = base.location
    self.init(
      location: Location(
        { location.get() }, { if let value = $0 { location.set(value) } }))
  }
}

/// Listens to an object as long as the slot does.
private final class Subscription<ObjectType: ObservableObject>: Source {
  let object: ObjectType
  private var observer: Int?
  init(_ object: ObjectType, slot: Slot) {
    self.object = object
    super.init()
    let publisher = object.objectWillChange as? ObservableObjectPublisher
    let observer = publisher?.doubleObserve { [weak slot] in slot?.reader?.sourceChanged() }
    slot.end?()
    slot.end = { if let observer { publisher?.doubleForget(observer) } }
  }
}

@propertyWrapper public struct StateObject<ObjectType: ObservableObject> {
  private let make: () -> ObjectType
  private var object: ObjectType?
  nonisolated public init(wrappedValue thunk: @autoclosure @escaping () -> ObjectType) {
    make = thunk
  }
  @MainActor @preconcurrency public var wrappedValue: ObjectType { object ?? make() }
  @MainActor @preconcurrency public var projectedValue: ObservedObject<ObjectType>.Wrapper {
    ObservedObject<ObjectType>.Wrapper(root: wrappedValue)
  }
}
extension StateObject: DynamicProperty, Linked {
  mutating func link(_ slot: Slot) {
    object = slot.content { Subscription(make(), slot: slot) }.object
  }
}

@propertyWrapper public struct ObservedObject<ObjectType: ObservableObject> {
  private var object: ObjectType
  public init(wrappedValue: ObjectType) { object = wrappedValue }
  public init(initialValue: ObjectType) { object = initialValue }
  @MainActor @preconcurrency public var wrappedValue: ObjectType {
    get { object }
    set { object = newValue }
  }
  @MainActor @preconcurrency public var projectedValue: Wrapper { Wrapper(root: object) }

  @MainActor @preconcurrency @dynamicMemberLookup public struct Wrapper {
    let root: ObjectType
    public subscript<Subject>(
      dynamicMember keyPath: ReferenceWritableKeyPath<ObjectType, Subject>
    ) -> Binding<Subject> {
      let root = root
      return Binding(
        location: Location(
          { root[keyPath: keyPath] }, { root[keyPath: keyPath] = $0 }))
    }
  }
}
extension ObservedObject: DynamicProperty, Linked {
  mutating func link(_ slot: Slot) {
    if (slot.content as? Subscription<ObjectType>)?.object === object { return }
    slot.content = Subscription(object, slot: slot)
  }
}

@propertyWrapper public struct Namespace: DynamicProperty {
  public struct ID: Hashable, Sendable {
    let value: Int
  }
  nonisolated(unsafe) private static var last = 0
  private final class Box {
    let id: ID
    init() {
      Namespace.last += 1
      id = ID(value: Namespace.last)
    }
  }
  private var box: Box?
  public init() {}
  public var wrappedValue: ID { box?.id ?? ID(value: 0) }
}
extension Namespace: Linked {
  mutating func link(_ slot: Slot) { box = slot.content { Box() } }
}
