/// Fingers, wheels and keys.
extension Reel {
  /// A finger or button that is down.
  struct Press: Sendable {
    var lock: AxisLock
    /// Physical points from the window's left or top edge at which it came down.
    var along: Double
    /// The pull, in strip coordinates without rubber band, that the drag began with.
    var pull: Double
    /// Physical points the finger has moved along the axis.
    var translation = 0.0
    /// The page of the index when the finger came down.
    var page: Int
    /// Whether it stopped a step or a fling, and so is no tap; on a drift it may be one.
    var hasStopped: Bool
  }

  /// 1 where a physical delta along the axis has the sign of reading order, else -1.
  package var readingSign: Double {
    setup.settings.axis == .horizontal && (setup.layout?.isMirrored ?? false) ? -1 : 1
  }

  /// A finger or button comes down: a moving strip stops where it is at the handling time.
  mutating func press(
    _ pointer: Pointer, along: Double, at time: Double, stamp: Double, _ outcome: inout Outcome
  ) {
    guard isPlaced, !strip.isEmpty, press == nil else { return }
    var isMoved = false
    let offset = state.offset
    let page = strip.page(ofNumber: targetNumber ?? number)
    let wasVisiblyMoving = isVisiblyMoving
    switch activity {
    case .held, .motion: isMoved = true
    // It goes on under the finger until that moves it.
    case .led: break
    case .drive(let track):
      // A drift is only held, and goes on; a step is caught in mid-way.
      let value = clock.value(at: time)
      isMoved = track.busy(at: value) > value
    }
    if isMoved {
      leaveDrive(at: time)
      wheel.reset()
      let rest = rebased(offset)
      activity = .held(rest)
    }
    let turns = isMoved ? (offset - state.offset) / max(strip.length, 1) : 0
    press = Press(
      lock: AxisLock(axis: setup.settings.axis, pointer: pointer),
      along: min(max(along.isFinite ? along : 0, 0), strip.window.extent),
      pull: pull(at: state.offset),
      page: strip.isLoop
        ? page - Int(clamping: turns.rounded(.toNearestOrEven)) * strip.pageCount : page,
      hasStopped: isMoved && wasVisiblyMoving)
    tracker.reset()
    tracker.add(position: 0, stamp: stamp)
    holdReasons.insert(.touch)
    updateHold(at: time)
    outcome.used = true
  }

  /// Whether anyone would call it moving: the last of a settle is less than a point.
  private var isVisiblyMoving: Bool {
    guard abs(velocity) <= 10 else { return true }
    guard let target = targetNumber else { return false }
    return abs(strip.stop(of: target) - state.offset) > 1
  }

  /// The finger moved, by so many physical points since it came down.
  mutating func move(
    x: Double, y: Double, at time: Double, stamp: Double, _ outcome: inout Outcome
  ) {
    guard var press, x.isFinite, y.isFinite else { return }
    defer { self.press = press }
    let wasClaimed = press.lock.decision == .claimed
    let along = setup.settings.axis == .horizontal ? x : y
    let limited = min(max(along, -WheelGesture.limit), WheelGesture.limit)
    tracker.add(position: limited, stamp: stamp)
    guard setup.settings.isDraggable, press.lock.move(x: x, y: y) == .claimed else { return }
    outcome.used = true
    if !wasClaimed {
      // The strip starts from where it is, without a jump by the slop.
      let offset = state.offset
      leaveDrive(at: time)
      let rest = rebased(offset)
      if strip.isLoop {
        let turns = Int(clamping: ((offset - rest) / strip.length).rounded(.toNearestOrEven))
        press.page -= turns * strip.pageCount
      }
      press.pull = pull(at: rest)
      cause = .person
    }
    press.translation = limited
    let moved = -(limited - press.lock.origin) * readingSign
    let allowed = setup.settings.allowedDirections
    let forward = allowed.contains(.forward) ? max(moved, 0) : 0
    let backward = allowed.contains(.backward) ? min(moved, 0) : 0
    activity = .held(offset(ofPull: press.pull + forward + backward))
    mean()
  }

  /// The finger lifts: a fling, a settle, or what it held goes on.
  mutating func release(at time: Double, stamp: Double, _ outcome: inout Outcome) {
    guard let press else { return }
    self.press = nil
    holdReasons.remove(.touch)
    guard press.lock.decision == .claimed else {
      outcome.taps = press.lock.decision == .undecided && !press.hasStopped
      return endPress(press, velocity: 0, at: time, &outcome)
    }
    outcome.used = true
    let velocity = -tracker.velocity(at: stamp) * readingSign
    endPress(press, velocity: allowed(velocity), at: time, &outcome)
  }

  /// The system took the finger away: as lifting it at rest.
  mutating func cancelPress(at time: Double, _ outcome: inout Outcome) {
    guard let press else { return }
    self.press = nil
    holdReasons.remove(.touch)
    endPress(press, velocity: 0, at: time, &outcome)
  }

