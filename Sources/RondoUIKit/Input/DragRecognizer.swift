#if canImport(UIKit) && !os(watchOS)
  import RondoCore
  import UIKit
  #if canImport(UIKit.UIGestureRecognizerSubclass)
    import UIKit.UIGestureRecognizerSubclass
  #endif

  /// Delivers one finger's touches to the banner, and begins when the engine claims the drag.
  final class DragRecognizer: UIGestureRecognizer {
    private weak var banner: ReelView?
    private var finger: UITouch?
    private var origin = CGPoint.zero

    init(_ banner: ReelView) {
      self.banner = banner
      #if canImport(ObjectiveC)
        super.init(target: nil, action: nil)
      #else
        super.init()
      #endif
    }

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
      guard finger == nil, let touch = touches.first, let banner else { return }
      finger = touch
      origin = touch.location(in: banner)
      banner.pressed(at: origin, by: touch.pointer, stamp: touch.timestamp)
    }

    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
      guard let finger, touches.contains(finger), let banner, !waits(for: finger) else { return }
      for touch in event.coalescedTouches(for: finger) ?? [finger] {
        let point = touch.location(in: banner)
        banner.moved(
          x: point.x - origin.x, y: point.y - origin.y, stamp: touch.timestamp)
      }
      banner.updateMotionIfNeeded()
      guard banner.isDragged else { return }
      state = state == .possible ? .began : .changed
    }

    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
      guard let finger, touches.contains(finger), let banner else { return }
      self.finger = nil
      banner.released(stamp: finger.timestamp)
      state = state == .possible ? .failed : .ended
    }

    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
      guard let finger, touches.contains(finger) else { return }
      letGo()
      state = state == .possible ? .failed : .cancelled
    }

    /// Another recogniser has won, or the touch is over.
    override func reset() {
      super.reset()
      letGo()
    }

    private func letGo() {
      guard finger != nil else { return }
      finger = nil
      banner?.send(.cancel)
    }

    /// Whether a swipe from the screen's edge may still come of the touch.
    private func waits(for touch: UITouch) -> Bool {
      #if os(tvOS) || os(visionOS)
        return false
      #else
        return touch.gestureRecognizers?.contains {
          $0 is UIScreenEdgePanGestureRecognizer && $0.state != .failed && $0.state != .cancelled
        } ?? false
      #endif
    }
  }

  extension UITouch {
    fileprivate var pointer: Reel.Pointer {
      switch type {
      case .pencil: .pen
      case .indirectPointer: .mouse
      default: .touch
      }
    }
  }
#endif
