#if canImport(SwiftUI)
  import Foundation
  import RondoCore
  import SwiftUI

  /// Sizes, items and the place kept through them.
  extension ReelModel {
    /// Takes in the window's size and, where they are measured, those of the items.
    func layOut(size: CGSize, extents: [Int: CGSize], isMirrored: Bool) {
      isUpdating = true
      defer {
        isUpdating = false
        scheduleWake()
      }
      noteNames()
      let isSameLayout = self.size == size && self.isMirrored == isMirrored
      self.size = size
      let isHorizontal = setup.settings.axis == .horizontal
      self.extents = extents.mapValues { isHorizontal ? $0.width : $0.height }
      self.isMirrored = isMirrored
      // Items first: the first frame is right only with both.
      let change = takeItems(isSameLayout: isSameLayout)
      let layout = Reel.Layout(
        extent: Double(isHorizontal ? size.width : size.height),
        breadth: Double(isHorizontal ? size.height : size.width), isMirrored: isMirrored)
      if layout != reel.layout { deliver(.layout(layout)) }
      if let change { show(change.pending, survivors: change.survivors) }
      // A speed given by seconds a turn needs the length of one.
      if setup.isMarquee, setup.duration != nil { applySettings() }
      fit(to: extents)
      takeLeader()
      takeSelection()
      if itemCount > 0 { seekIfAsked() }
      setup.controller?.carryOutWaiting()
      keepNames()
      if canBePlayed != offersPlaying { afterUpdate { $0.publish() } }
      renewSurvey(for: present, margin: false)
    }

    /// Returns a change of the items that is to be shown on its way.
    private func takeItems(
      isSameLayout: Bool
    ) -> (pending: PendingChange, survivors: [Reel.Survivor])? {
      let survivors = found.flatMap { $0.stamp == stamp ? $0.survivors : nil } ?? survivors()
      found = nil
      if survivors != nil || survey == nil { forgetMeasures() }
      var change: (pending: PendingChange, survivors: [Reel.Survivor])?
      if isSameLayout, comesReplacing == nil, let survivors {
        change = prepareChange(to: survivors).map { ($0, survivors) }
      }
      keepItems()
      // What fades shows items that are elsewhere now, or are no more.
      if survivors != nil || comesReplacing != nil { fading = nil }
      let items = items()
      if let replaces = comesReplacing {
        comesReplacing = nil
        lastItems = items
        impressions.move(to: [])
        deliver(.swap(items, survivors: survivors, replacing: replaces))
      } else if items != lastItems || survivors != nil {
        lastItems = items
        deliver(.items(items, survivors: survivors))
        if let survivors { impressions.move(to: survivors) }
      }
      if knownCount != itemCount { knownIntervals = nil }
      takeIntervals()
      rememberItems()
      laidOut = shown.map { (stamp, $0) }
      return change
    }

    /// Has what is only seen while it goes show the items that it has shown.
    private func keepItems() {
      guard let laidOut, laidOut.stamp != stamp else { return }
      for place in leaving.indices where leaving[place].key.age < 0 {
        leaving[place].key.age = laidOut.stamp
        olderItems[laidOut.stamp] = laidOut.items
      }
    }

    private func items() -> Reel.Items {
      if reel.settings.itemsPerPage != nil { return .uniform(count: itemCount, extent: 1) }
      if let extent = setup.itemExtent {
        return .uniform(count: itemCount, extent: Double(extent))
      }
      if survey != nil { return estimatedItems() }
      return .varying((0..<itemCount).map { Double(self.extents[$0] ?? 0) })
    }

    private func takeIntervals() {
      guard let interval = setup.intervals else {
        if knownIntervals != nil { deliver(.intervals(nil)) }
        knownIntervals = nil
        return
      }
      let intervals = (0..<itemCount).map(interval)
      // NaN, too, is what it was.
      let isKnown = knownIntervals.map {
        $0.elementsEqual(intervals) { $0.bitPattern == $1.bitPattern }
      }
      guard isKnown != true else { return }
      knownIntervals = intervals
      deliver(.intervals(intervals))
    }

    // MARK: Identity

    /// How far from the index items are kept in mind.
    private static var reach: Int { 50 }

    /// Where the items near the window went; nil if they are where they were.
    func survivors() -> [Reel.Survivor]? {
      guard knownCount > 0, !known.isEmpty else { return nil }
      let isSame = known.allSatisfy { $0.key < itemCount && identity($0.key) == $0.value }
      guard !isSame || knownCount != itemCount else { return nil }
      if isSame, itemCount > 0 {
        return known.keys.sorted().map { Reel.Survivor(old: $0, new: $0) }
      }
      var places: [AnyHashable: Int] = [:]
      for index in 0..<itemCount {
        let id = identity(index)
        if places[id] == nil { places[id] = index }
      }
      return known.sorted { $0.key < $1.key }.map {
        Reel.Survivor(old: $0.key, new: places[$0.value])
      }
    }

    /// Notes the items near the window.
    private func rememberItems() {
      if itemCount == 0 {
        // Through empty and back they are found again.
        return
      }
      knownCount = itemCount
      let middle = reel.index ?? 0
      let lower = max(middle - ReelModel.reach, 0)
      let upper = min(middle + ReelModel.reach + 1, itemCount)
      known = [:]
      for index in lower..<max(upper, lower) { known[index] = identity(index) }
    }

    // MARK: Selection

    /// Goes where the app's binding points, if the app changed it.
    private func takeSelection() {
      guard let selection, itemCount > 0 else { return }
      let wanted = selection.wrappedValue
      guard wanted != seenSelection else { return }
      let isFirst = seenSelection == nil
      seenSelection = wanted
      guard !isFirst || wanted != 0 else { return }
      deliver(
        .select(item: wanted, animated: !isFirst && isVisible, way: .shortest, by: .caller))
    }
  }
#endif
