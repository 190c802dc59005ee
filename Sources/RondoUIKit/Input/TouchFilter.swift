#if canImport(UIKit) && !os(watchOS)
  import RondoTouch
  import UIKit

  /// Leaves touches on a banner's own controls to these, taps on controls inside items too, and taps that
  /// nobody hears of to what it is in.
  @MainActor final class TouchFilter: NSObject, UIGestureRecognizerDelegate {
    private weak var banner: ReelView?

    init(_ banner: ReelView) {
      self.banner = banner
    }

    func gestureRecognizer(
      _ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch
    ) -> Bool {
      guard let banner, let view = touch.view else { return true }
      guard view === banner || view.isDescendant(of: banner.stage) else { return false }
      guard gestureRecognizer is UITapGestureRecognizer else { return true }
      // A tap recognised is one that a row around, or a control inside, does not hear of.
      return banner.hearsSelections && view.control(within: banner)?.keepsTaps != true
    }
  }
#endif
