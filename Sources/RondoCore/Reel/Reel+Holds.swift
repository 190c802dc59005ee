extension Reel {
  /// Why the drive stands still.
  public struct HoldReasons: OptionSet, Equatable, Sendable {
    public let rawValue: UInt16
    public init(rawValue: UInt16) { self.rawValue = rawValue }

    /// A finger or button is down on the strip.
    public static let touch = HoldReasons(rawValue: 1 << 0)
    /// A mouse or pen is over the strip.
    public static let hover = HoldReasons(rawValue: 1 << 1)
    /// The keyboard's focus is inside the strip.
    public static let focus = HoldReasons(rawValue: 1 << 2)
    /// The page, the window or the banner cannot be seen.
    public static let hidden = HoldReasons(rawValue: 1 << 3)
    /// The app is not active.
    public static let inactive = HoldReasons(rawValue: 1 << 4)
    /// The person asked for reduced motion.
    public static let reducedMotion = HoldReasons(rawValue: 1 << 5)
    /// A screen reader is on.
    public static let assistiveTechnology = HoldReasons(rawValue: 1 << 6)
    /// The app's own code said so.
    public static let caller = HoldReasons(rawValue: 1 << 7)

    /// What a person lifts by pressing play.
    package static let liftedByPlaying: HoldReasons = [
      .hover, .focus, .reducedMotion, .assistiveTechnology,
    ]
  }

  /// The person's own say over the drive, beside every reason.
  public enum PersonSwitch: UInt8, Equatable, Sendable {
    /// The reasons decide.
    case automatic
    /// Held until the person lifts it.
    case paused
    /// Hover, focus, reduced motion and assistive technology do not hold; the other reasons do.
    case playing
  }
}
