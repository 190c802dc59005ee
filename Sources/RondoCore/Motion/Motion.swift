/// A motion of the strip in closed form: where it is and how fast it moves at any time.
///
/// Time is in seconds since the motion's own start; negative times and NaN count as 0. Whatever is
/// put in, nothing traps and nothing gives NaN, see `MotionLimits`.
package enum Motion: Equatable, Sendable {
  case rest(Rest)
  case drift(Drift)
  case ease(Ease)
  case cubic(Cubic)
  case decay(Decay)
  case decayIntoDrift(DecayIntoDrift)
  case spring(Spring)
  case edgeFling(EdgeFling)
  case shuttle(Shuttle)

  /// Returns the state `t` seconds after the start.
  package func state(at t: Double) -> MotionState {
    switch self {
    case .rest(let motion): motion.state(at: t)
    case .drift(let motion): motion.state(at: t)
    case .ease(let motion): motion.state(at: t)
    case .cubic(let motion): motion.state(at: t)
    case .decay(let motion): motion.state(at: t)
    case .decayIntoDrift(let motion): motion.state(at: t)
    case .spring(let motion): motion.state(at: t)
    case .edgeFling(let motion): motion.state(at: t)
    case .shuttle(let motion): motion.state(at: t)
    }
  }

  /// The seconds until it is at rest for good; infinite if it never is.
  package var settlingTime: Double {
    switch self {
    case .rest(let motion): motion.settlingTime
    case .drift(let motion): motion.settlingTime
    case .ease(let motion): motion.settlingTime
    case .cubic(let motion): motion.settlingTime
    case .decay(let motion): motion.settlingTime
    case .decayIntoDrift(let motion): motion.settlingTime
    case .spring(let motion): motion.settlingTime
    case .edgeFling(let motion): motion.settlingTime
    case .shuttle(let motion): motion.settlingTime
    }
  }

  /// The offset at which it stands from the settling time on, or nil if it never rests.
  package var restOffset: Double? {
    switch self {
    case .rest(let motion): motion.restOffset
    case .drift(let motion): motion.restOffset
    case .ease(let motion): motion.restOffset
    case .cubic(let motion): motion.restOffset
    case .decay(let motion): motion.restOffset
    case .decayIntoDrift(let motion): motion.restOffset
    case .spring(let motion): motion.restOffset
    case .edgeFling(let motion): motion.restOffset
    case .shuttle(let motion): motion.restOffset
    }
  }

  /// Returns the same motion with all offsets moved by `distance`, in points.
  package func shifted(by distance: Double) -> Motion {
    switch self {
    case .rest(let motion): .rest(motion.shifted(by: distance))
    case .drift(let motion): .drift(motion.shifted(by: distance))
    case .ease(let motion): .ease(motion.shifted(by: distance))
    case .cubic(let motion): .cubic(motion.shifted(by: distance))
    case .decay(let motion): .decay(motion.shifted(by: distance))
    case .decayIntoDrift(let motion): .decayIntoDrift(motion.shifted(by: distance))
    case .spring(let motion): .spring(motion.shifted(by: distance))
    case .edgeFling(let motion): .edgeFling(motion.shifted(by: distance))
    case .shuttle(let motion): .shuttle(motion.shifted(by: distance))
    }
  }
}
