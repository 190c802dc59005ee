import Testing

@testable import RondoCore

/// Whatever is put in, motions give numbers.
@Suite struct MotionBadInputTests {
  private static let nasty: [Double] = [
    .nan, .infinity, -.infinity, 0, -0.0, 1, -1, 1e-300, -1e-300, .leastNonzeroMagnitude, 1e300,
    -1e300, 1e9,
    -1e9, 0.5, 1e-7, .greatestFiniteMagnitude,
  ]

  private func motion(_ kind: MotionKind, _ random: inout SeededGenerator) -> Motion {
    func number() -> Double { random.pick(Self.nasty) }
    let state = MotionState(offset: number(), velocity: number())
    switch kind {
    case .rest: return .rest(Rest(offset: number()))
    case .drift: return .drift(Drift(offset: number(), velocity: number()))
    case .ease:
      let curve = TransitionCurve(number(), number(), number(), number())
      return .ease(Ease(from: number(), to: number(), duration: number(), curve: curve))
    case .cubic:
      return .cubic(
        Cubic(from: state, to: number(), endVelocity: number(), duration: number()))
    case .decay: return .decay(Decay(from: state, rate: number()))
    case .decayIntoDrift:
      return .decayIntoDrift(DecayIntoDrift(from: state, rate: number(), drift: number()))
    case .spring:
      return .spring(
        Spring(from: state, target: number(), response: number(), dampingRatio: number()))
    case .edgeFling:
      return .edgeFling(
        EdgeFling(from: state, rate: number(), lower: number(), upper: number()))
    case .shuttle:
      return .shuttle(
        Shuttle(
          low: number(), high: number(), speed: number(), dwell: number(),
          startOffset: number(), direction: random.int(in: -2...2)))
    }
  }

  @Test(arguments: MotionKind.allCases)
  func `never gives NaN or infinity`(kind: MotionKind) {
    for seed: UInt64 in 0..<1000 {
      var random = SeededGenerator(seed: seed)
      let motion = motion(kind, &random)
      check(motion.settlingTime >= 0, "seed \(seed): \(motion)")
      check(motion.restOffset?.isFinite != false, "seed \(seed): \(motion)")
      for t in Self.nasty + [0.01, 0.3, 5] {
        let state = motion.state(at: t)
        check(
          state.offset.isFinite && state.velocity.isFinite, "seed \(seed), \(t): \(motion)")
      }
      if let rest = motion.restOffset, motion.settlingTime < MotionLimits.time {
        let state = motion.state(at: motion.settlingTime)
        check(state == MotionState(offset: rest, velocity: 0), "seed \(seed): \(motion)")
      }
    }
  }

  @Test(arguments: MotionKind.allCases)
  func `writes segments of numbers for anything`(kind: MotionKind) {
    var segments: [CurveSegment] = []
    for seed: UInt64 in 0..<150 {
      var random = SeededGenerator(seed: seed)
      let motion = motion(kind, &random)
      segments.removeAll(keepingCapacity: true)
      motion.appendSegments(
        from: random.pick(Self.nasty), to: random.pick(Self.nasty), into: &segments)
      check(segments.count <= 1_004, "seed \(seed): \(motion)")
      let isFinite = segments.allSatisfy {
        $0.start.isFinite && $0.duration > 0 && $0.from.isFinite && $0.to.isFinite
      }
      check(isFinite, "seed \(seed): \(motion)")
    }
  }
}
