/// The cubic that leaves with a given velocity and arrives at a stop at a given time.
///
/// With u = t / T, m0 = v0 T, m1 = v1 T and D = to - x0 (Hermite's form):
/// x(t) = x0 + u (m0 + u (3D - 2 m0 - m1 + u (m0 + m1 - 2D))).
/// With an end velocity it goes on at that velocity for ever, which is how a strip rejoins a drift.
/// With a leap it passes over so many points at once, half way in time, and D is by these shorter.
package struct Cubic: Equatable, Sendable {
  package private(set) var from: MotionState
  package private(set) var to: Double

  /// Points per second at the end and from then on.
  package let endVelocity: Double

  /// Seconds from start to end.
  package let duration: Double

  /// Points that are passed over at once, in the direction of the way; 0 for none.
  package let leap: Double

  /// Creates the cubic from a state to the offset `to`, in points, in `duration` seconds.
  ///
  /// A duration under a microsecond, or NaN, means that it is over from the start; a leap that is not
  /// shorter than the way there is none.
  package init(
    from: MotionState, to: Double, endVelocity: Double = 0, duration: Double, leap: Double = 0
  ) {
    self.from = from.limited
    self.to = to.asOffset
    self.endVelocity = endVelocity.asVelocity
    self.duration = duration.asDuration
    self.leap = leap.asLeap(on: self.to - self.from.offset)
  }

  /// Returns the state `t` seconds after the start.
  package func state(at t: Double) -> MotionState {
    let t = t.asElapsed
    guard t < duration else {
      return MotionState(offset: to + endVelocity * (t - duration), velocity: endVelocity)
    }
    let u = t / duration
    let start = from.velocity * duration
    let square = squareTerm
    let cube = cubeTerm
    return MotionState(
      offset: from.offset + u * (start + u * (square + u * cube)) + (t < leapTime ? 0 : leap),
      velocity: from.velocity + u * (2 * square + 3 * u * cube) / duration)
  }

  /// The time at which it leaps.
  package var leapTime: Double { duration / 2 }

  /// The way without what is passed over at once.
  private var distance: Double { to - from.offset - leap }

  /// The duration, or infinity if it goes on at an end velocity.
  package var settlingTime: Double { endVelocity == 0 ? duration : .infinity }

  /// The offset it goes to, or nil if it goes on at an end velocity.
  package var restOffset: Double? { endVelocity == 0 ? to : nil }

  /// Returns the same motion with all offsets moved by `distance`.
  package func shifted(by distance: Double) -> Cubic {
    var copy = self
    copy.from.offset = (from.offset + distance).asOffset
    copy.to = (to + distance).asOffset
    return copy
  }

  private var squareTerm: Double {
    3 * distance - (2 * from.velocity + endVelocity) * duration
  }

  private var cubeTerm: Double {
    (from.velocity + endVelocity) * duration - 2 * distance
  }
}

// MARK: - Turning

extension Cubic {
  /// Whether it turns back on its way, or leaves the interval between its start and its end.
  ///
  /// With end velocity 0 that is unless v0 T / D is in 0 ... 3.
  package var overshoots: Bool {
    guard duration > 0 else { return false }
    if endVelocity == 0 {
      let start = from.velocity * duration
      return distance < 0 ? start > 0 || start < 3 * distance : start < 0 || start > 3 * distance
    }
    if turningPoints.first != nil { return true }
    // Without a turn it runs one way all along; which way, the end velocity tells.
    return distance * endVelocity < 0
  }

  /// The fractions of the duration, strictly between 0 and 1, at which it turns back.
  package var turningPoints: QuadraticRoots {
    let start = from.velocity * duration
    if endVelocity == 0 {
      // The end is a root, which leaves m0 - 3 u (m0 - 2D) = 0.
      return QuadraticRoots(start, -3 * cubeTerm, 0)
    }
    return QuadraticRoots(start, 2 * squareTerm, 3 * cubeTerm)
  }
}
