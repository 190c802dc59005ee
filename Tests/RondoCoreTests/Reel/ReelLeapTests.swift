import Testing

@testable import RondoCore

/// Ways so long that nothing could be seen of their middle.
struct ReelLeapTests {
  /// What goes a long way, at time 1, and is there half a second later.
  enum Way: CaseIterable {
    case select, selectInMotion, rewind, backwardRewind, driftRewind, home, loop, manyTurns
  }

  private func rig(_ way: Way, count: Int) -> Rig {
    var rig = Rig.still(count: count, isLoop: way == .loop || way == .manyTurns) {
      $0.endBehavior = .rewind
      switch way {
      case .rewind: $0.drive = .staircase
      case .backwardRewind:
        $0.drive = .staircase
        $0.direction = .backward
      case .driftRewind:
        $0.drive = .drift(speed: 100)
        $0.dwell = 0.5
      default: break
      }
      $0.interval = 1.5
    }
    switch way {
    case .select: rig.handle(ReelSelectTests.select(count - 10), at: 1)
    case .selectInMotion:
      rig.handle(ReelSelectTests.select(1), at: 0.75)
      rig.handle(ReelSelectTests.select(count - 10), at: 1)
    case .rewind: rig.handle(ReelSelectTests.select(count - 1, animated: false), at: 0)
    case .backwardRewind: rig.handle(ReelSelectTests.select(0, animated: false), at: 0)
    case .driftRewind:
      rig.handle(.jump(position: Double(count - 1)), at: -1)
      rig.handle(.jump(position: Double(count - 1)), at: 0)
    case .home:
      rig.handle(ReelSelectTests.select(count - 1, animated: false), at: 0)
      rig.handle(.stop, at: 1)
    case .loop: rig.handle(ReelSelectTests.select(count / 2), at: 1)
    case .manyTurns: rig.handle(.step(count * 40, by: .caller), at: 1)
    }
    return rig
  }

  @Test(arguments: Way.allCases, [300, 2000, 1_000_000])
  func `a long way is its first items, its last ones and a leap that cannot be seen`(
    way: Way, count: Int
  ) {
    let rig = rig(way, count: count)
    var leaps = 0
    var last = rig.offset(at: 1)
    for step in 1...250 {
      let next = rig.offset(at: 1 + Double(step) / 500)
      let moved = abs(next - last)
      if moved > 1000 {
        leaps += 1
        // What is in the window is where others were a moment before, moved by less than two items.
        let rest = moved - (moved / 100).rounded(.down) * 100
        #expect(min(rest, 100 - rest) < 40)
      } else {
        #expect(moved < 40, "at step \(step)")
      }
      last = next
    }
    #expect(leaps == 1)
    let end = rig.reel.advanced(to: 1.6)
    #expect(!end.isMoving || way == .driftRewind)
    switch way {
    case .select, .selectInMotion: #expect(end.index == count - 10)
    case .rewind, .driftRewind, .home: #expect(end.index == 0)
    // The page at which the last three items stand.
    case .backwardRewind: #expect(end.index == count - 3)
    case .manyTurns: #expect(end.index == min(count * 40, Strip.mostItems) % count)
    case .loop: #expect(end.index == count / 2)
    }
  }

  @Test func `a way is left whole if its items can be told from each other`() {
    func leaps(_ items: Int, within duration: Double, window: Double = 300) -> Bool {
      let rig = Rig.still(count: 5000, isLoop: false, window: window)
      return rig.reel.leap(from: 0, to: Double(items) * 100, within: duration) != 0
    }
    #expect(!leaps(40, within: 0.5) && leaps(41, within: 0.5))
    #expect(!leaps(40, within: 0) && leaps(41, within: 0))
    #expect(!leaps(800, within: 10) && leaps(801, within: 10))
    // Nor is less shown than two windows at either end.
    #expect(!leaps(200, within: 0.5, window: 5000) && leaps(201, within: 0.5, window: 5000))
    let rig = Rig.still(count: 5000)
    for (start, end) in [(Double.nan, 0), (0, .nan), (0, .infinity), (-.infinity, 0), (7, 7)] {
      #expect(rig.reel.leap(from: start, to: end, within: 1) == 0)
    }
    #expect(rig.reel.leap(from: 0, to: 1e5, within: .nan) != 0)
    #expect(Reel().leap(from: 0, to: 1e5, within: 1) == 0)
  }

  @Test func `items of all lengths are in the window before a leap and after it`() {
    var random = SeededGenerator(seed: 31)
    let extents = (0..<3000).map { _ in random.double(in: 20...200) }
    var rig = Rig(.varying(extents)) { $0.drive = .still }
    for item in [2900, 1200, 40, 2999] {
      let start = rig.reel.time + 1
      rig.handle(ReelSelectTests.select(item), at: start)
      for step in 0...100 {
        let reel = rig.reel.advanced(to: start + Double(step) / 200)
        let seen = reel.visibleItems.reduce(0) { sum, seen in
          sum + seen.fraction * extents[seen.item]
        }
        #expect(abs(seen - 300) < 1e-6, "to \(item), step \(step)")
      }
      rig.advance(to: start + 1)
      #expect(rig.reel.index == item)
    }
  }

  @Test func `who listens to the index is told of few items on the longest way`() {
    var rig = rig(.select, count: 1_000_000)
    rig.handle(.listen(.index), at: 1)
    var told = 0
    while let wake = rig.reel.nextWake, told < 1000 {
      let outcome = rig.advance(to: wake)
      if outcome.indexAfter != outcome.indexBefore { told += 1 }
    }
    #expect(told > 20 && told < 60)
    #expect(rig.reel.index == 999_990)
  }

  @Test func `a follower goes along with a leap`() {
    var lead = rig(.select, count: 5000)
    var thumbs = Rig.still(count: 5000, isLoop: false)
    thumbs.reel.follow(lead.reel, at: 0)
    thumbs.advance(to: 0.9)
    thumbs.reel.follow(lead.reel, at: 1)
    for step in 1...60 {
      let time = 1 + Double(step) / 100
      lead.advance(to: time)
      thumbs.advance(to: time)
      #expect(abs(lead.offset - thumbs.offset) < 1e-6)
    }
    #expect(thumbs.reel.index == 4990)
  }
}
