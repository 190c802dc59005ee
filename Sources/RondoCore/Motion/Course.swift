/// The drive that drifts from home to home, in closed form of the drive clock.
///
/// A lap is: the dwell at home, the way at constant speed, and on a bounded strip that rewinds the dwell
/// at the far end and the way back by a timing curve. On a loop the far end is home, one turn on.
package struct Course: Equatable, Sendable {
  /// What happens at the far end.
  package enum End: Equatable, Sendable {
    /// It is home, one turn on.
    case loop
    /// It stands there.
    case stop
    /// It dwells, and goes home within so many seconds.
    case rewind(Double)
  }

  /// The offset at which a lap begins.
  package private(set) var home: Double
  /// Points from home to the far end, negative for backward.
  package let way: Double
  /// Points per second, above 0.
  package let speed: Double
  /// Seconds it stands at home, and at the far end if it rewinds; a lap that begins at clock 0 at home
  /// has had its dwell.
  package let dwell: Double
  package let end: End
  package let curve: TransitionCurve
  /// Points that a way back passes over at once, see `Ease`.
  private let leap: Double
  /// The offset at clock 0.
  package private(set) var base: Double
  /// The lap's own clock at clock 0.
  private let phase: Double

  /// Creates a course; nil if there is no speed or no way.
  package init?(
    from base: Double, home: Double, way: Double, speed: Double, dwell: Double = 0, end: End,
    curve: TransitionCurve = .easeInOut, leap: Double = 0
  ) {
    let speed = speed.asLength
    let length = abs(way)
    guard speed > 0, length > 0, length.isFinite, base.isFinite, home.isFinite else { return nil }
    let done = way < 0 ? home - base : base - home
    if end == .loop {
      // Laps are told from each other by whole turns, so home is taken on the base's own turn.
      let wrapped = done.wrapped(into: length)
      self.home = home + Double(wrapped.turns) * way
      phase = dwell.asElapsed + wrapped.remainder / speed
    } else {
      self.home = home
      // Standing on the far end may differ from it in the last bits.
      let covered = done > length - 1e-9 ? length : max(done, 0)
      phase = dwell.asElapsed + covered / speed
    }
    self.way = way
    self.speed = speed
    self.dwell = dwell.asElapsed
    self.end = end
    self.curve = curve
    self.leap = leap
    self.base = base
  }

  /// Returns the same course with all offsets moved by `distance`, in points.
  package func shifted(by distance: Double) -> Course {
    var copy = self
    copy.home += distance
    copy.base += distance
    return copy
  }

  /// Points per second, negative for backward.
  package var velocity: Double { way < 0 ? -speed : speed }

  private var travel: Double { abs(way) / speed }

  /// Seconds of a lap.
  package var lap: Double {
    switch end {
    case .loop, .stop: return dwell + travel
    case .rewind(let transition): return 2 * dwell + travel + transition
    }
  }

  /// Returns the state at a clock; before 0 it stands.
  package func state(at clock: Double) -> MotionState {
    guard clock > 0 else {
      return MotionState(offset: base, velocity: clock < 0 ? 0 : startVelocity)
    }
    // Without a dwell a loop is one straight line, and cutting it anywhere changes nothing.
    if dwell == 0, end == .loop {
      return MotionState(offset: base + velocity * clock, velocity: velocity)
    }
    let (turn, rest) = place(at: clock)
    let turned = end == .loop ? home + Double(turn) * way : home
    if rest < dwell { return MotionState(offset: turned, velocity: 0) }
    if rest < dwell + travel {
      return MotionState(offset: turned + velocity * (rest - dwell), velocity: velocity)
    }
    guard let back = wayBack(at: clock) else {
      return MotionState(offset: home + way, velocity: 0)
    }
    return back.ease.state(at: clock - back.start)
  }

  private var startVelocity: Double {
    let rest = place(at: 0).rest
    return rest >= dwell && rest < dwell + travel ? velocity : 0
  }

  private func place(at clock: Double) -> (turn: Int, rest: Double) {
    if end == .stop { return (0, min(phase + clock, lap)) }
    let wrapped = (phase + clock).wrapped(into: lap)
    return (wrapped.turns, wrapped.remainder)
  }

  /// Returns how often it has come home by a clock.
  package func arrivals(at clock: Double) -> Int {
    guard end != .stop, clock > 0 else { return 0 }
    return (phase + clock).wrapped(into: lap).turns
  }

  /// Returns the clock of the n-th coming home, from 1; infinite if it never does.
  package func clock(ofArrival count: Int) -> Double {
    end == .stop ? .infinity : Double(count) * lap - phase
  }

  /// The clock at which it stands for good; infinite if it never does.
  package var endClock: Double { end == .stop ? max(lap - phase, 0) : .infinity }

  /// Returns the first clock after this one at which it starts to move, stops, or begins to rewind.
  ///
  /// A change that is less than a nanosecond away counts as this one.
  package func change(after clock: Double) -> Double {
    if clock < 0 { return 0 }
    if dwell == 0, end == .loop { return .infinity }
    let change = next(after: clock)
    return change - clock < 1e-9 ? next(after: clock + 1e-9) : change
  }

  private func next(after clock: Double) -> Double {
    let (_, rest) = place(at: clock)
    if rest < dwell { return clock + (dwell - rest) }
    if rest < dwell + travel { return clock + (dwell + travel - rest) }
    guard case .rewind = end else { return .infinity }
    let far = 2 * dwell + travel
    return rest < far ? clock + (far - rest) : clock + (lap - rest)
  }

  /// Returns from which clock to which it stands at home or at the far end around a clock; nil while
  /// it moves, and once it stands for good.
  package func stay(at clock: Double) -> (start: Double, end: Double)? {
    guard dwell > 0 else { return nil }
    let (_, rest) = place(at: clock)
    if rest < dwell { return (clock - rest, clock + (dwell - rest)) }
    let far = dwell + travel
    guard case .rewind = end, rest >= far, rest < far + dwell else { return nil }
    return (clock - (rest - far), clock + (far + dwell - rest))
  }

  /// Returns the way back of a rewind that is under way at a clock, and the clock at which it began.
  package func wayBack(at clock: Double) -> (ease: Ease, start: Double)? {
    guard case .rewind(let transition) = end, clock >= 0 else { return nil }
    let (_, rest) = place(at: clock)
    let far = 2 * dwell + travel
    guard rest >= far else { return nil }
    let ease = Ease(
      from: home + way, to: home, duration: transition, curve: curve, leap: leap)
    return (ease, clock - (rest - far))
  }

  /// Returns the clock until which a way back that is under way at this clock lasts, else this clock.
  package func busy(at clock: Double) -> Double {
    wayBack(at: clock).map { $0.start + $0.ease.duration } ?? clock
  }
}
