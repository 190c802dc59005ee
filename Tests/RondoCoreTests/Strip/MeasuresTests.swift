import Testing

@testable import RondoCore

@Suite struct MeasuresTests {
  /// A list of which some items are measured, and the same with every extent written out.
  private func pair(seed: UInt64) -> (Strip, Strip, count: Int) {
    var random = SeededGenerator(seed: seed)
    let count = Int.random(in: 1...60, using: &random)
    let estimate = Double.random(in: 5...200, using: &random)
    var measures = Measures()
    var extents = [Double](repeating: estimate, count: count)
    for _ in 0..<Int.random(in: 0...count, using: &random) {
      let item = Int.random(in: 0..<count, using: &random)
      extents[item] = Double.random(in: 1...300, using: &random)
      _ = measures.measure(item, extents[item])
    }
    let window = Window(
      extent: Double.random(in: 50...900, using: &random),
      lead: Double.random(in: 0...40, using: &random), alignment: 0.5)
    func strip(_ items: Reel.Items) -> Strip {
      Strip(items: items, isLoop: seed % 2 == 0, spacing: 8, seam: 20, window: window)
    }
    return (
      strip(.estimated(count: count, extent: estimate, measures)), strip(.varying(extents)), count
    )
  }

  @Test(arguments: 0..<200)
  func `a list measured in part lies as if every extent were written out`(seed: UInt64) {
    let (listed, written, count) = pair(seed: seed)
    #expect(abs(listed.length - written.length) < 1e-9, "seed \(seed)")
    #expect(listed.count == written.count && listed.widest >= written.widest, "seed \(seed)")
    for number in 0..<count {
      #expect(abs(listed.start(of: number) - written.start(of: number)) < 1e-9, "seed \(seed)")
      #expect(abs(listed.stop(of: number) - written.stop(of: number)) < 1e-9, "seed \(seed)")
      #expect(listed.extent(of: number) == written.extent(of: number), "seed \(seed)")
    }
    for step in 0..<50 {
      // Between the coordinates at which items begin and end.
      let offset = Double(step) * 0.021_371 * written.length + 0.123
      #expect(
        listed.numbers(from: offset, to: offset + 77)
          == written.numbers(from: offset, to: offset + 77),
        "seed \(seed)")
      #expect(
        abs(listed.position(at: offset) - written.position(at: offset)) < 1e-9, "seed \(seed)")
    }
  }

  @Test func `an item measured anew has its last extent`() {
    var measures = Measures()
    let news = [30.0, 30, 40].map { measures.measure(7, $0) }
    #expect(news == [true, false, true])
    #expect(measures.count == 1)
    let strip = Strip(
      items: .estimated(count: 10, extent: 20, measures), isLoop: false, window: Window(extent: 50))
    #expect(strip.length == 220)
    #expect(strip.start(of: 8) == 180)
  }

  @Test(arguments: [0, -5, .nan, .infinity])
  func `an extent that is none counts as a point`(extent: Double) {
    var measures = Measures()
    _ = measures.measure(1, extent)
    let strip = Strip(
      items: .estimated(count: 3, extent: 20, measures), isLoop: false, window: Window(extent: 50))
    #expect(strip.extent(of: 1) == 1)
    #expect(strip.length == 41)
  }

  @Test func `measures beyond the end of a shorter list do not count`() {
    var measures = Measures()
    _ = measures.measure(9, 100)
    let strip = Strip(
      items: .estimated(count: 5, extent: 20, measures), isLoop: false, window: Window(extent: 50))
    #expect(strip.length == 100)
    #expect(strip.widest == 20)
  }

  @Test func `the place is kept as measures come in`() {
    var reel = Reel()
    var settings = Reel.Settings()
    settings.drive = .still
    settings.paging = .free
    settings.isLoop = false
    settings.alignment = .leading
    var measures = Measures()
    reel.handle(.settings(settings), at: 0)
    reel.handle(.layout(Reel.Layout(extent: 300)), at: 0)
    reel.handle(.items(.estimated(count: 1_000_000, extent: 50, measures), survivors: nil), at: 0)
    reel.handle(.select(item: 500_000, animated: false, way: .shortest, by: .caller), at: 1)
    for item in 499_990..<500_010 {
      _ = measures.measure(item, Double(30 + item % 40))
      reel.handle(.items(.estimated(count: 1_000_000, extent: 50, measures), survivors: nil), at: 2)
      #expect(reel.index == 500_000)
      let first = reel.placements.first { $0.item == 500_000 }
      #expect(abs(first?.start ?? .nan) < 1e-6)
    }
  }
}
