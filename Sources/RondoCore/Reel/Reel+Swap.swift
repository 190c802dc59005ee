/// Other items at the seam: what is there passes on, and what comes follows behind it.
extension Reel {
  /// Whether items are still there that go while others come in at the seam; their indices follow those of
  /// the items that come.
  package var isSwapping: Bool { setup.departure != nil }

  /// How many indices, from that of the first item that goes on, a host must have views for.
  package var departureCount: Int {
    guard let departure = setup.departure else { return 0 }
    var end = departure.base &+ departure.items.count
    if let row = departure.row {
      for item in row.items { end = max(end, item + 1) }
    }
    return end &- setup.items.count
  }

  /// Whether something is seen, at `time`, of items that come in at the seam; if not, others may still
  /// replace them.
  package var showsIncoming: Bool {
    guard isSwapping else { return true }
    for number in strip.visibleNumbers(at: place.offset) where !isGoing(number) { return true }
    return false
  }

  /// How other items come.
  package enum Coming: UInt8, Equatable, Sendable {
    case atOnce
    /// At the seam, behind those that are there.
    case behind
    /// At the seam, in place of others that were to come and of which nothing was seen.
    case replacing
  }

  /// How other items come in at the seam, at `time`, if one is to come.
  package var coming: Coming {
    awaitsSeam ? showsIncoming ? .behind : .replacing : .atOnce
  }

  /// Takes other items, which come in at the seam if one is to come.
  mutating func swapItems(
    to items: Items, _ survivors: [Survivor]?, replacing: Bool, staying: Bool, at time: Double,
    _ outcome: inout Outcome
  ) {
    let replaced = replacing && isSwapping ? setup.items.count : 0
    // Those that are replaced no longer count.
    let added = items.count - replaced
    guard awaitsSeam, items.count > 0, max(items.count, setup.items.count) <= Strip.mostItems
    else {
      return take(items, survivors, at: time, &outcome)
    }
    var departure: Departure?
    // Where what passes on starts.
    var start = 0.0
    var offset = state.offset
    if let old = setup.departure, old.row == nil {
      departure = Departure(staying: old.items, base: old.base &+ added)
    } else if !staying, settings.joinsAtSeam, strip.isLoop {
      offset = offset.wrapped(into: strip.length).remainder
      let passing = strip.departing(
        at: offset, isForward: settings.direction == .forward, from: replaced, adding: added)
      if let passing {
        departure = Departure(passing: passing.row)
        start = passing.start
      }
    }
    if departure == nil, !isSwapping { departure = Departure(staying: setup.items, base: added) }
    let new = setup.changing(items: items, departure: departure)
    guard new.departure != nil else { return take(items, survivors, at: time, &outcome) }
    if departure?.row != nil { offset += new.strip.departureStart - start }
    hasComeHome = false
    change(
      to: new, survivors: [], isData: true, putting: .offset(offset), at: time, &outcome)
  }

  /// Takes other items at once; where they are the same ones, of other extents, what goes still does.
  mutating func take(
    _ items: Items, _ survivors: [Survivor]?, at time: Double, _ outcome: inout Outcome
  ) {
    let isSame = survivors == nil && items.count == setup.items.count
    let new = setup.changing(items: items, departure: isSame ? setup.departure : nil)
    change(to: new, survivors: survivors, isData: true, at: time, &outcome)
  }

  /// Whether a seam will come, behind which other items can come in: the strip runs, or does again when a finger or pointer has gone.
  package var awaitsSeam: Bool {
    guard isPlaced, canMove, leader == nil else { return false }
    return isRunning || isMoving || !holdReasons.isDisjoint(with: [.touch, .hover, .focus])
  }
}

// MARK: The end

