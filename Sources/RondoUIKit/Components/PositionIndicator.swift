#if canImport(UIKit) && !os(watchOS)
  public import RondoCore
  public import UIKit

  /// A view that shows where a banner is.
  ///
  /// Its size is what its `sizeThatFits(_:)` returns for that of the banner; of one that does not say, that
  /// of its constraints or its intrinsic content.
  @MainActor public protocol PositionIndicator: UIView {
    /// Shows a position, counted in pages: of a motion that is shown by `show(motion:)` the page that it
    /// is at, else where the banner stands, which may be between two pages.
    func show(position: Double, of pageCount: Int, isMirrored: Bool, animated: Bool)
    /// Shows the positions of a motion that goes on by itself; nil where nothing moves, and under a
    /// finger.
    func show(motion: ReelPageMotion?)
    /// Shows the drive's stay at the present page.
    func show(dwell: ReelDwell)
    /// Is called when the person picks a page.
    var onPick: ((_ page: Int) -> Void)? { get set }
  }

  extension PositionIndicator {
    /// Shows nothing of it.
    public func show(motion: ReelPageMotion?) {}
    /// Shows nothing of it.
    public func show(dwell: ReelDwell) {}
  }

  /// The drive's stay at a page, for indicators that fill while it lasts.
  public struct ReelDwell: Equatable, Sendable {
    /// How much of it was over when it was told, in 0...1; 0 where there is no stay.
    public var progress: Double
    /// When it began, had it never been held, in seconds of `CACurrentMediaTime()`; nil while it does not go on.
    public var start: TimeInterval?
    /// When it will be over if nothing happens, in seconds of the same clock; nil while it does not go on.
    ///
    /// From `start` to `end` the progress is linear, so that one animation shows it.
    public var end: TimeInterval?

    /// Creates a stay.
    public init(progress: Double, start: TimeInterval? = nil, end: TimeInterval? = nil) {
      self.progress = progress
      self.start = start
      self.end = end
    }
  }

  /// Where a banner is while it moves by itself, to be shown without another look.
  public struct ReelPageMotion: Equatable, Sendable {
    /// A position at a moment; two at one moment are a jump.
    public struct Keyframe: Equatable, Sendable {
      /// The moment, in seconds of `CACurrentMediaTime()`.
      public var time: TimeInterval
      /// The position in pages, from 0 to the last page.
      public var position: Double
      /// How the position goes on to the next one.
      public var curve: TransitionCurve

      /// Creates a position at a moment.
      public init(time: TimeInterval, position: Double, curve: TransitionCurve = .linear) {
        self.time = time
        self.position = position
        self.curve = curve
      }
    }

    /// The positions, in order.
    public var keyframes: [Keyframe]
    /// Whether they come again and again.
    public var repeats: Bool

    /// Creates a motion.
    public init(keyframes: [Keyframe], repeats: Bool = false) {
      self.keyframes = keyframes
      self.repeats = repeats
    }
  }
#endif
