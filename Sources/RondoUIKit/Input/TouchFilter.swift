#if canImport(UIKit) && !os(watchOS)
  import UIKit

  /// Leaves touches on a banner's own controls to these, and taps that nobody hears of to what it is in.
  @MainActor final class TouchFilter: NSObject, UIGestureRecognizerDelegate {
    private weak var banner: ReelView?

    init(_ banner: ReelView) {
      self.banner = banner
    }

    func gestureRecognizer(
      _ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch
    ) -> Bool {
      guard let banner, let view = touch.view else { return true }
      // A tap recognised is one that a row or a control around does not hear of.
      if gestureRecognizer is UITapGestureRecognizer, !banner.hearsSelections { return false }
      return view === banner || view.isDescendant(of: banner.stage)
    }
  }
#endif
