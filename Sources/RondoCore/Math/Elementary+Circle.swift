extension Elementary {
  /// Returns the sine of `x` radians, within 1e-15 up to ten million radians.
  ///
  /// Beyond, the error grows to about |x| * 3e-16, and from 1e15 on, where neighbouring numbers
  /// are a good part of a radian apart, the result is that of 0. It is always in -1 ... 1; NaN and
  /// infinities give NaN.
  package static func sin(_ x: Double) -> Double {
    // Keeps the sign of zero, and the tiniest arguments exactly.
    if abs(x) < 1e-8 { return x }
    let angle = reducedByQuarterTurn(x)
    switch angle.quarter {
    case 0: return sineSeries(angle.value, angle.tail)
    case 1: return cosineSeries(angle.value, angle.tail)
    case 2: return -sineSeries(angle.value, angle.tail)
    default: return -cosineSeries(angle.value, angle.tail)
    }
  }

  /// Returns the cosine of `x` radians, within 1e-15 up to ten million radians.
  ///
  /// Beyond, and for NaN and infinities, see `sin(_:)`.
  package static func cos(_ x: Double) -> Double {
    let angle = reducedByQuarterTurn(x)
    switch angle.quarter {
    case 0: return cosineSeries(angle.value, angle.tail)
    case 1: return -sineSeries(angle.value, angle.tail)
    case 2: return -cosineSeries(angle.value, angle.tail)
    default: return sineSeries(angle.value, angle.tail)
    }
  }

  /// pi / 2 in three parts; the first two have 30 bits, so that up to 2^23 times them is exact.
  private static var halfPiHead: Double { 0x1.921fb54p+0 }
  private static var halfPiMiddle: Double { 0x1.10b46118p-30 }
  private static var halfPiTail: Double { 0x1.313198a2e0370p-61 }

  /// From here on a number is a good part of a radian away from its neighbours.
  private static var largestAngle: Double { 1e15 }

  /// Returns `x` less the nearest multiple of pi / 2, in two parts, and that multiple modulo 4.
  private static func reducedByQuarterTurn(
    _ x: Double
  ) -> (value: Double, tail: Double, quarter: Int64) {
    guard x.isFinite else { return (.nan, 0, 0) }
    guard abs(x) < largestAngle else { return (0, 0, 0) }
    let count = (x * 0.636_619_772_367_581_3).rounded(.toNearestOrEven)
    let first = x - count * halfPiHead
    let middle = count * halfPiMiddle
    let second = first - middle
    let lost = (first - second) - middle
    let last = count * halfPiTail
    let value = second - last
    let tail = ((second - value) - last) + lost
    // The magnitude is under 2^53, so the conversion cannot trap.
    return (value, tail, Int64(count) & 3)
  }

  /// Returns the sine of `r + tail` for |r| up to pi / 4.
  private static func sineSeries(_ r: Double, _ tail: Double) -> Double {
    let z = r * r
    var sum = 2.811_457_254_345_520_6e-15
    sum = sum * z - 7.647_163_731_819_816e-13
    sum = sum * z + 1.605_904_383_682_161_3e-10
    sum = sum * z - 2.505_210_838_544_172e-08
    sum = sum * z + 2.755_731_922_398_589_3e-06
    sum = sum * z - 0.000_198_412_698_412_698_4
    sum = sum * z + 0.008_333_333_333_333_333
    sum = sum * z - 0.166_666_666_666_666_66
    return limited(r + (r * z * sum + tail * (1 - 0.5 * z)))
  }

  /// Returns the cosine of `r + tail` for |r| up to pi / 4.
  private static func cosineSeries(_ r: Double, _ tail: Double) -> Double {
    let z = r * r
    var sum = -1.561_920_696_858_622_5e-16
    sum = sum * z + 4.779_477_332_387_385e-14
    sum = sum * z - 1.147_074_559_772_972_5e-11
    sum = sum * z + 2.087_675_698_786_81e-09
    sum = sum * z - 2.755_731_922_398_589e-07
    sum = sum * z + 2.480_158_730_158_73e-05
    sum = sum * z - 0.001_388_888_888_888_889
    sum = sum * z + 0.041_666_666_666_666_664
    let half = 0.5 * z
    let head = 1 - half
    // What the subtraction rounded away is given back.
    return limited(head + (((1 - head) - half) + (z * z * sum - r * tail)))
  }

  /// Returns `value` kept in -1 ... 1; the reduction of huge angles may leave more than pi / 4.
  private static func limited(_ value: Double) -> Double {
    value > 1 ? 1 : (value < -1 ? -1 : value)
  }
}
