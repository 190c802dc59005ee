#if canImport(UIKit) && !os(watchOS)
  package import RondoCore
  package import UIKit
  #if canImport(UIKit.UIGestureRecognizerSubclass)
    import UIKit.UIGestureRecognizerSubclass
  #endif

  /// A banner of either kit, as a finger moves it.
  @MainActor package protocol Draggable: AnyObject {
    /// Whether the engine has claimed the drag under way for the strip.
    var isDragged: Bool { get }
    /// Whether what is around may have the finger: it goes across, or the banner is not draggable.
    var yieldsDrag: Bool { get }
    /// How many banners are around it.
    var depth: Int { get }
    /// Returns where the recogniser's finger is, in the banner's own coordinates.
    func location(of recognizer: DragRecognizer) -> CGPoint
    /// A finger came down; `stamp` is the touch's own time.
    func pressed(at point: CGPoint, by pointer: Reel.Pointer, stamp: TimeInterval)
    /// It moved, by so many points since it came down.
    func moved(x: CGFloat, y: CGFloat, stamp: TimeInterval)
    /// What moved since the last frame has been told.
    func hasMoved()
    func released(stamp: TimeInterval)
    /// The finger is somebody else's.
    func cancelled()
  }

  /// Delivers one finger's touches to a banner from where it lands, and begins when the engine claims the
  /// drag: what goes across the strip, or begins at the screen's edge, is left to what is around.
  package final class DragRecognizer: UIGestureRecognizer {
    package weak var banner: (any Draggable)?
    private var finger: UITouch?
    /// The touch that is being told, of several between two frames.
    private var told: UITouch?
    private var origin = CGPoint.zero
    /// Whether the finger drags what it came down on, as a slider's knob.
    private var isKept = false

    package init(_ banner: any Draggable) {
      self.banner = banner
      #if canImport(ObjectiveC)
        super.init(target: nil, action: nil)
      #else
        super.init()
      #endif
    }

    package override func location(in view: UIView?) -> CGPoint {
      (told ?? finger)?.location(in: view) ?? super.location(in: view)
    }

    package override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
      guard finger == nil, let touch = touches.first, let banner else { return }
      finger = touch
      isKept = touch.view?.control(within: view)?.keepsDrags ?? false
      origin = banner.location(of: self)
      banner.pressed(at: origin, by: touch.pointer, stamp: touch.timestamp)
    }

    package override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
      guard let finger, touches.contains(finger), let banner, !isKept, !waits(for: finger)
      else { return }
      for touch in event.coalescedTouches(for: finger) ?? [finger] {
        told = touch
        let point = banner.location(of: self)
        banner.moved(x: point.x - origin.x, y: point.y - origin.y, stamp: touch.timestamp)
      }
      told = nil
      banner.hasMoved()
      guard banner.isDragged else { return }
      state = state == .possible ? .began : .changed
    }

    package override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
      guard let finger, touches.contains(finger), let banner else { return }
      self.finger = nil
      banner.released(stamp: finger.timestamp)
      state = state == .possible ? .failed : .ended
    }

    package override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
      guard let finger, touches.contains(finger) else { return }
      letGo()
      state = state == .possible ? .failed : .cancelled
    }

    /// A tap recognised as the finger lifts does not keep this from hearing that it lifted.
    package override func canBePrevented(
      by preventingGestureRecognizer: UIGestureRecognizer
    ) -> Bool {
      finger?.phase != .ended
    }

    /// Another recogniser has won, or the touch is over.
    package override func reset() {
      super.reset()
      letGo()
    }

    private func letGo() {
      guard finger != nil else { return }
      finger = nil
      told = nil
      banner?.cancelled()
    }

    /// Whether the touch may still become a swipe from the screen's edge, or the drag of a banner inside
    /// this one.
    private func waits(for touch: UITouch) -> Bool {
      guard state == .possible else { return false }
      let depth = banner?.depth ?? 0
      return touch.gestureRecognizers?.contains { other in
        if let other = other as? DragRecognizer {
          guard other !== self, other.finger === touch, let inner = other.banner else {
            return false
          }
          return inner.depth > depth && !inner.yieldsDrag
        }
        #if os(tvOS) || os(visionOS)
          return false
        #else
          return other is UIScreenEdgePanGestureRecognizer && other.state != .failed
            && other.state != .cancelled
        #endif
      } ?? false
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
