import Testing

@testable import RondoCore

@Suite struct TransitionCurveTests {
  private func randomCurve(_ random: inout SeededGenerator) -> TransitionCurve {
    TransitionCurve(
      random.double(in: 0...1), random.double(in: -2...3), random.double(in: 0...1),
      random.double(in: -2...3))
  }

  @Test func `starts at exactly 0 and ends at exactly 1`() {
    for seed: UInt64 in 0..<2000 {
      var random = SeededGenerator(seed: seed)
      let curve = randomCurve(&random)
      check(curve.value(at: 0).y == 0 && curve.value(at: -5).y == 0, "seed \(seed)")
      check(curve.value(at: 1).y == 1 && curve.value(at: 5).y == 1, "seed \(seed)")
      check(curve.value(at: .nan).y == 0, "seed \(seed)")
    }
  }

  @Test func `gives the point of the curve with that time`() {
    for seed: UInt64 in 0..<5000 {
      var random = SeededGenerator(seed: seed)
      let curve = TransitionCurve(
        random.double(in: 0.05...1), random.double(in: -2...3), random.double(in: 0...0.95),
        random.double(in: -2...3))
      let s = random.double(in: 0...1)
      let r = 1 - s
      let x = 3 * r * r * s * curve.x1 + 3 * r * s * s * curve.x2 + s * s * s
      let y = 3 * r * r * s * curve.y1 + 3 * r * s * s * curve.y2 + s * s * s
      // A steep tangent turns an error of 1e-16 in time into as much as its slope.
      let point = curve.value(at: x)
      check(abs(point.y - y) <= 1e-12 + 1e-15 * abs(point.slope), "seed \(seed)")
    }
  }

  @Test func `the slope is the derivative`() {
    for seed: UInt64 in 0..<3000 {
      var random = SeededGenerator(seed: seed)
      let curve = MotionCase.curve(&random)
      let x = random.double(in: 0.01...0.99)
      let h = 1e-5
      let slope = (curve.value(at: x + h).y - curve.value(at: x - h).y) / (2 * h)
      check(abs(slope - curve.value(at: x).slope) <= 1e-4, "seed \(seed)")
    }
  }

  @Test func `the end slopes are those of the end tangents`() {
    #expect(abs(TransitionCurve.ease.value(at: 0).slope - 0.4) < 1e-15)
    #expect(TransitionCurve.easeInOut.value(at: 0).slope == 0)
    #expect(TransitionCurve.easeInOut.value(at: 1).slope == 0)
    // A control point on its end leaves the tangent to the next one.
    #expect(abs(TransitionCurve.easeOut.value(at: 0).slope - 1 / 0.58) < 1e-15)
    #expect(abs(TransitionCurve.easeIn.value(at: 1).slope - 1 / 0.58) < 1e-15)
    #expect(TransitionCurve(0, 0, 0, 0).value(at: 0).slope == 1)
  }

  @Test func `a vertical tangent has a large but finite slope`() {
    #expect(TransitionCurve(0, 1, 1, 0).value(at: 0).slope == 1e6)
    #expect(TransitionCurve(0, -1, 1, 0).value(at: 0).slope == -1e6)
    #expect(abs(TransitionCurve(1, 0, 0, 1).value(at: 0.5).slope) <= 1e6)
    #expect(abs(TransitionCurve(1, 0, 0, 1).value(at: 0.5).y - 0.5) < 1e-5)
  }

  @Test func `limits its times and takes what is not finite for linear`() {
    #expect(TransitionCurve(-1, 0, 2, 1) == TransitionCurve(0, 0, 1, 1))
    #expect(TransitionCurve(0.3, 1e9, 0.6, -1e9) == TransitionCurve(0.3, 1000, 0.6, -1000))
    for bad in [Double.nan, .infinity, -.infinity] {
      #expect(TransitionCurve(bad, 0, 0.5, 1) == .linear)
      #expect(TransitionCurve(0.5, 0, 0.5, bad) == .linear)
    }
  }

  @Test func `linear is the time itself`() {
    for x in [0.1, 1.0 / 3, 0.7, 0.999] {
      #expect(TransitionCurve.linear.value(at: x).y == x)
      #expect(TransitionCurve.linear.value(at: x).slope == 1)
    }
  }
}

