import Testing

@testable import RondoCore

/// Law 8: slots depend on window and extents, never on count or age, and age costs no precision.
struct BoundedLawTests {
  @Test func `no more slots than the window holds`() {
    everyLife { script, random in
      var reel = Reel(living: script)
      for entry in script.entries {
        reel.handle(entry)
        let strip = reel.strip
        guard !strip.isEmpty else { continue }
        var slots = 0
        for _ in reel.placements { slots += 1 }
        let least = (0..<strip.count).map { strip.extent(of: $0) }.min() ?? 1
        let most = Int((strip.window.extent / max(least, 1)).rounded(.up)) + 2
        guard slots <= most else { return "\(slots) slots, at most \(most)" }
      }
      return nil
    }
  }

  @Test func `a million items have the slots of ten`() {
    for count in [10, 1_000_000] {
      var rig = Rig(.uniform(count: count, extent: 70), window: 300) {
        $0.drive = .drift(speed: 50)
        $0.alignment = .leading
      }
      for second in 0..<100 {
        rig.advance(to: Double(second) * 10_007.3)
        var slots = 0
        for _ in rig.reel.placements { slots += 1 }
        #expect((5...6).contains(slots))
      }
    }
  }

  /// Ten years of 365.25 days.
  static let tenYears = 315_576_000

  @Test(arguments: [40, 37, -40], [410.0, 1234, 97])
  func `a drift is where it should be after ten years`(speed: Int, length: Double) {
    var rig = Rig(.varying([length / 2, length / 2])) {
      $0.drive = .drift(speed: Double(abs(speed)))
      $0.direction = speed < 0 ? .backward : .forward
      $0.alignment = .leading
    }
    // Woken as often as it likes during the first minutes, then left alone.
    for _ in 0..<100 { if let wake = rig.reel.nextWake { rig.advance(to: wake) } }
    rig.advance(to: Double(Self.tenYears))
    let whole = Int(length)
    let expected = ((speed * (Self.tenYears % whole)) % whole + whole) % whole
    var off = abs(rig.reel.place.offset - Double(expected))
    off = min(off, length - off)
    #expect(off < 1e-4)
  }

  @Test func `a drift watched all ten years is where it should be`() {
    var rig = Rig(.varying([200, 210])) {
      $0.drive = .drift(speed: 40)
      $0.alignment = .leading
    }
    rig.handle(.listen([.index, .turns]), at: 0)
    var turns = 0
    let day = 86_400
    for step in 1...(Self.tenYears / day) {
      turns += rig.advance(to: Double(step * day)).turns
    }
    let seconds = Self.tenYears / day * day
    #expect(abs(rig.reel.place.offset - Double(40 * seconds % 410)) < 1e-4)
    #expect(turns == 40 * seconds / 410)
  }

  @Test func `a staircase is on its page after ten years`() {
    var rig = Rig(.uniform(count: 7, extent: 300)) { $0.interval = 3 }
    rig.advance(to: Double(Self.tenYears) + 1)
    #expect(rig.reel.index == Self.tenYears / 3 % 7)
    #expect(rig.reel.position == Double(Self.tenYears / 3 % 7))
  }

  @Test func `holds and drags of ten years leave a drift precise`() {
    var rig = Rig(.varying([200, 210])) {
      $0.drive = .drift(speed: 40)
      $0.alignment = .leading
    }
    var running = 0
    var time = 0
    while time < Self.tenYears {
      rig.handle(.hold(.hover), at: Double(time + 64_000))
      rig.handle(.unhold(.hover), at: Double(time + 86_400))
      running += 64_000
      time += 86_400
    }
    #expect(abs(rig.reel.place.offset - Double(40 * running % 410)) < 1e-4)
  }
}
