#if !os(Linux)
  // Foundation's double declares it for Apple's triples.
#else
  public typealias CFTimeInterval = Double
#endif

/// What stands for the system's clock: seconds that only a test moves.
public enum DoubleClock {
  nonisolated(unsafe) public static var now: CFTimeInterval = 1000
}

public func CACurrentMediaTime() -> CFTimeInterval { DoubleClock.now }

public struct CAMediaTimingFillMode: Hashable, Sendable, RawRepresentable {
  public var rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public static let removed = Self(rawValue: "removed")
  public static let forwards = Self(rawValue: "forwards")
  public static let backwards = Self(rawValue: "backwards")
  public static let both = Self(rawValue: "both")
}

public protocol CAMediaTiming {
  var beginTime: CFTimeInterval { get set }
  var duration: CFTimeInterval { get set }
  var speed: Float { get set }
  var timeOffset: CFTimeInterval { get set }
  var repeatCount: Float { get set }
  var repeatDuration: CFTimeInterval { get set }
  var autoreverses: Bool { get set }
  var fillMode: CAMediaTimingFillMode { get set }
}

public struct CAMediaTimingFunctionName: Hashable, Sendable, RawRepresentable {
  public var rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public static let linear = Self(rawValue: "linear")
  public static let easeIn = Self(rawValue: "easeIn")
  public static let easeOut = Self(rawValue: "easeOut")
  public static let easeInEaseOut = Self(rawValue: "easeInEaseOut")
  public static let `default` = Self(rawValue: "default")
}

open class CAMediaTimingFunction: NSObject {
  public let controlPoints: (Float, Float, Float, Float)

  public init(controlPoints c1x: Float, _ c1y: Float, _ c2x: Float, _ c2y: Float) {
    controlPoints = (c1x, c1y, c2x, c2y)
  }

  open func getControlPoint(at idx: Int, values ptr: UnsafeMutablePointer<Float>) {
    switch idx {
    case 1: (ptr[0], ptr[1]) = (controlPoints.0, controlPoints.1)
    case 2: (ptr[0], ptr[1]) = (controlPoints.2, controlPoints.3)
    default: (ptr[0], ptr[1]) = idx == 3 ? (1, 1) : (0, 0)
    }
  }

  public convenience init(name: CAMediaTimingFunctionName) {
    switch name {
    case .easeIn: self.init(controlPoints: 0.42, 0, 1, 1)
    case .easeOut: self.init(controlPoints: 0, 0, 0.58, 1)
    case .easeInEaseOut: self.init(controlPoints: 0.42, 0, 0.58, 1)
    case .default: self.init(controlPoints: 0.25, 0.1, 0.25, 1)
    default: self.init(controlPoints: 0, 0, 1, 1)
    }
  }

  #if os(Linux)
    /// Returns the fraction of the way at a fraction of the time, by halving the curve's parameter.
    func value(at x: Double) -> Double {
      let (x1, y1, x2, y2) = (
        Double(controlPoints.0), Double(controlPoints.1), Double(controlPoints.2),
        Double(controlPoints.3)
      )
      func bezier(_ a: Double, _ b: Double, _ s: Double) -> Double {
        3 * (1 - s) * (1 - s) * s * a + 3 * (1 - s) * s * s * b + s * s * s
      }
      guard x > 0 else { return 0 }
      guard x < 1 else { return 1 }
      var low = 0.0
      var high = 1.0
      for _ in 0..<50 {
        let middle = (low + high) / 2
        if bezier(x1, x2, middle) < x { low = middle } else { high = middle }
      }
      return bezier(y1, y2, (low + high) / 2)
    }
  #endif
}

public struct CAFrameRateRange: Sendable, Equatable {
  public var minimum: Float, maximum: Float, preferred: Float?
  @available(iOS 15.0, macCatalyst 15.0, tvOS 15.0, macOS 12.0, *)
  public init(minimum: Float, maximum: Float, preferred: Float? = nil) {
    self.minimum = minimum
    self.maximum = maximum
    self.preferred = preferred
  }
  public static let `default` = CAFrameRateRange(zero: ())
  private init(zero: ()) {
    minimum = 0
    maximum = 0
    preferred = 0
  }
}
