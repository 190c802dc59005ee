#if canImport(UIKit) && !os(watchOS)
  import RondoCore
  import UIKit

  /// Whether anything of the banner can be seen where it is.
  @nonobjc extension ReelView {
    /// Whether it is off its window, hidden with what it is in, or scrolled away.
    var isOutOfSight: Bool {
      guard window != nil else { return true }
      var around: UIView? = self
      while let view = around {
        if view.isHidden || view.alpha <= 0 { return true }
        if let scroll = view as? UIScrollView, isBeyond(scroll) { return true }
        around = view.superview
      }
      return false
    }

    /// Without a size nothing is known yet of either.
    private func isBeyond(_ scroll: UIScrollView) -> Bool {
      guard scroll.clipsToBounds, !bounds.isEmpty, !scroll.bounds.isEmpty else { return false }
      return !convert(bounds, to: scroll).intersects(scroll.bounds)
    }

    /// Looks after what could take the banner out of sight, until it is in something else.
    func watchSurroundings() {
      needsSurroundings = false
      surroundings = []
      guard window != nil else { return }
      var around = superview
      while let view = around {
        surroundings.append(
          view.onSightChange { [weak self] in self?.updateSight() })
        around = view.superview
      }
    }

    /// Holds or lets go where that is something new.
    func updateSight() {
      let isOutOfSight = isOutOfSight
      guard isOutOfSight != wasOutOfSight else { return }
      wasOutOfSight = isOutOfSight
      updateHolds()
    }
  }
#endif
