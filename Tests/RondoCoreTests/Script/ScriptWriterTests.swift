import Testing

@testable import RondoCore

/// Scripts played back by a compositor of the test's own, against strip, effect and curve evaluated
/// directly.
@Suite struct ScriptWriterTests {
  /// The scripts of every view of a case, each with the view.
  func scripts(
    _ example: ScriptCase, _ effect: Reel.Effect.Recipe, _ segments: [CurveSegment],
    turns: Int = 1
  ) -> [(DirectView, ScriptPlayer)] {
    let writer = example.writer(effect)
    var scripts: [(DirectView, ScriptPlayer)] = []
    for ordinal in 0..<example.strip.count {
      for copy in 0..<writer.copies {
        let view = SlotView(
          ordinal: ordinal, copy: copy, copies: writer.copies, in: example.strip)
        scripts.append(
          (
            DirectView(writer: writer, ordinal: ordinal, copy: copy),
            ScriptPlayer(keyframes: writer.keyframes(of: view, along: segments, turns: turns))
          ))
      }
    }
    return scripts
  }

  func check(
    _ example: ScriptCase, _ effect: Reel.Effect.Recipe, _ motion: ScriptMotion
  ) {
    for (view, player) in scripts(example, effect, motion.segments) {
      var exact = 0.0
      var loose = 0.0
      for step in 0...100 {
        let time = motion.start + (motion.end - motion.start) * (Double(step) + 0.37) / 101
        let played = player.values(at: time)
        exact = max(exact, view.error(of: played, at: offset(of: motion.segments, at: time)))
        if effect == .flat {
          loose = max(loose, view.error(of: played, at: motion.offset(time), within: 1))
        }
      }
      // A host time of ten years is known to 6e-8 s, in which 7000 pt/s go 4e-4 pt.
      #expect(exact < 1e-3, "\(effect), item \(view.ordinal), copy \(view.copy)")
      // The segments themselves are up to a quarter of a point off.
      #expect(loose < 0.5, "\(effect), item \(view.ordinal), copy \(view.copy)")
    }
  }

  /// Flat and two more effects, others for every motion.
  static func effects(_ motion: ScriptMotion) -> [Reel.Effect.Recipe] {
    let place = ScriptMotion.finite.firstIndex { $0.name == motion.name } ?? 0
    return [.flat, recipes[1 + place % 8], recipes[1 + (place + 3) % 8]]
  }

  @Test(arguments: ScriptCase.loops, ScriptMotion.finite)
  func `plays a loop's motion`(example: ScriptCase, motion: ScriptMotion) {
    for effect in Self.effects(motion) { check(example, effect, motion) }
  }

  @Test(arguments: ScriptCase.bounded, ScriptMotion.finite)
  func `plays a bounded strip's motion`(example: ScriptCase, motion: ScriptMotion) {
    for effect in Self.effects(motion) { check(example, effect, motion) }
  }

  @Test(arguments: ScriptCase.loops, ScriptMotion.finite)
  func `jumps only out of sight`(example: ScriptCase, motion: ScriptMotion) {
    for effect in Self.effects(motion) {
      for (view, player) in scripts(example, effect, motion.segments) {
        let extent = example.strip.extent(of: view.ordinal)
        for jump in player.jumps {
          for side in [jump.before, jump.after] {
            #expect(!view.isSeen(poseValues(side), extent: extent), "\(effect) at \(jump.time)")
          }
        }
      }
    }
  }

  @Test(arguments: ScriptCase.bounded, ScriptMotion.finite)
  func `never jumps on a bounded strip`(example: ScriptCase, motion: ScriptMotion) {
    for (_, player) in scripts(example, .wheel, motion.segments) {
      #expect(player.jumps.isEmpty)
    }
  }

