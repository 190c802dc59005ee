import Testing

@testable import RondoCore

/// Going to an item or a page.
struct ReelSelectTests {
  static func select(
    _ item: Int, animated: Bool = true, way: Reel.Way = .shortest
  ) -> Reel.Event {
    .select(item: item, animated: animated, way: way, by: .caller)
  }

  static let ways: [(Int, Reel.Way, Double)] = [
    (2, .shortest, 200), (5, .shortest, -100), (4, .shortest, -200), (3, .shortest, 300),
    (2, .forward, 200), (2, .backward, -400), (5, .forward, 500), (5, .backward, -100),
  ]

  @Test(arguments: ways)
  func `goes the way asked round a loop, at a tie forward`(
    item: Int, way: Reel.Way, offset: Double
  ) {
    var rig = Rig.still(count: 6)
    rig.handle(Self.select(item, way: way), at: 1)
    #expect(rig.reel.target == item)
    rig.advance(to: 5)
    #expect(rig.offset == offset && rig.reel.index == item)
  }

  @Test(arguments: [true, false], [0, 0.25, 1, 1.25, 1.9])
  func `a jump stands at a position at once`(isLoop: Bool, position: Double) {
    var rig = Rig.still(isLoop: isLoop)
    rig.handle(.jump(position: position), at: 1)
    // Halving ends within a few last bits of the offset.
    #expect(abs(rig.reel.position - position) < 1e-12 && !rig.reel.isMoving)
    rig.handle(.jump(position: .nan), at: 1)
    #expect(abs(rig.reel.position - position) < 1e-12)
    rig.handle(.jump(position: 1e300), at: 1)
    #expect(rig.offset >= 0 && rig.offset <= 500)
  }

  @Test(arguments: [true, false])
  func `a jump before the first layout waits`(isLoop: Bool) {
    var settings = Reel.Settings()
    settings.isLoop = isLoop
    var reel = Reel(settings: settings)
    _ = reel.handle(.jump(position: 2.25), at: 0, stamp: 0)
    _ = reel.handle(.items(.uniform(count: 9, extent: 100), survivors: nil), at: 0, stamp: 0)
    _ = reel.handle(.layout(Reel.Layout(extent: 300)), at: 0, stamp: 0)
    #expect(reel.index == 2 && abs(reel.position - 2.25) < 1e-12)
  }

  @Test func `from rest it follows the transition's curve`() {
    var rig = Rig.still { $0.curve = .linear }
    rig.handle(Self.select(2), at: 1)
    rig.advance(to: 1.25)
    #expect(abs(rig.offset - 100) < 1e-9)
    let outcome = rig.advance(to: 1.5)
    #expect(rig.offset == 200 && outcome.settled)
  }

  @Test func `not animated it is there at once, and a drag is over`() {
    var rig = Rig.still()
    rig.drag(by: -60, at: 1, lifting: nil)
    #expect(rig.reel.isDragging)
    rig.handle(Self.select(3, animated: false), at: 2)
    #expect(rig.offset == 300 || rig.offset == -200)
    #expect(rig.reel.index == 3 && !rig.reel.isDragging && !rig.reel.isMoving)
    rig.handle(.move(x: -150, y: 0), at: 2.1)
    #expect(rig.reel.index == 3)
  }

  @Test func `every call of next and previous counts`() {
    var rig = Rig.still(count: 5)
    for step in 0..<7 { rig.handle(.step(1, by: .caller), at: 1 + 0.05 * Double(step)) }
    rig.handle(.step(-2, by: .person), at: 1.4)
    #expect(rig.reel.target == 0)
    rig.advance(to: 5)
    #expect(rig.offset == 500)
  }

  @Test func `next at the end of a bounded strip stays there`() {
    var rig = Rig.still(count: 5, isLoop: false)
    rig.handle(Self.select(4, animated: false), at: 1)
    rig.handle(.step(1, by: .caller), at: 2)
    rig.advance(to: 5)
    #expect(rig.reel.index == 4 && rig.offset == 200)
    #expect(rig.reel.target == nil)
  }

  @Test func `during a drag the finger wins, and the last select is carried out at release`() {
    var rig = Rig.still(count: 9)
    let drag = rig.drag(by: -60, at: 1, lifting: nil)
    let offset = rig.offset
    rig.handle(Self.select(5), at: drag.end)
    rig.handle(Self.select(3), at: drag.end)
    rig.advance(to: drag.end + 1)
    #expect(rig.offset == offset)
    rig.handle(.release, at: drag.end + 1)
    #expect(rig.reel.target == 3)
    rig.advance(to: drag.end + 5)
    #expect(rig.reel.index == 3)
  }

