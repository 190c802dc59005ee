import Testing

@testable import RondoCore

/// New data, new windows, measured extents.
struct ReelDataTests {
  static func survivors(_ pairs: [(Int, Int?)]) -> [Reel.Survivor] {
    pairs.map { Reel.Survivor(old: $0.0, new: $0.1) }
  }

  static func items(_ count: Int, _ pairs: [(Int, Int?)]?) -> Reel.Event {
    .items(.uniform(count: count, extent: 100), survivors: pairs.map(survivors))
  }

  static func at(_ item: Int, isLoop: Bool = true) -> Rig {
    var rig = Rig.still(isLoop: isLoop)
    rig.handle(.select(item: item, animated: false, way: .shortest, by: .caller), at: 1)
    return rig
  }

  @Test func `an item inserted before the current one does not move the screen`() {
    var rig = Self.at(2)
    let outcome = rig.handle(
      Self.items(6, [(0, 0), (1, 1), (2, 3), (3, 4), (4, 5)]), at: 2)
    #expect(rig.reel.index == 3)
    #expect(rig.reel.placements.map { $0 }.first?.start == 0)
    #expect(outcome.indexBefore == 2 && outcome.indexAfter == 3 && outcome.cause == .data)
  }

  @Test func `the item is followed where another takes its number`() {
    var rig = Self.at(2)
    rig.handle(Self.items(5, [(0, 4), (1, 1), (2, 0), (3, 3), (4, 2)]), at: 2)
    #expect(rig.reel.index == 0)
  }

  @Test func `if the current item is gone its nearest survivor is there`() {
    for (isLoop, expected) in [(true, 1), (false, 1)] {
      var rig = Self.at(2, isLoop: isLoop)
      rig.handle(Self.items(3, [(0, 0), (1, 1), (2, nil), (3, nil), (4, 2)]), at: 2)
      #expect(rig.reel.index == expected)
    }
  }

  @Test func `through empty and back the same item is found again, else the first`() {
    var rig = Self.at(3)
    rig.handle(Self.items(0, [(0, nil), (3, nil)]), at: 2)
    #expect(rig.reel.index == nil)
    #expect(rig.reel.placements.map { $0 }.isEmpty)
    #expect(rig.reel.nextWake == nil && !rig.reel.isMoving)
    rig.handle(Self.items(5, [(3, 1)]), at: 3)
    #expect(rig.reel.index == 1)
    var other = Self.at(3)
    other.handle(Self.items(0, []), at: 2)
    other.handle(Self.items(5, []), at: 3)
    #expect(other.reel.index == 0)
  }

  @Test func `without survivors each index stays what it was, a lost one is the last`() {
    var rig = Self.at(3)
    rig.handle(Self.items(9, nil), at: 2)
    #expect(rig.reel.index == 3)
    rig.handle(Self.items(2, nil), at: 3)
    #expect(rig.reel.index == 1)
  }

  @Test func `a drift keeps its speed and place through new data`() {
    var rig = Rig(.uniform(count: 5, extent: 100)) {
      $0.drive = .drift(speed: 40)
      $0.alignment = .leading
    }
    rig.advance(to: 6)
    #expect(rig.offset == 240)
    rig.handle(Self.items(6, [(0, 1), (1, 2), (2, 3), (3, 4), (4, 5)]), at: 6)
    #expect(rig.reel.place.offset == 340)
    rig.advance(to: 7)
    #expect(abs(rig.reel.place.offset - 380) < 1e-9)
  }

  @Test func `a step under way is aimed at the same item`() {
    var rig = Rig.still()
    rig.handle(.step(1, by: .caller), at: 1)
    rig.advance(to: 1.2)
    rig.handle(Self.items(6, [(0, 1), (1, 2), (2, 3), (3, 4), (4, 5)]), at: 1.2)
    #expect(rig.reel.target == 2)
    rig.advance(to: 5)
    #expect(rig.reel.index == 2 && rig.reel.place.offset == 200)
  }

