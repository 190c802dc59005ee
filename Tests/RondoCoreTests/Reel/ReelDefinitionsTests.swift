import Testing

@testable import RondoCore

/// The words of the design by hand, with numbers, in the three ways a strip can run.
struct ReelDefinitionsTests {
  enum Way: CaseIterable {
    case leftToRight
    case rightToLeft
    case vertical
    /// A vertical strip never mirrors.
    case verticalInMirroredLayout
  }

  /// A still strip of 300 points; spacing 10, items of 100 unless told otherwise.
  static func rig(
    _ way: Way, _ items: Reel.Items = .uniform(count: 3, extent: 100), window: Double = 300,
    adjusting adjust: (inout Reel.Settings) -> Void = { _ in }
  ) -> Rig {
    let isMirrored = way == .rightToLeft || way == .verticalInMirroredLayout
    return Rig(items, window: window, isMirrored: isMirrored) {
      $0.drive = .still
      $0.alignment = .leading
      $0.spacing = 10
      $0.axis = way == .leftToRight || way == .rightToLeft ? .horizontal : .vertical
      adjust(&$0)
    }
  }

  /// What is seen, as (item, turn, physical start).
  static func seen(_ rig: Rig) -> [[Double]] {
    rig.reel.placements.map { [Double($0.item), Double($0.turn), $0.start] }
  }

  @Test(arguments: Way.allCases)
  func `slots stand in a row from the window's leading edge`(way: Way) {
    let starts = Self.rig(way).reel.placements.map(\.start)
    #expect(starts == (way == .rightToLeft ? [200, 90, -20] : [0, 110, 220]))
  }

  @Test(arguments: Way.allCases)
  func `a centred item has the last one on the turn before`(way: Way) {
    // Content 240 between insets of 20 and 40: the anchor is 140, the first stop 50 - 140.
    let rig = Self.rig(way, .uniform(count: 5, extent: 100)) {
      $0.alignment = .center
      $0.leadingInset = 20
      $0.trailingInset = 40
      $0.seam = 30
    }
    #expect(rig.offset == -90)
    #expect(rig.reel.place == Reel.Place(turn: -1, offset: 570 - 90))
    let expected: [[Double]] =
      way == .rightToLeft
      ? [[4, -1, 240], [0, 0, 110], [1, 0, 0]] : [[4, -1, -40], [0, 0, 90], [1, 0, 200]]
    #expect(Self.seen(rig) == expected)
    #expect(rig.reel.placements.map(\.distance) == [-1, 0, 1])
    #expect(rig.reel.index == 0)
    #expect(rig.reel.position == 0)
  }

  @Test(arguments: Way.allCases)
  func `distance is the number less the position`(way: Way) {
    var rig = Self.rig(way, .uniform(count: 5, extent: 100)) { $0.paging = .free }
    // The finger leaves its slop of 10 first, then moves the strip by 33 toward its end.
    rig.drag(by: way == .rightToLeft ? 43 : -43, speed: 100, at: 1, lifting: nil)
    let lost = 33 - rig.offset
    #expect(lost >= 0 && lost < 1)
    let position = rig.offset / 110
    #expect(abs(rig.reel.position - position) < 1e-12)
    let distances = rig.reel.placements.map(\.distance)
    for (number, distance) in distances.enumerated() {
      #expect(abs(distance - (Double(number) - position)) < 1e-12)
    }
  }

  @Test(arguments: Way.allCases)
  func `the strip follows the finger in every direction`(way: Way) {
    var rig = Self.rig(way, .uniform(count: 5, extent: 100)) { $0.paging = .free }
    let isVertical = way == .vertical || way == .verticalInMirroredLayout
    func move(_ along: Double, at time: Double) {
      rig.handle(.move(x: isVertical ? 0 : along, y: isVertical ? along : 0), at: time)
    }
    rig.handle(.press(.touch, along: 150), at: 1)
    move(20, at: 1.01)
    func startOfItem1() -> Double {
      rig.reel.placements.first { $0.item == 1 && $0.turn == 0 }?.start ?? .nan
    }
    let start = startOfItem1()
    move(75, at: 1.02)
    let moved = startOfItem1() - start
    #expect(abs(moved - 55) < 1e-9)
    // Toward the end of reading, the strip goes back.
    #expect(rig.offset == (way == .rightToLeft ? 55 : -55))
  }

