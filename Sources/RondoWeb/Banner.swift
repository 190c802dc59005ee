import RondoCore

/// One element's reel, and what a browser needs of it beside: how many views, in which poses.
///
/// A class, so that nothing is copied from event to event.
final class Banner {
  private(set) var reel = Reel()
  /// Seconds a drift takes for a turn, in place of its speed; NaN for none.
  private var turnDuration = Double.nan
  /// The space between two turns that the element asks for; nil is the spacing.
  private var seam: Double?
  private var canBeCopied = true
  /// What is known of the extents of a long list.
  private var measures = Measures()
  /// The element's own effect; nil for the one its attribute names.
  private var effect: Reel.Effect?
  /// What a person saw, while somebody listens to it.
  private(set) var impressions = Impressions()
  /// Whether its items are made as they are needed.
  private(set) var isList = false
  /// How the items that were told last come to their places; nil if they just stand there.
  private(set) var change: ItemChange?

  init() {}

  /// The most views an element has for all its items; beyond it the seam widens instead.
  static var mostViews: Int { Handover.mostCopies }

  /// How many views each item has.
  var copies: Int { Handover.copies(of: reel) }
}

// MARK: Events

extension Banner {
  @inline(never)
  func handle(_ event: Reel.Event, at time: Double, stamp: Double) -> Reel.Outcome {
    reel.handle(event, at: time, stamp: stamp)
  }

  func advance(to time: Double) -> Reel.Outcome { reel.advance(to: time) }

  func follow(_ other: Reel?, at time: Double) -> Reel.Outcome {
    reel.follow(other, at: time)
  }

  func configure(_ wanted: ElementSettings, at time: Double) -> Reel.Outcome {
    turnDuration = wanted.turnDuration
    seam = wanted.reel.seam
    var settings = wanted.reel
    if let effect { settings.effect = effect }
    return refitted(handle(.settings(settings), at: time, stamp: time), at: time)
  }

  /// Takes an effect of its own for the settings that come next; nil for none.
  func take(_ effect: Reel.Effect?) { self.effect = effect }

  /// Brings the account of what a person saw up to date.
  func updateImpressions(isOnScreen: Bool) {
    impressions.update(with: reel, isOnScreen: isOnScreen)
  }

  func layOut(_ layout: Reel.Layout, at time: Double) -> Reel.Outcome {
    refitted(handle(.layout(layout), at: time, stamp: time), at: time)
  }

  func take(
    _ items: Reel.Items, survivors: [Reel.Survivor]?, canBeCopied: Bool, showsChange: Bool = false,
    coming: Reel.Coming = .atOnce, at time: Double
  ) -> Reel.Outcome {
    self.canBeCopied = canBeCopied
    change = nil
    if showsChange, let survivors {
      var present = reel
      _ = present.advance(to: time)
      change = ItemChange(of: present, to: survivors)
    }
    if let moved = coming == .atOnce ? survivors : [] { impressions.move(to: moved) }
    switch items {
    case .varying: isList = false
    default: isList = true
    }
    let event =
      coming == .atOnce
      ? Reel.Event.items(items, survivors: survivors)
      : .swap(items, survivors: survivors, replacing: coming == .replacing)
    return refitted(handle(event, at: time, stamp: time), at: time)
  }

  /// Takes a list of items that are made as they are needed, all of one extent.
  func list(_ count: Int, extent: Double, at time: Double) -> Reel.Outcome {
    take(.uniform(count: count, extent: extent), survivors: nil, canBeCopied: true, at: time)
  }

  /// Takes a list of items that are measured as they are made, with pairs of an item and its extent; no
  /// pairs forget what was known.
  func list(
    _ count: Int, estimate: Double, pairs: Int, in numbers: NumberBuffer, at time: Double
  ) -> Reel.Outcome {
    if pairs == 0 { measures = Measures() }
    for pair in 0..<min(pairs, numbers.capacity / 2) {
      let item = numbers[2 * pair]
      guard item >= 0, item < Double(count) else { continue }
      _ = measures.measure(Int(item), numbers[2 * pair + 1])
    }
    return take(
      .estimated(count: count, extent: estimate, measures), survivors: nil, canBeCopied: true,
      at: time)
  }

  /// Sets what depends on the strip that came of an event: the speed for a turn's duration, and a seam
  /// wide enough for items that cannot be copied.
  @inline(never)
  private func refitted(_ first: Reel.Outcome, at time: Double) -> Reel.Outcome {
    var settings = reel.settings
    let strip = reel.strip
    var isFit = true
    if let seam = fittingSeam, seam != settings.seam {
      settings.seam = seam
      isFit = false
    }
    if turnDuration > 0 {
      let change = (settings.seam ?? strip.spacing) - (strip.length - strip.contentLength)
      let speed = (strip.turnLength + (isFit ? 0 : change)) / turnDuration
      switch settings.drive {
      case .drift(let old) where old != speed:
        settings.drive = .drift(speed: speed)
        isFit = false
      case .shuttle(let old) where old != speed:
        settings.drive = .shuttle(speed: speed)
        isFit = false
      default: break
      }
    }
    if isFit { return first }
    var outcome = handle(.settings(settings), at: time, stamp: time)
    outcome.indexBefore = first.indexBefore
    outcome.changedMotion = true
    return outcome
  }

  /// The space between two turns: what the element asks for or, for items that cannot have several
  /// views, at least so much that each needs one only; nil on a strip that is bounded.
  private var fittingSeam: Double? {
    let strip = reel.strip
    guard strip.isLoop, strip.count > 0 else { return nil }
    let sight = Sight(of: strip, knots: reel.knots)
    let mostCopies = canBeCopied ? max(Banner.mostViews / strip.count, 1) : 1
    let least = (sight.upper - sight.lower) / Double(mostCopies) - strip.contentLength
    let wanted = seam ?? strip.spacing
    return least > wanted ? least : seam
  }
}
