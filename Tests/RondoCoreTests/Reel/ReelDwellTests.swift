import Testing

@testable import RondoCore

/// How much of a stay has passed.
struct ReelDwellTests {
  /// Steps every 3 s that take 0.5 s, so dwells of 2.5 s.
  static func steps(adjusting adjust: (inout Reel.Settings) -> Void = { _ in }) -> Rig {
    Rig(.uniform(count: 5, extent: 300)) {
      $0.alignment = .leading
      adjust(&$0)
    }
  }

  @Test func `a dwell passes evenly from the arrival to the next step`() {
    var rig = Self.steps()
    #expect(rig.reel.dwell == Reel.Dwell(progress: 0, start: 0, end: 2.5))
    rig.advance(to: 1)
    #expect(rig.reel.dwell == Reel.Dwell(progress: 0.4, start: 0, end: 2.5))
    rig.advance(to: 4)
    #expect(rig.reel.dwell == Reel.Dwell(progress: 0.4, start: 3, end: 5.5))
  }

  @Test func `while a step takes the page away its progress is whole, that of the next one none`() {
    var rig = Self.steps()
    rig.advance(to: 2.6)
    #expect(rig.reel.dwell == nil)
    #expect(rig.reel.index == 0 && rig.reel.dwellProgress == 1)
    rig.advance(to: 2.9)
    #expect(rig.reel.index == 1 && rig.reel.dwellProgress == 0)
  }

  @Test func `held, it stands, and goes on with what was left`() {
    var rig = Self.steps()
    rig.handle(.hold(.hover), at: 1)
    #expect(rig.reel.dwell == Reel.Dwell(progress: 0.4))
    rig.advance(to: 60)
    #expect(rig.reel.dwell == Reel.Dwell(progress: 0.4))
    rig.handle(.unhold(.hover), at: 101)
    #expect(rig.reel.dwell == Reel.Dwell(progress: 0.4, start: 100, end: 102.5))
  }

  @Test func `a delay belongs to the first stay`() {
    var rig = Self.steps { $0.delay = 2.5 }
    rig.advance(to: 2.5)
    #expect(rig.reel.dwell == Reel.Dwell(progress: 0.5, start: 0, end: 5))
    rig.handle(.layout(Reel.Layout(extent: 200)), at: 2.5)
    #expect(rig.reel.dwell == Reel.Dwell(progress: 0.5, start: 0, end: 5))
    rig.handle(.layout(Reel.Layout(extent: 300)), at: 3.75)
    #expect(rig.reel.dwell == Reel.Dwell(progress: 0.75, start: 0, end: 5))
  }

  @Test func `a page with an interval of its own fills at its own pace`() {
    var rig = Self.steps()
    rig.handle(.intervals([3, 6, 3, 3, 3]), at: 0)
    rig.advance(to: 3 + 1.1)
    #expect(abs((rig.reel.dwell?.progress ?? 0) - 0.2) < 1e-12)
  }

  @Test func `a drift and a shuttle have one where they dwell`() {
    var drift = Rig(.uniform(count: 3, extent: 100)) {
      $0.drive = .drift(speed: 100)
      $0.alignment = .leading
      $0.dwell = 2
    }
    #expect(drift.reel.dwell == nil && drift.reel.dwellProgress == 0)
    drift.advance(to: 3.5)
    #expect(drift.reel.dwell == Reel.Dwell(progress: 0.25, start: 3, end: 5))
    drift.handle(.layout(Reel.Layout(extent: 200)), at: 3.5)
    #expect(drift.reel.dwell == Reel.Dwell(progress: 0.25, start: 3, end: 5))
    var shuttle = Rig(.uniform(count: 4, extent: 100)) {
      $0.drive = .shuttle(speed: 100)
      $0.dwell = 1
      $0.delay = 1
    }
    shuttle.advance(to: 0.5)
    #expect(shuttle.reel.dwell?.progress == 0.5)
    shuttle.advance(to: 1.5)
    #expect(shuttle.reel.isMoving ? shuttle.reel.dwell == nil : shuttle.reel.dwell != nil)
  }

  @Test func `where nothing will move on there is none`() {
    #expect(Rig.still().reel.dwell == nil)
    var dragged = Self.steps()
    dragged.drag(by: -100, at: 1, lifting: nil)
    #expect(dragged.reel.dwell == nil && dragged.reel.dwellProgress == 0)
    var ended = Self.steps {
      $0.isLoop = false
      $0.endBehavior = .stop
    }
    ended.advance(to: 100)
    #expect(ended.reel.dwell == nil && ended.reel.dwellProgress == 0)
    #expect(Reel().dwell == nil && Reel().dwellProgress == 0)
  }

  @Test
  func `in every life the progress is that of its closed form, and nothing moves before its end`() {
    var dwells = 0
    everyLife { script, random in
      var reel = Reel(living: script)
      for entry in script.entries {
        reel.advance(to: random.double(in: min(reel.time, entry.time)...entry.time))
        guard reel.dwellProgress >= 0, reel.dwellProgress <= 1 else {
          return "progress \(reel.dwellProgress) at \(reel.time)"
        }
        if let dwell = reel.dwell {
          dwells += 1
          if let complaint = Self.lie(dwell, of: reel, &random) {
            return "\(dwell) at \(reel.time): \(complaint)"
          }
        }
        reel.handle(entry)
      }
      return nil
    }
    #expect(dwells > 1000)
  }

  static func lie(
    _ dwell: Reel.Dwell, of reel: Reel, _ random: inout SeededGenerator
  ) -> String? {
    guard !reel.isMoving else { return "but it moves" }
    guard let start = dwell.start, let end = dwell.end else {
      let later = reel.advanced(to: reel.time + 50)
      return reel.isHeld && later.dwell == dwell
        ? nil : "held, then \(String(describing: later.dwell))"
    }
    guard end >= reel.time, (reel.nextWake ?? .infinity) <= end + 1e-9 else {
      return "no wake at its end"
    }
    let time = random.double(in: reel.time...end)
    guard time < end - 1e-6 else { return nil }
    let later = reel.advanced(to: time)
    let expected = (time - start) / (end - start)
    guard later.place == reel.place else { return "moves before its end, by \(time)" }
    guard let seen = later.dwell, abs(seen.progress - expected) < 1e-6 else {
      return "at \(time) \(String(describing: later.dwell)), not \(expected)"
    }
    var held = later
    held.handle(.hold(.caller), at: time)
    held.handle(.unhold(.caller), at: time + 7)
    // Held already, or set free by it.
    guard held.isHeld == later.isHeld, held.dwell != nil, held.settings.epoch == nil,
      !later.holdReasons.contains(.caller)
    else { return nil }
    guard let after = held.dwell, abs(after.progress - seen.progress) < 1e-6 else {
      return "after a hold \(String(describing: held.dwell)), before \(seen)"
    }
    return nil
  }
}
