/// The clock of the drive: the host's time less all time spent held.
struct DriveClock: Equatable, Sendable {
  /// The host's time at which the clock showed 0, moved on by what was held since.
  var origin: Double
  /// The host's time from which on the clock stands, possibly in the future while a step ends.
  var heldSince: Double?

  /// Returns what the clock shows at a time, in seconds; negative before the drive's first start.
  func value(at time: Double) -> Double {
    (heldSince.map { min($0, time) } ?? time) - origin
  }

  /// Whether the clock stands at a time.
  func stands(at time: Double) -> Bool {
    heldSince.map { time >= $0 } ?? false
  }

  /// Returns the time at which the clock will show a value; nil if it stands before.
  func time(of value: Double) -> Double? {
    let time = origin + value
    guard time.isFinite else { return nil }
    guard let heldSince, time > heldSince else { return time }
    return nil
  }

  /// Lets the clock go on from what it shows.
  mutating func release(at time: Double) {
    guard let since = heldSince else { return }
    origin += max(time - since, 0)
    heldSince = nil
  }
}
