/// Where the host's views go.
extension Reel {
  /// The place of one view.
  package struct Placement: Equatable, Sendable {
    /// The user's index of the item.
    package var item: Int
    package var turn: Int
    /// The unwrapped item number, counted from the turn on which the strip is.
    package var number: Int
    /// Physical points from the window's left or top edge.
    package var start: Double
    /// Points along the axis.
    package var extent: Double
    /// The unwrapped item number less the position.
    package var distance: Double
    /// What the effect makes of it.
    package var appearance: Appearance
  }

  /// The placements of all slots that can be seen, in reading order.
  package struct Placements: Sequence, IteratorProtocol {
    fileprivate let strip: Strip
    fileprivate let knots: Knots
    fileprivate let turn: Int
    fileprivate let offset: Double
    fileprivate let position: Double
    fileprivate let isMirrored: Bool
    fileprivate var numbers: Range<Int>

    package var underestimatedCount: Int { numbers.count }

    package mutating func next() -> Placement? {
      guard !numbers.isEmpty else { return nil }
      let number = numbers.lowerBound
      numbers = (numbers.lowerBound + 1)..<numbers.upperBound
      let extent = strip.extent(of: number)
      let start = strip.start(of: number) - offset
      let distance = Double(number) - position
      return Placement(
        item: strip.item(ofNumber: number), turn: turn &+ strip.turn(ofNumber: number),
        number: number,
        start: isMirrored ? strip.window.extent - start - extent : start, extent: extent,
        distance: distance, appearance: knots.appearance(at: distance))
    }
  }

  /// The placements at `time` of all slots that can be seen, the effect's reach included.
  package var placements: Placements {
    let (turn, offset) = (place.turn, place.offset)
    return Placements(
      strip: strip, knots: knots, turn: turn, offset: offset, position: unwrappedPosition,
      isMirrored: readingSign < 0,
      numbers: Sight(of: strip, knots: knots).numbers(of: strip, from: offset, to: offset))
  }

  /// What writes the reel's trajectories out view by view.
  package var scriptWriter: ScriptWriter {
    ScriptWriter(
      strip: strip, knots: knots, axis: setup.settings.axis,
      breadth: (setup.layout?.breadth ?? 0).asLength,
      isMirrored: readingSign < 0, preferring: meant)
  }
}
