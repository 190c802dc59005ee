import Testing

@testable import RondoCore

/// What hosts hand to their compositors, for random lives.
struct HandoverTests {
  /// Where every view of a handover would stand: its pose by its name.
  static func poses(of reel: Reel, preload: Int = 0) -> [Handover.View: Pose] {
    let handover = Handover(reel)
    let numbers = handover.numbers(preload: preload)
    return Dictionary(
      numbers.map { (handover.view(of: $0), handover.pose(of: $0)) },
      uniquingKeysWith: { first, _ in first })
  }

  @Test func `each view stands once, and all that can be seen is among them`() {
    everyLife(gestures: 4) { script, random in
      var reel = Reel(living: script)
      for entry in script.entries {
        reel.handle(entry)
        let handover = Handover(reel)
        for preload in [0, 1] {
          let numbers = handover.numbers(preload: preload)
          let views = Set(numbers.map(handover.view(of:)))
          guard views.count == numbers.count else {
            return "\(numbers) by \(views.count) views at \(reel.time)"
          }
          let seen = reel.visibleItems.map(\.number)
          if let lost = seen.first(where: { !numbers.contains($0) }) {
            return "\(lost) is not in \(numbers) at \(reel.time)"
          }
        }
      }
      return nil
    }
  }

  @Test func `until it is renewed a motion shows what the reel shows`() {
    var motions = 0
    everyLife(gestures: 5) { script, random in
      var reel = Reel(living: script)
      for entry in script.entries {
        reel.advance(to: random.double(in: min(reel.time, entry.time)...entry.time))
        if random.oneIn(2), let complaint = Self.lie(of: reel, &motions, &random) {
          return "at \(reel.time): \(complaint)"
        }
        reel.handle(entry)
      }
      return nil
    }
    #expect(motions > 500)
  }

  /// Ways past more items than may have views at once.
  enum LongWay: CaseIterable {
    case slowRewind, slowSelect, bounce, fastDrift, smallItems, leap, loop, preloaded
  }

  private static func rig(_ way: LongWay) -> Rig {
    let isLoop = way == .loop || way == .fastDrift
    let count = way == .leap ? 1_000_000 : 2000
    var rig = Rig(.uniform(count: count, extent: way == .smallItems ? 4 : 60)) {
      $0.isLoop = isLoop
      $0.alignment = .leading
      $0.transition = way == .leap || way == .smallItems ? 0.5 : 20
      $0.interval = 25
      $0.endBehavior = .rewind
      switch way {
      case .slowRewind, .leap: $0.drive = .staircase
      case .bounce: $0.drive = .shuttle(speed: 3000)
      case .fastDrift: $0.drive = .drift(speed: 9000)
      default: $0.drive = .still
      }
    }
    switch way {
    case .slowRewind, .leap: rig.handle(ReelSelectTests.select(count - 1, animated: false), at: 1)
    case .bounce, .fastDrift: rig.advance(to: 1)
    case .slowSelect, .smallItems, .loop, .preloaded: rig.handle(ReelSelectTests.select(900), at: 1)
    }
    return rig
  }

  @Test(arguments: LongWay.allCases)
  func `a long way is handed over in stretches that need few views`(way: LongWay) {
    var reel = Self.rig(way).reel
    let preload = way == .preloaded ? 1 : 0
    var stretches = 0
    var moved = false
    let end = reel.time + 40
    while reel.time < end {
      let handover = Handover(reel)
      guard let motion = handover.motion(of: reel, preload: preload, makesViews: true) else {
        let wake = reel.nextWake ?? end
        reel.advance(to: max(wake, reel.time + 0.01))
        continue
      }
      stretches += 1
      moved = true
      let most = max(256, 3 * handover.numbers(preload: preload).count)
      #expect(motion.numbers.count <= most)
      #expect(Set(motion.numbers.map(handover.view(of:))).count == motion.numbers.count)
      let renewal = motion.renewal ?? end
      // Timers may be late by a frame or two.
      let until = min(renewal, end) + 0.03
      let views = Set(motion.numbers.map(handover.view(of:)))
      for step in 0...20 {
        let later = reel.advanced(to: reel.time + (until - reel.time) * Double(step) / 20)
        let now = Handover(later)
        for seen in later.visibleItems where seen.fraction > 0.01 {
          #expect(views.contains(now.view(of: seen.number)), "\(seen.number) at \(later.time)")
        }
      }
      var random = SeededGenerator(seed: UInt64(stretches))
      var motions = 0
      let complaint = Self.lie(
        of: reel, preload: preload, makesViews: true, &motions, &random)
      #expect(complaint == nil)
      if motion.renewal == nil { break }
      reel.advance(to: renewal)
    }
    #expect(moved)
    #expect(stretches < 600)
  }

