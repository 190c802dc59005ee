import Testing

@testable import RondoCore

/// Law 2: the same events at the same times give the same positions, whatever is asked in between.
struct FrameRateLawTests {
  /// What can be read of a reel that the frame rate must not touch.
  struct Reading: Equatable {
    var place: Reel.Place
    var position: Double
    var index: Int?
    var target: Int?
    var velocity: Double
    var isMoving: Bool
    var isRunning: Bool
    var isDragging: Bool
    var page: Int

    init(_ reel: Reel) {
      place = reel.place
      position = reel.position
      index = reel.index
      target = reel.target
      velocity = reel.velocity
      isMoving = reel.isMoving
      isRunning = reel.isRunning
      isDragging = reel.isDragging
      page = reel.page
    }
  }

  @Test func `frames in between change nothing`() {
    everyLife { script, random in
      var plain = Reel(living: script)
      var framed = plain
      for entry in script.entries {
        frame(&framed, to: entry.time, &random)
        plain.handle(entry)
        framed.handle(entry)
        guard Reading(plain) == Reading(framed) else {
          return "after \(entry.event) at \(entry.time): \(Reading(plain)), \(Reading(framed))"
        }
      }
      let end = script.end + random.double(in: 0...30)
      frame(&framed, to: end, &random)
      plain.advance(to: end)
      framed.advance(to: end)
      guard Reading(plain) == Reading(framed) else {
        return "at the end, \(end): \(Reading(plain)), \(Reading(framed))"
      }
      return nil
    }
  }

  @Test func `looking ahead is what comes, and changes nothing`() {
    everyLife(gestures: 5) { script, random in
      var reel = Reel(living: script)
      for entry in script.entries {
        let before = Reading(reel)
        let time = random.double(in: min(reel.time, entry.time)...entry.time)
        let ahead = reel.place(at: time)
        guard Reading(reel) == before else { return "looking ahead changed the reel" }
        reel.advance(to: time)
        guard reel.place == ahead else { return "\(reel.place) at \(time), foreseen \(ahead)" }
        reel.handle(entry)
      }
      return nil
    }
  }

  @Test func `a time that runs back counts as the last`() {
    everyLife(gestures: 4) { script, random in
      var reel = Reel(living: script)
      var late = reel
      for entry in script.entries {
        reel.handle(entry)
        late.handle(entry)
        late.advance(to: entry.time - random.double(in: 0...5))
        _ = late.place(at: entry.time - 1)
        guard Reading(reel) == Reading(late) else { return "after \(entry.event)" }
      }
      return nil
    }
  }

  /// Advances by frames, sometimes to where the reel asks to be woken, never past a time.
  func frame(_ reel: inout Reel, to time: Double, _ random: inout SeededGenerator) {
    for _ in 0..<(1 + random.int(below: 6)) {
      var next = random.double(in: min(reel.time, time)...time)
      if random.oneIn(2), let wake = reel.nextWake { next = min(wake, time) }
      reel.advance(to: next)
      _ = reel.place(at: next + 1)
    }
  }
}
