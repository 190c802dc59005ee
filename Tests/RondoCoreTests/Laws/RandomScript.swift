@testable import RondoCore

/// A random life of a reel: its settings, items and window, and what happens to it.
struct RandomScript {
  struct Entry {
    var time: Double
    var stamp: Double
    var event: Reel.Event
    /// The identities of the items once the event is handled.
    var ids: [Int]
  }

  /// What may happen, so that a law can leave out what it does not speak of.
  struct Kinds: OptionSet {
    let rawValue: Int
    static let drags = Kinds(rawValue: 1 << 0)
    static let selects = Kinds(rawValue: 1 << 1)
    static let wheels = Kinds(rawValue: 1 << 2)
    static let holds = Kinds(rawValue: 1 << 3)
    static let layouts = Kinds(rawValue: 1 << 4)
    static let data = Kinds(rawValue: 1 << 5)
    static let settings = Kinds(rawValue: 1 << 6)
    /// Select without animation, reset, stop, start and seek.
    static let jumps = Kinds(rawValue: 1 << 7)
    static let touches: Kinds = [.drags, .selects, .wheels, .holds]
    static let all: Kinds = [.touches, .layouts, .data, .settings, .jumps]
  }

  let seed: UInt64
  /// What the reel begins with.
  let first: World
  private(set) var entries: [Entry] = []
  /// The host's time at which it begins.
  static let start = 100.0

  /// When the last gesture is over.
  private(set) var end = 0.0

  /// What it has in the end.
  private var now: World
  private var random: SeededGenerator
  private var nextID = 0

  struct World {
    var settings: Reel.Settings
    var items: Reel.Items
    /// The items' identities.
    var ids: [Int]
    var layout: Reel.Layout
  }

  init(
    seed: UInt64, kinds: Kinds = .all, gestures: Int = 8,
    adjusting adjust: (inout Reel.Settings) -> Void = { _ in }
  ) {
    self.seed = seed
    random = SeededGenerator(seed: seed)
    var settings = Self.settings(&random)
    adjust(&settings)
    let count = random.oneIn(12) ? 1 : 2 + random.int(below: 7)
    first = World(
      settings: settings, items: Self.items(count: count, &random), ids: Array(0..<count),
      layout: Reel.Layout(
        extent: Double(100 + random.int(below: 400)), breadth: 100, isMirrored: random.oneIn(2)))
    now = first
    nextID = count
    let choices: [Kinds] = [
      .drags, .selects, .wheels, .holds, .layouts, .data, .settings, .jumps,
    ].filter { kinds.contains($0) }
    end = Self.start + random.double(in: 0...2)
    for _ in 0..<gestures where !choices.isEmpty {
      // Twice as likely to be touched as anything else.
      let kind =
        kinds.contains(.drags) && random.oneIn(4)
        ? .drags : choices[random.int(below: choices.count)]
      add(kind, adjust)
      end += random.oneIn(3) ? random.double(in: 0...0.3) : random.double(in: 0...4)
    }
  }

  private mutating func add(_ event: Reel.Event, latency: Double = 0) {
    entries.append(Entry(time: end, stamp: end - latency, event: event, ids: now.ids))
  }

  private mutating func add(_ kind: Kinds, _ adjust: (inout Reel.Settings) -> Void) {
    switch kind {
    case .drags: addDrag()
    case .selects: addSelect()
    case .wheels: addWheel()
    case .holds: addHold()
    case .layouts:
      now.layout.extent = Double(100 + random.int(below: 400))
      if random.oneIn(4) { now.layout.isMirrored.toggle() }
      add(.layout(now.layout))
    case .data: addData()
    case .settings:
      now.settings = Self.settings(&random)
      adjust(&now.settings)
      add(.settings(now.settings))
    default: addJump()
    }
  }
}

// MARK: Gestures

extension RandomScript {
  private mutating func addDrag() {
    let pointers: [Reel.Pointer] = [.touch, .touch, .mouse, .pen]
    let pointer = pointers[random.int(below: 4)]
    add(.press(pointer, along: random.double(in: 0...now.layout.extent)))
    guard !random.oneIn(8) else {
      end += 0.08
      return add(.release)
    }
    var (x, y) = (0.0, 0.0)
    let latency = random.oneIn(3) ? random.double(in: 0...0.05) : 0
    var speed = random.double(in: -1500...1500)
    let lean = random.double(in: -0.4...0.4)
    let across = random.oneIn(8)
    for _ in 0...(3 + random.int(below: 12)) {
      let pause = [0.008, 0.016, 0.016, 0.017, 0.033][random.int(below: 5)]
      end += pause
      let along = speed * pause
      let isX = (now.settings.axis == .horizontal) != across
      x += isX ? along : along * lean
      y += isX ? along * lean : along
      speed += random.double(in: -200...200)
      add(.move(x: x, y: y), latency: latency)
    }
    // A finger that waits before it lifts throws nothing.
    end += random.oneIn(5) ? 0.3 : 0.008
    add(random.oneIn(8) ? .cancel : .release, latency: latency)
  }

  private mutating func addSelect() {
    let ways: [Reel.Way] = [.shortest, .forward, .backward]
    let cause: Reel.Cause = random.oneIn(2) ? .person : .caller
    for _ in 0...random.int(below: 3) {
      if random.oneIn(2) {
        add(.step([1, 1, -1, 2, -3][random.int(below: 5)], by: cause))
      } else {
        add(
          .select(
            item: random.int(below: max(now.ids.count, 1)), animated: true,
            way: ways[random.int(below: 3)], by: cause))
      }
      end += random.double(in: 0...0.4)
    }
  }

