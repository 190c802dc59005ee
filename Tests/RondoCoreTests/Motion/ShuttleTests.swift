import Testing

@testable import RondoCore

@Suite struct ShuttleTests {
  private let shuttle = Shuttle(
    low: 0, high: 100, speed: 50, dwell: 0.5, startOffset: 20, direction: 1)

  @Test(arguments: [
    (0.0, 20.0, 50.0), (1, 70, 50), (1.6, 100, 0), (2.0, 100, 0), (2.1, 100, -50),
    (3.1, 50, -50), (4.1, 0, 0), (4.6, 0, 50), (5.6, 50, 50), (6.6, 100, 0),
  ])
  func `goes to and fro with a dwell at each end`(
    time: Double, offset: Double, velocity: Double
  ) {
    // Just after, for the right-hand derivative at the changes themselves.
    let state = shuttle.state(at: time + 1e-9)
    #expect(abs(state.offset - offset) < 1e-6)
    #expect(state.velocity == velocity)
  }

  @Test func `without a dwell it turns at once`() {
    let shuttle = Shuttle(low: 0, high: 100, speed: 50, startOffset: 100, direction: 1)
    #expect(shuttle.state(at: 0) == MotionState(offset: 100, velocity: -50))
    #expect(shuttle.state(at: 2) == MotionState(offset: 0, velocity: 50))
    #expect(shuttle.state(at: 3) == MotionState(offset: 50, velocity: 50))
    #expect(shuttle.state(at: 4) == MotionState(offset: 100, velocity: -50))
  }

  @Test func `backward it goes to the lower end first`() {
    let shuttle = Shuttle(low: 0, high: 100, speed: 50, startOffset: 20, direction: -1)
    #expect(shuttle.state(at: 0).velocity == -50)
    #expect(shuttle.state(at: 0.4) == MotionState(offset: 0, velocity: 50))
  }

  @Test func `from outside it goes inside without a jump`() {
    let above = Shuttle(low: 0, high: 100, speed: 50, startOffset: 150, direction: 1)
    #expect(above.state(at: 0) == MotionState(offset: 150, velocity: -50))
    #expect(above.state(at: 3) == MotionState(offset: 0, velocity: 50))
    let below = Shuttle(low: 0, high: 100, speed: 50, startOffset: -50, direction: -1)
    #expect(below.state(at: 1) == MotionState(offset: 0, velocity: 50))
  }

  @Test func `stands where there is no way or no speed`() {
    for still in [
      Shuttle(low: 5, high: 5, speed: 50, startOffset: 7),
      Shuttle(low: 9, high: 5, speed: 50, startOffset: 7),
      Shuttle(low: 0, high: 9, speed: 0, startOffset: 7),
      Shuttle(low: 0, high: 9, speed: .nan, startOffset: 7),
    ] {
      #expect(still.state(at: 3) == MotionState(offset: 7, velocity: 0))
      #expect(still.settlingTime == 0)
      #expect(still.restOffset == 7)
    }
  }

  @Test func `never leaves its interval and visits in order`() {
    for seed: UInt64 in 0..<300 {
      var random = SeededGenerator(seed: seed)
      let low = random.double(in: -500...0)
      let high = low + random.double(in: 0.1...900)
      let shuttle = Shuttle(
        low: low, high: high, speed: random.double(in: 1...900),
        dwell: random.chance(0.5) ? 0 : random.double(in: 0...3),
        startOffset: random.double(in: low...high), direction: random.chance(0.5) ? 1 : -1)
      for _ in 0..<20 {
        let t = random.double(in: 0...1e9)
        let state = shuttle.state(at: t)
        check(state.offset >= low && state.offset <= high, "seed \(seed), time \(t)")
        let number = shuttle.visitNumber(at: t) ?? 0
        let visit = shuttle.visit(number)
        check(number == 0 || visit.arrival <= t, "seed \(seed), time \(t)")
        check(visit.nextArrival > t, "seed \(seed), time \(t)")
      }
    }
  }

  @Test func `exactly at an arrival, however late, it is the next visit`() {
    for seed: UInt64 in 0..<2000 {
      var random = SeededGenerator(seed: seed)
      let shuttle = Shuttle(
        low: random.double(in: -500...0), high: random.double(in: 1...500),
        speed: random.double(in: 1...900), dwell: random.chance(0.5) ? 0 : 0.7, startOffset: 0)
      let number = Double(random.int(in: 0...random.pick([10, 1_000_000, 1_000_000_000])))
      let arrival = shuttle.visit(number).arrival
      check(shuttle.visitNumber(at: arrival) == number, "seed \(seed)")
      let before = shuttle.visitNumber(at: arrival.nextDown)
      check(before == (number == 0 ? nil : number - 1), "seed \(seed)")
    }
  }

  @Test func `after ten years it is where exact arithmetic has it`() {
    // Speed, dwell and length are powers of two, so the true place is known exactly.
    let shuttle = Shuttle(low: 0, high: 96, speed: 64, dwell: 0.25, startOffset: 0)
    let year = 31_557_600.0
    for year in [year, 10 * year] {
      let periods = (year / 3.5).rounded(.down)
      #expect(shuttle.state(at: 3.5 * periods + 1).offset == 64)
      #expect(shuttle.state(at: 3.5 * periods + 2.25).offset == 64)
    }
    // In general the period's own rounding counts: within the law's 1e-4 pt at 100 pt/s.
    let odd = Shuttle(low: 0, high: 77.7, speed: 100, dwell: 0.3, startOffset: 0)
    let periods = (10 * year / odd.visit(2).arrival).rounded(.down)
    let late = odd.state(at: periods * 2.154 + 0.5).offset
    #expect(abs(late - 50) < 1e-4)
  }
}

@Suite struct DriftTests {
  @Test func `after ten years it is within the law's ten thousandth of a point`() {
    let seconds = 315_576_000.0
    // 33 1/3 points a second: not a number of the machine's.
    let drift = Drift(offset: 0.1, velocity: 100.0 / 3)
    let wrapped = drift.state(at: seconds).offset.wrapped(into: 1000)
    // 10,519,200,000.1 points are 10,519,200 turns of 1000 and 0.1.
    #expect(wrapped.turns == 10_519_200)
    #expect(abs(wrapped.remainder - 0.1) < 1e-4)
  }

  @Test func `without velocity it is at rest`() {
    #expect(Drift(offset: 4, velocity: 0).settlingTime == 0)
    #expect(Drift(offset: 4, velocity: 0).restOffset == 4)
  }
}
