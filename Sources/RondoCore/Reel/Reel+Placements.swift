/// Where the host's views go.
extension Reel {
  /// The place of one view.
  package struct Placement: Equatable, Sendable {
    /// The user's index of the item.
    package var item: Int
    package var turn: Int
    /// The unwrapped item number on the turn of the present activity.
    package var number: Int
    /// Physical points from the window's left or top edge.
    package var start: Double
    /// Points along the axis.
    package var extent: Double
    /// The unwrapped item number less the position.
    package var distance: Double
  }

  /// The placements of all slots that can be seen, in reading order.
  package struct Placements: Sequence, IteratorProtocol {
    fileprivate let strip: Strip
    fileprivate let turn: Int
    fileprivate let offset: Double
    fileprivate let position: Double
    fileprivate let isMirrored: Bool
    fileprivate var numbers: Range<Int>

    package var underestimatedCount: Int { numbers.count }

    package mutating func next() -> Placement? {
      guard let number = numbers.first else { return nil }
      numbers = (numbers.lowerBound + 1)..<numbers.upperBound
      let extent = strip.extent(of: number)
      let start = strip.start(of: number) - offset
      return Placement(
        item: strip.item(ofNumber: number), turn: turn &+ strip.turn(ofNumber: number),
        number: number,
        start: isMirrored ? strip.window.extent - start - extent : start, extent: extent,
        distance: Double(number) - position)
    }
  }

  /// The placements at `time`.
  ///
  /// - Parameter reach: How many points beyond either edge of the window are placed as well.
  package func placements(reach: Double = 0) -> Placements {
    let offset = state.offset
    let reach = reach.asLength
    return Placements(
      strip: strip, turn: turn, offset: offset, position: unwrappedPosition,
      isMirrored: readingSign < 0,
      numbers: strip.numbers(from: offset - reach, to: offset + strip.window.extent + reach))
  }

  /// The placements at `time`, of the slots that can be seen.
  package var placements: Placements { placements() }
}
