import Testing

@testable import RondoCore

/// The laws for a reel that follows another one, over random lives of the leader.
struct FollowingLawTests {
  typealias Pair = ReelFollowingTests.Pair

  /// A follower of any kind that follows from its first frame on.
  static func follower(of leader: Reel, _ random: inout SeededGenerator) -> Reel {
    var settings = RandomScript.settings(&random)
    settings.epoch = nil
    var reel = Reel(settings: settings)
    reel.follow(leader, at: leader.time)
    let count = random.oneIn(2) ? max(leader.strip.itemCount, 1) : 1 + random.int(below: 8)
    reel.handle(.items(RandomScript.items(count: count, &random), survivors: nil), at: leader.time)
    reel.handle(
      .layout(
        Reel.Layout(
          extent: Double(60 + random.int(below: 400)), breadth: 50, isMirrored: random.oneIn(2))),
      at: leader.time)
    return reel
  }

  @Test func `a follower is where its leader's position puts it, whatever happens`() {
    everyLife { script, random in
      guard script.seed % 4 == 0 else { return nil }
      let leader = Reel(living: script)
      var pair = Pair(leader, Self.follower(of: leader, &random))
      for entry in script.entries {
        for _ in 0..<2 {
          let time = random.double(in: min(pair.time, entry.time)...entry.time)
          pair.advance(to: time)
          guard pair.error < 1e-6 * max(1, pair.follower.strip.length) else {
            return "\(pair.error) off at \(time), \(pair.leader.position)"
          }
        }
        pair.leader.handle(entry)
        pair.follower.follow(pair.leader, at: entry.time)
        pair.time = max(pair.leader.time, entry.time)
        guard pair.error < 1e-6 * max(1, pair.follower.strip.length) else {
          return "\(pair.error) off after \(entry.event) at \(entry.time)"
        }
        if let lie = TruthLawTests.lie(of: pair.follower) { return "\(lie) at \(entry.time)" }
      }
      return nil
    }
  }

  @Test func `what a follower hands over shows what it shows`() {
    var motions = 0
    everyLife(gestures: 5) { script, random in
      guard script.seed % 10 == 0 else { return nil }
      let leader = Reel(living: script)
      var pair = Pair(leader, Self.follower(of: leader, &random))
      for entry in script.entries {
        pair.advance(to: random.double(in: min(pair.time, entry.time)...entry.time))
        if random.oneIn(2), !pair.leader.isDragging,
          let lie = HandoverTests.lie(
            of: pair.follower, within: 0.5 * Self.steepness(of: pair), &motions, &random)
        {
          return "at \(pair.time): \(lie)"
        }
        pair.leader.handle(entry)
        pair.follower.follow(pair.leader, at: entry.time)
        pair.time = max(pair.leader.time, entry.time)
      }
      return nil
    }
    #expect(motions > 50)
  }

  /// By how much a follower's way is longer than its leader's at most, and so the error of its script.
  static func steepness(of pair: Pair) -> Double {
    let strip = pair.leader.strip
    let least = (0..<strip.count).map { strip.extent(of: $0) }.min() ?? 1
    return max(1, pair.follower.strip.length / max(pair.leader.strip.length, 1), 300 / least)
  }

