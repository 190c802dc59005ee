/// Going to an item or a page.
extension Reel {
  /// A select that waits.
  struct Selection: Equatable, Sendable {
    var item: Int
    var isAnimated: Bool
    var way: Way
    var cause: Cause
    /// The index as a real number, where it need not be the item's stop.
    var position: Double?
  }

  /// Whether motion is reduced and the person did not press play.
  package var reducesMotion: Bool {
    holdReasons.contains(.reducedMotion) && personSwitch != .playing
  }

  /// Goes to an item; waits for the first layout, and during a drag for the release.
  mutating func select(_ selection: Selection, at time: Double, _ outcome: inout Outcome) {
    guard leader == nil else {
      outcome.asked = max(selection.item, 0)
      return
    }
    guard isPlaced, !strip.isEmpty else {
      pending = selection
      return
    }
    if press != nil {
      guard !selection.isAnimated else {
        pending = selection
        return
      }
      press = nil
      holdReasons.remove(.touch)
      updateHold(at: time)
    }
    let ordinal = strip.ordinal(ofItem: selection.item)
    go(
      to: number(of: ordinal, way: selection.way), animated: selection.isAnimated,
      cause: selection.cause, at: time, &outcome)
  }

  /// Shows the strip at a position at once and lets the drive go on from there; waits for the first
  /// layout. What is no number changes nothing.
  mutating func jump(to position: Double, at time: Double) {
    guard position.isFinite else { return }
    guard isPlaced, !strip.isEmpty else {
      pending = Selection(
        item: Reel.item(ofPosition: position), isAnimated: false, way: .shortest, cause: .caller,
        position: position)
      return
    }
    press = nil
    holdReasons.remove(.touch)
    updateHold(at: time)
    let offset = offset(ofPosition: position)
    leaveDrive(at: time)
    cause = .caller
    pending = nil
    preference = Strip.Preference()
    takeOver(at: time, from: offset)
  }

  private static func item(ofPosition position: Double) -> Int {
    min(max(Int(clamping: position.rounded(.down)), 0), Strip.mostItems)
  }

  /// Returns where the strip stands at a position, on turn 0 of a loop.
  func offset(ofPosition position: Double) -> Double {
    guard strip.isLoop else { return boundedOffset(at: position) }
    let item = Reel.item(ofPosition: position)
    let fraction = min(max(position - Double(item), 0), 1)
    return strip.offset(atPosition: Double(strip.ordinal(ofItem: item)) + fraction)
  }

  /// Returns where a bounded strip stands at a position, found by halving: towards its ends, where
  /// stops coincide, positions are further apart than items.
  private func boundedOffset(at position: Double) -> Double {
    var lower = strip.minOffset
    var upper = strip.maxOffset
    for _ in 0..<64 {
      let middle = lower + (upper - lower) / 2
      if strip.position(at: middle) < position { lower = middle } else { upper = middle }
    }
    return upper
  }

  /// Goes so many pages on from the target or the index, so that no call is lost.
  mutating func step(_ pages: Int, cause: Cause, at time: Double, _ outcome: inout Outcome) {
    let pages = min(max(pages, -Strip.mostItems), Strip.mostItems)
    guard leader == nil else { return ask(forPages: pages, &outcome) }
    guard isPlaced, !strip.isEmpty else {
      // Counted from the select that waits, or from the first item.
      let item = min(max(pending?.item ?? 0, 0), Strip.mostItems) + pages
      let count = max(setup.items.count, 1)
      pending = Selection(
        item: setup.settings.isLoop
          ? item - item.dividedDown(by: count) * count
          : min(max(item, 0), count - 1),
        isAnimated: false, way: .shortest, cause: cause)
      return
    }
    if press != nil {
      let from = pending.map { strip.ordinal(ofItem: $0.item) } ?? number
      let number = strip.number(ofPage: strip.page(ofNumber: from) + pages)
      pending = Selection(
        item: strip.item(ofNumber: number), isAnimated: true,
        way: pages < 0 ? .backward : .forward, cause: cause)
      return
    }
    let from = strip.page(ofNumber: targetNumber ?? number)
    let limit = strip.isLoop ? Strip.mostItems : strip.pageCount - 1
    let page = min(max(from + pages, strip.isLoop ? -limit : 0), limit)
    guard page != from else { return }
    outcome.used = true
    go(to: strip.number(ofPage: page), animated: true, cause: cause, at: time, &outcome)
  }

