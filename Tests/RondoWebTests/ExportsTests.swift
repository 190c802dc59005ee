import Testing

@testable import RondoWeb

/// The exports share one desk, so one test runs at a time.
@Suite(.serialized) struct ExportsTests {
  @Test func `the interface has a number`() {
    #expect(interfaceNumber() == 8)
  }

  @Test(arguments: [Int32(0), -1, 999_999, .max, .min])
  func `a handle of no reel does nothing and answers 0`(handle: Int32) {
    destroy(handle)
    #expect(settings(handle, 0, 0) == nil)
    #expect(layout(handle, 100, 100, 0, 0) == nil)
    #expect(items(handle, 3, -1, 1, 0) == nil)
    #expect(list(handle, 3, 10, -1, 0) == nil)
    #expect(intervals(handle, 3, 0) == nil)
    #expect(seek(handle, 3, 0) == nil)
    #expect(follow(handle, 1, 0) == nil)
    #expect(indicator(handle, 1) == 0)
    #expect(fades(handle, 20) == 0)
    #expect(impressions(handle, 1) == 0)
    #expect(pointer(handle, 0, 0, 0, 0, 0, 0) == nil)
    #expect(wheel(handle, 1, 1, 0, 0, 0) == nil)
    #expect(arrow(handle, 1, 0, 0) == nil)
    #expect(select(handle, 0, 1, 0, 0, 0) == nil)
    #expect(jump(handle, 1, 0) == nil)
    #expect(command(handle, 1, 1, 0) == nil)
    #expect(look(handle, 0) == nil)
    #expect(place(handle) == 0)
    #expect(script(handle) == 0)
  }

  @Test func `a handle is used again after its reel is gone`() {
    let first = create()
    destroy(first)
    let second = create()
    defer { destroy(second) }
    #expect(first == second)
  }

  @Test func `a carousel goes from its settings to a script`() {
    let banner = TestBanner(.carousel, [.itemsPerPage: 1], extents: [1, 1, 1])
    #expect(banner.report(.count) == 3)
    #expect(banner.report(.index) == 0)
    #expect(script(banner.handle) > 0)
    // Three pages, of which one and its neighbour are seen within the horizon.
    #expect(banner.numbers[0] == 3)
  }

  @Test func `dots follow a step and stories the dwell before it`() {
    let banner = TestBanner(.carousel, [.itemsPerPage: 1, .interval: 2], extents: [1, 1, 1])
    banner.advance(by: 1)
    #expect(indicator(banner.handle, 1) > 0)
    // The first of three: fully shown, until a step begins.
    #expect(banner.numbers[0] > 1)
    #expect(banner.numbers[2] == 1)
    #expect(indicator(banner.handle, 3) > 0)
    #expect(abs(banner.numbers[2] - 1 / 1.5) < 1e-9)
    // At the end of the dwell it is full.
    #expect(abs(banner.numbers[7] - banner.numbers[1] - 0.5) < 1e-9)
    #expect(banner.numbers[8] == 1)
  }

  @Test func `a position is told as one value`() {
    let banner = TestBanner(.pager, [.itemsPerPage: 1], extents: [1, 1, 1, 1])
    _ = select(banner.handle, 2, 0, 0, 2, 0)
    #expect(indicator(banner.handle, 0) >= 7)
    #expect(banner.numbers[2] == 2)
  }

  @Test func `nothing is scripted where nothing moves`() {
    let banner = TestBanner(.pager, [.itemsPerPage: 1], extents: [1, 1, 1])
    #expect(script(banner.handle) == 0)
    // A header of four and one page of eleven numbers.
    #expect(place(banner.handle) == 15)
  }

  @Test func `a short loop has several views of each item`() {
    let banner = TestBanner(.marquee, [.runsWhenFits: 1, .gap: 10], extents: [50])
    #expect(banner.report(.views) == 6)
  }

  @Test func `the seam widens for items that cannot be copied`() {
    let banner = TestBanner(
      .marquee, [.runsWhenFits: 1, .gap: 10], extents: [50], canBeCopied: false)
    #expect(banner.report(.views) == 1)
    banner.advance(by: 1)
    #expect(place(banner.handle) == 15)
  }

