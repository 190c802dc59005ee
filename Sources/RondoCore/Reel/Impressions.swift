/// Keeps the account of what a person saw: which items came into the window, how much of each was seen,
/// and for how long.
///
/// A host updates it after every event and wake while it listens to `Reel.Listening.visibility`, and
/// passes on what each update found.
package struct Impressions: Sendable {
  /// An item that was in the window and is no more.
  package struct Impression: Equatable, Sendable {
    package var item: Int
    /// Seconds from its coming to its going.
    package var duration: Double
    /// The greatest part of it that was in the window at once, in `0 ... 1`.
    package var fraction: Double
  }

  private struct Entry: Sendable {
    var item: Int
    var start: Double
    var fraction: Double
    var isSeen = true
    var isGone = false
  }

  /// Items that came into the window by the last update, in reading order.
  package private(set) var shown: [Int] = []
  /// Items that left it by the last update.
  package private(set) var hidden: [Impression] = []

  private var entries: [Entry] = []
  private var strip = Strip.empty
  private var place = Reel.Place(turn: 0, offset: 0)

  package init() {}

  /// How many items are in the window.
  package var count: Int { entries.count }

  /// Takes account of what is in the window at the reel's time.
  ///
  /// - Parameter isOnScreen: Whether the window itself can be seen; if not, no item is.
  package mutating func update(with reel: Reel, isOnScreen: Bool = true) {
    shown.removeAll(keepingCapacity: true)
    hidden.removeAll(keepingCapacity: true)
    for index in entries.indices { entries[index].isSeen = false }
    let new = reel.place
    let offset = new.offset
    var before = offset
    if reel.strip === strip, reel.strip.isLoop {
      before = place.offset + Double(place.turn &- new.turn) * strip.length
    } else if reel.strip === strip {
      before = place.offset
    }
    strip = reel.strip
    place = new
    // What it passed on the way counts, as of the last look.
    for number in strip.visibleNumbers(at: before) where before != offset {
      if let index = index(of: strip.item(ofNumber: number)) {
        see(number, at: index, from: before, to: offset)
      }
    }
    if isOnScreen {
      for number in strip.visibleNumbers(at: offset) {
        let item = strip.item(ofNumber: number)
        // What goes while others come is none of the user's any more.
        guard item < strip.itemCount || !strip.hasDepartures else { continue }
        let index = index(of: item) ?? entries.count
        if index == entries.count {
          entries.append(Entry(item: item, start: reel.time, fraction: 0))
          shown.append(item)
        }
        entries[index].isSeen = true
        see(number, at: index, from: before, to: offset)
      }
    }
    for entry in entries where !entry.isSeen {
      hidden.append(
        Impression(
          item: entry.item, duration: max(reel.time - entry.start, 0), fraction: entry.fraction))
    }
    entries.removeAll { !$0.isSeen }
  }

  /// Follows the items to their new indices when the data changed; one that is gone is hidden, by its
  /// old index, at the next update.
  package mutating func move(to survivors: [Reel.Survivor]) {
    for index in entries.indices {
      var new: Int?
      for survivor in survivors where survivor.old == entries[index].item { new = survivor.new }
      if let new { entries[index].item = new } else { entries[index].isGone = true }
    }
  }

  private func index(of item: Int) -> Int? {
    entries.firstIndex { $0.item == item && !$0.isGone }
  }

  private mutating func see(_ number: Int, at index: Int, from: Double, to: Double) {
    let fraction = strip.greatestVisibleFraction(of: number, from: from, to: to)
    entries[index].fraction = max(entries[index].fraction, fraction)
  }
}

extension Strip {
  /// Returns the greatest part of a number that is in the window at once while the offset goes from one
  /// to another.
  func greatestVisibleFraction(of number: Int, from: Double, to: Double) -> Double {
    let start = start(of: number)
    let end = start + extent(of: number) - window.extent
    // Between these as much as can be is in the window.
    let low = min(start, end)
    let high = max(start, end)
    let nearest = min(max(low, min(from, to)), max(from, to))
    return nearest <= high
      ? visibleFraction(of: number, at: nearest) : visibleFraction(of: number, at: min(from, to))
  }
}
