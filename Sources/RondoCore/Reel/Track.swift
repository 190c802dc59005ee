/// What the drive does from where it took over, in closed form of the drive clock.
///
/// It is in the strip's coordinates on the turn on which it took over.
enum Track: Sendable {
  case still(Double)
  case drift(Course)
  /// The offset it started from, which need not be a stop.
  case steps(Staircase, base: Double)
  /// The offset at which a to and fro is complete.
  case shuttle(Shuttle, home: Double)

  /// Whether anything will ever move.
  var isStill: Bool {
    switch self {
    case .still: return true
    case .drift: return false
    case .steps(let staircase, _): return staircase.step(at: 0).start == .infinity
    case .shuttle(let shuttle, _): return !shuttle.isMoving
    }
  }
}

extension Track {
  /// Returns the same track with its coordinates counted from another turn of a loop.
  func shifted(byTurns turns: Int, of strip: Strip) -> Track {
    let distance = Double(turns) * strip.length
    switch self {
    case .still(let offset): return .still(offset + distance)
    case .drift(let course): return .drift(course.shifted(by: distance))
    case .steps(let staircase, let base):
      return .steps(
        staircase.shifted(byPages: turns &* strip.pageCount), base: base + distance)
    case .shuttle: return self
    }
  }
}

// MARK: Turns

extension Track {
  /// Returns how often it has come home by a clock.
  func arrivals(at clock: Double) -> Int {
    guard clock > 0 else { return 0 }
    switch self {
    case .still: return 0
    case .drift(let course): return course.arrivals(at: clock)
    case .steps(let staircase, _):
      guard let laps = staircase.laps else { return 0 }
      let done = staircase.step(at: clock).index - 1
      return done < laps.first ? 0 : 1 + (done - laps.first) / laps.each
    case .shuttle(let shuttle, let home):
      let first = shuttle.firstArrival(at: home)
      guard clock >= first else { return 0 }
      return (clock - first).wrapped(into: shuttle.period).turns.added(to: 1)
    }
  }

  /// Returns the clock of the n-th coming home, from 1; infinite if it never does.
  func clock(ofArrival count: Int) -> Double {
    switch self {
    case .still: return .infinity
    case .drift(let course): return course.clock(ofArrival: count)
    case .steps(let staircase, _):
      guard let laps = staircase.laps, count < 1 << 24 else { return .infinity }
      return staircase.end(ofStep: laps.first + (count - 1) * laps.each)
    case .shuttle(let shuttle, let home):
      return shuttle.firstArrival(at: home) + Double(count - 1) * shuttle.period
    }
  }

  /// The clock at which it stands for good at the end of a bounded strip; infinite if it never does.
  var endClock: Double {
    switch self {
    case .drift(let course): return course.endClock
    case .steps(let staircase, _):
      guard staircase.ends == .stop, staircase.step(at: 0).start < .infinity else {
        return .infinity
      }
      return staircase.end(ofStep: staircase.stepLimit)
    case .still, .shuttle: return .infinity
    }
  }
}

// MARK: Changes

extension Track {
  /// Returns the first clock after this one at which it starts or stops to move.
  func change(after clock: Double) -> Double {
    switch self {
    case .still: return .infinity
    case .drift(let course): return course.change(after: clock)
    case .steps(let staircase, _):
      let step = staircase.step(at: clock)
      return step.isStepping && clock >= 0 ? step.end : step.start
    case .shuttle(let shuttle, _):
      guard shuttle.isMoving else { return .infinity }
      return clock < 0 ? 0 : shuttle.leg(at: clock).end
    }
  }

  /// Returns the clock at which a step that is under way at this clock ends, else this clock.
  func busy(at clock: Double) -> Double {
    switch self {
    case .still, .shuttle: return clock
    case .drift(let course): return course.busy(at: clock)
    case .steps(let staircase, _):
      guard clock >= 0 else { return clock }
      let step = staircase.step(at: clock)
      return step.isStepping && step.progress > 0 ? step.end : clock
    }
  }
}

extension Int {
  /// The sum of two counts, at most the greatest.
  func added(to other: Int) -> Int {
    let (sum, overflows) = addingReportingOverflow(other)
    return overflows ? .max : sum
  }
}

extension Staircase {
  /// How many steps until it first comes home to page 0, and from then on; nil if it never does.
  fileprivate var laps: (first: Int, each: Int)? {
    guard stepLimit == .max else { return nil }
    let page = startPage - startPage.dividedDown(by: pageCount) * pageCount
    if ends == .turnBack {
      let each = 2 * (pageCount - 1)
      if direction < 0 { return (page == 0 ? each : page, each) }
      return (each - page, each)
    }
    if direction < 0 { return (page == 0 ? pageCount : page, pageCount) }
    return (pageCount - page, pageCount)
  }
}

extension Shuttle {
  /// A stretch of constant velocity.
  struct Leg {
    var offset: Double
    var velocity: Double
    /// The clock at which the velocity changes next.
    var end: Double
  }

  /// Returns the stretch it is on at a clock; at a change, the one that begins.
  func leg(at clock: Double) -> Leg {
    let state = state(at: clock)
    guard let number = visitNumber(at: clock) else {
      return Leg(offset: state.offset, velocity: state.velocity, end: firstArrival)
    }
    let visit = visit(number)
    return Leg(
      offset: state.offset, velocity: state.velocity,
      end: clock < visit.departure ? visit.departure : visit.nextArrival)
  }

  /// Seconds of one to and fro.
  fileprivate var period: Double { visit(2).arrival - visit(0).arrival }

  /// Returns the clock at which it first comes to an end of its way after a start.
  fileprivate func firstArrival(at home: Double) -> Double {
    guard isMoving else { return .infinity }
    let first = visit(0)
    return first.offset == home && first.arrival > 0
      ? first.arrival
      : visit(first.offset == home ? 2 : 1).arrival
  }
}
