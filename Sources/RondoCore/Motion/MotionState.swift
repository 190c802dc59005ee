/// Where a strip is and how fast it moves at one moment.
package struct MotionState: Equatable, Sendable {
  /// The strip coordinate at the window's leading edge, in points.
  package var offset: Double

  /// Points per second, positive in reading order.
  package var velocity: Double

  package init(offset: Double, velocity: Double) {
    self.offset = offset
    self.velocity = velocity
  }
}
