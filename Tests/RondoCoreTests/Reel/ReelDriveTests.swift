import Testing

@testable import RondoCore

/// What the drive does when nobody touches the strip.
struct ReelDriveTests {
  static func staircase(
    count: Int = 3, isLoop: Bool = true, adjusting adjust: (inout Reel.Settings) -> Void = { _ in }
  ) -> Rig {
    Rig(.uniform(count: count, extent: 300)) {
      $0.isLoop = isLoop
      $0.alignment = .leading
      adjust(&$0)
    }
  }

  @Test(arguments: [Reel.Direction.forward, .backward])
  func `a drift goes at its speed in its direction`(direction: Reel.Direction) {
    var rig = Rig(.uniform(count: 3, extent: 100)) {
      $0.drive = .drift(speed: 40)
      $0.direction = direction
      $0.alignment = .leading
    }
    for time in [0.5, 3, 3.25, 11] {
      rig.advance(to: time)
      #expect(rig.offset == 40 * time * (direction == .forward ? 1 : -1))
    }
    #expect(rig.reel.nextWake == nil)
    #expect(rig.reel.isMoving && rig.reel.isRunning)
  }

  @Test func `a staircase dwells for what the step leaves of the interval`() {
    var rig = Self.staircase { $0.interval = 3 }
    var starts: [Double] = []
    var ends: [Double] = []
    for _ in 0..<10 {
      guard let wake = rig.reel.nextWake else { break }
      let outcome = rig.advance(to: wake)
      if outcome.settled { ends.append(wake) } else { starts.append(wake) }
    }
    // From the start of one step to the start of the next is one interval.
    #expect(zip(starts, starts.dropFirst()).allSatisfy { abs($1 - $0 - 3) < 1e-12 })
    #expect(zip(starts, ends).allSatisfy { abs($1 - $0 - 0.5) < 1e-12 })
    #expect(starts.count == 5 && ends.count == 5)
  }

  @Test(arguments: [Reel.Direction.forward, .backward])
  func `a single item that loops steps round to itself`(direction: Reel.Direction) {
    var rig = Self.staircase(count: 1) {
      $0.loopsSingleItem = true
      $0.direction = direction
      $0.curve = .linear
      $0.repeatCount = 4
    }
    #expect(rig.reel.isRunning && rig.reel.nextWake == 2.5)
    rig.advance(to: 2.75)
    #expect(rig.reel.isMoving && rig.offset == 150 * direction.sign)
    #expect(rig.reel.placements.filter { $0.start < 300 }.map(\.item) == [0, 0])
    // Each step is a whole turn.
    #expect(rig.advance(to: 3).turns == 1)
    let outcome = rig.advance(to: 12)
    #expect(outcome.turns == 3 && outcome.finished && outcome.indexAfter == 0)
    #expect(rig.offset == 1200 * direction.sign && !rig.reel.isRunning)
  }

  @Test func `a single item stands unless it is asked to loop, and so does a single page`() {
    let single = Self.staircase(count: 1)
    #expect(!single.reel.isRunning && single.reel.nextWake == nil)
    let page = Rig(.uniform(count: 3, extent: 100)) { $0.stride = 3 }
    #expect(page.reel.isLooping && page.reel.pageCount == 1)
    #expect(!page.reel.isRunning && page.reel.nextWake == nil)
  }

  @Test func `a step follows the transition's curve`() {
    var rig = Self.staircase { $0.curve = .linear }
    let start = rig.reel.nextWake ?? 0
    rig.advance(to: start + 0.125)
    #expect(abs(rig.offset - 75) < 1e-9)
    #expect(rig.reel.target == 1 && rig.reel.index == 0)
    rig.advance(to: start + 0.5)
    #expect(rig.offset == 300 && rig.reel.index == 1 && rig.reel.target == nil)
  }

  @Test func `a transition longer than the interval fills it`() {
    var rig = Self.staircase {
      $0.interval = 1
      $0.transition = 5
      $0.curve = .linear
    }
    rig.advance(to: 2.25)
    #expect(abs(rig.offset - 675) < 1e-9)
  }

