import Testing

@testable import RondoCore

/// A trajectory is what the reel itself will do.
@Suite struct TrajectoryTests {
  @Test func `agrees with the reel at a hundred times of random motions`() {
    for seed in 0..<1500 {
      var random = SeededGenerator(seed: UInt64(seed))
      var reel = Reel(settings: settings(&random))
      let count = Int.random(in: 1...7, using: &random)
      let extents = (0..<count).map { _ in random.double(in: 50...400) }
      reel.handle(.items(.varying(extents), survivors: nil), at: 10)
      reel.handle(.layout(Reel.Layout(extent: random.double(in: 100...700))), at: 10)
      var time = 10 + random.double(in: 0...8)
      reel.advance(to: time)
      switch Int.random(in: 0...3, using: &random) {
      case 0:
        reel.handle(.press(.touch, along: 10), at: time)
        let speed = random.double(in: -3000...3000)
        for k in 1...8 {
          time += 0.01
          reel.handle(.move(x: speed * Double(k) / 100, y: 0), at: time)
        }
        reel.handle(.release, at: time)
      case 1: reel.handle(.step(1, by: .caller), at: time)
      case 2: reel.handle(.hold(.hover), at: time)
      default: break
      }
      check(reel, horizon: time + random.double(in: 0.5...9), seed: seed)
    }
  }

  private func settings(_ random: inout SeededGenerator) -> Reel.Settings {
    var settings = Reel.Settings()
    settings.isLoop = random.chance(0.6)
    settings.loopsSingleItem = random.chance(0.5)
    settings.alignment = .fraction(random.double(in: 0...1))
    settings.spacing = random.double(in: 0...20)
    settings.direction = random.chance(0.5) ? .forward : .backward
    settings.endBehavior = [.rewind, .stop, .turnBack].randomElement(using: &random)!
    settings.paging = [.free, .item, .page, .pages].randomElement(using: &random)!
    settings.dwell = random.chance(0.5) ? 0 : random.double(in: 0.1...1)
    settings.delay = random.chance(0.5) ? 0 : random.double(in: 0.1...2)
    settings.repeatCount = random.chance(0.7) ? nil : Int.random(in: 0...3, using: &random)
    settings.interval = random.double(in: 0.7...4)
    settings.drive = [
      .still, .drift(speed: random.double(in: 5...300)), .staircase,
      .shuttle(speed: random.double(in: 5...300)),
    ].randomElement(using: &random)!
    return settings
  }

  private func check(_ reel: Reel, horizon: Double, seed: Int) {
    let trajectory = reel.trajectory(until: horizon)
    guard let first = trajectory.segments.first, let last = trajectory.segments.last else {
      Issue.record("no segments, seed \(seed)")
      return
    }
    for (before, after) in zip(trajectory.segments, trajectory.segments.dropFirst()) {
      #expect(abs(before.end - after.start) < 1e-9, "seed \(seed)")
      // The threshold at which a coast counts as the drift is 1e-6 points.
      #expect(abs(before.to - after.from) < 2e-6, "seed \(seed)")
    }
    for step in 0...100 {
      let time = reel.time + (horizon - reel.time) * Double(step) / 100
      var ahead = reel
      ahead.advance(to: time)
      let offset = ahead.offset + Double(ahead.place.turn - reel.place.turn) * reel.strip.length
      var seen = first.from
      if let period = trajectory.period {
        let laps = ((time - first.start) / period).rounded(.down)
        if time > first.start {
          let segment = trajectory.segments.last { $0.start <= time - laps * period } ?? first
          seen = segment.offset(at: time - laps * period) + laps * (last.to - first.from)
        }
      } else if let segment = trajectory.segments.last(where: { $0.start <= time }) {
        seen = segment.offset(at: time)
      }
      guard abs(seen - offset) > 0.5 else { continue }
      Issue.record("\(seen) for \(offset) at \(time), seed \(seed), \(reel.settings)")
      return
    }
  }
}