  @Test func `taken along, let go and asked, a follower never jumps`() {
    everyLife(of: [.drags, .wheels, .selects], gestures: 6) { script, random in
      guard script.seed % 4 == 0 else { return nil }
      // The life is the follower's; its leader drifts, steps or stands.
      let drive = [Reel.Drive.still, .staircase, .drift(speed: 60)][random.int(below: 3)]
      let leader = Rig(.uniform(count: 5, extent: 200)) { $0.drive = drive }.reel
        .advanced(to: RandomScript.start)
      var follower = Reel(settings: script.first.settings)
      follower.follow(leader, at: RandomScript.start)
      follower.handle(.items(script.first.items, survivors: nil), at: RandomScript.start)
      follower.handle(.layout(script.first.layout), at: RandomScript.start)
      var pair = Pair(leader, follower)
      for entry in script.entries {
        pair.advance(to: max(entry.time, pair.time))
        let before = pair.follower.unwrappedOffset
        let outcome = pair.follower.handle(entry)
        switch entry.event {
        // These are what moves it.
        case .move, .wheel: continue
        default: break
        }
        if abs(pair.follower.unwrappedOffset - before) > 1e-3 {
          return
            "\(before) to \(pair.follower.unwrappedOffset) by \(entry.event) at \(entry.time)"
        }
        guard outcome.asked >= 0 else { continue }
        pair.lead(
          .select(item: min(outcome.asked, 4), animated: true, way: .shortest, by: .person),
          at: pair.time)
        if abs(pair.follower.unwrappedOffset - before) > 1e-3 {
          return "\(before) to \(pair.follower.unwrappedOffset) asked by \(entry.event)"
        }
      }
      return nil
    }
  }

  @Test func `a follower is woken for every change in its window, and is quiet at rest`() {
    everyLife(of: [.selects, .drags], gestures: 3) { script, random in
      // Looking ahead through two reels is dear in a debug build.
      guard script.seed % 40 == 0 else { return nil }
      let leader = Reel(living: script)
      var pair = Pair(leader, Self.follower(of: leader, &random))
      pair.follower.handle(.listen([.visibility, .index]), at: leader.time)
      for entry in script.entries {
        let start = pair.time
        var wakes = 0
        while pair.time < entry.time {
          wakes += 1
          guard wakes < 400 else { return "wakes without end at \(pair.time)" }
          let wake = pair.follower.nextWake ?? .infinity
          let next = min(
            pair.time + random.double(in: 0.1...1) * (entry.time - start), entry.time)
          guard next < wake else {
            pair.advance(to: wake)
            continue
          }
          let seen = ReelVisibilityTests.items(pair.follower)
          let index = pair.follower.index
          pair.advance(to: next)
          guard ReelVisibilityTests.items(pair.follower) == seen, pair.follower.index == index
          else {
            return "\(seen), \(index ?? -1) changed by \(next), wake at \(wake)"
          }
        }
        pair.leader.handle(entry)
        pair.follower.follow(pair.leader, at: entry.time)
        pair.time = max(pair.leader.time, entry.time)
      }
      pair.lead(.cancel, at: script.end)
      pair.lead(.hold(.caller), at: script.end)
      pair.lead(.personSwitch(.automatic), at: script.end)
      pair.advance(to: script.end + 100)
      return pair.follower.nextWake.map { "wake at \($0) of \(pair.time)" }
    }
  }

  @Test func `wild events on reels that follow each other do no harm`() {
    for seed in UInt64(0)..<60 {
      var wild = WildEvents(seed: seed)
      var reels = (0..<3).map { _ in Reel(settings: wild.settings()) }
      for index in reels.indices {
        reels[index].handle(.items(wild.items(), survivors: nil), at: 0)
        reels[index].handle(.layout(Reel.Layout(extent: wild.number(in: 50...500))), at: 0)
      }
      var time = 0.0
      for number in 0..<200 {
        time = wild.time(after: time)
        let index = number % 3
        var outcome = reels[index].handle(wild.event(), at: time, stamp: time)
        if wild.count(in: 0...3) == 1 {
          let other = wild.count(in: 0...9) < 2 ? nil : reels[(index + 1) % 3]
          outcome = reels[index].follow(other, at: time)
        }
        let isShort = reels[index].placements.underestimatedCount < 64
        if let harm = SurvivesLawTests.harm(to: reels[index], outcome)
          ?? (isShort ? SurvivesLawTests.harm(toSlotsOf: reels[index]) : nil)
        {
          Issue.record("seed \(seed), event \(number) at \(time): \(harm)")
          return
        }
      }
    }
  }
}
