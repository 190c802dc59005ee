import Testing

@testable import RondoCore

@Suite struct KnotsTests {
  let half = Reel.Appearance(shiftAlong: 1, scale: 0.5, opacity: 0)

  @Test func `interpolates linearly between knots`() {
    let knots = Knots([.init(at: 0, .plain), .init(at: 2, half)])
    let look = knots.appearance(at: 0.5)
    #expect(look == Reel.Appearance(shiftAlong: 0.25, scale: 0.875, opacity: 0.75))
  }

  @Test func `is plain at a distance that is no number`() {
    let knots = Knots([.init(at: 0, half)])
    #expect(knots.appearance(at: .nan) == .plain)
    #expect(knots.appearance(at: 0) == half)
  }

  @Test func `is plain without knots`() {
    #expect(Knots.flat.isFlat)
    #expect(Knots.flat.appearance(at: 0.3) == .plain)
  }

  @Test func `takes knots in any order, the last of several at one distance`() {
    let knots = Knots([
      .init(at: 2, half), .init(at: -1, half), .init(at: 0, half), .init(at: 0, .plain),
      .init(at: .nan, half), .init(at: .infinity, half), .init(at: -.infinity, half),
    ])
    #expect(knots.row.map(\.distance) == [-1, 0, 2])
    #expect(knots.appearance(at: 0) == .plain)
  }

  @Test func `counts values that are no numbers as plain and limits the others`() {
    let bad = Reel.Appearance(
      shiftAlong: .nan, shiftAcross: .infinity, rotateX: -.infinity, scale: .nan, depth: .nan,
      opacity: .nan)
    let knots = Knots([.init(at: 0, bad), .init(at: 1, .init(scale: -3, opacity: 7))])
    #expect(
      knots.row[0].appearance == Reel.Appearance(shiftAcross: 1e4, rotateX: -1e4))
    #expect(knots.row[1].appearance == Reel.Appearance(scale: 0, opacity: 1))
  }

  @Test func `limits the reach, and takes no perspective that is no length`() {
    let wide = Knots([], reachBefore: -4, reachAfter: .max, perspective: -1)
    #expect(wide.reachBefore == 0)
    #expect(wide.reachAfter == Knots.mostReach)
    #expect(wide.perspective == nil)
    #expect(Knots([], perspective: .nan).perspective == nil)
    #expect(Knots([], perspective: .infinity).perspective == nil)
    #expect(Knots([], perspective: 500).perspective == 500)
  }

  @Test func `finds the look without allocating`() {
    let knots = Reel.Effect.wheel.knots(
      in: Scene(extent: 38, window: 190, count: 9, axis: .vertical))
    var sum = 0.0
    let seen = allocations {
      for step in -100...100 { sum += knots.appearance(at: Double(step) / 10).shiftAlong }
    }
    #expect(seen ?? 0 == 0)
    #expect(sum.isFinite)
  }
}

@Suite struct OwnEffectTests {
  let scene = Scene(extent: 100, window: 300, count: 5)

  @Test func `follows the caller's knots`() {
    let effect = Reel.Effect(
      knots: [.init(at: 1, .init(scale: 0.5)), .init(at: 0, .plain)], reach: 2, perspective: 400)
    let knots = effect.knots(in: scene)
    #expect(knots.appearance(at: 0.5).scale == 0.75)
    #expect(knots.reachBefore == 2)
    #expect(knots.reachAfter == 2)
    #expect(knots.perspective == 400)
  }

  @Test func `is flat without knots`() {
    #expect(Reel.Effect(knots: []).knots(in: scene).isFlat)
  }

  @Test func `samples a function at even distances, once`() {
    var asked: [Double] = []
    let effect = Reel.Effect.sampling(in: -1...1, steps: 4) { distance in
      asked.append(distance)
      return Reel.Appearance(opacity: 1 - distance * distance)
    }
    #expect(asked == [-1, -0.5, 0, 0.5, 1])
    let knots = effect.knots(in: scene)
    #expect(knots.appearance(at: 0.5).opacity == 0.75)
    #expect(knots.appearance(at: 0.75).opacity == 0.375)
    #expect(knots.appearance(at: -4).opacity == 0)
    #expect(asked.count == 5)
  }

  @Test func `samples at least once a side and at most a thousand times`() {
    var count = 0
    _ = Reel.Effect.sampling(steps: -7) { _ in
      count += 1
      return .plain
    }
    #expect(count == 2)
    count = 0
    _ = Reel.Effect.sampling(steps: .max) { _ in
      count += 1
      return .plain
    }
    #expect(count == 1001)
  }

  @Test func `samples no distance that is not finite`() {
    let effect = Reel.Effect.sampling(in: -.infinity...1, steps: 3) { _ in
      Reel.Appearance(scale: 2)
    }
    #expect(effect.knots(in: scene).row.allSatisfy { $0.distance.isFinite })
  }
}
