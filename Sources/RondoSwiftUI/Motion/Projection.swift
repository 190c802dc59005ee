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
    ///
    /// A point of the slot is scaled and turned about the slot's middle, about z, y and x in this
    /// order, and moved. What lies z points nearer to the eye at distance d is then seen 1 / (1 - z / d)
    /// times as far from the middle of the window.
    var transform: ProjectionTransform {
      let (across, down) = axes
      let halfWidth = Double(size.width) / 2
      let halfHeight = Double(size.height) / 2
      // x, y and z at the slot's own (u, v), as a constant and what u and v add to it.
      let x = (
        pose.x + halfWidth - across.x * halfWidth - down.x * halfHeight, across.x, down.x
      )
      let y = (
        pose.y + halfHeight - across.y * halfWidth - down.y * halfHeight, across.y, down.y
      )
      let z = (pose.z - across.z * halfWidth - down.z * halfHeight, across.z, down.z)
      var transform = ProjectionTransform()
      let inverse = perspective.map { 1 / $0 } ?? 0
      // The eye is over the middle: seen from there, depth pulls towards it.
      let pullX = Double(middle.x) * inverse
      let pullY = Double(middle.y) * inverse
      transform.m11 = CGFloat(x.1 - pullX * z.1)
      transform.m21 = CGFloat(x.2 - pullX * z.2)
      transform.m31 = CGFloat(x.0 - pullX * z.0)
      transform.m12 = CGFloat(y.1 - pullY * z.1)
      transform.m22 = CGFloat(y.2 - pullY * z.2)
      transform.m32 = CGFloat(y.0 - pullY * z.0)
      transform.m13 = CGFloat(-inverse * z.1)
      transform.m23 = CGFloat(-inverse * z.2)
      transform.m33 = CGFloat(1 - inverse * z.0)
      return transform
    }

    private typealias Vector = (x: Double, y: Double, z: Double)

    /// Where the slot's right and its down point to.
    private var axes: (Vector, Vector) {
      guard pose.rotateX != 0 || pose.rotateY != 0 || pose.rotateZ != 0 else {
        return ((pose.scale, 0, 0), (0, pose.scale, 0))
      }
      return (turned((pose.scale, 0, 0)), turned((0, pose.scale, 0)))
    }

    private func turned(_ vector: Vector) -> Vector {
      var (x, y, z) = vector
      var (sine, cosine) = (Elementary.sin(pose.rotateZ), Elementary.cos(pose.rotateZ))
      (x, y) = (x * cosine - y * sine, x * sine + y * cosine)
      (sine, cosine) = (Elementary.sin(pose.rotateY), Elementary.cos(pose.rotateY))
      (x, z) = (x * cosine + z * sine, z * cosine - x * sine)
      (sine, cosine) = (Elementary.sin(pose.rotateX), Elementary.cos(pose.rotateX))
      (y, z) = (y * cosine - z * sine, y * sine + z * cosine)
      return (x, y, z)
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
