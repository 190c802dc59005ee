import Testing

@testable import RondoCore

/// Law 3: every point of the window is covered at every time, spacing and seam aside.
struct NoGapLawTests {
  @Test func `a loop covers its window at every time`() {
    everyLife(adjusting: Adjustment { $0.isLoop = true }) { script, random in
      var reel = Reel(living: script)
      for entry in script.entries {
        for _ in 0..<2 {
          reel.advance(to: random.double(in: min(reel.time, entry.time)...entry.time))
          if let hole = Self.hole(in: reel) { return "at \(reel.time): \(hole)" }
        }
        reel.handle(entry)
        if let hole = Self.hole(in: reel) { return "after \(entry.event): \(hole)" }
      }
      return nil
    }
  }

  @Test func `a bounded strip leaves out no item that meets its window`() {
    everyLife(adjusting: Adjustment { $0.isLoop = false }) { script, random in
      var reel = Reel(living: script)
      for entry in script.entries {
        reel.advance(to: random.double(in: min(reel.time, entry.time)...entry.time))
        if let hole = Self.hole(in: reel) { return "at \(reel.time): \(hole)" }
        reel.handle(entry)
        if let hole = Self.hole(in: reel) { return "after \(entry.event): \(hole)" }
      }
      return nil
    }
  }

  /// Returns a description of what is not covered or covered wrongly, or nil.
  static func hole(in reel: Reel) -> String? {
    let window = reel.strip.window.extent
    let settings = reel.settings
    let isMirrored = settings.axis == .horizontal && reel.layout?.isMirrored == true
    var seam = settings.seam ?? settings.spacing
    if settings.passes { seam = max(seam, window) }
    let tolerance = 1e-6
    let count = reel.strip.count
    guard count > 0 else { return nil }

    var previous: (number: Int, end: Double)?
    var slots = 0
    for placement in reel.placements {
      slots += 1
      let left = placement.start
      let start = isMirrored ? window - left - placement.extent : left
      guard start.isFinite, placement.extent > 0 else { return "\(placement)" }
      let isFirst = placement.number == 0
      let ordinal = placement.number - reel.strip.turn(ofNumber: placement.number) * count
      let gap = reel.strip.isLoop && ordinal == 0 ? seam : settings.spacing
      if let previous {
        guard placement.number == previous.number + 1 else { return "numbers not in a row" }
        guard abs(start - previous.end - gap) < tolerance else {
          return "\(start - previous.end) between \(previous.number) and its next, not \(gap)"
        }
      } else if start - gap > tolerance, reel.strip.isLoop || !isFirst {
        return "nothing before \(start)"
      }
      previous = (placement.number, start + placement.extent)
    }
    guard let previous else {
      // Nothing meets the window: only the seam, or a bounded strip pulled away, may fill it.
      return reel.strip.isLoop && max(seam, settings.spacing) < window ? "nothing placed" : nil
    }
    let isLast = previous.number == count - 1
    let ordinal = previous.number - reel.strip.turn(ofNumber: previous.number) * count
    let gap = reel.strip.isLoop && ordinal == count - 1 ? seam : settings.spacing
    if previous.end + gap < window - tolerance, reel.strip.isLoop || !isLast {
      return "nothing after \(previous.end)"
    }
    return nil
  }
}
