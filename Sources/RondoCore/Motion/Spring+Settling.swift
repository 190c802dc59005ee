extension Spring {
  /// Returns a time from which on it stays within `distance` of its target.
  ///
  /// The better of two bounds. One is of the two parts taken for themselves, (|P| + |Q|) e^(-a t),
  /// tight away from critical damping; the other, (|y0| + |v0 + b y0| t) e^(-a t), is exact at
  /// critical damping from rest and holds near it, where P and Q are huge and cancel.
  package func time(toSettleWithin distance: Double) -> Double {
    time(
      first: abs(displacement), growth: abs(drive), parts: partSizes.offset, within: distance)
  }

  /// Whether it passes its target.
  ///
  /// Below ratio 1 it always does, however little; from 1 up only if it starts fast enough toward
  /// the target, or at it with any velocity.
  package var overshoots: Bool {
    let y = displacement
    if y == 0 { return from.velocity != 0 }
    if dampingRatio < 1 { return true }
    // y0 C + drive S = 0 needs C / S = -drive / y0, and C / S falls to w from above.
    return -drive / y > (dampingRatio == 1 ? 0 : frequency)
  }

  /// Returns a time from which on it stays within a distance and below a speed.
  func time(toSettleWithin distance: Double, speed: Double) -> Double {
    max(
      time(toSettleWithin: distance),
      time(
        first: abs(from.velocity), growth: abs(pull), parts: partSizes.velocity, within: speed))
  }

  /// The sums of the magnitudes of the two parts, for the offset and for the velocity.
  private var partSizes: (offset: Double, velocity: Double) {
    let w = frequency
    if dampingRatio == 1 { return (.infinity, .infinity) }
    let side = drive / w
    if dampingRatio < 1 {
      let size = (displacement * displacement + side * side).squareRoot()
      return (size, size * naturalFrequency)
    }
    let slow = abs(0.5 * (displacement + side))
    let fast = abs(0.5 * (displacement - side))
    return (slow + fast, slow * slowRate + fast * (damping + w))
  }

  /// Returns a time from which on both (`first` + `growth` t) e^(-a t) or `parts` e^(-a t),
  /// whichever is sooner, stay within `limit`.
  private func time(
    first: Double, growth: Double, parts: Double, within limit: Double
  ) -> Double {
    if first == 0 && growth == 0 { return 0 }
    let rate = slowRate
    guard rate > 0, limit > 0 else { return .infinity }
    // Sufficient for either term to be half the limit, as t e^(-a t / 2) <= 2 / (e a).
    var time = max(
      Elementary.log(2 * first / limit) / rate,
      2 * Elementary.log(4 * growth / (Elementary.exp(1) * rate * limit)) / rate)
    if time <= 0 { return 0 }
    // From above the true bound, t = ln((first + growth t) / limit) / a falls toward it and never
    // below.
    for _ in 0..<8 {
      let next = Elementary.log((first + growth * time) / limit) / rate
      if !(next < time) { break }
      time = next
    }
    return max(0, min(time, Elementary.log(parts / limit) / rate))
  }
}
