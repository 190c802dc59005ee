#if canImport(UIKit) && !os(watchOS)
  import UIKit

  /// Leaves touches on a banner's own controls to these.
  @MainActor final class TouchFilter: NSObject, UIGestureRecognizerDelegate {
    private weak var banner: ReelView?

    init(_ banner: ReelView) {
      self.banner = banner
    }

    func gestureRecognizer(
      _ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch
    ) -> Bool {
      guard let banner, let view = touch.view else { return true }
      return view === banner || view.isDescendant(of: banner.stage)
    }
  }
#endif
