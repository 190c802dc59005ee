#if canImport(UIKit) && !os(watchOS)
  import RondoCore
  public import UIKit

  #if canImport(ObjectiveC)
    /// What a view of an app in Objective-C conforms to, to be a banner's indicator; in Swift it is
    /// `PositionIndicator`.
    @objc @MainActor public protocol RondoPositionIndicator: AnyObject {
      /// Shows a position, counted in pages: of a motion that is shown by `showMotion:` the page that it
      /// is at, else where the banner stands, which may be between two pages.
      @objc(showPosition:ofPageCount:mirrored:animated:)
      func show(position: Double, of pageCount: Int, isMirrored: Bool, animated: Bool)
      /// Is to be called when the person picks a page.
      var onPick: ((_ page: Int) -> Void)? { get set }
      /// Shows the positions of a motion that goes on by itself; nil where nothing moves, and under a
      /// finger.
      @objc(showMotion:) optional func show(pageMotion: RondoPageMotion?)
      /// Shows the drive's stay at the present page.
      @objc(showDwell:) optional func show(pageDwell: RondoDwell)
    }
  #else
    @MainActor public protocol RondoPositionIndicator: AnyObject {
      func show(position: Double, of pageCount: Int, isMirrored: Bool, animated: Bool)
      var onPick: ((_ page: Int) -> Void)? { get set }
      func show(pageMotion: RondoPageMotion?)
      func show(pageDwell: RondoDwell)
    }

    extension RondoPositionIndicator {
      public func show(pageMotion: RondoPageMotion?) {}
      public func show(pageDwell: RondoDwell) {}
    }
  #endif

  extension PageIndicator: RondoPositionIndicator {}
  extension ReelPageControl: RondoPositionIndicator {}

  /// The drive's stay at a page; in Swift it is `ReelDwell`.
  #if canImport(ObjectiveC)
    @objcMembers
  #endif
  public final class RondoDwell: NSObject {
    /// How much of it was over when it was told, in 0...1; 0 where there is no stay.
    public let progress: Double
    /// Whether it goes on.
    public let isRunning: Bool
    /// When it began, had it never been held, in seconds of `CACurrentMediaTime()`; 0 while it does not
    /// go on.
    public let start: Double
    /// When it will be over if nothing happens, in seconds of the same clock; 0 while it does not go on.
    public let end: Double

    @nonobjc init(_ dwell: ReelDwell) {
      progress = dwell.progress
      isRunning = dwell.start != nil && dwell.end != nil
      start = dwell.start ?? 0
      end = dwell.end ?? 0
    }
  }

  /// Where a banner is while it moves by itself; in Swift it is `ReelPageMotion`.
  #if canImport(ObjectiveC)
    @objcMembers
  #endif
  public final class RondoPageMotion: NSObject {
    /// The positions, in order; two at one moment are a jump.
    public let keyframes: [RondoPageKeyframe]
    /// Whether they come again and again.
    public let repeats: Bool

    @nonobjc init(_ motion: ReelPageMotion) {
      keyframes = motion.keyframes.map(RondoPageKeyframe.init)
      repeats = motion.repeats
    }
  }

  /// A position at a moment; in Swift it is `ReelPageMotion.Keyframe`.
  #if canImport(ObjectiveC)
    @objcMembers
  #endif
  public final class RondoPageKeyframe: NSObject {
    /// The moment, in seconds of `CACurrentMediaTime()`.
    public let time: Double
    /// The position in pages, from 0 to the last page.
    public let position: Double
    /// How the position goes on to the next one.
    public let timingFunction: CAMediaTimingFunction

    @nonobjc init(_ keyframe: ReelPageMotion.Keyframe) {
      time = keyframe.time
      position = keyframe.position
      timingFunction = keyframe.curve.timingFunction
    }
  }

  /// Holds an indicator that is written in Objective-C, and tells it what there is to show.
  final class IndicatorHost: UIView, PositionIndicator {
    let view: any UIView & RondoPositionIndicator

    init(_ view: any UIView & RondoPositionIndicator) {
      self.view = view
      super.init(frame: .zero)
      addSubview(view)
    }

    required init?(coder: NSCoder) { nil }

    var onPick: ((_ page: Int) -> Void)? {
      get { view.onPick }
      set { view.onPick = newValue }
    }

    func show(position: Double, of pageCount: Int, isMirrored: Bool, animated: Bool) {
      view.show(
        position: position, of: pageCount, isMirrored: isMirrored, animated: animated)
    }

    func show(motion: ReelPageMotion?) {
      let motion = motion.map(RondoPageMotion.init)
      #if canImport(ObjectiveC)
        view.show?(pageMotion: motion)
      #else
        view.show(pageMotion: motion)
      #endif
    }

    func show(dwell: ReelDwell) {
      let dwell = RondoDwell(dwell)
      #if canImport(ObjectiveC)
        view.show?(pageDwell: dwell)
      #else
        view.show(pageDwell: dwell)
      #endif
    }

    override func layoutSubviews() {
      super.layoutSubviews()
      view.frame = bounds
    }

    override func sizeThatFits(_ size: CGSize) -> CGSize { view.sizeThatFits(size) }
    override var intrinsicContentSize: CGSize { view.intrinsicContentSize }
  }

  @nonobjc extension ReelView {
    /// The indicator as Objective-C gave it; nil where it is one in Swift that Objective-C cannot see.
    var indicatorView: (any UIView & RondoPositionIndicator)? {
      get {
        (indicator as? IndicatorHost)?.view ?? indicator as? any UIView & RondoPositionIndicator
      }
      set { indicator = newValue.map { $0 as? any PositionIndicator ?? IndicatorHost($0) } }
    }
  }
#endif
