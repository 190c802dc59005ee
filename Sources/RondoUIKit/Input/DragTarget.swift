#if canImport(UIKit) && !os(watchOS)
  import RondoCore
  import RondoTouch
  import UIKit

  /// A banner as a finger moves it.
  final class DragTarget: Draggable {
    private weak var banner: ReelView?

    init(_ banner: ReelView) {
      self.banner = banner
    }

    var isDragged: Bool { banner?.reel.isDragging ?? false }

    var yieldsDrag: Bool { banner?.reel.yieldsDrag ?? true }

    var depth: Int {
      var depth = 0
      var view = banner?.superview
      while let here = view {
        if here is ReelView { depth += 1 }
        view = here.superview
      }
      return depth
    }

    func location(of recognizer: DragRecognizer) -> CGPoint { recognizer.location(in: banner) }

    func pressed(at point: CGPoint, by pointer: Reel.Pointer, stamp: TimeInterval) {
      banner?.pressed(at: point, by: pointer, stamp: stamp)
    }

    func moved(x: CGFloat, y: CGFloat, stamp: TimeInterval) {
      banner?.moved(x: x, y: y, stamp: stamp)
    }

    func hasMoved() { banner?.updateMotionIfNeeded() }

    func released(stamp: TimeInterval) { banner?.released(stamp: stamp) }

    func cancelled() { banner?.send(.cancel) }
  }
#endif
