import Testing

@testable import RondoCore

/// Scripts of a whole reel's trajectory, played back against the reel itself.
@Suite struct ReelScriptTests {
  struct Example: Sendable, CustomTestStringConvertible {
    var name: String
    var items: Reel.Items
    var layout = Reel.Layout(extent: 300, breadth: 200)
    var settings: Reel.Settings
    /// How far the reel has gone when its script is written.
    var start = 0.0

    var testDescription: String { name }

    init(
      _ name: String, _ effect: Reel.Effect.Recipe, _ items: Reel.Items, isMirrored: Bool = false,
      start: Double = 0, _ change: (inout Reel.Settings) -> Void = { _ in }
    ) {
      self.name = name
      self.items = items
      layout.isMirrored = isMirrored
      settings = Reel.Settings()
      settings.effect = Reel.Effect(effect)
      change(&settings)
      self.start = start
    }

    func reel() -> Reel {
      var reel = Reel(settings: settings)
      reel.handle(.items(items, survivors: nil), at: 0)
      reel.handle(.layout(layout), at: 0)
      reel.advance(to: start)
      return reel
    }
  }

  static let examples: [Example] = [
    Example("carousel", .flat, .uniform(count: 5, extent: 300)),
    Example("cube, mirrored", .cube, .uniform(count: 4, extent: 300), isMirrored: true),
    Example("cover flow", .coverFlow, .uniform(count: 7, extent: 180), start: 1e6) {
      $0.spacing = 12
      $0.direction = .backward
    },
    Example("cards, mid-step", .cards, .uniform(count: 5, extent: 300), start: 5.7),
    Example("roller", .wheel, .uniform(count: 6, extent: 60)) {
      $0.axis = .vertical
      $0.interval = 2
    },
    Example("bounded, rewinding", .zoom, .uniform(count: 4, extent: 300)) { $0.isLoop = false },
    Example(
      "bounded, turning back, mirrored", .fade, .uniform(count: 3, extent: 300),
      isMirrored: true
    ) {
      $0.isLoop = false
      $0.endBehavior = .turnBack
    },
    Example("varied", .depth, .varying([120, 40, 300, 80, 220])) { $0.spacing = 6 },
    Example("shuttle", .flat, .uniform(count: 1, extent: 900)) {
      $0.isLoop = false
      $0.alignment = .leading
      $0.drive = .shuttle(speed: 120)
    },
  ]

  /// What is played and what the reel shows, for every number that is placed.
  func check(_ reel: Reel, for seconds: Double, steps: Int = 120) {
    let writer = reel.scriptWriter
    let start = reel.time
    let trajectory = reel.trajectory(until: start + seconds)
    var players: [[ScriptPlayer]] = []
    for ordinal in 0..<reel.strip.count {
      players.append(
        (0..<writer.copies).map { copy in
          let view = SlotView(
            ordinal: ordinal, copy: copy, copies: writer.copies, in: reel.strip)
          return ScriptPlayer(
            keyframes: writer.keyframes(of: view, along: trajectory),
            period: trajectory.period.map { $0 * Double(writer.copies) })
        })
    }
    var ahead = reel
    for step in 1...steps {
      let time = start + seconds * (Double(step) - 0.63) / Double(steps)
      ahead.advance(to: time)
      for placement in ahead.placements {
        let look = poseValues(ahead.pose(of: placement))
        let ordinal = reel.strip.ordinal(ofNumber: placement.number)
        let seen = DirectView(writer: writer, ordinal: ordinal, copy: 0)
        guard seen.isSeen(look, extent: placement.extent) else { continue }
        // One of the item's views is exactly there.
        let errors = players[ordinal].map { player in
          zip(player.values(at: time), look).map { abs($0 - $1) }.max() ?? 0
        }
        #expect((errors.min() ?? .infinity) < 0.5, "item \(placement.item) at \(time)")
      }
    }
  }

  @Test(arguments: examples)
  func `plays what the reel shows`(example: Example) {
    check(example.reel(), for: 20)
  }

  @Test(arguments: [1, 2, 3, 24], [false, true])
  func `plays an endless drift`(count: Int, isMirrored: Bool) {
    for (effect, dwell) in [(Reel.Effect.Recipe.flat, 0.0), (.zoom, 0.7)] {
      let example = Example(
        "", effect, .uniform(count: count, extent: 90), isMirrored: isMirrored, start: 3
      ) {
        $0.drive = .drift(speed: 70)
        $0.dwell = dwell
        $0.spacing = 8
        $0.loopsSingleItem = true
        $0.direction = isMirrored ? .backward : .forward
      }
      let reel = example.reel()
      #expect(reel.trajectory(until: 10).period != nil)
      check(reel, for: 3 * reel.strip.length / 70 + 3, steps: 60)
    }
  }

