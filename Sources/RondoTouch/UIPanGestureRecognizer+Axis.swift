#if canImport(UIKit) && !os(watchOS)
  package import Foundation
  package import RondoCore
  package import UIKit

  extension UIPanGestureRecognizer {
    /// Whether it goes along an axis rather than across it, as far as can be told by now.
    package func goes(along axis: Reel.Axis) -> Bool { way.isWay(along: axis) }

    /// How it goes along an axis; only the sign and 0 count.
    package func way(along axis: Reel.Axis) -> CGFloat { axis == .horizontal ? way.x : way.y }

    private var way: CGPoint {
      let velocity = velocity(in: view)
      return velocity == .zero ? translation(in: view) : velocity
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
