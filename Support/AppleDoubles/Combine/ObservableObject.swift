// What SwiftUI takes from Combine: objects that tell when they are about to change.

public protocol Publisher<Output, Failure> {
  associatedtype Output
  associatedtype Failure: Error
}

public final class ObservableObjectPublisher: Publisher {
  public typealias Output = Void
  public typealias Failure = Never
  var observers: [Int: () -> Void] = [:]
  private var next = 0
  public init() {}

  public final func send() {
    for observer in observers.sorted(by: { $0.key < $1.key }) { observer.value() }
  }

  /// What stands for a subscription, kept by SwiftUI's double.
  public func doubleObserve(_ body: @escaping () -> Void) -> Int {
    next += 1
    observers[next] = body
    return next
  }
  public func doubleForget(_ observer: Int) { observers[observer] = nil }
}

public protocol ObservableObject: AnyObject {
  associatedtype ObjectWillChangePublisher: Publisher = ObservableObjectPublisher
  where ObjectWillChangePublisher.Failure == Never
  var objectWillChange: ObjectWillChangePublisher { get }
}

extension ObservableObject where ObjectWillChangePublisher == ObservableObjectPublisher {
  public var objectWillChange: ObservableObjectPublisher { Publishers.of(self) }
}

/// The publishers of objects that declare none, as long as the objects live.
private enum Publishers {
  private struct Entry {
    weak var object: AnyObject?
    let publisher: ObservableObjectPublisher
  }
  nonisolated(unsafe) private static var entries: [ObjectIdentifier: Entry] = [:]

  static func of(_ object: AnyObject) -> ObservableObjectPublisher {
    let id = ObjectIdentifier(object)
    if let entry = entries[id], entry.object === object { return entry.publisher }
    entries = entries.filter { $0.value.object != nil }
    let publisher = ObservableObjectPublisher()
    entries[id] = Entry(object: object, publisher: publisher)
    return publisher
  }
}

@propertyWrapper public struct Published<Value> {
  private var value: Value
  public init(wrappedValue: Value) { value = wrappedValue }
  public init(initialValue: Value) { value = initialValue }

  @available(*, unavailable, message: "@Published is only available on properties of classes")
  public var wrappedValue: Value {
    get { fatalError() }
    set { fatalError() }
  }

  public static subscript<EnclosingSelf: AnyObject>(
    _enclosingInstance object: EnclosingSelf,
    wrapped wrappedKeyPath: ReferenceWritableKeyPath<EnclosingSelf, Value>,
    storage storageKeyPath: ReferenceWritableKeyPath<EnclosingSelf, Published<Value>>
  ) -> Value {
    get { object[keyPath: storageKeyPath].value }
    set {
      if let observable = object as? any ObservableObject { announce(observable) }
      object[keyPath: storageKeyPath].value = newValue
    }
  }

  private static func announce<Object: ObservableObject>(_ object: Object) {
    (object.objectWillChange as? ObservableObjectPublisher)?.send()
  }
}
