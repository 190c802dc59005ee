extension Strip {
  /// Which items are meant where stops of a bounded strip coincide: one at either end.
  package struct Preference: Equatable, Sendable {
    /// The number meant at the leading end; nil, and one that does not rest there, is the first item.
    var leading: Int?
    /// The number meant at the trailing end; nil, and one that does not rest there, is the last item.
    var trailing: Int?
    /// Where another item came to be meant on the way to an end.
    var bend: Bend?

    /// An offset at which the position is what it was there, and not on the straight line between stops.
    struct Bend: Equatable, Sendable {
      var offset: Double
      var position: Double
    }

    /// Means a number at the end at which it rests; without one the outermost items are meant.
    package init(_ number: Int? = nil) {
      leading = number
      trailing = number
    }
  }

  /// Points of way on which a look can go over to another one: a motion may come to rest by the last
  /// hundredth of a point at once.
  private static var shortestBend: Double { 0.5 }

  /// Whether an offset is nearer to the leading end than any other stop is.
  private func isLeading(_ offset: Double) -> Bool {
    leadingEnd >= count - 1 || leadingEnd >= 0 && offset < stop(of: leadingEnd + 1)
  }

  /// Whether an offset is nearer to the trailing end than any other stop is.
  private func isTrailing(_ offset: Double) -> Bool {
    trailingEnd <= 0 || trailingEnd < count && offset > stop(of: trailingEnd - 1)
  }

  /// Returns the preference without what does not count at an offset, and may so be another one when it
  /// does again; on its way to a number, with that one, though it has the same position at the offset.
  func preference(
    _ preference: Preference, at offset: Double, toward number: Int? = nil
  ) -> Preference {
    guard !isLoop, count > 0 else { return Preference() }
    let isLeading = isLeading(offset)
    let isTrailing = isTrailing(offset)
    var kept = Preference()
    if isLeading { kept.leading = preference.leading }
    if isTrailing { kept.trailing = preference.trailing }
    // At an end it is of no use any more.
    if let bend = preference.bend, offset != minOffset, offset != maxOffset,
      isLeading && self.isLeading(bend.offset) || isTrailing && self.isTrailing(bend.offset)
    {
      kept.bend = bend
    }
    guard let number else { return kept }
    if number <= leadingEnd {
      kept.leading = number
    } else if number >= trailingEnd {
      kept.trailing = number
    }
    let position = position(at: offset, preferring: preference)
    if abs(offset - stop(of: number)) > Strip.shortestBend,
      self.position(at: offset, preferring: kept) != position
    {
      kept.bend = Preference.Bend(offset: offset, position: position)
    }
    return kept
  }
}
