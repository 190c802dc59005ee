/// The engine of a banner: a strip of items that passes a window, driven, dragged and selected.
///
/// It is a value that computes; it reads no clock and draws nothing. A host tells it what happened
/// (`handle(_:at:stamp:)`), asks where things are (`placements`), and comes back when `nextWake`
/// says so. Times are the host's, in seconds, from any origin.
public struct Reel: Sendable {
  var setup: Setup { didSet { strip = setup.strip } }
  /// The setup's own, at hand.
  package private(set) var strip: Strip

  /// The host's time up to which everything has been done.
  package internal(set) var time = -Double.infinity
  /// The turn on which the coordinates of the present activity are counted.
  var turn = 0
  var activity = Activity.drive(.still(0)) { didSet { generation &+= 1 } }
  var clock = DriveClock(at: 0) { didSet { generation &+= 1 } }
  /// Counts what makes a script of the motion stale.
  var generation = 0
  /// What is meant where stops of a bounded strip coincide, but by a drive that steps and a leader.
  var preference = Strip.Preference()
  /// Who moved the strip last.
  var cause = Cause.drive
  /// Whether the drive goes against its direction, after it turned back.
  var isTurnedBack = false
  /// Turns the drive completed since it began at home.
  var turnsMade = 0
  /// Whether the drive came to its end.
  var isFinished = false

  package internal(set) var holdReasons: HoldReasons = []
  package internal(set) var personSwitch = PersonSwitch.automatic
  /// Whether the drive has completed a turn since items began to go.
  var hasComeHome = false
  /// Whether `seek` shows the strip at a given time.
  var isSeeking = false
  var listening: Listening = []

  var press: Press?
  /// The movements of the finger that is down.
  var tracker = VelocityTracker()
  var wheel = WheelGesture()
  /// A select that waits for the first layout or for the finger to lift.
  var pending: Selection?
  /// What was at the anchor when the strip became empty.
  var remembered: Anchor?
  /// Whether the strip has ever been placed.
  var isPlaced = false
  /// The item last reported as the index, or -1.
  var reportedIndex = -1
  /// The reel it follows, if it does.
  var leader: Leader?

  /// What decides where the strip is.
  enum Activity: Sendable {
    case drive(Track)
    /// It is where its leader's position puts it.
    case led
    /// A motion on its own, after which the drive takes over; the number it goes to, if any.
    case motion(Motion, start: Double, target: Int?)
    /// A finger or a wheel holds it at an offset.
    case held(Double)
  }

  /// Creates a reel without items or window.
  package init(settings: Settings = Settings()) {
    setup = Setup(
      settings: settings, layout: nil, items: .uniform(count: 0, extent: 0), intervals: nil)
    strip = setup.strip
  }
}

// MARK: Reading

extension Reel {
  package var settings: Settings { setup.settings }
  package var layout: Layout? { setup.layout }
  /// The effect, worked out for the strip.
  package var knots: Knots { setup.knots }

  /// A place on the strip: on a loop the offset is in `0 ..< length`.
  package struct Place: Equatable, Sendable {
    package var turn: Int
    /// Points.
    package var offset: Double
  }

  /// Where the strip is at `time`.
  package var place: Place { place(of: state.offset) }

  /// Returns where the strip will be at a time if nobody touches it; past times count as now.
  package func place(at time: Double) -> Place {
    var ahead = self
    ahead.advance(to: time)
    return ahead.place
  }

  /// The offset and velocity at `time`, on the turn of the present activity.
  var state: MotionState { state(at: time) }

  /// Points per second at `time`, positive in reading order.
  package var velocity: Double { state.velocity }

  /// The offset at `time`, on the turn that `placements` and `trajectory(until:)` count from.
  package var offset: Double { place.offset }

  /// The item whose stop is nearest; nil if nothing is shown. One that goes while others come counts as
  /// the first of these.
  package var index: Int? {
    strip.isEmpty ? nil : strip.ownItem(ofNumber: number)
  }

  /// The number whose stop is nearest, on the turn of `place`.
  var number: Int { strip.number(nearest: place.offset, preferring: meant) }

  /// The item at whose stop the present motion will rest; nil at rest, in drift and drag.
  package var target: Int? {
    renumbered.targetNumber.map { strip.ownItem(ofNumber: $0) }
  }

  /// The item number at the window's anchor as a real number, linear between neighbouring stops, on
  /// the turn of `place`.
  var unwrappedPosition: Double {
    strip.position(at: place.offset, preferring: meant)
  }

  /// The index as a real number in `0 ..< count` on a loop, `0 ... count - 1` on a bounded strip; items
  /// that are not shown do not count.
  package var position: Double {
    let position = strip.ownPosition(unwrappedPosition)
    return strip.isLoop ? position.wrapped(into: Double(strip.count)).remainder : position
  }

  /// How many pages there are.
  package var pageCount: Int {
    strip.hasDepartures ? (strip.itemCount - 1) / strip.stride + 1 : strip.pageCount
  }

