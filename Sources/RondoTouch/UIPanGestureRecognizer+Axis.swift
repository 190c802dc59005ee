#if canImport(UIKit) && !os(watchOS)
  package import RondoCore
  package import UIKit

  extension UIPanGestureRecognizer {
    /// Whether it goes along an axis rather than across it, as far as can be told by now.
    package func goes(along axis: Reel.Axis) -> Bool {
      var way = velocity(in: view)
      if way == .zero { way = translation(in: view) }
      let along = axis == .horizontal ? way.x : way.y
      let across = axis == .horizontal ? way.y : way.x
      return abs(along) > abs(across)
    }
  }
#endif
