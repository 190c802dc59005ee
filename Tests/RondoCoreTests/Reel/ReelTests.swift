import Testing

@testable import RondoCore

/// What the engine does, in a few plain examples.
@Suite struct ReelTests {
  private func carousel(
    count: Int = 5, extent: Double = 300, _ change: (inout Reel.Settings) -> Void = { _ in }
  ) -> Reel {
    var settings = Reel.Settings()
    change(&settings)
    var reel = Reel(settings: settings)
    reel.handle(.items(.uniform(count: count, extent: extent), survivors: nil), at: 0)
    reel.handle(.layout(Reel.Layout(extent: extent)), at: 0)
    return reel
  }

  @Test func `steps every interval and ends each step on time`() {
    var reel = carousel()
    #expect(reel.index == 0)
    #expect(reel.nextWake == 2.5)
    reel.advance(to: 2.75)
    #expect(abs(reel.place.offset - 150) < 1e-9)
    #expect(reel.target == 1)
    let outcome = reel.advance(to: 3)
    #expect(outcome.settled && outcome.indexAfter == 1)
    #expect(reel.place == Reel.Place(turn: 0, offset: 300))
    reel.advance(to: 15)
    #expect(reel.place == Reel.Place(turn: 1, offset: 0))
  }

  @Test func `a hold keeps what is left of the dwell`() {
    var reel = carousel()
    reel.handle(.hold(.hover), at: 2)
    #expect(reel.nextWake == nil)
    reel.handle(.unhold(.hover), at: 10)
    #expect(reel.nextWake == 10.5)
  }

  @Test func `drifts, is dragged, coasts and drifts on`() {
    var reel = carousel { settings in
      settings.drive = .drift(speed: 40)
      settings.paging = .free
      settings.alignment = .leading
    }
    reel.advance(to: 1)
    #expect(reel.place.offset == 40)
    #expect(reel.nextWake == nil)
    reel.handle(.press(.touch, along: 100), at: 1)
    reel.advance(to: 2)
    #expect(reel.place.offset == 40)
    for k in 1...10 {
      let t = 2 + Double(k) / 100
      reel.handle(.move(x: -10 * Double(k), y: 0), at: t)
    }
    #expect(reel.place.offset == 130)
    reel.handle(.release, at: 2.1)
    #expect(abs(reel.velocity - 1000) < 1)
    reel.advance(to: 30)
    #expect(reel.velocity == 40)
  }

  @Test func `a flick goes one page`() {
    var reel = carousel { $0.drive = .still }
    reel.handle(.press(.touch, along: 100), at: 0)
    for k in 1...10 { reel.handle(.move(x: 10 * Double(k), y: 1), at: Double(k) / 100) }
    reel.handle(.release, at: 0.1)
    #expect(reel.target == 4)
    let outcome = reel.advance(to: 5)
    #expect(outcome.settled)
    #expect(reel.index == 4)
    #expect(reel.place == Reel.Place(turn: -1, offset: 1200))
  }

  @Test func `every one of 24 quick calls of next counts`() {
    var reel = carousel { $0.drive = .still }
    for k in 0..<24 { reel.handle(.step(1, by: .caller), at: Double(k) * 0.07) }
    reel.advance(to: 10)
    #expect(reel.index == 24 % 5)
    #expect(reel.place.turn == 4)
  }

  @Test func `keeps the item through a resize`() {
    var reel = carousel(count: 5) { $0.itemsPerPage = 1 }
    reel.handle(.select(item: 3, animated: false, way: .shortest, by: .caller), at: 1)
    reel.handle(.layout(Reel.Layout(extent: 500)), at: 1.5)
    #expect(reel.index == 3)
    #expect(reel.place.offset == 1500)
    #expect(reel.nextWake == 3.5)
  }
}
