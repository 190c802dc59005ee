/// The way of one view from where its item was to where it is, on top of whatever else moves it.
package struct Slide: Equatable, Sendable {
  /// How far right of its place it begins, in points.
  package let x: Double
  /// How far below its place it begins, in points.
  package let y: Double
  /// The host's time at which it begins, in seconds.
  package let start: Double
  /// In seconds.
  package let duration: Double
  package let curve: TransitionCurve

  /// Creates a slide that begins so far right of its place and below it.
  package init(x: Double, y: Double, start: Double, duration: Double, curve: TransitionCurve) {
    self.x = x
    self.y = y
    self.start = start
    self.duration = duration
    self.curve = curve
  }

  /// Whether it can be seen: less than a hundredth of a point is rounding.
  package var isSeen: Bool { abs(x) > 0.01 || abs(y) > 0.01 }

  /// The host's time at which it is over.
  package var end: Double { start + duration }

  /// Returns how far from its place the view still is at a time, right and down.
  package func rest(at time: Double) -> (x: Double, y: Double) {
    guard duration > 0, time < end else { return (0, 0) }
    let part = 1 - curve.value(at: max((time - start) / duration, 0)).y
    return (part * x, part * y)
  }

  /// Returns the slide that begins further from its place by what was left of another one.
  package func adding(_ rest: (x: Double, y: Double)) -> Slide {
    Slide(x: x + rest.x, y: y + rest.y, start: start, duration: duration, curve: curve)
  }
}
