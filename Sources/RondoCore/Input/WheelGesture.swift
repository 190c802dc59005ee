/// The events of a wheel or trackpad, gathered into gestures.
///
/// A gesture lasts until no event has come for 120 ms. Its axis is that of its first event with one
/// delta greater than the other; then only the deltas along that axis count, and only if it is the
/// strip's. (Shift turns a wheel before its event reaches the engine: the host swaps x and y.) A
/// notch of a notched wheel is a gesture of its own, so it decides its own axis.
package struct WheelGesture: Equatable, Sendable {
  /// What the strip does with an event. Directions are physical: 1 asks for content to the right
  /// or below.
  package enum Action: Equatable, Sendable {
    /// Nothing: it is the page's.
    case ignored
    /// It moves by so many points without a finger.
    case drag(Double)
    /// It goes one page or item, 1 or -1.
    case step(Int)
    /// It takes the event and does nothing.
    case consumed
  }

  /// Seconds without an event that end a gesture.
  package static let pause = 0.12
  /// The part of a page that the deltas must pass to take it.
  package static let threshold = 0.3
  /// The greatest delta taken, in points, either side of 0; a greater one counts as this.
  package static let limit = 1e6

  private var last: Double?
  private var gestureAxis: Reel.Axis?
  private var sum = 0.0
  private var hasStepped = false

  package init() {}

  /// When the gesture ends if no event comes before, or nil when there is none.
  package var end: Double? {
    guard let last else { return nil }
    return last + Self.pause
  }

  /// Whether the gesture runs along an axis.
  package func runs(along axis: Reel.Axis) -> Bool {
    last != nil && gestureAxis == axis
  }

  /// Ends the gesture.
  package mutating func reset() {
    self = WheelGesture()
  }

  /// Takes an event's deltas, in points, at the host's time and returns what the strip does with it.
  ///
  /// An event without a delta, with one that is NaN or infinite, or at a time that is, is ignored
  /// and neither begins a gesture nor lengthens one. A time before the last event's counts as that.
  ///
  /// - Parameters:
  ///   - axis: The strip's.
  ///   - pageExtent: Points of a page; one that is not positive and finite is never passed.
  ///   - isPaging: Whether the strip goes page by page.
  package mutating func add(
    x: Double, y: Double, kind: Reel.WheelKind, axis: Reel.Axis, pageExtent: Double,
    isPaging: Bool, at time: Double
  ) -> Action {
    guard x.isFinite, y.isFinite, time.isFinite, x != 0 || y != 0 else { return .ignored }
    let along = axis == .horizontal ? x : y
    let dominant: Reel.Axis? =
      abs(x) == abs(y) ? nil : abs(x) > abs(y) ? .horizontal : .vertical

    if kind == .notched {
      return dominant == axis ? .step(along > 0 ? 1 : -1) : .ignored
    }

    if let end, time >= end { reset() }
    last = max(time, last ?? time)
    if gestureAxis == nil { gestureAxis = dominant }
    guard gestureAxis == axis else { return .ignored }

    let delta = min(max(along, -Self.limit), Self.limit)
    guard isPaging else { return delta == 0 ? .consumed : .drag(delta) }
    guard !hasStepped else { return .consumed }
    sum = min(max(sum + delta, -Self.limit), Self.limit)
    guard pageExtent > 0, abs(sum) > Self.threshold * pageExtent else { return .consumed }
    hasStepped = true
    return .step(sum > 0 ? 1 : -1)
  }
}
