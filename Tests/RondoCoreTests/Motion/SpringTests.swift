import Foundation
import Testing

@testable import RondoCore

@Suite struct SpringTests {
  private func step(_ ratio: Double, response: Double = 0.5, velocity: Double = 0) -> Spring {
    Spring(
      from: MotionState(offset: 0, velocity: velocity), target: 1000, response: response,
      dampingRatio: ratio)
  }

  @Test(arguments: [(1e-2, 6.638), (1e-3, 9.233), (1e-4, 11.756)])
  func `a critical spring settles in so many parts of its period`(
    fraction: Double, phase: Double
  ) {
    let spring = step(1)
    let time = spring.time(toSettleWithin: 1000 * fraction)
    #expect(abs(time * 2 * Double.pi / 0.5 - phase) < 5e-4)
  }

  @Test func `the common response of half a second is within a thousandth after 0_735 s`() {
    #expect(abs(step(1).time(toSettleWithin: 1) - 0.735) < 5e-4)
  }

  @Test(arguments: [0.2, 0.5, 0.999, 0.999_999, 1, 1.000_001, 1.001, 1.7, 5, 100])
  func `follows its differential equation`(ratio: Double) {
    let spring = step(ratio, velocity: 700)
    let frequency = 2 * Double.pi / 0.5
    let h = 1e-4
    for t in stride(from: 0.01, to: min(0.8, spring.settlingTime - 0.01), by: 0.05) {
      let state = spring.state(at: t)
      let acceleration =
        (spring.state(at: t + h).velocity - spring.state(at: t - h).velocity) / (2 * h)
      let expected =
        -frequency * frequency * (state.offset - 1000) - 2 * ratio * frequency * state.velocity
      #expect(abs(acceleration - expected) <= 1e-4 * frequency * frequency * 1000, "time \(t)")
    }
  }

  @Test(arguments: [1e-3, 1e-6, 1e-9, 1e-12, 2.3e-16])
  func `just beside critical damping it is the critical spring`(distance: Double) {
    let critical = step(1, velocity: 3000)
    for ratio in [1 - distance, 1 + distance] {
      let spring = step(ratio, velocity: 3000)
      for t in stride(from: 0.0, to: 1, by: 0.01) {
        let difference = spring.state(at: t).offset - critical.state(at: t).offset
        // To first order the offset changes by no more than the distance between the ratios.
        #expect(abs(difference) <= 1500 * distance + 1e-9, "ratio \(ratio), time \(t)")
      }
      #expect(abs(spring.settlingTime - critical.settlingTime) <= 0.1)
    }
  }

  @Test(arguments: [0.1, 0.3, 0.6])
  func `a swinging spring settles with its envelope`(ratio: Double) {
    let spring = step(ratio)
    // From rest the amplitude is the way over the square root of 1 - ratio^2.
    let damping = ratio * 4 * Double.pi
    let amplitude = 1000 / (1 - ratio * ratio).squareRoot()
    let time = Foundation.log(amplitude / 0.5) / damping
    #expect(abs(spring.time(toSettleWithin: 0.5) - time) < 1e-9)
  }

  @Test func `a slow spring settles with its slower part`() {
    // Ratio 5/3 at w0 = 3 per second has the rates 1 and 9, and from rest 9/8 of the slow part.
    let spring = step(5.0 / 3, response: 2 * Double.pi / 3)
    let time = spring.time(toSettleWithin: 1)
    #expect(time >= Foundation.log(1125) && time < Foundation.log(1260))
  }

  @Test func `stays near its target from its settling time on`() {
    for seed: UInt64 in 0..<500 {
      var random = SeededGenerator(seed: seed)
      let spring = Spring(
        from: MotionState(
          offset: random.double(in: -500...500), velocity: random.double(in: -5000...5000)),
        target: random.double(in: -500...500), response: random.double(in: 0.05...2),
        dampingRatio: random.chance(0.3)
          ? 1 + random.double(in: -1e-6...1e-6) : random.double(in: 0.05...4))
      let distance = random.double(in: 0.01...20)
      let from = spring.time(toSettleWithin: distance)
      guard from < spring.settlingTime else { continue }
      for _ in 0..<40 {
        let t = random.double(in: from...spring.settlingTime)
        let off = abs(spring.state(at: t).offset - spring.target)
        check(off <= distance * (1 + 1e-9), "seed \(seed), time \(t)")
      }
    }
  }

  @Test func `tells whether it passes its target`() {
    for seed: UInt64 in 0..<500 {
      var random = SeededGenerator(seed: seed)
      let spring = step(random.double(in: 1...3), velocity: random.double(in: 0...60_000))
      var passes = false
      for t in stride(from: 0.0, to: spring.settlingTime, by: 0.002) {
        if spring.state(at: t).offset > 1000.01 { passes = true }
      }
      // A pass by less than the hundredth is told, but not seen here.
      check(!passes || spring.overshoots, "seed \(seed)")
      if spring.overshoots && !passes {
        let slower = step(spring.dampingRatio, velocity: spring.from.velocity * 0.98)
        check(!slower.overshoots, "seed \(seed)")
      }
    }
    #expect(step(0.9).overshoots)
    #expect(!step(1).overshoots)
    #expect(!step(2).overshoots)
    #expect(!step(1, velocity: 1000 * 4 * Double.pi - 1e-6).overshoots)
    #expect(step(1, velocity: 1000 * 4 * Double.pi + 1e-6).overshoots)
  }

  @Test func `turns back half a swing apart`() {
    for seed: UInt64 in 0..<300 {
      var random = SeededGenerator(seed: seed)
      let spring = step(
        random.double(in: 0.05...1.5), velocity: random.double(in: -20_000...20_000))
      guard let first = spring.firstTurningTime else { continue }
      let speed = abs(spring.from.velocity) + 12_567
      check(abs(spring.state(at: first).velocity) <= 1e-9 * speed, "seed \(seed)")
      let next = first + spring.halfSwing
      guard next < spring.settlingTime else { continue }
      check(abs(spring.state(at: next).velocity) <= 1e-9 * speed, "seed \(seed)")
    }
  }

  @Test func `swings for ever without damping`() {
    let spring = step(0)
    #expect(spring.settlingTime == .infinity)
    #expect(spring.restOffset == nil)
    #expect(abs(spring.state(at: 0.25).offset - 2000) < 1e-9)
    #expect(abs(spring.state(at: 500).offset) < 1e-6)
  }

  @Test func `at rest at its target it has settled`() {
    let spring = Spring(
      from: MotionState(offset: 3, velocity: 0), target: 3, response: 0.5, dampingRatio: 0)
    #expect(spring.settlingTime == 0)
    #expect(spring.restOffset == 3)
  }

  @Test func `a rubber band released is a critical spring of ten radians a second`() {
    let spring = Spring.rubberBandRelease(
      from: MotionState(offset: -80, velocity: 0), edge: 0)
    for t in [0.05, 0.2, 0.6] {
      let expected = -80 * (1 + 10 * t) * Foundation.exp(-10 * t)
      #expect(abs(spring.state(at: t).offset - expected) < 1e-12)
    }
    #expect(!spring.overshoots)
  }
}
