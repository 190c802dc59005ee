#if canImport(UIKit) && !os(watchOS)
  import RondoCore
  import UIKit

  /// The slot of an item that is gone, while it can still be seen.
  struct Leaver {
    let slot: Slot
    let item: Int
    let end: TimeInterval
  }

  // MARK: Slots

  extension Slot {
    /// Moves from where its item was, under whatever else moves it, and along with another animation.
    func play(_ slide: Slide, like other: CABasicAnimation?) {
      self.slide = slide
      for (path, from) in [(SlidePath.x, slide.x), (.y, slide.y)] {
        host.layer.removeAnimation(forKey: path.rawValue)
        guard from != 0 else { continue }
        // A key path of its own adds to the slot's motion, which may be handed over anew meanwhile.
        let animation = (other ?? CABasicAnimation())
          .alike(path.rawValue, from: CGFloat(from), to: CGFloat(0))
        if other == nil { animation.take(slide.start, slide.duration, slide.curve) }
        host.layer.add(animation, forKey: path.rawValue)
      }
    }

    func endSlide() {
      guard slide != nil else { return }
      slide = nil
      for path in [SlidePath.x, .y] { host.layer.removeAnimation(forKey: path.rawValue) }
    }

    /// Has the item's view fade in, or out.
    func fade(isIn: Bool, start: TimeInterval, duration: TimeInterval) {
      let animation = CABasicAnimation(keyPath: "opacity")
      if isIn { animation.fromValue = 0.0 } else { animation.toValue = 0.0 }
      animation.take(start, duration, .linear)
      animation.isRemovedOnCompletion = isIn
      content?.layer.add(animation, forKey: UIView.changeKey)
    }

    private enum SlidePath: String {
      case x = "transform.translation.x"
      case y = "transform.translation.y"
    }
  }

  extension UIView {
    fileprivate static let changeKey = "change"

    /// Lets a view that is used for another item be seen.
    func endFade() { layer.removeAnimation(forKey: UIView.changeKey) }
  }

  extension CABasicAnimation {
    fileprivate func take(_ start: TimeInterval, _ duration: TimeInterval, _ curve: TransitionCurve)
    {
      // 0 would mean "now".
      beginTime = start == 0 ? .leastNonzeroMagnitude : start
      self.duration = duration
      fillMode = .both
      timingFunction = CAMediaTimingFunction(
        controlPoints: Float(curve.x1), Float(curve.y1), Float(curve.x2), Float(curve.y2))
    }
  }
#endif
