#if canImport(UIKit) && !os(watchOS)
  package import Foundation
  package import RondoCore
  package import UIKit

  extension UIPanGestureRecognizer {
    /// Whether it goes along an axis rather than across it, as far as can be told by now.
    package func goes(along axis: Reel.Axis) -> Bool {
      let velocity = velocity(in: view)
      return (velocity == .zero ? translation(in: view) : velocity).isWay(along: axis)
    }
  }

  extension CGPoint {
    /// Whether a way from the origin to it goes along an axis rather than across it.
    package func isWay(along axis: Reel.Axis) -> Bool {
      let (along, across) = axis == .horizontal ? (x, y) : (y, x)
      return abs(along) > abs(across)
    }
  }
#endif