  /// Every point of the window lies in some slot or in the space after one.
  @Test(arguments: ScriptCase.loops, ScriptMotion.finite)
  func `leaves no gap in a loop`(example: ScriptCase, motion: ScriptMotion) {
    let scripts = scripts(example, .flat, motion.segments)
    let strip = example.strip
    let isMirrored = example.isMirrored && example.axis == .horizontal
    for step in 0...60 {
      let time = motion.start + (motion.end - motion.start) * Double(step) / 60
      var frames: [(start: Double, end: Double)] = []
      for (view, player) in scripts {
        let values = player.values(at: time)
        let extent = strip.extent(of: view.ordinal)
        let left = example.axis == .horizontal ? values[0] : values[1]
        let start = isMirrored ? strip.window.extent - left - extent : left
        let next =
          view.ordinal + 1 < strip.count
          ? strip.spacing
          : strip.length - strip.contentLength
        frames.append((start, start + extent + next))
      }
      frames.sort { $0.start < $1.start }
      var covered = 0.0
      for frame in frames where frame.start <= covered + 1e-3 && frame.end > covered {
        covered = frame.end
      }
      #expect(covered >= strip.window.extent - 1e-3, "at \(time)")
    }
  }

  @Test(arguments: ScriptCase.loops, [57.0, -310])
  func `an endless drift is one period of each view`(example: ScriptCase, speed: Double) {
    let length = example.strip.length
    let drift = [
      CurveSegment(
        start: 50, duration: length / abs(speed), from: 33, to: 33 + (speed < 0 ? -length : length))
    ]
    let turn = drift[0].duration
    for effect in recipes {
      let copies = example.writer(effect).copies
      for (view, player) in scripts(example, effect, drift, turns: copies) {
        let period = Double(copies) * turn
        let first = player.keyframes[0]
        let last = player.keyframes[player.keyframes.count - 1]
        #expect(first.time == 50)
        #expect(abs(last.time - (50 + period)) < 1e-9)
        var endless = player
        endless.period = period
        for step in 0...100 {
          let time = 50 + 3 * period * (Double(step) + 0.37) / 101
          let error = view.error(
            of: endless.values(at: time), at: 33 + speed * (time - 50))
          #expect(error < 1e-5, "\(effect), item \(view.ordinal) at \(time)")
        }
        // From the last keyframe it goes on at the first: the same look, or both unseen.
        let extent = example.strip.extent(of: view.ordinal)
        let ends = [poseValues(first.pose), poseValues(last.pose)]
        #expect(
          zip(ends[0], ends[1]).allSatisfy { abs($0 - $1) < 1e-6 }
            || ends.allSatisfy { !view.isSeen($0, extent: extent) })
      }
    }
  }

  @Test func `an endless drift dwells at home on every turn`() {
    let example = ScriptCase.loops[8]
    let turn = [
      CurveSegment(start: 0, duration: 1, from: 0, to: 0),
      CurveSegment(start: 1, duration: 6, from: 0, to: 600),
    ]
    for (view, player) in scripts(example, .zoom, turn, turns: 1) {
      var endless = player
      endless.period = 7
      for step in 0..<210 {
        let time = Double(step) / 10 + 0.033
        let round = (time / 7).rounded(.down)
        let offset = round * 600 + max(time - round * 7 - 1, 0) * 100
        #expect(view.error(of: endless.values(at: time), at: offset) < 1e-9)
      }
    }
  }
}

/// How much is written.
@Suite struct ScriptSizeTests {
  func keyframes(
    _ strip: Strip, _ effect: Reel.Effect.Recipe, _ ordinal: Int, _ segments: [CurveSegment],
    turns: Int = 1
  ) -> [Keyframe] {
    let writer = ScriptCase(name: "", strip: strip).writer(effect)
    let view = SlotView(ordinal: ordinal, copies: writer.copies, in: strip)
    return writer.keyframes(of: view, along: segments, turns: turns)
  }

  let pages = ScriptCase.loop(.uniform(count: 5, extent: 300))
  let step = [CurveSegment(start: 7, duration: 0.5, from: 0, to: 300, curve: .easeInOut)]