  private mutating func endPress(
    _ press: Press, velocity: Double, at time: Double, _ outcome: inout Outcome
  ) {
    if let pending {
      // Asked for meanwhile: it takes the place of the fling.
      updateHold(at: time)
      if case .held(let offset) = activity {
        activity = .motion(
          .drift(Drift(offset: offset, velocity: velocity)), start: time, target: nil)
      }
      self.pending = nil
      select(pending, at: time, &outcome)
      return
    }
    guard case .held = activity else { return updateHold(at: time) }
    if leader != nil { return ask(at: time, velocity: velocity, from: press, &outcome) }
    letGo(at: time, velocity: velocity, from: press)
  }

  private func allowed(_ velocity: Double) -> Double {
    let allowed = setup.settings.allowedDirections
    if velocity > 0 { return allowed.contains(.forward) ? velocity : 0 }
    return allowed.contains(.backward) ? velocity : 0
  }
}

// MARK: Pulling

extension Reel {
  /// Returns where a pull puts the strip: beyond an end it stretches a rubber band.
  func offset(ofPull pull: Double) -> Double {
    guard !strip.isLoop else { return pull }
    let inside = strip.clamping(pull)
    guard setup.settings.bounces else { return inside }
    return inside
      + RubberBand.position(forPull: pull - inside, dimension: strip.window.extent)
  }

  /// Returns the pull that puts the strip at an offset.
  func pull(at offset: Double) -> Double {
    guard !strip.isLoop else { return offset }
    let inside = strip.clamping(offset)
    return inside
      + RubberBand.pull(forPosition: offset - inside, dimension: strip.window.extent)
  }
}

// MARK: Letting go

extension Reel {
  /// Lets a held strip go with a velocity: it settles on a stop, or coasts into the drive.
  mutating func letGo(at time: Double, velocity: Double, from press: Press?) {
    let state = MotionState(offset: state.offset, velocity: velocity)
    if leader != nil { return join(at: time, from: state, within: transition) }
    let inside = strip.clamping(state.offset)
    if inside != state.offset {
      let number =
        setup.settings.paging == .free
        ? nil : strip.number(nearest: inside, preferring: preference)
      mean(number)
      begin(.spring(.rubberBandRelease(from: state, edge: inside)), to: number, at: time)
      return updateHold(at: time)
    }
    if setup.settings.paging == .free { return coast(from: state, at: time) }
    let number = strip.resting(landing(from: state, press: press), preferring: preference)
    mean(number)
    let stop = strip.stop(of: number)
    if stop == state.offset && state.velocity == 0 { return takeOver(at: time, from: stop) }
    begin(settle(from: state, to: stop), to: number, at: time)
  }

  /// Coasts freely: into the drift if the drive drifts, into the end of a bounded strip, or to rest.
  mutating func coast(from state: MotionState, at time: Double) {
    let rate = decelerationRate
    if !isHeld, let epoch = sharedEpoch {
      leaveDrive(at: time)
      return joinShared(
        epoch, at: time, from: MotionState(offset: rebased(state.offset), velocity: state.velocity))
    }
    let drift = isHeld ? 0 : driftVelocity
    if drift != 0 {
      begin(
        .decayIntoDrift(DecayIntoDrift(from: state, rate: rate, drift: drift)), to: nil,
        at: time)
    } else if state.velocity == 0 {
      takeOver(at: time, from: state.offset)
    } else if strip.isLoop {
      begin(.decay(Decay(from: state, rate: rate)), to: nil, at: time)
    } else if !setup.settings.bounces {
      let decay = Decay(from: state, rate: rate)
      let rest = decay.restOffset ?? state.offset
      let end = strip.clamping(rest)
      if end == state.offset { return takeOver(at: time, from: end) }
      begin(end == rest ? .decay(decay) : settle(from: state, to: end), to: nil, at: time)
    } else {
      begin(
        .edgeFling(
          EdgeFling(
            from: state, rate: rate, lower: strip.minOffset, upper: strip.maxOffset)),
        to: nil, at: time)
    }
  }

  private var decelerationRate: Double {
    setup.settings.decelerationRate == .normal ? Decay.normal : Decay.fast
  }

  /// Returns the number on whose stop a release comes to rest.
  func landing(from state: MotionState, press: Press?) -> Int {
    let projected = strip.clamping(
      Decay.projection(
        offset: state.offset, velocity: state.velocity, rate: decelerationRate))
    let isFlick = abs(state.velocity) > flickThreshold
    if setup.settings.paging == .item || setup.settings.paging == .free {
      var number = strip.number(nearest: projected)
      if isFlick {
        let before = strip.number(before: state.offset)
        if state.velocity > 0 {
          number = max(number, before + 1)
        } else {
          number = min(number, strip.stop(of: before) < state.offset ? before : before - 1)
        }
      }
      return strip.isLoop ? number : min(max(number, 0), strip.count - 1)
    }
    var page = nearestPage(to: projected)
    if isFlick {
      let before = self.page(before: state.offset)
      if state.velocity > 0 {
        page = max(page, before + 1)
      } else {
        page = min(page, stop(ofPage: before) < state.offset ? before : before - 1)
      }
    }
    if setup.settings.paging == .page, let press {
      page = min(max(page, press.page - 1), press.page + 1)
    }
    return strip.number(ofPage: page)
  }

