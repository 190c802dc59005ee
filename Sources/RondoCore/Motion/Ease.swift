/// A move from one offset to another along a timing curve: x(t) = from + (to - from) y(t / T).
///
/// With a leap it passes over so many points at once, half way in time: before x(t) = from +
/// (to - from - leap) y(t / T), and from then on by the leap more.
package struct Ease: Equatable, Sendable {
  package private(set) var from: Double
  package private(set) var to: Double

  /// How long the move takes, in seconds.
  package let duration: Double
  package let curve: TransitionCurve

  /// Points that are passed over at once, in the direction of the move; 0 for none.
  package let leap: Double

  /// Creates a move between two offsets, in points, that takes `duration` seconds.
  ///
  /// A duration under a microsecond, or NaN, means that it is over from the start; a leap that is not
  /// shorter than the way there is none.
  package init(
    from: Double, to: Double, duration: Double, curve: TransitionCurve = .easeInOut,
    leap: Double = 0
  ) {
    self.from = from.asOffset
    self.to = to.asOffset
    self.duration = duration.asDuration
    self.curve = curve
    self.leap = leap.asLeap(on: self.to - self.from)
  }

  /// Returns the state `t` seconds after the start.
  package func state(at t: Double) -> MotionState {
    let t = t.asElapsed
    guard t < settlingTime else { return MotionState(offset: to, velocity: 0) }
    let point = curve.value(at: t / duration)
    let distance = to - from - leap
    return MotionState(
      offset: from + distance * point.y + (t < leapTime ? 0 : leap),
      velocity: distance * point.slope / duration)
  }

  /// The time at which it leaps.
  package var leapTime: Double { duration / 2 }

  /// The duration, or 0 if there is no way to go.
  package var settlingTime: Double { from == to ? 0 : duration }

  /// The offset it goes to.
  package var restOffset: Double? { to }

  /// Returns the same motion with all offsets moved by `distance`.
  package func shifted(by distance: Double) -> Ease {
    Ease(
      from: from + distance, to: to + distance, duration: duration, curve: curve, leap: leap)
  }
}

extension Double {
  /// The leap on a way of so many points: 0 unless it is shorter and goes the same way.
  func asLeap(on way: Double) -> Double {
    self * way > 0 && abs(self) < abs(way) ? self : 0
  }
}
