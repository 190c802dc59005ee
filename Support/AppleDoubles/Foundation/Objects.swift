open class NSCoder: NSObject {
  open var requiresSecureCoding: Bool { false }
}

public struct Data: Sendable, Hashable {}

public let NSKeyedArchiveRootObjectKey: String = "root"
public func NSStringFromClass(_ aClass: AnyClass) -> String { "" }

open class NSKeyedArchiver: NSCoder {
  public init(requiringSecureCoding requiresSecureCoding: Bool) {}
  open func encode(_ object: Any?, forKey key: String) {}
  open var encodedData: Data { Data() }
}

open class NSKeyedUnarchiver: NSCoder {
  public init(forReadingFrom data: Data) throws {}
  open override var requiresSecureCoding: Bool {
    get { true }
    set {}
  }
  open func setClass(_ cls: AnyClass?, forClassName codedName: String) {}
  open func decodeObject(forKey key: String) -> Any? { nil }
}

open class NSNumber: NSObject, ExpressibleByFloatLiteral, ExpressibleByIntegerLiteral {
  public init(value: Double) {}
  public init(value: Int) {}
  public init(value: Bool) {}
  public required init(floatLiteral value: Double) {}
  public required init(integerLiteral value: Int) {}
  open var doubleValue: Double { 0 }
  open var intValue: Int { 0 }
  open var boolValue: Bool { false }
}

open class NSAttributedString: NSObject {
  public struct Key: Hashable, Sendable, RawRepresentable {
    public var rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public init(_ rawValue: String) { self.rawValue = rawValue }
  }
  public init(string: String, attributes: [Key: Any]? = nil) {}
  public init(attributedString: NSAttributedString) {}
  open var string: String { "" }
  open var length: Int { 0 }
  open func attributedSubstring(from range: NSRange) -> NSAttributedString { self }
  open func attributes(at location: Int, effectiveRange range: NSRangePointer?) -> [Key: Any] {
    [:]
  }
  public struct EnumerationOptions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
  }
  open func enumerateAttributes(
    in enumerationRange: NSRange, options opts: EnumerationOptions = [],
    using block: ([Key: Any], NSRange, UnsafeMutablePointer<ObjCBool>) -> Void
  ) {}
}

open class NSMutableAttributedString: NSAttributedString {
  open func append(_ attrString: NSAttributedString) {}
}

public struct NSRange: Sendable, Equatable {
  public var location, length: Int
  public init(location: Int, length: Int) { self.location = location; self.length = length }
}

public typealias NSRangePointer = UnsafeMutablePointer<NSRange>
extension NSRange {
  public init<R: RangeExpression, S: StringProtocol>(_ region: R, in target: S)
  where R.Bound == S.Index { self.init(location: 0, length: 0) }
}

public struct IndexPath: Sendable, Hashable {}

public struct Notification: Sendable {
  public struct Name: Hashable, Sendable, RawRepresentable {
    public var rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public init(_ rawValue: String) { self.rawValue = rawValue }
  }
  public var name: Name
}

extension Notification {
  public var object: Any? { nil }
  public var userInfo: [AnyHashable: Any]? { nil }
}

open class OperationQueue: NSObject, @unchecked Sendable {
  open class var main: OperationQueue { OperationQueue() }
}

open class NotificationCenter: NSObject, @unchecked Sendable {
  open class var `default`: NotificationCenter { NotificationCenter() }
  open func addObserver(
    forName name: Notification.Name?, object: Any?, queue: OperationQueue?,
    using block: @escaping @Sendable (Notification) -> Void
  ) -> any NSObjectProtocol { NSObject() }
  open func removeObserver(_ observer: Any) {}
  open func post(name: Notification.Name, object: Any?) {}
}

open class NSKeyValueObservation: NSObject {
  open func invalidate() {}
}
public struct NSKeyValueObservedChange<Value> {
  public let newValue: Value?
}
// Of a method with Apple's `options` too the compiler wants properties that are `@objc dynamic`, which the
// structures here cannot be.
extension NSObjectProtocol {
  public func observe<Value>(
    _ keyPath: KeyPath<Self, Value>,
    changeHandler: @escaping @Sendable (Self, NSKeyValueObservedChange<Value>) -> Void
  ) -> NSKeyValueObservation { NSKeyValueObservation() }
}

