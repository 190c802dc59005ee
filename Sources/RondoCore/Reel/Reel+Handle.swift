/// The one way in, beside `follow(_:at:)`.
extension Reel {
  /// Takes an event and says what came of it.
  ///
  /// - Parameters:
  ///   - time: The host's clock when the event is handled, in seconds: it moves the engine. One before
  ///     the last counts as the last.
  ///   - stamp: The event's own time, in seconds, which only the velocity of a drag reads.
  @discardableResult
  package mutating func handle(_ event: Event, at time: Double, stamp: Double) -> Outcome {
    var outcome = begin()
    run(to: time, &outcome)
    renumber()
    let generation = generation
    handle(event, stamp: stamp, &outcome)
    endSwapIfDue(at: self.time, &outcome)
    // What an event brought about may be due at once.
    run(to: time, &outcome)
    if generation != self.generation { outcome.changedMotion = true }
    finish(&outcome)
    return outcome
  }

  /// Takes an event whose own time is the time it is handled.
  @discardableResult
  package mutating func handle(_ event: Event, at time: Double) -> Outcome {
    handle(event, at: time, stamp: time)
  }

  private mutating func handle(_ event: Event, stamp: Double, _ outcome: inout Outcome) {
    let time = time
    switch event {
    case .settings(let settings):
      change(to: setup.changing(settings: settings, layout: layout), at: time, &outcome)
    case .layout(let layout):
      change(to: setup.changing(settings: settings, layout: layout), at: time, &outcome)
    case .items(let items, let survivors):
      take(items, survivors, at: time, &outcome)
    case .swap(let items, let survivors, let replaces, let stays):
      swapItems(
        to: items, survivors, replacing: replaces, staying: stays, at: time, &outcome)
    case .extent(let item, let extent):
      change(to: setup.measuring(item, extent), at: time, &outcome)
    case .intervals(let intervals):
      let new = Setup(
        settings: settings, layout: layout, items: setup.items, intervals: intervals,
        departure: setup.departure)
      change(to: new, at: time, &outcome)

    case .press(let pointer, let along):
      press(pointer, along: along, at: time, stamp: stamp, &outcome)
    case .move(let x, let y): move(x: x, y: y, at: time, stamp: stamp, &outcome)
    case .release: release(at: time, stamp: stamp, &outcome)
    case .cancel: cancelPress(at: time, &outcome)
    case .wheel(let x, let y, let kind): wheel(x: x, y: y, kind: kind, at: time, &outcome)
    case .wheelEnd(let x, let y): endWheel(x: x, y: y, at: time, &outcome)
    case .arrow(let x, let y): arrow(x: x, y: y, at: time, &outcome)

    case .select(let item, let animated, let way, let cause):
      select(
        Selection(item: item, isAnimated: animated, way: way, cause: cause), at: time, &outcome)
    case .jump(let position): jump(to: position, at: time)
    case .step(let pages, let cause): step(pages, cause: cause, at: time, &outcome)
    case .start: start(at: time, &outcome)
    case .stop: stop(at: time, &outcome)
    case .reset: reset(at: time)
    case .seek(let value): seek(value, at: time)

    case .hold(let reasons):
      // The finger's own reason is the press's.
      holdReasons.formUnion(reasons.subtracting(.touch))
      updateHold(at: time)
      bringIntoSight(at: time)
    case .unhold(let reasons):
      let isRevealed = reasons.contains(.hidden) && holdReasons.contains(.hidden)
      holdReasons.subtract(reasons.subtracting(.touch))
      updateHold(at: time)
      if isRevealed { appear(at: time) }
    case .personSwitch(let value):
      personSwitch = value
      updateHold(at: time)
    case .listen(let listening): self.listening = listening
    }
  }
}

// MARK: Starting and stopping

extension Reel {
  /// Lifts the caller's hold; a drive that had ended begins again at home.
  private mutating func start(at time: Double, _ outcome: inout Outcome) {
    holdReasons.remove(.caller)
    guard isPlaced, !strip.isEmpty, leader == nil else { return }
    if isFinished && press == nil {
      leaveDrive(at: time)
      turnsMade = 0
      isFinished = false
      isTurnedBack = false
      go(toHomeAt: time, &outcome)
    }
    updateHold(at: time)
  }

  /// Holds and returns home.
  private mutating func stop(at time: Double, _ outcome: inout Outcome) {
    holdReasons.insert(.caller)
    updateHold(at: time)
    guard isPlaced, !strip.isEmpty, press == nil, leader == nil else { return }
    leaveDrive(at: time)
    turnsMade = 0
    isFinished = false
    isTurnedBack = false
    cause = .caller
    go(toHomeAt: time, &outcome)
  }

  /// Returns home the shortest way, by a transition.
  private mutating func go(toHomeAt time: Double, _ outcome: inout Outcome) {
    let state = state(at: time)
    var there = beginning
    if strip.isLoop {
      there += ((state.offset - there) / strip.length).rounded(.toNearestOrEven) * strip.length
    }
    let number = strip.number(nearest: there)
    mean(number, &outcome)
    guard state.offset != there || state.velocity != 0, transition > 0, !reducesMotion else {
      return beginDrive(at: time, from: there)
    }
    begin(motion(from: state, to: there, duration: transition), to: number, at: time)
  }

  /// Jumps home; a drag is cancelled.
  private mutating func reset(at time: Double) {
    press = nil
    holdReasons.remove(.touch)
    isSeeking = false
    wheel.reset()
    pending = nil
    guard isPlaced, !strip.isEmpty else { return }
    cause = .caller
    turn = 0
    beginAtHome(at: time)
  }

  /// Shows the strip as so many seconds after the drive began, or lets it go on from there.
  private mutating func seek(_ asked: Double?, at time: Double) {
    guard leader == nil else { return }
    guard let asked else {
      guard isSeeking else { return }
      isSeeking = false
      return updateHold(at: time)
    }
    press = nil
    holdReasons.remove(.touch)
    wheel.reset()
    isSeeking = true
    guard isPlaced, !strip.isEmpty else { return }
    let value = asked.asElapsed
    cause = .caller
    turn = 0
    turnsMade = 0
    isFinished = false
    isTurnedBack = false
    preference = Strip.Preference()
    let offset = rebased(home)
    activity = .drive(track(from: offset))
    clock = DriveClock(at: time, showing: value, isHeld: true)
  }
}
