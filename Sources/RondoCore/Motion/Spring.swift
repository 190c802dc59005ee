/// A spring of any damping ratio that pulls the strip to a target.
///
/// With w0 = 2 pi / response, b = ratio w0 and y0 = x0 - target:
/// x(t) = target + y0 C + (v0 + b y0) S and v(t) = v0 C - (w0^2 y0 + b v0) S, where
/// - below 1: w = sqrt(w0^2 - b^2), C = e^(-b t) cos w t, S = e^(-b t) sin(w t) / w,
/// - at 1: C = e^(-b t), S = t e^(-b t),
/// - above 1: w = sqrt(b^2 - w0^2), a = w0^2 / (b + w), C = e^(-a t) (1 + e^(-2 w t)) / 2,
///   S = e^(-a t) (-expm1(-2 w t)) / (2 w).
///
/// There is no band around 1 in which another form stands in: each stays accurate up to it.
package struct Spring: Equatable, Sendable {
  package private(set) var from: MotionState
  package private(set) var target: Double

  /// Seconds of one period without damping.
  package let response: Double

  /// 1 is critical, below it the spring swings, at 0 for ever.
  package let dampingRatio: Double

  /// The seconds until it is at rest for good: from then on it stays within `threshold` of its
  /// target, and slower than `speedThreshold`; what is left is jumped.
  package private(set) var settlingTime: Double

  /// Creates a spring from a state to the offset `target`, in points.
  ///
  /// A response that is not above zero counts as 0.5 s; others are limited to `0.001 ... 1000`. A
  /// ratio is limited to `0 ... 100`; NaN counts as 1.
  package init(from: MotionState, target: Double, response: Double, dampingRatio: Double) {
    self.from = from.limited
    self.target = target.asOffset
    self.response = response > 0 ? max(0.001, min(response, 1000)) : 0.5
    self.dampingRatio = dampingRatio.isNaN ? 1 : max(0, min(dampingRatio, 100))
    settlingTime = 0
    settlingTime = time(toSettleWithin: Self.threshold, speed: Self.speedThreshold)
  }

  /// Returns the spring that brings a strip pulled beyond `edge` back to it.
  ///
  /// Critically damped with w0 = 10 per second, see `EdgeFling`.
  package static func rubberBandRelease(from: MotionState, edge: Double) -> Spring {
    Spring(from: from, target: edge, response: releaseResponse, dampingRatio: 1)
  }

  /// Returns the state `t` seconds after the start.
  package func state(at t: Double) -> MotionState {
    let t = t.asElapsed
    guard t < settlingTime else { return MotionState(offset: target, velocity: 0) }
    let terms = terms(at: t)
    return MotionState(
      offset: target + displacement * terms.c + drive * terms.s,
      velocity: from.velocity * terms.c - pull * terms.s)
  }

  /// The target, or nil if it swings for ever.
  package var restOffset: Double? { settlingTime < .infinity ? target : nil }

  /// Returns the same motion with all offsets moved by `distance`.
  package func shifted(by distance: Double) -> Spring {
    var copy = self
    copy.from.offset = (from.offset + distance).asOffset
    copy.target = (target + distance).asOffset
    return copy
  }
}

// MARK: - Constants

extension Spring {
  /// The points from its target within which it counts as settled.
  package static var threshold: Double { 0.005 }

  /// The points per second below which it counts as settled.
  package static var speedThreshold: Double { 0.1 }

  /// 2 pi / 10 s.
  package static var releaseResponse: Double { 0.628_318_530_717_958_6 }

  private static var twoPi: Double { 6.283_185_307_179_586 }

  /// w0, radians per second without damping.
  var naturalFrequency: Double { Self.twoPi / response }

  /// b, the rate of the damping, per second.
  var damping: Double { dampingRatio * naturalFrequency }

  /// w: of the swing in radians per second, or above 1 half the difference of the two rates.
  var frequency: Double {
    // (1 - z)(1 + z) keeps the digits that 1 - z^2 would lose near 1.
    naturalFrequency * abs((1 - dampingRatio) * (1 + dampingRatio)).squareRoot()
  }

  /// y0.
  var displacement: Double { from.offset - target }

  /// v0 + b y0.
  var drive: Double { from.velocity + damping * displacement }

  /// w0^2 y0 + b v0.
  var pull: Double {
    naturalFrequency * naturalFrequency * displacement + damping * from.velocity
  }

  /// The rate at which the slowest part dies away, per second.
  var slowRate: Double {
    dampingRatio > 1
      ? naturalFrequency * naturalFrequency / (damping + frequency) : damping
  }

  /// Returns C and S.
  func terms(at t: Double) -> (c: Double, s: Double) {
    let w = frequency
    let envelope = Elementary.exp(-slowRate * t)
    if dampingRatio < 1 {
      return (envelope * Elementary.cos(w * t), envelope * Elementary.sin(w * t) / w)
    }
    if dampingRatio == 1 { return (envelope, envelope * t) }
    let fall = Elementary.expm1(-2 * w * t)
    return (envelope * (1 + 0.5 * fall), envelope * (-0.5 * fall / w))
  }
}
