import Testing

@testable import RondoCore

/// Where a reel is in pages, as indicators show it.
struct PagePositionsTests {
  /// Items of 100 points, each a page, in a window of 100 at an offset.
  static func at(
    _ offset: Double, count: Int = 4, isLoop: Bool = true, stride: Int = 1
  ) -> Double? {
    var rig = Rig.still(count: count, isLoop: isLoop, window: 100, paging: .free) {
      $0.stride = stride
    }
    rig.handle(.jump(position: offset / 100), at: 0)
    return PagePositions(of: rig.reel)?.position
  }

  @Test func `at a page it is the page, and between two in between`() {
    #expect(Self.at(0) == 0)
    #expect(Self.at(200) == 2)
    #expect(abs((Self.at(150) ?? -1) - 1.5) < 1e-6)
    #expect(abs((Self.at(275, isLoop: false) ?? -1) - 2.75) < 1e-6)
  }

  @Test func `between the last page of a loop and the first it is the nearer of the two`() {
    #expect(Self.at(330) == 3)
    #expect(Self.at(349) == 3)
    #expect(Self.at(351) == 0)
    #expect(Self.at(390) == 0)
  }

  @Test func `beyond an end of a bounded strip it is the end`() {
    var rig = Rig.still(count: 4, isLoop: false, window: 100)
    rig.drag(by: 60, at: 1, lifting: nil)
    #expect(rig.reel.offset < -5)
    #expect(PagePositions(of: rig.reel)?.position == 0)
  }

  @Test func `pages of several items count as one each`() {
    #expect(abs((Self.at(300, count: 6, stride: 2) ?? -1) - 1.5) < 1e-6)
  }

  @Test(arguments: [1, 2, 3])
  func `the reel says the same of however many pages, and goes on between a loop's last and first`(
    stride: Int
  ) {
    for isLoop in [false, true] {
      for offset in Swift.stride(from: 0.0, to: 700, by: 17) {
        var rig = Rig.still(count: 7, isLoop: isLoop, window: 100, paging: .free) {
          $0.stride = stride
        }
        rig.handle(.jump(position: offset / 100), at: 0)
        var own = rig.reel.pagePosition
        let last = Double(rig.reel.pageCount - 1)
        #expect(own >= 0 && (isLoop ? own < last + 1 : own <= last))
        if own > last { own = own - last < 0.5 ? last : 0 }
        let told = PagePositions(of: rig.reel)?.position ?? -1
        #expect(abs(own - told) < 1e-5, "stride \(stride), loop \(isLoop), at \(offset)")
      }
    }
    #expect(Rig.still(count: 0).reel.pagePosition == 0)
    #expect(Rig.still(count: 900).reel.pagePosition == 0)
  }

  @Test func `there is none of one page, of too many, and while other items come`() {
    #expect(Self.at(0, count: 1) == nil)
    #expect(Self.at(0, count: PagePositions.mostPages) != nil)
    #expect(Self.at(0, count: PagePositions.mostPages + 1) == nil)
    var board = SwapTests.Board([500, 500])
    #expect(PagePositions(of: board.rig.reel) != nil)
    board.swap(to: [400, 400], named: "b", at: 1)
    #expect(PagePositions(of: board.rig.reel) == nil)
  }

  @Test func `over a motion that was handed over the positions are those of the reel`() throws {
    var random = SeededGenerator(seed: 5)
    for round in 0..<60 {
      let isLoop = random.oneIn(2)
      var rig = Rig.still(count: random.int(in: 3...8), isLoop: isLoop, window: 100) {
        $0.drive = random.oneIn(2) ? .staircase : .still
        $0.interval = 1
      }
      rig.handle(
        .select(
          item: random.int(in: 0...2), animated: true, way: .shortest, by: .caller), at: 0.3)
      let handover = Handover(rig.reel)
      let positions = try #require(PagePositions(of: rig.reel))
      guard let motion = handover.motion(of: rig.reel) else { continue }
      let player = ScriptPlayer(keyframes: positions.keyframes(in: motion))
      let end = min(motion.renewal ?? .infinity, rig.reel.time + 4)
      for _ in 0..<20 {
        let time = random.double(in: rig.reel.time...end)
        var later = rig.reel
        later.advance(to: time)
        let now = PagePositions(of: later)?.position ?? -1
        // Where a loop jumps from the last page to the first either may be told.
        let distance = abs(player.values(at: time)[3] - now)
        let isAtJump = isLoop && abs(abs(later.position - Double(later.pageCount)) - 0.5) < 0.02
        check(distance < 0.01 || isAtJump, "round \(round): \(distance) off at \(time)")
      }
    }
  }
}
