extension Reel {
  /// How a slot looks beside where it plainly lies: moved, turned, smaller, further away, paler.
  ///
  /// The slot's frame is moved first and then turned about its own middle, x before y before z, and
  /// scaled. x points right, y down and z at the viewer; a positive angle turns as in CSS and Core
  /// Animation: about x the upper edge goes away, about y the right one, about z it is clockwise.
  public struct Appearance: Equatable, Sendable {
    /// The shift along the strip in reading order, in the item's extents.
    public var shiftAlong: Double = 0
    /// The shift across the strip, right or down, in breadths of the window.
    public var shiftAcross: Double = 0
    /// The rotation about the horizontal axis, in radians.
    public var rotateX: Double = 0
    /// The rotation about the vertical axis, in radians, as it is from left to right.
    public var rotateY: Double = 0
    /// The rotation in the plane of the screen, in radians, as it is from left to right.
    public var rotateZ: Double = 0
    /// The factor on the slot's size.
    public var scale: Double = 1
    /// How far the slot comes towards the viewer, in the item's extents; negative is further away.
    public var depth: Double = 0
    /// 0 invisible ... 1 opaque.
    public var opacity: Double = 1
    /// The shift of the content inside its slot in reading order, in the item's extents.
    public var contentShift: Double = 0

    /// Creates an appearance; what is not given is plain.
    public init(
      shiftAlong: Double = 0, shiftAcross: Double = 0, rotateX: Double = 0, rotateY: Double = 0,
      rotateZ: Double = 0, scale: Double = 1, depth: Double = 0, opacity: Double = 1,
      contentShift: Double = 0
    ) {
      self.shiftAlong = shiftAlong
      self.shiftAcross = shiftAcross
      self.rotateX = rotateX
      self.rotateY = rotateY
      self.rotateZ = rotateZ
      self.scale = scale
      self.depth = depth
      self.opacity = opacity
      self.contentShift = contentShift
    }

    /// The slot as it lies.
    public static var plain: Appearance { Appearance() }
  }
}

extension Reel.Appearance {
  /// Returns the appearance a fraction of the way to another one, each value linearly.
  package func blended(with other: Self, by fraction: Double) -> Self {
    Self(
      shiftAlong: shiftAlong + fraction * (other.shiftAlong - shiftAlong),
      shiftAcross: shiftAcross + fraction * (other.shiftAcross - shiftAcross),
      rotateX: rotateX + fraction * (other.rotateX - rotateX),
      rotateY: rotateY + fraction * (other.rotateY - rotateY),
      rotateZ: rotateZ + fraction * (other.rotateZ - rotateZ),
      scale: scale + fraction * (other.scale - scale),
      depth: depth + fraction * (other.depth - depth),
      opacity: opacity + fraction * (other.opacity - opacity),
      contentShift: contentShift + fraction * (other.contentShift - contentShift))
  }

  /// The appearance on the other side of the aligned place.
  var mirrored: Self {
    var look = self
    look.shiftAlong.negate()
    look.contentShift.negate()
    look.rotateX.negate()
    look.rotateY.negate()
    look.rotateZ.negate()
    return look
  }

  /// The appearance with its values limited to what can be drawn; NaN counts as plain.
  package var limited: Self {
    Self(
      shiftAlong: Self.limited(shiftAlong), shiftAcross: Self.limited(shiftAcross),
      rotateX: Self.limited(rotateX), rotateY: Self.limited(rotateY),
      rotateZ: Self.limited(rotateZ), scale: scale.isNaN ? 1 : max(Self.limited(scale), 0),
      depth: Self.limited(depth), opacity: opacity.isNaN ? 1 : max(min(opacity, 1), 0),
      contentShift: Self.limited(contentShift))
  }

  /// The largest shift, factor or angle, far outside anything on a screen.
  private static var most: Double { 1e4 }

  private static func limited(_ value: Double) -> Double {
    value.isNaN ? 0 : max(min(value, most), -most)
  }
}
