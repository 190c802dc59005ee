import Testing

@testable import RondoCore

/// Law 4: what is on screen is continuous in position, and in velocity where the engine chooses.
struct NoJumpLawTests {
  /// What may happen without a jump: no reset, no seek, no select without animation, and the data,
  /// the window and the settings stay.
  static let smooth: RandomScript.Kinds = .touches

  @Test func `no touch, select, wheel or hold moves the strip at once`() {
    everyLife(of: Self.smooth) { script, random in
      var reel = Reel(living: script)
      for entry in script.entries {
        reel.advance(to: entry.time)
        let before = reel.unwrappedOffset
        reel.handle(entry)
        if case .move = entry.event { continue }
        if case .wheel = entry.event { continue }
        let jump = reel.unwrappedOffset - before
        // A strip within 0.005 points of where it should rest counts as there.
        guard abs(jump) <= 0.005 else { return "\(jump) at \(entry.event) at \(entry.time)" }
      }
      return nil
    }
  }

  @Test func `a finger moves the strip by no more than it moved`() {
    everyLife(of: [.drags, .selects]) { script, random in
      var reel = Reel(living: script)
      var finger = 0.0
      for entry in script.entries {
        reel.advance(to: entry.time)
        let before = reel.unwrappedOffset
        reel.handle(entry)
        switch entry.event {
        case .press: finger = 0
        case .move(let x, let y):
          let along = script.first.settings.axis == .horizontal ? x : y
          let moved = abs(along - finger)
          finger = along
          let jump = abs(reel.unwrappedOffset - before)
          guard jump <= moved + 1e-6 else { return "\(jump) for \(moved) at \(entry.time)" }
        default: break
        }
      }
      return nil
    }
  }

  @Test func `nothing jumps between events`() {
    everyLife(of: Self.smooth, gestures: 4) { script, random in
      var reel = Reel(living: script)
      for entry in script.entries {
        let until = min(entry.time, reel.time + 2)
        if let jump = Self.jump(of: reel, until: until) { return jump }
        reel.handle(entry)
      }
      return Self.jump(of: reel, until: reel.time + 2)
    }
  }

  @Test func `an animated select begins with the velocity the strip has`() {
    // A strip that does not bounce gives up a velocity that would take it beyond its end.
    everyLife(of: [.drags, .selects], adjusting: Adjustment { $0.bounces = true }) {
      script, random in
      var reel = Reel(living: script)
      for entry in script.entries {
        reel.advance(to: entry.time)
        let before = reel.velocity
        reel.handle(entry)
        guard reel.press == nil, reel.target != nil else { continue }
        switch entry.event {
        // Slower than 0.1 points/s and nearly there, a strip counts as at rest.
        case .select(_, animated: true, _, _), .step:
          guard abs(reel.velocity - before) <= 0.1 else {
            return "\(before) to \(reel.velocity) at \(entry.event) at \(entry.time)"
          }
        default: break
        }
      }
      return nil
    }
  }

  /// A drift, a staircase and settling strips change speed gradually, the drift's own start aside.
  @Test(arguments: [Reel.Drive.still, .drift(speed: 60), .staircase])
  func `velocity does not jump between events`(drive: Reel.Drive) {
    everyLife(
      of: [.drags, .selects, .wheels], gestures: 3,
      adjusting: Adjustment {
        $0.drive = drive
        $0.isLoop = true
        $0.delay = 0
        $0.dwell = 0
        $0.repeatCount = nil
      }
    ) { script, random in
      var reel = Reel(living: script)
      for entry in script.entries {
        let until = min(entry.time, reel.time + 2)
        if let jump = Self.velocityJump(of: reel, until: until) { return jump }
        reel.handle(entry)
      }
      return Self.velocityJump(of: reel, until: reel.time + 2)
    }
  }

  @Test func `a strip that does not bounce never leaves its ends`() {
    everyLife(
      of: Self.smooth,
      adjusting: Adjustment {
        $0.isLoop = false
        $0.bounces = false
      }
    ) { script, random in
      var reel = Reel(living: script)
      for entry in script.entries {
        for _ in 0..<3 {
          reel.advance(to: random.double(in: min(reel.time, entry.time)...entry.time))
          let offset = reel.unwrappedOffset
          let strip = reel.strip
          guard offset >= strip.minOffset - 1e-6, offset <= strip.maxOffset + 1e-6 else {
            return "\(offset) outside \(strip.minOffset)...\(strip.maxOffset) at \(reel.time)"
          }
        }
        reel.handle(entry)
      }
      return nil
    }
  }

  /// Looks for a jump by frames, and where the offset changes by more than its velocity says, closer.
  static func jump(of reel: Reel, until end: Double) -> String? {
    var reel = reel
    while reel.time < end {
      var next = reel.advanced(to: min(reel.time + 0.05, end))
      let seconds = next.time - reel.time
      let change = abs(next.unwrappedOffset - reel.unwrappedOffset)
      if change > 1 + 2 * seconds * max(abs(next.velocity), abs(reel.velocity)) {
        var low = reel
        var high = next
        while high.time - low.time > 1e-6 {
          let middle = low.advanced(to: 0.5 * (low.time + high.time))
          let before = abs(middle.unwrappedOffset - low.unwrappedOffset)
          let after = abs(high.unwrappedOffset - middle.unwrappedOffset)
          if before > after { high = middle } else { low = middle }
        }
        let jump = high.unwrappedOffset - low.unwrappedOffset
        if abs(jump) > 0.2 { return "a jump of \(jump) at \(low.time)" }
      }
      swap(&reel, &next)
    }
    return nil
  }

  static func velocityJump(of reel: Reel, until end: Double) -> String? {
    var reel = reel
    while reel.time < end {
      let next = reel.advanced(to: min(reel.time + 0.05, end))
      if abs(next.velocity - reel.velocity) > 5 {
        var low = reel
        var high = next
        while high.time - low.time > 1e-7 {
          let middle = low.advanced(to: 0.5 * (low.time + high.time))
          let before = abs(middle.velocity - low.velocity)
          let after = abs(high.velocity - middle.velocity)
          if before > after { high = middle } else { low = middle }
        }
        let jump = high.velocity - low.velocity
        if abs(jump) > 1 { return "velocity jumps by \(jump) to \(high.velocity) at \(low.time)" }
      }
      reel = next
    }
    return nil
  }
}
