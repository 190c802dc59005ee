#if canImport(UIKit) && !os(watchOS)
  import RondoCore

  // The engine's enumerations for Objective-C, which sees only ones of whole numbers. Their numbers are
  // the engine's own, so a case needs to be written only here.

  /// The direction in which a strip runs; in Swift it is `Reel.Axis`.
  #if canImport(ObjectiveC)
    @objc
  #endif
  public enum RondoAxis: Int, Sendable {
    case horizontal
    case vertical
  }

  /// A direction in reading order; in Swift it is `Reel.Direction`.
  #if canImport(ObjectiveC)
    @objc
  #endif
  public enum RondoDirection: Int, Sendable {
    case forward
    case backward
  }

  /// The directions in which a person may move the strip; in Swift they are `Reel.Directions`.
  #if canImport(ObjectiveC)
    @objc
  #endif
  public enum RondoDirections: Int, Sendable {
    case none
    case forward
    case backward
    case both
  }

  /// Which way round a loop a select goes; in Swift it is `Reel.Way`.
  #if canImport(ObjectiveC)
    @objc
  #endif
  public enum RondoWay: Int, Sendable {
    /// The shorter way; a tie goes forward.
    case shortest
    case forward
    case backward
  }

  /// Where a strip may come to rest after a person moved it; in Swift it is `Reel.Paging`.
  #if canImport(ObjectiveC)
    @objc
  #endif
  public enum RondoPaging: Int, Sendable {
    /// Anywhere.
    case free
    /// On any item's stop, several items a flick.
    case item
    /// On a page's stop, at most one page a flick.
    case page
    /// On a page's stop, several pages a flick.
    case pages
  }

  /// What the drive does at the end of a bounded strip; in Swift it is `Reel.EndBehavior`.
  #if canImport(ObjectiveC)
    @objc
  #endif
  public enum RondoEndBehavior: Int, Sendable {
    /// It goes back to the first page.
    case rewind
    /// It stands.
    case stop
    /// It changes direction.
    case turnBack
  }

  /// How quickly a fling slows down; in Swift it is `Reel.DecelerationRate`.
  #if canImport(ObjectiveC)
    @objc
  #endif
  public enum RondoDecelerationRate: Int, Sendable {
    case normal
    case fast
  }

  /// The person's own say over the drive; in Swift it is `Reel.PersonSwitch`.
  #if canImport(ObjectiveC)
    @objc
  #endif
  public enum RondoPersonSwitch: Int, Sendable {
    /// The reasons decide.
    case automatic
    /// Held until the person lifts it.
    case paused
    /// Hover, focus, reduced motion and assistive technology do not hold; the other reasons do.
    case playing
  }

  /// Why the drive stands still, to be joined by `|`; in Swift they are `Reel.HoldReasons`.
  #if canImport(ObjectiveC)
    @objc
  #endif
  public enum RondoHoldReasons: UInt, Sendable {
    case none = 0
    /// A finger or button is down on the strip.
    case touch = 1
    /// A mouse or pen is over the strip.
    case hover = 2
    /// The keyboard's focus is inside the strip.
    case focus = 4
    /// The window or the banner cannot be seen.
    case hidden = 8
    /// The app is not active.
    case inactive = 16
    /// The person asked for reduced motion.
    case reducedMotion = 32
    /// A screen reader is on.
    case assistiveTechnology = 64
    /// The app's own code said so.
    case caller = 128
  }

  extension RawRepresentable where RawValue: FixedWidthInteger {
    /// Creates the case that has the number of another enumeration's; `fallback` where there is none.
    init<Other: RawRepresentable>(_ other: Other, or fallback: Self)
    where Other.RawValue: FixedWidthInteger {
      self = RawValue(exactly: other.rawValue).flatMap(Self.init(rawValue:)) ?? fallback
    }
  }
#endif
