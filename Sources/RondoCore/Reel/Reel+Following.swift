/// Linked banners: one follows another's position.
extension Reel {
  /// The reel that another one follows; a class, so that the other stays small to copy.
  final class Leader: @unchecked Sendable {
    // Changed only by a reel that alone refers to it.
    var reel: Reel

    init(_ reel: Reel) { self.reel = reel }
  }

  /// The most banners in a row that follow each other.
  private static var longestRow: Int { 4 }

  /// How many reels are ahead of it in a row.
  private var placeInRow: Int { leader.map { $0.reel.placeInRow + 1 } ?? 0 }

  /// Whether it follows another reel.
  package var isFollowing: Bool { leader != nil }

  /// Follows another reel's position from now on: its offset is where its own strip has that position,
  /// in drags, flings, steps and drift alike, and for as long as nothing happens to the other one it is
  /// known in closed form. `nil` lets it go, and it settles where it is.
  ///
  /// A host calls it again, with the other reel as it is by then, after each of that one's events and
  /// whenever its outcome says `changedMotion`. It begins to follow by a transition. Its own drive, its
  /// selects and its keys do not move it: what they ask for is in the outcome's `asked`, for the other
  /// reel to select. A finger takes it along, asks for where it would land, and lets it go back.
  ///
  /// Items that are not shown do not count. Where the two do not come round together, a follower with
  /// fewer items stands at its last one, and goes all its way back while the other one passes its seam.
  /// Where several of the other one's items rest at one end the outermost counts.
  /// A reel that is the fifth in a row of followers, as in a circle, is not followed.
  @discardableResult
  package mutating func follow(_ other: Reel?, at time: Double) -> Outcome {
    var outcome = begin()
    run(to: time, &outcome)
    renumber()
    let generation = generation
    if let other, other.placeInRow < Reel.longestRow {
      follow(other)
    } else {
      stopFollowing()
    }
    run(to: time, &outcome)
    if generation != self.generation { outcome.changedMotion = true }
    finish(&outcome)
    return outcome
  }

  private mutating func follow(_ other: Reel) {
    let isNew = leader == nil
    if isKnownUniquelyReferenced(&leader) {
      leader?.reel = other
    } else {
      leader = Leader(other)
    }
    pending = nil
    generation &+= 1
    guard isPlaced, !strip.isEmpty else { return }
    switch activity {
    case .held, .led: return
    case .motion(let motion, let start, _) where !isNew:
      // With a leader that was asked to go somewhere it arrives there, not on the way.
      let left = start + motion.duration - time
      join(at: time, from: state, within: max(left, min(leadingReel.remainingTime, transition)))
    case .motion, .drive:
      let state = state
      leaveDrive(at: time)
      join(
        at: time, from: MotionState(offset: rebased(state.offset), velocity: state.velocity),
        within: transition)
    }
  }

  private mutating func stopFollowing() {
    guard leader != nil else { return }
    let state = state
    var number: Int?
    if case .led = activity { number = ledNumber(at: time) }
    mean()
    leader = nil
    generation &+= 1
    guard isPlaced, !strip.isEmpty, !isHeldByHand else { return }
    if !strip.isLoop, let number, state.velocity == 0, state.offset == strip.stop(of: number) {
      // It stands at its leader's item, though others may rest there as well.
      preference = Strip.Preference(number)
      return beginDrive(at: time, from: state.offset)
    }
    activity = .held(rebased(state.offset))
    letGo(at: time, velocity: state.velocity, from: nil)
  }

  /// Whether a finger or a wheel has the strip.
  var isHeldByHand: Bool {
    if case .held = activity { return press != nil || wheel.end != nil }
    return false
  }
}

// MARK: Being led

extension Reel {
  /// The reel it follows at its own time, which asks to be woken for its motion alone.
  var leadingReel: Reel {
    guard let leader else { return Reel() }
    var ahead = leader.reel
    ahead.listening = []
    ahead.advance(to: time)
    return ahead
  }

  private func linkage(with lead: Reel) -> Linkage {
    Linkage(leader: lead.strip, follower: strip)
  }

  /// Returns where the leader's position puts the strip, counted on its own turn.
  func led(at time: Double) -> MotionState {
    guard let leader, !strip.isEmpty else { return MotionState(offset: 0, velocity: 0) }
    var lead = leader.reel
    lead.advance(to: time)
    let linkage = linkage(with: lead)
    let place = lead.place
    let shift = Double(turn(with: lead) &- turn) * strip.length
    guard !lead.strip.isEmpty else {
      return MotionState(offset: linkage.offset(atPosition: 0) + shift, velocity: 0)
    }
    let velocity = lead.velocity
    let slope = velocity == 0 ? 0 : linkage.slope(at: place.offset, velocity < 0 ? -1 : 1)
    return MotionState(
      offset: linkage.offset(at: place.offset) + shift, velocity: velocity * slope)
  }

