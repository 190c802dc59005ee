/// The clock of the drive: the host's time less all time spent held.
struct DriveClock: Equatable, Sendable {
  /// The host's time at which the clock shows 0.
  private(set) var origin: Double
  /// What it showed when it was set, at most 0: what comes before 0 is a delay or a dwell.
  let first: Double
  /// The host's time from which on the clock stands, possibly in the future while a step ends.
  private(set) var heldSince: Double?
  /// What it shows from then on.
  private var heldValue = 0.0

  /// A clock that shows a value at a time; negative before the drive's first start.
  ///
  /// - Parameter first: What it showed when the drive began to stand, if that was before this time.
  init(at time: Double, showing value: Double = 0, since first: Double = 0, isHeld: Bool = false) {
    origin = time - value
    self.first = min(value, first, 0)
    if isHeld { hold(at: time, showing: value) }
  }

  /// Returns what the clock shows at a time, in seconds.
  func value(at time: Double) -> Double {
    stands(at: time) ? heldValue : time - origin
  }

  /// Whether the clock stands at a time.
  func stands(at time: Double) -> Bool {
    heldSince.map { time >= $0 } ?? false
  }

  /// Returns the first time at which the clock shows a value; nil if it stands before.
  func time(of value: Double) -> Double? {
    if heldSince != nil, value >= heldValue { return value == heldValue ? heldSince : nil }
    var time = origin + value
    // The sum may round to where the difference is a little less.
    while time - origin < value { time = time.nextUp }
    return time.isFinite ? time : nil
  }

  /// Lets the clock stand from when it shows a value, now or later.
  mutating func hold(at time: Double, showing value: Double) {
    // Now, if it shows it now: the sum may round to a moment later.
    heldSince = value <= self.value(at: time) ? time : max(origin + value, time)
    heldValue = value
  }

  /// Lets the clock go on from what it shows.
  mutating func release(at time: Double) {
    if stands(at: time) { origin = time - heldValue }
    heldSince = nil
  }
}
