/// A stretch of a motion in the form compositors understand: from one offset to another along a
/// timing curve.
package struct CurveSegment: Equatable, Sendable {
  /// The motion's time at which it begins, in seconds.
  package var start: Double

  /// Seconds.
  package var duration: Double

  /// The offset at the beginning, in points.
  package var from: Double

  /// The offset at the end, in points.
  package var to: Double
  package var curve: TransitionCurve

  /// What is meant during it where stops coincide; nil is what its writer means.
  package var preference: Strip.Preference?

  package init(
    start: Double, duration: Double, from: Double, to: Double, curve: TransitionCurve = .linear
  ) {
    self.start = start
    self.duration = duration
    self.from = from
    self.to = to
    self.curve = curve
  }

  /// The motion's time at which it ends.
  package var end: Double { start + duration }

  /// Returns the offset at the motion's time `t`; before and after it stands at its ends.
  package func offset(at t: Double) -> Double {
    guard duration > 0, t < end else { return to }
    return from + (to - from) * curve.value(at: (t - start) / duration).y
  }
}

extension Motion {
  /// How far a segment may be from the motion unless asked otherwise, in points.
  package static var segmentTolerance: Double { 0.25 }

  /// Appends the motion between two times as segments, each beginning where the one before ends but
  /// for a leap.
  ///
  /// Constant speed, transition curves and cubics are exact; everything else is cut, at turning
  /// points first, into cubics with the motion's own end velocities that are at most `tolerance`
  /// points off. Times are the motion's own; nothing is appended unless `t1` is finite and above
  /// `t0`. A tolerance under 1e-6, or NaN, counts as 1e-6. After 1,000 segments the rest of the
  /// time is one more, straight to the last offset.
  package func appendSegments(
    from t0: Double, to t1: Double, tolerance: Double = Motion.segmentTolerance,
    into segments: inout [CurveSegment]
  ) {
    let start = t0.asElapsed
    guard t1.isFinite, t1.asElapsed > start else { return }
    var writer = SegmentWriter(
      motion: self, start: start, end: t1.asElapsed, tolerance: tolerance)
    writer.write(into: &segments)
  }
}
