// Only for Apple triples: the runtime that the compiler and the other doubles need.

public struct Selector: ExpressibleByStringLiteral, Hashable, Sendable {
  public var name: String
  public init(_ string: String) { name = string }
  public init(stringLiteral string: String) { name = string }
}

public struct ObjCBool: ExpressibleByBooleanLiteral {
  public var boolValue: Bool
  public init(booleanLiteral value: Bool) { boolValue = value }
}

@objc public protocol NSObjectProtocol {}

@objc open class NSObject: NSObjectProtocol, Equatable, Hashable, CustomStringConvertible {
  public init() {}
  open var description: String { "" }
  @objc open var hash: Int { 0 }
  open func isEqual(_ object: Any?) -> Bool { false }
  open func copy() -> Any { self }
  public static func == (first: NSObject, second: NSObject) -> Bool { first === second }
  public func hash(into hasher: inout Hasher) {}
}

// Called by what the compiler makes for methods that Objective-C calls.
public func _convertBoolToObjCBool(_ value: Bool) -> ObjCBool { ObjCBool(booleanLiteral: value) }
public func _convertObjCBoolToBool(_ value: ObjCBool) -> Bool { value.boolValue }

public func autoreleasepool<Result>(invoking body: () throws -> Result) rethrows -> Result {
  try body()
}