  private func turn(with lead: Reel) -> Int {
    linkage(with: lead).comesRound ? lead.place.turn : 0
  }

  /// Returns the number that its leader is nearest to.
  func ledNumber(at time: Double) -> Int {
    guard let leader else { return 0 }
    var lead = leader.reel
    lead.advance(to: time)
    return linkage(with: lead).number(for: lead.strip.isEmpty ? 0 : lead.number)
  }

  /// The number that its leader goes to.
  var ledTarget: Int? {
    let lead = leadingReel.renumbered
    guard let target = lead.targetNumber, !strip.isEmpty else { return nil }
    let linkage = linkage(with: lead)
    let turns = linkage.comesRound ? lead.turn &- turn : 0
    return linkage.number(for: target) &+ turns &* strip.count
  }

  /// Goes where the leader puts it.
  mutating func beLed(at time: Double) {
    activity = .led
    clock = DriveClock(at: time)
    preference = Strip.Preference()
    turn = place.turn
  }

  /// Goes over to where the leader will be after some seconds, the shortest way, or at once if it is
  /// already there.
  mutating func join(at time: Double, from state: MotionState, within duration: Double) {
    let now = led(at: time)
    let away = turns(from: state.offset, to: now.offset)
    let distance = abs(now.offset - away - state.offset)
    // A motion that is as good as over gets a frame or two for what it still lacks, if that can be seen.
    let duration = duration > 0 && duration < 1e-3 && distance > 1e-3 ? 0.02 : duration
    guard duration >= 1e-3, distance > 1e-6 || state.velocity != now.velocity else {
      return beLed(at: time)
    }
    let ahead = led(at: time + duration)
    mean(ledNumber(at: time + duration))
    begin(
      .cubic(
        Cubic(
          from: state, to: ahead.offset - away, endVelocity: ahead.velocity, duration: duration,
          leap: leap(from: state.offset, to: ahead.offset - away, within: duration))),
      to: nil, at: time)
  }
}

// MARK: Asking the leader

extension Reel {
  /// Lets a follower go that a hand had taken along: the leader is asked for where it would land.
  mutating func ask(
    at time: Double, velocity: Double, from press: Press?, _ outcome: inout Outcome
  ) {
    let state = MotionState(offset: state.offset, velocity: velocity)
    let inside = MotionState(offset: strip.clamping(state.offset), velocity: velocity)
    if press == nil || press?.lock.decision == .claimed {
      let number =
        inside.offset == state.offset
        ? landing(from: inside, press: press) : strip.number(nearest: inside.offset)
      // Where several rest at one place, as where all fit, the one that is led to is kept.
      let led = ledNumber(at: time)
      let isSame = !strip.isLoop && abs(strip.stop(of: number) - strip.stop(of: led)) < 1e-6
      if !isSame { outcome.asked = strip.item(ofNumber: number) }
      let way = strip.stop(of: number) - self.led(at: time).offset
      if strip.isLoop, abs(way) > 1e-6 { outcome.askedWay = way > 0 ? .forward : .backward }
    }
    join(at: time, from: state, within: transition)
    updateHold(at: time)
  }

  /// Asks for the page so many pages on.
  mutating func ask(forPages pages: Int, _ outcome: inout Outcome) {
    guard isPlaced, !strip.isEmpty else { return }
    let page = strip.page(ofNumber: targetNumber ?? number) + pages
    outcome.used = true
    outcome.asked = strip.item(ofNumber: strip.number(ofPage: page))
    if strip.isLoop, pages != 0 { outcome.askedWay = pages > 0 ? .forward : .backward }
  }
}

// MARK: The way ahead

extension Reel {
  /// The repeating trajectory of a follower whose leader's repeats, if the two come round together.
  var endlessLead: Trajectory? {
    guard case .led = activity, changeOverTime == nil, !strip.isEmpty else { return nil }
    let lead = leadingReel
    let linkage = linkage(with: lead)
    guard linkage.comesRound else { return nil }
    let way = lead.trajectory(until: .infinity)
    guard let period = way.period else { return nil }
    var trajectory = Trajectory(horizon: .infinity, period: period)
    let shift = Double(turn(with: lead) &- turn) * strip.length
    for segment in way.segments {
      linkage.append(segment, shift: shift, into: &trajectory.segments)
    }
    return trajectory
  }

  /// Appends what a follower does from its time to a horizon.
  func appendLead(until horizon: Double, shift: Double, into trajectory: inout Trajectory) {
    let lead = leadingReel
    let linkage = linkage(with: lead)
    let way = lead.trajectory(until: horizon)
    let segments = way.period == nil ? way.segments : way.stretch(from: time, to: horizon)
    let shift = shift + Double(turn(with: lead) &- turn) * strip.length
    for segment in segments {
      linkage.append(segment, shift: shift, into: &trajectory.segments)
    }
    trajectory.horizon = way.period == nil ? way.horizon : horizon
  }
}