  private var flickThreshold: Double {
    setup.settings.flickThreshold >= 0 ? setup.settings.flickThreshold : Settings().flickThreshold
  }

  /// Returns the greatest page whose stop is not beyond an offset.
  private func page(before offset: Double) -> Int {
    let page = strip.page(ofNumber: strip.number(before: offset))
    return stop(ofPage: page) <= offset ? page : page - 1
  }

  /// Returns the page whose stop is nearest; at a tie the earlier one.
  private func nearestPage(to offset: Double) -> Int {
    let before = page(before: offset)
    return offset - stop(ofPage: before) <= stop(ofPage: before + 1) - offset
      ? before : before + 1
  }
}

// MARK: Wheel and keys

extension Reel {
  /// A wheel turned; what the strip does not use is the page's.
  mutating func wheel(
    x: Double, y: Double, kind: WheelKind, at time: Double, _ outcome: inout Outcome
  ) {
    guard isPlaced, !strip.isEmpty, setup.settings.isDraggable, press == nil else { return }
    let action = wheel.add(
      x: x, y: y, kind: kind, axis: setup.settings.axis, pageExtent: strip.window.content,
      isPaging: setup.settings.paging == .page, at: time)
    switch action {
    case .ignored: return
    case .consumed: outcome.used = true
    case .step(let sign):
      let pages = sign * Int(readingSign)
      guard allowed(Double(pages)) != 0 else { return }
      if setup.settings.paging == .free, leader == nil {
        return nudge(Double(pages), at: time, &outcome)
      }
      step(pages, cause: .person, at: time, &outcome)
    case .drag(let delta):
      let moved = allowed(delta * readingSign)
      let offset = state.offset
      let there = strip.clamping(offset + moved)
      // At a bounded end the event is the page's.
      guard there != offset || strip.isLoop else { return }
      leaveDrive(at: time)
      cause = .person
      outcome.used = true
      activity = .held(rebased(there))
      mean()
    }
  }

  /// A scroll is over that nothing follows: where the strip rests anywhere, it goes on as from a finger.
  ///
  /// A velocity that is not finite is none. After a pause as long as ends a gesture there is none left.
  mutating func endWheel(x: Double, y: Double, at time: Double, _ outcome: inout Outcome) {
    guard case .held = activity, press == nil, wheel.runs(along: setup.settings.axis),
      setup.settings.paging == .free
    else { return }
    wheel.reset()
    let along = setup.settings.axis == .horizontal ? x : y
    let limited = along.isFinite ? min(max(along, -WheelGesture.limit), WheelGesture.limit) : 0
    let velocity = allowed(limited * readingSign)
    outcome.used = true
    if leader != nil { return ask(at: time, velocity: velocity, from: nil, &outcome) }
    letGo(at: time, velocity: velocity, from: nil)
  }

  /// An arrow key, as a physical direction: a page forward or backward, half a window where the strip
  /// rests anywhere.
  mutating func arrow(x: Int, y: Int, at time: Double, _ outcome: inout Outcome) {
    guard isPlaced, !strip.isEmpty else { return }
    let along = setup.settings.axis == .horizontal ? x : y
    guard along != 0 else { return }
    let direction = Double(along.signum()) * readingSign
    guard allowed(direction) != 0 else { return }
    if setup.settings.paging == .free, leader == nil {
      return nudge(direction, at: time, &outcome)
    }
    step(Int(direction), cause: .person, at: time, &outcome)
  }

  /// Moves a freely resting strip by half a window, and lets the drive go on from there.
  private mutating func nudge(_ direction: Double, at time: Double, _ outcome: inout Outcome) {
    guard press == nil else { return }
    let state = state(at: time)
    let from = strip.clamping(state.offset)
    let there = strip.clamping(from + direction * strip.window.extent / 2)
    guard there != from else { return }
    outcome.used = true
    leaveDrive(at: time)
    cause = .person
    guard transition > 0, !reducesMotion else {
      outcome.crossfades = reducesMotion
      return beginDrive(at: time, from: there)
    }
    let drift = isHeld ? 0 : driftVelocity
    let cubic = Cubic(from: state, to: there, endVelocity: drift, duration: transition)
    begin(
      drift == 0 ? motion(from: state, to: there, duration: transition) : .cubic(cubic), to: nil,
      at: time)
  }
}