  @Test func `a loop's steps always go the same way round`() {
    for direction in [Reel.Direction.forward, .backward] {
      var rig = Self.staircase { $0.direction = direction }
      var offset = rig.offset
      for frame in 1...600 {
        rig.advance(to: Double(frame) * 0.05)
        let change = rig.offset - offset
        #expect(direction == .forward ? change >= 0 : change <= 0)
        offset = rig.offset
      }
      #expect(abs(offset) == 300 * 10)
    }
  }

  static let ends: [(Reel.EndBehavior, [Int])] = [
    (.rewind, [0, 1, 2, 0, 1, 2]), (.stop, [0, 1, 2, 2, 2, 2]), (.turnBack, [0, 1, 2, 1, 0, 1]),
  ]

  @Test(arguments: ends)
  func `the end of a bounded strip rewinds, stops or turns back`(
    end: (behavior: Reel.EndBehavior, pages: [Int])
  ) {
    var rig = Self.staircase(isLoop: false) { $0.endBehavior = end.behavior }
    var pages: [Int] = []
    var finished = 0
    for step in 0..<6 {
      if rig.advance(to: 3 * Double(step) + 0.5).finished { finished += 1 }
      pages.append(rig.reel.index ?? -1)
    }
    #expect(pages == end.pages)
    #expect(finished == (end.behavior == .stop ? 1 : 0))
    #expect(rig.reel.isRunning == (end.behavior != .stop))
  }

  @Test func `a shuttle goes to and fro between the ends and stands at each`() {
    var rig = Rig(.uniform(count: 1, extent: 500)) {
      $0.drive = .shuttle(speed: 100)
      $0.isLoop = false
      $0.loopsSingleItem = true
      $0.dwell = 1
      $0.alignment = .leading
    }
    #expect(rig.reel.strip.maxOffset == 200)
    // Two seconds of way between 0 and 200, one of rest at each end.
    let expected: [(Double, Double)] = [
      (1, 100), (2, 200), (3, 200), (4, 100), (5, 0), (6, 0), (7, 100), (8.5, 200),
    ]
    for (time, offset) in expected {
      rig.advance(to: time)
      #expect(abs(rig.offset - offset) < 1e-9, "at \(time)")
    }
  }

  @Test func `a listener is woken for each item, not for those that rest at one end`() {
    var rig = Rig(.uniform(count: 4, extent: 100), window: 250) {
      $0.drive = .shuttle(speed: 50)
      $0.isLoop = false
      $0.alignment = .leading
    }
    // Stops at 0, 100, 150 and 150: three seconds from end to end.
    rig.handle(.listen(.index), at: 0)
    var wakes = 0
    while wakes < 100, let wake = rig.reel.nextWake, wake <= 6 {
      rig.advance(to: wake)
      wakes += 1
    }
    // Two changes and an end each way, and a second wake where the first falls on a tie.
    #expect((6...10).contains(wakes))
  }

  @Test func `a shuttle stands if the strip fits`() {
    var rig = Rig(.uniform(count: 1, extent: 200)) {
      $0.drive = .shuttle(speed: 100)
      $0.isLoop = false
      $0.alignment = .leading
    }
    rig.advance(to: 10)
    #expect(rig.offset == 0 && !rig.reel.isMoving && rig.reel.nextWake == nil)
  }

  @Test func `the drive starts after its delay`() {
    var rig = Rig(.uniform(count: 3, extent: 100)) {
      $0.drive = .drift(speed: 40)
      $0.delay = 1
      $0.alignment = .leading
    }
    #expect(rig.reel.nextWake == 1)
    rig.advance(to: 1)
    #expect(rig.offset == 0)
    rig.advance(to: 2)
    #expect(rig.offset == 40)
  }

