/// A fling that loses speed until it runs with the strip's drift.
///
/// x(t) = x0 + u t + ((v0 - u) / L)(1 - e^(-L t)), v(t) = u + (v0 - u) e^(-L t), u being the drift.
/// Both parts go on together, so velocity never jumps. Once a millionth of a point of the fling is
/// left, at `joinTime`, it is the drift alone.
package struct DecayIntoDrift: Equatable, Sendable {
  package private(set) var from: MotionState

  /// The rate L at which the difference from the drift is lost, per second.
  package let rate: Double

  /// Points per second in the end.
  package let drift: Double

  /// The seconds until it is the drift alone.
  package let joinTime: Double

  /// Creates a fling from a state into `drift`, in points per second, with a rate per second.
  ///
  /// For rates that are not above zero see `Decay`.
  package init(from: MotionState, rate: Double = Decay.normal, drift: Double) {
    let from = from.limited
    let rate = Decay.limited(rate)
    let drift = drift.asVelocity
    self.from = from
    self.rate = rate
    self.drift = drift
    let excess = abs(from.velocity - drift)
    joinTime = max(0, Elementary.log(excess / (rate * Self.threshold)) / rate)
  }

  /// The points of the fling left at which it counts as joined.
  private static var threshold: Double { 1e-6 }

  /// Returns the state `t` seconds after the start.
  package func state(at t: Double) -> MotionState {
    let t = t.asElapsed
    let inertia = inertiaState(at: t)
    return MotionState(
      offset: inertia.offset + drift * t, velocity: inertia.velocity + drift)
  }

  /// Returns the fling without the drift: what is left of the motion while the drift is held.
  ///
  /// The offset is the start plus the fling's own way, the velocity the fling's own.
  package func inertiaState(at t: Double) -> MotionState {
    let t = t.asElapsed
    let excess = from.velocity - drift
    guard t < joinTime else {
      return MotionState(offset: from.offset + excess / rate, velocity: 0)
    }
    return MotionState(
      offset: from.offset - excess / rate * Elementary.expm1(-rate * t),
      velocity: excess * Elementary.exp(-rate * t))
  }

  /// Infinite, or the time of joining if the drift is 0.
  package var settlingTime: Double { drift == 0 ? joinTime : .infinity }

  /// Nil, or where it comes to rest if the drift is 0.
  package var restOffset: Double? {
    drift == 0 ? from.offset + from.velocity / rate : nil
  }

  /// Returns the same motion with all offsets moved by `distance`.
  package func shifted(by distance: Double) -> DecayIntoDrift {
    var copy = self
    copy.from.offset = (from.offset + distance).asOffset
    return copy
  }
}
