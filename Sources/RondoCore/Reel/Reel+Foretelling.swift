/// When what listeners are told of will change though nobody touches the strip.
extension Reel {
  /// The next time at which what is listened to will change in the present activity; nil if it will not.
  func nextSight(of listening: Listening) -> Double? {
    var next = Double.infinity
    if listening.contains(.index), strip.count > (listening.contains(.copies) ? 0 : 1) {
      next = nextChange(of: .index) ?? .infinity
    }
    if listening.contains(.visibility), !strip.isEmpty {
      next = min(next, nextChange(of: .visibility) ?? .infinity)
    }
    return next < .infinity ? next : nil
  }

  /// What may change as the strip moves.
  private enum Sighting {
    /// The number whose stop is nearest.
    case index
    /// The numbers that can be seen.
    case visibility
  }

  /// Returns the numbers that are it at an offset.
  private func numbers(of sighting: Sighting, at offset: Double) -> Range<Int> {
    switch sighting {
    case .visibility: return strip.visibleNumbers(at: offset)
    case .index:
      let number = strip.number(nearest: offset, preferring: meant)
      return number..<number + 1
    }
  }

  private func nextChange(of sighting: Sighting) -> Double? {
    switch activity {
    case .held: return nil
    case .led: return nextLedChange(of: sighting)
    case .drive(.drift(let course)):
      guard !clock.stands(at: time) else { return nil }
      return nextChange(of: sighting, course)
    case .drive(.shuttle(let shuttle, _)):
      guard !clock.stands(at: time), shuttle.isMoving else { return nil }
      let value = max(clock.value(at: time), 0)
      let leg = shuttle.leg(at: value)
      guard leg.velocity != 0,
        let edge = edge(of: sighting, beyond: leg.offset, toward: leg.velocity)
      else { return nil }
      let change = value + (edge - leg.offset) / leg.velocity
      return change < leg.end ? clock.time(of: change) : nil
    case .drive(.steps(let staircase, let base)):
      let value = clock.value(at: time)
      let step = staircase.step(at: value)
      guard step.isStepping, value >= 0 else { return nil }
      let ease = ease(of: step, base: base)
      guard let change = nextChange(of: sighting, .ease(ease), from: value - step.start) else {
        return nil
      }
      return clock.time(of: step.start + change)
    case .drive(.still): return nil
    case .motion(let motion, let start, _):
      return nextChange(of: sighting, motion, from: time - start).map { start + $0 }
    }
  }

  private func nextChange(of sighting: Sighting, _ course: Course) -> Double? {
    let value = max(clock.value(at: time), 0)
    // What begins within a nanosecond has begun, as in `Course.change(after:)`.
    let begun = value + 1e-9
    if let back = course.wayBack(at: begun) {
      return nextChange(of: sighting, .ease(back.ease), from: max(value - back.start, 0))
        .flatMap { clock.time(of: back.start + $0) }
    }
    let offset = course.state(at: value).offset
    let velocity = course.state(at: begun).velocity
    guard velocity != 0, let edge = edge(of: sighting, beyond: offset, toward: velocity) else {
      return nil
    }
    let change = value + (edge - offset) / velocity
    return change < course.change(after: value) ? clock.time(of: change) : nil
  }
}

// MARK: Following

extension Reel {
  /// How far ahead a follower looks for a change, in seconds; then it looks again.
  private static var longestLook: Double { 4 }

  private func nextLedChange(of sighting: Sighting) -> Double? {
    let lead = leadingReel
    if case .held = lead.activity { return nil }
    guard lead.isMoving else { return nil }
    let now = ledNumbers(of: sighting, at: time)
    let most = time + Reel.longestLook
    let end = min(lead.nextWake ?? .infinity, most)
    var low = time
    // As for any motion: coarse steps find it, and halving when.
    for step in 1...64 {
      let high = time + (end - time) * Double(step) / 64
      guard ledNumbers(of: sighting, at: high) != now else {
        low = high
        continue
      }
      var after = high
      while after - low > 1e-6 {
        let middle = (low + after) / 2
        guard middle > low, middle < after else { break }
        if ledNumbers(of: sighting, at: middle) == now { low = middle } else { after = middle }
      }
      return after
    }
    return end == most ? most : nil
  }

  private func ledNumbers(of sighting: Sighting, at time: Double) -> Range<Int> {
    let offset = led(at: time).offset
    if sighting == .visibility { return strip.visibleNumbers(at: offset) }
    let meant = strip.isLoop ? nil : ledNumber(at: time)
    let number = strip.number(nearest: offset, preferring: Strip.Preference(meant))
    return number..<number + 1
  }
}

// MARK: Edges

