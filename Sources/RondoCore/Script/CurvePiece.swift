/// A stretch of a motion as a cubic Bezier curve of both time and offset.
struct CurvePiece: Equatable, Sendable {
  /// The times of the four control points, in seconds from the script's beginning.
  var times: Controls
  /// The offsets of the four control points, in points.
  var offsets: Controls
  /// Whether it has constant speed.
  var isLinear: Bool

  /// Four values, of which the outer ones are reached.
  struct Controls: Equatable, Sendable {
    var start: Double
    var first: Double
    var second: Double
    var end: Double

    /// Cuts them at the parameter `s` by de Casteljau's construction.
    func split(at s: Double) -> (Controls, Controls) {
      let left = start + s * (first - start)
      let inner = first + s * (second - first)
      let right = second + s * (end - second)
      let leftInner = left + s * (inner - left)
      let rightInner = inner + s * (right - inner)
      let middle = leftInner + s * (rightInner - leftInner)
      return (
        Controls(start: start, first: left, second: leftInner, end: middle),
        Controls(start: middle, first: rightInner, second: right, end: end)
      )
    }

    func value(at s: Double) -> Double {
      let r = 1 - s
      return r * r * (r * start + 3 * s * first) + s * s * (3 * r * second + s * end)
    }
  }

  /// Creates the piece of a segment, with its time and offset moved.
  init(_ segment: CurveSegment, time: Double, offset: Double) {
    let start = (segment.start + time).asOffset
    let duration = segment.duration.asElapsed
    let from = (segment.from + offset).asOffset
    let to = (segment.to + offset).asOffset
    let way = to - from
    let curve = segment.curve
    times = Controls(
      start: start, first: start + curve.x1 * duration, second: start + curve.x2 * duration,
      end: start + duration)
    offsets = Controls(
      start: from, first: from + curve.y1 * way, second: from + curve.y2 * way,
      end: to)
    isLinear = curve.isLinear
  }

  private init(times: Controls, offsets: Controls, isLinear: Bool) {
    self.times = times
    self.offsets = offsets
    self.isLinear = isLinear
  }

  /// The timing curve by which it goes from its start to its end; linear if it goes nowhere.
  var curve: TransitionCurve {
    let time = times.end - times.start
    let way = offsets.end - offsets.start
    guard !isLinear, time > 0, way != 0 else { return .linear }
    return TransitionCurve(
      (times.first - times.start) / time, (offsets.first - offsets.start) / way,
      (times.second - times.start) / time, (offsets.second - offsets.start) / way)
  }

  /// Whether both its ends are at most so far from offset 0.
  func isWithin(_ limit: Double) -> Bool {
    abs(offsets.start) <= limit && abs(offsets.end) <= limit
  }

  /// Cuts it at the parameter `s`.
  func split(at s: Double) -> (CurvePiece, CurvePiece) {
    let times = times.split(at: s)
    let offsets = offsets.split(at: s)
    return (
      CurvePiece(times: times.0, offsets: offsets.0, isLinear: isLinear),
      CurvePiece(times: times.1, offsets: offsets.1, isLinear: isLinear)
    )
  }

  /// Cuts it where it first turns back; nil if it does not.
  var splitAtTurn: (CurvePiece, CurvePiece)? {
    guard !isLinear else { return nil }
    let a = offsets.first - offsets.start
    let b = offsets.second - offsets.first
    let c = offsets.end - offsets.second
    guard let s = QuadraticRoots(a, 2 * (b - a), a - 2 * b + c).first else { return nil }
    var parts = split(at: s)
    // Exactly level there, so that rounding leaves no second turn beside this one.
    parts.0.offsets.second = parts.0.offsets.end
    parts.1.offsets.first = parts.1.offsets.start
    return parts
  }

  /// Cuts a piece that does not turn back at an offset between its ends.
  func split(atOffset offset: Double) -> (CurvePiece, CurvePiece) {
    let way = offsets.end - offsets.start
    var parts: (CurvePiece, CurvePiece)
    if isLinear {
      let fraction = (offset - offsets.start) / way
      let time = times.start + fraction * (times.end - times.start)
      parts = (self, self)
      parts.0.times.end = time
      parts.1.times.start = time
    } else {
      var low = 0.0
      var high = 1.0
      // Halved down to the spacing of numbers below 1.
      for _ in 0..<53 {
        let s = 0.5 * (low + high)
        if (offsets.value(at: s) - offset) * way < 0 { low = s } else { high = s }
      }
      parts = split(at: 0.5 * (low + high))
    }
    parts.0.offsets.end = offset
    parts.1.offsets.start = offset
    return parts
  }
}
