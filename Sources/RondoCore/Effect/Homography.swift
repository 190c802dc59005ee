/// How a slot is seen: the projective map of its own plane, from its upper left corner, to the window.
///
/// A point (u, v) is seen at ((xu u + xv v + x0) / w, (yu u + yv v + y0) / w), where w, which is
/// wu u + wv v + w0, is greater than 0 for what lies in front of the eye.
package struct Homography: Equatable, Sendable {
  package let xu: Double
  package let xv: Double
  package let x0: Double
  package let yu: Double
  package let yv: Double
  package let y0: Double
  package let wu: Double
  package let wv: Double
  package let w0: Double

  /// Works out how a slot at a pose is seen.
  ///
  /// A point of the slot is scaled and turned about the slot's middle, about z, y and x in this order, and
  /// moved. What lies z points nearer to the eye at distance d is then seen 1 / (1 - z / d) times as far
  /// from the middle of the window.
  ///
  /// - Parameters:
  ///   - width: Of the slot, in points.
  ///   - height: Of the slot, in points.
  ///   - middle: The point of the window over which the eye is.
  ///   - perspective: The distance of the eye from the screen in points; nil looks from infinity.
  package init(
    of pose: Pose, width: Double, height: Double, middle: (x: Double, y: Double),
    perspective: Double?
  ) {
    let (across, down) = Homography.axes(of: pose)
    let (halfWidth, halfHeight) = (width / 2, height / 2)
    // x, y and z at the slot's own corner, and with `across` and `down` what u and v add to it.
    let x = pose.x + halfWidth - across.x * halfWidth - down.x * halfHeight
    let y = pose.y + halfHeight - across.y * halfWidth - down.y * halfHeight
    let z = pose.z - across.z * halfWidth - down.z * halfHeight
    let inverse = perspective.map { 1 / $0 } ?? 0
    // The eye is over the middle: seen from there, depth pulls towards it.
    let pullX = middle.x * inverse
    let pullY = middle.y * inverse
    xu = across.x - pullX * across.z
    xv = down.x - pullX * down.z
    x0 = x - pullX * z
    yu = across.y - pullY * across.z
    yv = down.y - pullY * down.z
    y0 = y - pullY * z
    wu = -inverse * across.z
    wv = -inverse * down.z
    w0 = 1 - inverse * z
  }

  /// Returns the slot's own point that is seen at one of the window; nil where its front is not seen there,
  /// as it is turned away or lies behind the eye.
  package func point(seenAt x: Double, _ y: Double) -> (u: Double, v: Double)? {
    let (a, b, c) = (xu - x * wu, xv - x * wv, x * w0 - x0)
    let (d, e, f) = (yu - y * wu, yv - y * wv, y * w0 - y0)
    let turn = a * e - b * d
    // Less is a plane seen from its edge.
    guard turn > 1e-9 else { return nil }
    let u = (c * e - b * f) / turn
    let v = (a * f - c * d) / turn
    return wu * u + wv * v + w0 > 0 ? (u, v) : nil
  }

  private typealias Vector = (x: Double, y: Double, z: Double)

  /// Where the slot's right and its down point to.
  private static func axes(of pose: Pose) -> (Vector, Vector) {
    guard pose.rotateX != 0 || pose.rotateY != 0 || pose.rotateZ != 0 else {
      return ((pose.scale, 0, 0), (0, pose.scale, 0))
    }
    return (turned((pose.scale, 0, 0), by: pose), turned((0, pose.scale, 0), by: pose))
  }

  private static func turned(_ vector: Vector, by pose: Pose) -> Vector {
    var (x, y, z) = vector
    var (sine, cosine) = (Elementary.sin(pose.rotateZ), Elementary.cos(pose.rotateZ))
    (x, y) = (x * cosine - y * sine, x * sine + y * cosine)
    (sine, cosine) = (Elementary.sin(pose.rotateY), Elementary.cos(pose.rotateY))
    (x, z) = (x * cosine + z * sine, z * cosine - x * sine)
    (sine, cosine) = (Elementary.sin(pose.rotateX), Elementary.cos(pose.rotateX))
    (y, z) = (y * cosine - z * sine, y * sine + z * cosine)
    return (x, y, z)
  }
}
