import Testing

@testable import RondoCore

/// Stops, anchor, index and position by hand, with numbers.
struct StripStopsTests {
  /// Five items of 100, spacing 10, seam 30, in a window of 300 with insets of 20 and 40, centred.
  static let loop = Strip(
    items: .uniform(count: 5, extent: 100), isLoop: true, spacing: 10, seam: 30,
    window: Window(extent: 300, lead: 20, trail: 40, alignment: 0.5))

  /// Items of 100, 50, 200 and 80, spacing 10: 460 long in a window of 250 with insets of 20 and 30.
  static func row(alignment: Double) -> Strip {
    Strip(
      items: .varying([100, 50, 200, 80]), isLoop: false, spacing: 10,
      window: Window(extent: 250, lead: 20, trail: 30, alignment: alignment))
  }

  @Test func `a turn is the items, the spacings and the seam`() {
    #expect(Self.loop.length == 5 * 100 + 4 * 10 + 30)
    #expect(Self.row(alignment: 0).length == 460)
  }

  @Test(arguments: [(0.0, 20.0), (0.5, 120), (1, 220), (0.25, 70)])
  func `the anchor divides the window between its insets`(alignment: Double, anchor: Double) {
    #expect(Window(extent: 250, lead: 20, trail: 30, alignment: alignment).anchor == anchor)
  }

  @Test func `an item of a loop stops with its aligned point at the anchor`() {
    #expect((-1...6).map { Self.loop.stop(of: $0) } == [-220, -90, 20, 130, 240, 350, 480, 590])
  }

  static let clamped: [(Double, [Double])] = [
    (0, [-20, 90, 150, 240]), (0.5, [-20, 15, 150, 240]), (1, [-20, -20, 150, 240]),
  ]

  @Test(arguments: clamped)
  func `stops of a bounded strip are clamped to its ends`(alignment: Double, stops: [Double]) {
    let strip = Self.row(alignment: alignment)
    #expect((0..<4).map { strip.stop(of: $0) } == stops)
    #expect(strip.minOffset == -20)
    #expect(strip.maxOffset == 460 + 30 - 250)
  }

  @Test(arguments: [(0.0, 0.0), (0.5, -95), (1, -190)])
  func `a strip that fits has one stop, at its alignment`(alignment: Double, offset: Double) {
    let strip = Strip(
      items: .varying([60, 40]), isLoop: false, spacing: 10,
      window: Window(extent: 300, alignment: alignment))
    #expect(strip.fits)
    #expect([0, 1].map { strip.stop(of: $0) } == [offset, offset])
    #expect(strip.minOffset == offset)
    #expect(strip.maxOffset == offset)
  }

  @Test func `an item longer than the window stands aligned, not at the strip's end`() {
    let items = Reel.Items.varying([100, 400])
    let leading = Strip(items: items, isLoop: false, window: Window(extent: 300))
    #expect([0, 1].map { leading.stop(of: $0) } == [0, 100])
    #expect(leading.maxOffset == 200)
    #expect(leading.number(nearest: 200) == 1)
    let trailing = Strip(
      items: .varying([400, 100]), isLoop: false, window: Window(extent: 300, alignment: 1))
    #expect([0, 1].map { trailing.stop(of: $0) } == [100, 200])
    #expect(trailing.minOffset == 0)
    #expect(trailing.position(at: 0) == 0)
  }

  @Test func `a strip as long as the window fits`() {
    let strip = Strip(
      items: .uniform(count: 3, extent: 100), isLoop: false, window: Window(extent: 300))
    #expect(strip.minOffset == 0)
    #expect(strip.maxOffset == 0)
  }

  @Test func `position is the item's number at its stop and linear between stops`() {
    let strip = Self.loop
    for number in -12...12 {
      #expect(strip.position(at: strip.stop(of: number)) == Double(number))
    }
    #expect(strip.position(at: 415) == 4.5)
    #expect(strip.position(at: -155) == -0.5)
    #expect(strip.position(at: 47.5) == 1.25)
    #expect(Self.row(alignment: 0).position(at: 120) == 1.5)
    #expect(Self.row(alignment: 0).position(at: 172.5) == 2.25)
  }

  @Test func `positions across the seam take its whole width`() {
    // Stops of items 4 and 5 lie 130 apart, the others 110.
    #expect(Self.loop.position(at: 350 + 13) == 4.1)
    #expect(Self.loop.position(at: 240 + 11) == 3.1)
  }

  @Test func `the nearest item is the earlier one at a tie`() {
    let strip = Self.loop
    #expect(strip.number(nearest: 415) == 4)
    #expect(strip.number(nearest: 415.001) == 5)
    #expect(strip.number(nearest: -155) == -1)
    #expect(strip.number(nearest: -154.999) == 0)
    #expect(Self.row(alignment: 0).number(nearest: 120) == 1)
  }

  @Test func `beyond its ends a bounded strip is at its first and last item`() {
    let strip = Self.row(alignment: 0.5)
    #expect(strip.number(nearest: -1000) == 0)
    #expect(strip.position(at: -1000) == 0)
    #expect(strip.number(nearest: 1000) == 3)
    #expect(strip.position(at: 1000) == 3)
  }

  @Test func `where stops coincide the item nearest that end is meant`() {
    let strip = Self.row(alignment: 1)
    #expect(strip.number(nearest: -20) == 0)
    #expect(strip.position(at: -20) == 0)
    let end = Strip(
      items: .uniform(count: 6, extent: 100), isLoop: false, window: Window(extent: 250))
    #expect((0..<6).map { end.stop(of: $0) } == [0, 100, 200, 300, 350, 350])
    #expect(end.number(nearest: 350) == 5)
  }

  @Test func `where stops coincide a selected item keeps the index`() {
    let strip = Self.row(alignment: 1)
    #expect(strip.number(nearest: -20, preferring: Strip.Preference(1)) == 1)
    #expect(strip.position(at: -20, preferring: Strip.Preference(1)) == 1)
    #expect(strip.number(nearest: -20, preferring: Strip.Preference(2)) == 0)
    let fitting = Strip(
      items: .uniform(count: 4, extent: 10), isLoop: false, window: Window(extent: 250))
    for item in 0..<4 {
      #expect(fitting.number(nearest: 0, preferring: Strip.Preference(item)) == item)
    }
  }

  @Test func `beyond the stop of an item longer than the window comes the end it can be moved to`()
  {
    let strip = Strip(
      items: .uniform(count: 1, extent: 500), isLoop: false,
      window: Window(extent: 250, alignment: 0.5))
    #expect(strip.stop(beyond: 60, 1, margin: 1e-7) == 125)
    #expect(strip.stop(beyond: 200, 1, margin: 1e-7) == 250)
    #expect(strip.stop(beyond: 60, -1, margin: 1e-7) == 0)
    #expect(strip.stop(beyond: 250, 1, margin: 1e-7) == .infinity)
  }

  @Test func `offset and position are inverse`() {
    for strip in [Self.loop, Self.row(alignment: 0), Self.row(alignment: 0.5)] {
      for step in 0...30 {
        let position = Double(step) * 0.1
        #expect(abs(strip.position(at: strip.offset(atPosition: position)) - position) < 1e-12)
      }
    }
    #expect(Self.loop.offset(atPosition: -0.5) == -155)
  }
}
