import Testing

@testable import RondoCore

@Suite struct SegmentsTests {
  private func segments(
    _ motion: Motion, from t0: Double, to t1: Double, tolerance: Double = 0.25
  ) -> [CurveSegment] {
    var segments: [CurveSegment] = []
    motion.appendSegments(from: t0, to: t1, tolerance: tolerance, into: &segments)
    return segments
  }

  /// The largest distance of the segments from the motion, in points.
  private func error(
    of segments: [CurveSegment], _ motion: Motion, count: Int = 100
  ) -> Double {
    guard let first = segments.first, let last = segments.last else { return .infinity }
    var worst = 0.0
    for step in 0...count {
      let t = first.start + (last.end - first.start) * Double(step) / Double(count)
      let segment = segments.last { $0.start <= t } ?? first
      worst = max(worst, abs(segment.offset(at: t) - motion.state(at: t).offset))
    }
    return worst
  }

  @Test(arguments: MotionKind.allCases, [0.5, 0.25, 0.01])
  func `follow the motion within the tolerance`(kind: MotionKind, tolerance: Double) {
    for seed: UInt64 in 0..<100 {
      var random = SeededGenerator(seed: seed)
      let motion = MotionCase(kind, &random).motion
      let t0 = random.chance(0.5) ? 0 : random.double(in: 0...1)
      let t1 = t0 + random.double(in: 0.01...6)
      let segments = segments(motion, from: t0, to: t1, tolerance: tolerance)
      // Settling jumps 0.005 pt at most; the largest error may lie between the points tried.
      let allowed = tolerance * 1.05 + 0.005
      check(error(of: segments, motion) <= allowed, "seed \(seed)")
    }
  }

  @Test(arguments: MotionKind.allCases)
  func `join without a gap and fill the time`(kind: MotionKind) {
    for seed: UInt64 in 0..<200 {
      var random = SeededGenerator(seed: seed)
      let motion = MotionCase(kind, &random).motion
      let t0 = random.double(in: 0...2)
      let t1 = t0 + random.double(in: 0.01...6)
      let segments = segments(motion, from: t0, to: t1)
      check(segments.first?.start == t0, "seed \(seed)")
      check(abs(segments.last!.end - t1) <= t1.ulp, "seed \(seed)")
      check(segments.last?.to == motion.state(at: t1).offset, "seed \(seed)")
      for (segment, next) in zip(segments, segments.dropFirst()) {
        check(segment.to == next.from, "seed \(seed)")
        check(abs(segment.end - next.start) <= next.start.ulp, "seed \(seed)")
        check(segment.duration > 0, "seed \(seed)")
      }
    }
  }

  @Test(arguments: [MotionKind.rest, .drift, .ease, .cubic, .shuttle])
  func `are exact for what has an exact form`(kind: MotionKind) {
    for seed: UInt64 in 0..<300 {
      var random = SeededGenerator(seed: seed)
      let motion = MotionCase(kind, &random).motion
      let segments = segments(
        motion, from: random.double(in: 0...0.5), to: random.double(in: 0.6...4))
      check(error(of: segments, motion) <= 1e-8, "seed \(seed)")
      if kind == .ease || kind == .cubic { check(segments.count <= 5, "seed \(seed)") }
      if kind == .rest || kind == .drift { check(segments.count == 1, "seed \(seed)") }
    }
  }

  @Test func `a curve whose control times cross is exact, too`() {
    let curve = TransitionCurve(0.9, -0.3, 0.1, 1.3)
    let ease = Motion.ease(Ease(from: 0, to: 400, duration: 2, curve: curve))
    for t0 in [0, 0.3, 0.9, 1.1, 1.9] {
      #expect(error(of: segments(ease, from: t0, to: 3), ease) < 1e-6)
    }
  }

  @Test func `a whole transition is one segment with its own curve`() {
    let ease = Motion.ease(Ease(from: 10, to: 385, duration: 0.5, curve: .easeInOut))
    #expect(
      segments(ease, from: 0, to: 0.5) == [
        CurveSegment(start: 0, duration: 0.5, from: 10, to: 385, curve: .easeInOut)
      ])
  }

  @Test func `a cubic without a turn is one segment`() {
    let cubic = Motion.cubic(
      Cubic(from: MotionState(offset: 0, velocity: 500), to: 375, duration: 0.5))
    #expect(segments(cubic, from: 0, to: 0.5).count == 1)
    let turning = Motion.cubic(
      Cubic(from: MotionState(offset: 0, velocity: -500), to: 375, duration: 0.5))
    #expect(segments(turning, from: 0, to: 0.5).count == 2)
  }

  @Test func `a decay of a thousand points takes few segments`() {
    let decay = Motion.decay(
      Decay(from: MotionState(offset: 0, velocity: 1000 * Decay.normal)))
    let segments = segments(decay, from: 0, to: decay.settlingTime, tolerance: 0.5)
    #expect(segments.count <= 7)
    #expect(error(of: segments, decay, count: 2000) <= 0.5)
  }

  @Test func `a critical spring takes few segments`() {
    let spring = Motion.spring(
      Spring(
        from: MotionState(offset: 0, velocity: 0), target: 375, response: 0.5, dampingRatio: 1))
    let segments = segments(spring, from: 0, to: spring.settlingTime, tolerance: 0.5)
    #expect(segments.count <= 7)
    #expect(error(of: segments, spring, count: 2000) <= 0.51)
  }

  @Test func `an undamped spring is cut at every turn, however late`() {
    let spring = Motion.spring(
      Spring(
        from: MotionState(offset: 0, velocity: 0), target: 100, response: 0.5, dampingRatio: 0))
    let segments = segments(spring, from: 1000.1, to: 1004.1)
    #expect(segments.count >= 16)
    #expect(error(of: segments, spring, count: 3000) <= 0.26)
  }

  @Test func `a fling against the drift is cut where it turns`() {
    let motion = Motion.decayIntoDrift(
      DecayIntoDrift(from: MotionState(offset: 0, velocity: -800), rate: 4, drift: 60))
    let segments = segments(motion, from: 0, to: 3)
    let turn = segments.min { $0.to < $1.to }!
    #expect(abs(motion.state(at: turn.end).velocity) < 1e-9)
    // Each side of the turn goes one way only.
    for segment in segments { #expect((segment.to > segment.from) == (segment.start >= turn.end)) }
  }

  @Test func `append to what is there`() {
    var segments = [CurveSegment(start: 0, duration: 1, from: 3, to: 4)]
    Motion.rest(Rest(offset: 4)).appendSegments(from: 0, to: 2, into: &segments)
    #expect(segments.count == 2)
    #expect(segments[0].to == 4 && segments[1].to == 4 && segments[1].from == 4)
  }

  @Test func `are none for no time`() {
    let rest = Motion.rest(Rest(offset: 4))
    #expect(segments(rest, from: 1, to: 1).isEmpty)
    #expect(segments(rest, from: 2, to: 1).isEmpty)
    #expect(segments(rest, from: 0, to: .infinity).isEmpty)
    #expect(segments(rest, from: 0, to: .nan).isEmpty)
  }
}
