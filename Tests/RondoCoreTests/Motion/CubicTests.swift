import Testing

@testable import RondoCore

@Suite struct CubicTests {
  private func cubic(_ velocity: Double, to: Double = 300, end: Double = 0) -> Cubic {
    Cubic(
      from: MotionState(offset: 100, velocity: velocity), to: to, endVelocity: end, duration: 0.5)
  }

  @Test func `without velocity it is a smoothstep`() {
    #expect(abs(cubic(0).state(at: 0.25).offset - 200) < 1e-12)
    #expect(abs(cubic(0).state(at: 0.125).offset - (100 + 200 * 0.15625)) < 1e-12)
    #expect(abs(cubic(0).state(at: 0.25).velocity - 600) < 1e-12)
  }

  @Test(arguments: [
    (0.0, false), (600, false), (1200, false), (1200.001, true), (-0.001, true), (5000, true),
  ])
  func `overshoots outside three times the mean speed`(velocity: Double, overshoots: Bool) {
    #expect(cubic(velocity).overshoots == overshoots)
    let mirrored = Cubic(
      from: MotionState(offset: -100, velocity: -velocity), to: -300, duration: 0.5)
    #expect(mirrored.overshoots == overshoots)
  }

  @Test func `overshoots if there is no way to go but a velocity`() {
    #expect(cubic(1, to: 100).overshoots)
    #expect(!cubic(0, to: 100).overshoots)
  }

  @Test func `tells what its path does`() {
    for seed: UInt64 in 0..<2000 {
      var random = SeededGenerator(seed: seed)
      let cubic = cubic(
        random.double(in: -2000...2000), to: random.double(in: -500...500),
        end: random.chance(0.5) ? 0 : random.double(in: -1000...1000))
      var turns = false
      let low = min(100, cubic.to)
      let high = max(100, cubic.to)
      var last = 100.0
      for step in 1...500 {
        let offset = cubic.state(at: 0.5 * Double(step) / 500).offset
        if (offset - last) * (cubic.to - 100) < -1e-9 { turns = true }
        if offset < low - 1e-9 || offset > high + 1e-9 { turns = true }
        last = offset
      }
      check(!turns || cubic.overshoots, "seed \(seed)")
      // What is told but not seen must be a turn within the first or the last step.
      if cubic.overshoots && !turns {
        let roots = cubic.turningPoints
        check(
          [roots.first, roots.second].contains { $0.map { min($0, 1 - $0) < 0.01 } ?? false },
          "seed \(seed)")
      }
    }
  }

  @Test func `goes on at its end velocity`() {
    let joining = cubic(900, end: 40)
    #expect(joining.state(at: 0.5) == MotionState(offset: 300, velocity: 40))
    #expect(joining.state(at: 2.5) == MotionState(offset: 380, velocity: 40))
    #expect(joining.settlingTime == .infinity)
    #expect(joining.restOffset == nil)
  }

  @Test(arguments: [0, -1, .nan, 1e-9] as [Double])
  func `without a duration it is over`(duration: Double) {
    let cubic = Cubic(from: MotionState(offset: 1, velocity: 9), to: 5, duration: duration)
    #expect(cubic.state(at: 0) == MotionState(offset: 5, velocity: 0))
    #expect(!cubic.overshoots)
  }
}

@Suite struct EaseTests {
  @Test func `goes the way of its curve`() {
    let ease = Ease(from: 100, to: 300, duration: 2, curve: .linear)
    #expect(ease.state(at: 0.5) == MotionState(offset: 150, velocity: 100))
    let smooth = Ease(from: 100, to: 300, duration: 2, curve: .easeInOut)
    #expect(abs(smooth.state(at: 1).offset - 200) < 1e-12)
    #expect(smooth.state(at: 0) == MotionState(offset: 100, velocity: 0))
  }

  @Test(arguments: [0, -1, .nan, 1e-9] as [Double])
  func `without a duration it is over`(duration: Double) {
    let ease = Ease(from: 1, to: 5, duration: duration)
    #expect(ease.state(at: 0) == MotionState(offset: 5, velocity: 0))
    #expect(ease.settlingTime == 0)
  }

  @Test func `without a way to go it is at rest`() {
    #expect(Ease(from: 5, to: 5, duration: 3).settlingTime == 0)
  }
}
