#if canImport(UIKit) && !os(watchOS)
  import RondoCore
  import UIKit

  @nonobjc extension ReelView {
    /// The layer whose clock, in seconds, is the engine's.
    var clock: CALayer { stage.layer }

    var now: TimeInterval { clock.convertTime(CACurrentMediaTime(), from: nil) }

    /// The engine at this moment.
    var presentReel: Reel {
      var ahead = reel
      ahead.advance(to: now)
      return ahead
    }

    // MARK: Layout

    func layOut() {
      arrange()
      tellRunning()
    }

    private func arrange() {
      isLayingOut = true
      defer { isLayingOut = false }
      if needsClock { renewClock() }
      if needsSurroundings { watchSurroundings() }
      noteTurning()
      // By its frame it could not be placed while it is raised.
      stage.bounds.size = bounds.size
      stage.center = CGPoint(x: bounds.midX, y: bounds.midY)
      let size = bounds.size
      let isHorizontal = axis == .horizontal
      let layout = Reel.Layout(
        extent: Double(isHorizontal ? size.width : size.height),
        breadth: Double(isHorizontal ? size.height : size.width),
        isMirrored: effectiveUserInterfaceLayoutDirection == .rightToLeft)
      // Items first: the first frame is right only with both.
      if needsItems { takeItems(isSameLayout: layout == reel.layout) }
      if size != measuredSize {
        if fitsHeightToItem, size.width != measuredSize.width { invalidateIntrinsicContentSize() }
        measure()
      }
      if layout != reel.layout { deliver(.layout(layout)) }
      layoutDidChange()
      fitSeam()
      placeIndicator()
      placeButtons()
      // What it is in has its place by now.
      updateSight()
      updateMotion()
    }

    /// Asks for all items again; those told apart by identity keep their places.
    func takeItems(isSameLayout: Bool = true) {
      guard !isAskingApp else { return setNeedsLayout() }
      isAskingApp = true
      defer { isAskingApp = false }
      needsItems = false
      let count = presentCount
      if coming != .atOnce { return takeItemsAtSeam(count: count) }
      let survivors = survivors(to: count)
      itemCount = count
      if count > 0 || provider.identity == nil { known = nil }
      if count == 0 { pagesElement.isNeeded = false }
      if isSameLayout, showsChanges {
        if let survivors { prepareChange(to: survivors) } else { crossfade() }
      }
      rekeySlots(survivors)
      refreshSlots(count: count)
      measuredSize = bounds.size
      if let survivors { impressions.move(to: survivors) }
      // The one it followed may be gone.
      if reel.isFollowing, follows == nil { take(reel.follow(nil, at: now)) }
      forgetMeasures()
      deliver(.items(items(count: count), survivors: survivors))
      rememberItems()
      invalidateIntrinsicContentSize()
    }

    /// How many items the app has by now, of which the engine may not know yet.
    var newCount: Int { needsItems ? presentCount : itemCount }

    private var presentCount: Int { min(max(provider.count(), 0), Strip.mostItems) }

    /// Asks for items that come in behind those that are there, whose indices then follow theirs.
    private func takeItemsAtSeam(count: Int) {
      let replaces = coming == .replacing
      coming = .atOnce
      endChanges(all: true)
      moveSlots(by: count, replacing: replaces ? itemCount : 0)
      itemCount = count
      known = nil
      measuredSize = bounds.size
      impressions.move(to: [])
      forgetMeasures()
      deliver(
        .swap(items(count: count), survivors: nil, replacing: replaces, staying: comesWhole))
      comesWhole = false
      rememberItems()
      invalidateIntrinsicContentSize()
    }

    /// How other items come in at the seam now, if one is to come.
    var newComing: Reel.Coming { needsItems ? coming : presentReel.coming }

    /// The height of the item at the index, where that is asked for.
    var fittingHeight: CGFloat? {
      guard fitsHeightToItem else { return nil }
      return fittingSize(along: .vertical)?.height
    }

    /// A loop whose items have one view each must be as long as what is seen of it.
    private func fitSeam() {
      var wanted = seam.map { Double($0) }
      if !provider.canBeCopied, reel.isLooping {
        let sight = reel.scriptWriter.sight
        let least = sight.upper - sight.lower - reel.strip.contentLength
        if least > wanted ?? reel.settings.spacing { wanted = least }
      }
      if wanted != reel.settings.seam { settings.seam = wanted }
    }

    private func placeIndicator() {
      guard let indicator else { return }
      showPosition(animated: false)
      let size = size(of: indicator)
      let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
      let edges = indicatorEdges
      let isLeft = edges.contains(isMirrored ? .trailing : .leading)
      let isRight = edges.contains(isMirrored ? .leading : .trailing)
      indicator.frame = CGRect(
        origin: CGPoint(
          x: along(bounds.width, size.width, atStart: isLeft, atEnd: isRight),
          y: along(
            bounds.height, size.height, atStart: edges.contains(.top),
            atEnd: edges.contains(.bottom))),
        size: size)
    }

    /// The size that an indicator wants: as it says, else by its constraints or its content.
    private func size(of indicator: UIView) -> CGSize {
      let wanted = indicator.sizeThatFits(bounds.size)
      let says = indicator.constraints.isEmpty && !(indicator is UIStackView)
      guard !says || wanted.width <= 0 || wanted.height <= 0 else { return wanted }
      return indicator.systemLayoutSizeFitting(
        .zero, withHorizontalFittingPriority: .fittingSizeLevel,
        verticalFittingPriority: .fittingSizeLevel)
    }

    /// Where something lies in a length: at one of its ends, else in the middle.
    private func along(_ length: CGFloat, _ own: CGFloat, atStart: Bool, atEnd: Bool) -> CGFloat {
      let inset: CGFloat = 4
      if atStart == atEnd { return (length - own) / 2 }
      return atStart ? inset : length - own - inset
    }
  }
#endif
