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
      func seen(_ x: CGFloat, _ y: CGFloat) -> (x: CGFloat, y: CGFloat)? {
        let depth = transform.m13 * x + transform.m23 * y + transform.m33
        guard depth > 0 else { return nil }
        return (
          (transform.m11 * x + transform.m21 * y + transform.m31) / depth,
          (transform.m12 * x + transform.m22 * y + transform.m32) / depth
        )
      }
      guard let origin = seen(0, 0), let right = seen(size.width, 0),
        let down = seen(0, size.height), seen(size.width, size.height) != nil
      else { return false }
      let turn =
        (right.x - origin.x) * (down.y - origin.y) - (right.y - origin.y) * (down.x - origin.x)
      return turn > 0
    }
  }
#endif
