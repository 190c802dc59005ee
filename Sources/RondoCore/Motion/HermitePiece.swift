/// The cubic between two states, as a segment would play it.
struct HermitePiece {
  let start: Double
  let end: Double
  let from: MotionState
  let to: MotionState

  /// The timing curve, or nil where only a straight line will do.
  ///
  /// With control points at 1/3 and 2/3 of the time, time is linear in the curve's parameter and
  /// the way a cubic with the end velocities: y1 = v_a h / (3 dx), y2 = 1 - v_b h / (3 dx).
  let curve: TransitionCurve?

  /// Beyond this a control point is so far off that there is hardly any way to go: a line.
  private static var farthest: Double { 100 }

  /// The inner points at which the error is taken.
  private static var samples: Int { 8 }

  init(start: Double, end: Double, from: MotionState, to: MotionState) {
    self.start = start
    self.end = end
    self.from = from
    self.to = to
    let third = (end - start) / (3 * (to.offset - from.offset))
    let y1 = from.velocity * third
    let y2 = 1 - to.velocity * third
    // Also false for the NaN and the infinities of no way at all.
    let isCurve = abs(y1) <= Self.farthest && abs(y2) <= Self.farthest
    curve = isCurve ? TransitionCurve(1.0 / 3, y1, 2.0 / 3, y2) : nil
  }

  /// Returns the largest distance from the motion, in points, at a few points between the ends.
  func error(against motion: Motion) -> Double {
    var largest = 0.0
    for sample in 1..<Self.samples {
      let u = Double(sample) / Double(Self.samples)
      let way = curve.map { TransitionCurve.coordinate($0.y1, $0.y2, u) } ?? u
      let offset = from.offset + (to.offset - from.offset) * way
      let time = start + (end - start) * u
      largest = max(largest, abs(offset - motion.state(at: time).offset))
    }
    return largest
  }
}