  /// Returns the number of an ordinal that lies that way from where the strip is.
  func number(of ordinal: Int, way: Way) -> Int {
    guard strip.isLoop else { return ordinal }
    let offset = state.offset
    // Standing on a stop may differ from it in the last bits.
    let close = 1e-6
    let away = strip.stop(of: ordinal) - offset
    let turns = -Int(clamping: ((away + close) / strip.length).rounded(.down))
    let forward = ordinal + turns * strip.count
    let ahead = strip.stop(of: forward) - offset
    switch way {
    case .forward: return forward
    case .backward: return ahead <= close ? forward : forward - strip.count
    case .shortest: return ahead <= strip.length / 2 + close ? forward : forward - strip.count
    }
  }

  /// Goes to a number's stop.
  mutating func go(
    to number: Int, animated: Bool, cause: Cause, at time: Double, _ outcome: inout Outcome
  ) {
    let stop = strip.stop(of: number)
    let state = state(at: time)
    leaveDrive(at: time)
    if animated { mean(number, &outcome) } else { mean(number) }
    self.cause = cause
    pending = nil
    outcome.used = true
    if reducesMotion && animated && state.offset != stop { outcome.crossfades = true }
    guard animated, !reducesMotion, transition > 0,
      state.offset != stop || state.velocity != 0
    else {
      outcome.settled = state.offset != stop || state.velocity != 0
      return takeOver(at: time, from: stop)
    }
    begin(motion(from: state, to: stop, duration: transition), to: number, at: time)
  }

  /// Starts a motion, counted on the turn it starts from.
  mutating func begin(_ motion: Motion, to number: Int?, at time: Double) {
    let offset = motion.state(at: 0).offset
    let moved = rebased(offset) - offset
    let turns =
      strip.isLoop && !strip.isEmpty
      ? Int(clamping: (moved / strip.length).rounded(.toNearestOrEven)) : 0
    activity = .motion(
      turns == 0 ? motion : motion.shifted(by: Double(turns) * strip.length), start: time,
      target: number.map { $0 &+ turns &* strip.count })
  }

  /// Returns the motion from a state to rest at a stop: from rest the transition's curve, in motion a
  /// cubic, or a spring where that would overshoot. A long way has a leap in it.
  func motion(from state: MotionState, to stop: Double, duration: Double) -> Motion {
    let leap = leap(from: state.offset, to: stop, within: duration)
    let ease = Ease(
      from: state.offset, to: stop, duration: duration, curve: setup.settings.curve, leap: leap)
    if state.velocity == 0 { return .ease(ease) }
    let cubic = Cubic(from: state, to: stop, duration: duration, leap: leap)
    guard cubic.overshoots else { return .cubic(cubic) }
    // So far away nothing else is quick enough.
    return leap == 0 ? settle(from: state, to: stop) : .ease(ease)
  }

  /// Returns the critically damped spring to a stop, quick enough not to overshoot.
  ///
  /// It starts from 12 radians per second, between a carousel's 10.9 and a picker's feel; moving
  /// toward the stop it is raised to v / distance, at which a critical spring becomes the decay that
  /// ends exactly there. Above 60 it would stop too abruptly to be seen as motion, so there it passes
  /// the stop a little and comes back, unless the strip must not.
  func settle(from state: MotionState, to stop: Double) -> Motion {
    var state = state
    let away = stop - state.offset
    var frequency = 12.0
    if !strip.isLoop, !setup.settings.bounces, away * state.velocity <= 0 {
      // Away from the stop it goes on by less than velocity / frequency, for which there must be room.
      let end = state.velocity < 0 ? strip.minOffset : strip.maxOffset
      let room = (end - state.offset) / state.velocity
      if room > 0 { frequency = max(frequency, 1 / room) } else { state.velocity = 0 }
    }
    if away * state.velocity > 0 { frequency = max(frequency, state.velocity / away) }
    if strip.isLoop || setup.settings.bounces { frequency = min(frequency, 60) }
    return .spring(
      Spring(
        from: state, target: stop, response: 2 * Double.pi / frequency, dampingRatio: 1))
  }
}
