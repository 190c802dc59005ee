/// Standing still: x(t) = offset.
package struct Rest: Equatable, Sendable {
  package private(set) var offset: Double

  /// Creates a motion that stays at `offset`, in points; NaN counts as 0.
  package init(offset: Double) {
    self.offset = offset.asOffset
  }

  /// Returns the offset with velocity 0, at any time.
  package func state(at t: Double) -> MotionState {
    MotionState(offset: offset, velocity: 0)
  }

  /// Always 0.
  package var settlingTime: Double { 0 }

  /// The offset.
  package var restOffset: Double? { offset }

  /// Returns the same motion with its offset moved by `distance`.
  package func shifted(by distance: Double) -> Rest {
    Rest(offset: offset + distance)
  }
}
