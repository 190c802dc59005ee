/// How long the drive stays, for indicators that fill while it does.
extension Reel {
  /// A stay of the drive at one place: a dwell, or the delay before the first start.
  package struct Dwell: Equatable, Sendable {
    /// The fraction that has passed at the reel's `time`, in `0 ... 1`.
    package var progress: Double
    /// The host's time at which it would have begun had it never been held; nil while it is held.
    package var start: Double?
    /// The host's time at which the drive moves on if nothing happens; nil while it is held.
    ///
    /// Between `start` and `end` the progress is linear from 0 to 1: one animation of that length
    /// shows it without another look.
    package var end: Double?
  }

  /// The stay that is under way at `time`; nil while the strip moves or is moved, and where no drive
  /// will move it on.
  ///
  /// A hold lets the progress stand where it is; afterwards the stay goes on with what was left.
  package var dwell: Dwell? {
    guard case .drive(let track) = activity else { return nil }
    let value = clock.value(at: time)
    guard let stay = track.stay(at: value, since: clock.first) else { return nil }
    let length = stay.end - stay.start
    let progress = length > 0 ? min(max((value - stay.start) / length, 0), 1) : 1
    guard clock.heldSince == nil else { return Dwell(progress: progress) }
    return Dwell(
      progress: progress, start: time - (value - stay.start), end: clock.time(of: stay.end))
  }

  /// How much of its stay the page of the index has had, in `0 ... 1`: while the drive takes it away it
  /// is 1, once the next one is the page 0, and where there is no dwell 0.
  package var dwellProgress: Double {
    if let dwell { return dwell.progress }
    let near = renumbered
    guard case .drive(.steps(let staircase, _)) = near.activity, !strip.isEmpty else { return 0 }
    let step = staircase.step(at: near.clock.value(at: time))
    return step.isStepping && strip.page(ofNumber: near.number) != step.to ? 1 : 0
  }
}

extension Track {
  /// Returns from which clock to which it stands at one place around a clock; nil while it moves, and
  /// if it never will again.
  ///
  /// - Parameter first: The clock, at most 0, at which it began to stand before its start.
  func stay(at clock: Double, since first: Double) -> (start: Double, end: Double)? {
    switch self {
    case .still: return nil
    case .steps(let staircase, _):
      let step = staircase.step(at: clock)
      guard step.start < .infinity, !step.isStepping || clock < 0 else { return nil }
      return (step.index > 1 ? staircase.end(ofStep: step.index - 1) : first, step.start)
    case .drift(let course):
      if clock < 0 { return (first, 0) }
      return course.stay(at: clock)
    case .shuttle(let shuttle, _):
      guard shuttle.isMoving else { return nil }
      if clock < 0 { return (first, 0) }
      guard let number = shuttle.visitNumber(at: clock) else { return nil }
      let visit = shuttle.visit(number)
      return clock < visit.departure ? (visit.arrival, visit.departure) : nil
    }
  }
}
