/// What a reel is made of, and what follows from it: the strip and the effect.
///
/// It never changes; a change makes another one. Being a class, a reel is copied by a reference to it,
/// which keeps looking ahead cheap and the code for copies small.
final class Setup: Sendable {
  let settings: Reel.Settings
  let layout: Reel.Layout?
  let items: Reel.Items
  /// Own intervals of the items' dwell, in seconds.
  let intervals: [Double]?
  /// What goes while the items come in at the seam.
  let departure: Departure?
  /// The items as coordinates; empty until there are both items and a window.
  let strip: Strip
  /// The effect, worked out for the strip.
  let knots: Knots

  init(
    settings: Reel.Settings, layout: Reel.Layout?, items: Reel.Items, intervals: [Double]?,
    departure: Departure? = nil
  ) {
    self.settings = settings
    self.layout = layout
    self.items = items
    self.intervals = intervals
    strip = Setup.strip(of: items, behind: departure, settings: settings, layout: layout)
    self.departure = strip.hasDepartures ? departure : nil
    let breadth = (layout?.breadth ?? 0).asLength
    knots = settings.effect.knots(
      in: Scene(strip: strip, breadth: breadth, axis: settings.axis))
  }

  /// Returns the setup in other settings and another layout, for what else stays.
  func changing(settings: Reel.Settings, layout: Reel.Layout?) -> Setup {
    Setup(
      settings: settings, layout: layout, items: items, intervals: intervals,
      departure: departure)
  }

  /// Returns the setup with other items, with those that go if there are any.
  func changing(items: Reel.Items, departure: Departure?) -> Setup {
    Setup(
      settings: settings, layout: layout, items: items, intervals: intervals,
      departure: departure)
  }

  private static func strip(
    of items: Reel.Items, behind departure: Departure?, settings: Reel.Settings,
    layout: Reel.Layout?
  ) -> Strip {
    let stays = departure != nil && departure?.row == nil
    let strip = strip(
      of: stays ? departure?.items ?? items : items, settings: settings, layout: layout)
    guard let departure, !strip.isEmpty else { return strip }
    guard let row = departure.row else {
      return Strip(strip, of: items.count, base: departure.base)
    }
    guard settings.joinsAtSeam else { return strip }
    return Strip(
      strip, behind: row, seam: settings.seam(in: strip.window),
      isForward: settings.direction == .forward)
  }

  private static func strip(
    of items: Reel.Items, settings: Reel.Settings, layout: Reel.Layout?
  ) -> Strip {
    guard let extent = layout?.extent.asLength, extent > 0 else { return .empty }
    let window = settings.window(extent: extent)
    var items = items
    if let perPage = settings.itemsPerPage {
      let shared = Double(max(perPage, 1))
      let spaces = (shared - 1) * settings.spacing.asLength
      let extent = (window.content - spaces) / shared
      if case .varying(var all) = items, all.contains(where: { $0.asLength == 0 }) {
        // What is not shown stays so.
        for index in all.indices where all[index].asLength > 0 { all[index] = extent }
        items = .varying(all)
      } else {
        items = .uniform(count: items.count, extent: extent)
      }
    }
    var isLoop = settings.isLoop
    if case .shuttle = settings.drive { isLoop = false }
    while true {
      let strip = Strip(
        items: items, isLoop: isLoop, spacing: settings.spacing, seam: settings.seam(in: window),
        window: window, stride: settings.stride)
      guard isLoop else { return strip }
      let standsAlone = strip.count == 1 && !settings.loopsSingleItem
      let standsFitting = !settings.runsWhenFits && strip.fits
      guard standsAlone || standsFitting else { return strip }
      isLoop = false
    }
  }
}

extension Reel.Settings {
  /// Returns the window of a length in points.
  package func window(extent: Double) -> Window {
    Window(
      extent: extent, lead: leadingInset, trail: trailingInset, alignment: alignment.fraction)
  }

  /// Returns the points between repeats.
  fileprivate func seam(in window: Window) -> Double {
    let seam = (self.seam ?? spacing).asLength
    return passes ? max(seam, window.extent) : seam
  }

  /// Whether other items can come in behind those that are there: a loop drifts, and no other screen shows
  /// the same.
  var joinsAtSeam: Bool {
    guard isLoop, itemsPerPage == nil, case .drift = drive else { return false }
    return !(epoch?.isFinite ?? false)
  }
}

extension Setup: Equatable {
  static func == (first: Setup, second: Setup) -> Bool {
    first === second
      || (first.settings == second.settings && first.layout == second.layout
        && first.items == second.items && first.intervals == second.intervals
        && first.departure === second.departure)
  }

  /// Whether the drive does the same with both, were the strip the same.
  func drivesLike(_ other: Setup) -> Bool {
    guard intervals == other.intervals else { return false }
    var same = other.settings
    // These are read when they are needed.
    same.paging = settings.paging
    same.isDraggable = settings.isDraggable
    same.flickThreshold = settings.flickThreshold
    same.allowedDirections = settings.allowedDirections
    same.decelerationRate = settings.decelerationRate
    same.bounces = settings.bounces
    same.delay = settings.delay
    same.effect = settings.effect
    return same == settings
  }

  /// The most items of one extent that can be measured one by one, so that their extents fit the memory.
  static let mostMeasured = 1 << 22

  /// Returns the setup with one item's extent measured, in points; this one if there is no such item, no
  /// difference, or more items than `mostMeasured`.
  func measuring(_ item: Int, _ extent: Double) -> Setup {
    guard item >= 0, item < items.count else { return self }
    var all: [Double]
    switch items {
    case .estimated(let count, let shared, var measures):
      guard measures.measure(item, extent) else { return self }
      return changing(
        items: .estimated(count: count, extent: shared, measures), departure: departure)
    case .uniform(let count, let shared):
      guard extent != shared, count <= Setup.mostMeasured else { return self }
      all = [Double](repeating: shared, count: count)
    case .varying(let extents):
      guard extent != extents[item] else { return self }
      all = extents
    }
    all[item] = extent
    return changing(items: .varying(all), departure: departure)
  }
}
