/// How far a strip follows a pull beyond its edge.
///
/// y = x c d / (d + c x) for a pull x beyond the edge and the window's extent d. The slope is c at
/// the edge and falls as c (d / (d + c x))^2, so y never reaches d. Being a closed form of the
/// whole pull, it does not depend on how the drag was sampled.
package enum RubberBand {
  /// The slope at the edge. The value the field has agreed on since a note of 2012 about scroll
  /// views; never confirmed by Apple.
  package static var stiffness: Double { 0.55 }

  /// The longest pull the inverse gives, in extents of the window.
  private static var longestPull: Double { 1e6 }

  /// Returns how far beyond the edge the strip stands, in points, with the sign of the pull.
  ///
  /// An infinite pull gives the whole dimension. A pull of NaN, and a dimension that is not a
  /// finite number above zero, give 0.
  package static func position(forPull pull: Double, dimension: Double) -> Double {
    guard dimension > 0, dimension.isFinite, !pull.isNaN else { return 0 }
    // At no pull the quotient is infinite and the result 0.
    let length = dimension / (1 + dimension / (stiffness * abs(pull)))
    return pull < 0 ? -length : length
  }

  /// Returns the pull that holds the strip at `position` beyond the edge: x = y d / (c (d - y)).
  ///
  /// Limited to a million dimensions, which is also the answer for a position no pull reaches.
  /// A position of NaN, and a dimension that is not a finite number above zero, give 0.
  package static func pull(forPosition position: Double, dimension: Double) -> Double {
    guard dimension > 0, dimension.isFinite, !position.isNaN else { return 0 }
    let part = abs(position) / dimension
    let pulls = part < 1 ? min(part / (stiffness * (1 - part)), longestPull) : longestPull
    return position < 0 ? -pulls * dimension : pulls * dimension
  }
}
