/// Until when a script is good, and which numbers are seen before.
package struct Horizon: Equatable, Sendable {
  /// The host's time up to which the strip has been handed over; infinite for an endless drift.
  package let time: Double
  /// The numbers that are seen before that; of an endless drift, those seen in one turn.
  package let numbers: Range<Int>

  /// The most items of a loop whose drift is handed over once and for ever.
  package static var mostEndless: Int { 24 }

  /// The least time handed over at once, in seconds.
  package static var leastTime: Double { 4 }

  /// Works out the horizon of a motion.
  ///
  /// - Parameter isEndless: Whether the segments are repeated for ever.
  package init(of segments: [CurveSegment], isEndless: Bool, writer: ScriptWriter) {
    time = isEndless ? .infinity : segments.last?.end ?? -.infinity
    numbers = writer.numbers(seenIn: segments)
  }

  /// The host's time at which the next script is made, so that half of this one is left.
  package func renewal(after now: Double) -> Double {
    time > now ? now + 0.5 * (time - now) : now
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
