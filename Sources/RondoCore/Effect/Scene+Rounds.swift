/// The effects that turn items about an axis behind the screen.
///
/// A circle is followed by its chords; angles are linear in the distance, hence exact.
extension Scene {
  /// The faces of a cube: a quarter turn from one item to the next, edge to edge.
  var cube: Knots {
    let radius = pitch / 2
    let steps = Self.steps(perQuarterOf: radius * extent)
    var row: [Reel.Effect.Knot] = []
    row.reserveCapacity(2 * steps + 1)
    for step in -steps...steps {
      let distance = Double(step) / Double(steps)
      var look = round(distance, angle: distance * .pi / 2, radius: radius)
      // Seen from near, a face turns its back before the quarter turn is done; it goes unseen.
      look.opacity = min(max((1 - abs(distance)) * 6, 0), 1)
      row.append(.init(at: distance, look))
    }
    return knots(row, before: 1, after: 1, perspective: 2 * window)
  }

  /// Rows on a cylinder as high as the window, from its upper to its lower edge; what is behind is
  /// not seen.
  var wheel: Knots {
    let radius = room
    let steps = Self.steps(perQuarterOf: radius * extent)
    let last = radius * (.pi / 2) / pitch
    var row: [Reel.Effect.Knot] = []
    row.reserveCapacity(2 * steps + 1)
    for step in -steps...steps {
      let part = Double(step) / Double(steps)
      var look = round(part * last, angle: part * .pi / 2, radius: radius)
      look.opacity = abs(step) == steps ? 0 : Elementary.cos(part * .pi / 2)
      row.append(.init(at: part * last, look))
    }
    return knots(row, before: last, after: last, perspective: 3 * window)
  }

  /// Returns the look of an item on a circle, touching the screen at angle 0; radius in extents.
  private func round(_ distance: Double, angle: Double, radius: Double) -> Reel.Appearance {
    let look = Reel.Appearance(
      shiftAlong: radius * Elementary.sin(angle) - distance * pitch,
      depth: radius * (Elementary.cos(angle) - 1))
    return turned(look, by: angle)
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