  private mutating func addWheel() {
    let isNotched = random.oneIn(3)
    let sign = random.oneIn(2) ? -1.0 : 1
    for _ in 0...random.int(below: 10) {
      let along = isNotched ? 120 * sign : sign * random.double(in: 0...40)
      let across = isNotched ? 0 : random.double(in: -4...4)
      add(
        .wheel(
          x: now.settings.axis == .horizontal ? along : across,
          y: now.settings.axis == .horizontal ? across : along, isNotched ? .notched : .continuous))
      end += random.double(in: 0.004...0.05)
    }
  }

  private mutating func addHold() {
    let reasons: [Reel.HoldReasons] = [
      .hover, .focus, .hidden, .inactive, .assistiveTechnology, .caller,
    ]
    switch random.int(below: 8) {
    case 0: add(.personSwitch([.automatic, .paused, .playing][random.int(below: 3)]))
    default:
      let reason = reasons[random.int(below: reasons.count)]
      add(.hold(reason))
      if random.oneIn(3) {
        end += random.double(in: 0...1)
        addSelect()
      }
      end += random.double(in: 0...3)
      if !random.oneIn(5) { add(.unhold(reason)) }
    }
  }

  private mutating func addData() {
    if random.oneIn(3), !now.ids.isEmpty {
      let item = random.int(below: now.ids.count)
      return add(.extent(item: item, Double(20 + random.int(below: 200))))
    }
    let old = now.ids
    for _ in 0...random.int(below: 3) {
      switch random.int(below: 4) {
      case 0 where now.ids.count > 1: now.ids.remove(at: random.int(below: now.ids.count))
      case 1 where now.ids.count > 1: now.ids.swapAt(0, random.int(below: now.ids.count))
      case 2 where random.oneIn(4): now.ids = []
      default:
        now.ids.insert(nextID, at: random.int(below: now.ids.count + 1))
        nextID += 1
      }
    }
    let survivors = old.indices.map {
      Reel.Survivor(old: $0, new: now.ids.firstIndex(of: old[$0]))
    }
    now.items = Self.items(count: now.ids.count, &random)
    add(.items(now.items, survivors: survivors))
  }

  private mutating func addJump() {
    switch random.int(below: 6) {
    case 0:

      add(
        .select(
          item: random.int(below: max(now.ids.count, 1)), animated: false, way: .shortest,
          by: .caller))
    case 1: add(.reset)
    case 2: add(.stop)
    case 3: add(.start)
    default:
      add(.seek(random.double(in: 0...20)))
      end += random.double(in: 0...1)
      add(.seek(nil))
    }
  }
}

// MARK: Values

extension RandomScript {
  static func items(count: Int, _ random: inout SeededGenerator) -> Reel.Items {
    if random.oneIn(2) {
      return .uniform(count: count, extent: Double(30 + random.int(below: 270)))
    }
    return .varying((0..<count).map { _ in Double(20 + random.int(below: 260)) })
  }

  static func settings(_ random: inout SeededGenerator) -> Reel.Settings {
    var settings = Reel.Settings()
    settings.axis = random.oneIn(3) ? .vertical : .horizontal
    settings.isLoop = !random.oneIn(3)
    settings.loopsSingleItem = random.oneIn(2)
    settings.runsWhenFits = !random.oneIn(4)
    settings.spacing = random.oneIn(2) ? 0 : Double(random.int(below: 30))
    settings.seam = random.oneIn(3) ? Double(random.int(below: 60)) : nil
    settings.leadingInset = random.oneIn(3) ? Double(random.int(below: 40)) : 0
    settings.trailingInset = random.oneIn(3) ? Double(random.int(below: 40)) : 0
    settings.alignment = [.leading, .center, .trailing, .fraction(0.3)][random.int(below: 4)]
    settings.itemsPerPage = random.oneIn(4) ? 1 + random.int(below: 3) : nil
    settings.stride = random.oneIn(4) ? 1 + random.int(below: 3) : 1
    switch random.int(below: 6) {
    case 0: settings.drive = .still
    case 1, 2: settings.drive = .drift(speed: random.double(in: 10...150))
    case 3: settings.drive = .shuttle(speed: random.double(in: 10...150))
    default: settings.drive = .staircase
    }
    settings.direction = random.oneIn(3) ? .backward : .forward
    settings.interval = random.double(in: 0.6...4)
    settings.transition = random.double(in: 0.1...0.6)
    settings.delay = random.oneIn(3) ? random.double(in: 0...1) : 0
    settings.dwell = random.oneIn(3) ? random.double(in: 0...1) : 0
    settings.repeatCount = random.oneIn(6) ? 1 + random.int(below: 3) : nil
    settings.endBehavior = [.rewind, .stop, .turnBack][random.int(below: 3)]
    settings.passes = random.oneIn(12)
    settings.paging = [.free, .item, .page, .pages][random.int(below: 4)]
    settings.decelerationRate = random.oneIn(3) ? .fast : .normal
    settings.bounces = !random.oneIn(3)
    settings.allowedDirections = random.oneIn(10) ? .forward : .both
    return settings
  }
}
