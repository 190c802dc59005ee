/// A fling in a bounded strip: it decays, and where it meets an edge a spring brings it back.
///
/// The time of the crossing is solved, not found by a frame, so neither the place nor the velocity
/// handed to the spring depends on the refresh rate. The spring is critically damped with
/// w0 = 10 per second (stiffness 100 at mass 1), what scroll views are known for.
package struct EdgeFling: Equatable, Sendable {
  package private(set) var decay: Decay

  /// The way back to the edge, from the moment of the crossing; without a crossing of no account.
  package private(set) var spring: Spring

  /// The seconds until the edge is crossed, infinite if it never is.
  package let crossingTime: Double

  /// The seconds until it is at rest for good.
  package let settlingTime: Double

  /// Creates a fling from a state, in a strip whose offsets go from `lower` to `upper`, in points.
  ///
  /// A start outside goes back by the spring at once. If `upper` is below `lower`, both are
  /// `lower`. For the rate see `Decay`.
  package init(
    from: MotionState, rate: Double = Decay.normal, lower: Double, upper: Double
  ) {
    let from = from.limited
    let lower = lower.asOffset
    let upper = max(lower, upper.asOffset)
    let decay = Decay(from: from, rate: rate)
    self.decay = decay
    let isOutside = from.offset < lower || from.offset > upper
    let nearest = max(lower, min(from.offset, upper))
    let edge = isOutside ? nearest : (from.velocity < 0 ? lower : upper)
    // From within a settled distance of the edge the decay just ends, at most that far beyond.
    let reached = isOutside ? 0 : decay.time(toReach: edge)
    if let time = reached, isOutside || (from.velocity != 0 && time < decay.settlingTime) {
      crossingTime = time
      let velocity = time == 0 ? from.velocity : decay.state(at: time).velocity
      let start = isOutside ? from.offset : edge
      spring = .rubberBandRelease(
        from: MotionState(offset: start, velocity: velocity), edge: edge)
      settlingTime = time + spring.settlingTime
    } else {
      crossingTime = .infinity
      spring = .rubberBandRelease(from: MotionState(offset: edge, velocity: 0), edge: edge)
      settlingTime = decay.settlingTime
    }
  }

  /// Returns the state `t` seconds after the start.
  package func state(at t: Double) -> MotionState {
    let t = t.asElapsed
    guard t < settlingTime else { return MotionState(offset: rest, velocity: 0) }
    return t < crossingTime ? decay.state(at: t) : spring.state(at: t - crossingTime)
  }

  /// Where the decay ends, or the edge it crosses.
  package var restOffset: Double? { rest }

  /// Returns the same motion with all offsets moved by `distance`.
  package func shifted(by distance: Double) -> EdgeFling {
    var copy = self
    copy.decay = decay.shifted(by: distance)
    copy.spring = spring.shifted(by: distance)
    return copy
  }

  private var rest: Double {
    crossingTime < .infinity ? spring.target : decay.restOffset ?? decay.from.offset
  }
}
