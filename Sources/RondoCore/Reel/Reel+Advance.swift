/// The passing of time.
extension Reel {
  /// Does everything that is due up to a time, and says what came of it.
  ///
  /// A time before the last one, and one that is not finite, counts as the last one.
  @discardableResult
  package mutating func advance(to time: Double) -> Outcome {
    var outcome = begin()
    run(to: time, &outcome)
    finish(&outcome)
    return outcome
  }

  /// The host's time at which something is due though nobody touches the strip; nil when all is quiet.
  package var nextWake: Double? {
    var next = changeOverTime ?? .infinity
    if case .drive(let track) = activity, !track.isStill {
      let value = clock.value(at: time)
      if let time = clock.time(of: track.change(after: value)) { next = min(next, time) }
      if listening.contains(.turns) {
        let turn = track.clock(ofArrival: min(track.arrivals(at: value), .max - 1) + 1)
        if let time = clock.time(of: turn) { next = min(next, time) }
      }
    }
    if case .led = activity, !strip.isEmpty { next = min(next, leadingReel.nextWake ?? .infinity) }
    if !listening.isDisjoint(with: [.index, .visibility]) {
      next = min(next, renumbered.nextSight(of: listening) ?? .infinity)
    }
    guard next < .infinity else { return nil }
    // What is due in less than the clock can tell is due a little later.
    return next > time ? next : time.nextUp
  }

  /// Notes what an outcome compares with.
  func begin() -> Outcome {
    var outcome = Outcome()
    outcome.indexBefore = reportedIndex
    return outcome
  }

  /// Writes what changed since `begin()`.
  mutating func finish(_ outcome: inout Outcome) {
    reportedIndex = index ?? -1
    outcome.indexAfter = reportedIndex
    if case .led = activity, outcome.indexAfter != outcome.indexBefore { cause = leadingReel.cause }
    outcome.cause = cause
  }

  /// Does everything that is due up to a time.
  mutating func run(to time: Double, _ outcome: inout Outcome) {
    let target = reachable(time)
    let generation = generation
    var budget = 10_000
    while let due = changeOverTime, due <= target, budget > 0 {
      budget -= 1
      pass(to: max(due, self.time), &outcome)
      changeOver(&outcome)
      endSwapIfDue(at: self.time, &outcome)
    }
    pass(to: target, &outcome)
    if generation != self.generation { outcome.changedMotion = true }
  }

  /// The latest time taken, in seconds: beyond it a Double cannot tell frames apart.
  private static var latest: Double { 1e12 }

  private func reachable(_ time: Double) -> Double {
    let last = self.time.isFinite ? self.time : 0
    guard time.isFinite else { return last }
    let limited = min(max(time, -Reel.latest), Reel.latest)
    return self.time.isFinite ? max(limited, last) : limited
  }

  /// Moves the time on within the present activity, noting steps and turns the drive completes.
  private mutating func pass(to time: Double, _ outcome: inout Outcome) {
    let before = self.time
    self.time = time
    guard case .drive(let track) = activity, before.isFinite else { return }
    let start = clock.value(at: before)
    let end = clock.value(at: time)
    guard end > start, end > 0 else { return }
    let turns = track.arrivals(at: end) - track.arrivals(at: start)
    outcome.turns = turns.added(to: outcome.turns)
    if turns > 0 { hasComeHome = true }
    if case .steps(let staircase, _) = track {
      let index = staircase.step(at: end).index
      if index > staircase.step(at: start).index {
        outcome.settled = true
        cause = .drive
        // The host hands over the next step as soon as this one is done.
        outcome.changedMotion = true
      } else if staircase.step(at: end).isStepping {
        cause = .drive
      }
    } else {
      cause = .drive
    }
  }

  /// The host's time at which the present activity gives way to another, or a gesture ends.
  var changeOverTime: Double? {
    var next = Double.infinity
    switch activity {
    case .held, .led: break
    case .motion(let motion, let start, _): next = start + motion.duration
    case .drive(let track):
      if let time = clock.time(of: trackEnd(track)) { next = time }
    }
    if let end = wheel.end { next = min(next, end) }
    if isSwapping { next = min(next, departureTime) }
    return next < .infinity ? next : nil
  }

  /// The clock at which a track ends: the end of a bounded strip or of the last turn.
  private func trackEnd(_ track: Track) -> Double {
    var end = track.endClock
    if let most = setup.settings.repeatCount, most > turnsMade, !track.isStill,
      setup.settings.epoch == nil
    {
      end = min(end, track.clock(ofArrival: most - turnsMade))
    }
    return end
  }

  /// Does what is due at `time`.
  private mutating func changeOver(_ outcome: inout Outcome) {
    if let end = wheel.end, end <= time {
      wheel.reset()
      if case .held = activity, press == nil {
        if leader != nil {
          ask(at: time, velocity: 0, from: nil, &outcome)
        } else {
          letGo(at: time, velocity: 0, from: nil)
        }
      }
    }
    switch activity {
    case .held, .led: break
    case .motion(let motion, let start, _):
      guard start + motion.duration <= time else { return }
      let offset = motion.restOffset ?? motion.state(at: motion.duration).offset
      if motion.restOffset != nil { outcome.settled = true }
      if motion.restOffset != nil {
        takeOver(at: time, from: offset)
      } else {
        beginDrive(
          at: time, from: offset, velocity: motion.state(at: motion.duration).velocity)
      }
      if case .drive = activity { outcome.rejoined = true }
    case .drive(let track):
      guard let end = clock.time(of: trackEnd(track)), end <= time else { return }
      let isLastTurn = trackEnd(track) < track.endClock
      // Arrived by definition, whatever the last bit of the clock says.
      let missed = isLastTurn ? (setup.settings.repeatCount ?? 0) - turnsMade : 0
      let counted = track.arrivals(at: clock.value(at: time))
      if missed > counted { outcome.turns = (missed - counted).added(to: outcome.turns) }
      let offset = isLastTurn ? nearestHome : state(at: time).offset
      turnsMade = max(missed, counted).added(to: turnsMade)
      outcome.finished = true
      outcome.settled = true
      cause = .drive
      finishDrive(at: time, offset: offset)
    }
  }

  /// Home on the turn on which the strip is.
  private var nearestHome: Double {
    let offset = state(at: time).offset
    guard strip.isLoop else {
      // Steps have come home at the first page, whichever way they go.
      if case .drive(.steps) = activity { return stop(ofPage: 0) }
      return home
    }
    let turns = ((offset - home) / strip.length).rounded(.toNearestOrEven)
    return home + turns * strip.length
  }
}

extension Motion {
  /// Seconds until another activity takes over.
  var duration: Double {
    switch self {
    case .cubic(let cubic): return cubic.duration
    case .decayIntoDrift(let motion): return motion.joinTime
    default: return settlingTime
    }
  }
}