  /// The position counted in pages, linear between neighbours, in `0 ..< pageCount` on a loop and
  /// `0 ... pageCount - 1` on a bounded strip; while other items come in, the page if it has several items.
  package var pagePosition: Double {
    guard !strip.hasDepartures else { return strip.stride == 1 ? position : Double(page) }
    let position = strip.pagePosition(at: place.offset)
    return strip.isLoop ? position.wrapped(into: Double(strip.pageCount)).remainder : position
  }

  /// The page that the index is on.
  package var page: Int {
    let count = strip.pageCount
    guard count > 0 else { return 0 }
    if strip.hasDepartures { return (index ?? 0) / strip.stride }
    let page = strip.page(ofNumber: number)
    return page - page.dividedDown(by: count) * count
  }

  /// Whether the strip comes round.
  package var isLooping: Bool { strip.isLoop && !strip.isEmpty }

  /// Whether the content is longer than the part of the window it stands in.
  package var needsScrolling: Bool { !strip.isEmpty && !strip.fits }

  /// Whether a finger moves the strip.
  package var isDragging: Bool { press?.lock.decision == .claimed }

  /// Whether what is around the strip may have the finger that is down: it goes across, or none may drag.
  package var yieldsDrag: Bool {
    guard let press else { return false }
    return !setup.settings.isDraggable || press.lock.decision == .yielded
  }

  /// Whether the strip moves at `time`, by itself or by a finger.
  package var isMoving: Bool {
    switch activity {
    case .held: return true
    case .motion: return true
    case .led: return leadingReel.isMoving
    case .drive(let track):
      guard !clock.stands(at: time) else { return false }
      return isMoving(track, at: clock.value(at: time))
    }
  }

  /// Whether the drive moves the strip, or will after a dwell, a settle or a drag.
  package var isRunning: Bool {
    if leader != nil { return !strip.isEmpty && leadingReel.isRunning }
    guard !isHeld, !isFinished, !strip.isEmpty else { return false }
    if case .drive(let track) = activity { return !track.isStill }
    return !track(from: clampedOffset).isStill
  }
}

// MARK: Evaluation

extension Reel {
  func place(of offset: Double) -> Place {
    guard strip.isLoop, !strip.isEmpty else { return Place(turn: 0, offset: offset) }
    let wrapped = offset.wrapped(into: strip.length)
    return Place(turn: turn &+ wrapped.turns, offset: wrapped.remainder)
  }

  /// Returns the state of the present activity, on its own turn.
  func state(at time: Double) -> MotionState {
    switch activity {
    case .held(let offset): return MotionState(offset: offset, velocity: 0)
    case .motion(let motion, let start, _): return motion.state(at: time - start)
    case .led: return led(at: time)
    case .drive(let track):
      var state = state(of: track, at: clock.value(at: time))
      if clock.stands(at: time) { state.velocity = 0 }
      return state
    }
  }

  /// Returns the state of a track at a clock.
  func state(of track: Track, at clock: Double) -> MotionState {
    switch track {
    case .still(let offset): return MotionState(offset: offset, velocity: 0)
    case .drift(let course): return course.state(at: clock)
    case .steps(let staircase, let base):
      let step = staircase.step(at: clock)
      guard step.isStepping, clock >= 0 else {
        return MotionState(
          offset: step.index == 1 ? base : stop(ofPage: step.from), velocity: 0)
      }
      return ease(of: step, base: base).state(at: clock - step.start)
    case .shuttle(let shuttle, _):
      if clock < 0 { return MotionState(offset: shuttle.startOffset, velocity: 0) }
      return shuttle.state(at: clock)
    }
  }

  func stop(ofPage page: Int) -> Double { strip.stop(ofPage: page) }

  /// Returns the move of a step of a drive that began at an offset.
  func ease(of step: Staircase.Step, base: Double) -> Ease {
    let from = step.index == 1 ? base : stop(ofPage: step.from)
    let to = stop(ofPage: step.to)
    let duration = step.end - step.start
    // The next page is never far.
    let leap = abs(step.to - step.from) > 1 ? leap(from: from, to: to, within: duration) : 0
    return Ease(from: from, to: to, duration: duration, curve: setup.settings.curve, leap: leap)
  }

  /// The number at whose stop the present motion will rest.
  var targetNumber: Int? {
    switch activity {
    case .held: return nil
    case .motion(_, _, let target): return target
    case .led: return ledTarget
    case .drive(let track):
      guard case .steps(let staircase, _) = track else { return nil }
      return stepUnderWay(of: staircase).map { strip.number(ofPage: $0.to) }
    }
  }

  /// The step of the drive that is under way; one that is held at its very start has not begun.
  func stepUnderWay(of staircase: Staircase) -> Staircase.Step? {
    let value = clock.value(at: time)
    let step = staircase.step(at: value)
    guard step.isStepping, value >= 0, step.progress > 0 || !clock.stands(at: time) else {
      return nil
    }
    return step
  }

  private func isMoving(_ track: Track, at clock: Double) -> Bool {
    switch track {
    case .steps(let staircase, _): return clock >= 0 && staircase.step(at: clock).isStepping
    case .drift(let course) where course.wayBack(at: clock) != nil: return true
    default: return state(of: track, at: clock).velocity != 0
    }
  }

  /// The offset at `time`, within where a bounded strip may rest.
  var clampedOffset: Double { strip.clamping(state.offset) }
}
