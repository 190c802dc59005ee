/// What the motions make of values no layout or clock should produce.
///
/// The limits lie far outside anything on a screen. Inside them every sum and product of the
/// formulas is finite, so no motion can give NaN.
package enum MotionLimits {
  /// The longest time a motion is asked for: 31,700 years, in seconds.
  package static var time: Double { 1e12 }

  /// The shortest duration, in seconds; anything shorter is no time at all.
  package static var shortest: Double { 1e-6 }

  /// The largest offset, in points.
  package static var offset: Double { 1e15 }

  /// The largest velocity, in points per second.
  package static var velocity: Double { 1e12 }
}

extension Double {
  /// The seconds since a motion began: negative times and NaN count as 0, and none is longer
  /// than `MotionLimits.time`.
  package var asElapsed: Double {
    self > 0 ? min(self, MotionLimits.time) : 0
  }

  /// The seconds a motion takes: as `asElapsed`, and 0 below `MotionLimits.shortest`.
  package var asDuration: Double {
    self >= MotionLimits.shortest ? min(self, MotionLimits.time) : 0
  }

  /// The offset, limited to `MotionLimits.offset`; NaN counts as 0.
  package var asOffset: Double {
    isNaN ? 0 : max(-MotionLimits.offset, min(self, MotionLimits.offset))
  }

  /// The velocity, limited to `MotionLimits.velocity`; NaN counts as 0.
  package var asVelocity: Double {
    isNaN ? 0 : max(-MotionLimits.velocity, min(self, MotionLimits.velocity))
  }
}

extension MotionState {
  /// The same state with both numbers within `MotionLimits`.
  package var limited: MotionState {
    MotionState(offset: offset.asOffset, velocity: velocity.asVelocity)
  }
}
