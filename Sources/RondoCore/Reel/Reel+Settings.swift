extension Reel {
  /// The direction in which a strip runs.
  public enum Axis: UInt8, Equatable, Sendable {
    case horizontal
    case vertical
  }

  /// Where in the window an item rests.
  public enum Alignment: Equatable, Sendable {
    case leading
    case center
    case trailing
    /// 0 is leading, 1 trailing; values outside 0...1 are clamped and NaN counts as 0.
    case fraction(Double)

    /// The alignment as a number in 0...1.
    public var fraction: Double {
      switch self {
      case .leading: return 0
      case .center: return 0.5
      case .trailing: return 1
      case .fraction(let value): return value > 0 ? min(value, 1) : 0
      }
    }
  }

  /// A direction in reading order.
  public enum Direction: UInt8, Equatable, Sendable {
    case forward
    case backward

    /// 1 for forward and -1 for backward.
    package var sign: Double { self == .forward ? 1 : -1 }
  }

  /// The directions in which a person may move the strip.
  public struct Directions: OptionSet, Equatable, Sendable {
    public let rawValue: UInt8
    public init(rawValue: UInt8) { self.rawValue = rawValue }

    public static let forward = Directions(rawValue: 1)
    public static let backward = Directions(rawValue: 2)
    public static let both: Directions = [.forward, .backward]
  }

  /// Which way round a loop a select goes.
  public enum Way: UInt8, Equatable, Sendable {
    /// The shorter way; a tie goes forward.
    case shortest
    case forward
    case backward
  }

  /// What moves the strip when nobody touches it.
  public enum Drive: Equatable, Sendable {
    /// Nothing.
    case still
    /// A constant speed in points per second; negative and NaN speeds count as 0.
    case drift(speed: Double)
    /// A step from page to page every `interval`.
    case staircase
    /// To and fro between the ends of a bounded strip, in points per second; it stands if the strip fits.
    case shuttle(speed: Double)
  }

  /// Where a strip may come to rest after a person moved it.
  public enum Paging: UInt8, Equatable, Sendable {
    /// Anywhere.
    case free
    /// On any item's stop, several items a flick.
    case item
    /// On a page's stop, at most one page a flick.
    case page
    /// On a page's stop, several pages a flick.
    case pages
  }

  /// What the drive does at the end of a bounded strip.
  public enum EndBehavior: UInt8, Equatable, Sendable {
    /// It goes back to the first page.
    case rewind
    /// It stands.
    case stop
    /// It changes direction.
    case turnBack
  }

  /// How quickly a fling slows down.
  public enum DecelerationRate: UInt8, Equatable, Sendable {
    /// Speed times 0.998 a millisecond.
    case normal
    /// Speed times 0.99 a millisecond.
    case fast
  }

  /// Everything a user of the engine can set; the defaults are a carousel's.
  ///
  /// Bad numbers (NaN, infinite, negative where that has no meaning) count as the default named with each.
  public struct Settings: Equatable, Sendable {
    /// The axis of the strip.
    public var axis: Axis = .horizontal
    /// Whether the strip comes round again.
    public var isLoop: Bool = true
    /// Whether a single item loops too; otherwise it is bounded and still.
    public var loopsSingleItem: Bool = false
    /// Whether the strip loops and is driven even if all of it fits into the window.
    public var runsWhenFits: Bool = true
    /// Points between neighbouring items, at least 0.
    public var spacing: Double = 0
    /// Points between the last item and the first of the next turn; nil is the spacing.
    public var seam: Double?
    /// Whether home is outside the window's far edge and the seam at least the window, so that content passes.
    public var passes: Bool = false
    /// Points of the window before the part in which items are aligned.
    public var leadingInset: Double = 0
    /// Points of the window after the part in which items are aligned.
    public var trailingInset: Double = 0
    /// Where in the window an item rests.
    public var alignment: Alignment = .center
    /// How many items share the window, which sets their extents; nil leaves each its own.
    public var itemsPerPage: Int?
    /// How many items a step passes, at least 1.
    public var stride: Int = 1

    /// What moves the strip.
    public var drive: Drive = .staircase
    /// The drive's direction.
    public var direction: Direction = .forward
    /// Seconds from the start of one step to the start of the next (3).
    public var interval: Double = 3
    /// Seconds a step takes (0.5); longer than the interval counts as the interval.
    public var transition: Double = 0.5
    /// The timing curve of a step.
    public var curve: TransitionCurve = .easeInOut
    /// Seconds before the drive first starts, and after a reset (0).
    public var delay: Double = 0
    /// Seconds a drift or shuttle stands at home, or at each end (0).
    public var dwell: Double = 0
    /// How many turns the drive makes before it stands; nil is endless.
    public var repeatCount: Int?
    /// What the drive does at the end of a bounded strip.
    public var endBehavior: EndBehavior = .rewind
    /// The host's time at which the drive stands at home, shared by several screens; nil is none.
    public var epoch: Double?
    /// Reasons that let the drive run instead of holding it; empty runs always.
    public var runsWhile: HoldReasons = []

    /// Where the strip may rest after a person moved it.
    public var paging: Paging = .page
    /// Whether a person may drag the strip.
    public var isDraggable: Bool = true
    /// Points per second above which a release moves at least one page (50).
    public var flickThreshold: Double = 50
    /// Where a person may move the strip.
    public var allowedDirections: Directions = .both
    /// How quickly a fling slows down.
    public var decelerationRate: DecelerationRate = .normal
    /// Whether a bounded strip can be pulled past its ends.
    public var bounces: Bool = true

    /// How items look by their distance from the index.
    public var effect: Effect = .flat

    public init() {}
  }
}