  @Test(arguments: Way.allCases)
  func `a bounded strip rests between its insets`(way: Way) {
    var rig = Self.rig(way, .varying([100, 50, 200, 80]), window: 250) {
      $0.isLoop = false
      $0.leadingInset = 20
      $0.trailingInset = 30
      $0.paging = .item
    }
    #expect(rig.offset == -20)
    rig.handle(.select(item: 3, animated: false, way: .shortest, by: .caller), at: 1)
    #expect(rig.offset == 460 + 30 - 250)
    let last = rig.reel.placements.map { $0 }.last
    // The last item ends at the inset of 30.
    let start: Double = way == .rightToLeft ? 30 : 250 - 30 - 80
    #expect(last?.start == start)
    #expect(rig.reel.position == 3)
  }

  static let stands: [(Reel.Alignment, Double)] = [(.leading, 0), (.center, 95), (.trailing, 190)]

  @Test(arguments: Way.allCases, stands)
  func `a bounded strip that fits stands at its alignment`(
    way: Way, stand: (alignment: Reel.Alignment, start: Double)
  ) {
    let rig = Self.rig(way, .varying([60, 40])) {
      $0.isLoop = false
      $0.alignment = stand.alignment
    }
    let start = way == .rightToLeft ? 300 - stand.start - 60 : stand.start
    #expect(rig.reel.placements.map { $0 }.first?.start == start)
    #expect(!rig.reel.needsScrolling)
  }

  @Test(arguments: Way.allCases)
  func `items per page share the window between the insets`(way: Way) {
    let rig = Self.rig(way, .uniform(count: 7, extent: 0)) {
      $0.itemsPerPage = 3
      $0.leadingInset = 15
      $0.trailingInset = 25
      $0.stride = 3
    }
    // (260 - 2 * 10) / 3.
    #expect(rig.reel.placements.map(\.extent).allSatisfy { $0 == 80 })
    #expect(rig.reel.pageCount == 3)
    #expect(rig.offset == -15)
  }

  @Test(arguments: Way.allCases)
  func `a loop shorter than the window shows its items again`(way: Way) {
    let rig = Self.rig(way, .uniform(count: 2, extent: 40)) { $0.seam = 30 }
    // A turn of 40 + 10 + 40 + 30.
    let starts: [Double] = [0, 50, 120, 170, 240, 290]
    let seen = Self.seen(rig)
    #expect(seen.map { $0[0] } == [0, 1, 0, 1, 0, 1])
    #expect(seen.map { $0[1] } == [0, 0, 1, 1, 2, 2])
    #expect(seen.map { $0[2] } == starts.map { way == .rightToLeft ? 300 - $0 - 40 : $0 })
  }

  @Test(arguments: Way.allCases)
  func `a pass begins with the first item just outside the far edge`(way: Way) {
    var rig = Self.rig(way, .uniform(count: 2, extent: 100)) {
      $0.passes = true
      $0.drive = .drift(speed: 50)
      $0.seam = 20
    }
    // The seam is at least the window: a turn of 210 + 300.
    #expect(rig.reel.strip.length == 510)
    #expect(rig.offset == -300)
    rig.advance(to: 1)
    #expect(Self.seen(rig) == [[0, 0, way == .rightToLeft ? -50 : 250]])
    let outcome = rig.advance(to: 510 / 50)
    #expect(outcome.turns == 1)
    #expect(rig.offset == 210)
  }