extension Reel {
  /// The next time at which what goes may have gone; infinite if it does not move by itself.
  var departureTime: Double {
    guard isSwapping, !strip.isEmpty else { return .infinity }
    var next = Double.infinity
    switch activity {
    case .held, .led: break
    case .motion(let motion, let start, _):
      next = start + departureTime(in: motion, from: time - start)
    case .drive(let track):
      guard !track.isStill else { break }
      let value = clock.value(at: time)
      let arrival = track.clock(ofArrival: min(track.arrivals(at: value), .max - 1) + 1)
      // Beyond a change of velocity nothing is foretold.
      var due = min(arrival, track.change(after: value))
      if case .drift(let course) = track, strip.incoming != nil {
        let offset = course.state(at: max(value, 0)).offset
        // What begins within a nanosecond has begun, as in `Course.change(after:)`.
        let velocity = course.state(at: max(value, 0) + 1e-9).velocity
        let left = departureEdge(beyond: offset, toward: velocity) - offset
        if velocity != 0 { due = min(due, max(value, 0) + left / velocity) }
      }
      next = clock.time(of: due) ?? .infinity
    }
    return max(next, time.nextUp)
  }

  /// The offset beyond this one at which what goes is out of the window.
  private func departureEdge(beyond offset: Double, toward velocity: Double) -> Double {
    let rest = offset.wrapped(into: strip.length).remainder
    // By more than rounding undoes.
    let margin = 1e-6
    if velocity > 0 {
      let edge = strip.contentLength - Strip.leastVisible + margin
      return offset - rest + (rest < edge ? edge : edge + strip.length)
    }
    let edge = strip.departureStart - strip.window.extent + Strip.leastVisible - margin
    return offset - rest + (rest > edge ? edge : edge - strip.length)
  }

  /// The motion's own time at which what goes is out of the window; infinite if it rests before.
  private func departureTime(in motion: Motion, from: Double) -> Double {
    guard strip.incoming != nil, motion.duration < .infinity else { return .infinity }
    let first = motion.state(at: from).offset
    let last = motion.state(at: motion.duration).offset
    let edge = departureEdge(beyond: first, toward: last - first)
    guard last != first, (last - edge) * (last - first) >= 0 else { return .infinity }
    var before = from
    var after = motion.duration
    while after - before > 1e-6 {
      let middle = (before + after) / 2
      guard middle > before, middle < after else { break }
      if (motion.state(at: middle).offset - edge) * (last - first) < 0 {
        before = middle
      } else {
        after = middle
      }
    }
    return after
  }

  /// Lets go of what goes once it is out of the window, or the turn is over, or no seam will come.
  mutating func endSwapIfDue(at time: Double, _ outcome: inout Outcome) {
    guard isSwapping else { return }
    var putting: Putting?
    if strip.incoming?.isLoop ?? false {
      putting = offsetWithoutDepartures.map(Putting.offset)
    } else if hasComeHome {
      putting = .home
    }
    if putting == nil, !awaitsSeam { putting = .anchored }
    guard let putting else { return }
    let new = setup.changing(items: setup.items, departure: nil)
    change(to: new, survivors: [], putting: putting, at: time, &outcome)
  }

  /// The offset on the strip of what comes, in points; nil while what goes is still in the window.
  private var offsetWithoutDepartures: Double? {
    let offset = state.offset.wrapped(into: strip.length).remainder
    var seen = strip.visibleNumbers(at: offset)
    if seen.isEmpty {
      // In a space what goes is gone if it is beside it on one side only.
      let next = strip.number(endingAfter: offset + Strip.leastVisible)
      seen = isGoing(next) ? next - 1..<next : next..<next + 1
    }
    for number in seen where isGoing(number) { return nil }
    return offset + Strip.leastVisible < strip.departureStart ? offset : offset - strip.length
  }

  /// Whether a number is of the items that go.
  private func isGoing(_ number: Int) -> Bool {
    strip.ordinal(ofNumber: number) >= strip.departures
  }

  /// Where to put the strip if some of what it is made of changes while items pass on.
  func putting(with new: Setup, at offset: Double) -> Putting {
    guard setup.departure?.row != nil else { return .anchored }
    guard setup.departure === new.departure, strip.isLoop, new.strip.isLoop else {
      return new.departure == nil ? .offset(new.strip.stop(of: 0)) : .anchored
    }
    let wrapped = offset.wrapped(into: strip.length)
    // What comes starts where it did, what goes behind it.
    let passes = wrapped.remainder + strip.window.anchor >= strip.departureStart
    let shift = passes ? new.strip.departureStart - strip.departureStart : 0
    return .offset(wrapped.remainder + shift)
  }
}
