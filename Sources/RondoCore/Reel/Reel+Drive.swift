/// Taking over, holding and ending the drive.
extension Reel {
  /// Whether the drive is held.
  package var isHeld: Bool {
    if isSeeking { return true }
    var reasons = holdReasons
    switch personSwitch {
    case .automatic: break
    case .paused: return true
    case .playing: reasons.subtract(.liftedByPlaying)
    }
    if !setup.settings.runsWhile.isEmpty {
      guard !holdReasons.isDisjoint(with: setup.settings.runsWhile) else { return true }
      // Who presses also hovers, and may have the focus: what is asked for does not hold itself.
      reasons.subtract(setup.settings.runsWhile.union([.hover, .focus]))
    }
    return !reasons.isEmpty
  }

  /// The offset at which the drive begins, and a turn is completed.
  var home: Double {
    guard strip.isLoop else {
      let isForward = setup.settings.direction == .forward
      switch setup.settings.drive {
      case .drift, .shuttle: return isForward ? strip.minOffset : strip.maxOffset
      case .still, .staircase: return strip.stop(of: isForward ? 0 : strip.count - 1)
      }
    }
    guard setup.settings.passes else { return strip.stop(of: 0) }
    return setup.settings.direction == .forward ? -strip.window.extent : strip.contentLength
  }

  /// Where the strip is put to begin: home, but what passes is put where it can be read if it will not move
  /// by itself.
  var beginning: Double {
    strip.isLoop && setup.settings.passes && reducesMotion ? strip.stop(of: 0) : home
  }

  /// Puts what passes where it can be read if it is held, for reduced motion, where less than half of what
  /// could be seen is.
  mutating func bringIntoSight(at time: Double) {
    guard setup.settings.passes, reducesMotion, isPlaced, !strip.isEmpty, press == nil,
      leader == nil, case .drive = activity
    else { return }
    let first = state.offset
    let last = first + strip.window.extent
    var seen = 0.0
    for number in strip.numbers(from: first, to: last) {
      let start = strip.start(of: number)
      seen += min(start + strip.extent(of: number), last) - max(start, first)
    }
    guard seen < 0.5 * min(strip.window.extent, strip.contentLength) else { return }
    leaveDrive(at: time)
    beginDrive(at: time, from: beginning)
  }

  /// Points per second of a drift, signed; 0 if the drive does not drift.
  var driftVelocity: Double {
    guard case .drift(let speed) = setup.settings.drive, isDriven, strip.isLoop else { return 0 }
    return speed.asLength * setup.settings.direction.sign
  }

  /// Whether the drive may move the strip at all.
  private var isDriven: Bool {
    guard !strip.isEmpty, !isFinished else { return false }
    if strip.count == 1 && !setup.settings.loopsSingleItem { return false }
    if let most = setup.settings.repeatCount, turnsMade >= most { return false }
    return setup.settings.runsWhenFits || needsScrolling
  }

  /// Returns what the drive does from an offset on.
  func track(from offset: Double) -> Track {
    guard isDriven else { return .still(offset) }
    let heading = isTurnedBack ? -setup.settings.direction.sign : setup.settings.direction.sign
    switch setup.settings.drive {
    case .still: return .still(offset)
    case .drift(let speed):
      if !strip.isLoop && setup.settings.endBehavior == .turnBack {
        return shuttle(from: offset, speed: speed, heading: heading)
      }
      let way = strip.isLoop ? strip.length : strip.maxOffset - strip.minOffset
      let end: Course.End =
        strip.isLoop ? .loop : setup.settings.endBehavior == .stop ? .stop : .rewind(transition)
      return Course(
        from: offset, home: home, way: way * setup.settings.direction.sign, speed: speed,
        dwell: setup.settings.dwell, end: end, curve: setup.settings.curve,
        leap: strip.isLoop
          ? 0
          : leap(from: strip.maxOffset, to: strip.minOffset, within: transition)
            * setup.settings.direction.sign
      ).map(Track.drift) ?? .still(offset)
    case .shuttle(let speed):
      return shuttle(from: offset, speed: speed, heading: heading)
    case .staircase:
      // Several items that all share the one page would only change places with themselves.
      guard strip.pageCount > 1 || strip.count == 1 else { return .still(offset) }
      let ends: Staircase.Ends
      switch setup.settings.endBehavior {
      case _ where strip.isLoop: ends = .loop
      case .rewind: ends = .rewind
      case .stop: ends = .stop
      case .turnBack: ends = .turnBack
      }
      let number = strip.number(nearest: offset, preferring: preference)
      return .steps(
        Staircase(
          pageCount: strip.pageCount, ends: ends, direction: heading < 0 ? -1 : 1,
          startPage: strip.page(ofNumber: number), intervals: stepIntervals,
          transition: transition),
        base: offset)
    }
  }

  private func shuttle(from offset: Double, speed: Double, heading: Double) -> Track {
    guard !strip.isLoop, !strip.fits else { return .still(offset) }
    return .shuttle(
      Shuttle(
        low: strip.minOffset, high: strip.maxOffset, speed: speed, dwell: setup.settings.dwell,
        startOffset: offset, direction: heading < 0 ? -1 : 1),
      home: home)
  }

