@testable import RondoCore

/// Events as no host should send them: numbers that are none, sizes without measure, in any order.
struct WildEvents {
  private var random: SeededGenerator
  private var pressed = false

  init(seed: UInt64) {
    random = SeededGenerator(seed: seed)
  }

  private static let awkward: [Double] = [
    0, -0.0, 1, -1, .nan, .infinity, -.infinity, .leastNonzeroMagnitude, -1e-300, 1e-9, 0.1, 1e9,
    -1e9, 1e12, 1e16,
    1e300, -1e300, .greatestFiniteMagnitude,
  ]

  private static let awkwardCounts = [0, 1, 2, -1, 7, 1000, 1 << 31, 1 << 40, .max, .min]

  mutating func number(in range: ClosedRange<Double>) -> Double {
    random.oneIn(4) ? Self.awkward[random.int(below: Self.awkward.count)] : random.double(in: range)
  }

  mutating func count(in range: ClosedRange<Int>) -> Int {
    random.oneIn(6)
      ? Self.awkwardCounts[random.int(below: Self.awkwardCounts.count)] : random.int(in: range)
  }

  /// Returns the next time after one: soon, late, early, or no time at all.
  mutating func time(after time: Double) -> Double {
    let last = time.isFinite ? time : 0
    switch random.int(below: 40) {
    case 0: return last - random.double(in: 0...100)
    case 1: return [.nan, .infinity, -.infinity, -1e300, 0][random.int(below: 5)]
    case 2: return last
    case 3: return last + random.double(in: 0...1e5)
    case 4 where random.oneIn(100): return last + random.double(in: 0...1e10)
    default: return last + random.double(in: 0...0.4)
    }
  }

  mutating func event() -> Reel.Event {
    // A finger that is down mostly moves.
    if pressed, !random.oneIn(4) {
      return .move(x: number(in: -300...300), y: number(in: -90...90))
    }
    switch random.int(below: 22) {
    case 0: return .settings(settings())
    case 1:
      return .layout(
        Reel.Layout(
          extent: number(in: 1...600), breadth: number(in: 1...600), isMirrored: random.oneIn(2)))
    case 2:
      return random.oneIn(2)
        ? .items(items(), survivors: survivors())
        : .swap(items(), survivors: survivors(), replacing: random.oneIn(2))
    case 3: return .extent(item: count(in: 0...9), number(in: 1...300))
    case 4:
      if random.oneIn(3) { return .intervals(nil) }
      let count = random.int(below: 9)
      return .intervals((0..<count).map { _ in number(in: 0.1...4) })
    case 5, 6, 7:
      pressed = true
      return .press(
        [.touch, .mouse, .pen][random.int(below: 3)], along: number(in: 0...400))
    case 8:
      pressed = false
      return .release
    case 9:
      pressed = false
      return .cancel
    case 10:
      return .wheel(
        x: number(in: -50...50), y: number(in: -50...50),
        random.oneIn(2) ? .continuous : .notched)
    case 11: return .arrow(x: count(in: -1...1), y: count(in: -1...1))
    case 12:
      return .select(
        item: count(in: -2...12), animated: !random.oneIn(4),
        way: [.shortest, .forward, .backward][random.int(below: 3)],
        by: random.oneIn(2) ? .person : .caller)
    case 13: return .step(count(in: -3...3), by: .caller)
    case 14: return [.start, .stop, .reset][random.int(below: 3)]
    case 15: return .seek(random.oneIn(3) ? nil : number(in: 0...60))
    case 16: return .hold(Reel.HoldReasons(rawValue: UInt16(truncatingIfNeeded: random.next())))
    case 17, 18: return .unhold(Reel.HoldReasons(rawValue: .max))
    case 19: return .personSwitch([.automatic, .paused, .playing][random.int(below: 3)])
    case 20: return .listen(Reel.Listening(rawValue: UInt8(random.int(below: 16))))
    default: return .release
    }
  }

  mutating func items() -> Reel.Items {
    if random.oneIn(2) { return .uniform(count: count(in: 0...9), extent: number(in: 1...300)) }
    let count = random.oneIn(6) ? 0 : random.int(below: 10)
    return .varying((0..<count).map { _ in number(in: 1...300) })
  }

  private mutating func survivors() -> [Reel.Survivor]? {
    if random.oneIn(3) { return nil }
    let number = random.int(below: 10)
    return (0..<number).map { _ in
      Reel.Survivor(old: count(in: 0...9), new: random.oneIn(4) ? nil : count(in: 0...9))
    }
  }

  mutating func settings() -> Reel.Settings {
    var settings = RandomScript.settings(&random)
    if random.oneIn(3) { settings.spacing = number(in: 0...40) }
    if random.oneIn(3) { settings.seam = number(in: 0...90) }
    if random.oneIn(3) { settings.leadingInset = number(in: 0...90) }
    if random.oneIn(3) { settings.trailingInset = number(in: 0...90) }
    if random.oneIn(4) { settings.alignment = .fraction(number(in: -1...2)) }
    if random.oneIn(4) { settings.itemsPerPage = count(in: -1...5) }
    if random.oneIn(4) { settings.stride = count(in: -1...5) }
    if random.oneIn(3) { settings.drive = .drift(speed: number(in: 0...200)) }
    if random.oneIn(6) { settings.drive = .shuttle(speed: number(in: 0...200)) }
    if random.oneIn(3) { settings.interval = number(in: 0.1...4) }
    if random.oneIn(3) { settings.transition = number(in: 0...1) }
    if random.oneIn(4) {
      settings.curve = TransitionCurve(
        number(in: 0...1), number(in: -1...2), number(in: 0...1), number(in: -1...2))
    }
    if random.oneIn(3) { settings.delay = number(in: 0...1) }
    if random.oneIn(3) { settings.dwell = number(in: 0...1) }
    if random.oneIn(4) { settings.repeatCount = count(in: 0...3) }
    if random.oneIn(4) { settings.epoch = number(in: -100...100) }
    if random.oneIn(6) { settings.runsWhile = [.hover, .focus] }
    if random.oneIn(3) { settings.flickThreshold = number(in: 0...100) }
    if random.oneIn(8) { settings.allowedDirections = [] }
    if random.oneIn(4) {
      settings.effect =
        [.fade, .zoom, .depth, .coverFlow, .cards, .cube, .wheel, .parallax][
          random.int(below: 8)]
    }
    settings.isDraggable = !random.oneIn(8)
    return settings
  }
}
