/// The elementary functions the engine needs, from exact operations only.
///
/// They use + - * / and the bits of numbers, never a fused multiply-add and never the platform's
/// library, so the same argument gives the same bits on every host. Errors are under 1e-15,
/// relative for `exp`, `expm1` and `log`, absolute for `sin` and `cos`.
package enum Elementary {}

// MARK: - Exponentials

extension Elementary {
  /// Returns e to the power `x`.
  ///
  /// NaN gives NaN, infinity infinity, minus infinity 0; above 709.78 infinity, below -745.13 0.
  /// In between, results below the smallest normal number are subnormal.
  package static func exp(_ x: Double) -> Double {
    if x.isNaN { return x }
    if x > overflowExponent { return .infinity }
    if x < underflowExponent { return 0 }
    let reduced = reducedByLn2(x)
    let p = expm1Series(reduced.value)
    return scaled(1 + (p + (reduced.tail + reduced.tail * p)), byPowerOf2: reduced.count)
  }

  /// Returns e to the power `x`, less one, without the loss of digits near 0.
  ///
  /// NaN gives NaN, infinity infinity, minus infinity -1, zero and subnormal numbers themselves.
  package static func expm1(_ x: Double) -> Double {
    if x.isNaN || x == 0 { return x }
    if x > overflowExponent { return .infinity }
    // Below -37.5, e^x is under half the spacing of numbers just above -1.
    if x < -40 { return -1 }
    let reduced = reducedByLn2(x)
    let p = expm1Series(reduced.value)
    let q = p + (reduced.tail + reduced.tail * p)
    if reduced.count == 0 { return q }
    // Above 2^55 the one is less than half a unit in the last place.
    if reduced.count > 55 { return scaled(1 + q, byPowerOf2: reduced.count) }
    let power = powerOf2(reduced.count)
    return power * q + (power - 1)
  }

  /// The logarithm of the largest finite number.
  private static var overflowExponent: Double { 709.782_712_893_384 }

  /// Below this, e^x is under half the smallest subnormal number.
  private static var underflowExponent: Double { -745.133_219_101_941_2 }

  /// The leading 33 bits of ln 2: times any exponent of a Double it is exact.
  private static var ln2Head: Double { 0x1.62e42fefp-1 }

  /// What is left of ln 2 below `ln2Head`.
  private static var ln2Tail: Double { 0x1.473de6af278edp-34 }

  private static var inverseLn2: Double { 1.442_695_040_888_963_4 }

  /// Returns `x` less the nearest multiple of ln 2, in two parts, and which multiple that was.
  private static func reducedByLn2(_ x: Double) -> (value: Double, tail: Double, count: Int) {
    let count = (x * inverseLn2).rounded(.toNearestOrEven)
    let head = x - count * ln2Head
    let correction = count * ln2Tail
    let value = head - correction
    return (value, (head - value) - correction, Int(count))
  }

  /// Returns e^r - 1 for |r| up to ln 2 / 2 by its Taylor series.
  private static func expm1Series(_ r: Double) -> Double {
    var sum = 4.779_477_332_387_385e-14
    sum = sum * r + 7.647_163_731_819_816e-13
    sum = sum * r + 1.147_074_559_772_972_5e-11
    sum = sum * r + 1.605_904_383_682_161_3e-10
    sum = sum * r + 2.087_675_698_786_81e-09
    sum = sum * r + 2.505_210_838_544_172e-08
    sum = sum * r + 2.755_731_922_398_589e-07
    sum = sum * r + 2.755_731_922_398_589_3e-06
    sum = sum * r + 2.480_158_730_158_73e-05
    sum = sum * r + 0.000_198_412_698_412_698_4
    sum = sum * r + 0.001_388_888_888_888_889
    sum = sum * r + 0.008_333_333_333_333_333
    sum = sum * r + 0.041_666_666_666_666_664
    sum = sum * r + 0.166_666_666_666_666_66
    sum = sum * r + 0.5
    return r + r * r * sum
  }

  /// Returns 2 to the power `count`, which must be in -1022 ... 1023.
  private static func powerOf2(_ count: Int) -> Double {
    Double(bitPattern: UInt64(1023 + count) << 52)
  }

  /// Returns `value`, about one, times 2 to the power `count`.
  ///
  /// Far out it takes two steps: the power itself may be out of range where the product is not.
  private static func scaled(_ value: Double, byPowerOf2 count: Int) -> Double {
    if count > 1000 { return value * powerOf2(count - 100) * powerOf2(100) }
    if count < -1000 { return value * powerOf2(count + 100) * powerOf2(-100) }
    return value * powerOf2(count)
  }
}

// MARK: - Logarithm

extension Elementary {
  /// Returns the natural logarithm of `x`.
  ///
  /// NaN and negative numbers give NaN, zero minus infinity, infinity infinity. Subnormal numbers
  /// are as exact as others.
  package static func log(_ x: Double) -> Double {
    if x.isNaN || x < 0 { return .nan }
    if x == 0 { return -.infinity }
    if x == .infinity { return x }

    // x = 2^exponent * (1 + f), the significand in 1/sqrt 2 ... sqrt 2.
    let isSubnormal = x < Double.leastNormalMagnitude
    let bits = (isSubnormal ? x * powerOf2(54) : x).bitPattern
    var exponent = Double(Int(bits >> 52) - (isSubnormal ? 1077 : 1023))
    var significand = Double(bitPattern: (bits & 0x000f_ffff_ffff_ffff) | 0x3ff0_0000_0000_0000)
    if significand > 1.414_213_562_373_095_1 {
      significand *= 0.5
      exponent += 1
    }
    let f = significand - 1

    // log(1 + f) = 2s + s * tail with s = f / (2 + f), and 2s = f - f^2/2 + s * f^2/2.
    let s = f / (2 + f)
    let half = 0.5 * f * f
    let correction = s * (half + logTail(s * s)) + exponent * ln2Tail
    return exponent * ln2Head - ((half - correction) - f)
  }

  /// Returns 2/3 z + 2/5 z^2 + 2/7 z^3 + ... for z up to 0.0295.
  private static func logTail(_ z: Double) -> Double {
    var sum = 0.074_074_074_074_074_07
    sum = sum * z + 0.08
    sum = sum * z + 0.086_956_521_739_130_43
    sum = sum * z + 0.095_238_095_238_095_23
    sum = sum * z + 0.105_263_157_894_736_84
    sum = sum * z + 0.117_647_058_823_529_41
    sum = sum * z + 0.133_333_333_333_333_33
    sum = sum * z + 0.153_846_153_846_153_85
    sum = sum * z + 0.181_818_181_818_181_82
    sum = sum * z + 0.222_222_222_222_222_22
    sum = sum * z + 0.285_714_285_714_285_7
    sum = sum * z + 0.4
    sum = sum * z + 0.666_666_666_666_666_6
    return sum * z
  }
}
