#if canImport(SwiftUI)
  import Foundation

  /// The clocks of the machine; tests put their own in their place.
  @MainActor enum HostClock {
    /// The clock by which frames are dated.
    static var date: () -> Date = { Date() }
    /// Seconds of a clock that nobody sets.
    static var uptime: () -> TimeInterval = { ProcessInfo.processInfo.systemUptime }
  }

  /// A banner's time: that of the frames' dates, which goes on evenly even if somebody sets the clock.
  @MainActor struct HostTime {
    /// Seconds by which dates are ahead of the uptime.
    private var lead: TimeInterval?

    /// How far the two clocks may come apart before one must have been set: far more than they drift
    /// in a day, far less than anybody sets a clock by.
    private static var tolerance: TimeInterval { 0.5 }

    /// The time now, in seconds.
    mutating func now() -> TimeInterval {
      let date = HostClock.date().timeIntervalSinceReferenceDate
      return date - takeLead(date)
    }

    /// Returns the time of a date.
    mutating func time(of date: Date) -> TimeInterval {
      date.timeIntervalSinceReferenceDate
        - takeLead(HostClock.date().timeIntervalSinceReferenceDate)
    }

    private mutating func takeLead(_ date: TimeInterval) -> TimeInterval {
      let lead = date - HostClock.uptime()
      if let old = self.lead, abs(lead - old) <= HostTime.tolerance { return old }
      self.lead = lead
      return lead
    }
  }
#endif
