import Testing

@testable import RondoCore

/// A drive stepped page by page, the way it is told, to compare the closed form with.
private struct SteppedDrive {
  var page: Int
  var forward: Bool
  var clock = 0.0

  /// Leaves the page for the next one; nil if there is none.
  mutating func next(
    count: Int, ends: Staircase.Ends, interval: (Int) -> Double
  ) -> (from: Int, to: Int, end: Double, interval: Double)? {
    var to = page + (forward ? 1 : -1)
    if ends != .loop && !(0..<count).contains(to) {
      switch ends {
      case .rewind: to = forward ? 0 : count - 1
      case .turnBack:
        forward.toggle()
        to = page + (forward ? 1 : -1)
      case .stop, .loop: return nil
      }
    }
    let stay = interval(((page % count) + count) % count)
    clock += stay
    defer { page = to }
    return (page, to, clock, stay)
  }
}

@Suite struct StaircaseTests {
  private static let allEnds: [Staircase.Ends] = [.loop, .rewind, .stop, .turnBack]

  @Test(arguments: allEnds)
  func `gives the steps of a drive stepped page by page`(ends: Staircase.Ends) {
    for seed: UInt64 in 0..<300 {
      var random = SeededGenerator(seed: seed)
      let count = random.int(in: 2...9)
      let direction = random.chance(0.5) ? 1 : -1
      let start =
        ends == .loop ? random.int(in: -20...20) : random.int(in: 0...(count - 1))
      let transition = random.double(in: 0...2)
      // Quarters of a second add up without rounding.
      let isUniform = random.chance(0.4)
      let shared = Double(random.int(in: 1...20)) / 4
      let own = (0..<count).map { _ in
        isUniform ? shared : Double(random.int(in: random.chance(0.1) ? 0...0 : 1...20)) / 4
      }
      guard own.contains(where: { $0 > 0 }) else { continue }
      let prefix = own.reduce(into: [0.0]) { $0.append($0.last! + $1) }
      let staircase = Staircase(
        pageCount: count, ends: ends, direction: direction, startPage: start,
        intervals: isUniform ? .uniform(shared) : .own(prefix: prefix), transition: transition)
      var drive = SteppedDrive(page: start, forward: direction > 0)
      var arrival = 0.0
      for index in 1...40 {
        guard let expected = drive.next(count: count, ends: ends, interval: { own[$0] }) else {
          let step = staircase.step(at: arrival + random.double(in: 0...1000))
          check(step.from == drive.page && step.to == drive.page, "seed \(seed)")
          check(step.start == .infinity && step.end == .infinity, "seed \(seed)")
          check(step.index == index && !step.isStepping, "seed \(seed)")
          break
        }
        defer { arrival = expected.end }
        // A page that stays no time is passed over at once.
        guard expected.interval > 0 else { continue }
        let begin = expected.end - min(transition, expected.interval)
        for clock in [arrival, begin, (begin + expected.end) / 2, expected.end.nextDown] {
          guard clock >= arrival, clock < expected.end else { continue }
          let step = staircase.step(at: clock)
          check(step.from == expected.from && step.to == expected.to, "seed \(seed), \(clock)")
          check(step.end == expected.end && step.index == index, "seed \(seed), \(clock)")
          check(abs(step.start - begin) <= 1e-12, "seed \(seed), \(clock)")
          check(step.isStepping == (clock >= step.start), "seed \(seed), \(clock)")
          check(step.progress >= 0 && step.progress < 1, "seed \(seed), \(clock)")
        }
      }
    }
  }

  @Test func `rests for the dwell, then steps in the transition's time`() {
    let staircase = Staircase(
      pageCount: 5, ends: .loop, startPage: 3, intervals: .uniform(3), transition: 0.5)
    #expect(!staircase.step(at: 2.4).isStepping)
    #expect(staircase.step(at: 2.4).start == 2.5)
    let step = staircase.step(at: 2.625)
    #expect(step.isStepping && step.progress == 0.25)
    #expect(step.from == 3 && step.to == 4 && step.index == 1)
    // On a loop pages go on beyond the count.
    #expect(staircase.step(at: 3).from == 4)
    #expect(staircase.step(at: 3).to == 5)
  }

  @Test func `a transition longer than the interval takes all of it`() {
    let staircase = Staircase(
      pageCount: 3, ends: .loop, intervals: .uniform(1), transition: 9)
    let step = staircase.step(at: 1.25)
    #expect(step.start == 1 && step.end == 2 && step.progress == 0.25)
  }

  @Test func `without a transition it jumps`() {
    let staircase = Staircase(
      pageCount: 3, ends: .loop, intervals: .uniform(1), transition: 0)
    #expect(staircase.step(at: 0.999).progress == 0)
    #expect(staircase.step(at: 0.999).start == 1)
    #expect(staircase.step(at: 1).from == 1)
  }

  @Test(arguments: [0, 1, -4])
  func `never steps without another page`(count: Int) {
    for ends in Self.allEnds where count < 1 || ends != .loop {
      for intervals in [Staircase.Intervals.uniform(3), .own(prefix: [0, 3])] {
        let staircase = Staircase(
          pageCount: count, ends: ends, intervals: intervals, transition: 0.5)
        let step = staircase.step(at: 100)
        #expect(step.from == 0 && step.to == 0)
        #expect(step.end == .infinity)
      }
    }
  }

