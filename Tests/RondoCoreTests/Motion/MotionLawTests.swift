import Testing

@testable import RondoCore

/// The first law, over a thousand random motions of each kind.
@Suite struct MotionLawTests {
  private let count: UInt64 = 1000

  /// Calls `body` with random motions, each from a seed of its own.
  private func forEachCase(
    of kind: MotionKind, _ body: (MotionCase, inout SeededGenerator, UInt64) -> Void
  ) {
    for seed in 0..<count {
      var random = SeededGenerator(seed: seed)
      body(MotionCase(kind, &random), &random, seed)
    }
  }

  @Test(arguments: MotionKind.allCases)
  func `starts at the given state to one rounding`(kind: MotionKind) {
    forEachCase(of: kind) { example, _, seed in
      let state = example.motion.state(at: 0)
      // One rounding of a difference of offsets, all below 2^13.
      check(abs(state.offset - example.start.offset) <= 0x1p-40, "seed \(seed)")
      check(
        abs(state.velocity - example.start.velocity) <= example.start.velocity.ulp,
        "seed \(seed)")
    }
  }

  @Test(arguments: MotionKind.allCases)
  func `cutting and restarting changes nothing`(kind: MotionKind) {
    forEachCase(of: kind) { example, random, seed in
      guard let restarted = example.restarted else { return }
      let cut = example.time(&random)
      let later = restarted(cut)
      for _ in 0..<4 {
        let t = random.double(in: 0...2)
        // A jump over the last hundredth of a point need not come at the same moment.
        let settling = min(example.motion.settlingTime - cut, later.settlingTime)
        guard t < settling - 1e-9 else { continue }
        let whole = example.motion.state(at: cut + t)
        let rest = later.state(at: t)
        check(abs(whole.offset - rest.offset) <= 1e-9, "seed \(seed), \(cut) + \(t)")
        check(abs(whole.velocity - rest.velocity) <= 1e-7, "seed \(seed), \(cut) + \(t)")
      }
    }
  }

  @Test(arguments: MotionKind.allCases)
  func `velocity is the slope of the offset`(kind: MotionKind) {
    forEachCase(of: kind) { example, random, seed in
      let h = 1e-4
      for _ in 0..<4 {
        let t = max(example.time(&random), 3 * h)
        if example.seams.contains(where: { abs($0 - t) <= 3 * h }) { continue }
        func offset(_ steps: Double) -> Double {
          example.motion.state(at: t + steps * h).offset
        }
        let slope = (8 * (offset(1) - offset(-1)) - (offset(2) - offset(-2))) / (12 * h)
        let velocity = example.motion.state(at: t).velocity
        // Offsets of 5000 lose 1e-12 each, which h makes 1e-8; steep curves bend within h.
        check(
          abs(slope - velocity) <= 1e-6 + 1e-5 * abs(velocity), "seed \(seed), time \(t)")
      }
    }
  }

  @Test(arguments: MotionKind.allCases)
  func `negating everything negates the motion`(kind: MotionKind) {
    forEachCase(of: kind) { example, random, seed in
      for _ in 0..<4 {
        let t = random.double(in: 0...8)
        let state = example.motion.state(at: t)
        let mirrored = example.mirror.state(at: t)
        check(mirrored.offset == -state.offset, "seed \(seed), time \(t)")
        check(mirrored.velocity == -state.velocity, "seed \(seed), time \(t)")
      }
      check(example.mirror.settlingTime == example.motion.settlingTime, "seed \(seed)")
    }
  }

  @Test(arguments: MotionKind.allCases)
  func `is exactly at rest from the settling time on`(kind: MotionKind) {
    forEachCase(of: kind) { example, random, seed in
      let settling = example.motion.settlingTime
      check((example.motion.restOffset == nil) == (settling == .infinity), "seed \(seed)")
      guard let offset = example.motion.restOffset else { return }
      let rest = MotionState(offset: offset, velocity: 0)
      check(example.motion.state(at: settling) == rest, "seed \(seed)")
      check(
        example.motion.state(at: settling + random.double(in: 0...100)) == rest, "seed \(seed)")
      check(example.motion.state(at: .infinity) == rest, "seed \(seed)")
    }
  }

  @Test(arguments: [MotionKind.decay, .spring, .edgeFling, .cubic])
  func `settling is not seen`(kind: MotionKind) {
    forEachCase(of: kind) { example, _, seed in
      guard let rest = example.motion.restOffset else { return }
      let last = example.motion.state(at: example.motion.settlingTime.nextDown)
      check(abs(last.offset - rest) <= 0.005_001, "seed \(seed)")
      check(abs(last.velocity) <= 0.100_1, "seed \(seed)")
    }
  }

  @Test(arguments: MotionKind.allCases)
  func `a shifted motion is the motion elsewhere`(kind: MotionKind) {
    forEachCase(of: kind) { example, random, seed in
      let distance = random.double(in: -3000...3000)
      let shifted = example.motion.shifted(by: distance)
      for _ in 0..<3 {
        let t = random.double(in: 0...8)
        let here = example.motion.state(at: t)
        let there = shifted.state(at: t)
        check(abs(there.offset - here.offset - distance) <= 1e-9, "seed \(seed), time \(t)")
        check(abs(there.velocity - here.velocity) <= 1e-7, "seed \(seed), time \(t)")
      }
      check(
        shifted.settlingTime == example.motion.settlingTime, "seed \(seed): \(example.motion)")
    }
  }

  @Test(arguments: MotionKind.allCases)
  func `times before the start and NaN are the start`(kind: MotionKind) {
    forEachCase(of: kind) { example, _, seed in
      let start = example.motion.state(at: 0)
      check(example.motion.state(at: -3) == start, "seed \(seed)")
      check(example.motion.state(at: .nan) == start, "seed \(seed)")
    }
  }
}
