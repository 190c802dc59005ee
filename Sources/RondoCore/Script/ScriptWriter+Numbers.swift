extension ScriptWriter {
  /// Returns the numbers seen while the strip goes through some segments up to a time: ranges in order
  /// with others between them, several only where it leaps; none for no segments.
  package func numbers(
    seenIn segments: [CurveSegment], until end: Double = .infinity
  ) -> [Range<Int>] {
    var ranges: [Range<Int>] = []
    guard let first = segments.first else { return ranges }
    var least = first.from
    var most = first.from
    var reached = first.from
    for segment in segments where segment.start < end {
      if abs(segment.from - reached) > ScriptWriter.shortestLeap {
        ranges.add(sight.numbers(of: strip, from: least, to: most))
        least = segment.from
        most = segment.from
      }
      reached = segment.to
      let last = segment.offset(at: min(segment.end, end))
      least = min(least, segment.from, last)
      most = max(most, segment.from, last)
      let turns = segment.curve.turningPoints
      for turn in [turns.first, turns.second] {
        guard let turn, segment.start + turn * segment.duration < end else { continue }
        let offset = segment.from + (segment.to - segment.from) * segment.curve.value(at: turn).y
        least = min(least, offset)
        most = max(most, offset)
      }
    }
    ranges.add(sight.numbers(of: strip, from: least, to: most))
    return ranges
  }

  /// Segments that are less far apart, in points, follow each other.
  private static var shortestLeap: Double { 1e-3 }
}

extension [Range<Int>] {
  /// Adds numbers to ranges that are in order and have others between them.
  mutating func add(_ range: Range<Int>) {
    guard !range.isEmpty else { return }
    var merged = range
    var place = 0
    var index = 0
    while index < count {
      let other = self[index]
      if other.upperBound < merged.lowerBound {
        place = index + 1
      } else if other.lowerBound <= merged.upperBound {
        merged =
          Swift.min(
            other.lowerBound, merged.lowerBound)..<Swift.max(
            other.upperBound, merged.upperBound)
        remove(at: index)
        continue
      }
      index += 1
    }
    insert(merged, at: place)
  }
}
