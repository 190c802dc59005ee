/// Layout, settings and data, and the place kept through them.
extension Reel {
  /// What is kept in place: an item, and how far into it the fixed point of the window lies.
  struct Anchor: Equatable, Sendable {
    /// The user's index.
    var item: Int
    /// The turn it is on.
    var turn: Int
    /// Where in the item the fixed point lies, in its extents; beyond 1 in points over it.
    var fraction: Double
    /// Whether the strip rested on the item's own stop.
    var isSettled: Bool
  }

  /// Where the strip is put by a change.
  enum Putting: Equatable, Sendable {
    /// What was at the fixed point of the window stays there.
    case anchored
    /// At home.
    case home
    /// At an offset of the new strip, in points.
    case offset(Double)
  }

  /// Changes what the reel is made of, and keeps what is anchored where it is unless told otherwise.
  mutating func change(
    to new: Setup, survivors: [Survivor]? = nil, isData: Bool = false,
    putting: Putting = .anchored, at time: Double, _ outcome: inout Outcome
  ) {
    let old = setup
    guard new != old || survivors != nil else { return }
    // What the finger did so far was along the other axis.
    if new.settings.axis != old.settings.axis { cancelPress(at: time, &outcome) }
    let wasShown = isPlaced && !strip.isEmpty
    if new.strip == old.strip && survivors == nil && new.drivesLike(old) {
      // Nothing that moves is another one; how it looks may be.
      setup = new
      generation &+= 1
      return
    }
    let pointer = fixedPoint
    let anchor = wasShown ? anchor(at: pointer) : remembered
    let state = wasShown ? state : MotionState(offset: 0, velocity: 0)
    let putting =
      putting == .anchored && wasShown ? self.putting(with: new, at: state.offset) : putting
    let target = targetNumber.map {
      Anchor(
        item: strip.item(ofNumber: $0), turn: strip.turn(ofNumber: $0), fraction: 0,
        isSettled: true)
    }
    let remaining = wasShown ? remainingTime : 0
    let rest = wasShown ? remainingRest : (value: 0, first: 0)
    leaveDrive(at: time)
    setup = new
    generation &+= 1
    guard !strip.isEmpty else {
      if wasShown { remembered = anchor }
      if let survivors, let kept = remembered { remembered = moved(kept, survivors) ?? kept }
      press = nil
      holdReasons.remove(.touch)
      wheel.reset()
      activity = .drive(.still(0))
      return
    }
    guard let anchor, isPlaced, wasShown || pending == nil else {
      place(at: time, &outcome)
      return appear(at: time)
    }
    remembered = nil
    let kept = moved(anchor, survivors)
    if isData && kept != anchor { cause = .data }
    switch putting {
    case .home: activity = .held(home)
    case .offset(let offset): activity = .held(rebased(strip.clamping(offset)))
    case .anchored:
      put(
        kept ?? Anchor(item: 0, turn: 0, fraction: 0, isSettled: true), at: time,
        pointer: pointer, state: state, isSame: new.strip == old.strip && kept == anchor)
    }
    resume(
      at: time, velocity: state.velocity, target: target.flatMap { moved($0, survivors) ?? kept },
      remaining: remaining, rest: rest, &outcome)
    if let pointer, var press {
      // The finger stays as far from the edge at which reading begins.
      let physical = readingSign < 0 ? strip.window.extent - pointer : pointer
      press.along = physical - press.translation
      self.press = press
    }
    if !wasShown { appear(at: time) }
  }

  /// Places the strip for the first time: where a select asked, else at home.
  private mutating func place(at time: Double, _ outcome: inout Outcome) {
    isPlaced = true
    remembered = nil
    guard let pending else { return beginAtHome(at: time) }
    self.pending = nil
    let number = strip.ordinal(ofItem: pending.item)
    preference = Strip.Preference(pending.position == nil ? number : nil)
    cause = pending.cause
    let offset = pending.position.map(offset(ofPosition:)) ?? strip.stop(of: number)
    beginDrive(at: time, from: offset, clock: -setup.settings.delay.asElapsed)
  }
}

// MARK: Keeping the place

extension Reel {
  /// The window coordinate, in reading order, that keeps what it shows: under the finger while dragging, else the
  /// anchor.
  private var fixedPoint: Double? {
    guard let press, press.lock.decision == .claimed else { return nil }
    let physical = press.along + press.translation
    return readingSign < 0 ? strip.window.extent - physical : physical
  }

  /// Returns what lies at a window coordinate, or at the anchor.
  private func anchor(at pointer: Double?) -> Anchor {
    let state = state
    let nearest = number
    if pointer == nil, targetNumber == nil, state.offset == strip.stop(of: nearest) {
      return Anchor(
        item: strip.item(ofNumber: nearest), turn: turn &+ strip.turn(ofNumber: nearest),
        fraction: 0, isSettled: true)
    }
    let point = state.offset + (pointer ?? strip.window.anchor)
    let seen = strip.numbers(from: point, to: point.nextUp)
    // In a space between items the one before it counts.
    var number = seen.isEmpty ? strip.number(nearest: state.offset) : seen.lowerBound
    if seen.isEmpty {
      if strip.start(of: number) > point { number -= 1 }
      if !strip.isLoop { number = min(max(number, 0), strip.count - 1) }
    }
    let extent = strip.extent(of: number)
    let into = point - strip.start(of: number)
    return Anchor(
      item: strip.item(ofNumber: number), turn: turn &+ strip.turn(ofNumber: number),
      fraction: into <= extent ? into / extent : into - extent + 1, isSettled: false)
  }

