import Testing

@testable import RondoCore

/// Items that share a stop, and their looks.
struct SharedStopTests {
  private func rig(_ effect: Reel.Effect, transition: Double = 0.5) -> Rig {
    // 500 points in 300: the items from the third on all rest at 200.
    var rig = Rig.still(isLoop: false) {
      $0.effect = effect
      $0.transition = transition
    }
    rig.handle(.select(item: 2, animated: false, way: .shortest, by: .caller), at: 0)
    return rig
  }

  private func select(_ item: Int, animated: Bool = true) -> Reel.Event {
    .select(item: item, animated: animated, way: .shortest, by: .caller)
  }

  @Test func `where the strip stands, the looks go over to an item by a cross-fade`() {
    var rig = rig(.zoom)
    let before = rig.reel
    let outcome = rig.handle(select(4), at: 1)
    #expect(outcome.crossfades && outcome.indexAfter == 4)
    #expect(rig.offset == 200 && !rig.reel.isMoving)
    #expect(Array(before.placements) != Array(rig.reel.placements))
    #expect(!rig.handle(select(4), at: 2).crossfades)
    #expect(rig.handle(select(3), at: 3).crossfades)
    // What moves is seen to move.
    #expect(!rig.handle(select(0), at: 4).crossfades)
  }

  @Test func `without looks, or at once, nothing fades`() {
    var flat = rig(.flat)
    #expect(!flat.handle(select(4), at: 1).crossfades)
    var zoom = rig(.zoom)
    #expect(!zoom.handle(select(4, animated: false), at: 1).crossfades)
    var quick = rig(.zoom, transition: 0)
    #expect(!quick.handle(select(4), at: 1).crossfades)
  }

  // MARK: The way to a shared stop and away from it

  /// The positions while the strip goes on by itself, in order.
  private func positions(of rig: inout Rig, until end: Double) -> [Double] {
    let start = rig.reel.time
    return (0...200).map { step in
      rig.advance(to: start + (end - start) * Double(step) / 200)
      return rig.reel.position
    }
  }

  @Test(arguments: [Reel.EndBehavior.rewind, .turnBack])
  func `a drive leaves a shared stop from the item that it came to`(ends: Reel.EndBehavior) {
    var rig = Rig(.uniform(count: 5, extent: 100)) {
      $0.isLoop = false
      $0.alignment = .leading
      $0.drive = .staircase
      $0.endBehavior = ends
      $0.effect = .zoom
    }
    // Steps to 1 and 2 begin at 2.5 and 5.5.
    let there = positions(of: &rig, until: 6)
    #expect(there == there.sorted() && there.first == 0)
    #expect(rig.reel.position == 2 && rig.reel.index == 2)
    let back = positions(of: &rig, until: 9)
    #expect(back.max() == 2 && back == back.sorted(by: >))
    #expect(rig.reel.position == (ends == .rewind ? 0 : 1))
  }

  @Test func `a drive that ends at a shared stop stays at the item that it came to`() {
    var rig = Rig(.uniform(count: 5, extent: 100)) {
      $0.isLoop = false
      $0.alignment = .leading
      $0.drive = .staircase
      $0.endBehavior = .stop
    }
    rig.advance(to: 100)
    #expect(rig.offset == 200 && rig.reel.position == 2 && rig.reel.index == 2)
    rig.reel.handle(.settings(changed(rig.reel.settings)), at: 101)
    #expect(rig.reel.position == 2)
  }

  private func changed(_ settings: Reel.Settings) -> Reel.Settings {
    var settings = settings
    settings.interval += 1
    return settings
  }

  @Test func `an item that is selected is left by the way from it`() {
    var rig = rig(.zoom)
    let outcome = rig.handle(select(0), at: 1)
    #expect(!outcome.crossfades && outcome.indexAfter == 2 && rig.reel.position == 2)
    let way = positions(of: &rig, until: 1.5)
    #expect(way == way.sorted(by: >) && way.first == 2 && way.last == 0)
  }

  @Test func `on the way to a shared stop another item there is reached without a jump`() {
    var rig = rig(.zoom)
    rig.handle(select(0, animated: false), at: 1)
    rig.handle(select(2), at: 2)
    rig.advance(to: 2.3)
    let position = rig.reel.position
    #expect(position > 1 && position < 2)
    let outcome = rig.handle(select(4), at: 2.3)
    #expect(!outcome.crossfades && abs(rig.reel.position - position) < 1e-12)
    let way = positions(of: &rig, until: 4)
    #expect(way == way.sorted() && way.last == 4 && rig.reel.index == 4)
  }

  @Test func `a drag to a shared stop gives the last item there, and its looks do not jump`() {
    var rig = rig(.zoom)
    rig.handle(select(1, animated: false), at: 1)
    let drag = rig.drag(by: -80, speed: 200, at: 2, lifting: nil)
    let held = rig.reel.position
    #expect(held > 2 && held < 4)
    rig.handle(.cancel, at: drag.end)
    #expect(rig.reel.position == held)
    let way = positions(of: &rig, until: drag.end + 3)
    #expect(way == way.sorted() && way.last == 4 && rig.reel.index == 4)
  }

  @Test func `a drag that begins at a shared stop begins with the looks of the item there`() {
    var rig = rig(.zoom)
    let before = Array(rig.reel.placements.map(\.appearance))
    rig.drag(by: -10, speed: 1000, at: 1, lifting: nil)
    rig.handle(.move(x: -10.001, y: 0), at: 1.1)
    let after = Array(rig.reel.placements.map(\.appearance))
    #expect(after == before && rig.reel.position == 2)
    rig.handle(.cancel, at: 1.2)
    rig.advance(to: 4)
    #expect(rig.reel.position == 2 && rig.reel.index == 2)
  }

  @Test func `a stop that rounding keeps from an end coincides with it`() {
    // A third of the window each: the fourth stop is less than the end in its last bits.
    let strip = Strip(
      items: .uniform(count: 6, extent: 113 / 3), isLoop: false, window: Window(extent: 113))
    #expect(strip.trailingEnd == 3 && strip.pageCount == 4)
  }

  @Test func `what is handed over goes to the item that the drive goes to`() throws {
    var rig = Rig(.uniform(count: 5, extent: 100)) {
      $0.isLoop = false
      $0.alignment = .leading
      $0.drive = .staircase
      $0.effect = .zoom
    }
    rig.advance(to: 4)
    let handover = Handover(rig.reel)
    let motion = try #require(handover.motion(of: rig.reel))
    for number in motion.numbers {
      let player = ScriptPlayer(keyframes: handover.keyframes(of: number, in: motion))
      for time in [5.6, 5.75, 5.9, 6] {
        let later = Handover(rig.reel.advanced(to: time))
        let error =
          zip(player.values(at: time), poseValues(later.pose(of: number)))
          .map { abs($0 - $1) }.max() ?? 0
        #expect(error < 1e-6, "\(number) at \(time)")
      }
    }
  }
}
