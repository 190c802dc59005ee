/// Changed items one by one: what moved slides, what is new fades in, what is gone fades out.
///
/// A host makes one before it tells the reel of other items, and asks it with the handover that comes of
/// them.
package struct ItemChange: Sendable {
  /// How a view comes to its place.
  package enum Entrance: Equatable, Sendable {
    case stands
    /// Its item is new.
    case fades
    case slides(Slide)
  }

  /// The host's time at which it happens, in seconds.
  package let time: Double
  /// As long as a step, in seconds.
  package let duration: Double
  private let before: Handover
  /// The old index of each item by its new one; -1 for one that is new.
  private let olds: [Int]
  private let curve: TransitionCurve
  /// The most points that something slides to the right or left, and up or down.
  private let reach: (x: Double, y: Double)

  /// Prepares to change the items of a reel as it is at its time; nil where it does not show changes.
  package init?(of reel: Reel, to survivors: [Reel.Survivor]) {
    guard reel.showsChanges, let layout = reel.layout else { return nil }
    time = reel.time
    duration = reel.changeDuration
    curve = reel.settings.curve
    before = Handover(reel)
    var olds: [Int] = []
    for survivor in survivors {
      guard let new = survivor.new, new >= 0, new < Strip.mostItems else { continue }
      while olds.count <= new { olds.append(-1) }
      olds[new] = survivor.old
    }
    self.olds = olds
    // From further than a window away it comes from there: nobody saw it.
    let (along, across) = (2 * layout.extent, 2 * layout.breadth)
    reach = reel.settings.axis == .horizontal ? (along, across) : (across, along)
  }

  /// The host's time at which all of it is over.
  package var end: Double { time + duration }

  /// The views, as they were, in which an item was seen that is gone.
  package var leaving: [Handover.View] {
    var views: [Handover.View] = []
    for number in before.numbers() where before.isVisible(number) {
      let view = before.view(of: number)
      if !olds.contains(view.item) { views.append(view) }
    }
    return views
  }

  /// Returns how the view of a number comes to its place.
  ///
  /// - Parameter isSliding: Whether the view is still on its way from another change, so that it may be
  ///   seen though its place is out of the window.
  package func entrance(
    of number: Int, in after: Handover, isSliding: Bool = false
  ) -> Entrance {
    let item = after.writer.strip.item(ofNumber: number)
    guard let old = oldIndex(of: item),
      let there = before.number(ofItem: old, startingNear: after.start(of: number))
    else { return after.isVisible(number) ? .fades : .stands }
    guard isSliding || after.isVisible(number) || before.isVisible(there) else { return .stands }
    let slide = slide(to: after.pose(of: number), from: before.pose(of: there))
    return slide.isSeen ? .slides(slide) : .stands
  }

  /// Returns the number to which an item goes that went out of the window, and the way there; nil if it
  /// was not seen before.
  ///
  /// - Parameter item: The item's new index.
  package func exit(ofItem item: Int, in after: Handover) -> (number: Int, slide: Slide)? {
    guard let old = oldIndex(of: item), let there = before.number(ofItem: old, startingNear: 0),
      before.isVisible(there),
      let number = after.number(ofItem: item, startingNear: before.start(of: there))
    else { return nil }
    return (number, slide(to: after.pose(of: number), from: before.pose(of: there)))
  }

  /// Returns the way from one place to another.
  package func slide(to here: Pose, from there: Pose) -> Slide {
    Slide(
      x: min(max(there.x - here.x, -reach.x), reach.x),
      y: min(max(there.y - here.y, -reach.y), reach.y), start: time, duration: duration,
      curve: curve)
  }

  private func oldIndex(of item: Int) -> Int? {
    item >= 0 && item < olds.count && olds[item] >= 0 ? olds[item] : nil
  }
}

extension Reel {
  /// Whether changed items can be shown one by one: a step takes time, and motion is not reduced.
  package var showsChanges: Bool {
    layout != nil && changeDuration > 0 && !holdReasons.contains(.reducedMotion)
  }

  fileprivate var changeDuration: Double {
    let transition = settings.transition
    return transition >= 0 && transition < .infinity ? transition : Settings().transition
  }
}

// MARK: Where items stand

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
  fileprivate func number(ofItem item: Int, startingNear point: Double) -> Int? {
    let strip = writer.strip
    let ordinal = strip.ordinal(ofItem: item)
    guard strip.count > 0, strip.item(ofNumber: ordinal) == item else { return nil }
    guard strip.isLoop, strip.length > 0 else { return ordinal }
    let turns = ((point - start(of: ordinal)) / strip.length).rounded(.toNearestOrEven)
    return ordinal &+ Int(clamping: turns) &* strip.count
  }
}
