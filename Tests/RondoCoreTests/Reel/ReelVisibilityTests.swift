import CAllocationCounter
import Testing

@testable import RondoCore

/// What of the strip can be seen, and when that changes.
struct ReelVisibilityTests {
  static func items(_ reel: Reel) -> [Int] { reel.visibleItems.map(\.item) }

  /// A look at a drift of five items of 100 points at 50 points a second, in a window of 250.
  static func drift() -> Rig {
    var rig = Rig(.uniform(count: 5, extent: 100), window: 250) {
      $0.drive = .drift(speed: 50)
      $0.alignment = .leading
    }
    rig.handle(.listen(.visibility), at: 0)
    return rig
  }

  @Test func `what is in the window comes in reading order with how much of it is`() {
    var rig = Self.drift()
    #expect(Self.items(rig.reel) == [0, 1, 2])
    #expect(rig.reel.visibleItems.map(\.fraction) == [1, 1, 0.5])
    rig.advance(to: 1.5)
    #expect(Self.items(rig.reel) == [0, 1, 2, 3])
    #expect(rig.reel.visibleItems.map(\.fraction) == [0.25, 1, 1, 0.25])
  }

  @Test func `on a loop shorter than the window an item comes several times`() {
    let rig = Rig.still(count: 2)
    #expect(rig.reel.visibleItems.map(\.item) == [0, 1, 0])
    #expect(rig.reel.visibleItems.map(\.turn) == [0, 0, 1])
  }

  @Test func `a listener is woken when an item comes and when one goes`() {
    var rig = Self.drift()
    var seen: [(Double, [Int])] = []
    for _ in 0..<4 {
      rig.advance(to: rig.reel.nextWake ?? .infinity)
      seen.append((rig.reel.time, Self.items(rig.reel)))
    }
    #expect(seen.map(\.1) == [[0, 1, 2, 3], [1, 2, 3], [1, 2, 3, 4], [2, 3, 4]])
    for (time, expected) in zip(seen.map(\.0), [1.0, 2, 3, 4]) {
      #expect(abs(time - expected) < 1e-4)
    }
  }

  @Test func `nobody listening, nobody is woken`() {
    var rig = Self.drift()
    rig.handle(.listen([]), at: 0)
    #expect(rig.reel.nextWake == nil)
  }

  @Test func `an item that rests on the window's edge is not in it`() {
    var rig = Rig(.varying([0.1, 100.3, 200.7, 0.2].map { $0 + 100 })) {
      $0.drive = .still
      $0.alignment = .leading
    }
    for item in 0..<4 {
      rig.handle(.select(item: item, animated: false, way: .shortest, by: .caller), at: 1)
      #expect(Self.items(rig.reel).first == item)
    }
  }

  @Test func `a listener is woken for every change of what is in the window`() {
    everyLife(of: [.drags, .selects, .wheels], gestures: 4) { script, random in
      var reel = Reel(living: script)
      reel.handle(.listen(.visibility), at: RandomScript.start)
      for entry in script.entries {
        let start = reel.time
        var wakes = 0
        while reel.time < entry.time {
          wakes += 1
          guard wakes < 400 else { return "wakes without end at \(reel.time)" }
          let wake = reel.nextWake ?? .infinity
          guard wake > reel.time else { return "wake \(wake), now \(reel.time)" }
          let next = min(
            reel.time + random.double(in: 0.1...1) * (entry.time - start), entry.time)
          guard next < wake else {
            reel.advance(to: wake)
            continue
          }
          let seen = Self.items(reel)
          reel.advance(to: next)
          guard Self.items(reel) == seen else {
            return "\(seen) became \(Self.items(reel)) by \(next), wake at \(wake)"
          }
        }
        reel.handle(entry)
      }
      return nil
    }
  }

  @Test func `listening asks for nothing at rest`() {
    everyLife(gestures: 4) { script, random in
      var reel = Reel(living: script)
      for entry in script.entries { reel.handle(entry) }
      reel.handle(.listen([.index, .turns, .visibility]), at: script.end)
      reel.handle(.cancel, at: script.end)
      reel.handle(.personSwitch(.paused), at: script.end)
      reel.advance(to: script.end + 100)
      return reel.nextWake.map { "wake at \($0) of \(reel.time)" }
    }
  }

  @Test(.enabled(if: allocation_counter_is_available()))
  func `looking at what is in the window allocates nothing`() {
    var reel = FrameAllocationTests.reel(.varying, .drift(speed: 40))
    var sum = 0.0
    let seen = allocations {
      for frame in 0..<1000 {
        reel.advance(to: Double(frame) / 60)
        for visible in reel.visibleItems { sum += visible.fraction }
      }
    }
    #expect(seen == 0, "\(sum)")
  }
}

