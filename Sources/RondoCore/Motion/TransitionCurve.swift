/// How a transition spreads its way over its time: a cubic Bezier timing curve.
///
/// The curve runs from (0, 0) to (1, 1) with the control points (x1, y1) and (x2, y2), x being the
/// fraction of the time and y the fraction of the way, as in CSS `cubic-bezier()`.
public struct TransitionCurve: Equatable, Sendable {
  /// The time of the first control point, in `0 ... 1`.
  public let x1: Double

  /// The way at the first control point; below 0 the curve starts backward.
  public let y1: Double

  /// The time of the second control point, in `0 ... 1`.
  public let x2: Double

  /// The way at the second control point; above 1 the curve overshoots.
  public let y2: Double

  /// Creates the curve with the control points (`x1`, `y1`) and (`x2`, `y2`).
  ///
  /// Times are limited to `0 ... 1`, ways to `-1000 ... 1000`. If any of the four is not finite the
  /// curve is linear.
  public init(_ x1: Double, _ y1: Double, _ x2: Double, _ y2: Double) {
    let isValid = x1.isFinite && y1.isFinite && x2.isFinite && y2.isFinite
    self.x1 = isValid ? max(0, min(x1, 1)) : 0
    self.y1 = isValid ? max(-Self.largestWay, min(y1, Self.largestWay)) : 0
    self.x2 = isValid ? max(0, min(x2, 1)) : 1
    self.y2 = isValid ? max(-Self.largestWay, min(y2, Self.largestWay)) : 1
  }

  /// Constant speed.
  public static var linear: TransitionCurve { TransitionCurve(0, 0, 1, 1) }

  /// A quick start and a long end; CSS `ease`.
  public static var ease: TransitionCurve { TransitionCurve(0.25, 0.1, 0.25, 1) }

  /// A start from rest; CSS `ease-in`.
  public static var easeIn: TransitionCurve { TransitionCurve(0.42, 0, 1, 1) }

  /// An end at rest; CSS `ease-out`.
  public static var easeOut: TransitionCurve { TransitionCurve(0, 0, 0.58, 1) }

  /// A start from rest and an end at rest; CSS `ease-in-out`.
  public static var easeInOut: TransitionCurve { TransitionCurve(0.42, 0, 0.58, 1) }

  private static var largestWay: Double { 1000 }
}

// MARK: - Values

extension TransitionCurve {
  /// The steepest slope given; a vertical tangent has no finite one.
  private static var steepest: Double { 1e6 }

  /// Whether y = x all along.
  package var isLinear: Bool { x1 == y1 && x2 == y2 }

  /// Returns the way at the time fraction `x` and its derivative by `x`.
  ///
  /// y is exactly 0 from `x` = 0 down and exactly 1 from `x` = 1 up; there the slope is that of the
  /// end tangent. A slope is limited to a million either way. NaN counts as 0.
  package func value(at x: Double) -> (y: Double, slope: Double) {
    guard x > 0 else { return (0, slope(atParameter: 0)) }
    guard x < 1 else { return (1, slope(atParameter: 1)) }
    if isLinear { return (x, 1) }
    let s = parameter(atTime: x)
    return (Self.coordinate(y1, y2, s), slope(atParameter: s))
  }

  /// Returns the curve's own parameter at the time fraction `x` in `0 ... 1`.
  ///
  /// Newton's steps on x(s) = x, halving the bracket whenever one would leave it.
  func parameter(atTime x: Double) -> Double {
    var low = 0.0
    var high = 1.0
    var s = x
    for _ in 0..<64 {
      let error = Self.coordinate(x1, x2, s) - x
      if error == 0 { return s }
      if error < 0 { low = s } else { high = s }
      var next = s - error / Self.derivative(x1, x2, s)
      // Also false for the NaN of a vertical tangent.
      if !(next > low && next < high) { next = 0.5 * (low + high) }
      // A step below the spacing of numbers near 1 changes nothing any more.
      if abs(next - s) <= 0x1p-53 { return next }
      s = next
    }
    return s
  }

  /// Returns a coordinate of the curve at its parameter `s`, from the two control coordinates.
  static func coordinate(_ first: Double, _ second: Double, _ s: Double) -> Double {
    let r = 1 - s
    return s * (3 * r * (r * first + s * second) + s * s)
  }

  /// Returns the derivative of `coordinate` by `s`.
  private static func derivative(_ first: Double, _ second: Double, _ s: Double) -> Double {
    let r = 1 - s
    return 3 * (r * r * first + 2 * r * s * (second - first) + s * s * (1 - second))
  }

  /// Returns dy/dx at the parameter `s`; at an end whose control point lies on it, the limit.
  private func slope(atParameter s: Double) -> Double {
    if isLinear { return 1 }
    var rise = Self.derivative(y1, y2, s)
    var run = Self.derivative(x1, x2, s)
    if run == 0 && rise == 0 {
      // The tangent points at the next control point, or at the other end.
      rise = s < 0.5 ? y2 : 1 - y1
      run = s < 0.5 ? x2 : 1 - x1
      if run == 0 && rise == 0 { return 1 }
    }
    if rise == 0 { return 0 }
    // A vertical tangent divides by zero: infinite, and limited.
    return max(-Self.steepest, min(rise / abs(run), Self.steepest))
  }
}
