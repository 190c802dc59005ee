import Testing

@testable import RondoCore

/// Pages by hand, with numbers.
struct StripPagesTests {
  static func strip(count: Int, stride: Int, isLoop: Bool, window: Double = 300) -> Strip {
    Strip(
      items: .uniform(count: count, extent: 100), isLoop: isLoop, window: Window(extent: window),
      stride: stride)
  }

  @Test func `a turn's last page may be short`() {
    let strip = Self.strip(count: 7, stride: 3, isLoop: true)
    #expect(strip.pageCount == 3)
    #expect((0..<7).map { strip.page(ofNumber: $0) } == [0, 0, 0, 1, 1, 1, 2])
    #expect((-3...4).map { strip.number(ofPage: $0) } == [-7, -4, -1, 0, 3, 6, 7, 10])
  }

  @Test func `pages are counted from item 0 on each turn`() {
    let strip = Self.strip(count: 7, stride: 3, isLoop: true)
    #expect(strip.page(ofNumber: 7) == 3)
    #expect(strip.page(ofNumber: -1) == -1)
    #expect(strip.page(ofNumber: -2) == -2)
    #expect(strip.page(ofNumber: -7) == -3)
  }

  @Test(arguments: [(7, 3), (6, 2), (1, 1), (3, 1), (9, 3)])
  func `a bounded strip's last page rests at its end`(count: Int, pages: Int) {
    let strip = Self.strip(count: count, stride: 3, isLoop: false)
    #expect(strip.pageCount == pages)
    let last = strip.stop(of: strip.number(ofPage: pages - 1))
    #expect(last == strip.maxOffset)
    #expect(strip.page(ofNumber: count - 1) == pages - 1)
  }

  @Test func `a stride past the count is one page`() {
    #expect(Self.strip(count: 4, stride: 9, isLoop: true).pageCount == 1)
    #expect(Self.strip(count: 4, stride: 9, isLoop: true).number(ofPage: -1) == -4)
  }

  @Test(arguments: [0, -3]) func `a stride below one is one`(stride: Int) {
    #expect(Self.strip(count: 4, stride: stride, isLoop: true).pageCount == 4)
  }

  @Test(arguments: [(7, 3, true), (7, 3, false), (5, 1, false), (3, 1, false), (1, 1, true)])
  func `the item of a page rests at that page, of one that is not there at the nearest`(
    count: Int, stride: Int, isLoop: Bool
  ) {
    let strip = Self.strip(count: count, stride: stride, isLoop: isLoop)
    for page in -1...strip.pageCount {
      let item = strip.item(ofPage: page)
      #expect(item.map(strip.page(ofNumber:)) == min(max(page, 0), strip.pageCount - 1))
    }
    #expect(Self.strip(count: 0, stride: stride, isLoop: isLoop).item(ofPage: 0) == nil)
  }
}