  @Test func `plays a fling of a drift`() {
    var reel = Example("", .coverFlow, .uniform(count: 9, extent: 120)) {
      $0.drive = .drift(speed: 40)
      $0.paging = .free
    }.reel()
    reel.handle(.press(.touch, along: 100), at: 1)
    for k in 1...10 { reel.handle(.move(x: -12 * Double(k), y: 0), at: 1 + Double(k) / 100) }
    reel.handle(.release, at: 1.1)
    check(reel, for: 6)
  }

  @Test func `plays a flick of a gallery to its stop`() {
    var reel = Example("", .cube, .uniform(count: 9, extent: 300)) {
      $0.drive = .still
      $0.isLoop = false
    }.reel()
    reel.handle(.press(.touch, along: 100), at: 1)
    for k in 1...10 { reel.handle(.move(x: -12 * Double(k), y: 0), at: 1 + Double(k) / 100) }
    reel.handle(.release, at: 1.1)
    check(reel, for: 2)
  }

  @Test func `plays a carousel after ten years`() {
    check(
      Example("", .coverFlow, .uniform(count: 5, extent: 260), start: 315_576_000) {
        $0.spacing = 10
      }.reel(), for: 9)
  }
}

@Suite struct StretchTests {
  func reel(
    _ count: Int, _ extent: Double, dwell: Double = 0, start: Double = 0,
    effect: Reel.Effect.Recipe = .flat
  ) -> Reel {
    ReelScriptTests.Example("", effect, .uniform(count: count, extent: extent), start: start) {
      $0.drive = .drift(speed: 50)
      $0.dwell = dwell
    }.reel()
  }

  @Test(arguments: [Double.infinity, 1e300, 1e12, 1e9])
  func `a motion that takes for ever is written out at once`(transition: Double) {
    for isDriven in [false, true] {
      var rig = Rig.still { $0.transition = transition }
      if isDriven { rig = Rig.still { ($0.transition, $0.drive) = (transition, .staircase) } }
      rig.handle(.step(1, by: .caller), at: 1000)
      let trajectory = rig.reel.trajectory(until: (rig.reel.nextWake ?? 1000) + 1)
      #expect(trajectory.segments.count < 20)
      _ = Handover(rig.reel).motion(of: rig.reel)
    }
  }

  /// Views that show one number each, over pieces of a drift over a million items.
  @Test(arguments: [Reel.Effect.Recipe.flat, .wheel], [0.0, 123_456])
  func `hands a long drift over piece by piece`(effect: Reel.Effect.Recipe, start: Double) {
    var reel = reel(1_000_000, 80, dwell: 0.5, start: start, effect: effect)
    let writer = reel.scriptWriter
    for _ in 0..<3 {
      let now = reel.time
      let turn = reel.place.turn
      let horizon = Horizon.time(from: now, velocity: 50, window: 300)
      let segments = reel.trajectory(until: horizon).stretch(from: now, to: horizon)
      let numbers = writer.numbers(seenIn: segments)[0]
      #expect(numbers.count < 30)
      let players = numbers.map {
        ScriptPlayer(keyframes: writer.keyframes(of: SlotView(number: $0), along: segments))
      }
      while reel.time < horizon - 0.5 {
        reel.advance(to: reel.time + 0.31)
        for placement in reel.placements {
          let look = poseValues(reel.pose(of: placement))
          let view = DirectView(writer: writer, ordinal: 0, copy: 0)
          guard view.isSeen(look, extent: placement.extent) else { continue }
          // Counted from the turn on which the script was written.
          let ordinal = reel.strip.ordinal(ofNumber: placement.number)
          let number = (placement.turn - turn) * reel.strip.count + ordinal
          guard numbers.contains(number) else {
            Issue.record("\(number) is not in \(numbers) at \(reel.time)")
            continue
          }
          let player = players[number - numbers.lowerBound]
          let error = zip(player.values(at: reel.time), look).map { abs($0 - $1) }.max() ?? 0
          #expect(error < 1e-4, "\(number) at \(reel.time)")
        }
      }
    }
  }

  @Test func `writes out the turns of a short loop`() {
    let trajectory = reel(3, 100, dwell: 1).trajectory(until: 1)
    let stretch = trajectory.stretch(from: 10, to: 31)
    #expect(stretch.first?.start == 10)
    #expect(stretch.last.map { abs($0.end - 31) < 1e-9 } == true)
    for (first, second) in zip(stretch, stretch.dropFirst()) {
      #expect(abs(first.end - second.start) < 1e-9)
      #expect(abs(first.to - second.from) < 1e-9)
    }
  }

  @Test func `gives nothing for no time`() {
    let trajectory = reel(3, 100).trajectory(until: 1)
    #expect(trajectory.stretch(from: 3, to: 3).isEmpty)
    #expect(trajectory.stretch(from: .nan, to: 3).isEmpty)
    #expect(trajectory.stretch(from: 3, to: .nan).isEmpty)
    #expect(Trajectory(horizon: 3).stretch(from: 0, to: 3).isEmpty)
    #expect(trajectory.stretch(from: 0, to: .infinity).count <= Trajectory.most)
  }
}
