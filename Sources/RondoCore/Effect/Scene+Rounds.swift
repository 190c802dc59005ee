/// The effects that move items round an axis, behind the screen, before it, or across it.
///
/// A circle is followed by its chords; angles are linear in the distance, hence exact.
extension Scene {
  /// What items do on a circle.
  private enum Round {
    /// They lie on it and are seen until they turn their backs.
    case drum
    /// They lie on it and pale with the cosine of the angle.
    case wheel
    /// They face the viewer.
    case table
    /// They lie on it in the plane of the screen.
    case rim
  }

  /// The faces of a cube: a quarter turn from one item to the next, edge to edge.
  ///
  /// Seen from near, a face turns its back before the quarter turn is done: its last sixth it fades.
  var cube: Knots {
    round(.drum, radius: pitch / 2, end: 1)
  }

  /// Rows on a cylinder as high as the window, from its upper to its lower edge; what is behind is
  /// not seen.
  var wheel: Knots {
    round(.wheel, radius: room, end: room * (.pi / 2) / pitch)
  }

  /// Items edge to edge on a drum of as many faces.
  func cylinder(isInverted: Bool) -> Knots {
    let angle = .pi / places
    return round(
      .drum, radius: pitch / 2 * Elementary.cos(angle) / Elementary.sin(angle),
      end: places / 4, isInverted: isInverted)
  }

  /// Items on a table on which they have room side by side.
  func rotary(isInverted: Bool) -> Knots {
    // An odd one stands at the back on neither side, so that none is there twice.
    let half = (places / 2).rounded(.down)
    return round(
      .table, radius: pitch / 2 / Elementary.sin(.pi / places),
      end: isInverted ? places / 4 : half, turn: isInverted ? .pi / 2 : half * 2 * .pi / places,
      isInverted: isInverted)
  }

  /// Items on the rim of a wheel of 14.
  func ferrisWheel(isInverted: Bool) -> Knots {
    round(.rim, radius: 7 * pitch / .pi, end: 3.5, isInverted: isInverted)
  }

  /// How many items go round on a drum or a table: all, as long as one can be told from the next and
  /// its sides are not behind the viewer's back.
  private var places: Double { Double(max(min(count, 16), 6)) }

  /// Returns the knots of items on a circle that touches the screen in the aligned place.
  ///
  /// - Parameters:
  ///   - radius: In extents.
  ///   - end: How many items away the last one is seen.
  ///   - turn: The angle there; a quarter turn unless given.
  ///   - isInverted: Whether the circle is on the other side: before the screen, or above.
  @inline(never)
  private func round(
    _ kind: Round, radius: Double, end: Double, turn: Double = .pi / 2, isInverted: Bool = false
  ) -> Knots {
    let steps = Self.steps(perQuarterOf: radius * extent) * (turn > .pi / 2 ? 2 : 1)
    let sign: Double = isInverted ? -1 : 1
    // What comes towards the viewer stays well before the eye.
    let eye: Double =
      kind == .rim
      ? 0
      : isInverted
        ? max(3, 3 * (radius + 1) * extent / window)
        : kind == .drum ? 2 : 3
    var knots = knots(before: end, after: end, perspective: eye)
    for step in 1...steps {
      let part = Double(step) / Double(steps)
      let angle = part * turn
      let cosine = Elementary.cos(angle)
      let away = sign * radius * (cosine - 1)
      var look = Reel.Appearance(shiftAlong: radius * Elementary.sin(angle) - part * end * pitch)
      switch kind {
      case .rim:
        // On a horizontal strip the middle is below, on a vertical one on the right.
        look.shiftAcross = breadth > 0 ? -away * extent / breadth : 0
        look.rotateZ = axis == .horizontal ? sign * angle : -sign * angle
        // Only for what lies over what.
        look.depth = -0.1 * part
      case .table: look.depth = away
      case .drum, .wheel:
        look = turned(look, by: sign * angle)
        look.depth = away
      }
      // The cosine of the last angle is nothing but rounding.
      look.opacity = step == steps ? 0 : kind == .wheel ? cosine : min((1 - part) * 6, 1)
      knots.addBoth(part * end, look)
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
