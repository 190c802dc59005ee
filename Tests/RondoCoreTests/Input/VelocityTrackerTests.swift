import Testing

@testable import RondoCore

struct VelocityTrackerTests {
  /// A finger that follows `position` for `seconds`, told `rate` times a second.
  static func tracker(
    seconds: Double, rate: Double = 60, following position: (Double) -> Double
  ) -> (tracker: VelocityTracker, end: Double) {
    var tracker = VelocityTracker()
    let count = Int((seconds * rate).rounded())
    for sample in 0...count {
      let stamp = Double(sample) / rate
      tracker.add(position: position(stamp), stamp: stamp)
    }
    return (tracker, Double(count) / rate)
  }

  @Test func `is zero without samples and with one`() {
    var tracker = VelocityTracker()
    #expect(tracker.velocity(at: 1) == 0)
    tracker.add(position: 5, stamp: 1)
    #expect(tracker.velocity(at: 1) == 0)
  }

  @Test func `is the slope between two samples`() {
    var tracker = VelocityTracker()
    tracker.add(position: 10, stamp: 2)
    tracker.add(position: 15, stamp: 2.0078125)
    #expect(abs(tracker.velocity(at: 2.0078125) - 640) < 1e-9)
  }

  @Test(arguments: [30.0, 60, 120, 240, 1000], [-3000.0, -12.5, 0, 80, 5000])
  func `tells a constant speed at any rate of events`(rate: Double, speed: Double) {
    let (tracker, end) = Self.tracker(seconds: 0.3, rate: rate) { 40 + speed * $0 }
    #expect(abs(tracker.velocity(at: end) - speed) <= 1e-7 * max(1, abs(speed)))
  }

  @Test(arguments: [60.0, 120, 1000])
  func `tells the newest speed of an even acceleration, not the mean`(rate: Double) {
    let (tracker, end) = Self.tracker(seconds: 0.1, rate: rate) { 10_000 * $0 * $0 }
    #expect(abs(tracker.velocity(at: end) - 20_000 * end) < 1e-6)
  }

  @Test func `a fast mouse told in whole points is read over the whole horizon`() {
    for speed in stride(from: 110.0, through: 900, by: 7) {
      let (tracker, end) = Self.tracker(seconds: 0.2, rate: 1000) { (speed * $0).rounded() }
      // Twenty milliseconds of such samples are off by up to 130, the whole horizon by less than 40.
      #expect(abs(tracker.velocity(at: end) - speed) < 40, "speed \(speed)")
    }
  }

  @Test func `looks no further back than 100 ms`() {
    let (tracker, end) = Self.tracker(seconds: 0.5, rate: 100) { $0 < 0.395 ? -900 * $0 : 200 * $0 }
    #expect(abs(tracker.velocity(at: end) - 200) < 1e-6)
  }

  @Test func `is zero once the finger has stood for over 40 ms`() {
    let (tracker, end) = Self.tracker(seconds: 0.1) { 600 * $0 }
    #expect(abs(tracker.velocity(at: end + 0.039) - 600) < 1e-6)
    #expect(tracker.velocity(at: end + 0.041) == 0)
  }

  @Test func `forgets what came before a pause of the finger`() {
    var (tracker, end) = Self.tracker(seconds: 0.1) { 600 * $0 }
    tracker.add(position: 61, stamp: end + 0.05)
    #expect(tracker.velocity(at: end + 0.05) == 0)
    tracker.add(position: 60, stamp: end + 0.06)
    #expect(abs(tracker.velocity(at: end + 0.06) + 100) < 1e-6)
  }

  @Test func `does not swing back after a finger that stopped short`() {
    let (tracker, end) = Self.tracker(seconds: 0.1) { min(1000 * $0, 50) }
    #expect(tracker.velocity(at: end) >= 0)
  }

  @Test func `follows a finger that turned back`() {
    let (tracker, end) = Self.tracker(seconds: 0.1, rate: 120) {
      $0 < 0.06 ? 1000 * $0 : 120 - 1000 * $0
    }
    #expect(tracker.velocity(at: end) < -500)
  }

  @Test func `a stamp before the newest sample, or no number, counts as the newest`() {
    let (tracker, end) = Self.tracker(seconds: 0.1) { 600 * $0 }
    let velocity = tracker.velocity(at: end)
    #expect(tracker.velocity(at: 0) == velocity)
    #expect(tracker.velocity(at: .nan) == velocity)
    #expect(tracker.velocity(at: -.infinity) == velocity)
    #expect(tracker.velocity(at: .infinity) == 0)
  }

  @Test func `ignores samples that run back or are no numbers`() {
    let (tracker, end) = Self.tracker(seconds: 0.1) { 600 * $0 }
    let bad: [(Double, Double)] = [
      (9, end - 0.01), (9, .nan), (9, .infinity), (9, -.infinity), (.nan, end + 0.01),
      (.infinity, end + 0.01), (-.infinity, end + 0.01), (2e9, end + 0.01),
    ]
    for (position, stamp) in bad {
      var other = tracker
      other.add(position: position, stamp: stamp)
      #expect(other == tracker, "position \(position) at \(stamp)")
    }
  }

  @Test func `a second sample at one stamp replaces the first`() {
    var tracker = VelocityTracker()
    tracker.add(position: 0, stamp: 0)
    tracker.add(position: 900, stamp: 0.015625)
    tracker.add(position: 10, stamp: 0.015625)
    #expect(abs(tracker.velocity(at: 0.015625) - 640) < 1e-9)
  }

  @Test func `is finite and within its limit whatever comes`() {
    for seed in UInt64(1)...1000 {
      var generator = SeededGenerator(seed: seed)
      var tracker = VelocityTracker()
      var stamp = generator.double(in: -1e9...1e9)
      for _ in 0..<40 {
        stamp += [0, 1e-9, 0.001, 0.008, 0.016, -1, .nan, 1e300][generator.int(below: 8)]
        let position = [0, 1, -1, 1e9, -1e9, 1e-300, .infinity, 12][generator.int(below: 8)]
        tracker.add(position: position, stamp: stamp)
        let velocity = tracker.velocity(at: stamp)
        if !(abs(velocity) <= VelocityTracker.limit) {
          Issue.record("seed \(seed): \(velocity)")
          return
        }
      }
    }
  }

  @Test func `is empty again after a reset`() {
    var (tracker, _) = Self.tracker(seconds: 0.1) { 600 * $0 }
    tracker.reset()
    #expect(tracker == VelocityTracker())
  }

  @Test func `allocates nothing`() {
    var speed = 0.0
    let seen = allocations {
      var tracker = VelocityTracker()
      for sample in 0..<1000 {
        tracker.add(position: Double(sample), stamp: Double(sample) * 0.008)
        speed += tracker.velocity(at: Double(sample) * 0.008)
      }
    }
    #expect(speed != 0)
    if let seen { #expect(seen == 0) }
  }
}
