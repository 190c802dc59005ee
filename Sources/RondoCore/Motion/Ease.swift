/// A move from one offset to another along a timing curve: x(t) = from + (to - from) y(t / T).
package struct Ease: Equatable, Sendable {
  package private(set) var from: Double
  package private(set) var to: Double

  /// How long the move takes, in seconds.
  package let duration: Double
  package let curve: TransitionCurve

  /// Creates a move between two offsets, in points, that takes `duration` seconds.
  ///
  /// A duration under a microsecond, or NaN, means that it is over from the start.
  package init(from: Double, to: Double, duration: Double, curve: TransitionCurve = .easeInOut) {
    self.from = from.asOffset
    self.to = to.asOffset
    self.duration = duration.asDuration
    self.curve = curve
  }

  /// Returns the state `t` seconds after the start.
  package func state(at t: Double) -> MotionState {
    let t = t.asElapsed
    guard t < settlingTime else { return MotionState(offset: to, velocity: 0) }
    let point = curve.value(at: t / duration)
    let distance = to - from
    return MotionState(
      offset: from + distance * point.y, velocity: distance * point.slope / duration)
  }

  /// The duration, or 0 if there is no way to go.
  package var settlingTime: Double { from == to ? 0 : duration }

  /// The offset it goes to.
  package var restOffset: Double? { to }

  /// Returns the same motion with all offsets moved by `distance`.
  package func shifted(by distance: Double) -> Ease {
    Ease(from: from + distance, to: to + distance, duration: duration, curve: curve)
  }
}
