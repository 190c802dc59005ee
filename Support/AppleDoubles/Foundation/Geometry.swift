// Only for Apple triples; on Linux Foundation is the real one.
@_exported public import CoreFoundation
@_exported public import ObjectiveC

/// Hides the conversions between CGFloat and Double; the build on Linux, where they differ, sees them.
public typealias CGFloat = Double
public typealias TimeInterval = Double
public typealias CFTimeInterval = Double

extension CGPoint: @retroactive Hashable {
  public static let zero = CGPoint()
  public static func == (first: Self, second: Self) -> Bool {
    first.x == second.x && first.y == second.y
  }
  public func hash(into hasher: inout Hasher) {}
}

extension CGVector: @retroactive Hashable {
  public static func == (first: Self, second: Self) -> Bool {
    first.dx == second.dx && first.dy == second.dy
  }
  public func hash(into hasher: inout Hasher) {}
}

extension CGSize: @retroactive Hashable {
  public static let zero = CGSize()
  public static func == (first: Self, second: Self) -> Bool {
    first.width == second.width && first.height == second.height
  }
  public func hash(into hasher: inout Hasher) {}
}

extension CGRect: @retroactive Hashable {
  public init(x: CGFloat, y: CGFloat, width: CGFloat, height: CGFloat) {
    self.init(origin: CGPoint(x: x, y: y), size: CGSize(width: width, height: height))
  }
  public static let zero = CGRect()
  public static func == (first: Self, second: Self) -> Bool {
    first.origin == second.origin && first.size == second.size
  }
  public func hash(into hasher: inout Hasher) {}
  public var width: CGFloat { size.width }
  public var height: CGFloat { size.height }
  public var minX: CGFloat { origin.x }
  public var midX: CGFloat { origin.x + size.width / 2 }
  public var maxX: CGFloat { origin.x + size.width }
  public var minY: CGFloat { origin.y }
  public var midY: CGFloat { origin.y + size.height / 2 }
  public var maxY: CGFloat { origin.y + size.height }
  public var isEmpty: Bool { size.width <= 0 || size.height <= 0 }
  public func contains(_ point: CGPoint) -> Bool { false }
  public func intersects(_ rect: CGRect) -> Bool { false }
  public func insetBy(dx: CGFloat, dy: CGFloat) -> CGRect { self }
  public func offsetBy(dx: CGFloat, dy: CGFloat) -> CGRect { self }
}
