/// Long ways, of whose middle nothing could be seen.
extension Reel {
  /// The most items a second that are told from each other: each is there for 12 ms, a frame or less.
  private static var fastest: Double { 80 }

  /// The fewest items of a way that leave something out.
  private static var fewest: Int { 40 }

  /// Returns the points that a motion from one offset to another passes over at once, where its way is
  /// so long that its items could not be told from each other; else 0.
  ///
  /// What is shown are the first items and the last, as many as can be told from each other in the time
  /// and no fewer than two windows of them, so that hosts have few views to make, however far it is.
  /// Where all items are of one extent, what is in the window before and after stands at the same places.
  func leap(from start: Double, to end: Double, within duration: Double) -> Double {
    guard !strip.isEmpty, start.isFinite, end.isFinite, start != end else { return 0 }
    let first = strip.number(nearest: start)
    let last = strip.number(nearest: end)
    let seen = max(strip.visibleNumbers(at: start).count, strip.visibleNumbers(at: end).count)
    let told = Int(clamping: (Reel.fastest * duration.asElapsed).rounded(.up))
    let half = max(Reel.fewest / 2, min(told, Strip.mostItems) / 2, 2 * seen)
    // A follower of many banners in a row may be asked for more turns than there are numbers.
    guard max(abs(first), abs(last)) < .max / 4, abs(last - first) > 2 * half else { return 0 }
    let sign = last > first ? 1 : -1
    return strip.start(of: last - sign * half) - strip.start(of: first + sign * half)
  }
}
