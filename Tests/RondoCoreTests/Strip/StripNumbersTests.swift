import Testing

@testable import RondoCore

/// Items, turns and slots by hand, with numbers.
struct StripNumbersTests {
  /// Items of 100, 50 and 200, spacing 10, seam 40: a turn of 410.
  static let loop = Strip(
    items: .varying([100, 50, 200]), isLoop: true, spacing: 10, seam: 40,
    window: Window(extent: 300))

  @Test func `a number is an item on a turn`() {
    let strip = Self.loop
    #expect((-4...4).map { strip.item(ofNumber: $0) } == [2, 0, 1, 2, 0, 1, 2, 0, 1])
    #expect((-4...4).map { strip.turn(ofNumber: $0) } == [-2, -1, -1, -1, 0, 0, 0, 1, 1])
  }

  @Test func `an item starts one length earlier on the turn before`() {
    let strip = Self.loop
    #expect((-3...3).map { strip.start(of: $0) } == [-410, -300, -240, 0, 110, 170, 410])
    #expect((-3...3).map { strip.extent(of: $0) } == [100, 50, 200, 100, 50, 200, 100])
  }

  @Test func `items without an extent are not shown and keep their indices`() {
    let strip = Strip(
      items: .varying([0, 100, -5, .nan, 50, .infinity, 20]), isLoop: true, spacing: 10, seam: 10,
      window: Window(extent: 300))
    #expect(strip.count == 3)
    #expect(strip.itemCount == 7)
    #expect((-3...2).map { strip.item(ofNumber: $0) } == [1, 4, 6, 1, 4, 6])
    #expect(strip.length == 100 + 50 + 20 + 30)
    #expect((0...2).map { strip.start(of: $0) } == [0, 110, 170])
  }

  @Test func `a hidden item stands for the next shown one, at the end for the last`() {
    let strip = Strip(
      items: .varying([0, 100, 0, 50, 0]), isLoop: false, window: Window(extent: 300))
    #expect((0..<5).map { strip.ordinal(ofItem: $0) } == [0, 0, 1, 1, 1])
  }

  @Test func `slots are the frames that meet an interval, touching ones excepted`() {
    let strip = Self.loop
    #expect(strip.numbers(from: 0, to: 300) == 0..<3)
    #expect(strip.numbers(from: 100, to: 110).isEmpty)
    #expect(strip.numbers(from: 99, to: 111) == 0..<2)
    #expect(strip.numbers(from: 370, to: 411) == 3..<4)
    #expect(strip.numbers(from: -451, to: 1) == -4..<1)
    #expect(strip.numbers(from: 5, to: 5).isEmpty)
    #expect(strip.numbers(from: .nan, to: 5).isEmpty)
  }

  @Test func `a bounded strip has no slots beyond its ends`() {
    let strip = Strip(
      items: .uniform(count: 4, extent: 100), isLoop: false, window: Window(extent: 300))
    #expect(strip.numbers(from: -500, to: 900) == 0..<4)
    #expect(strip.numbers(from: -500, to: -1).isEmpty)
    #expect(strip.numbers(from: 400, to: 900).isEmpty)
  }

  @Test func `a loop shorter than the window shows an item on several turns`() {
    let strip = Strip(
      items: .uniform(count: 2, extent: 50), isLoop: true, window: Window(extent: 300))
    #expect(strip.numbers(from: 10, to: 310) == 0..<7)
    #expect((0..<7).map { strip.item(ofNumber: $0) } == [0, 1, 0, 1, 0, 1, 0])
  }

  @Test func `one item loops`() {
    let strip = Strip(
      items: .uniform(count: 1, extent: 120), isLoop: true, spacing: 5, seam: 30,
      window: Window(extent: 300))
    #expect(strip.length == 150)
    #expect(strip.numbers(from: 0, to: 300) == 0..<2)
    #expect(strip.stop(of: -2) == -300)
  }

  @Test func `a loop under one point is empty`() {
    let window = Window(extent: 300)
    for (extent, seam, count) in [(0.99, 0, 0), (1, 0, 1), (0.5, 0.5, 1)] {
      let items = Reel.Items.uniform(count: 1, extent: extent)
      #expect(Strip(items: items, isLoop: true, seam: seam, window: window).count == count)
    }
  }

  @Test func `a million items are addressed like ten`() {
    let strip = Strip(
      items: .uniform(count: 1_000_000, extent: 320), isLoop: true, window: Window(extent: 320))
    #expect(strip.length == 320_000_000)
    #expect(strip.numbers(from: 319_999_990, to: 320_000_310) == 999_999..<1_000_001)
    #expect(strip.item(ofNumber: -1) == 999_999)
    #expect(strip.position(at: 160_000_160) == 500_000.5)
  }
}
