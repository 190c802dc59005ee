/// The effects that turn items about an axis behind the screen.
///
/// A circle is followed by its chords; angles are linear in the distance, hence exact.
extension Scene {
  /// The faces of a cube: a quarter turn from one item to the next, edge to edge.
  ///
  /// Seen from near, a face turns its back before the quarter turn is done: its last sixth it fades.
  var cube: Knots {
    round(radius: pitch / 2, quarter: 1, isWheel: false)
  }

  /// Rows on a cylinder as high as the window, from its upper to its lower edge; what is behind is
  /// not seen.
  var wheel: Knots {
    round(radius: room, quarter: room * (.pi / 2) / pitch, isWheel: true)
  }

  /// Returns the knots of items on a circle that touches the screen in the aligned place.
  ///
  /// - Parameters:
  ///   - radius: In extents.
  ///   - quarter: How many items make a quarter turn.
  ///   - isWheel: Whether it pales with the cosine of the angle, and is seen from further away.
  @inline(never)
  private func round(radius: Double, quarter: Double, isWheel: Bool) -> Knots {
    let steps = Self.steps(perQuarterOf: radius * extent)
    var knots = knots(before: quarter, after: quarter, perspective: isWheel ? 3 : 2)
    for step in 1...steps {
      let part = Double(step) / Double(steps)
      let angle = part * (.pi / 2)
      let cosine = Elementary.cos(angle)
      let look = Reel.Appearance(
        shiftAlong: radius * Elementary.sin(angle) - part * quarter * pitch,
        depth: radius * (cosine - 1),
        // The cosine of the last angle is nothing but rounding.
        opacity: step == steps ? 0 : isWheel ? cosine : min((1 - part) * 6, 1))
      knots.addBoth(part * quarter, turned(look, by: angle))
    }
    return knots
  }

  /// Returns into how many chords a quarter of a circle is divided; radius in points.
  ///
  /// A chord over the angle a leaves the circle by up to radius a^2 / 8; that is a quarter of a point
  /// for a = sqrt(2 / radius), so pi / 2 / a chords. At most 45, one every two degrees.
  private static func steps(perQuarterOf radius: Double) -> Int {
    let chords = (.pi / 2 * (max(radius, 1) / 2).squareRoot()).rounded(.up)
    return min(max(Int(clamping: chords), 6), 45)
  }
}
