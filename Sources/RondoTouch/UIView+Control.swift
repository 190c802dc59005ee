#if canImport(UIKit) && !os(watchOS)
  package import UIKit

  extension UIView {
    /// The control inside a view that a touch on this one is for; nil if there is none, or it is disabled.
    package func control(within banner: UIView?) -> UIControl? {
      var around: UIView? = self
      while let view = around, view !== banner {
        if let control = view as? UIControl { return control.isEnabled ? control : nil }
        around = view.superview
      }
      return nil
    }
  }

  extension UIControl {
    /// Whether it follows a finger that moves, as a slider: what has a value does, while a drag that began on
    /// a button is the banner's, as it is a scroll view's.
    package var keepsDrags: Bool {
      #if !os(tvOS)
        if self is UISlider || self is UISwitch { return true }
      #endif
      return allControlEvents.contains(.valueChanged)
    }

    /// Whether a tap is its own: it has something to do.
    package var keepsTaps: Bool { self is UIButton || !allControlEvents.isEmpty }
  }
#endif
