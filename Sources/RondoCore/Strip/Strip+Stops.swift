extension Strip {
  /// Whether all content fits between the insets, so that a bounded strip has a single stop.
  package var fits: Bool { contentLength <= window.content }

  /// The least offset at which a bounded strip rests, in points.
  package var minOffset: Double { fits ? fittingOffset : -window.lead }

  /// The greatest offset at which a bounded strip rests, in points.
  package var maxOffset: Double {
    fits ? fittingOffset : length + window.trail - window.extent
  }

  private var fittingOffset: Double { window.alignment * contentLength - window.anchor }

  /// The points that a drive goes in one turn: round a loop, or to the end of a bounded strip and back.
  package var turnLength: Double {
    incoming?.turn ?? (isLoop ? length : 2 * max(maxOffset - minOffset, 0))
  }

  /// Returns the points per second that take so many seconds for a turn; `other` where there is no such
  /// speed, as without a duration.
  package func speed(ofTurnIn duration: Double?, or other: Double) -> Double {
    guard let duration, duration > 0, turnLength > 0 else { return other }
    return turnLength / duration
  }

  /// Returns the offset, moved to where a bounded strip may rest if it is beyond.
  package func clamping(_ offset: Double) -> Double {
    isLoop || count == 0 ? offset : min(max(offset, minOffset), maxOffset)
  }

  /// Returns the offset at which a number stands aligned; bounded strips show no blank beyond an inset.
  package func stop(of number: Int) -> Double {
    guard count > 0 else { return 0 }
    let ordinal = ordinal(ofNumber: number)
    let stop = extents.stop(of: ordinal, spacing: spacing, window: window)
    if isLoop { return stop + Double(number.dividedDown(by: count)) * length }
    if ordinal <= leadingEnd { return minOffset }
    return ordinal >= trailingEnd ? maxOffset : stop
  }

  /// Returns the greatest number whose stop is not beyond the offset; a bounded strip's least is 0.
  func number(before offset: Double) -> Int {
    guard count > 0, offset.isFinite else { return 0 }
    let first = extents.stop(of: 0, spacing: spacing, window: window)
    var turn = 0
    var rest = offset - first
    if isLoop { (turn, rest) = rest.wrapped(into: length) }
    let ordinal: Int
    switch extents {
    case .uniform(let extent):
      let guess = Int(clamping: (rest / (extent + spacing)).rounded(.down))
      let low = min(max(guess - 1, 0), count - 1)
      // The division may round across a stop; compared the way `stop(of:)` computes it.
      let beyond = Strip.partition(low + 1, min(low + 3, count)) {
        extents.stop(of: $0, spacing: spacing, window: window) - first <= rest
      }
      ordinal = beyond - 1
    case .varying, .estimated:
      let beyond = Strip.partition(1, count) {
        extents.stop(of: $0, spacing: spacing, window: window) - first <= rest
      }
      ordinal = max(beyond - 1, 0)
    }
    return turn &* count &+ ordinal
  }

  /// Returns the item number at an offset as a real number, linear between neighbouring stops.
  ///
  /// Where the stops of a bounded strip coincide it is the item that is preferred, else the one nearest
  /// that end; towards it, it is linear on both sides of a bend. Offsets beyond the ends count as the
  /// ends.
  package func position(
    at offset: Double, preferring preference: Preference = Preference()
  ) -> Double {
    guard count > 0, offset.isFinite else { return 0 }
    var low = (offset: -Double.infinity, position: 0.0)
    var high = (offset: Double.infinity, position: 0.0)
    if !isLoop, offset <= minOffset {
      high = (minOffset, Double(resting(0, preferring: preference)))
      low.position = high.position
    } else if !isLoop, offset >= maxOffset {
      low = (maxOffset, Double(resting(count - 1, preferring: preference)))
      high.position = low.position
    } else {
      let (before, after) = neighbours(of: offset)
      low = (stop(of: before), Double(resting(before, preferring: preference)))
      high = (stop(of: after), Double(resting(after, preferring: preference)))
    }
    if let bend = preference.bend, bend.offset > low.offset, bend.offset < high.offset {
      // Beyond an end the position is what it was furthest out.
      if offset < bend.offset {
        high = (bend.offset, bend.position)
        if low.offset == -.infinity { low.position = bend.position }
      } else {
        low = (bend.offset, bend.position)
        if high.offset == .infinity { high.position = bend.position }
      }
    }
    let span = high.offset - low.offset
    guard span > 0, low.position != high.position else { return low.position }
    return low.position
      + (high.position - low.position) * min(max((offset - low.offset) / span, 0), 1)
  }

  /// Returns the number whose stop is nearest the offset; at a tie the earlier one.
  ///
  /// Coinciding stops are told apart as in `position(at:preferring:)`.
  package func number(
    nearest offset: Double, preferring preference: Preference = Preference()
  ) -> Int {
    guard count > 0, offset.isFinite else { return 0 }
    if !isLoop {
      if offset <= minOffset { return resting(0, preferring: preference) }
      if offset >= maxOffset { return resting(count - 1, preferring: preference) }
    }
    let (before, after) = neighbours(of: offset)
    let isEarlier = offset - stop(of: before) <= stop(of: after) - offset
    return resting(isEarlier ? before : after, preferring: preference)
  }

  /// Returns the offset at a real item number, linear between the stops of the items beside it.
  package func offset(atPosition position: Double) -> Double {
    guard count > 0, position.isFinite else { return isLoop ? stop(of: 0) : minOffset }
    let number = Int(clamping: position.rounded(.down))
    let fraction = position - Double(number)
    let stop = stop(of: number)
    return fraction > 0 ? stop + fraction * (self.stop(of: number + 1) - stop) : stop
  }

  /// Returns the numbers whose stops an offset between the ends lies between.
  private func neighbours(of offset: Double) -> (Int, Int) {
    let before = number(before: offset)
    if isLoop { return (before, before + 1) }
    let first = min(max(before, leadingEnd), count - 1)
    return (first, min(first + 1, count - 1))
  }

  /// Returns which of the numbers that rest at the same end as this one is meant.
  func resting(_ number: Int, preferring preference: Preference) -> Int {
    guard !isLoop else { return number }
    if number <= leadingEnd {
      guard let number = preference.leading, number >= 0, number <= leadingEnd else { return 0 }
      return number
    }
    if number >= trailingEnd {
      guard let number = preference.trailing, number >= trailingEnd, number < count else {
        return count - 1
      }
      return number
    }
    return number
  }

  /// Returns the first stop beyond an offset in one direction, by more than a margin; infinite if
  /// there is none.
  func stop(beyond offset: Double, _ sign: Double, margin: Double) -> Double {
    let bound = sign * Double.infinity
    var near = number(before: offset)
    if !isLoop {
      let nearest = sign > 0 ? minOffset : maxOffset
      if (nearest - offset) * sign > margin { return nearest }
      let last = sign > 0 ? maxOffset : minOffset
      if (last - offset) * sign <= margin { return bound }
      near = min(max(near, leadingEnd), trailingEnd)
    }
    if sign > 0 { near += 1 }
    while (stop(of: near) - offset) * sign <= margin {
      near += sign > 0 ? 1 : -1
      // The first stop of an item longer than the window lies before the end it can be moved to.
      if !isLoop, near < 0 || near >= count { return sign > 0 ? maxOffset : minOffset }
    }
    return stop(of: near)
  }
}
