#if canImport(UIKit) && !os(watchOS)
  import UIKit

  /// Shows views of UIKit's on a window.
  @MainActor final class Shown {
    let window: UIWindow

    init(width: CGFloat = 390, height: CGFloat = 200) {
      window = UIWindow(frame: CGRect(x: 0, y: 0, width: width, height: height))
      window.isHidden = false
    }

    /// Shows a view over all of the window, laid out for the first time.
    @discardableResult
    func show<V: UIView>(_ view: V) -> V {
      view.frame = window.bounds
      window.addSubview(view)
      window.layoutIfNeeded()
      return view
    }
  }

  extension UIView {
    /// Where it lies in another view.
    func place(in other: UIView) -> CGRect { convert(bounds, to: other) }

    /// Its layer and all in it.
    var layers: [CALayer] {
      func walk(_ layer: CALayer) -> [CALayer] { [layer] + (layer.sublayers ?? []).flatMap(walk) }
      return walk(layer)
    }

    /// What Core Animation plays in it.
    var keyframes: [CAKeyframeAnimation] {
      layers.flatMap { layer in
        (layer.animationKeys() ?? []).compactMap {
          layer.animation(forKey: $0) as? CAKeyframeAnimation
        }
      }
    }
  }
#endif
