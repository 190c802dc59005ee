#if canImport(UIKit) && !os(watchOS) && canImport(ObjectiveC)
  import RondoCore
  public import UIKit

  // What Objective-C sees under Swift's names, where it cannot see Swift's types. Swift does not see
  // these.

  @available(swift, obsoleted: 1, message: "It is for Objective-C.")
  extension ReelView {
    // MARK: Settings

    /// The direction in which the strip runs.
    @objc(axis) public var objcAxis: RondoAxis {
      get { RondoAxis(axis, or: .horizontal) }
      set { axis = Reel.Axis(newValue, or: .horizontal) }
    }

    /// What moves the strip when nobody touches it.
    @objc(drive) public var objcDrive: RondoDrive {
      get { RondoDrive(drive) }
      set { drive = newValue.drive }
    }

    /// The drive's direction.
    @objc(direction) public var objcDirection: RondoDirection {
      get { RondoDirection(direction, or: .forward) }
      set { direction = Reel.Direction(newValue, or: .forward) }
    }

    /// What the drive does at the end of a bounded strip.
    @objc(endBehavior) public var objcEndBehavior: RondoEndBehavior {
      get { RondoEndBehavior(endBehavior, or: .rewind) }
      set { endBehavior = Reel.EndBehavior(newValue, or: .rewind) }
    }

    /// Where the strip may rest after a person moved it.
    @objc(paging) public var objcPaging: RondoPaging {
      get { RondoPaging(paging, or: .page) }
      set { paging = Reel.Paging(newValue, or: .page) }
    }

    /// Where a person may move the strip.
    @objc(allowedDirections) public var objcAllowedDirections: RondoDirections {
      get { RondoDirections(allowedDirections, or: .both) }
      set { allowedDirections = Reel.Directions(rawValue: UInt8(newValue.rawValue)) }
    }

    /// How quickly a fling slows down.
    @objc(decelerationRate) public var objcDecelerationRate: RondoDecelerationRate {
      get { RondoDecelerationRate(decelerationRate, or: .normal) }
      set { decelerationRate = Reel.DecelerationRate(newValue, or: .normal) }
    }

    /// The timing curve of a step.
    @objc(curve) public var objcCurve: CAMediaTimingFunction {
      get { curve.timingFunction }
      set { curve = TransitionCurve(newValue) }
    }

    /// `RondoHoldReasons` that let the drive run instead of holding it, as `RondoHoldReasonsFocus` to
    /// run only while focused.
    @objc(runsWhile) public var objcRunsWhile: UInt {
      get { UInt(runsWhile.rawValue) }
      set { runsWhile = Reel.HoldReasons(rawValue: UInt16(truncatingIfNeeded: newValue)) }
    }

    /// How items look by their distance from the index.
    @objc(effect) public var objcEffect: RondoEffect {
      get { RondoEffect(effect) }
      set { effect = newValue.effect }
    }

    /// The length of every item along the axis in points; 0 lets each have its own.
    @objc(itemExtent) public var objcItemExtent: CGFloat {
      get { itemExtent ?? 0 }
      set { itemExtent = newValue > 0 ? newValue : nil }
    }

    /// Points between the last item and the first of the next turn; nil is the spacing.
    @objc(seam) public var objcSeam: NSNumber? {
      get { seam.map { NSNumber(value: Double($0)) } }
      set { seam = newValue.map { CGFloat($0.doubleValue) } }
    }

    /// A view that shows the position: a `PageIndicator`, a `ReelPageControl`, or one of your own.
    @objc(indicator) public var objcIndicator: (any UIView & RondoPositionIndicator)? {
      get { indicatorView }
      set { indicatorView = newValue }
    }

    // MARK: Reading

    /// The item whose stop is nearest; -1 without items or before the first layout.
    @objc(index) public var objcIndex: Int { index ?? -1 }

    /// The item at which the present motion will rest; -1 at rest, in drift and drag.
    @objc(target) public var objcTarget: Int { target ?? -1 }

    /// Why the drive stands still, `RondoHoldReasons`.
    @objc(holdReasons) public var objcHoldReasons: UInt { UInt(holdReasons.rawValue) }

    /// Whether the person has paused the banner, set it playing, or neither.
    @objc(personSwitch) public var objcPersonSwitch: RondoPersonSwitch {
      get { RondoPersonSwitch(personSwitch, or: .automatic) }
      set { personSwitch = Reel.PersonSwitch(newValue, or: .automatic) }
    }

    /// Where the banner is, and the person's switch, to be kept in a property list; nil without items.
    @objc(place) public var objcPlace: [String: NSNumber]? { place?.propertyList }

    // MARK: Doing

    /// Goes where a banner was, at once; before the first layout it is remembered.
    @objc(restorePlace:) public func objcRestore(_ place: [String: NSNumber]) {
      Reel.SavedPlace(propertyList: place).map(restore)
    }

    /// Goes to an item the shorter way.
    @objc(selectItemAtIndex:animated:) public func objcSelect(_ index: Int, animated: Bool) {
      select(index, animated: animated)
    }

    /// Goes to an item; before the first layout it is remembered, in a drag carried out at its end.
    @objc(selectItemAtIndex:animated:way:)
    public func objcSelect(_ index: Int, animated: Bool, way: RondoWay) {
      select(index, animated: animated, way: Reel.Way(way, or: .shortest))
    }

    /// Shows the banner as it is so many seconds after the drive began and holds it; nil lets it go.
    @objc(seekToTime:) public func objcSeek(to time: NSNumber?) {
      seek(to: time?.doubleValue)
    }

    /// Gives items own seconds from one step to the next; nil gives all `interval`.
    @objc(setIntervals:) public func objcSetIntervals(_ intervals: [NSNumber]?) {
      setIntervals(intervals?.map(\.doubleValue))
    }
  }

  @available(swift, obsoleted: 1, message: "It is for Objective-C.")
  extension MarqueeView {
    /// Seconds of one turn, or 0; of this and `speed` the one set last holds.
    @objc(duration) public var objcDuration: Double {
      get { duration ?? 0 }
      set { duration = newValue > 0 ? newValue : nil }
    }
  }

  @available(swift, obsoleted: 1, message: "It is for Objective-C.")
  extension PagerView {
    /// Shows so many images that a loader brings, which is asked when a page comes near.
    ///
    /// - Parameter load: Puts an image into the view, at once or later, and returns a block that gives
    ///   it up.
    @objc(setImagesWithCount:placeholder:load:)
    public func objcSetImages(
      count: Int, placeholder: UIImage?,
      load: @escaping (_ index: Int, _ view: UIImageView) -> (() -> Void)?
    ) {
      setImages(count: count, placeholder: placeholder) { load($0, $1).map(BlockImageTask.init) }
    }
  }
#endif
