import Testing

@testable import RondoCore

@Suite struct WrappingTests {
  @Test(arguments: [
    (0.0, 10.0, 0, 0.0), (9.5, 10, 0, 9.5), (10, 10, 1, 0), (-1, 10, -1, 9), (-10, 10, -1, 0),
    (25, 10, 2, 5), (-25, 10, -3, 5),
  ])
  func `splits a value into whole lengths and the rest`(
    value: Double, length: Double, turns: Int, remainder: Double
  ) {
    let wrapped = value.wrapped(into: length)
    #expect(wrapped.turns == turns)
    #expect(wrapped.remainder == remainder)
  }

  @Test(arguments: [-1e300, -1e28, -9.3e18]) func `turns can be negated, however many`(
    value: Double
  ) {
    let turns = value.wrapped(into: 1).turns
    #expect(turns == -.max && -turns == .max)
  }

  @Test func `keeps the remainder inside the length and the sum at the value`() {
    var random = SeededGenerator(seed: 11)
    for _ in 0..<20_000 {
      let length = random.double(in: 1e-3...5000)
      // Exact multiples are where rounding would leave the interval.
      let value =
        random.chance(0.3)
        ? length * Double(random.int(in: -1_000_000...1_000_000)) : random.double(in: -1e9...1e9)
      let wrapped = value.wrapped(into: length)
      #expect(wrapped.remainder >= 0 && wrapped.remainder < length, "\(value) \(length), seed 11")
      let sum = Double(wrapped.turns) * length + wrapped.remainder
      #expect(abs(sum - value) <= 2 * value.ulp + length.ulp, "\(value) \(length), seed 11")
    }
  }

  @Test func `a value just below zero ends up just below the length or at the next turn`() {
    let wrapped = (-1e-20).wrapped(into: 100)
    #expect(wrapped.turns == 0)
    #expect(wrapped.remainder == 0)
  }

  @Test(arguments: [
    (Double.nan, 10.0), (.infinity, 10), (-.infinity, 10), (5, 0), (5, -1), (5, .nan),
    (5, .infinity), (1e308, 1e-10),
  ])
  func `bad input gives zero`(value: Double, length: Double) {
    let wrapped = value.wrapped(into: length)
    #expect(wrapped.turns == 0)
    #expect(wrapped.remainder == 0)
  }

  @Test(arguments: [(1e300, 7.0), (-1e300, 7), (1e18, 0.001), (4e15, 0.3)])
  func `huge values do not trap and keep the remainder inside`(value: Double, length: Double) {
    let wrapped = value.wrapped(into: length)
    #expect(wrapped.remainder >= 0 && wrapped.remainder < length)
    #expect((wrapped.turns < 0) == (value < 0))
  }
}

@Suite struct IntClampingTests {
  @Test(arguments: [
    (0.0, 0), (2.9, 2), (-2.9, -2), (Double.nan, 0), (.infinity, Int.max), (-.infinity, Int.min),
    (1e300, Int.max), (-1e300, Int.min), (9.223372036854775807e18, Int.max),
    (-9.223372036854775808e18, Int.min), (9.22337203685477478e18, 9_223_372_036_854_774_784),
  ])
  func `drops the fraction and stays in range`(value: Double, expected: Int) {
    #expect(Int(clamping: value) == expected)
  }
}
