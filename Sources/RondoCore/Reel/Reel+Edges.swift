extension Reel {
  /// Sides of the window, physically unless said otherwise.
  package struct Sides: OptionSet, Equatable, Sendable {
    package let rawValue: UInt8
    package init(rawValue: UInt8) { self.rawValue = rawValue }

    /// The left or upper side.
    package static let before = Sides(rawValue: 1)
    /// The right or lower side.
    package static let after = Sides(rawValue: 2)
  }

  /// The sides on which content goes on beyond the window, to be faded: at rest those where an item is
  /// cut, in motion those where one will be.
  package var continuedSides: Sides {
    guard !strip.isEmpty, strip.isLoop || !strip.fits else { return [] }
    let offset = offset
    let end = offset + strip.window.extent
    var isBefore = isMoving
    var isAfter = isMoving
    if !isMoving {
      // Half a point is less than anyone sees.
      isBefore = cuts(offset - 0.5, offset + 0.5)
      isAfter = cuts(end - 0.5, end + 0.5)
    }
    if readingSign < 0 { swap(&isBefore, &isAfter) }
    return (isBefore ? Sides.before : []).union(isAfter ? .after : [])
  }

  /// How much the sides of the window are to be faded, physically and in 0...1: as `continuedSides`, but
  /// towards an end of a bounded strip in proportion to what lies beyond the window, so that nothing is
  /// faded where the strip is at its end, in motion either.
  ///
  /// - Parameter length: The points beyond the window from which on a side is all faded; what is no length
  ///   fades at once.
  package func fades(over length: Double) -> (before: Double, after: Double) {
    let sides = continuedSides
    var (before, after) = (1.0, 1.0)
    let length = length.asLength
    if !strip.isLoop, length > 0 {
      let offset = offset
      before = min(max((offset - strip.minOffset) / length, 0), 1)
      after = min(max((strip.maxOffset - offset) / length, 0), 1)
      if readingSign < 0 { swap(&before, &after) }
    }
    return (sides.contains(.before) ? before : 0, sides.contains(.after) ? after : 0)
  }

  /// Whether the strip can be moved at all: it comes round, or is longer than its place.
  package var canMove: Bool { isLooping || needsScrolling }

  /// The ends at which a bounded strip rests, to half a point: `before` its beginning and `after` its end in
  /// reading order; both for one that cannot be moved, none for one that comes round or is empty.
  package var ends: Sides {
    guard !strip.isEmpty, !strip.isLoop else { return [] }
    let offset = offset
    return (offset < strip.minOffset + 0.5 ? Sides.before : [])
      .union(offset > strip.maxOffset - 0.5 ? .after : [])
  }

  /// Whether a person's scroll can move the strip along a physical way, in a direction that is allowed:
  /// always on a loop, else unless the strip rests at that end; what it cannot use is the page's.
  ///
  /// - Parameter way: Greater than 0 asks content to move towards larger physical coordinates, less than 0
  ///   towards smaller; 0 and what is no number cannot be gone.
  package func canMove(along way: Double) -> Bool {
    guard !strip.isEmpty, way > 0 || way < 0 else { return false }
    // Content goes against the offset.
    let isForward = (way < 0) == (readingSign > 0)
    let allowed = setup.settings.allowedDirections
    guard allowed.contains(isForward ? .forward : .backward) else { return false }
    return strip.isLoop || !ends.contains(isForward ? .after : .before)
  }

  /// Whether an item covers all of a stretch of the strip.
  private func cuts(_ lower: Double, _ upper: Double) -> Bool {
    for number in strip.numbers(from: lower, to: upper) {
      let start = strip.start(of: number)
      if start <= lower && start + strip.extent(of: number) >= upper { return true }
    }
    return false
  }
}
