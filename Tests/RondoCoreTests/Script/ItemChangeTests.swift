import Testing

@testable import RondoCore

/// Items that come, go and move while they are looked at.
struct ItemChangeTests {
  /// A strip of named items of 100 points in a window of 300, and the names it had before.
  private struct Named {
    var reel: Reel
    var names: [Int]
    var change: ItemChange?

    init(_ names: [Int], isLoop: Bool = false, drive: Reel.Drive = .still) {
      var settings = Reel.Settings()
      settings.drive = drive
      settings.isLoop = isLoop
      settings.alignment = .leading
      settings.paging = drive == .still ? .item : .free
      settings.curve = .linear
      reel = Reel(settings: settings)
      self.names = names
      reel.handle(.items(.uniform(count: names.count, extent: 100), survivors: nil), at: 0)
      reel.handle(.layout(Reel.Layout(extent: 300, breadth: 50)), at: 0)
    }

    mutating func show(_ new: [Int]) {
      let survivors = names.enumerated().map { old, name in
        Reel.Survivor(old: old, new: new.firstIndex(of: name))
      }
      change = ItemChange(of: reel, to: survivors)
      names = new
      reel.handle(
        .items(.uniform(count: new.count, extent: 100), survivors: survivors), at: reel.time)
    }

    /// Where each name is seen, of several of its views the leftmost; the change included.
    func places(after seconds: Double = 0) -> [Int: Double] {
      var reel = reel
      reel.advance(to: reel.time + seconds)
      let (now, handover) = (Handover(reel), Handover(self.reel))
      var places: [Int: Double] = [:]
      for (number, here) in zip(handover.numbers(preload: 1), now.numbers(preload: 1)) {
        let item = handover.writer.strip.item(ofNumber: number)
        var x = now.pose(of: here).x
        if case .slides(let slide)? = change?.entrance(of: number, in: handover) {
          x += slide.rest(at: reel.time).x
        }
        places[names[item]] = min(x, places[names[item]] ?? .infinity)
      }
      return places
    }

    func entrance(_ name: Int) -> ItemChange.Entrance? {
      let handover = Handover(reel)
      let number = handover.numbers(preload: 1).first {
        names[handover.writer.strip.item(ofNumber: $0)] == name && handover.isVisible($0)
      }
      return number.flatMap { change?.entrance(of: $0, in: handover) }
    }
  }

  @Test func `what moved slides, what is new fades in, what is gone fades out where it was`() {
    var strip = Named([1, 2, 3, 4, 5])
    strip.show([1, 9, 3, 2, 4])
    #expect(strip.places()[3] == 200 && strip.places()[2] == 100)
    #expect(strip.places(after: 0.25)[2] == 200)
    #expect(strip.places(after: 0.5)[2] == 300)
    #expect(strip.entrance(1) == .stands && strip.entrance(9) == .fades)
    #expect(strip.change?.leaving == [])
    strip.show([1, 2, 4])
    #expect(strip.change?.leaving.map(\.item) == [1, 2])
  }

  @Test func `what is pushed out of the window goes there from where it was seen`() throws {
    var strip = Named([1, 2, 3, 4])
    strip.show([1, 8, 9, 2, 3, 4])
    let handover = Handover(strip.reel)
    let exit = try #require(strip.change?.exit(ofItem: 4, in: handover))
    #expect(handover.pose(of: exit.number).x == 400 && exit.slide.x == -200)
    // The fourth was not seen.
    #expect(strip.change?.exit(ofItem: 5, in: handover) == nil)
  }

  @Test func `on a loop an item comes from the nearer side`() {
    var strip = Named([1, 2, 3, 4, 5], isLoop: true)
    strip.show([1, 5, 2, 3, 4])
    guard case .slides(let slide)? = strip.entrance(5) else {
      Issue.record("5 does not slide")
      return
    }
    #expect(slide.x == -200)
  }

  @Test func `nothing is seen to jump, whatever changes in the middle of a drift`() {
    for seed in 1...200 as ClosedRange<UInt64> {
      var random = SeededGenerator(seed: seed)
      let all = Array(0..<12)
      var strip = Named(
        Array(all.shuffled(using: &random).prefix(8)), isLoop: seed % 2 == 0,
        drive: .drift(speed: 40))
      strip.reel.advance(to: random.double(in: 0...9))
      let before = strip.places()
      strip.show(Array(all.shuffled(using: &random).prefix(random.int(in: 4...12))))
      for (name, place) in strip.places() {
        guard strip.entrance(name) != nil, let old = before[name] else { continue }
        // A loop shows an item that comes back from the other side where it is nearer.
        let jump = abs(place - old).remainder(dividingBy: 800)
        let isNear = place > -100 && place < 300 && old > -100 && old < 300
        #expect(!isNear || abs(jump) < 1e-6, "seed \(seed), item \(name): \(old) to \(place)")
      }
    }
  }

  @Test func `where a step takes no time or motion is reduced there is none`() {
    var strip = Named([1, 2, 3])
    strip.reel.handle(.hold(.reducedMotion), at: 0)
    strip.show([3, 2, 1])
    #expect(strip.change == nil && !strip.reel.showsChanges)
    var settings = strip.reel.settings
    settings.transition = 0
    var quick = Named([1, 2, 3])
    quick.reel.handle(.settings(settings), at: 0)
    quick.show([3, 2, 1])
    #expect(quick.change == nil)
  }

  @Test func `a slide in the middle of another begins where that one is`() {
    let slide = Slide(x: 100, y: -40, start: 2, duration: 0.5, curve: .linear)
    #expect(slide.rest(at: 1) == (100, -40) && slide.rest(at: 2.25) == (50, -20))
    #expect(slide.rest(at: 2.5) == (0, 0) && slide.end == 2.5)
    let next = Slide(x: 30, y: 0, start: 2.25, duration: 0.5, curve: .linear)
      .adding(slide.rest(at: 2.25))
    #expect(next.x == 80 && next.y == -20)
    #expect(!Slide(x: 0.001, y: 0, start: 0, duration: 1, curve: .linear).isSeen)
  }
}