  @Test func `a flat step is two keyframes with the step's own curve`() {
    for ordinal in [0, 1, 4] {
      let script = keyframes(pages, .flat, ordinal, step)
      #expect(script.count == 2)
      #expect(script[0].curve == .easeInOut)
      #expect(script[0].time == 7)
      #expect(script[1].time == 7.5)
      #expect(script[0].pose.x - script[1].pose.x == 300)
    }
  }

  @Test func `a dwell before a step is one keyframe more`() {
    let dwell = CurveSegment(start: 4.5, duration: 2.5, from: 0, to: 0)
    let script = keyframes(pages, .flat, 1, [dwell] + step)
    #expect(script.map(\.time) == [4.5, 7, 7.5])
    #expect(script[0].pose == script[1].pose)
  }

  @Test func `a dwell in several parts is one`() {
    let dwells = (0..<5).map {
      CurveSegment(start: Double($0), duration: 1, from: 0, to: 0, curve: .easeInOut)
    }
    #expect(keyframes(pages, .coverFlow, 1, dwells).map(\.time) == [0, 5])
  }

  @Test(arguments: [1, 2, 5, 24])
  func `a flat endless drift is at most four keyframes`(count: Int) {
    let strip = ScriptCase.loop(.uniform(count: count, extent: 90), spacing: 10, seam: 10)
    let writer = ScriptCase(name: "", strip: strip).writer(.flat)
    let drift = [CurveSegment(start: 0, duration: 10, from: 20, to: 20 + strip.length)]
    for ordinal in 0..<count {
      let script = keyframes(strip, .flat, ordinal, drift, turns: writer.copies)
      #expect((2...4).contains(script.count))
    }
  }

  @Test func `a drift over uniform items is cut at knots alone`() {
    let strip = ScriptCase.loop(.uniform(count: 10, extent: 100), alignment: 0.5)
    let drift = [CurveSegment(start: 0, duration: 10, from: 20, to: 1020)]
    // The three knots of the zoom, the jump twice, start and end.
    #expect(keyframes(strip, .zoom, 4, drift).count == 7)
  }

  @Test func `a step of a cube is cut at its knots`() {
    let writer = ScriptCase(name: "", strip: pages).writer(.cube)
    let knots = writer.knots.row.count
    #expect(keyframes(pages, .cube, 1, step).count == (knots + 1) / 2)
    // Two pages on: it stays unseen, moving as it plainly lies.
    #expect(keyframes(pages, .cube, 2, step).count == 2)
  }

  @Test func `nothing gives no keyframes`() {
    #expect(keyframes(pages, .flat, 0, []).isEmpty)
    let writer = ScriptWriter(strip: .empty, knots: .flat, axis: .horizontal)
    #expect(writer.keyframes(of: SlotView(number: 0), along: step).isEmpty)
    #expect(writer.copies == 1)
    #expect(writer.numbers(seenIn: step).isEmpty)
  }

  @Test func `a jump of the strip is two keyframes at one time`() {
    let jump = [
      CurveSegment(start: 1, duration: 1, from: 0, to: 0),
      CurveSegment(start: 2, duration: 0, from: 0, to: 300),
      CurveSegment(start: 2, duration: 1, from: 300, to: 300),
    ]
    let script = keyframes(pages, .flat, 1, jump)
    #expect(script.map(\.time) == [1, 2, 2, 3])
    #expect(script.map(\.pose.x) == [300, 300, 0, 0])
  }

  @Test func `keyframes stay in order and finite whatever the segments are`() {
    let bad: [Double] = [0, -1, 1e-12, 1e9, .infinity, .nan]
    for duration in bad {
      for to in bad {
        let segments = [
          CurveSegment(start: 0, duration: duration, from: 5, to: to, curve: .easeInOut)
        ]
        for effect in [Reel.Effect.Recipe.flat, .wheel] {
          let script = keyframes(pages, effect, 1, segments)
          #expect(script.allSatisfy { $0.time.isFinite })
          #expect(script.allSatisfy { poseValues($0.pose).allSatisfy(\.isFinite) })
          #expect(zip(script, script.dropFirst()).allSatisfy { $0.time <= $1.time })
        }
      }
    }
  }
}
