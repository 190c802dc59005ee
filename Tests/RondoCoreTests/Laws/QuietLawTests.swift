import Testing

@testable import RondoCore

/// Law 7: at rest with nothing due there is no timer and no frame.
struct QuietLawTests {
  @Test func `held or still, it comes to rest and asks for nothing more`() {
    everyLife { script, random in
      var reel = Reel(living: script)
      for entry in script.entries { reel.handle(entry) }
      reel.handle(.cancel, at: script.end, stamp: script.end)
      reel.handle(.personSwitch(.automatic), at: script.end, stamp: script.end)
      reel.handle(.hold(.caller), at: script.end, stamp: script.end)
      reel.advance(to: script.end + 100)
      guard !reel.isMoving else { return "still moving" }
      guard reel.nextWake == nil else { return "wake at \(reel.nextWake ?? 0) of \(reel.time)" }
      let place = reel.place
      guard reel.place(at: reel.time + 1e6) == place else { return "moves though quiet" }
      return nil
    }
  }

  @Test func `what does not move stands until the wake`() {
    everyLife { script, random in
      var reel = Reel(living: script)
      for entry in script.entries {
        reel.advance(to: random.double(in: min(reel.time, entry.time)...entry.time))
        for _ in 0..<2 {
          if let wake = reel.nextWake, !(wake > reel.time) {
            return "wake \(wake), now \(reel.time)"
          }
          if !reel.isMoving {
            let quiet = min(reel.nextWake ?? .infinity, reel.time + 1000)
            let time = random.double(in: reel.time...quiet)
            guard time >= quiet || reel.place(at: time) == reel.place else {
              return "moves between \(reel.time) and its wake \(quiet) after \(entry.event)"
            }
          }
          reel.handle(entry)
        }
      }
      return nil
    }
  }

  @Test func `wakes do not come in crowds`() {
    everyLife(gestures: 4) { script, random in
      var reel = Reel(living: script)
      for entry in script.entries { reel.handle(entry) }
      let start = reel.time
      var wakes = 0
      while let wake = reel.nextWake, wake < start + 20 {
        reel.advance(to: wake)
        wakes += 1
        // Four a second: a step's start and end at the shortest interval, and a few to settle.
        guard wakes < 100 else { return "\(wakes) wakes in \(reel.time - start) s" }
      }
      return nil
    }
  }
}
