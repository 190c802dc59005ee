/// A fling that loses speed at a constant rate, the law of system scroll views.
///
/// x(t) = x0 + (v0 / L)(1 - e^(-L t)), v(t) = v0 e^(-L t), at rest at x0 + v0 / L.
///
/// It counts as settled when a thousandth of a point is left, at ln(|v0| / (0.001 L)) / L; the last
/// thousandth is jumped. No smoother end is added: any would change the start or the place of rest,
/// and the time left would no longer be the same after cutting and restarting.
package struct Decay: Equatable, Sendable {
  package private(set) var from: MotionState

  /// The rate L at which speed is lost, per second.
  package let rate: Double

  /// The seconds until it is at rest for good.
  package let settlingTime: Double

  /// Creates a fling from a state with a rate per second.
  ///
  /// A rate that is not above zero counts as `normal`; others are limited to `0.01 ... 1e5`. A
  /// start within a thousandth of a point of the place of rest is at rest there at once.
  package init(from: MotionState, rate: Double = Decay.normal) {
    let from = from.limited
    let rate = Self.limited(rate)
    self.from = from
    self.rate = rate
    let time = Elementary.log(abs(from.velocity) / (rate * Self.threshold)) / rate
    settlingTime = max(0, time)
  }

  /// Returns the state `t` seconds after the start.
  package func state(at t: Double) -> MotionState {
    let t = t.asElapsed
    guard t < settlingTime else { return MotionState(offset: rest, velocity: 0) }
    let lost = Elementary.expm1(-rate * t)
    return MotionState(
      offset: from.offset - from.velocity / rate * lost,
      velocity: from.velocity * Elementary.exp(-rate * t))
  }

  /// The offset at which it comes to rest, x0 + v0 / L.
  package var restOffset: Double? { rest }

  /// Returns the same motion with all offsets moved by `distance`.
  package func shifted(by distance: Double) -> Decay {
    var copy = self
    copy.from.offset = (from.offset + distance).asOffset
    return copy
  }

  /// Returns the seconds until it passes `offset`, or nil if it never does.
  ///
  /// t(x) = -ln(1 - L (x - x0) / v0) / L.
  package func time(toReach offset: Double) -> Double? {
    if offset == from.offset { return 0 }
    let part = rate * (offset - from.offset) / from.velocity
    guard part >= 0, part < 1 else { return nil }
    return max(0, -Elementary.log(1 - part) / rate)
  }

  private var rest: Double { from.offset + from.velocity / rate }
}

// MARK: - Rates

extension Decay {
  /// The points left at which it counts as settled.
  package static var threshold: Double { 1e-3 }

  /// -1000 ln 0.998 per second: what scroll views have used since iPhone OS 3 (0.998 a millisecond).
  package static var normal: Double { 2.002_002_670_673_077 }

  /// -1000 ln 0.99 per second: the fast rate of scroll views (0.99 a millisecond).
  package static var fast: Double { 10.050_335_853_501_44 }

  /// Returns the offset at which a fling with this velocity comes to rest.
  package static func projection(
    offset: Double, velocity: Double, rate: Double = Decay.normal
  ) -> Double {
    offset.asOffset + velocity.asVelocity / limited(rate)
  }

  static func limited(_ rate: Double) -> Double {
    rate > 0 ? max(0.01, min(rate, 1e5)) : normal
  }
}
