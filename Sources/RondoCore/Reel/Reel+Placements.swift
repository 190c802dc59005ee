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
    private let strip: Strip
    private let knots: Knots
    private let turn: Int
    private let offset: Double
    private let position: Double
    private let isMirrored: Bool
    private var numbers: Range<Int>
    // Where the next number is, counted along: to divide for each would cost more than all the rest.
    private var ordinal: Int
    private var lap: Int

    fileprivate init(
      strip: Strip, knots: Knots, turn: Int, offset: Double, position: Double, isMirrored: Bool
    ) {
      self.strip = strip
      self.knots = knots
      self.turn = turn
      self.offset = offset
      self.position = position
      self.isMirrored = isMirrored
      numbers = Sight(of: strip, knots: knots).numbers(of: strip, from: offset, to: offset)
      ordinal = strip.ordinal(ofNumber: numbers.lowerBound)
      lap = strip.turn(ofNumber: numbers.lowerBound)
    }

    package var underestimatedCount: Int { numbers.count }

    package mutating func next() -> Placement? {
      guard !numbers.isEmpty else { return nil }
      let number = numbers.lowerBound
      let extent = strip.extents.extent(of: ordinal)
      let start = strip.start(ofOrdinal: ordinal, onTurn: lap) - offset
      let distance = Double(number) - position
      let placement = Placement(
        item: strip.item(ofOrdinal: ordinal), turn: turn &+ lap, number: number,
        start: isMirrored ? strip.window.extent - start - extent : start, extent: extent,
        distance: distance, appearance: knots.appearance(at: distance))
      numbers = (number + 1)..<numbers.upperBound
      ordinal += 1
      if ordinal == strip.count {
        ordinal = 0
        lap &+= 1
      }
      return placement
    }
  }

  /// The placements at `time` of all slots that can be seen, the effect's reach included.
  package var placements: Placements {
    let place = place
    return Placements(
      strip: strip, knots: knots, turn: place.turn, offset: place.offset,
      position: unwrappedPosition,
      isMirrored: readingSign < 0)
  }

  /// How long what marks the aligned item is, in points: as long as the item, and between two from the
  /// one's length to the other's in proportion to the way; nil without items.
  package var alignedExtent: Double? {
    guard !strip.isEmpty else { return nil }
    let position = unwrappedPosition
    let before = Int(clamping: position.rounded(.down))
    let part = position - Double(before)
    let extent = strip.extent(of: before)
    return part > 0 ? extent + part * (strip.extent(of: before &+ 1) - extent) : extent
  }

  /// What writes the reel's trajectories out view by view.
  package var scriptWriter: ScriptWriter {
    ScriptWriter(
      strip: strip, knots: knots, axis: setup.settings.axis,
      breadth: (setup.layout?.breadth ?? 0).asLength,
      isMirrored: readingSign < 0, preferring: meant)
  }
}
