#if canImport(UIKit) && !os(watchOS)
  public import RondoCore
  public import UIKit

  // Interface Builder knows Double, but not TimeInterval.

  extension ReelView {
    /// Everything the engine can be told at once.
    public var settings: Reel.Settings {
      get { reel.settings }
      set {
        guard newValue != reel.settings else { return }
        let old = reel.settings
        var newValue = newValue
        if let givenInsets, old.axis != newValue.axis { newValue.insetAlong(givenInsets) }
        givenInsets?.setAlong(newValue)
        deliver(.settings(newValue))
        if old.axis != newValue.axis || (old.itemsPerPage == nil) != (newValue.itemsPerPage == nil)
        {
          remeasure()
        }
        setNeedsMotion()
      }
    }

    /// Whether it goes from page to page, or row to row, by itself.
    @nonobjc var takesSteps: Bool {
      get { settings.drive == .staircase }
      set { settings.drive = newValue ? .staircase : .still }
    }

    /// The direction in which the strip runs.
    public var axis: Reel.Axis {
      get { settings.axis }
      set { settings.axis = newValue }
    }

    /// Whether the strip comes round again.
    @IBInspectable public var isLoop: Bool {
      get { settings.isLoop }
      set { settings.isLoop = newValue }
    }

    /// Whether a single item loops too.
    @IBInspectable public var loopsSingleItem: Bool {
      get { settings.loopsSingleItem }
      set { settings.loopsSingleItem = newValue }
    }

    /// Points between neighbouring items.
    @IBInspectable public var spacing: CGFloat {
      get { CGFloat(settings.spacing) }
      set { settings.spacing = Double(newValue) }
    }

    /// Points of the window before the part in which items are aligned.
    @IBInspectable public var leadingInset: CGFloat {
      get { CGFloat(settings.leadingInset) }
      set { settings.leadingInset = Double(newValue) }
    }

    /// Points of the window after the part in which items are aligned.
    @IBInspectable public var trailingInset: CGFloat {
      get { CGFloat(settings.trailingInset) }
      set { settings.trailingInset = Double(newValue) }
    }

    /// The space of the window around the part in which items are aligned, through which neighbours
    /// peek: leading and trailing count, or top and bottom of a vertical strip, whatever its axis was when
    /// they were set.
    public var insets: NSDirectionalEdgeInsets {
      get {
        var insets =
          givenInsets ?? NSDirectionalEdgeInsets(top: 0, leading: 0, bottom: 0, trailing: 0)
        insets.setAlong(settings)
        return insets
      }
      set {
        givenInsets = newValue
        settings.insetAlong(newValue)
      }
    }

    /// Where in the window an item rests.
    public var alignment: Reel.Alignment {
      get { settings.alignment }
      set { settings.alignment = newValue }
    }

    /// `alignment` as a number, for Interface Builder and Objective-C: 0 leading, 0.5 centre, 1 trailing.
    @IBInspectable public var alignmentFraction: CGFloat {
      get { CGFloat(alignment.fraction) }
      set {
        switch newValue {
        case 0: alignment = .leading
        case 0.5: alignment = .center
        case 1: alignment = .trailing
        default: alignment = .fraction(Double(newValue))
        }
      }
    }

    /// How many items share the window; 0 lets each have its own length.
    @IBInspectable public var itemsPerPage: Int {
      get { settings.itemsPerPage ?? 0 }
      set { settings.itemsPerPage = newValue > 0 ? newValue : nil }
    }

    /// How many items a step passes.
    @IBInspectable public var stride: Int {
      get { settings.stride }
      set { settings.stride = newValue }
    }

    /// What moves the strip when nobody touches it.
    public var drive: Reel.Drive {
      get { settings.drive }
      set { settings.drive = newValue }
    }

    /// The drive's direction.
    public var direction: Reel.Direction {
      get { settings.direction }
      set { settings.direction = newValue }
    }

    /// Seconds from the start of one step to the start of the next.
    @IBInspectable public var interval: Double {
      get { settings.interval }
      set { settings.interval = newValue }
    }

    /// Seconds a step takes.
    @IBInspectable public var transition: Double {
      get { settings.transition }
      set { settings.transition = newValue }
    }

    /// Seconds before the drive first starts, and after a reset.
    @IBInspectable public var delay: Double {
      get { settings.delay }
      set { settings.delay = newValue }
    }

    /// Seconds a drift stands at its beginning on every turn.
    @IBInspectable public var dwell: Double {
      get { settings.dwell }
      set { settings.dwell = newValue }
    }

    /// How many turns the drive makes; 0 is endless.
    @IBInspectable public var repeatCount: Int {
      get { settings.repeatCount ?? 0 }
      set { settings.repeatCount = newValue > 0 ? newValue : nil }
    }

    /// What the drive does at the end of a bounded strip.
    public var endBehavior: Reel.EndBehavior {
      get { settings.endBehavior }
      set { settings.endBehavior = newValue }
    }

    /// Where the strip may rest after a person moved it.
    public var paging: Reel.Paging {
      get { settings.paging }
      set { settings.paging = newValue }
    }

    /// Whether a person may drag the strip.
    @IBInspectable public var isDraggable: Bool {
      get { settings.isDraggable }
      set { settings.isDraggable = newValue }
    }

    /// Points per second above which a release moves at least one page.
    @IBInspectable public var flickThreshold: Double {
      get { settings.flickThreshold }
      set { settings.flickThreshold = newValue }
    }

    /// Where a person may move the strip.
    public var allowedDirections: Reel.Directions {
      get { settings.allowedDirections }
      set { settings.allowedDirections = newValue }
    }

    /// How quickly a fling slows down.
    public var decelerationRate: Reel.DecelerationRate {
      get { settings.decelerationRate }
      set { settings.decelerationRate = newValue }
    }

    /// Whether a bounded strip can be pulled past its ends.
    @IBInspectable public var bounces: Bool {
      get { settings.bounces }
      set { settings.bounces = newValue }
    }

    /// The timing curve of a step.
    public var curve: TransitionCurve {
      get { settings.curve }
      set { settings.curve = newValue }
    }

    /// Reasons that let the drive run instead of holding it, as `.focus` to run only while focused.
    public var runsWhile: Reel.HoldReasons {
      get { settings.runsWhile }
      set { settings.runsWhile = newValue }
    }

    /// The moment at which the drive stands at its beginning, for the same sight on several screens.
    public var epoch: Date? {
      get {
        guard let epoch = settings.epoch else { return nil }
        return sharedMoment ?? Date(timeInterval: epoch - now, since: WallClock.date())
      }
      set {
        sharedMoment = newValue
        settings.epoch = newValue.map { now + $0.timeIntervalSince(WallClock.date()) }
      }
    }

    /// How items look by their distance from the index.
    public var effect: Reel.Effect {
      get { settings.effect }
      set { settings.effect = newValue }
    }
  }

  extension Reel.Settings {
    /// Takes of a window's insets those that lie along the axis.
    fileprivate mutating func insetAlong(_ insets: NSDirectionalEdgeInsets) {
      leadingInset = Double(axis == .horizontal ? insets.leading : insets.top)
      trailingInset = Double(axis == .horizontal ? insets.trailing : insets.bottom)
    }
  }

  extension NSDirectionalEdgeInsets {
    /// Takes the insets of a strip, which lie along its axis.
    fileprivate mutating func setAlong(_ settings: Reel.Settings) {
      let (first, last) = (CGFloat(settings.leadingInset), CGFloat(settings.trailingInset))
      if settings.axis == .horizontal {
        (leading, trailing) = (first, last)
      } else {
        (top, bottom) = (first, last)
      }
    }
  }
#endif