extension Reel {
  private func edge(
    of sighting: Sighting, beyond offset: Double, toward velocity: Double
  ) -> Double? {
    switch sighting {
    case .index: return indexEdge(beyond: offset, toward: velocity)
    case .visibility: return visibilityEdge(beyond: offset, toward: velocity)
    }
  }

  /// Returns the offset beyond this one at which another item becomes the nearest.
  private func indexEdge(beyond offset: Double, toward velocity: Double) -> Double? {
    var number = strip.number(nearest: offset)
    if !strip.isLoop {
      // Of the items that rest at the same end, the one nearest the others.
      number = velocity < 0 ? min(number, strip.trailingEnd) : max(number, strip.leadingEnd)
    }
    let next = number + (velocity < 0 ? -1 : 1)
    guard strip.isLoop || (next >= 0 && next < strip.count) else { return nil }
    let edge = (strip.stop(of: number) + strip.stop(of: next)) / 2
    // On the edge itself the change lies a moment ahead.
    return velocity > 0 ? max(edge, offset.nextUp) : min(edge, offset.nextDown)
  }

  /// Returns the offset beyond this one at which an item comes into the window or leaves it.
  private func visibilityEdge(beyond offset: Double, toward velocity: Double) -> Double? {
    var seen = strip.visibleNumbers(at: offset)
    let isBlank = seen.isEmpty
    if isBlank {
      // In a wide space the items beside it are what comes.
      let next = strip.number(endingAfter: offset + Strip.leastVisible)
      seen = next..<next
    }
    // Beyond an edge by what rounding cannot undo.
    let margin = 1e-6
    let hair = Strip.leastVisible
    let extent = strip.window.extent
    let comes = velocity > 0 ? seen.upperBound : seen.lowerBound - 1
    let goes = velocity > 0 ? seen.lowerBound : seen.upperBound - 1
    let isThere = strip.isLoop || (comes >= 0 && comes < strip.count)
    if velocity > 0 {
      let leaves = isBlank ? .infinity : strip.start(of: goes) + strip.extent(of: goes) - hair
      let enters = isThere ? strip.start(of: comes) - extent + hair : .infinity
      let edge = min(leaves, enters)
      return edge < .infinity ? max(edge, offset) + margin : nil
    }
    let leaves = isBlank ? -.infinity : strip.start(of: goes) - extent + hair
    let enters = isThere ? strip.start(of: comes) + strip.extent(of: comes) - hair : -.infinity
    let edge = max(leaves, enters)
    return edge > -.infinity ? min(edge, offset) - margin : nil
  }
}

// MARK: Curves

extension Reel {
  /// Returns the motion's own time after `from` at which it changes, found by halving.
  private func nextChange(
    of sighting: Sighting, _ motion: Motion, from: Double
  ) -> Double? {
    let duration = motion.duration
    guard duration < .infinity, from < duration else { return nil }
    let first = motion.state(at: from)
    let now = numbers(of: sighting, at: first.offset)
    // Coarse steps of a 64th find the first change of any motion that turns once within one.
    let steps = 64
    var low = from
    var velocity = first.velocity
    for step in 1...steps {
      let high = from + (duration - from) * Double(step) / Double(steps)
      let state = motion.state(at: high)
      if velocity * state.velocity < 0 {
        let turn = Reel.turn(of: motion, from: low, to: high)
        if numbers(of: sighting, at: motion.state(at: turn).offset) != now {
          return change(of: sighting, from: now, motion, between: low, and: turn)
        }
        low = turn
      }
      if numbers(of: sighting, at: state.offset) != now {
        return change(of: sighting, from: now, motion, between: low, and: high)
      }
      low = high
      velocity = state.velocity
    }
    return nil
  }

  /// Halves down to the first time at which it is another one.
  private func change(
    of sighting: Sighting, from now: Range<Int>, _ motion: Motion, between low: Double,
    and high: Double
  ) -> Double {
    var before = low
    var after = high
    while after - before > 1e-6 {
      let middle = (before + after) / 2
      // Late in a very long motion the clock cannot tell a microsecond.
      guard middle > before, middle < after else { break }
      if numbers(of: sighting, at: motion.state(at: middle).offset) == now {
        before = middle
      } else {
        after = middle
      }
    }
    return after
  }

  /// Halves down to where a motion turns between two times at which it goes opposite ways.
  private static func turn(of motion: Motion, from low: Double, to high: Double) -> Double {
    let isForward = motion.state(at: low).velocity > 0
    var before = low
    var after = high
    while after - before > 1e-6 {
      let middle = (before + after) / 2
      guard middle > before, middle < after else { break }
      if (motion.state(at: middle).velocity > 0) == isForward {
        before = middle
      } else {
        after = middle
      }
    }
    return after
  }
}
