import RondoCore

/// What the script reads after every event: the outcome and the state that came of it.
///
/// The order is that of `REPORT`, `FLAGS` and `STATES` in Web/src/engine.js.
enum Report {
  static var count: Int { 17 }

  @inline(never)
  static func write(
    _ outcome: Reel.Outcome, of reel: Reel, views: Int, to address: UnsafeMutablePointer<Double>
  ) {
    let flags = bits(
      outcome.settled, outcome.rejoined, outcome.finished, outcome.crossfades, outcome.taps,
      outcome.used, outcome.changedMotion)
    let states = bits(
      reel.isMoving, reel.isRunning, reel.isDragging, reel.needsScrolling, reel.isLooping,
      reel.isHeld)
    address[0] = Double(outcome.indexBefore)
    address[1] = Double(outcome.indexAfter)
    address[2] = Double(outcome.cause.rawValue)
    address[3] = Double(outcome.turns)
    address[4] = flags
    address[5] = Double(reel.index ?? -1)
    address[6] = Double(reel.target ?? -1)
    address[7] = reel.position
    address[8] = Double(reel.page)
    address[9] = Double(reel.pageCount)
    address[10] = states
    address[11] = Double(reel.holdReasons.rawValue)
    address[12] = Double(reel.personSwitch.rawValue)
    address[13] = reel.nextWake ?? .infinity
    address[14] = Double(views)
    address[15] = Double(reel.strip.count)
    address[16] = Double(reel.continuedSides.rawValue)
  }

  private static func bits(_ values: Bool...) -> Double {
    var sum = 0.0
    var bit = 1.0
    for value in values {
      if value { sum += bit }
      bit *= 2
    }
    return sum
  }
}