  static func lie(
    of reel: Reel, within tolerance: Double = 0.5, preload: Int = 0, makesViews: Bool = false,
    _ motions: inout Int, _ random: inout SeededGenerator
  ) -> String? {
    let handover = Handover(reel)
    guard let motion = handover.motion(of: reel, preload: preload, makesViews: makesViews) else {
      let quiet = random.double(in: 0...4)
      let isStill = reel.place(at: reel.time + quiet) == reel.place || reel.isDragging
      return isStill ? nil : "moves within \(quiet) s without a motion"
    }
    motions += 1
    var players: [Handover.View: ScriptPlayer] = [:]
    for number in motion.numbers {
      let keyframes = handover.keyframes(of: number, in: motion)
      let length = (keyframes.last?.time ?? 0) - (keyframes.first?.time ?? 0)
      players[handover.view(of: number)] = ScriptPlayer(
        keyframes: keyframes, period: motion.repeats ? length : nil)
    }
    let end = min(motion.renewal ?? .infinity, reel.time + 12)
    for _ in 0..<3 {
      let time = random.double(in: reel.time...end)
      let later = reel.advanced(to: time)
      for visible in later.visibleItems where visible.fraction > 0.01 {
        let now = Handover(later)
        let view = now.view(of: visible.number)
        guard let player = players[view] else { return "\(view) is not handed over, at \(time)" }
        let pose = poseValues(now.pose(of: visible.number))
        let error = zip(player.values(at: time), pose).map { abs($0 - $1) }.max() ?? 0
        guard error < tolerance else { return "\(view) is \(error) off at \(time)" }
      }
    }
    return nil
  }

  @Test func `a loop shorter than the window has as many views of an item as are seen`() {
    let rig = Rig.still(count: 1) { $0.loopsSingleItem = true }
    #expect(Handover.copies(of: rig.reel) == 4)
    #expect(Self.poses(of: rig.reel).keys.map(\.copy).sorted() == [0, 1, 2])
  }

  @Test func `nothing is handed over at rest, in a drag and of nothing`() {
    var rig = Rig.still()
    #expect(Handover(rig.reel).motion(of: rig.reel) == nil)
    rig.drag(by: -100, at: 1, lifting: nil)
    #expect(Handover(rig.reel).motion(of: rig.reel) == nil)
    #expect(Handover(Reel()).motion(of: Reel()) == nil && Handover(Reel()).numbers().isEmpty)
  }

  @Test func `a motion is renewed when half of it is left, and not before the next wake`() {
    let drift = Rig(.uniform(count: 100, extent: 100)) { $0.drive = .drift(speed: 40) }
    #expect(Handover(drift.reel).motion(of: drift.reel)?.renewal == 0.5 * (600 / 40))
    let slow = Rig(.uniform(count: 100, extent: 300)) { $0.interval = 30 }
    #expect(Handover(slow.reel).motion(of: slow.reel)?.renewal == 29.5)
    let endless = Rig(.uniform(count: 10, extent: 100)) { $0.drive = .drift(speed: 40) }
    let motion = Handover(endless.reel).motion(of: endless.reel)
    #expect(motion?.repeats == true && motion?.renewal == nil)
  }
}
