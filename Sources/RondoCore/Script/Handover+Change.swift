/// Where items stand, for hosts that show how they came there when the data changed.
extension Handover {
  /// Returns where a number starts, in points from the window's leading edge in reading order.
  package func start(of number: Int) -> Double { writer.strip.start(of: number) - place.offset }

  /// Whether a number's plain frame is at least partly in the window.
  package func isVisible(_ number: Int) -> Bool {
    let start = start(of: number)
    let hair = Strip.leastVisible
    return start < writer.strip.window.extent - hair
      && start + writer.strip.extent(of: number) > hair
  }

  /// Returns the number of an item that starts nearest a point of the window, in points from its leading
  /// edge in reading order; nil for an item that is not shown. On a bounded strip there is but one.
  package func number(ofItem item: Int, startingNear point: Double) -> Int? {
    let strip = writer.strip
    let ordinal = strip.ordinal(ofItem: item)
    guard strip.count > 0, strip.item(ofNumber: ordinal) == item else { return nil }
    guard strip.isLoop, strip.length > 0 else { return ordinal }
    let turns = ((point - start(of: ordinal)) / strip.length).rounded()
    return ordinal &+ Int(clamping: turns) &* strip.count
  }
}
