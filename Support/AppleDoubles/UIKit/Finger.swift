#if os(Linux)
  /// Test control: one finger, pencil or button on a window.
  ///
  /// Touches go to the recognisers of the view that is hit and of those around it, the innermost
  /// first, and to the view until one of them recognises. The first that begins makes the others
  /// fail or, if they had begun, cancels them.
  @MainActor public final class Finger {
    private let window: UIWindow
    private let touch = UITouch()
    private let event = UIEvent()
    private var recognizers: [UIGestureRecognizer] = []
    private var owner: UIGestureRecognizer?
    private var touchesView = true

    public init(_ window: UIWindow, type: UITouch.TouchType = .direct) {
      self.window = window
      touch.type = type
      touch.window = window
      event.allTouches = [touch]
    }

    /// Whether taps are told that the finger lifted before others are: Apple says of neither order.
    public static var tellsTapsFirst = false

    /// Whether the recognisers around are told before those inside: Apple says of neither order.
    public static var tellsOutermostFirst = false

    public var view: UIView? { touch.view }

  /// The middle of what has the focus: there begins what a finger does on a remote.
  public var focus: CGPoint {
    guard let view = window.focused else { return .zero }
    return view.convert(CGPoint(x: view.bounds.midX, y: view.bounds.midY), to: window)
  }

    /// Whether a recogniser has the finger.
    public var isTaken: Bool { recognizers.contains { $0.state == .began || $0.state == .changed } }

    /// - Parameters:
    ///   - onlyOnWindow: Whether the views are behind something else.
    ///   - others: Recognisers that are not on views, as those that SwiftUI has.
    public func down(
      _ x: CGFloat, _ y: CGFloat, stamp: TimeInterval? = nil, onlyOnWindow: Bool = false,
      with others: [UIGestureRecognizer] = []
    ) {
      set(x, y, .began, stamp)
      let hit =
      onlyOnWindow
      ? window
      : touch.type == .indirect ? window.focused : window.hitTest(touch.point, with: event)
      guard let view = hit else { return }
      touch.view = view
      var at: UIView? = view
      while let here = at {
        recognizers += here.gestureRecognizers ?? []
        at = here.superview
      }
      if Finger.tellsOutermostFirst { recognizers.reverse() }
      recognizers = others + recognizers
      recognizers = recognizers.filter { recognizer in
        recognizer.isEnabled
          && recognizer.allowedTouchTypes.contains { $0.intValue == touch.type.rawValue }
          && recognizer.delegate?.gestureRecognizer(recognizer, shouldReceive: touch) ?? true
          && !(recognizer is UITapGestureRecognizer && view.keepsTaps && recognizer.view !== view)
      }
      touch.gestureRecognizers = recognizers
      for recognizer in recognizers {
        recognizer.touch = touch
        recognizer.numberOfTouches = 1
      }
      deliver { $0.touchesBegan([touch], with: event) }
      view.touchesBegan([touch], with: event)
    }

    public func move(_ x: CGFloat, _ y: CGFloat, stamp: TimeInterval? = nil) {
      set(x, y, .moved, stamp)
      deliver { $0.touchesMoved([touch], with: event) }
      if touchesView { touch.view?.touchesMoved([touch], with: event) }
    }

    public func up(stamp: TimeInterval? = nil) {
      set(touch.point.x, touch.point.y, .ended, stamp)
      if Finger.tellsTapsFirst {
        let isTap: (UIGestureRecognizer) -> Bool = { $0 is UITapGestureRecognizer }
        recognizers = recognizers.filter(isTap) + recognizers.filter { !isTap($0) }
      }
      deliver { $0.touchesEnded([touch], with: event) }
      if touchesView { touch.view?.touchesEnded([touch], with: event) }
      finish()
    }

    /// A recogniser of another kind has won, while the finger moves or as it lifts.
    public func lose(isLifting: Bool) {
      guard isLifting else { return cancel() }
      set(touch.point.x, touch.point.y, .ended, nil)
      let winner = UITapGestureRecognizer()
      for other in recognizers where other.canBePrevented(by: winner) { other.beat(touch, event) }
    }

    /// The system takes the finger away.
    public func cancel() {
      set(touch.point.x, touch.point.y, .cancelled, nil)
      deliver { $0.touchesCancelled([touch], with: event) }
      if touchesView { touch.view?.touchesCancelled([touch], with: event) }
      finish()
    }

    private func set(_ x: CGFloat, _ y: CGFloat, _ phase: UITouch.Phase, _ stamp: TimeInterval?) {
      touch.point = CGPoint(x: x, y: y)
      touch.phase = phase
      touch.timestamp = stamp ?? DoubleClock.now
      event.timestamp = touch.timestamp
    }

    private func deliver(_ body: (UIGestureRecognizer) -> Void) {
      for recognizer in recognizers where recognizers.contains(where: { $0 === recognizer }) {
        let before = recognizer.state
        guard before != .failed, before != .cancelled else { continue }
        body(recognizer)
        let isNew =
          before == .possible && (recognizer.state == .began || recognizer.state == .ended)
        if isNew, !mayBegin(recognizer) { recognizer.state = .failed }
        if isNew, recognizer.state != .failed { prevent(by: recognizer) }
        switch recognizer.state {
        case .began, .changed, .ended, .cancelled: recognizer.act()
        default: break
        }
      }
    }

    private func mayBegin(_ recognizer: UIGestureRecognizer) -> Bool {
      recognizer.view?.gestureRecognizerShouldBegin(recognizer) ?? true
        && recognizer.delegate?.gestureRecognizerShouldBegin(recognizer) ?? true
    }

    private func prevent(by winner: UIGestureRecognizer) {
      for other in recognizers where other !== winner {
        let together =
          winner.delegate?.gestureRecognizer(winner, shouldRecognizeSimultaneouslyWith: other)
          ?? false
          || other.delegate?.gestureRecognizer(other, shouldRecognizeSimultaneouslyWith: winner)
            ?? false
        guard !together, winner.canPrevent(other), other.canBePrevented(by: winner) else { continue }
        other.beat(touch, event)
      }
      if winner.cancelsTouchesInView, touchesView {
        touchesView = false
        touch.view?.touchesCancelled([touch], with: event)
      }
    }

    private func finish() {
      for recognizer in recognizers {
        recognizer.reset()
        recognizer.state = .possible
        recognizer.touch = nil
        recognizer.numberOfTouches = 0
      }
      recognizers = []
    }
  }

  extension UIView {
    /// Controls whose default actions prevent that a tap around them is recognised.
    fileprivate var keepsTaps: Bool { self is UIButton || self is UISwitch }
  }

  extension UIGestureRecognizer {
    /// Another one has won.
    fileprivate func beat(_ touch: UITouch, _ event: UIEvent) {
      if state == .possible {
        touchesCancelled([touch], with: event)
        state = .failed
      } else if state == .began || state == .changed {
        touchesCancelled([touch], with: event)
        state = .cancelled
        act()
      }
    }
  }
#endif
