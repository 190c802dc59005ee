/// Items that go while others come in at the seam.
///
/// Their indices follow those of the items that come: the first of what was there before is then the one
/// after the last of what comes.
final class Departure: Sendable {
  /// What passes on until it is out of the window, with what comes behind it; nil if they stay until the
  /// turn is over.
  let row: Row?
  /// Those that stay.
  let items: Reel.Items
  /// What is added to the indices of those that stay.
  let base: Int

  init(passing row: Row) {
    self.row = row
    items = .uniform(count: 0, extent: 0)
    base = 0
  }

  init(staying items: Reel.Items, base: Int) {
    row = nil
    self.items = items
    self.base = base
  }

  /// What is still to pass.
  struct Row: Sendable {
    /// The indices, one or more.
    var items: [Int]
    /// Points from the start of the first to the start of each.
    var starts: [Double]
    /// Points.
    var extents: [Double]
    /// Whether an item may be there several times.
    var hasRepeats = false

    /// Points from the start of the first to the end of the last.
    var length: Double { (starts.last ?? 0) + (extents.last ?? 0) }
  }
}

extension Strip {
  /// Whether items of it go, to be gone at the seam.
  package var hasDepartures: Bool { departures < count }

  /// What comes in at the seam, and how often items are there in one turn of the strip.
  struct Incoming: Sendable {
    /// Points of one turn of what comes.
    var turn: Double
    /// Whether it will loop; if not, it stands where it has come home.
    var isLoop: Bool
    /// How many of the items that come are shown, each counted once.
    var own: Int
    /// For each ordinal how often its item came before it.
    var before: [Int]
    /// The most that one item comes.
    var most: Int
  }

  /// The most numbers that pass on: a ticker of more is swapped when its turn is over.
  private static var mostDepartures: Int { 1024 }

  /// How many views one item needs for a turn.
  package var mostOccurrences: Int { incoming?.most ?? 1 }

  /// Returns how often the item of an ordinal came before it on the same turn.
  package func occurrence(ofOrdinal ordinal: Int) -> Int { incoming?.before[ordinal] ?? 0 }

  /// The coordinate at which what goes starts, on turn 0.
  var departureStart: Double { hasDepartures ? start(ofOrdinal: departures, onTurn: 0) : length }

  /// Returns a position among the items that come, each counted once; what goes counts as the first.
  func ownPosition(_ position: Double) -> Double {
    guard hasDepartures else { return position }
    let position = position.wrapped(into: Double(max(count, 1))).remainder
    let own = incoming?.own ?? 0
    guard own > 0, position < Double(departures) else { return 0 }
    return position.wrapped(into: Double(own)).remainder
  }

  /// Returns the number after the seam that comes behind a number, or before which one came.
  private func seam(of number: Int, isBehind: Bool) -> Int {
    let ordinal = ordinal(ofNumber: number)
    let turn = number - ordinal
    guard hasDepartures, ordinal < departures else {
      return turn + (isBehind ? count : hasDepartures ? departures : 0)
    }
    let own = max(incoming?.own ?? 1, 1)
    return turn + (ordinal / own + (isBehind ? 1 : 0)) * own
  }

  /// Returns what passes on if other items come now, what is in the window and the rest of its turn that is
  /// to come, and where it starts, in points; nil for an empty strip, or more than `mostDepartures`.
  ///
  /// - Parameters:
  ///   - offset: Of the window, in points.
  ///   - isForward: Whether the strip moves in reading order.
  ///   - least: The index of the first item that counts.
  ///   - added: What is added to the indices: how many items come, less those that do not count.
  func departing(
    at offset: Double, isForward: Bool, from least: Int, adding added: Int
  ) -> (row: Departure.Row, start: Double)? {
    guard count > 0 else { return nil }
    var seen = numbers(from: offset, to: offset + window.extent)
    if seen.isEmpty {
      // In a wide space it is the one that has just gone out.
      let next = number(endingAfter: offset)
      seen = isForward ? next - 1..<next : next..<next + 1
    }
    // And the one behind it, whose end may be in the space at the window's edge.
    let last = seen.upperBound - 1
    let range =
      isForward
      ? seen.lowerBound - 1..<seam(of: last, isBehind: true)
      : seam(of: seen.lowerBound, isBehind: false)..<last + 2
    guard range.count <= Strip.mostDepartures else { return nil }
    var row = Departure.Row(items: [], starts: [], extents: [])
    var start = 0.0
    for number in range {
      let item = item(ofNumber: number)
      guard item >= least else { continue }
      if row.items.isEmpty { start = self.start(of: number) }
      row.items.append(item &+ added)
      row.starts.append(self.start(of: number) - start)
      row.extents.append(extent(of: number))
    }
    row.hasRepeats = row.items.count > count || incoming != nil
    return row.items.isEmpty ? nil : (row, start)
  }

  /// Creates a loop in which items come, as often as fills the window, and behind them those that go.
  ///
  /// - Parameters:
  ///   - incoming: What comes, as it will be alone; one that then stands comes once.
  ///   - seam: Points between repeats.
  ///   - isForward: Whether the strip moves in reading order.
  convenience init(
    _ incoming: Strip, behind departing: Departure.Row, seam: Double, isForward: Bool
  ) {
    let window = incoming.window
    let own = min(incoming.count, Strip.mostSlots)
    let contentLength =
      own > 0 ? incoming.start(of: own - 1) + incoming.extent(of: own - 1) : 0
    let turn = contentLength + seam
    var copies = 1
    // Points between what comes and what goes: at the end of the turn, and behind what comes.
    var before = seam
    var behind = seam
    if incoming.isLoop {
      let wanted = Int(clamping: (window.extent / max(turn, 1)).rounded(.up)) + 1
      copies = min(wanted, max(Strip.mostSlots / max(own, 1), 1))
    } else {
      // It stands when it has come home, and nothing else is then seen.
      let home = incoming.stop(of: 0)
      before = max(seam, isForward ? -home : window.extent)
      behind = max(seam, isForward ? window.extent : home + window.extent - contentLength)
    }
    var row = Departure.Row(items: [], starts: [], extents: [])
    var shares = Incoming(
      turn: turn, isLoop: incoming.isLoop, own: own, before: [], most: copies)
    var widest = incoming.widest
    for copy in 0..<copies {
      for ordinal in 0..<own {
        row.items.append(incoming.item(ofOrdinal: ordinal))
        row.starts.append(Double(copy) * turn + incoming.start(of: ordinal))
        row.extents.append(incoming.extent(of: ordinal))
        shares.before.append(copy)
      }
    }
    let start = Double(copies) * turn - seam + behind
    for place in 0..<departing.items.count {
      let item = departing.items[place]
      var before = 0
      if departing.hasRepeats {
        for other in 0..<place where departing.items[other] == item { before += 1 }
      }
      row.items.append(item)
      row.starts.append(start + departing.starts[place])
      row.extents.append(departing.extents[place])
      shares.before.append(before)
      shares.most = max(shares.most, before + 1)
      widest = max(widest, departing.extents[place])
    }
    self.init(
      Row(
        count: row.items.count, extents: .varying(starts: row.starts, extents: row.extents),
        shown: row.items, length: row.length, widest: widest),
      itemCount: incoming.itemCount, departures: copies * own,
      incoming: shares, isLoop: true, spacing: incoming.spacing, seam: before, window: window,
      stride: incoming.stride)
  }
}