  /// Seconds a step takes.
  var transition: Double { setup.settings.transition.asElapsed }

  /// The most pages with intervals of their own: with more of them all pages stay the same time.
  private static var mostOwnIntervals: Int { 1 << 20 }

  private var stepIntervals: Staircase.Intervals {
    let interval = setup.settings.interval > 0 ? setup.settings.interval : Settings().interval
    guard let intervals = setup.intervals, !intervals.isEmpty,
      strip.pageCount <= Reel.mostOwnIntervals
    else { return .uniform(interval) }
    var prefix = [0.0]
    prefix.reserveCapacity(strip.pageCount + 1)
    for page in 0..<strip.pageCount {
      let item = strip.item(ofNumber: strip.number(ofPage: page))
      let own = item < intervals.count ? intervals[item] : interval
      prefix.append((prefix.last ?? 0) + (own > 0 && own.isFinite ? own : interval))
    }
    return .own(prefix: prefix)
  }
}

// MARK: Taking over

extension Reel {
  /// Lets the drive take over from an offset, where a full dwell begins.
  ///
  /// A negative clock is a delay still to come, of which some may have passed since it showed `first`.
  /// On its way to what several screens share, a strip begins with the velocity it has.
  mutating func beginDrive(
    at time: Double, from offset: Double, velocity: Double = 0, clock value: Double = 0,
    since first: Double = 0
  ) {
    if leader != nil { return beLed(at: time) }
    let offset = rebased(offset)
    preference = strip.preference(preference, at: offset)
    if let epoch = sharedEpoch, !isHeld {
      return joinShared(epoch, at: time, from: MotionState(offset: offset, velocity: velocity))
    }
    let track = track(from: offset)
    var value = value
    // What has passed of a longer interval is at most the whole dwell of this one.
    if case .steps(let staircase, _) = track { value = min(value, staircase.step(at: 0).start) }
    activity = .drive(track)
    clock = DriveClock(at: time, showing: value, since: first, isHeld: isHeld)
  }

  /// Lets the drive take over after a person or a caller moved the strip: a full dwell begins, and a drift
  /// without one starts from rest without a jerk.
  mutating func takeOver(at time: Double, from offset: Double) {
    if leader != nil { return beLed(at: time) }
    let drift = isHeld || sharedEpoch != nil ? 0 : driftVelocity
    if drift != 0 && !(setup.settings.dwell > 0) {
      let rest = MotionState(offset: offset, velocity: 0)
      let start = DecayIntoDrift(from: rest, rate: Decay.fast, drift: drift)
      return begin(.decayIntoDrift(start), to: nil, at: time)
    }
    // Steps begin with their dwell anyway.
    let dwells = setup.settings.drive != .staircase
    beginDrive(at: time, from: offset, clock: dwells ? -setup.settings.dwell.asElapsed : 0)
  }

  /// Begins again at home, after the delay.
  mutating func beginAtHome(at time: Double) {
    turnsMade = 0
    isFinished = false
    isTurnedBack = false
    preference = Strip.Preference()
    beginDrive(at: time, from: beginning, clock: -setup.settings.delay.asElapsed)
  }

  /// Counts coordinates from the turn on which an offset lies, and returns it there.
  mutating func rebased(_ offset: Double) -> Double {
    guard strip.isLoop, !strip.isEmpty else { return offset }
    let wrapped = offset.wrapped(into: strip.length)
    turn = turn &+ wrapped.turns
    return wrapped.remainder
  }

  /// Counts the coordinates of a drive that has come round since it began from the turn on which the
  /// strip is now, so that numbers stay small.
  mutating func renumber() {
    guard strip.isLoop, !strip.isEmpty else { return }
    if case .led = activity {
      turn = place.turn
      return
    }
    guard case .drive(let track) = activity else { return }
    let turns = state.offset.wrapped(into: strip.length).turns
    guard turns != 0 else { return }
    let generation = generation
    turn = turn &+ turns
    activity = .drive(track.shifted(byTurns: -turns, of: strip))
    // The motion is the same one.
    self.generation = generation
  }

  /// The same reel with coordinates counted from the turn on which the strip is.
  var renumbered: Reel {
    var copy = self
    copy.renumber()
    return copy
  }

  /// Books what the drive did so far, so that another activity can begin.
  mutating func leaveDrive(at time: Double) {
    mean()
    guard case .drive(let track) = activity else { return }
    let value = clock.value(at: time)
    turnsMade = track.arrivals(at: value).added(to: turnsMade)
    switch track {
    case .steps(let staircase, _) where staircase.ends == .turnBack:
      let step = staircase.step(at: value)
      isTurnedBack = (step.to < step.from) != (setup.settings.direction == .backward)
    case .shuttle(let shuttle, _) where shuttle.isMoving && value >= 0:
      let leg = shuttle.leg(at: value)
      let isBackward = leg.velocity != 0 ? leg.velocity < 0 : leg.offset >= shuttle.high
      isTurnedBack = isBackward != (setup.settings.direction == .backward)
    default: break
    }
  }

