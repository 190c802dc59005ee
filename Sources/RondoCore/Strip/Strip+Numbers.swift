extension Strip {
  /// Returns the turn a number is on; 0 on a bounded or empty strip.
  package func turn(ofNumber number: Int) -> Int {
    guard isLoop, count > 0 else { return 0 }
    return number.dividedDown(by: count)
  }

  /// Returns a number's place among the shown items, in `0 ..< count`; 0 on an empty strip.
  package func ordinal(ofNumber number: Int) -> Int {
    guard count > 0 else { return 0 }
    guard isLoop else { return min(max(number, 0), count - 1) }
    return number - number.dividedDown(by: count) * count
  }

  /// Returns the user's index of the item that a number shows.
  package func item(ofNumber number: Int) -> Int {
    item(ofOrdinal: ordinal(ofNumber: number))
  }

  /// Returns the user's index of the item that a number shows; the first for one that goes while others
  /// come.
  func ownItem(ofNumber number: Int) -> Int {
    let item = item(ofNumber: number)
    return item < itemCount || !hasDepartures ? item : 0
  }

  /// Returns the user's index of a shown item.
  func item(ofOrdinal ordinal: Int) -> Int {
    guard let shown, ordinal < shown.count else { return ordinal &+ base }
    return shown[ordinal] &+ base
  }

  /// Returns the ordinal that shows an item, or for one that is not shown the next after it, else the
  /// last; 0 on an empty strip.
  package func ordinal(ofItem item: Int) -> Int {
    guard count > 0 else { return 0 }
    guard let shown else { return min(max(item &- base, 0), count - 1) }
    if hasDepartures, item >= itemCount {
      return shown.firstIndex(of: item &- base) ?? departures
    }
    // Of an item that is there several times, the first.
    return min(
      Strip.partition(0, departures > 0 ? departures : count) { shown[$0] < item &- base },
      count - 1)
  }

  /// Returns the coordinate at which a number starts.
  package func start(of number: Int) -> Double {
    guard count > 0 else { return 0 }
    return start(ofOrdinal: ordinal(ofNumber: number), onTurn: turn(ofNumber: number))
  }

  /// Returns the coordinate at which a shown item starts on a turn.
  func start(ofOrdinal ordinal: Int, onTurn turn: Int) -> Double {
    extents.start(of: ordinal, spacing: spacing) + Double(turn) * length
  }

  /// Returns how long a number is, in points.
  package func extent(of number: Int) -> Double {
    count > 0 ? extents.extent(of: ordinal(ofNumber: number)) : 0
  }

  /// The most slots seen at once: a point each on the widest of screens, so that no length however
  /// absurd fills the memory.
  package static let mostSlots = 16_384

  /// Returns the numbers whose frames intersect the open interval of strip coordinates, at most
  /// `mostSlots`; empty for an empty strip or interval.
  package func numbers(from lower: Double, to upper: Double) -> Range<Int> {
    guard count > 0, lower < upper, lower.isFinite, upper.isFinite else { return 0..<0 }
    let first = number(endingAfter: lower)
    var last = number(endingAfter: upper)
    if (isLoop || last < count) && start(of: last) < upper { last += 1 }
    return first < last ? first..<min(last, first + Strip.mostSlots) : 0..<0
  }

  /// Returns the first number whose end lies beyond a coordinate; on a bounded strip at most `count`.
  func number(endingAfter coordinate: Double) -> Int {
    var turn = 0
    var rest = coordinate
    if isLoop {
      (turn, rest) = coordinate.wrapped(into: length)
    }
    let ordinal: Int
    switch extents {
    case .uniform(let extent):
      let guess = Int(clamping: (rest / (extent + spacing)).rounded(.down))
      // The division may round across an end, and the item found may end before the coordinate.
      let low = min(max(guess - 1, 0), count)
      ordinal = Strip.partition(low, min(low + 3, count)) {
        Double($0) * (extent + spacing) + extent <= rest
      }
    case .varying(let starts, let extents):
      ordinal = Strip.partition(0, count) { starts[$0] + extents[$0] <= rest }
    case .estimated:
      ordinal = Strip.partition(0, count) {
        extents.start(of: $0, spacing: spacing) + extents.extent(of: $0) <= rest
      }
    }
    return turn &* count &+ ordinal
  }
}

extension Int {
  /// The quotient rounded down, for a positive divisor.
  func dividedDown(by divisor: Int) -> Int {
    self >= 0 ? self / divisor : -((-(self + 1)) / divisor) - 1
  }
}
