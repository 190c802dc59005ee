/// The drive that steps from page to page, in closed form of the drive clock.
///
/// The clock counts the seconds since the drive arrived at its start page, where the strip rests.
/// Step k (from 1) ends when the intervals of the k pages left so far have passed, and starts the
/// transition's time earlier. Any step is found directly, in constant time for one interval and
/// O(log m) for intervals of m pages' own, however long the clock has run.
///
/// It speaks of page numbers; where the pages lie, and the curve of a step, are its user's.
package struct Staircase: Equatable, Sendable {
  /// What happens after the last page.
  package enum Ends: Equatable, Sendable {
    /// The first page comes again, one turn on: page numbers grow beyond the count.
    case loop

    /// The next step goes the whole way back to the first page.
    case rewind

    /// No further step.
    case stop

    /// The steps go back the way they came.
    case turnBack
  }

  /// How long pages stay, from arrival to arrival at the next, in seconds.
  package enum Intervals: Equatable, Sendable {
    /// All pages the same time.
    case uniform(Double)

    /// Each page its own: entry j is the sum of the intervals of the pages before page j, so there
    /// is one entry more than pages, the first is 0 and none is below the one before.
    case own(prefix: [Double])
  }

  package let pageCount: Int
  package let ends: Ends

  /// 1 forward, -1 backward.
  package let direction: Int

  /// The page at clock 0; on a loop any number, else in `0 ..< pageCount`.
  package private(set) var startPage: Int

  /// The seconds a step takes at most; no step takes longer than its page's interval.
  package let transition: Double

  /// The pages left on one lap, in order, and their times.
  let lap: StaircaseLap

  /// The lap's page that is left first.
  let origin: Int

  /// How many steps there are; `Int.max` if there is no end.
  let stepLimit: Int

  /// Creates the drive.
  ///
  /// A negative direction is backward, any other forward. A start page outside a bounded strip
  /// counts as the nearest. There is never a step without another page to go to, which for the only
  /// page of a loop is the same one a turn on; with an interval that is not above zero or not finite;
  /// with own intervals that do not fit the count, contain something not finite or negative, or are
  /// zero altogether. Intervals under a millisecond count as one. A transition that is not above zero
  /// makes steps jump.
  package init(
    pageCount: Int, ends: Ends, direction: Int = 1, startPage: Int = 0, intervals: Intervals,
    transition: Double
  ) {
    let count = max(0, pageCount)
    let isBackward = direction < 0
    let start =
      ends == .loop
      ? max(-Self.farthest, min(startPage, Self.farthest)) : max(0, min(startPage, count - 1))
    self.pageCount = count
    self.ends = ends
    self.direction = isBackward ? -1 : 1
    self.startPage = start
    self.transition = transition.asElapsed
    lap = StaircaseLap(
      pageCount: count, isBackward: isBackward && ends != .turnBack,
      comesRound: ends == .loop, turnsBack: ends == .turnBack, intervals: intervals)
    origin = lap.index(ofPage: start, isBackward: isBackward)
    if !lap.isValid {
      stepLimit = 0
    } else if ends == .stop {
      stepLimit = isBackward ? start : count - 1 - start
    } else {
      stepLimit = .max
    }
  }
}

extension Staircase {
  /// Returns the same drive of a loop with its pages counted from other turns: `pages` is a multiple
  /// of the page count.
  package func shifted(byPages pages: Int) -> Staircase {
    var copy = self
    copy.startPage = max(-Self.farthest, min(startPage &+ pages, Self.farthest))
    return copy
  }

  private static var farthest: Int { Int.max / 4 }
}

// MARK: - Steps

extension Staircase {
  /// One step, and how far it is at the clock that was asked for.
  package struct Step: Equatable, Sendable {
    /// The page that is left. On a loop pages are not wrapped: page m is page 0 one turn on.
    package var from: Int

    /// The page it goes to; `from` if there is no further step.
    package var to: Int

    /// The clock at which it begins; infinite if there is no further step.
    package var start: Double

    /// The clock at which it is over; infinite if there is no further step.
    package var end: Double

    /// The step's number, from 1.
    package var index: Int

    /// The fraction of the step's time that has passed, in `0 ..< 1`; 0 before it begins.
    package var progress: Double

    /// Whether the step has begun.
    package var isStepping: Bool
  }

  /// Returns the step that is under way or comes next at the clock `c`.
  ///
  /// Exactly at a step's `end` it is the next one. A negative clock and NaN count as 0.
  package func step(at c: Double) -> Step {
    let clock = c.asElapsed
    let done = stepsDone(at: clock)
    let from = page(after: done)
    guard done < stepLimit else {
      return Step(
        from: from, to: from, start: .infinity, end: .infinity, index: done + 1, progress: 0,
        isStepping: false)
    }
    let arrival = end(ofStep: done)
    let end = end(ofStep: done + 1)
    let start = max(arrival, end - transition)
    let isStepping = clock >= start
    let progress = isStepping && end > start ? (clock - start) / (end - start) : 0
    return Step(
      from: from, to: page(after: done + 1), start: start, end: end, index: done + 1,
      // Only a clock beyond all that can be counted is past the end.
      progress: min(progress, 0x1.fffffffffffffp-1), isStepping: isStepping)
  }

  /// Returns the clock at which step `index` is over; 0 for 0.
  ///
  /// There must be such a step.
  package func end(ofStep index: Int) -> Double {
    lap.time(from: origin, count: index)
  }

  /// Returns the page after `count` steps.
  package func page(after count: Int) -> Int {
    switch ends {
    case .loop: startPage + direction * count
    case .stop: startPage + direction * count
    case .rewind, .turnBack: lap.page(at: lap.position(from: origin, count: count).index)
    }
  }

  /// Returns how many steps are over at the clock.
  private func stepsDone(at clock: Double) -> Int {
    guard stepLimit > 0 else { return 0 }
    let limit = min(stepLimit, Int.max / 4)
    var done = min(lap.count(from: origin, within: clock), limit)
    // The estimate can be a step off by rounding; the ends themselves decide.
    while done > 0 && clock < end(ofStep: done) { done -= 1 }
    while done < limit && clock >= end(ofStep: done + 1) { done += 1 }
    return done
  }
}
