import Foundation
import Testing

@testable import RondoCore

@Suite struct DecayTests {
  private func fling(_ velocity: Double, rate: Double = Decay.normal) -> Decay {
    Decay(from: MotionState(offset: 0, velocity: velocity), rate: rate)
  }

  @Test func `rates are those of 0_998 and 0_99 a millisecond`() {
    #expect(abs(Decay.normal + 1000 * Foundation.log(0.998)) < 1e-12)
    #expect(abs(Decay.fast + 1000 * Foundation.log(0.99)) < 1e-12)
  }

  @Test func `keeps 13_506 percent of its speed after a second`() {
    #expect(abs(fling(1000).state(at: 1).velocity - 135.06) < 0.005)
    #expect(abs(fling(1000, rate: Decay.fast).state(at: 1).velocity - 0.043) < 5e-4)
  }

  @Test func `halves its speed in 346 and in 69 milliseconds`() {
    #expect(abs(fling(1000).state(at: 0.346).velocity - 500) < 1)
    #expect(abs(fling(1000, rate: Decay.fast).state(at: 0.069).velocity - 500) < 1)
  }

  @Test func `goes 0_4995 points for each point per second`() {
    #expect(abs(Decay.projection(offset: 0, velocity: 1) - 0.499_500) < 5e-7)
    #expect(abs(Decay.projection(offset: 0, velocity: 1, rate: Decay.fast) - 0.099_499) < 5e-7)
    #expect(fling(1000).restOffset == Decay.projection(offset: 0, velocity: 1000))
  }

  @Test(arguments: [
    (1000.0, Decay.normal, 3.45), (2000, Decay.normal, 3.80), (1000, Decay.fast, 0.53),
    (2000, Decay.fast, 0.60),
  ])
  func `comes within half a point of rest when expected`(
    velocity: Double, rate: Double, seconds: Double
  ) {
    let decay = fling(velocity, rate: rate)
    let time = decay.time(toReach: decay.restOffset! - 0.5)!
    #expect(abs(time - seconds) < 0.005)
  }

  @Test func `the time to reach an offset is when it is there`() {
    for seed: UInt64 in 0..<2000 {
      var random = SeededGenerator(seed: seed)
      let decay = Decay(
        from: MotionState(
          offset: random.double(in: -1000...1000), velocity: random.double(in: -3000...3000)),
        rate: random.double(in: 1...12))
      let t = random.double(in: 0...decay.settlingTime)
      let state = decay.state(at: t)
      guard let found = decay.time(toReach: state.offset) else {
        check(abs(state.velocity) < 1e-6, "seed \(seed)")
        continue
      }
      // An offset is known to 1e-12, which at this speed is so much time.
      check(abs(found - t) <= 1e-11 + 1e-11 / abs(state.velocity), "seed \(seed)")
    }
  }

  @Test func `never reaches what lies behind or beyond its rest`() {
    #expect(fling(1000).time(toReach: -1) == nil)
    #expect(fling(1000).time(toReach: 500) == nil)
    #expect(fling(1000).time(toReach: 0) == 0)
    #expect(fling(0).time(toReach: 1) == nil)
    #expect(fling(1000).time(toReach: .nan) == nil)
  }

  @Test func `settles when a thousandth of a point is left`() {
    let decay = fling(1000)
    let last = decay.state(at: decay.settlingTime.nextDown)
    #expect(abs(decay.restOffset! - last.offset - 1e-3) < 1e-9)
    #expect(fling(0.001).settlingTime == 0)
  }

  @Test(arguments: [0, -1, .nan] as [Double])
  func `a rate that is none counts as normal`(rate: Double) {
    #expect(fling(1000, rate: rate) == fling(1000))
  }
}

@Suite struct DecayIntoDriftTests {
  private let fling = DecayIntoDrift(
    from: MotionState(offset: 100, velocity: 2000), rate: Decay.normal, drift: 40)

  @Test func `runs with the drift from the time of joining on`() {
    let join = fling.state(at: fling.joinTime)
    #expect(join.velocity == 40)
    #expect(abs(fling.state(at: fling.joinTime + 10).offset - join.offset - 400) < 1e-9)
    #expect(fling.settlingTime == .infinity)
  }

  @Test func `joining is not seen`() {
    let before = fling.state(at: fling.joinTime.nextDown)
    let after = fling.state(at: fling.joinTime)
    #expect(abs(after.offset - before.offset) <= 1.001e-6)
    #expect(abs(after.velocity - before.velocity) <= 1e-5)
  }

  @Test func `is the sum of its inertia and the drift`() {
    for t in [0, 0.3, 1, 5, 30] {
      let inertia = fling.inertiaState(at: t)
      #expect(fling.state(at: t).offset == inertia.offset + 40 * t)
      #expect(fling.state(at: t).velocity == inertia.velocity + 40)
    }
    #expect(fling.inertiaState(at: 0) == MotionState(offset: 100, velocity: 1960))
    #expect(fling.inertiaState(at: 1e6).velocity == 0)
  }

  @Test func `without drift it comes to rest like a decay`() {
    let still = DecayIntoDrift(from: MotionState(offset: 100, velocity: 2000), drift: 0)
    #expect(still.restOffset == Decay(from: MotionState(offset: 100, velocity: 2000)).restOffset)
    #expect(still.settlingTime == still.joinTime)
  }
}
