#if canImport(SwiftUI)
  import RondoCore
  import SwiftUI

  /// A pose as the one transform that shows it.
  struct Projection {
    var pose: Pose
    /// The size of the slot.
    var size: CGSize
    /// The middle of the window, over which the eye is.
    var middle: CGPoint
    /// The distance of the eye from the screen in points; nil looks from infinity.
    var perspective: Double?

    /// The transform of a view whose upper left corner lies in that of the window.
    var transform: ProjectionTransform {
      let map = Homography(
        of: pose, width: Double(size.width), height: Double(size.height),
        middle: (Double(middle.x), Double(middle.y)), perspective: perspective)
      var transform = ProjectionTransform()
      transform.m11 = CGFloat(map.xu)
      transform.m21 = CGFloat(map.xv)
      transform.m31 = CGFloat(map.x0)
      transform.m12 = CGFloat(map.yu)
      transform.m22 = CGFloat(map.yv)
      transform.m32 = CGFloat(map.y0)
      transform.m13 = CGFloat(map.wu)
      transform.m23 = CGFloat(map.wv)
      transform.m33 = CGFloat(map.w0)
      return transform
    }

    /// Whether its front is seen: a face that is turned away, or lies behind the eye, is not.
    var faces: Bool {
      let transform = transform
      guard let origin = transform.seen(.zero),
        let right = transform.seen(CGPoint(x: size.width, y: 0)),
        let down = transform.seen(CGPoint(x: 0, y: size.height)),
        transform.seen(CGPoint(x: size.width, y: size.height)) != nil
      else { return false }
      let turn =
        (right.x - origin.x) * (down.y - origin.y) - (right.y - origin.y) * (down.x - origin.x)
      return turn > 0
    }
  }

  extension ProjectionTransform {
    /// Returns where a point is seen; nil if that is behind the eye.
    func seen(_ point: CGPoint) -> CGPoint? {
      let depth = m13 * point.x + m23 * point.y + m33
      guard depth > 0 else { return nil }
      return CGPoint(
        x: (m11 * point.x + m21 * point.y + m31) / depth,
        y: (m12 * point.x + m22 * point.y + m32) / depth)
    }
  }
#endif