  @Test(arguments: Way.allCases)
  func `what passes stands where it can be read under reduced motion, and passes on from there`(
    way: Way
  ) {
    var rig = Self.rig(way, .uniform(count: 2, extent: 100)) {
      $0.passes = true
      $0.alignment = .leading
      $0.drive = .drift(speed: 50)
    }
    // Nothing of it is seen at home.
    #expect(Self.seen(rig).isEmpty)
    rig.handle(.hold(.reducedMotion), at: 0.01)
    #expect(rig.reel.offset == 0)
    rig.handle(.reset, at: 1)
    #expect(rig.reel.offset == 0)
    rig.handle(.unhold(.reducedMotion), at: 5)
    rig.advance(to: 6)
    #expect(rig.reel.offset == 50)
    // What is seen already stays where it is.
    rig.handle(.hold(.reducedMotion), at: 6)
    rig.advance(to: 9)
    #expect(rig.reel.offset == 50)
  }

  @Test func `the index is the nearest stop's, at a tie the earlier one`() {
    var rig = Self.rig(.leftToRight, .uniform(count: 5, extent: 100)) {
      $0.paging = .free
      $0.spacing = 0
    }
    rig.handle(.press(.touch, along: 150), at: 1)
    rig.handle(.move(x: -10, y: 0), at: 1.01)
    rig.handle(.move(x: -60, y: 0), at: 1.02)
    #expect(rig.offset == 50)
    #expect(rig.reel.index == 0)
    rig.handle(.move(x: -60.5, y: 0), at: 1.03)
    #expect(rig.reel.index == 1)
    rig.handle(.move(x: 60.5, y: 0), at: 1.03)
    #expect(rig.reel.index == 4)
    rig.handle(.move(x: 60, y: 0), at: 1.03)
    #expect(rig.reel.index == 4)
  }

  @Test func `the target is nil in drift and drag and at rest, else where it will rest`() {
    var rig = Self.rig(.leftToRight, .uniform(count: 5, extent: 100))
    #expect(rig.reel.target == nil)
    rig.handle(.step(2, by: .caller), at: 1)
    #expect(rig.reel.target == 2)
    #expect(rig.reel.index == 0)
    rig.handle(.press(.touch, along: 100), at: 1.1)
    #expect(rig.reel.target == nil)
    var drift = Self.rig(.leftToRight) { $0.drive = .drift(speed: 30) }
    drift.advance(to: 1)
    #expect(drift.reel.target == nil)
    #expect(drift.reel.isMoving)
  }

  @Test func `an item's bounds follow the number over the seam and back`() {
    let strip = Self.rig(.leftToRight, .varying([100, 50, 200])) { $0.seam = 40 }.reel.strip
    #expect(strip.length == 100 + 50 + 200 + 20 + 40)
    // Item 2 on turn -1 is the one before item 2 on turn 0.
    #expect(strip.start(of: 2 - 3) == 170 - 410)
  }

  @Test func `one item loops if asked, else it is bounded and still`() {
    let single = Reel.Items.uniform(count: 1, extent: 100)
    var alone = Rig(single) { $0.drive = .staircase }
    #expect(!alone.reel.isLooping && !alone.reel.isRunning)
    #expect(alone.reel.nextWake == nil)
    alone.advance(to: 100)
    #expect(alone.reel.placements.map(\.start) == [100])
    var looped = Rig(single) {
      $0.drive = .drift(speed: 40)
      $0.loopsSingleItem = true
      $0.alignment = .leading
    }
    #expect(looped.reel.isLooping)
    #expect(looped.reel.placements.map(\.start) == [0, 100, 200])
    looped.advance(to: 1)
    #expect(looped.reel.placements.map(\.start) == [-40, 60, 160, 260])
  }

  @Test func `a strip that fits stands if it need not run`() {
    var rig = Rig(.varying([60, 40])) {
      $0.drive = .drift(speed: 40)
      $0.runsWhenFits = false
      $0.alignment = .center
    }
    rig.advance(to: 10)
    #expect(rig.reel.placements.map(\.start) == [100, 160])
    #expect(!rig.reel.isRunning && !rig.reel.needsScrolling && !rig.reel.isLooping)
    #expect(rig.reel.nextWake == nil)
    rig.handle(.layout(Reel.Layout(extent: 90)), at: 11)
    #expect(rig.reel.isRunning && rig.reel.needsScrolling && rig.reel.isLooping)
  }
}