  @Test(arguments: [1, -1])
  func `the only page of a loop is left for itself, a turn on`(direction: Int) {
    for intervals in [Staircase.Intervals.uniform(3), .own(prefix: [0, 3])] {
      let staircase = Staircase(
        pageCount: 1, ends: .loop, direction: direction, startPage: 5, intervals: intervals,
        transition: 0.5)
      let step = staircase.step(at: 5.75)
      #expect(step.from == 5 + direction && step.to == 5 + 2 * direction)
      #expect(step.start == 5.5 && step.end == 6 && step.progress == 0.5)
    }
  }

  @Test func `never steps with intervals that are none`() {
    let bad: [Staircase.Intervals] = [
      .uniform(0), .uniform(-1), .uniform(.nan), .uniform(.infinity), .own(prefix: []),
      .own(prefix: [0, 1, 2]), .own(prefix: [0, 1, 2, 3, 4]), .own(prefix: [0, 0, 0, 0]),
      .own(prefix: [0, 2, 1, 3]), .own(prefix: [0, .nan, 1, 3]), .own(prefix: [1, 2, 3, 4]),
      .own(prefix: [0, 1, 2, .infinity]), .own(prefix: [0, 1e-9, 2e-9, 3e-9]),
    ]
    for intervals in bad {
      for ends in Self.allEnds {
        let staircase = Staircase(
          pageCount: 3, ends: ends, startPage: 1, intervals: intervals, transition: 0.5)
        #expect(staircase.step(at: 1e6).from == 1)
        #expect(staircase.step(at: 1e6).start == .infinity)
      }
    }
  }

  @Test func `bad clocks, pages and transitions have a result`() {
    for ends in Self.allEnds {
      for start in [Int.min, -1, 0, 99, Int.max] {
        for transition in [Double.nan, -1, .infinity] {
          let staircase = Staircase(
            pageCount: 4, ends: ends, direction: start < 0 ? -1 : 1, startPage: start,
            intervals: .own(prefix: [0, 1, 3, 6, 10]), transition: transition)
          for clock in [Double.nan, -1, 0, 5, 1e300, .infinity] {
            let step = staircase.step(at: clock)
            #expect(step.start <= step.end)
            #expect(step.progress >= 0 && step.progress < 1)
            if ends != .loop { #expect((0..<4).contains(step.from) && (0..<4).contains(step.to)) }
          }
        }
      }
    }
    let huge = Staircase(
      pageCount: .max, ends: .turnBack, intervals: .uniform(1), transition: 0.5)
    #expect(huge.step(at: 1e9).from == 1_000_000_000)
  }
}

@Suite struct StaircaseLongRunTests {
  @Test func `after ten years the page and the moment are still exact`() {
    let staircase = Staircase(
      pageCount: 7, ends: .loop, intervals: .uniform(3), transition: 0.5)
    let steps = 105_192_000
    let step = staircase.step(at: 3 * Double(steps) + 2.75)
    #expect(step.from == steps && step.progress == 0.5)
  }

  @Test func `exactly at an end, however late, it is the next step`() {
    for seed: UInt64 in 0..<500 {
      var random = SeededGenerator(seed: seed)
      let count = random.int(in: 2...50)
      let prefix = (0..<count).reduce(into: [0.0]) { sums, _ in
        sums.append(sums.last! + random.double(in: 0.1...10))
      }
      let ends = random.pick([Staircase.Ends.loop, .rewind, .turnBack])
      let uniform = random.chance(0.3)
      let staircase = Staircase(
        pageCount: count, ends: ends, direction: random.chance(0.5) ? 1 : -1,
        startPage: random.int(in: 0...(count - 1)),
        intervals: uniform
          ? .uniform(random.double(in: 0.1...10)) : .own(prefix: prefix), transition: 0.5)
      let step = staircase.step(at: random.double(in: 0...1e10))
      let next = staircase.step(at: step.end)
      check(next.index == step.index + 1 && next.from == step.to, "seed \(seed)")
      let last = staircase.step(at: step.end.nextDown)
      check(last == step || last.index == step.index, "seed \(seed)")
    }
  }

  @Test func `own intervals stay within the law after ten years`() {
    let staircase = Staircase(
      pageCount: 3, ends: .rewind, intervals: .own(prefix: [0, 2.1, 5.4, 7.7]), transition: 0.5)
    let laps = (315_576_000 / 7.7).rounded(.down)
    let step = staircase.step(at: laps * 7.7 + 3)
    #expect(step.from == 1 && step.to == 2)
    // A step of 375 pt in half a second moves 1e-4 pt in 1e-7 s.
    #expect(abs(step.end - (laps * 7.7 + 5.4)) < 1e-7)
  }

  @Test func `a million pages of their own intervals are found by halving`() {
    var sums = [0.0]
    for page in 0..<1_000_000 { sums.append(sums[page] + (page % 2 == 0 ? 2 : 3)) }
    let staircase = Staircase(
      pageCount: 1_000_000, ends: .loop, intervals: .own(prefix: sums), transition: 0.5)
    let step = staircase.step(at: 2_500_000 * 3 + 12.75)
    #expect(step.from == 3_000_005 && step.to == 3_000_006)
  }
}
