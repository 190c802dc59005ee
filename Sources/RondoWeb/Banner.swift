import RondoCore

/// One element's reel, and what a browser needs of it beside: how many views, in which poses.
struct Banner {
  private(set) var reel = Reel()
  private var wanted = ElementSettings()
  private var canBeCopied = true

  init() {}

  /// The most views an element has for all its items; beyond it the seam widens instead.
  static var mostViews: Int { 400 }
}

// MARK: Events

extension Banner {
  /// Passes an event on; the strip that comes of it may ask for another speed or seam.
  mutating func handle(_ event: Reel.Event, at time: Double, stamp: Double) -> Reel.Outcome {
    var outcome = reel.handle(event, at: time, stamp: stamp)
    switch event {
    case .settings, .layout, .items, .extent: refit(at: time, &outcome)
    default: break
    }
    return outcome
  }

  mutating func advance(to time: Double) -> Reel.Outcome { reel.advance(to: time) }

  mutating func configure(_ wanted: ElementSettings, at time: Double) -> Reel.Outcome {
    self.wanted = wanted
    let strip = reel.strip
    return handle(
      .settings(wanted.settings(turnLength: turnLength(of: strip), seam: leastSeam(of: strip))),
      at: time, stamp: time)
  }

  mutating func take(
    _ items: Reel.Items, survivors: [Reel.Survivor]?, canBeCopied: Bool, at time: Double
  ) -> Reel.Outcome {
    self.canBeCopied = canBeCopied
    return handle(.items(items, survivors: survivors), at: time, stamp: time)
  }

  private mutating func refit(at time: Double, _ outcome: inout Reel.Outcome) {
    let strip = reel.strip
    let settings = wanted.settings(turnLength: turnLength(of: strip), seam: leastSeam(of: strip))
    guard settings != reel.settings else { return }
    let second = reel.handle(.settings(settings), at: time, stamp: time)
    outcome.indexAfter = second.indexAfter
    outcome.changedMotion = true
  }

  /// One turn of a loop with the seam asked for; to and fro on a bounded strip.
  private func turnLength(of strip: Strip) -> Double {
    guard strip.isLoop else { return max(strip.maxOffset - strip.minOffset, 0) }
    return strip.length
  }

  /// The least seam with which each item needs one view only, for items that cannot have several.
  private func leastSeam(of strip: Strip) -> Double? {
    guard strip.isLoop, strip.count > 0 else { return nil }
    let sight = Sight(of: strip, knots: reel.knots)
    let seen = sight.upper - sight.lower
    let mostCopies = canBeCopied ? max(Banner.mostViews / strip.count, 1) : 1
    let least = seen / Double(mostCopies) - strip.contentLength
    return least > reel.wantedSeam(wanted) ? least : nil
  }
}

extension Reel {
  fileprivate func wantedSeam(_ wanted: ElementSettings) -> Double {
    wanted.reel.seam ?? wanted.reel.spacing
  }
}

// MARK: Views

extension Banner {
  /// How many views each item has.
  var copies: Int { max(min(reel.scriptWriter.copies, Banner.mostViews), 1) }

  /// Returns which of an item's views shows it on a turn, the same however long the strip runs.
  func copy(onTurn turn: Int) -> Int {
    let copies = copies
    let rest = turn % copies
    return rest < 0 ? rest + copies : rest
  }
}
