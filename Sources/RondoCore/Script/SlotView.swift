/// One of a host's views, by the numbers it shows.
package struct SlotView: Equatable, Sendable {
  /// A number it shows.
  package let number: Int
  /// From one number it shows to the next; 0 if it shows one alone.
  package let cycle: Int

  /// Creates a view that shows one number and no other, as on a bounded strip and in hosts that
  /// recycle their views.
  package init(number: Int) { self.init(number: number, cycle: 0) }

  init(number: Int, cycle: Int) {
    self.number = number
    self.cycle = cycle
  }

  /// Creates a view of a loop that shows one item for ever: on every turn with one copy, on every
  /// second turn with two, and so on.
  ///
  /// On a bounded strip it shows the item's number alone.
  ///
  /// - Parameters:
  ///   - ordinal: The item among those shown.
  ///   - copy: Which of the item's views it is, in `0 ..< copies`.
  ///   - copies: How many views each item has, see `Sight.copies(of:)`.
  package init(ordinal: Int, copy: Int = 0, copies: Int, in strip: Strip) {
    number = ordinal &+ (strip.isLoop ? copy &* strip.count : 0)
    cycle = strip.isLoop ? copies &* strip.count : 0
  }

  /// Returns the number it shows at an offset: of its numbers the one nearest the middle of what is
  /// seen, the earlier one at a tie.
  package func number(at offset: Double, in strip: Strip, sight: Sight) -> Int {
    guard cycle > 0, strip.count > 0 else { return number }
    let length = Double(cycle / strip.count) * strip.length
    let start = strip.start(of: number) - offset - Self.leastStart(in: sight, length: length)
    return number &- start.wrapped(into: length).turns &* cycle
  }

  /// The slot start at which a view of a loop goes from the window's one side to its other; the
  /// further one is `length` beyond.
  static func leastStart(in sight: Sight, length: Double) -> Double {
    0.5 * (sight.lower + sight.upper - length)
  }
}
