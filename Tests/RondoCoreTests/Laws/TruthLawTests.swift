import Testing

@testable import RondoCore

/// Law 6: index, target and position are what the screen shows; one change, one event.
struct TruthLawTests {
  @Test func `index and position are those of the place`() {
    everyLife { script, random in
      var reel = Reel(living: script)
      for entry in script.entries {
        reel.advance(to: random.double(in: min(reel.time, entry.time)...entry.time))
        if let lie = Self.lie(of: reel) { return "at \(reel.time): \(lie)" }
        reel.handle(entry)
        if let lie = Self.lie(of: reel) { return "after \(entry.event) at \(entry.time): \(lie)" }
      }
      return nil
    }
  }

  /// Compares index and position with the stops nearest the place, searched from scratch.
  static func lie(of reel: Reel) -> String? {
    let strip = reel.strip
    guard !strip.isEmpty else { return reel.index == nil ? nil : "index of an empty strip" }
    guard let index = reel.index else { return "no index" }
    let offset = reel.unwrapped(reel.place)
    let count = strip.count
    let number = strip.number(nearest: offset)
    let candidates = strip.isLoop ? (number - 2)...(number + 2) : 0...(count - 1)
    let distance = candidates.map { abs(strip.stop(of: $0) - offset) }.min() ?? 0
    let isNearest = candidates.contains {
      strip.item(ofNumber: $0) == index && abs(strip.stop(of: $0) - offset) <= distance + 1e-9
    }
    // Past an end the items that rest there are all nearest.
    let isAtEnd =
      !strip.isLoop && (offset <= strip.minOffset || offset >= strip.maxOffset)
      && candidates.contains {
        let stop = strip.stop(of: $0)
        return strip.item(ofNumber: $0) == index
          && abs(stop - strip.clamping(offset)) < 1e-9
      }
    guard isNearest || isAtEnd else { return "index \(index) at offset \(offset)" }

    let position = reel.position
    let highest = Double(strip.isLoop ? count : count - 1)
    guard position >= 0, position <= highest else { return "position \(position) of \(count)" }
    let back = strip.offset(atPosition: position)
    // Beyond its first and last stop a bounded strip is at them.
    let inside =
      strip.isLoop
      ? offset : min(max(offset, strip.stop(of: 0)), strip.stop(of: count - 1))
    var difference = abs(back - inside)
    if strip.isLoop {
      difference = (back - inside).wrapped(into: strip.length).remainder
      difference = min(difference, strip.length - difference)
    }
    // Where several items rest at one end the position is that of one of them.
    guard
      difference < 1e-6 || !strip.isLoop && strip.stop(of: 0) == strip.stop(of: min(1, count - 1))
        || !strip.isLoop && strip.stop(of: count - 1) == strip.stop(of: max(count - 2, 0))
    else { return "position \(position) at offset \(offset)" }
    return nil
  }

  @Test func `what settles, settles on its target`() {
    var tried = 0
    everyLife(of: .touches) { script, random in
      var reel = Reel(living: script)
      for entry in script.entries {
        reel.advance(to: entry.time)
        reel.handle(entry)
        guard let target = reel.target, reel.press == nil else { continue }
        // Held, a step already begun finishes and nothing follows it.
        var settled = reel
        settled.handle(.hold(.caller), at: reel.time, stamp: reel.time)
        settled.handle(.personSwitch(.automatic), at: reel.time, stamp: reel.time)
        guard settled.target == target else { continue }
        settled.advance(to: reel.time + 100)
        tried += 1
        guard settled.index == target, !settled.isMoving else {
          return
            "target \(target), but \(settled.index ?? -1) after \(entry.event) at \(entry.time)"
        }
      }
      return nil
    }
    #expect(tried > 500)
  }

  @Test func `every change of the index is told once, by the outcome of the call that made it`() {
    everyLife { script, random in
      var reel = Reel(settings: script.first.settings)
      var told = -1
      var calls = [Reel.Outcome]()
      calls.append(reel.handle(.items(script.first.items, survivors: nil), at: RandomScript.start))
      calls.append(reel.handle(.layout(script.first.layout), at: RandomScript.start))
      for entry in script.entries {
        if random.oneIn(2) {
          calls.append(
            reel.advance(to: random.double(in: min(reel.time, entry.time)...entry.time)))
        }
        calls.append(reel.handle(entry))
        for outcome in calls {
          guard outcome.indexBefore == told else {
            return "from \(outcome.indexBefore), last told \(told), at \(entry.event)"
          }
          told = outcome.indexAfter
        }
        calls = []
        guard told == reel.index ?? -1 else {
          return "told \(told), is \(reel.index ?? -1), after \(entry.event) at \(entry.time)"
        }
      }
      return nil
    }
  }

  @Test func `a listener is woken for every change of the index`() {
    everyLife(of: [.drags, .selects, .wheels], gestures: 4) { script, random in
      var reel = Reel(living: script)
      reel.handle(.listen(.index), at: RandomScript.start)
      for entry in script.entries {
        // A frame may see no change that no wake foretold.
        let start = reel.time
        var wakes = 0
        while reel.time < entry.time {
          wakes += 1
          guard wakes < 200 else { return "wakes without end at \(reel.time)" }
          let wake = reel.nextWake ?? .infinity
          let frame = reel.time + random.double(in: 0.1...1) * (entry.time - start)
          let index = reel.index
          let next = min(frame, entry.time)
          if next < wake {
            reel.advance(to: next)
            guard reel.index == index else {
              return "\(index ?? -1) became \(reel.index ?? -1) by \(next), wake at \(wake)"
            }
          } else {
            reel.advance(to: wake)
          }
          if entry.time - reel.time < 1e-3 { break }
        }
        reel.handle(entry)
      }
      return nil
    }
  }
}
