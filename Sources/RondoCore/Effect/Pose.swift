/// What a host applies to a slot: where its frame is moved to in the window, and how it is turned.
///
/// Physical: x points right, y down, z at the viewer; points, and radians as in
/// `Reel.Appearance`. The order is translation, rotation about x, y and z about the slot's middle,
/// scale.
package struct Pose: Equatable, Sendable {
  /// From the window's left edge to that of the slot.
  package var x: Double
  /// From the window's upper edge to that of the slot.
  package var y: Double
  package var z: Double
  package var rotateX: Double
  package var rotateY: Double
  package var rotateZ: Double
  package var scale: Double
  /// 0 ... 1.
  package var opacity: Double
  /// How far the content is moved inside its slot along the axis, right or down.
  package var contentShift: Double

  /// Creates the pose of a slot that plainly starts `start` points from the window's left or upper
  /// edge.
  ///
  /// - Parameters:
  ///   - start: Physical: a mirrored strip's slot is measured from the left, too.
  ///   - extent: Length of the slot along the axis.
  ///   - breadth: Length of the window across the axis.
  ///   - isMirrored: Whether the strip runs from right to left; without meaning on a vertical one.
  package init(
    start: Double, extent: Double, breadth: Double, appearance: Reel.Appearance, axis: Reel.Axis,
    isMirrored: Bool
  ) {
    let isHorizontal = axis == .horizontal
    let sign: Double = isMirrored && isHorizontal ? -1 : 1
    let along = start + sign * appearance.shiftAlong * extent
    let across = appearance.shiftAcross * breadth
    x = isHorizontal ? along : across
    y = isHorizontal ? across : along
    z = appearance.depth * extent
    rotateX = appearance.rotateX
    rotateY = sign * appearance.rotateY
    rotateZ = sign * appearance.rotateZ
    scale = appearance.scale
    opacity = appearance.opacity
    contentShift = sign * appearance.contentShift * extent
  }
}

extension Pose {
  /// Returns whether this pose lies a fraction of the way from one to another, as far as can be
  /// seen.
  func lies(_ fraction: Double, between first: Pose, and second: Pose) -> Bool {
    func fits(_ value: Double, _ start: Double, _ end: Double, _ tolerance: Double) -> Bool {
      abs(start + fraction * (end - start) - value) <= tolerance
    }
    let point = Self.smallestPoint
    let part = Self.smallestPart
    return fits(x, first.x, second.x, point) && fits(y, first.y, second.y, point)
      && fits(z, first.z, second.z, point)
      && fits(contentShift, first.contentShift, second.contentShift, point)
      && fits(rotateX, first.rotateX, second.rotateX, part)
      && fits(rotateY, first.rotateY, second.rotateY, part)
      && fits(rotateZ, first.rotateZ, second.rotateZ, part)
      && fits(scale, first.scale, second.scale, part)
      && fits(opacity, first.opacity, second.opacity, part)
  }

  /// Far less than can be seen, and more than the rounding of offsets up to a million points.
  private static var smallestPoint: Double { 1e-6 }

  /// Likewise for angles, factors and opacities: a millionth of a point over a thousand.
  private static var smallestPart: Double { 1e-9 }
}
