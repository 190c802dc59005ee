import Foundation
import Testing

@testable import RondoCore

/// Compares with the platform's library, whose own error is under one unit in the last place.
@Suite struct ElementaryTests {
  private let count = 250_000

  /// The largest distance in units of the last place over arguments spread evenly over ranges.
  private func worst(
    seed: UInt64, _ ranges: [ClosedRange<Double>], _ ours: (Double) -> Double,
    _ theirs: (Double) -> Double
  ) -> (ulps: Double, argument: Double, absolute: Double) {
    var random = SeededGenerator(seed: seed)
    var worst = 0.0
    var argument = 0.0
    var absolute = 0.0
    for range in ranges {
      let low = range.lowerBound
      let width = range.upperBound - low
      var index = 0
      while index < count {
        let x = low + width * (Double(random.next() >> 11) * 0x1p-53)
        let expected = theirs(x)
        let difference = abs(ours(x) - expected)
        // Not > : a NaN must not pass unseen.
        if !(difference <= absolute) { absolute = difference }
        let ulps = difference / expected.ulp
        if !(ulps <= worst) {
          worst = ulps
          argument = x
        }
        index &+= 1
      }
    }
    print("worst of \(ranges.count * count): \(worst) ulp at \(argument), \(absolute) off")
    return (worst, argument, absolute)
  }

  @Test func `exp is within one unit in the last place of the library`() {
    let found = worst(
      seed: 1, [-1...1, -50...50, -708...709.7, -1e-3...1e-3], Elementary.exp, Foundation.exp)
    #expect(found.ulps <= 1, "at \(found.argument), seed 1")
  }

  @Test func `exp is within one unit where results are subnormal`() {
    let found = worst(seed: 2, [-745...(-708)], Elementary.exp, Foundation.exp)
    #expect(found.ulps <= 1, "at \(found.argument), seed 2")
  }

  @Test func `expm1 is within two units in the last place of the library`() {
    let found = worst(
      seed: 3, [-1...1, -40...2, -1e-5...1e-5, 1...709], Elementary.expm1, Foundation.expm1)
    #expect(found.ulps <= 2, "at \(found.argument), seed 3")
  }

  @Test func `log is within one unit in the last place of the library`() {
    let found = worst(
      seed: 4, [1e-9...1, 0.5...2, 0.999...1.001, 1...1e12], Elementary.log, Foundation.log)
    #expect(found.ulps <= 1, "at \(found.argument), seed 4")
  }

  @Test func `sin is within one unit in the last place of the library`() {
    let found = worst(
      seed: 5, [-1...1, -10...10, -1000...1000, -1e7...1e7], Elementary.sin, Foundation.sin)
    #expect(found.ulps <= 1, "at \(found.argument), seed 5")
    #expect(found.absolute <= 1.2e-16)
  }

  @Test func `cos is within one unit in the last place of the library`() {
    let found = worst(
      seed: 6, [-1...1, -10...10, -1000...1000, -1e7...1e7], Elementary.cos, Foundation.cos)
    #expect(found.ulps <= 1, "at \(found.argument), seed 6")
    #expect(found.absolute <= 1.2e-16)
  }

  @Test func `sine and cosine stay accurate at multiples of a quarter turn`() {
    for quarter in 1...2000 {
      // The nearest numbers to the multiples are where the reduction loses most digits.
      let x = Double(quarter) * 1.5707963267948966
      let sine = Foundation.sin(x)
      let cosine = Foundation.cos(x)
      // The third part of pi / 2 carries 113 bits; results down to 1e-19 keep all but two.
      #expect(abs(Elementary.sin(x) - sine) <= 4 * sine.ulp, "quarter \(quarter)")
      #expect(abs(Elementary.cos(x) - cosine) <= 4 * cosine.ulp, "quarter \(quarter)")
    }
  }

  @Test func `huge angles give a sine and a cosine between -1 and 1`() {
    var random = SeededGenerator(seed: 7)
    for _ in 0..<20_000 {
      let x = random.double(in: -1...1) * pow(10, random.double(in: 7...300))
      #expect(abs(Elementary.sin(x)) <= 1 && abs(Elementary.cos(x)) <= 1, "\(x), seed 7")
      if abs(x) < 1e12 {
        #expect(abs(Elementary.sin(x) - Foundation.sin(x)) <= abs(x) * 3e-16, "\(x), seed 7")
      }
    }
    #expect(Elementary.sin(1e15) == 0)
    #expect(Elementary.cos(-1e300) == 1)
  }

  @Test func `logarithms of subnormal numbers are as exact as others`() {
    let smallest = Double.leastNonzeroMagnitude
    let normal = Double.leastNormalMagnitude
    for x in [smallest, 2024 * smallest, 0x1p40 * smallest, normal.nextDown, normal] {
      #expect(abs(Elementary.log(x) - Foundation.log(x)) <= Foundation.log(x).ulp)
    }
    #expect(
      abs(Elementary.log(Double.greatestFiniteMagnitude) - 709.782_712_893_384) <= 1.2e-13)
  }
}

@Suite struct ElementarySpecialValueTests {
  @Test func `NaN gives NaN`() {
    #expect(Elementary.exp(.nan).isNaN)
    #expect(Elementary.expm1(.nan).isNaN)
    #expect(Elementary.log(.nan).isNaN)
    #expect(Elementary.sin(.nan).isNaN)
    #expect(Elementary.cos(.nan).isNaN)
  }

  @Test func `infinities give the limits`() {
    #expect(Elementary.exp(.infinity) == .infinity)
    #expect(Elementary.exp(-.infinity) == 0)
    #expect(Elementary.expm1(.infinity) == .infinity)
    #expect(Elementary.expm1(-.infinity) == -1)
    #expect(Elementary.log(.infinity) == .infinity)
    #expect(Elementary.sin(.infinity).isNaN)
    #expect(Elementary.cos(-.infinity).isNaN)
  }

  @Test func `exp overflows and underflows where the library does`() {
    for x in [709.782712893384, 709.7827128933841, 710, -745.13, -745.1332191019412, -745.14] {
      #expect(Elementary.exp(x) == Foundation.exp(x), "\(x)")
    }
  }

  @Test func `zero and subnormal arguments are exact`() {
    #expect(Elementary.exp(0) == 1)
    #expect(Elementary.exp(.leastNonzeroMagnitude) == 1)
    #expect(Elementary.expm1(0) == 0)
    #expect(Elementary.expm1(-0.0).sign == .minus)
    #expect(Elementary.expm1(.leastNonzeroMagnitude) == .leastNonzeroMagnitude)
    #expect(Elementary.sin(-0.0).sign == .minus)
    #expect(Elementary.sin(.leastNonzeroMagnitude) == .leastNonzeroMagnitude)
    #expect(Elementary.cos(0) == 1)
    #expect(Elementary.log(1) == 0)
  }

  @Test func `log of zero is minus infinity and of negative numbers NaN`() {
    #expect(Elementary.log(0) == -.infinity)
    #expect(Elementary.log(-0.0) == -.infinity)
    #expect(Elementary.log(-1).isNaN)
    #expect(Elementary.log(-.infinity).isNaN)
  }

  @Test func `expm1 is continuous where its form changes`() {
    for x in [-40, -37.5, 38.1, 39.0] {
      let below = Elementary.expm1(x.nextDown)
      let above = Elementary.expm1(x.nextUp)
      #expect(below <= above)
      #expect(above - below <= 4 * abs(above) * x.ulp + 2 * above.ulp, "\(x)")
    }
  }
}