  /// Ends the drive at an offset.
  mutating func finishDrive(at time: Double, offset: Double) {
    mean()
    isFinished = true
    activity = .drive(.still(strip.isLoop ? rebased(offset) : offset))
    clock = DriveClock(at: time, isHeld: isHeld)
  }
}

// MARK: Holding

extension Reel {
  /// Makes clock and motion agree with whether the drive is held.
  mutating func updateHold(at time: Double) {
    switch activity {
    case .held, .led: return
    case .drive(let track):
      if isHeld {
        guard clock.heldSince == nil else { return }
        // A step already begun is finished.
        clock.hold(at: time, showing: track.busy(at: clock.value(at: time)))
      } else if clock.heldSince != nil {
        if let epoch = sharedEpoch, !track.isStill {
          let state = state(at: time)
          leaveDrive(at: time)
          return joinShared(epoch, at: time, from: state)
        }
        clock.release(at: time)
      }
    case .motion(.decayIntoDrift(let motion), let start, let target) where isHeld:
      // The drive's part of the velocity stops at once, as a drift does; the person's goes on.
      var state = motion.state(at: time - start)
      let part =
        motion.drift > 0
        ? min(max(state.velocity, 0), motion.drift) : max(min(state.velocity, 0), motion.drift)
      state.velocity -= part
      guard state.velocity != 0 else { return beginDrive(at: time, from: state.offset) }
      activity = .motion(
        .decay(Decay(from: state, rate: motion.rate)), start: time, target: target)
    case .motion(.decay(let motion), let start, nil) where !isHeld && driftVelocity != 0:
      let into = DecayIntoDrift(
        from: motion.state(at: time - start), rate: motion.rate, drift: driftVelocity)
      activity = .motion(.decayIntoDrift(into), start: time, target: nil)
    case .motion: return
    }
  }
}

// MARK: Epoch

extension Reel {
  /// The moment from which the drive is counted on several screens.
  var sharedEpoch: Double? {
    guard let epoch = setup.settings.epoch, epoch.isFinite, setup.settings.drive != .still else {
      return nil
    }
    return epoch
  }

  /// Goes over to the common track, eased and the shortest way, or at once if already on it.
  mutating func joinShared(_ epoch: Double, at time: Double, from state: MotionState) {
    let shared = sharedTrack
    if shared.isStill {
      activity = .drive(track(from: state.offset))
      clock = DriveClock(at: time, isHeld: isHeld)
      return
    }
    let now = self.state(of: shared, at: time - epoch)
    let away = turns(from: state.offset, to: now.offset)
    // What the numbers of a clock that has run for long cannot tell is no distance either.
    let rounding = 8 * (now.offset.ulp + abs(now.velocity) * (abs(time) + abs(epoch)).ulp)
    if abs(now.offset - away - state.offset) < 1e-6 + rounding || transition == 0 {
      return followShared(shared, epoch: epoch, at: time, near: state.offset)
    }
    let ahead = self.state(of: shared, at: time + transition - epoch)
    activity = .motion(
      .cubic(
        Cubic(
          from: state, to: ahead.offset - away, endVelocity: ahead.velocity,
          duration: transition)),
      start: time, target: nil)
  }

  /// Shows the common track at once, where nothing was seen from which to ease into it.
  mutating func appear(at time: Double) {
    guard let epoch = sharedEpoch, !isHeld, leader == nil, isPlaced, !strip.isEmpty else { return }
    switch activity {
    case .drive, .motion(_, _, target: nil): break
    case .held, .led, .motion: return
    }
    let shared = sharedTrack
    guard !shared.isStill else { return }
    cause = .drive
    preference = Strip.Preference()
    followShared(shared, epoch: epoch, at: time, near: state(at: time).offset)
  }

  /// Shows the common track itself from now on.
  mutating func followShared(_ shared: Track, epoch: Double, at time: Double, near offset: Double) {
    let now = state(of: shared, at: time - epoch)
    if strip.isLoop {
      // Counted so that what is on screen keeps its turn.
      turn =
        turn
        &- Int(
          clamping: (turns(from: offset, to: now.offset) / strip.length).rounded(.toNearestOrEven))
    }
    turnsMade = 0
    activity = .drive(shared)
    clock = DriveClock(at: epoch)
    updateHold(at: time)
  }

  var sharedTrack: Track {
    var copy = self
    copy.preference = Strip.Preference()
    copy.turnsMade = 0
    copy.isFinished = false
    copy.isTurnedBack = false
    return copy.track(from: home)
  }

  /// Returns the whole turns, in points, that lie between two offsets of a loop.
  func turns(from offset: Double, to other: Double) -> Double {
    guard strip.isLoop else { return 0 }
    return ((other - offset) / strip.length - 0.5).rounded(.up) * strip.length
  }
}
