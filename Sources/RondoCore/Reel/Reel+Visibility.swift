/// What of the strip can be seen.
extension Reel {
  /// An item that is at least partly in the window.
  package struct VisibleItem: Equatable, Sendable {
    /// The user's index of the item.
    package var item: Int
    package var turn: Int
    /// The unwrapped item number, counted from the turn on which the strip is.
    package var number: Int
    /// How much of the item lies in the window along the axis, in `0 ... 1`.
    package var fraction: Double
  }

  /// The items in the window, in reading order; on a loop shorter than the window an item comes
  /// several times.
  package struct VisibleItems: Sequence, IteratorProtocol {
    private let strip: Strip
    private let turn: Int
    private let offset: Double
    private var numbers: Range<Int>

    fileprivate init(strip: Strip, turn: Int, offset: Double) {
      self.strip = strip
      self.turn = turn
      self.offset = offset
      numbers = strip.visibleNumbers(at: offset)
    }

    package var underestimatedCount: Int { numbers.count }

    package mutating func next() -> VisibleItem? {
      guard !numbers.isEmpty else { return nil }
      let number = numbers.lowerBound
      numbers = (number + 1)..<numbers.upperBound
      return VisibleItem(
        item: strip.item(ofNumber: number), turn: turn &+ strip.turn(ofNumber: number),
        number: number, fraction: strip.visibleFraction(of: number, at: offset))
    }
  }

  /// What is in the window at `time`, by the items' plain frames, without what the effect makes of
  /// them.
  ///
  /// Allocates nothing. Who listens to `.visibility` is woken whenever another item is in it.
  package var visibleItems: VisibleItems {
    let place = place
    return VisibleItems(strip: strip, turn: place.turn, offset: place.offset)
  }
}

extension Strip {
  /// What is in the window by less than this is not seen, in points: more than the rounding of
  /// coordinates.
  static var leastVisible: Double { 1e-3 }

  /// Returns the numbers that are at least partly in the window at an offset.
  func visibleNumbers(at offset: Double) -> Range<Int> {
    numbers(
      from: offset + Strip.leastVisible, to: offset + window.extent - Strip.leastVisible)
  }

  /// Returns how much of a number lies in the window at an offset, in `0 ... 1`.
  package func visibleFraction(of number: Int, at offset: Double) -> Double {
    let extent = extent(of: number)
    guard extent > 0 else { return 0 }
    let start = start(of: number) - offset
    let seen = min(start + extent, window.extent) - max(start, 0)
    return min(max(seen / extent, 0), 1)
  }
}