  @Test func `a duration is that of a turn`() {
    let banner = TestBanner(
      .marquee, [.runsWhenFits: 1, .gap: 50, .duration: 2], extents: [200, 100])
    banner.advance(by: 1)
    let half = banner.report(.position)
    banner.advance(by: 1)
    // 350 points in two seconds: half a turn is 25 points before the second item.
    #expect(abs(half - 0.875) < 1e-9)
    #expect(abs(banner.report(.position)) < 1e-9 || abs(banner.report(.position) - 2) < 1e-9)
  }

  @Test func `the offsets of a script never go back`() {
    for start in 0..<40 {
      let banner = TestBanner(
        .carousel, [.itemsPerPage: 1, .interval: 0.3, .transition: 0.5], extents: [1, 1, 1],
        at: 0.123_456 + 0.0371 * Double(start))
      for _ in 0..<20 {
        let count = Int(script(banner.handle))
        var place = 4
        while place < count {
          let keyframes = Int(banner.numbers[place + 5])
          place += 6
          var last = 0.0
          for _ in 0..<keyframes {
            #expect(banner.numbers[place] >= last && banner.numbers[place] <= 1)
            last = banner.numbers[place]
            place += 14
          }
        }
        banner.advance(by: 0.0731)
      }
    }
  }

  @Test func `a look changes nothing`() {
    let banner = TestBanner(.marquee, [.speed: 50], extents: [200, 200, 200])
    let before = banner.report(.position)
    let ahead = look(banner.handle, banner.time + 2)!
    #expect(ahead[TestBanner.Field.position.rawValue] > before)
    banner.advance(by: 0)
    #expect(banner.report(.position) == before)
  }
}

// MARK: Changed items

extension ExportsTests {
  /// Three pages of a window's width, of which the first goes and another comes behind the last.
  private func change(_ options: Int32, reduced: Bool = false) -> [Double] {
    let banner = TestBanner(
      .pager, [.itemsPerPage: .nan, .transition: 0.4], extents: [100, 100, 100])
    if reduced { _ = command(banner.handle, Command.hold.rawValue, 32, banner.time) }
    for (place, number) in [100, 100, 100, -1, 0, 1].enumerated() {
      buffer(64)![place] = Double(number)
    }
    _ = items(banner.handle, 3, 3, options, banner.time)
    let count = Int(RondoWeb.change(banner.handle))
    return (0..<count).map { banner.numbers[$0] }
  }

  @Test func `changed items tell which views leave, come and slide`() {
    let numbers = change(3)
    #expect(numbers.prefix(2) == [1, 0.4])
    let parts = stride(from: 2, to: numbers.count, by: 14).map { Array(numbers[$0..<$0 + 14]) }
    // Its part, its item, its place and how far right of it it begins.
    #expect(
      parts.map { [$0[0], $0[1], $0[3], $0[12]] } == [
        [0, 0, 0, 0], [2, 0, 0, 100], [2, 1, 100, 100], [1, 2, 200, 0],
      ])
  }

  @Test(arguments: [(Int32(1), false), (3, true)])
  func `changed items just stand there unless they are to be shown`(options: Int32, reduced: Bool) {
    #expect(change(options, reduced: reduced).isEmpty)
  }
}

/// A reel of the module's with a window of 300 by 100 points.
final class TestBanner {
  enum Field: Int {
    case index = 8
    case position = 10
    case views = 20
    case count = 21
  }

  let handle = create()
  private(set) var time: Double

  init(
    _ kind: ElementKind, _ values: [SettingsCode: Double], extents: [Double],
    canBeCopied: Bool = true, at time: Double = 1
  ) {
    self.time = time
    let numbers = buffer(64)!
    for place in 0..<64 { numbers[place] = .nan }
    for (code, value) in values { numbers[code.rawValue] = value }
    _ = settings(handle, kind.rawValue, time)
    _ = layout(handle, 300, 100, 0, time)
    for (place, extent) in extents.enumerated() { buffer(64)![place] = extent }
    _ = items(handle, Int32(extents.count), -1, canBeCopied ? 1 : 0, time)
  }

  deinit { destroy(handle) }

  var numbers: UnsafeMutablePointer<Double> { buffer(0)! }

  func advance(by seconds: Double) {
    time += seconds
    _ = command(handle, Command.advance.rawValue, 0, time)
  }

  func report(_ field: Field) -> Double { look(handle, time)![field.rawValue] }
}
