import Testing

@testable import RondoCore

/// The part of law 4 that speaks of looks: the position, and so all that an effect makes of it, does not
/// jump where stops of a bounded strip coincide.
struct LooksLawTests {
  /// Bounded strips, on most of which stops coincide, with looks that differ from item to item.
  private static var bounded: Adjustment {
    Adjustment {
      $0.isLoop = false
      $0.effect = .zoom
    }
  }

  @Test func `no event moves the looks at once but one that fades them over`() {
    var faded = 0
    var shared = 0
    everyLife(of: .touches, adjusting: Self.bounded) { script, random in
      var reel = Reel(living: script)
      for entry in script.entries {
        reel.advance(to: entry.time)
        let before = reel
        let outcome = reel.handle(entry)
        guard !reel.strip.isEmpty else { continue }
        if Self.shareStops(reel) { shared += 1 }
        if outcome.crossfades {
          faded += 1
          continue
        }
        // Where the strip itself is moved what is meant may change where it was, or where it comes to.
        let strip = reel.strip
        let there = strip.position(at: reel.place.offset, preferring: before.meant)
        let back = strip.position(at: before.place.offset, preferring: reel.meant)
        let jump = min(
          abs(reel.unwrappedPosition - there), abs(before.unwrappedPosition - back))
        // A strip within 0.005 points of where it should rest counts as there.
        guard jump <= 0.005 else {
          return
            "\(before.unwrappedPosition) to \(reel.unwrappedPosition) by \(entry.event) at \(entry.time)"
        }
      }
      return nil
    }
    #expect(faded > 50 && shared > 5000)
  }

  @Test func `the looks do not jump between events`() {
    everyLife(of: .touches, gestures: 4, adjusting: Self.bounded) { script, random in
      var reel = Reel(living: script)
      for entry in script.entries {
        if let jump = Self.jump(of: reel, until: min(entry.time, reel.time + 3)) { return jump }
        reel.handle(entry)
      }
      return Self.jump(of: reel, until: reel.time + 3)
    }
  }

  @Test func `what is handed over has the looks that the reel has`() {
    var motions = 0
    everyLife(of: .touches, gestures: 5, adjusting: Self.bounded) { script, random in
      var reel = Reel(living: script)
      for entry in script.entries {
        reel.advance(to: random.double(in: min(reel.time, entry.time)...entry.time))
        if random.oneIn(2), let lie = HandoverTests.lie(of: reel, &motions, &random) {
          return "at \(reel.time): \(lie)"
        }
        reel.handle(entry)
      }
      return nil
    }
    #expect(motions > 500)
  }

  @Test func `whatever happens, the index is an item that rests nearest the position`() {
    everyLife(adjusting: Self.bounded) { script, random in
      var reel = Reel(living: script)
      for entry in script.entries {
        reel.advance(to: random.double(in: min(reel.time, entry.time)...entry.time))
        if let lie = TruthLawTests.lie(of: reel) { return "at \(reel.time): \(lie)" }
        reel.handle(entry)
        guard !reel.isMoving, !reel.strip.isEmpty,
          reel.place.offset == reel.strip.stop(of: reel.number)
        else { continue }
        guard reel.unwrappedPosition == Double(reel.number) else {
          return "at \(reel.unwrappedPosition), not \(reel.number), after \(entry.event)"
        }
      }
      return nil
    }
  }

  private static func shareStops(_ reel: Reel) -> Bool {
    let strip = reel.strip
    return strip.leadingEnd > 0 || strip.trailingEnd < strip.count - 1
  }

  /// Looks for a jump of the position by frames, and where it changes by more than a tenth, closer.
  private static func jump(of reel: Reel, until end: Double) -> String? {
    var reel = reel
    while reel.time < end {
      var next = reel.advanced(to: min(reel.time + 0.05, end))
      if abs(next.unwrappedPosition - reel.unwrappedPosition) > 0.1 {
        var low = reel
        var high = next
        while high.time - low.time > 1e-7 {
          let middle = low.advanced(to: 0.5 * (low.time + high.time))
          let before = abs(middle.unwrappedPosition - low.unwrappedPosition)
          let after = abs(high.unwrappedPosition - middle.unwrappedPosition)
          if before > after { high = middle } else { low = middle }
        }
        let jump = high.unwrappedPosition - low.unwrappedPosition
        if abs(jump) > 0.05 { return "a jump of \(jump) at \(low.time)" }
      }
      swap(&reel, &next)
    }
    return nil
  }
}
