extension TransitionCurve {
  /// Returns the part before and the part after the time fraction `x`, each as a curve of its own.
  ///
  /// De Casteljau's construction, each part then stretched to run from (0, 0) to (1, 1): the whole
  /// is y(x) times the first part during the fraction `x`, and the rest times the second after it.
  /// A part that ends at the height where it starts has no such form and is given as linear; split
  /// at the turning points first where that matters. At or beyond an end, and for NaN, the
  /// empty part is linear and the other one the whole curve.
  package func split(at x: Double) -> (first: TransitionCurve, second: TransitionCurve) {
    guard x > 0 else { return (.linear, self) }
    guard x < 1 else { return (self, .linear) }
    if isLinear { return (.linear, .linear) }
    let s = parameter(atTime: x)
    let across = Cut(x1, x2, s)
    let along = Cut(y1, y2, s)
    return (
      Self.part(across.first, along.first, end: (across.middle, along.middle)),
      Self.part(across.second, along.second, end: (1 - across.middle, 1 - along.middle))
    )
  }

  /// Returns the part between two time fractions as a curve of its own, see `split(at:)`.
  package func part(from start: Double, to end: Double) -> TransitionCurve {
    guard start > 0 else { return split(at: end).first }
    guard start < end, start < 1 else { return .linear }
    return split(at: start).second.split(at: (end - start) / (1 - start)).first
  }

  /// The time fractions strictly between 0 and 1 at which the way turns back.
  package var turningPoints: (first: Double?, second: Double?) {
    let roots = QuadraticRoots(y1, 2 * (y2 - 2 * y1), 1 - 3 * (y2 - y1))
    return (
      roots.first.map { Self.coordinate(x1, x2, $0) },
      roots.second.map { Self.coordinate(x1, x2, $0) }
    )
  }

  private static func part(
    _ across: (Double, Double), _ along: (Double, Double), end: (Double, Double)
  ) -> TransitionCurve {
    guard end.0 > 0, end.1 != 0 else { return .linear }
    return TransitionCurve(
      across.0 / end.0, along.0 / end.1, across.1 / end.0, along.1 / end.1)
  }
}

/// One coordinate of a curve cut in two: the control coordinates of both parts, each counted from
/// its own part's start.
private struct Cut {
  var first: (Double, Double)
  var middle: Double
  var second: (Double, Double)

  init(_ a: Double, _ b: Double, _ s: Double) {
    let r = 1 - s
    let left = s * a
    let inner = r * a + s * b
    let right = r * b + s
    let leftInner = r * left + s * inner
    let rightInner = r * inner + s * right
    middle = r * leftInner + s * rightInner
    first = (left, leftInner)
    second = (rightInner - middle, right - middle)
  }
}
