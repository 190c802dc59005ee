/// The velocity of a finger, fitted by least squares to its latest samples.
///
/// Three samples or more are fitted by a parabola, two by a line, and the slope is taken at the
/// newest sample. A line over 100 ms tells the speed of 50 ms ago, which halves that of a flick that
/// is still speeding up; a parabola follows an even acceleration exactly, and its greater noise
/// (12 points/s for positions rounded to whole points at 60 Hz, a line's is 3) is far below the speed
/// of any flick. Its one bad habit is to swing back after a finger that stopped short; so where its
/// slope is against the line's, it counts only if the newest sample moved that way too, else the
/// result is 0.
package struct VelocityTracker: Equatable, Sendable {
  /// Seconds before the newest sample that the fit looks back, as Android, Flutter and Compose do.
  package static let horizon = 0.1
  /// Seconds without a sample after which the finger counts as standing, as in Android and Compose.
  package static let gap = 0.04
  /// The greatest speed told, in points per second: a screen of 2000 points in a tenth of a second.
  package static let limit = 20_000.0
  /// The greatest position taken, in points, either side of 0.
  package static let reach = 1e9
  /// Seconds between kept samples: sixteen slots hold the horizon at any rate of events.
  static let grain = 0.007

  private static let capacity = 16

  private var stamps = SIMD16<Double>()
  private var positions = SIMD16<Double>()
  private var newest = 0
  private(set) var count = 0

  package init() {}

  /// Forgets every sample.
  package mutating func reset() {
    self = VelocityTracker()
  }

  /// Adds where the finger was, in points, at its event's own time, in seconds.
  ///
  /// A stamp equal to the newest replaces its position. A stamp before the newest, one that is NaN or
  /// infinite, and a position that is NaN or beyond `reach` are ignored. Samples closer than 7 ms
  /// replace each other, the newest excepted, so a fast mouse does not push the older ones out.
  package mutating func add(position: Double, stamp: Double) {
    guard stamp.isFinite, abs(position) <= Self.reach else { return }
    if count > 0 {
      let last = stamps[newest]
      guard stamp >= last else { return }
      let isCrowded = count > 1 && last - stamps[slot(before: 1)] < Self.grain
      if stamp > last, !isCrowded { newest = (newest + 1) % Self.capacity }
      if stamp > last, !isCrowded { count = min(count + 1, Self.capacity) }
    } else {
      count = 1
    }
    stamps[newest] = stamp
    positions[newest] = position
  }

  /// Returns the velocity in points per second at a stamp, finite and within `limit` either side.
  ///
  /// It is 0 for fewer than two samples and when the newest is over 40 ms old. Samples before a gap
  /// of over 40 ms do not count. A stamp before the newest sample, or NaN, counts as the newest's.
  package func velocity(at stamp: Double) -> Double {
    guard count > 1, !(stamp - stamps[newest] > Self.gap) else { return 0 }
    var sums = Sums()
    var later = 0.0
    for age in 0..<count {
      let slot = slot(before: age)
      let time = stamps[slot] - stamps[newest]
      // Before a pause it moved otherwise; but two samples are always heard, since a busy device may
      // send them no closer than that.
      if time < -Self.horizon || (age > 1 && later - time > Self.gap) { break }
      sums.add(time: time / Self.horizon, position: positions[slot] - positions[newest])
      later = time
    }
    let line = sums.line
    guard var slope = sums.parabola ?? line, let line else { return 0 }
    if slope * line < 0 {
      let move = positions[newest] - positions[slot(before: 1)]
      if slope * move <= 0 { slope = 0 }
    }
    let velocity = slope / Self.horizon
    return velocity.isFinite ? min(max(velocity, -Self.limit), Self.limit) : 0
  }

  private func slot(before age: Int) -> Int {
    (newest + Self.capacity - age) % Self.capacity
  }
}

/// The sums of a least squares fit; times are in horizons, 0 at the newest sample and negative before.
private struct Sums {
  private var n = 0.0
  private var t = 0.0
  private var tt = 0.0
  private var ttt = 0.0
  private var tttt = 0.0
  private var x = 0.0
  private var tx = 0.0
  private var ttx = 0.0

  mutating func add(time: Double, position: Double) {
    let square = time * time
    n += 1
    t += time
    tt += square
    ttt += square * time
    tttt += square * square
    x += position
    tx += time * position
    ttx += square * position
  }

  /// The slope of the line through the samples, nil if they leave none.
  var line: Double? {
    let spread = n * tt - t * t
    guard n > 1, spread > 0 else { return nil }
    return (n * tx - t * x) / spread
  }

  /// The slope at time 0 of the parabola through the samples, nil for fewer than three.
  var parabola: Double? {
    guard n > 2 else { return nil }
    // The normal equations less their means: two unknowns, so a small determinant by hand.
    let a = tt - t * t / n
    let b = ttt - t * tt / n
    let c = tttt - tt * tt / n
    let d = tx - t * x / n
    let e = ttx - tt * x / n
    let determinant = a * c - b * b
    // Times that nearly coincide leave no parabola: below this, rounding decides.
    guard determinant > 1e-12 * a * c else { return nil }
    return (c * d - b * e) / determinant
  }
}
