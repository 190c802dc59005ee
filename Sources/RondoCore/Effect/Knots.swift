/// An effect worked out for one layout: appearances over the distance from the aligned place.
///
/// Between two knots every value is linear in the distance, beyond the outermost ones constant. So a
/// slot's values change with time as the offset does, only steeper or flatter, and a motion of the
/// offset written out for a compositor is exact for them too.
package struct Knots: Equatable, Sendable {
  /// The knots by strictly ascending distance; none is flat.
  package private(set) var row: [Reel.Effect.Knot]
  /// How many slots beyond those that plainly intersect the window can be seen before it.
  package let reachBefore: Int
  /// How many slots beyond those that plainly intersect the window can be seen after it.
  package let reachAfter: Int
  /// The distance of the eye from the screen in points; nil looks from infinity.
  package let perspective: Double?

  /// No effect at all.
  package static var flat: Knots { Knots([]) }

  /// The most slots an effect may look beyond the window on each side.
  package static var mostReach: Int { 64 }

  /// Puts the knots in order.
  ///
  /// A knot at a distance that is not finite is left out, and of several at one distance the last
  /// holds. Reaches are limited to `0 ... mostReach`; a perspective that is no length is none.
  package init(
    _ knots: [Reel.Effect.Knot], reachBefore: Int = 0, reachAfter: Int = 0,
    perspective: Double? = nil
  ) {
    row = []
    row.reserveCapacity(knots.count)
    self.reachBefore = max(min(reachBefore, Self.mostReach), 0)
    self.reachAfter = max(min(reachAfter, Self.mostReach), 0)
    if let perspective, perspective.asLength > 0 {
      self.perspective = perspective
    } else {
      self.perspective = nil
    }
    for knot in knots { add(knot.distance, knot.appearance) }
  }

  /// Adds a knot; one at the same distance is replaced.
  @inline(never)
  mutating func add(_ distance: Double, _ look: Reel.Appearance) {
    guard distance.isFinite else { return }
    let knot = Reel.Effect.Knot(at: distance, look.limited)
    let place = index(after: distance)
    if place > 0 && row[place - 1].distance == distance {
      row[place - 1] = knot
    } else {
      row.insert(knot, at: place)
    }
  }

  /// Adds a knot at a distance and its mirror image at the opposite one.
  @inline(never)
  mutating func addBoth(_ distance: Double, _ look: Reel.Appearance) {
    add(distance, look)
    add(-distance, look.mirrored)
  }

  /// Whether every slot lies plainly at every distance.
  package var isFlat: Bool { row.isEmpty }
}

extension Knots {
  /// Returns the appearance at a signed distance in items; NaN is plain.
  ///
  /// Allocates nothing.
  ///
  /// - Complexity: O(log *n*) for *n* knots.
  package func appearance(at distance: Double) -> Reel.Appearance {
    guard !distance.isNaN, !row.isEmpty else { return .plain }
    let after = index(after: distance)
    guard after > 0 else { return row[0].appearance }
    guard after < row.count else { return row[after - 1].appearance }
    let start = row[after - 1].distance
    return row[after - 1].appearance.blended(
      with: row[after].appearance, by: (distance - start) / (row[after].distance - start))
  }

  /// Returns the first knot at a greater distance than this one, or how many there are.
  func index(after distance: Double) -> Int {
    var low = 0
    var high = row.count
    while low < high {
      let middle = low + (high - low) / 2
      if row[middle].distance <= distance { low = middle + 1 } else { high = middle }
    }
    return low
  }
}
