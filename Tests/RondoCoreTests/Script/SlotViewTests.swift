import Testing

@testable import RondoCore

@Suite struct SlotViewTests {
  @Test func `shows the number nearest the middle`() {
    let strip = ScriptCase.loop(.uniform(count: 5, extent: 300))
    let sight = Sight(of: strip, knots: .flat)
    let view = SlotView(ordinal: 1, copies: 1, in: strip)
    #expect(view.number(at: 0, in: strip, sight: sight) == 1)
    #expect(view.number(at: 900, in: strip, sight: sight) == 1)
    #expect(view.number(at: 1100, in: strip, sight: sight) == 6)
    #expect(view.number(at: -600, in: strip, sight: sight) == -4)
    #expect(view.number(at: 15_000_000, in: strip, sight: sight) == 50_001)
  }

  @Test func `shows one number alone where it is told to`() {
    let strip = ScriptCase.loop(.uniform(count: 5, extent: 300))
    let sight = Sight(of: strip, knots: .flat)
    #expect(SlotView(number: 7).number(at: 0, in: strip, sight: sight) == 7)
    let row = ScriptCase.row(.uniform(count: 5, extent: 300))
    #expect(
      SlotView(ordinal: 3, copies: 1, in: row).number(at: 99_999, in: row, sight: sight) == 3)
  }

  @Test(arguments: [(1, 300.0, 2), (2, 300, 1), (3, 300, 1), (1, 100, 4), (3, 100, 2), (7, 10, 5)])
  func `needs a copy for every turn that is seen`(count: Int, extent: Double, copies: Int) {
    let strip = ScriptCase.loop(.uniform(count: count, extent: extent))
    #expect(Sight(of: strip, knots: .flat).copies(of: strip) == copies)
  }

  @Test func `needs no absurd number of views`() {
    let window = Window(extent: 1e12)
    for count in [1, 100, 1 << 24] {
      let strip = Strip(items: .uniform(count: count, extent: 1), isLoop: true, window: window)
      let copies = Sight(of: strip, knots: .flat).copies(of: strip)
      #expect(copies >= 1)
      #expect(copies == 1 || copies * count <= Strip.mostSlots)
    }
  }

  @Test func `needs one on a bounded strip`() {
    let row = ScriptCase.row(.uniform(count: 1, extent: 3))
    #expect(Sight(of: row, knots: .flat).copies(of: row) == 1)
  }

  /// At any offset each number that is seen has exactly one view.
  @Test(arguments: ScriptCase.loops)
  func `every number that is seen has a view`(example: ScriptCase) {
    for effect in recipes {
      let writer = example.writer(effect)
      let strip = example.strip
      for step in -50...50 {
        let offset = Double(step) * 37.3
        var shown: Set<Int> = []
        for ordinal in 0..<strip.count {
          for copy in 0..<writer.copies {
            let view = SlotView(ordinal: ordinal, copy: copy, copies: writer.copies, in: strip)
            shown.insert(view.number(at: offset, in: strip, sight: writer.sight))
          }
        }
        #expect(shown.count == strip.count * writer.copies)
        let seen = writer.sight.numbers(of: strip, from: offset, to: offset)
        #expect(seen.allSatisfy { shown.contains($0) }, "\(effect) at \(offset)")
      }
    }
  }
}

@Suite struct HorizonTests {
  let strip = ScriptCase.loop(.uniform(count: 5, extent: 300))
  var writer: ScriptWriter { ScriptWriter(strip: strip, knots: .flat, axis: .horizontal) }

  @Test func `is four seconds on, or two windows of motion`() {
    #expect(Horizon.time(from: 10, velocity: 0, window: 300) == 14)
    #expect(Horizon.time(from: 10, velocity: -2000, window: 300) == 14)
    #expect(Horizon.time(from: 10, velocity: 30, window: 300) == 30)
    #expect(Horizon.time(from: 10, velocity: 1e-9, window: 300) == 70)
    #expect(Horizon.time(from: 10, velocity: 0, window: 300, span: .long) == 18)
    #expect(Horizon.time(from: 10, velocity: .nan, window: 300) == 14)
  }

  @Test func `is renewed when half of it is over`() {
    #expect(Horizon.renewal(after: 6.5, horizon: 7.5) == 7)
    #expect(Horizon.renewal(after: 9, horizon: 7.5) == 9)
    #expect(Horizon.renewal(after: 1, horizon: .infinity) == .infinity)
  }

  @Test func `has nothing to show without a motion`() {
    #expect(writer.numbers(seenIn: []).isEmpty)
  }

  @Test(arguments: ScriptCase.loops + ScriptCase.bounded, ScriptMotion.finite)
  func `names every number that is seen`(example: ScriptCase, motion: ScriptMotion) {
    for effect in ScriptWriterTests.effects(motion) {
      let writer = example.writer(effect)
      let numbers = writer.numbers(seenIn: motion.segments)
      for step in 0...100 {
        let time = motion.start + (motion.end - motion.start) * Double(step) / 100
        let offset = offset(of: motion.segments, at: time)
        let seen = writer.sight.numbers(of: example.strip, from: offset, to: offset)
        #expect(
          seen.allSatisfy { number in numbers.contains { $0.contains(number) } },
          "\(effect) at \(time)")
      }
    }
  }

  @Test func `reaches as far as an overshoot goes`() {
    let curve = TransitionCurve(0.3, -1.5, 0.4, 3)
    let step = [CurveSegment(start: 0, duration: 1, from: 0, to: 300, curve: curve)]
    #expect(writer.numbers(seenIn: step) == [-1..<3])
  }

  @Test func `reaches as far as the effect does`() {
    let rest = [CurveSegment(start: 0, duration: 1, from: 0, to: 0)]
    let effect = Reel.Effect(knots: [.init(at: 0, .plain)], reach: 2)
    let knots = effect.knots(in: Scene(strip: strip, axis: .horizontal))
    let writer = ScriptWriter(strip: strip, knots: knots, axis: .horizontal)
    #expect(writer.numbers(seenIn: rest) == [-2..<3])
  }
}
