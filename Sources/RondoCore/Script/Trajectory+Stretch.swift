extension Trajectory {
  /// Returns what moves between two times, with the turns of a trajectory that repeats written out.
  ///
  /// For hosts that recycle their views and so hand over a drift piece by piece. Constant speed is cut
  /// exactly at the two times; a curve that one of them falls into comes whole. Before the first
  /// segment and after the last the strip stands, for which there are none.
  package func stretch(from start: Double, to end: Double) -> [CurveSegment] {
    var stretch: [CurveSegment] = []
    guard let first = segments.first, let last = segments.last, start < end else { return stretch }
    var turn = 0.0
    if let period, period > 0, start > first.start {
      turn = ((start - first.start) / period).rounded(.down)
    }
    while turn.isFinite {
      for segment in segments {
        var segment = segment
        segment.start += turn * (period ?? 0)
        segment.from += turn * (last.to - first.from)
        segment.to += turn * (last.to - first.from)
        if segment.end > start && segment.start < end {
          stretch.append(segment.cut(from: start, to: end))
        }
      }
      turn += 1
      guard let period, period > 0, first.start + turn * period < end,
        stretch.count < Trajectory.most
      else { break }
    }
    return stretch
  }
}

extension CurveSegment {
  /// The segment, if it is one of constant speed only what of it lies between two times.
  fileprivate func cut(from start: Double, to end: Double) -> CurveSegment {
    guard curve.isLinear, duration > 0 else { return self }
    var part = self
    let speed = (to - from) / duration
    if start > self.start {
      part.start = start
      part.from = from + speed * (start - self.start)
    }
    if end < self.end {
      part.to = from + speed * (end - self.start)
      part.duration = end - part.start
    } else {
      part.duration = self.end - part.start
    }
    return part
  }
}
