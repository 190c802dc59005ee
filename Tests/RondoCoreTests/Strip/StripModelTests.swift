import Testing

@testable import RondoCore

/// Random strips against the same strips worked out the long way.
struct StripModelTests {
  struct Case {
    var strip: Strip
    var model: StripModel
    var extents: [Double]

    init(_ random: inout SeededGenerator) {
      let count = 1 + random.int(below: 9)
      let isUniform = random.oneIn(3)
      let first = Self.extent(&random)
      extents = (0..<count).map { _ in isUniform ? first : Self.extent(&random) }
      if !isUniform, random.oneIn(4) {
        extents[random.int(below: count)] = [0, -3, .nan, .infinity][random.int(below: 4)]
      }
      if extents.allSatisfy({ !($0 > 0 && $0.isFinite) }) { extents[0] = 20 }
      let spacing = random.oneIn(2) ? 0 : Double(random.int(below: 40))
      let seam = random.oneIn(2) ? spacing : Double(random.int(below: 90))
      let isLoop = random.oneIn(2)
      let window = Window(
        extent: Double(1 + random.int(below: 500)), lead: Double(random.int(below: 30)),
        trail: Double(random.int(below: 30)),
        alignment: [0, 0.5, 1, 0.3][random.int(below: 4)])
      let items: Reel.Items =
        isUniform ? .uniform(count: count, extent: first) : .varying(extents)
      strip = Strip(items: items, isLoop: isLoop, spacing: spacing, seam: seam, window: window)
      model = StripModel(
        extents, isLoop: isLoop, spacing: spacing, seam: seam, window: window)
    }

    /// Whole and half points half of the time, so that frames and stops are met exactly.
    static func extent(_ random: inout SeededGenerator) -> Double {
      random.oneIn(2) ? Double(1 + random.int(below: 300)) * 0.5 : random.double(in: 1...200)
    }

    func offset(_ random: inout SeededGenerator) -> Double {
      if random.oneIn(3) { return strip.stop(of: random.int(below: 40) - 20) }
      return random.double(in: -2 * strip.length...3 * strip.length)
    }
  }

  static let seeds = UInt64(1)...1500

  @Test func `starts, extents, stops and length are those of the definitions`() {
    for seed in Self.seeds {
      var random = SeededGenerator(seed: seed)
      let one = Case(&random)
      let (strip, model) = (one.strip, one.model)
      let tolerance = 1e-9
      var isRight = strip.count == model.items.count && abs(strip.length - model.length) < tolerance
      let numbers = model.isLoop ? -20...20 : 0...(model.items.count - 1)
      for number in numbers where isRight {
        isRight =
          abs(strip.start(of: number) - model.start(number)) < tolerance
          && strip.extent(of: number) == model.extent(number)
          && abs(strip.stop(of: number) - model.stop(number)) < tolerance
          && strip.item(ofNumber: number)
            == model.items[((number % strip.count) + strip.count) % strip.count]
      }
      guard isRight else { return fail(seed, one) }
    }
  }

  @Test func `slots are exactly the frames that meet the interval`() {
    for seed in Self.seeds {
      var random = SeededGenerator(seed: seed)
      let one = Case(&random)
      for _ in 0..<10 {
        let lower = one.offset(&random)
        let upper = lower + (random.oneIn(2) ? one.strip.window.extent : random.double(in: 0...900))
        let numbers = Array(one.strip.numbers(from: lower, to: upper))
        let expected = one.model.numbers(lower, upper)
        if numbers == expected { continue }
        // Frames that only touch the interval to rounding may be in either.
        let isRounding = Set(numbers).symmetricDifference(expected).allSatisfy {
          let start = one.model.start($0)
          return abs(start - upper) < 1e-9 || abs(start + one.model.extent($0) - lower) < 1e-9
        }
        guard isRounding else { return fail(seed, one, "\(lower) \(upper) \(numbers) \(expected)") }
      }
    }
  }

  @Test func `the nearest number's stop is the nearest stop`() {
    for seed in Self.seeds {
      var random = SeededGenerator(seed: seed)
      let one = Case(&random)
      for _ in 0..<10 {
        let offset = one.offset(&random)
        let number = one.strip.number(nearest: offset)
        let distance = abs(one.strip.stop(of: number) - offset)
        guard abs(distance - one.model.nearestDistance(offset)) < 1e-9 else {
          return fail(seed, one, "\(offset): \(number)")
        }
      }
    }
  }

  @Test func `position grows with the offset and is the index at a stop`() {
    for seed in Self.seeds {
      var random = SeededGenerator(seed: seed)
      let one = Case(&random)
      let strip = one.strip
      var offsets = (0..<30).map { _ in one.offset(&random) }
      offsets.sort()
      var previous = -Double.infinity
      for offset in offsets {
        let position = strip.position(at: offset)
        let nearest = strip.number(nearest: offset)
        var isRight = position.isFinite && position >= previous - 1e-9
        if offset == strip.stop(of: nearest) { isRight = isRight && position == Double(nearest) }
        guard isRight else { return fail(seed, one, "\(offset): \(position), \(nearest)") }
        previous = position
      }
    }
  }

  @Test func `a bounded strip at rest shows no blank beyond an inset`() {
    for seed in Self.seeds {
      var random = SeededGenerator(seed: seed)
      let one = Case(&random)
      let strip = one.strip
      guard !strip.isLoop, !strip.fits else { continue }
      for number in 0..<strip.count {
        let offset = strip.stop(of: number)
        let first = strip.start(of: 0) - offset
        let last = strip.start(of: strip.count - 1) + strip.extent(of: strip.count - 1) - offset
        let window = strip.window
        guard first <= window.lead + 1e-9, last >= window.extent - window.trail - 1e-9 else {
          return fail(seed, one, "stop of \(number)")
        }
      }
    }
  }

  func fail(_ seed: UInt64, _ one: Case, _ note: String = "") {
    Issue.record("seed \(seed): \(note) extents \(one.extents) \(one.strip)")
  }
}
