// Only for Apple triples; on Linux Foundation is the real one.
@_exported public import ObjectiveC

/// Hides the conversions between CGFloat and Double; the build on Linux, where they differ, sees them.
public typealias CGFloat = Double
public typealias TimeInterval = Double
public typealias CFTimeInterval = Double

public struct CGPoint: Sendable, Equatable, Hashable {
  public var x, y: CGFloat
  public init(x: CGFloat, y: CGFloat) { self.x = x; self.y = y }
  public init() { x = 0; y = 0 }
  public static let zero = CGPoint()
}

public struct CGVector: Sendable, Equatable, Hashable {
  public var dx, dy: CGFloat
  public init(dx: CGFloat, dy: CGFloat) { self.dx = dx; self.dy = dy }
}

public struct CGSize: Sendable, Equatable, Hashable {
  public var width, height: CGFloat
  public init(width: CGFloat, height: CGFloat) { self.width = width; self.height = height }
  public init() { width = 0; height = 0 }
  public static let zero = CGSize()
}

public struct CGRect: Sendable, Equatable, Hashable {
  public var origin: CGPoint, size: CGSize
  public init(origin: CGPoint, size: CGSize) { self.origin = origin; self.size = size }
  public init(x: CGFloat, y: CGFloat, width: CGFloat, height: CGFloat) {
    origin = CGPoint(x: x, y: y)
    size = CGSize(width: width, height: height)
  }
  public init() { self.init(x: 0, y: 0, width: 0, height: 0) }
  public static let zero = CGRect()
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