  @Test func `a drift stands at home for its dwell on every turn`() {
    let rig = Rig(.uniform(count: 1, extent: 400)) {
      $0.drive = .drift(speed: 100)
      $0.loopsSingleItem = true
      $0.dwell = 2
      $0.alignment = .leading
    }
    // A turn takes four seconds and two of rest; what comes before the first is the delay.
    for turn in 0..<5 {
      let start = 6 * Double(turn)
      #expect(abs(rig.offset(at: start + 1) - (400 * Double(turn) + 100)) < 1e-9)
      #expect(abs(rig.offset(at: start + 4.5) - 400 * Double(turn + 1)) < 1e-9)
      #expect(abs(rig.offset(at: start + 5.9) - 400 * Double(turn + 1)) < 1e-9)
    }
  }

  @Test func `it makes so many turns, says so, and stands at home`() {
    var rig = Rig(.uniform(count: 2, extent: 200)) {
      $0.drive = .drift(speed: 100)
      $0.repeatCount = 3
      $0.alignment = .leading
    }
    var turns = 0
    var finished: [Double] = []
    for frame in 1...200 {
      let time = Double(frame) * 0.1
      let outcome = rig.advance(to: time)
      turns += outcome.turns
      if outcome.finished { finished.append(time) }
    }
    #expect(turns == 3)
    #expect(finished.count == 1 && abs((finished.first ?? 0) - 12) < 0.11)
    #expect(rig.offset == 1200)
    #expect(!rig.reel.isRunning && !rig.reel.isMoving && rig.reel.nextWake == nil)
  }

  @Test func `started again after its last turn it begins at home`() {
    var rig = Rig(.uniform(count: 2, extent: 200)) {
      $0.drive = .drift(speed: 100)
      $0.repeatCount = 1
      $0.alignment = .leading
    }
    rig.advance(to: 10)
    #expect(!rig.reel.isRunning)
    rig.handle(.start, at: 20)
    #expect(rig.reel.isRunning)
    rig.advance(to: 22)
    #expect(rig.reel.isMoving)
  }

  @Test func `an item's own interval is the time from arriving to leaving`() {
    var rig = Self.staircase { $0.interval = 3 }
    rig.handle(.intervals([1, 5, 2]), at: 0)
    // The index changes in the middle of a step, a quarter of a second before the arrival.
    let pages: [(Double, Int)] = [(0.7, 0), (1, 1), (5.7, 1), (6, 2), (7.7, 2), (8, 0)]
    for (time, page) in pages {
      rig.advance(to: time)
      #expect(rig.reel.index == page, "at \(time)")
    }
  }

  @Test func `stop holds and returns home, start goes on from there`() {
    var rig = Self.staircase(count: 5)
    rig.advance(to: 7)
    #expect(rig.reel.index == 2)
    rig.handle(.stop, at: 7)
    rig.advance(to: 60)
    #expect(rig.reel.index == 0 && !rig.reel.isRunning && rig.reel.nextWake == nil)
    rig.handle(.start, at: 61)
    #expect(rig.reel.isRunning)
    rig.advance(to: 64.5)
    #expect(rig.reel.index == 1)
  }

  @Test func `reset jumps home and begins again with the delay`() {
    var rig = Rig(.uniform(count: 3, extent: 100)) {
      $0.drive = .drift(speed: 40)
      $0.delay = 2
      $0.alignment = .leading
    }
    rig.advance(to: 10)
    rig.handle(.reset, at: 10)
    #expect(rig.offset == 0)
    rig.advance(to: 12)
    #expect(rig.offset == 0)
    rig.advance(to: 13)
    #expect(rig.offset == 40)
  }

  @Test func `a new speed is taken over without a jump`() {
    var rig = Rig(.uniform(count: 3, extent: 100)) {
      $0.drive = .drift(speed: 40)
      $0.alignment = .leading
    }
    rig.advance(to: 5)
    var settings = rig.reel.settings
    for (step, speed) in [55.0, 80, 20, 0, 60].enumerated() {
      let time = 5 + Double(step)
      rig.advance(to: time)
      let before = rig.offset
      settings.drive = .drift(speed: speed)
      rig.handle(.settings(settings), at: time)
      #expect(abs(rig.offset - before) < 1e-9)
      rig.advance(to: time + 0.5)
      #expect(abs(rig.offset - before - speed / 2) < 1e-9)
    }
  }
}
