import Testing

@testable import RondoCore

/// Faults that carousels and running texts are known for, and what is right instead.
struct ScenarioTests {
  static func carousel(
    count: Int, adjusting adjust: (inout Reel.Settings) -> Void = { _ in }
  ) -> Rig {
    Rig(.uniform(count: count, extent: 300)) {
      $0.itemsPerPage = 1
      adjust(&$0)
    }
  }

  @Test(arguments: [2, 3, 5]) func `no frame of a round shows a gap`(count: Int) {
    var rig = Self.carousel(count: count)
    for frame in 0..<600 {
      rig.advance(to: Double(frame) / 30)
      #expect(NoGapLawTests.hole(in: rig.reel) == nil)
    }
  }

  @Test func `from the last item to the first is one step forward`() {
    var rig = Self.carousel(count: 3)
    rig.handle(.select(item: 2, animated: false, way: .shortest, by: .caller), at: 1)
    let offset = rig.offset
    rig.handle(.step(1, by: .caller), at: 1.1)
    rig.advance(to: 2)
    #expect(rig.reel.index == 0)
    #expect((rig.offset - offset).magnitude == 300)
  }

  @Test func `autoplay at the last item goes on forward`() {
    var rig = Self.carousel(count: 3)
    rig.advance(to: 6.5)
    #expect(rig.reel.index == 2)
    rig.advance(to: 9.5)
    #expect(rig.reel.index == 0 && rig.offset == 900)
  }

  @Test func `an item has the same distance on every turn`() {
    var rig = Self.carousel(count: 3)
    let first = rig.reel.placements.map(\.distance)
    rig.advance(to: 9)
    #expect(rig.reel.placements.map(\.distance) == first)
  }

  @Test(arguments: [1, 2, 5]) func `the first frame shows the first item, aligned`(count: Int) {
    let rig = Self.carousel(count: count)
    let seen = rig.reel.placements.filter { $0.start < 300 && $0.start + $0.extent > 0 }
    #expect(seen.map(\.item) == [0])
    #expect(seen.map(\.start) == [0])
  }

  @Test func `a running text starts at the leading edge and repeats without a blank`() {
    var rig = Rig(.uniform(count: 1, extent: 500)) {
      $0.drive = .drift(speed: 40)
      $0.loopsSingleItem = true
      $0.alignment = .leading
      $0.seam = 32
    }
    #expect(rig.reel.placements.map(\.start) == [0])
    rig.advance(to: 10)
    #expect(rig.reel.placements.map(\.start) == [-400, 132])
  }

  @Test func `layout that comes late starts the drive then`() {
    var settings = Reel.Settings()
    settings.drive = .drift(speed: 40)
    settings.alignment = .leading
    var reel = Reel(settings: settings)
    reel.handle(.layout(Reel.Layout(extent: 0)), at: 0)
    reel.handle(.items(.uniform(count: 4, extent: 100), survivors: nil), at: 1)
    #expect(reel.nextWake == nil && !reel.isMoving)
    reel.handle(.layout(Reel.Layout(extent: 200)), at: 5)
    reel.advance(to: 6)
    #expect(reel.place.offset == 40)
  }

  @Test func `hidden and shown again it goes on where it was`() {
    var rig = Self.carousel(count: 4)
    rig.advance(to: 4)
    rig.handle(.hold(.hidden), at: 4)
    rig.advance(to: 4000)
    #expect(rig.reel.index == 1 && rig.reel.nextWake == nil)
    rig.handle(.unhold(.hidden), at: 4000)
    #expect(rig.reel.index == 1)
    rig.advance(to: 4002)
    #expect(rig.reel.index == 2)
  }

  @Test func `hidden in the middle of a step it is aligned when it is seen again`() {
    var rig = Self.carousel(count: 4)
    rig.advance(to: 2.7)
    rig.handle(.hold(.hidden), at: 2.7)
    rig.handle(.unhold(.hidden), at: 60)
    #expect(rig.offset == 300 && rig.reel.index == 1)
  }