  /// Returns where an anchor's item went, or its nearest survivor; nil if nothing survived.
  private func moved(_ anchor: Anchor, _ survivors: [Survivor]?) -> Anchor? {
    guard let survivors else {
      var anchor = anchor
      if anchor.item >= setup.items.count, setup.departure == nil {
        anchor.item = max(setup.items.count - 1, 0)
        anchor.isSettled = true
      }
      return anchor
    }
    var best: Survivor?
    for survivor in survivors {
      guard survivor.old >= 0, let new = survivor.new, new >= 0, new < setup.items.count else {
        continue
      }
      let distance = abs(survivor.old - anchor.item)
      if let known = best, abs(known.old - anchor.item) <= distance { continue }
      best = survivor
    }
    guard let best, let new = best.new else { return nil }
    var anchor = anchor
    if best.old != anchor.item {
      anchor.isSettled = true
      anchor.fraction = 0
    }
    anchor.item = new
    return anchor
  }

  /// Puts an anchor back where it was in the window; `activity` is a stand-in until `resume`.
  private mutating func put(
    _ anchor: Anchor, at time: Double, pointer: Double?, state: MotionState, isSame: Bool
  ) {
    if isSame {
      activity = .held(state.offset)
      return
    }
    let number = strip.ordinal(ofItem: anchor.item)
    turn = strip.isLoop ? anchor.turn : 0
    if anchor.isSettled || strip.item(ofNumber: number) != anchor.item {
      preference = Strip.Preference(number)
      activity = .held(strip.stop(of: number))
      return
    }
    let extent = strip.extent(of: number)
    let into =
      anchor.fraction <= 1 ? anchor.fraction * extent : extent + (anchor.fraction - 1)
    let point = min(pointer ?? strip.window.anchor, strip.window.extent)
    preference = Strip.Preference()
    let offset = strip.start(of: number) + into - point
    let isStretched = press != nil && !strip.isLoop
    activity = .held(isStretched ? offset : strip.clamping(offset))
  }

  /// Seconds until the present motion, or the step under way, is done.
  var remainingTime: Double {
    switch activity {
    case .held, .led: return 0
    case .motion(let motion, let start, _): return max(start + motion.duration - time, 0)
    case .drive(let track):
      let value = clock.value(at: time)
      return max(track.busy(at: value) - value, 0)
    }
  }

  /// What the clock of the drive shows while the strip rests, to go on with what is left of the dwell:
  /// negative for a delay or a dwell at home, positive for time of a step's interval that has passed; and
  /// what it would have shown when that delay or dwell began.
  private var remainingRest: (value: Double, first: Double) {
    guard case .drive(let track) = activity else { return (0, 0) }
    let value = clock.value(at: time)
    guard value >= 0 else { return (value, clock.first) }
    // Held at the very end of a stay, all of it has passed.
    let last = clock.stands(at: time) ? track.stay(at: value.nextDown, since: clock.first) : nil
    guard let stay = track.stay(at: value, since: clock.first) ?? last else { return (0, 0) }
    if case .steps(let staircase, _) = track {
      let step = staircase.step(at: value).index
      // Of the first stay what came before clock 0 was a delay.
      return step > 1 ? (value - stay.start, 0) : (value, stay.start)
    }
    return (value - stay.end, stay.start - stay.end)
  }

  /// Lets what moved the strip before a change go on after it.
  private mutating func resume(
    at time: Double, velocity: Double, target: Anchor?, remaining: Double,
    rest: (value: Double, first: Double), _ outcome: inout Outcome
  ) {
    let offset = state.offset
    // No person threw it against an end that was not there before.
    let leaves = offset + velocity != strip.clamping(offset + velocity)
    let isAtEnd = !strip.isLoop && (offset <= strip.minOffset || offset >= strip.maxOffset)
    let velocity = isAtEnd && leaves ? 0 : velocity
    if var press, press.lock.decision == .claimed {
      let rebased = rebased(offset)
      activity = .held(rebased)
      let moved = -(press.translation - press.lock.origin) * readingSign
      press.pull = pull(at: rebased) - moved
      press.page = strip.page(ofNumber: strip.number(nearest: rebased))
      self.press = press
      return
    }
    if leader != nil, press == nil || !isHeldByHand, wheel.end == nil {
      let state = MotionState(offset: offset, velocity: velocity)
      return join(at: time, from: state, within: remaining)
    }
    if press != nil || wheel.end != nil {
      activity = .held(rebased(offset))
      let page = strip.page(ofNumber: number)
      press?.page = page
      return
    }
    if let target {
      let state = MotionState(offset: offset, velocity: velocity)
      let number = nearestNumber(of: target, to: offset)
      mean(number)
      let stop = strip.stop(of: number)
      guard remaining > 0, stop != offset || velocity != 0 else {
        return beginDrive(at: time, from: stop)
      }
      return begin(motion(from: state, to: stop, duration: remaining), to: number, at: time)
    }
    if remaining > 0, sharedEpoch == nil || isHeld,
      velocity != 0 || setup.settings.paging != .free,
      setup.settings.drive != .still
        || velocity != 0
    {
      // A fling goes on with its velocity.
      activity = .held(offset)
      return letGo(at: time, velocity: velocity, from: nil)
    }
    beginDrive(
      at: time, from: offset, velocity: velocity, clock: rest.value, since: rest.first)
  }

  /// Returns the number of an anchor's item that keeps its turn, or on a shorter way the nearest.
  private func nearestNumber(of anchor: Anchor, to offset: Double) -> Int {
    let ordinal = strip.ordinal(ofItem: anchor.item)
    guard strip.isLoop else { return ordinal }
    let turns = ((offset - strip.stop(of: ordinal)) / strip.length).rounded(.toNearestOrEven)
    return ordinal + Int(clamping: turns) * strip.count
  }
}
