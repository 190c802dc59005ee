/// The way the strip will go if nobody touches it, written out for a compositor.
package struct Trajectory: Equatable, Sendable {
  /// Stretches of offset over host time, each beginning where the one before ends but for a leap; offsets
  /// are those of the reel's `offset` when it was written. Before the first the strip stands at its `from`, after
  /// the last at its `to`.
  package var segments: [CurveSegment] = []
  /// The host's time until which it holds; infinite if it repeats for ever or ends at rest.
  package var horizon: Double
  /// Seconds after which the segments repeat, one turn on; nil if they do not.
  package var period: Double?

  /// The most stretches written; the horizon is then where the last ends.
  static let most = 2000
}

extension Reel {
  /// Returns everything that will move until a time, from `time` on.
  ///
  /// A drift without an end is one whole turn that repeats; its segments begin when the drift did, or
  /// will.
  package func trajectory(until horizon: Double) -> Trajectory {
    var ahead = renumbered
    let turn = place.turn
    if let endless = ahead.endlessDrift ?? ahead.endlessLead { return endless }
    var trajectory = Trajectory(horizon: horizon)
    var time = self.time
    guard time.isFinite, horizon > time, horizon.isFinite else { return trajectory }
    while time < horizon {
      if case .led = ahead.activity {
        ahead.appendLead(
          until: horizon, shift: Double(ahead.turn &- turn) * strip.length, into: &trajectory)
        return trajectory
      }
      let due = ahead.changeOverTime
      let end = min(due ?? .infinity, horizon)
      let shift = Double(ahead.turn &- turn) * strip.length
      let first = trajectory.segments.count
      ahead.appendActivity(from: time, to: end, shift: shift, into: &trajectory.segments)
      if !strip.isLoop {
        let meant = ahead.meant
        for index in trajectory.segments.indices[first...]
        where trajectory.segments[index].preference == nil {
          trajectory.segments[index].preference = meant
        }
      }
      if trajectory.segments.count >= Trajectory.most {
        trajectory.horizon = trajectory.segments.last?.end ?? time
        return trajectory
      }
      if case .drive(let track) = ahead.activity, end == horizon,
        track.isStill || ahead.clock.stands(at: end)
      {
        trajectory.horizon = .infinity
      }
      ahead.advance(to: end)
      // What is due beyond the latest time that is taken never comes.
      if end <= time, ahead.changeOverTime == due { return trajectory }
      time = end
    }
    return trajectory
  }

  /// The repeating trajectory of a drift that nothing will end.
  private var endlessDrift: Trajectory? {
    guard case .drive(.drift(let course)) = activity, course.end == .loop,
      clock.heldSince == nil, changeOverTime == nil
    else { return nil }
    var trajectory = Trajectory(horizon: .infinity, period: course.lap)
    Reel.append(
      course, from: 0, to: course.lap, origin: clock.origin, shift: 0, into: &trajectory.segments)
    return trajectory
  }

  private func appendActivity(
    from start: Double, to end: Double, shift: Double, into segments: inout [CurveSegment]
  ) {
    switch activity {
    case .led: break
    case .held(let offset):
      Reel.appendRest(at: offset + shift, from: start, to: end, into: &segments)
    case .motion(let motion, let begin, _):
      Reel.append(
        motion.shifted(by: shift), origin: begin, from: start, to: end, into: &segments)
    case .drive(let track):
      let first = clock.value(at: start)
      let last = clock.value(at: end)
      if last > first {
        append(track, from: first, to: last, origin: clock.origin, shift: shift, into: &segments)
      }
      // From when the clock stands.
      let since = max(min(clock.heldSince ?? end, end), start)
      let offset = state(at: end).offset + shift
      Reel.appendRest(at: offset, from: since, to: end, into: &segments)
    }
  }

  /// Appends what a track does between two clocks.
  private func append(
    _ track: Track, from start: Double, to end: Double, origin: Double, shift: Double,
    into segments: inout [CurveSegment]
  ) {
    switch track {
    case .still(let offset):
      Reel.appendRest(
        at: offset + shift, from: start + origin, to: end + origin, into: &segments)
    case .drift(let course):
      Reel.append(
        course, from: start, to: end, origin: origin, shift: shift, into: &segments)
    case .shuttle(let shuttle, _):
      var clock = start
      while clock < end, segments.count < Trajectory.most {
        let next = min(track.change(after: clock), end)
        guard next > clock else { return }
        let to = clock < 0 ? shuttle.startOffset : shuttle.state(at: next).offset
        segments.append(
          CurveSegment(
            start: clock + origin, duration: next - clock,
            from: shuttle.state(at: clock).offset + shift, to: to + shift))
        clock = next
      }
    case .steps(let staircase, let base):
      var clock = start
      while clock < end, segments.count < Trajectory.most {
        let step = staircase.step(at: clock)
        let ease = ease(of: step, base: base).shifted(by: shift)
        let rest = min(step.start, end)
        if clock < rest {
          let first = segments.count
          Reel.appendRest(at: ease.from, from: clock + origin, to: rest + origin, into: &segments)
          mean(step, isUnderWay: false, base: base, from: first, in: &segments)
          clock = rest
        }
        guard clock < end, step.end > clock else { return }
        let last = min(step.end, end)
        let first = segments.count
        Reel.append(
          .ease(ease), origin: origin + step.start, from: clock + origin, to: last + origin,
          into: &segments)
        mean(step, isUnderWay: true, base: base, from: first, in: &segments)
        clock = last
      }
    }
  }

  private func mean(
    _ step: Staircase.Step, isUnderWay: Bool, base: Double, from first: Int,
    in segments: inout [CurveSegment]
  ) {
    guard !strip.isLoop else { return }
    let meant = meant(in: step, isUnderWay: isUnderWay, base: base)
    for index in segments.indices[first...] { segments[index].preference = meant }
  }

  private static func append(
    _ course: Course, from start: Double, to end: Double, origin: Double, shift: Double,
    into segments: inout [CurveSegment]
  ) {
    var clock = start
    while clock < end, segments.count < Trajectory.most {
      let next = min(course.change(after: clock), end)
      guard next > clock else { return }
      // Asked in the middle: at a change rounding may still give what was before.
      let middle = (clock + next) / 2
      if let back = course.wayBack(at: middle) {
        append(
          .ease(back.ease.shifted(by: shift)), origin: back.start + origin, from: clock + origin,
          to: next + origin, into: &segments)
      } else {
        let state = course.state(at: middle)
        let way = state.velocity * (next - clock) / 2
        segments.append(
          CurveSegment(
            start: clock + origin, duration: next - clock, from: state.offset - way + shift,
            to: state.offset + way + shift))
      }
      clock = next
    }
  }

  private static func append(
    _ motion: Motion, origin: Double, from start: Double, to end: Double,
    into segments: inout [CurveSegment]
  ) {
    let first = segments.count
    motion.appendSegments(from: start - origin, to: end - origin, into: &segments)
    for index in segments.indices[first...] { segments[index].start += origin }
    // A motion that comes to rest does so exactly, by less than anyone sees.
    if let rest = motion.restOffset, end - origin > motion.settlingTime - 1e-9,
      first < segments.count
    {
      segments[segments.count - 1].to = rest
    }
  }

  private static func appendRest(
    at offset: Double, from start: Double, to end: Double, into segments: inout [CurveSegment]
  ) {
    guard end > start else { return }
    segments.append(
      CurveSegment(start: start, duration: end - start, from: offset, to: offset))
  }
}
