/// Constant speed: x(t) = x0 + v t.
package struct Drift: Equatable, Sendable {
  package private(set) var offset: Double
  package let velocity: Double

  /// Creates a motion from `offset`, in points, at `velocity`, in points per second.
  ///
  /// NaN counts as 0.
  package init(offset: Double, velocity: Double) {
    self.offset = offset.asOffset
    self.velocity = velocity.asVelocity
  }

  /// Returns the state `t` seconds after the start.
  package func state(at t: Double) -> MotionState {
    MotionState(offset: offset + velocity * t.asElapsed, velocity: velocity)
  }

  /// Infinite, or 0 if the velocity is 0.
  package var settlingTime: Double { velocity == 0 ? 0 : .infinity }

  /// Nil, or the offset if the velocity is 0.
  package var restOffset: Double? { velocity == 0 ? offset : nil }

  /// Returns the same motion with all offsets moved by `distance`.
  package func shifted(by distance: Double) -> Drift {
    Drift(offset: offset + distance, velocity: velocity)
  }
}
