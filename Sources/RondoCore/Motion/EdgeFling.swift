/// A fling in a bounded strip: it decays, and where it meets an edge a spring brings it back.
///
/// The time of the crossing is solved, not found by a frame, so neither the place nor the velocity
/// handed to the spring depends on the refresh rate. The spring is critically damped with
/// w0 = 10 per second (stiffness 100 at mass 1), what scroll views are known for. From outside, the
/// spring comes first; if it passes the edge inward, the fling goes on into the strip from there.
package struct EdgeFling: Equatable, Sendable {
  /// The way back in, for a start outside.
  package private(set) var entry: Spring?

  /// The seconds until the strip is inside its bounds: 0 from inside, infinite if the entry's
  /// spring comes to rest at the edge.
  package let entryTime: Double

  /// The fling from there on.
  package private(set) var decay: Decay

  /// The way back to the edge that the fling crosses.
  package private(set) var exit: Spring?

  /// The seconds until an edge is crossed outward, infinite if none ever is.
  package let crossingTime: Double

  /// The seconds until it is at rest for good.
  package let settlingTime: Double

  /// Creates a fling from a state, in a strip whose offsets go from `lower` to `upper`, in points.
  ///
  /// If `upper` is below `lower`, both are `lower`. For the rate see `Decay`.
  package init(
    from: MotionState, rate: Double = Decay.normal, lower: Double, upper: Double
  ) {
    let from = from.limited
    let lower = lower.asOffset
    let upper = max(lower, upper.asOffset)
    var inside = from
    if from.offset < lower || from.offset > upper {
      let edge = from.offset < lower ? lower : upper
      let spring = Spring.rubberBandRelease(from: from, edge: edge)
      entry = spring
      let passing = spring.passingTime ?? .infinity
      guard passing < spring.settlingTime else {
        entryTime = .infinity
        decay = Decay(from: MotionState(offset: edge, velocity: 0), rate: rate)
        crossingTime = .infinity
        settlingTime = spring.settlingTime
        return
      }
      entryTime = passing
      inside = MotionState(offset: edge, velocity: spring.state(at: passing).velocity)
    } else {
      entryTime = 0
    }

    decay = Decay(from: inside, rate: rate)
    let edge = inside.velocity < 0 ? lower : upper
    // From within a settled distance of the edge the decay just ends, at most that far beyond.
    if inside.velocity != 0, let time = decay.time(toReach: edge), time < decay.settlingTime {
      let velocity = decay.state(at: time).velocity
      let spring = Spring.rubberBandRelease(
        from: MotionState(offset: edge, velocity: velocity), edge: edge)
      exit = spring
      crossingTime = entryTime + time
      settlingTime = crossingTime + spring.settlingTime
    } else {
      crossingTime = .infinity
      settlingTime = entryTime + decay.settlingTime
    }
  }

  /// Returns the state `t` seconds after the start.
  package func state(at t: Double) -> MotionState {
    let t = t.asElapsed
    guard t < settlingTime else { return MotionState(offset: rest, velocity: 0) }
    if let entry, t < entryTime { return entry.state(at: t) }
    if let exit, t >= crossingTime { return exit.state(at: t - crossingTime) }
    return decay.state(at: t - entryTime)
  }

  /// Where the decay ends, or the edge it comes back to.
  package var restOffset: Double? { rest }

  /// Returns the same motion with all offsets moved by `distance`.
  package func shifted(by distance: Double) -> EdgeFling {
    var copy = self
    copy.entry = entry?.shifted(by: distance)
    copy.decay = decay.shifted(by: distance)
    copy.exit = exit?.shifted(by: distance)
    return copy
  }

  private var rest: Double {
    if let exit { return exit.target }
    return decay.restOffset ?? decay.from.offset
  }
}
