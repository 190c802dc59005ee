#if canImport(UIKit) && !os(watchOS)
  import RondoCore
  import UIKit

  /// How long items are that say so themselves: all of a short list; of a long one a few, by which the
  /// others are estimated, and those that come near the window.
  @nonobjc extension ReelView {
    /// Up to so many items are all measured, so that a short list is exact from its first frame on.
    static var mostMeasured: Int { 48 }
    /// So many of the first items of a long list are measured, to have long and short ones among them.
    private static var sample: Int { 12 }
    /// Items that turn out shorter than estimated let others come into sight; so often at most.
    private static var rounds: Int { 9 }

    /// Asks for the items' extents again.
    func measure() {
      measuredSize = bounds.size
      forgetMeasures()
      deliver(.items(items(count: itemCount), survivors: nil))
    }

    /// Has the items measured at the next layout.
    func remeasure() {
      measuredSize = CGSize(width: -1, height: -1)
      invalidateIntrinsicContentSize()
      setNeedsLayout()
    }

    func forgetMeasures() {
      measures = Measures()
      estimate = 0
    }

    func items(count: Int) -> Reel.Items {
      if reel.settings.itemsPerPage != nil { return .uniform(count: count, extent: 1) }
      if let itemExtent { return .uniform(count: count, extent: Double(itemExtent)) }
      if let extent = provider.extent {
        let size = bounds.size
        return .varying((0..<count).map { Double(extent($0, size)) })
      }
      // Measured by their views, which are then there to be shown.
      guard count > ReelView.mostMeasured else { return .varying((0..<count).map(extent)) }
      for (view, slot) in slots where slot.content != nil && view.item < count {
        _ = measures.measure(view.item, extent(of: view.item))
      }
      let sample = (0..<ReelView.sample).map(extent)
      for (item, extent) in sample.enumerated() { _ = measures.measure(item, extent) }
      estimate = max(sample.reduce(0, +) / Double(sample.count), Measures.least)
      return .estimated(count: count, extent: estimate, measures)
    }

    private func extent(of item: Int) -> Double {
      let wanted = shownView(of: item).fittingSize(in: bounds.size, axis: axis)
      return Double(axis == .horizontal ? wanted.width : wanted.height)
    }

    /// Measures those of some numbers that have not been; returns whether that moved anything.
    private func measure(_ numbers: [Int], _ handover: Handover) -> Bool {
      guard estimate > 0, !handover.writer.strip.isEmpty else { return false }
      var isNew = false
      for number in numbers {
        let item = handover.writer.strip.item(ofNumber: number)
        guard item < itemCount, !measures.has(item) else { continue }
        isNew = measures.measure(item, extent(of: item)) || isNew
      }
      guard isNew else { return false }
      deliver(.items(.estimated(count: itemCount, extent: estimate, measures), survivors: nil))
      return true
    }

    // MARK: What is shown

    /// What there is to show: the engine's state, a motion if there is one, and the numbers that have a part
    /// in it, all of them measured.
    func sight() -> (handover: Handover, motion: Handover.Motion?, numbers: [Int]) {
      var round = 0
      while true {
        let handover = Handover(reel)
        let motion =
          window == nil
          ? nil
          : handover.motion(
            of: reel, preload: preload, makesViews: true)
        let numbers = motion?.numbers ?? Array(handover.numbers(preload: preload))
        round += 1
        guard round < ReelView.rounds, measure(numbers, handover) else {
          return (handover, motion, numbers)
        }
      }
    }
  }
#endif
