#if canImport(UIKit) && !os(watchOS)
  import RondoCore
  import UIKit

  /// Items as they were, which go while others come in at the seam.
  @MainActor struct PastItems {
    let count: Int
    /// Whether they have no more views than these, so that they stay until their turn is over.
    let views: [UIView]?
    let view: (_ index: Int, _ reusable: UIView?) -> UIView
  }

  /// Other items, which a marquee may let come in at the seam.
  @nonobjc extension ReelView {
    /// Asks for all items again, which go by what the component does with others.
    ///
    /// - Parameters:
    ///   - new: Where they come from now; nil is where they came from.
    ///   - isSame: Whether they are known to be the ones that are there.
    ///   - past: Returns the items that are there, told how others come; nil if they cannot go on.
    func takeOthers(
      _ new: ItemProvider? = nil, isSame: () -> Bool, after past: (Reel.Coming) -> PastItems?
    ) {
      let isOther = (comesAtSeam || startsOver) && !isSame()
      var coming = Reel.Coming.atOnce
      if comesAtSeam { coming = isOther ? newComing : needsItems ? self.coming : .atOnce }
      if isOther, coming != .atOnce {
        if let gone = past(coming) {
          // What was never shown does not pass.
          if coming == .behind, !needsItems {
            self.past.insert(gone, at: 0)
            comesWhole = gone.views != nil
          }
        } else {
          coming = .atOnce
        }
      }
      show(new ?? provider, coming)
      if isOther, startsOver { startOver() }
    }

    /// Begins again with the items that came, those that stayed too.
    func startOver() {
      if needsItems, reel.layout != nil { takeItems() }
      reset()
    }

    /// The items that have all their views, as these are; nil if some have none, or others go already.
    func pastItems(_ coming: Reel.Coming) -> PastItems? {
      guard coming == .behind, !needsItems else {
        return PastItems(count: 0, views: []) { _, view in view ?? UIView() }
      }
      let reel = presentReel
      guard !reel.isSwapping, itemCount <= Horizon.mostEndless else { return nil }
      let copies = Handover.copies(of: reel)
      var views: [[UIView]] = []
      for item in 0..<itemCount {
        let own = (0..<copies).compactMap { copy in
          slots[Handover.View(item: item, copy: copy)]?.content
        }
        guard own.count == copies else { return nil }
        views.append(own)
      }
      return PastItems(count: itemCount, views: views.flatMap { $0 }) { index, _ in
        views[index].first { $0.superview == nil } ?? UIView()
      }
    }

    /// The views that were set, as items that go; nil if one of them is among those that come, as a view
    /// cannot be in two places.
    func pastViews(before coming: [UIView]) -> PastItems? {
      guard let views = provider.views else { return nil }
      let new = Set(coming.map(ObjectIdentifier.init))
      let isShared = (views + past.flatMap { $0.views ?? [] }).contains {
        new.contains(ObjectIdentifier($0))
      }
      if isShared { return nil }
      return PastItems(count: views.count, views: views) { index, _ in views[index] }
    }

    /// Returns the view of an item that goes; nil for one that does not.
    func pastView(ofItem item: Int, reusing view: UIView?) -> UIView? {
      guard item >= itemCount else { return nil }
      var index = item - itemCount
      for items in past {
        if index < items.count { return items.view(index, view) }
        index -= items.count
      }
      return nil
    }

    /// Forgets what is gone.
    func forgetPast() {
      guard !past.isEmpty, !needsItems else { return }
      var left = reel.departureCount
      var kept = 0
      while kept < past.count, left > 0 {
        left -= past[kept].count
        kept += 1
      }
      guard kept < past.count else { return }
      past.removeSubrange(kept...)
      // A loop of views may need another seam.
      setNeedsLayout()
    }
  }
#endif
