import RondoCore

/// Plays a recorded life of a reel, line by line; the same source plays it natively and in a browser.
///
/// A line is one of `set key value`, `items count extent`, `extents a b c`, `window extent mirrored`,
/// `at time event ...` and `see time turn offset index`. It comes here as its first word, its second
/// (a setting) or third (an event), and its numbers, since Embedded Swift has no text to speak of.
package struct TracePlayer {
  /// What a `see` line sees.
  package struct Sight: Equatable {
    package var turn: Int
    /// Points.
    package var offset: Double
    /// The index, or -1 for none.
    package var index: Int
  }

  private var settings = Reel.Settings()
  private var reel: Reel?

  package init() {}

  /// The first eight bytes of a word, the first of them lowest.
  package static func word(_ text: StaticString) -> UInt64 {
    var word: UInt64 = 0
    for place in 0..<min(text.utf8CodeUnitCount, 8) {
      word |= UInt64(text.utf8Start[place]) << UInt64(8 * place)
    }
    return word
  }

  /// Plays a line; nil for one that is not understood.
  ///
  /// - Parameters:
  ///   - line: Its first word.
  ///   - detail: The setting of a `set`, the event of an `at`.
  ///   - numbers: What follows, the time of `at` and `see` first.
  package mutating func play(_ line: UInt64, _ detail: UInt64, _ numbers: [Double]) -> Sight? {
    guard let first = numbers.first else { return nil }
    var reel = self.reel ?? Reel(settings: settings)
    defer { if line != Self.word("set") { self.reel = reel } }
    switch line {
    case Self.word("set"):
      guard set(detail, first) else { return nil }
      return Sight(turn: 0, offset: 0, index: -1)
    case Self.word("items"), Self.word("extents"):
      let isUniform = line == Self.word("items") && numbers.count > 1
      reel.handle(
        .items(
          isUniform ? .uniform(count: Int(first), extent: numbers[1]) : .varying(numbers),
          survivors: nil),
        at: reel.time.isFinite ? reel.time : 0)
    case Self.word("window"):
      guard numbers.count > 1 else { return nil }
      reel.handle(
        .layout(Reel.Layout(extent: first, breadth: 100, isMirrored: numbers[1] == 1)),
        at: reel.time)
    case Self.word("at"):
      guard let event = Self.event(detail, numbers) else { return nil }
      reel.handle(event, at: first)
    case Self.word("see"): reel.advance(to: first)
    default: return nil
    }
    return Sight(turn: reel.place.turn, offset: reel.place.offset, index: reel.index ?? -1)
  }

  private mutating func set(_ key: UInt64, _ value: Double) -> Bool {
    switch key {
    case Self.word("vertical"): settings.axis = value == 1 ? .vertical : .horizontal
    case Self.word("loop"): settings.isLoop = value == 1
    case Self.word("bounces"): settings.bounces = value == 1
    case Self.word("still"): settings.drive = .still
    case Self.word("drift"): settings.drive = .drift(speed: value)
    case Self.word("shuttle"): settings.drive = .shuttle(speed: value)
    case Self.word("interval"): settings.interval = value
    case Self.word("spacing"): settings.spacing = value
    case Self.word("alignment"): settings.alignment = .fraction(value)
    case Self.word("paging"): settings.paging = Reel.Paging(rawValue: UInt8(value)) ?? .page
    case Self.word("epoch"): settings.epoch = value
    case Self.word("dwell"): settings.dwell = value
    default: return false
    }
    return true
  }

  private static func event(_ name: UInt64, _ numbers: [Double]) -> Reel.Event? {
    // After the time; an event that needs more numbers than there are reads zeros.
    let first = numbers.count > 1 ? numbers[1] : 0
    let second = numbers.count > 2 ? numbers[2] : 0
    switch name {
    case word("press"): return .press(.touch, along: first)
    case word("move"): return .move(x: first, y: second)
    case word("release"): return .release
    case word("cancel"): return .cancel
    case word("wheel"): return .wheel(x: first, y: second, .continuous)
    case word("notch"): return .wheel(x: first, y: second, .notched)
    case word("select"):
      return .select(item: Int(first), animated: true, way: .shortest, by: .caller)
    case word("jump"):
      return .select(item: Int(first), animated: false, way: .shortest, by: .caller)
    case word("step"): return .step(Int(first), by: .caller)
    case word("hold"): return .hold(.hover)
    case word("unhold"): return .unhold(.hover)
    case word("seek"): return .seek(first)
    case word("unseek"): return .seek(nil)
    case word("stop"): return .stop
    case word("start"): return .start
    case word("items"):
      return .items(.uniform(count: Int(first), extent: second), survivors: nil)
    case word("window"): return .layout(Reel.Layout(extent: first, isMirrored: second == 1))
    default: return nil
    }
  }
}
