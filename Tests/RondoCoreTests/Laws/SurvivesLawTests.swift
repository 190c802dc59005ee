import Testing

@testable import RondoCore

/// Law 9: whatever comes, in any order, gives a documented result: no trap, and nothing placed that
/// is no number.
struct SurvivesLawTests {
  /// A point each on the widest of screens.
  static let mostSlots = Strip.mostSlots

  @Test(arguments: 0..<10) func `a million wild events do no harm`(part: Int) {
    for life in 0..<200 {
      let seed = UInt64(part * 200 + life)
      var wild = WildEvents(seed: seed)
      var reel = Reel(settings: wild.settings())
      reel.handle(.items(wild.items(), survivors: nil), at: 0, stamp: 0)
      reel.handle(
        .layout(Reel.Layout(extent: wild.number(in: 50...500), breadth: 100)), at: 0, stamp: 0)
      var time = 0.0
      for number in 0..<500 {
        time = wild.time(after: time)
        let event = wild.event()
        let outcome = reel.handle(event, at: time, stamp: wild.time(after: time))
        var harm = Self.harm(to: reel, outcome)
        // Thousands of slots, of absurd sizes, are looked at now and then.
        let isShort = reel.placements.underestimatedCount < 64
        if harm == nil, isShort || number % 10 == 0 {
          harm = Self.harm(toSlotsOf: reel) ?? Self.gap(in: reel)
        }
        if let harm {
          Issue.record("seed \(seed), event \(number), \(event) at \(time): \(harm)")
          return
        }
      }
    }
  }

  /// Returns what is wrong with what a reel says of itself, or nil.
  static func harm(to reel: Reel, _ outcome: Reel.Outcome) -> String? {
    let place = reel.place
    let strip = reel.strip
    guard place.offset.isFinite, reel.position.isFinite, reel.velocity.isFinite else {
      return "placed at \(place), position \(reel.position), velocity \(reel.velocity)"
    }
    if strip.isLoop, !strip.isEmpty, !(place.offset >= 0 && place.offset < strip.length) {
      return "offset \(place.offset) of a loop of \(strip.length)"
    }
    let count = strip.itemCount
    if strip.isEmpty {
      guard reel.index == nil, reel.target == nil else { return "an index in an empty strip" }
    } else {
      guard let index = reel.index, index >= 0, index < count else { return "no index" }
      if let target = reel.target, !(target >= 0 && target < count) { return "target \(target)" }
      guard reel.page >= 0, reel.page < reel.pageCount else { return "page \(reel.page)" }
    }
    guard outcome.indexAfter == reel.index ?? -1, outcome.turns >= 0 else { return "\(outcome)" }
    if let wake = reel.nextWake, !(wake > reel.time && wake.isFinite) {
      return "wake \(wake), now \(reel.time)"
    }
    return nil
  }

  /// Returns what is wrong with the slots, or nil.
  static func harm(toSlotsOf reel: Reel) -> String? {
    var slots = 0
    var previous: Reel.Placement?
    for placement in reel.placements {
      slots += 1
      guard slots <= mostSlots else { return "more than \(mostSlots) slots" }
      guard placement.start.isFinite, placement.extent.isFinite, placement.distance.isFinite,
        placement.extent > 0, placement.item >= 0,
        placement.item &- reel.departureCount < reel.strip.itemCount
      else { return "\(placement)" }
      let look = placement.appearance
      guard look.scale.isFinite, look.opacity.isFinite, look.depth.isFinite else {
        return "\(look)"
      }
      if let previous, placement.number != previous.number + 1 { return "numbers not in a row" }
      previous = placement
    }
    return nil
  }

  /// Returns where a loop leaves the window uncovered, spacing and seam aside, or nil.
  static func gap(in reel: Reel) -> String? {
    let strip = reel.strip
    // While others come the space between depends on more.
    guard strip.isLoop, !strip.isEmpty, !reel.isSwapping else { return nil }
    let window = strip.window.extent
    let seam = strip.length - strip.contentLength
    // Rounding of the largest lengths that take part.
    let tolerance = 1e-9 * max(1, strip.length, window, strip.widest)
    var covered = 0.0
    var slots = 0
    for placement in reel.placements {
      slots += 1
      let start =
        reel.readingSign < 0
        ? window - placement.start - placement.extent : placement.start
      let gap = max(strip.spacing, seam)
      if slots > 1 || start > 0, start > covered + gap + tolerance {
        return "\(covered) to \(start) uncovered"
      }
      covered = max(covered, start + placement.extent)
    }
    guard slots < mostSlots else { return nil }
    let rest = window - covered
    return rest > max(strip.spacing, seam) + tolerance ? "\(covered) to \(window) uncovered" : nil
  }
}
