/// A slot's pose at one moment of a script, and how it goes on to the next.
///
/// Two keyframes at one time are a jump.
package struct Keyframe: Equatable, Sendable {
  /// The host's time, in seconds.
  package var time: Double
  package var pose: Pose
  /// The timing curve up to the next keyframe, the same for every value; linear on the last one.
  package var curve: TransitionCurve
}
