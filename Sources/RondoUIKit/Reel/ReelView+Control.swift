#if canImport(UIKit) && !os(watchOS)
  public import RondoCore
  public import UIKit

  // MARK: Items

  extension ReelView {
    /// Asks the data source for all items again; the strip keeps its place, unless a marquee's `swap` says
    /// otherwise.
    #if canImport(ObjectiveC)
      @objc
    #endif
    public func reloadData() {
      guard provider.showsViews, provider.views == nil else { return show(provider) }
      takeOthers(isSame: { false }, after: { pastItems($0) })
    }

    /// Shows the items of a provider.
    @nonobjc func show(_ provider: ItemProvider, _ coming: Reel.Coming = .atOnce) {
      self.provider = provider
      needsItems = true
      self.coming = coming
      measured = [:]
      invalidateIntrinsicContentSize()
      setNeedsLayout()
    }

    /// Shows views, one an item; a loop too short for the window widens its seam.
    #if canImport(ObjectiveC)
      @objc
    #endif
    public func setViews(_ views: [UIView]) {
      var provider = ItemProvider()
      provider.count = { views.count }
      provider.view = { index, _ in views[index] }
      provider.views = views
      provider.canBeCopied = false
      provider.identity = { ObjectIdentifier(views[$0]) }
      provider.label = { views[$0].accessibilityLabel }
      takeOthers(
        provider, isSame: { self.provider.views == views },
        after: { _ in pastViews(before: views) })
    }
  }

  // MARK: Reading

  extension ReelView {
    /// The item whose stop is nearest; nil without items or before the first layout.
    @nonobjc public var index: Int? { presentReel.index }

    /// The item at which the present motion will rest; nil at rest, in drift and drag.
    @nonobjc public var target: Int? { presentReel.target }

    /// The index as a real number, linear between neighbouring items.
    public var position: Double { presentReel.position }

    /// How much of its dwell the page at the index has had, in 0...1; 1 while the drive takes it away, 0
    /// where there is no dwell.
    public var dwellProgress: Double { presentReel.dwellProgress }

    /// The page that the index is on.
    public var page: Int { presentReel.page }

    /// How many pages there are.
    public var pageCount: Int { reel.pageCount }

    /// Whether the drive moves the strip, or will after a dwell.
    public var isRunning: Bool { presentReel.isRunning }

    /// Whether the strip moves at this moment.
    public var isMoving: Bool { presentReel.isMoving }

    /// Whether the content is longer than the window.
    public var needsScrolling: Bool { reel.needsScrolling }

    /// Why the drive stands still.
    public var holdReasons: Reel.HoldReasons { reel.holdReasons }

    /// Whether the person has paused the banner, set it playing, or neither.
    public var personSwitch: Reel.PersonSwitch {
      get { reel.personSwitch }
      set {
        send(.personSwitch(newValue))
      }
    }
  }

  // MARK: Doing

  extension ReelView {
    /// Goes to an item; before the first layout it is remembered, in a drag carried out at its end.
    public func select(_ index: Int, animated: Bool = true, way: Reel.Way = .shortest) {
      select(index, animated: animated, way: way, by: .caller)
    }

    @nonobjc func select(
      _ index: Int, animated: Bool = true, way: Reel.Way = .shortest, by cause: Reel.Cause
    ) {
      // Of the items there are by now, shown or not.
      if needsItems { takeItems() }
      // The one it follows takes it along.
      if follows != nil { return ask(for: index, animated: animated, way: way, by: cause) }
      send(.select(item: index, animated: animated, way: way, by: cause))
      setNeedsLayout()
    }

    /// Goes a page forward.
    #if canImport(ObjectiveC)
      @objc
    #endif
    public func next() { step(1, by: .caller) }

    /// Goes a page backward.
    #if canImport(ObjectiveC)
      @objc
    #endif
    public func previous() { step(-1, by: .caller) }

    @discardableResult
    @nonobjc func step(_ pages: Int, by cause: Reel.Cause) -> Reel.Outcome {
      // Of the items there are by now, shown or not.
      if needsItems { takeItems() }
      return send(.step(pages, by: cause))
    }

    /// Lets the drive run; from its beginning if it had ended or was stopped.
    #if canImport(ObjectiveC)
      @objc
    #endif
    public func start() { send(.start) }

    /// Holds the drive and returns to the beginning.
    #if canImport(ObjectiveC)
      @objc
    #endif
    public func stop() { send(.stop) }

    /// Jumps to the beginning and begins again with the delay.
    #if canImport(ObjectiveC)
      @objc
    #endif
    public func reset() { send(.reset) }

    /// Holds the drive where it is.
    #if canImport(ObjectiveC)
      @objc
    #endif
    public func pause() { send(.hold(.caller)) }

    /// Lets the drive go on.
    #if canImport(ObjectiveC)
      @objc
    #endif
    public func resume() { send(.unhold(.caller)) }

    /// Shows the banner as it is so many seconds after the drive began and holds it; nil lets it go.
    public func seek(to time: TimeInterval?) { send(.seek(time)) }

    /// Gives items own seconds from one step to the next; nil gives all `interval`.
    ///
    /// Objective-C has one that takes numbers.
    @nonobjc public func setIntervals(_ intervals: [TimeInterval]?) {
      self.intervals = intervals
      send(.intervals(intervals))
    }

    /// Returns the seconds from the step to an item to the next step.
    #if canImport(ObjectiveC)
      @objc(intervalForItemAtIndex:)
    #endif
    public func interval(for index: Int) -> TimeInterval {
      guard let intervals, intervals.indices.contains(index), intervals[index] > 0 else {
        return reel.settings.interval
      }
      return intervals[index]
    }

    /// Gives one item its own seconds from the step to it to the next.
    #if canImport(ObjectiveC)
      @objc(setInterval:forItemAtIndex:)
    #endif
    public func setInterval(_ interval: TimeInterval, for index: Int) {
      guard index >= 0, index < max(itemCount, intervals?.count ?? 0, 1 << 16) else { return }
      var all = intervals ?? []
      // What is not above 0 is no interval of its own.
      while all.count <= index { all.append(0) }
      all[index] = interval
      setIntervals(all)
    }

    /// Pauses or plays, as the person asks.
    #if canImport(ObjectiveC)
      @objc
    #endif
    public func togglePlaying() {
      personSwitch = presentReel.isRunning ? .paused : .playing
    }
  }
#endif