open class RunLoop: NSObject {
  public struct Mode: Hashable, Sendable {
    let name: String
    public static let common = Mode(name: "common"), `default` = Mode(name: "default")
  }
  open class var main: RunLoop { RunLoop() }
  open func add(_ timer: Timer, forMode mode: Mode) {}
  open func run(until limitDate: Date) {}
}

extension NSObject {
  public func setValue(_ value: Any?, forKeyPath keyPath: String) {}
}

open class Timer: NSObject {
  @available(iOS 10.0, tvOS 10.0, macOS 10.12, watchOS 3.0, *)
  public init(
    timeInterval interval: TimeInterval, repeats: Bool,
    block: @escaping @Sendable (Timer) -> Void
  ) {}
  open func invalidate() {}
  open var isValid: Bool { true }
  open var tolerance: TimeInterval = 0
}

public struct Date: Sendable, Hashable, Comparable {
  var time: Double
  public init() { time = 0 }
  public init(timeIntervalSinceReferenceDate time: TimeInterval) { self.time = time }
  public init(timeIntervalSinceNow time: TimeInterval) { self.time = time }
  public init(timeInterval: TimeInterval, since date: Date) { time = date.time + timeInterval }
  public var timeIntervalSinceReferenceDate: TimeInterval { time }
  public var timeIntervalSinceNow: TimeInterval { time }
  public func timeIntervalSince(_ date: Date) -> TimeInterval { time - date.time }
  public static func < (first: Date, second: Date) -> Bool { first.time < second.time }
}

open class Bundle: NSObject {}

@dynamicMemberLookup public struct AttributedString: Sendable, Hashable {
  public struct Index: Comparable, Sendable {
    public static func < (first: Index, second: Index) -> Bool { false }
  }
  public init() {}
  public init(_ substring: AttributedSubstring) {}
  public static func + (first: AttributedString, second: AttributedString) -> AttributedString {
    first
  }
  public static func += (first: inout AttributedString, second: AttributedString) {}
  public var characters: String {
    get { "" }
    set {}
  }
  public struct UnicodeScalarView: BidirectionalCollection, Sendable {
    public typealias Index = AttributedString.Index
    public var startIndex: Index { Index() }
    public var endIndex: Index { Index() }
    public func index(after i: Index) -> Index { i }
    public func index(before i: Index) -> Index { i }
    public subscript(index: Index) -> UnicodeScalar { " " }
  }
  public struct Runs: Sequence, IteratorProtocol, Sendable {
    public struct Run: Sendable {
      public var attributes: AttributeContainer { AttributeContainer() }
    }
    public func next() -> Run? { nil }
    public var first: Run? { nil }
  }
  public init(_ string: String, attributes: AttributeContainer = .init()) {}
  public var unicodeScalars: UnicodeScalarView { UnicodeScalarView() }
  public var startIndex: Index { Index() }
  public var endIndex: Index { Index() }
  public func index(_ i: Index, offsetByCharacters distance: Int) -> Index { i }
  public subscript<R: RangeExpression>(bounds: R) -> AttributedSubstring where R.Bound == Index {
    AttributedSubstring()
  }
}
public struct AttributedSubstring: Sendable, Hashable {
  public var runs: AttributedString.Runs { AttributedString.Runs() }
}
public struct AttributeContainer: Sendable, Hashable {
  public init() {}
}

public protocol AttributedStringKey {
  associatedtype Value: Hashable
  static var name: String { get }
}
public protocol AttributeScope {}
public enum AttributeScopes {
  public struct FoundationAttributes: AttributeScope {}
}
@dynamicMemberLookup public enum AttributeDynamicLookup {
  public subscript<T: AttributedStringKey>(_: T.Type) -> T { switch self {} }
  public subscript<T: AttributedStringKey>(
    dynamicMember keyPath: KeyPath<AttributeScopes.FoundationAttributes, T>
  ) -> T { switch self {} }
}
extension AttributedString {
  public subscript<K: AttributedStringKey>(
    dynamicMember keyPath: KeyPath<AttributeDynamicLookup, K>
  ) -> K.Value? {
    get { nil }
    set {}
  }
}

public struct URL: Sendable, Hashable {
  public init?(string: String) {}
}

open class ProcessInfo: NSObject {
  open class var processInfo: ProcessInfo { ProcessInfo() }
  open var systemUptime: TimeInterval { 0 }
}
