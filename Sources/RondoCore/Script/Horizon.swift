/// How far ahead a host hands the strip over to its compositor.
package enum Horizon {
  /// The most items of a loop whose drift is handed over once and for ever, every item with views of
  /// its own; hosts of longer ones hand over stretches.
  package static var mostEndless: Int { 24 }

  /// The least time handed over at once, in seconds.
  package static var leastTime: Double { 4 }

  /// The most time handed over at once, in seconds.
  package static var mostTime: Double { 600 }

  /// Returns the time up to which to hand over: four seconds on, or two windows of motion if that is
  /// later, at most ten minutes.
  ///
  /// - Parameters:
  ///   - now: The host's time.
  ///   - velocity: Of the strip, in points per second.
  ///   - window: Length of the window, in points.
  package static func time(from now: Double, velocity: Double, window: Double) -> Double {
    let speed = abs(velocity)
    let time = speed > 0 ? 2 * window / speed : 0
    return now + min(max(time, leastTime), mostTime)
  }

  /// Returns the time at which to hand over anew, so that half of what was handed over is left;
  /// infinite if it was all.
  package static func renewal(after now: Double, horizon: Double) -> Double {
    horizon > now ? now + 0.5 * (horizon - now) : now
  }
}

extension ScriptWriter {
  /// Returns the numbers seen while the strip goes through some segments; empty for none.
  package func numbers(seenIn segments: [CurveSegment]) -> Range<Int> {
    guard let first = segments.first else { return 0..<0 }
    var least = first.from
    var most = first.from
    for segment in segments {
      var rest = CurvePiece(segment, time: 0, offset: 0)
      for _ in 0..<2 {
        guard let parts = rest.splitAtTurn else { break }
        least = min(least, parts.1.offsets.start)
        most = max(most, parts.1.offsets.start)
        rest = parts.1
      }
      least = min(least, segment.to)
      most = max(most, segment.to)
    }
    return sight.numbers(of: strip, from: least, to: most)
  }
}