  @Test func `before the first layout it is remembered, and shown from the first frame`() {
    var settings = Reel.Settings()
    settings.drive = .still
    settings.alignment = .leading
    var reel = Reel(settings: settings)
    reel.handle(Self.select(3), at: 0)
    #expect(reel.index == nil)
    reel.handle(.items(.uniform(count: 5, extent: 100), survivors: nil), at: 1)
    reel.handle(.layout(Reel.Layout(extent: 300)), at: 2)
    #expect(reel.index == 3 && !reel.isMoving)
    #expect(reel.unwrapped(reel.place) == 300)
    #expect(reel.placements.map { $0 }.first?.item == 3)
  }

  @Test(arguments: [-5, 7, Int.max, Int.min])
  func `an item that is not there counts as the nearest`(item: Int) {
    for isLoop in [true, false] {
      var rig = Rig.still(isLoop: isLoop)
      rig.handle(Self.select(item, animated: false), at: 1)
      #expect(rig.reel.index == (item < 0 ? 0 : 4))
    }
  }

  @Test func `in motion it goes on from the velocity it has, and does not overshoot`() {
    var rig = Rig.still(count: 9)
    rig.handle(Self.select(3), at: 1)
    rig.advance(to: 1.25)
    let velocity = rig.reel.velocity
    #expect(velocity > 500)
    rig.handle(Self.select(4), at: 1.25)
    #expect(abs(rig.reel.velocity - velocity) < 1e-9)
    for frame in 1...300 {
      rig.advance(to: 1.25 + Double(frame) / 100)
      #expect(rig.offset <= 400 + 0.01)
    }
    #expect(rig.offset == 400)
  }

  @Test func `where stops coincide a selected item keeps the index`() {
    // Items of 100 in 300 points: the last three rest at the same end.
    var rig = Rig.still(count: 6, isLoop: false)
    for item in [3, 4, 5, 4] {
      rig.handle(Self.select(item, animated: false), at: 1)
      #expect(rig.reel.index == item && rig.offset == 300)
    }
    // So it does when a drag beyond that end goes back, and one on this side of the next stop.
    for (time, distance) in [(2.0, -40.0), (6, 40)] {
      let drag = rig.drag(by: distance, at: time, lifting: .cancel)
      rig.advance(to: drag.end + 3)
      #expect(rig.reel.index == 4 && rig.reel.position == 4)
    }
    // A drag from further away gives the item nearest that end.
    let away = rig.drag(by: 120, at: 10, lifting: .cancel)
    rig.advance(to: away.end + 3)
    #expect(rig.reel.index == 2)
    let back = rig.drag(by: -120, at: 20, lifting: .cancel)
    rig.advance(to: back.end + 3)
    #expect(rig.reel.index == 5 && rig.reel.position == 5)
  }

  @Test func `with reduced motion a step is a cross-fade`() {
    var rig = Rig.still()
    rig.handle(.hold(.reducedMotion), at: 1)
    let outcome = rig.handle(.step(1, by: .person), at: 2)
    #expect(outcome.crossfades)
    #expect(rig.offset == 100 && rig.reel.index == 1 && !rig.reel.isMoving)
  }
}

/// What is read at the very start of a select.
struct ReelSelectStartTests {
  @Test(arguments: [Reel.Way.forward, .backward, .shortest])
  func `the target and the position are items at once`(way: Reel.Way) {
    var settings = Reel.Settings()
    settings.itemsPerPage = 1
    settings.drive = .still
    var reel = Reel(settings: settings)
    reel.handle(.items(.varying([1, 1, 1]), survivors: nil), at: 1)
    reel.handle(.layout(Reel.Layout(extent: 300)), at: 1)
    for time in [1.0, 1.000001, 1.25] {
      var reel = reel
      reel.handle(.select(item: 1, animated: true, way: way, by: .caller), at: time)
      #expect(reel.target == 1)
      #expect(reel.position == 0)
      #expect(reel.index == 0)
      reel.advance(to: time + 1e-9)
      #expect(reel.target == 1)
      #expect(reel.position >= 0 && reel.position < 3)
    }
  }
}
