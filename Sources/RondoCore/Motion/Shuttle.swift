/// To and fro between two offsets at constant speed, with a dwell at each end.
///
/// A triangular wave of period 2 ((high - low) / speed + dwell). Up to the first end it is
/// x(t) = x0 + v t; from then on it is found from the number of the end it visited last.
package struct Shuttle: Equatable, Sendable {
  package private(set) var low: Double
  package private(set) var high: Double

  /// Points per second between the ends.
  package let speed: Double

  /// Seconds spent at each end.
  package let dwell: Double

  package private(set) var startOffset: Double

  /// The direction of the first way: 1 forward, -1 backward.
  package let direction: Int

  /// Creates the motion between two offsets, in points.
  ///
  /// It stands at its start if `low` is not below `high` or the speed is not above a billionth. From a
  /// start outside it goes toward the interval whatever `direction` says; otherwise a negative
  /// direction is backward and any other forward. At an end, on a way that leads outside, it
  /// dwells first.
  package init(
    low: Double, high: Double, speed: Double, dwell: Double = 0, startOffset: Double,
    direction: Int = 1
  ) {
    self.low = low.asOffset
    self.high = high.asOffset
    self.speed = speed > Self.slowest ? speed.asVelocity : 0
    self.dwell = dwell.asElapsed
    self.startOffset = startOffset.asOffset
    let asked = direction < 0 ? -1 : 1
    self.direction = self.startOffset < self.low ? 1 : (self.startOffset > self.high ? -1 : asked)
  }

  /// The speed, in points per second, up to which nobody sees it move in a lifetime.
  private static var slowest: Double { 1e-9 }

  /// Whether it ever moves.
  package var isMoving: Bool { low < high && speed > 0 }

  /// Returns the state `t` seconds after the start.
  package func state(at t: Double) -> MotionState {
    guard isMoving else { return MotionState(offset: startOffset, velocity: 0) }
    return movingState(at: t.asElapsed)
  }

  /// Infinite, or 0 if it stands.
  package var settlingTime: Double { isMoving ? .infinity : 0 }

  /// Nil, or the start if it stands.
  package var restOffset: Double? { isMoving ? nil : startOffset }

  /// Returns the same motion with all offsets moved by `distance`.
  package func shifted(by distance: Double) -> Shuttle {
    var copy = self
    copy.low = (low + distance).asOffset
    copy.high = (high + distance).asOffset
    copy.startOffset = (startOffset + distance).asOffset
    return copy
  }
}

// MARK: - Visits

extension Shuttle {
  /// One visit to an end and the way from there to the other.
  package struct Visit: Equatable, Sendable {
    /// The motion's time of the arrival, in seconds.
    package var arrival: Double

    /// The time at which it leaves again.
    package var departure: Double

    /// The time at which it arrives at the other end.
    package var nextArrival: Double
    package var offset: Double
    package var nextOffset: Double
  }

  /// The seconds from the start until the first end is reached.
  package var firstArrival: Double { abs(firstEnd - startOffset) / speed }

  /// Returns visit `number`, counted from 0.
  ///
  /// Meant for a shuttle that moves. The number is a Double as it may be past what Int holds.
  package func visit(_ number: Double) -> Visit {
    let arrival = firstArrival + number * spacing
    let isFirstEnd = number == 2 * (0.5 * number).rounded(.down)
    return Visit(
      arrival: arrival, departure: arrival + dwell,
      nextArrival: firstArrival + (number + 1) * spacing,
      offset: isFirstEnd ? firstEnd : otherEnd, nextOffset: isFirstEnd ? otherEnd : firstEnd)
  }

  /// Returns the number of the visit, or of the way after it, at the time `t`; nil before the first.
  package func visitNumber(at t: Double) -> Double? {
    guard t >= firstArrival else { return nil }
    let number = ((t - firstArrival) / spacing).rounded(.down)
    // Rounding can make it one off either way; the arrivals themselves decide.
    if visit(number).arrival > t { return max(0, number - 1) }
    return visit(number).nextArrival <= t ? number + 1 : number
  }

  private var firstEnd: Double { direction > 0 ? high : low }
  private var otherEnd: Double { direction > 0 ? low : high }

  /// The seconds from arrival to arrival.
  private var spacing: Double { (high - low) / speed + dwell }

  private func movingState(at t: Double) -> MotionState {
    guard let number = visitNumber(at: t) else {
      let velocity = Double(direction) * speed
      return MotionState(offset: startOffset + velocity * t, velocity: velocity)
    }
    let visit = visit(number)
    guard t >= visit.departure else { return MotionState(offset: visit.offset, velocity: 0) }
    let velocity = visit.nextOffset < visit.offset ? -speed : speed
    let offset = visit.offset + velocity * (t - visit.departure)
    // Rounding of a late time may carry it past the end.
    return MotionState(offset: max(low, min(offset, high)), velocity: velocity)
  }
}