@Suite struct TransitionCurveSplitTests {
  /// Curves whose control times are in order, so that any part is a curve again.
  private func curve(_ random: inout SeededGenerator) -> TransitionCurve {
    let first = random.double(in: 0...1)
    return TransitionCurve(
      first, random.double(in: 0...1), random.double(in: first...1), random.double(in: 0...1))
  }

  @Test func `both parts together are the whole`() {
    for seed: UInt64 in 0..<2000 {
      var random = SeededGenerator(seed: seed)
      let curve = curve(&random)
      let x = random.double(in: 0.05...0.95)
      let y = curve.value(at: x).y
      guard y > 0.01, y < 0.99 else { continue }
      let parts = curve.split(at: x)
      for _ in 0..<5 {
        let u = random.double(in: 0...1)
        let before = curve.value(at: u * x)
        let after = curve.value(at: x + u * (1 - x))
        let tolerance = 1e-10 + 1e-13 * (before.slope + after.slope)
        check(abs(before.y - y * parts.first.value(at: u).y) <= tolerance, "seed \(seed)")
        check(
          abs(after.y - (y + (1 - y) * parts.second.value(at: u).y)) <= tolerance,
          "seed \(seed)")
      }
    }
  }

  @Test func `a part between two times is the curve there`() {
    let curve = TransitionCurve.easeInOut
    let part = curve.part(from: 0.2, to: 0.7)
    let low = curve.value(at: 0.2).y
    let high = curve.value(at: 0.7).y
    for u in [0.0, 0.1, 0.5, 0.8, 1] {
      let expected = curve.value(at: 0.2 + u * 0.5).y
      #expect(abs(low + (high - low) * part.value(at: u).y - expected) < 1e-13)
    }
  }

  @Test func `on either side of a bend every part is the curve there`() {
    for seed: UInt64 in 0..<1000 {
      var random = SeededGenerator(seed: seed)
      let curve = TransitionCurve(
        random.double(in: 0.5...1), random.double(in: 0...0.4), random.double(in: 0...0.5),
        random.double(in: 0.6...1))
      guard let bend = curve.bend else { continue }
      let isBefore = random.chance(0.5)
      let a = isBefore ? random.double(in: 0...bend) : random.double(in: bend...1)
      let b = isBefore ? random.double(in: a...bend) : random.double(in: a...1)
      let low = curve.value(at: a).y
      let rise = curve.value(at: b).y - low
      guard rise > 0.01 else { continue }
      let part = curve.part(from: a, to: b)
      for u in [0.1, 0.3, 0.5, 0.7, 0.9] {
        let whole = curve.value(at: a + u * (b - a))
        let tolerance = 1e-10 + 1e-12 * whole.slope
        check(abs(low + rise * part.value(at: u).y - whole.y) <= tolerance, "seed \(seed)")
      }
    }
    #expect(TransitionCurve.easeInOut.bend == nil)
  }

  @Test func `at its ends the whole is one part and the other is linear`() {
    let curve = TransitionCurve.ease
    for x in [0, -1, .nan] as [Double] {
      #expect(curve.split(at: x).first == .linear)
      #expect(curve.split(at: x).second == curve)
    }
    #expect(curve.split(at: 1).first == curve)
    #expect(curve.split(at: 2).second == .linear)
  }

  @Test func `turning points are where the way turns back`() {
    for seed: UInt64 in 0..<1000 {
      var random = SeededGenerator(seed: seed)
      let curve = TransitionCurve(
        random.double(in: 0.1...0.9), random.double(in: -2...3), random.double(in: 0.1...0.9),
        random.double(in: -2...3))
      let turns = curve.turningPoints
      var signs = 0
      var last = curve.value(at: 1e-6).slope
      for step in 1...2000 {
        let slope = curve.value(at: min(Double(step) / 2000, 1 - 1e-6)).slope
        if slope * last < 0 { signs += 1 }
        last = slope
      }
      let count = (turns.first == nil ? 0 : 1) + (turns.second == nil ? 0 : 1)
      // Two turns within a step of the count above cancel.
      check(signs == count || signs == count - 2, "seed \(seed)")
      for turn in [turns.first, turns.second].compactMap({ $0 }) {
        check(abs(curve.value(at: turn).slope) < 1e-4, "seed \(seed)")
      }
    }
    #expect(TransitionCurve.easeInOut.turningPoints.first == nil)
    #expect(TransitionCurve(0.3, 0, 0.6, 1.4).turningPoints.first != nil)
  }
}
