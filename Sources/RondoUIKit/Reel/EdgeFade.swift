#if canImport(UIKit) && !os(watchOS)
  import UIKit

  /// A mask that fades the edges and does not move.
  @MainActor final class EdgeFade {
    let layer = CAGradientLayer()

    func update(bounds: CGRect, length: CGFloat, isHorizontal: Bool, before: Bool, after: Bool) {
      let extent = isHorizontal ? bounds.width : bounds.height
      guard extent > 0 else { return }
      // A layer without a view animates what it is told.
      CATransaction.begin()
      CATransaction.setDisableActions(true)
      defer { CATransaction.commit() }
      let part = Double(min(length / extent, 0.5))
      let solid = UIColor.black.cgColor
      let clear = UIColor.clear.cgColor
      layer.colors = [before ? clear : solid, solid, solid, after ? clear : solid]
      layer.locations = [0, part, 1 - part, 1].map { NSNumber(value: $0) }
      layer.startPoint = isHorizontal ? CGPoint(x: 0, y: 0.5) : CGPoint(x: 0.5, y: 0)
      layer.endPoint = isHorizontal ? CGPoint(x: 1, y: 0.5) : CGPoint(x: 0.5, y: 1)
      layer.frame = bounds
    }
  }
#endif