  @Test func `what is under the finger stays there`() {
    var rig = Rig.still(paging: .free)
    rig.handle(.press(.touch, along: 150), at: 1)
    rig.handle(.move(x: -10, y: 0), at: 1.01)
    rig.handle(.move(x: -40, y: 0), at: 1.02)
    // The finger is at 110, over the middle of item 1: 110 + 30 = 140.
    #expect(rig.offset == 30)
    rig.handle(
      .items(.varying([60, 100, 100, 100, 100]), survivors: nil), at: 1.1)
    let under = rig.reel.placements.first { $0.item == 1 && $0.turn == 0 }
    #expect(abs((under?.start ?? .nan) - 70) < 1e-9)
    rig.handle(.move(x: -60, y: 0), at: 1.2)
    let moved = rig.reel.placements.first { $0.item == 1 && $0.turn == 0 }
    #expect(abs((moved?.start ?? .nan) - 50) < 1e-9)
  }

  @Test(arguments: [false, true])
  func `a measured extent keeps the aligned item aligned`(isMirrored: Bool) {
    var rig = Rig.still(isMirrored: isMirrored)
    rig.handle(.select(item: 2, animated: false, way: .shortest, by: .caller), at: 1)
    rig.handle(.extent(item: 0, 250), at: 2)
    rig.handle(.extent(item: 2, 180), at: 2)
    #expect(rig.reel.index == 2)
    #expect(rig.reel.placements.first { $0.item == 2 }?.start == (isMirrored ? 120.0 : 0))
  }

  @Test(arguments: [Reel.Alignment.leading, .center, .trailing])
  func `a new window keeps the item and its alignment`(alignment: Reel.Alignment) {
    for isLoop in [true, false] {
      var rig = Rig(.uniform(count: 7, extent: 300)) {
        $0.drive = .staircase
        $0.itemsPerPage = 1
        $0.isLoop = isLoop
        $0.alignment = alignment
      }
      rig.handle(.select(item: 4, animated: false, way: .shortest, by: .caller), at: 1)
      for (number, extent) in [500.0, 120, 300, 0, 333].enumerated() {
        rig.handle(.layout(Reel.Layout(extent: extent)), at: 1 + Double(number) * 0.1)
        guard extent > 0 else { continue }
        #expect(rig.reel.index == 4)
        #expect(rig.reel.placements.first { $0.item == 4 }?.start == 0)
        #expect(rig.reel.position == 4)
      }
    }
  }

  @Test func `a resize in the middle of a step changes neither its target nor its end`() {
    var rig = Rig(.uniform(count: 5, extent: 300)) {
      $0.itemsPerPage = 1
      $0.alignment = .leading
    }
    let start = rig.reel.nextWake ?? 0
    rig.advance(to: start + 0.2)
    rig.handle(.layout(Reel.Layout(extent: 500)), at: start + 0.2)
    #expect(rig.reel.target == 1)
    rig.advance(to: start + 0.5)
    #expect(rig.reel.index == 1 && rig.reel.place.offset == 500)
  }

  @Test func `hidden items are left out and keep their indices`() {
    var rig = Rig(.varying([0, 100, .nan, 100, 100])) {
      $0.drive = .still
      $0.alignment = .leading
    }
    #expect(rig.reel.placements.map(\.item) == [1, 3, 4])
    #expect(rig.reel.index == 1 && rig.reel.position == 0)
    rig.handle(.step(1, by: .caller), at: 1)
    rig.advance(to: 3)
    #expect(rig.reel.index == 3)
    rig.handle(.extent(item: 2, 80), at: 4)
    #expect(rig.reel.index == 3)
    #expect(rig.reel.placements.map { $0 }.first?.item == 3)
  }
}

/// What a change leaves of a motion on a strip that becomes bounded.
struct ReelDataEndTests {
  @Test func `a loop that shrinks to one item in mid-step shows no blank beside it`() {
    var settings = Reel.Settings()
    settings.itemsPerPage = 1
    var reel = Reel(settings: settings)
    reel.handle(.items(.uniform(count: 5, extent: 1), survivors: nil), at: 0)
    reel.handle(.layout(Reel.Layout(extent: 300)), at: 0)
    reel.advance(to: 2.75)
    #expect(reel.velocity > 0)
    reel.handle(
      .items(.uniform(count: 1, extent: 1), survivors: [.init(old: 0, new: 0)]), at: 2.75)
    for step in 0...20 {
      reel.advance(to: 2.75 + Double(step) / 20)
      #expect(reel.placements.map(\.start) == [0], "at step \(step)")
    }
  }
}
