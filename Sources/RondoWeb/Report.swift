import RondoCore

/// What the script reads after every event: the outcome and the state that came of it.
///
/// The order is that of `REPORT` in Web/src/engine.js; what is true is 1.
enum Report {
  static var count: Int { 30 }

  /// What a person can do from here: 4 for a strip at its beginning and 8 for one at its end, which has none
  /// before or after; 16 for one that can be moved at all.
  private static func ways(of reel: Reel) -> UInt8 {
    reel.ends.rawValue << 2 | (reel.canMove ? 16 : 0)
  }

  @inline(never)
  static func write(
    _ outcome: Reel.Outcome, of reel: Reel, views: Int, to address: UnsafeMutablePointer<Double>
  ) {
    func flag(_ value: Bool) -> Double { value ? 1 : 0 }

    address[0] = Double(outcome.indexBefore)
    address[1] = Double(outcome.indexAfter)
    address[2] = Double(outcome.cause.rawValue)
    address[3] = flag(outcome.settled)
    address[4] = flag(outcome.crossfades)
    address[5] = flag(outcome.taps)
    address[6] = flag(outcome.used)
    address[7] = flag(outcome.changedMotion)
    address[8] = Double(reel.index ?? -1)
    address[9] = Double(reel.target ?? -1)
    address[10] = reel.position
    address[11] = Double(reel.page)
    address[12] = Double(reel.pageCount)
    address[13] = flag(reel.isMoving)
    address[14] = flag(reel.isRunning)
    address[15] = flag(reel.isDragging)
    address[16] = flag(reel.needsScrolling)
    address[17] = Double(reel.holdReasons.rawValue)
    address[18] = Double(reel.personSwitch.rawValue)
    address[19] = reel.nextWake ?? .infinity
    address[20] = Double(views)
    address[21] = Double(reel.strip.count)
    address[22] = Double(reel.continuedSides.rawValue | ways(of: reel))
    address[23] = Double(outcome.turns)
    address[24] = flag(outcome.finished)
    address[25] = reel.dwellProgress
    address[26] = Double(outcome.asked)
    address[27] = Double(reel.coming.rawValue)
    address[28] = Double(reel.departureCount)
    address[29] = Double(outcome.askedWay.rawValue)
  }
}
