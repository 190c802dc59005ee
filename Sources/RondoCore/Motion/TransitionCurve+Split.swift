extension TransitionCurve {
  /// Returns the part before and the part after the time fraction `x`, each as a curve of its own.
  ///
  /// The whole is y(x) times the first part during the fraction `x`, and the rest times the second
  /// after it. At or beyond an end, and for NaN, the empty part is linear and the other one the
  /// whole curve. For parts that cannot be exact see `part(from:to:)`.
  package func split(at x: Double) -> (first: TransitionCurve, second: TransitionCurve) {
    guard x > 0 else { return (.linear, self) }
    guard x < 1 else { return (self, .linear) }
    return (part(from: 0, to: x), part(from: x, to: 1))
  }

  /// Returns the part between two time fractions, stretched to run from (0, 0) to (1, 1).
  ///
  /// De Casteljau's construction; exact but for two cases. A part that ends at the height where it
  /// starts has no such form and is given as linear: cut at the `turningPoints` where that matters.
  /// And a part across the `bend` may need control times outside `0 ... 1`, which are limited: cut
  /// there, too. An empty part is linear.
  package func part(from start: Double, to end: Double) -> TransitionCurve {
    if start <= 0 && end >= 1 { return self }
    guard start < end, start < 1, end > 0, !isLinear else { return .linear }
    let s0 = start > 0 ? parameter(atTime: start) : 0
    let s1 = end < 1 ? parameter(atTime: end) : 1
    let across = Part(x1, x2, from: s0, to: s1)
    let along = Part(y1, y2, from: s0, to: s1)
    guard across.length > 0, along.length != 0 else { return .linear }
    return TransitionCurve(
      across.first / across.length, along.first / along.length,
      across.second / across.length, along.second / along.length)
  }

  /// The time fractions strictly between 0 and 1 at which the way turns back.
  package var turningPoints: (first: Double?, second: Double?) {
    let roots = QuadraticRoots(y1, 2 * (y2 - 2 * y1), 1 - 3 * (y2 - y1))
    return (
      roots.first.map { Self.coordinate(x1, x2, $0) },
      roots.second.map { Self.coordinate(x1, x2, $0) }
    )
  }

  /// The time fraction at which a curve whose second control point comes before its first has to
  /// be cut so that all parts of both sides are curves again; nil for other curves.
  ///
  /// Halves by the parameter have the control times x1/2, x2/4 + x1/4 ... in order, whatever x1
  /// and x2 in `0 ... 1` are, and parts of curves with ordered control times have them, too.
  package var bend: Double? {
    x1 > x2 ? Self.coordinate(x1, x2, 0.5) : nil
  }
}

/// One coordinate of the part of a curve between two parameters: its control coordinates and its
/// end, counted from its start.
private struct Part {
  let first: Double
  let second: Double
  let length: Double

  init(_ a: Double, _ b: Double, from s0: Double, to s1: Double) {
    /// The polar form of the cubic with the control coordinates 0, a, b, 1.
    func polar(_ u: Double, _ v: Double, _ w: Double) -> Double {
      let left = Self.between(v * a, Self.between(a, b, v), u)
      let right = Self.between(Self.between(a, b, v), Self.between(b, 1, v), u)
      return Self.between(left, right, w)
    }
    let start = polar(s0, s0, s0)
    first = polar(s0, s0, s1) - start
    second = polar(s0, s1, s1) - start
    length = polar(s1, s1, s1) - start
  }

  private static func between(_ a: Double, _ b: Double, _ s: Double) -> Double {
    (1 - s) * a + s * b
  }
}