/// The account of what a person saw.
struct ImpressionsTests {
  @Test func `an impression tells how long an item was in the window and how much of it`() {
    var rig = ReelVisibilityTests.drift()
    var impressions = Impressions()
    impressions.update(with: rig.reel)
    #expect(impressions.shown == [0, 1, 2] && impressions.hidden == [])
    var hidden: [Impressions.Impression] = []
    var shown: [Int] = []
    while rig.reel.time < 7, let wake = rig.reel.nextWake {
      rig.advance(to: wake)
      impressions.update(with: rig.reel)
      shown += impressions.shown
      hidden += impressions.hidden
    }
    #expect(shown == [3, 4, 0, 1])
    #expect(hidden.map(\.item) == [0, 1, 2])
    // From the window's one side to its other: 350 points.
    for (impression, seconds) in zip(hidden, [2.0, 4, 6]) {
      #expect(abs(impression.duration - seconds) < 1e-3 && impression.fraction == 1)
    }
  }

  @Test func `of an item that is longer than the window as much is seen as the window shows`() {
    var rig = Rig(.uniform(count: 3, extent: 500), window: 250) {
      $0.drive = .drift(speed: 100)
      $0.alignment = .leading
    }
    var impressions = Impressions()
    impressions.update(with: rig.reel)
    for time in [2.0, 4.9, 6, 8] {
      rig.advance(to: time)
      impressions.update(with: rig.reel)
    }
    #expect(impressions.hidden == [])
    rig.advance(to: 11)
    impressions.update(with: rig.reel)
    #expect(impressions.hidden == [.init(item: 1, duration: 11 - 4.9, fraction: 0.5)])
  }

  @Test func `an item only peeked at tells how little of it was seen`() {
    var rig = Rig.still(window: 100)
    var impressions = Impressions()
    impressions.update(with: rig.reel)
    rig.handle(.press(.touch, along: 50), at: 1)
    rig.handle(.move(x: -20, y: 0), at: 1.02)
    rig.handle(.move(x: -50, y: 0), at: 1.04)
    let moved = rig.offset
    impressions.update(with: rig.reel)
    #expect(impressions.shown == [1])
    rig.handle(.cancel, at: 1.1)
    rig.advance(to: 9)
    impressions.update(with: rig.reel)
    #expect(impressions.hidden.map(\.item) == [1])
    #expect(abs((impressions.hidden.first?.fraction ?? 0) - moved / 100) < 1e-9 && moved > 0)
  }

  @Test func `off screen nothing is seen`() {
    let rig = ReelVisibilityTests.drift()
    var impressions = Impressions()
    impressions.update(with: rig.reel)
    impressions.update(with: rig.reel, isOnScreen: false)
    #expect(impressions.hidden.map(\.item) == [0, 1, 2] && impressions.count == 0)
  }

  @Test func `items are followed to their new indices, and one that is gone has been seen`() {
    var rig = Rig.still(window: 250)
    var impressions = Impressions()
    impressions.update(with: rig.reel)
    let survivors = [
      Reel.Survivor(old: 0, new: 1), .init(old: 1, new: nil), .init(old: 2, new: 0),
    ]
    impressions.move(to: survivors)
    rig.handle(.items(.uniform(count: 2, extent: 100), survivors: survivors), at: 3)
    impressions.update(with: rig.reel)
    #expect(impressions.hidden == [.init(item: 1, duration: 3, fraction: 1)])
    #expect(impressions.shown == [])
  }

  @Test func `in every life what is shown is hidden once, and the account agrees with the window`()
  {
    everyLife { script, random in
      var reel = Reel(living: script)
      reel.handle(.listen(.visibility), at: reel.time)
      var impressions = Impressions()
      for entry in script.entries {
        reel.advance(to: random.double(in: min(reel.time, entry.time)...entry.time))
        for _ in 0..<2 {
          impressions.update(with: reel)
          guard impressions.count == Set(reel.visibleItems.map(\.item)).count else {
            return "\(impressions.count) of \(reel.visibleItems.map(\.item)) at \(reel.time)"
          }
          for seen in impressions.hidden
          where !(seen.fraction > 0 && seen.fraction <= 1 && seen.duration >= 0) {
            return "\(seen) at \(reel.time)"
          }
          if case .items(_, let survivors?) = entry.event, reel.time < entry.time {
            impressions.move(to: survivors)
          }
          reel.handle(entry)
        }
      }
      return nil
    }
  }
}