  @Test func `a changed interval does not move the strip`() {
    var rig = Self.carousel(count: 4)
    rig.advance(to: 7)
    let offset = rig.offset
    var settings = rig.reel.settings
    settings.interval = 8
    rig.handle(.settings(settings), at: 7)
    #expect(rig.offset == offset && rig.reel.index == 2)
  }

  @Test func `select after the data shrank goes to the last item`() {
    var rig = Self.carousel(count: 9)
    rig.handle(.items(.uniform(count: 3, extent: 300), survivors: nil), at: 1)
    rig.handle(.select(item: 7, animated: false, way: .shortest, by: .caller), at: 1.1)
    #expect(rig.reel.index == 2)
  }

  @Test func `reloaded over and over, index and place agree`() {
    var rig = Self.carousel(count: 4)
    for (step, count) in [0, 3, 1, 0, 7, 2, 5].enumerated() {
      rig.handle(.items(.uniform(count: count, extent: 300), survivors: nil), at: Double(step))
      #expect(TruthLawTests.lie(of: rig.reel) == nil)
      #expect((rig.reel.index == nil) == (count == 0))
    }
  }

  @Test func `a new text of the same words keeps its place`() {
    var rig = Rig(.varying([500])) {
      $0.drive = .drift(speed: 40)
      $0.loopsSingleItem = true
      $0.alignment = .leading
    }
    rig.advance(to: 5)
    rig.handle(.items(.varying([500]), survivors: [Reel.Survivor(old: 0, new: 0)]), at: 5)
    #expect(rig.offset == 200)
    rig.advance(to: 6)
    #expect(rig.offset == 240)
  }

  @Test func `the target at the last page of a bounded strip is the last page`() {
    var rig = Rig.still(count: 5, isLoop: false, window: 100)
    rig.handle(.select(item: 4, animated: false, way: .shortest, by: .caller), at: 1)
    let drag = rig.drag(by: -50, speed: 1500, at: 2)
    #expect(rig.reel.target == 4)
    rig.advance(to: drag.end + 3)
    #expect(rig.reel.index == 4 && rig.offset == 400)
  }

  @Test func `every page is told once, by drag and by autoplay`() {
    var rig = Self.carousel(count: 4)
    rig.handle(.listen(.index), at: 0)
    var told: [Int] = []
    func note(_ outcome: Reel.Outcome) {
      if outcome.indexAfter != outcome.indexBefore { told.append(outcome.indexAfter) }
    }
    while let wake = rig.reel.nextWake, wake < 6.5 { note(rig.advance(to: wake)) }
    #expect(told == [1, 2])
    let drag = rig.drag(by: -80, speed: 800, at: 6.6)
    note(drag.outcome)
    for frame in 1...60 { note(rig.advance(to: drag.end + Double(frame) / 60)) }
    #expect(told == [1, 2, 3])
  }

  @Test func `speed does not depend on the length of the text`() {
    for extent in [400.0, 4000] {
      var rig = Rig(.varying([extent])) {
        $0.drive = .drift(speed: 40)
        $0.loopsSingleItem = true
        $0.alignment = .leading
      }
      rig.advance(to: 3)
      #expect(rig.offset == 120)
    }
  }

  @Test func `items of different widths are each centred in turn`() {
    var rig = Rig(.varying([80, 200, 120])) { $0.drive = .still }
    for item in [1, 2, 0, 2] {
      rig.handle(.select(item: item, animated: false, way: .shortest, by: .caller), at: 1)
      let placement = rig.reel.placements.first { $0.distance == 0 }
      #expect(placement?.item == item)
      #expect(placement.map { $0.start + $0.extent / 2 } == 150)
    }
  }

  @Test func `half a million pages cost no more slots than a few`() {
    var rig = Self.carousel(count: 500_000)
    rig.handle(.select(item: 499_999, animated: false, way: .shortest, by: .caller), at: 1)
    #expect(rig.reel.index == 499_999)
    #expect(rig.reel.placements.map { $0 }.count <= 3)
  }
}
