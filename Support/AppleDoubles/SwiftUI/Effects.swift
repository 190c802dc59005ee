struct OpacityModifier {
  let opacity: Double
}
struct ScaleModifier {
  let x, y: CGFloat
  let anchor: UnitPoint
}
struct RotationModifier {
  let angle: Angle
  let anchor: UnitPoint
}
struct Rotation3DModifier {
  let angle: Angle
  let axis: (x: CGFloat, y: CGFloat, z: CGFloat)
  let anchor: UnitPoint
  let anchorZ: CGFloat
  let perspective: CGFloat
}
struct ClipModifier<S: Shape> {
  let shape: S
}
struct MaskModifier<Mask: View> {
  let mask: Mask
  let alignment: Alignment
}
/// Changes nothing that the double shows.
struct PlainModifier {}
/// Draws what is inside as one picture, with whose pixels what blends in it is mixed.
struct CompositingModifier {}
struct BlendModifier {
  let mode: BlendMode
}

extension View {
  nonisolated public func opacity(_ opacity: Double) -> some View {
    Modified(self, OpacityModifier(opacity: opacity))
  }
  nonisolated public func hidden() -> some View { opacity(0) }
  nonisolated public func scaleEffect(_ scale: CGSize, anchor: UnitPoint = .center) -> some View {
    Modified(self, ScaleModifier(x: scale.width, y: scale.height, anchor: anchor))
  }
  nonisolated public func scaleEffect(_ s: CGFloat, anchor: UnitPoint = .center) -> some View {
    scaleEffect(CGSize(width: s, height: s), anchor: anchor)
  }
  nonisolated public func scaleEffect(
    x: CGFloat = 1.0, y: CGFloat = 1.0, anchor: UnitPoint = .center
  ) -> some View { scaleEffect(CGSize(width: x, height: y), anchor: anchor) }
  nonisolated public func rotationEffect(_ angle: Angle, anchor: UnitPoint = .center) -> some View {
    Modified(self, RotationModifier(angle: angle, anchor: anchor))
  }
  nonisolated public func rotation3DEffect(
    _ angle: Angle, axis: (x: CGFloat, y: CGFloat, z: CGFloat), anchor: UnitPoint = .center,
    anchorZ: CGFloat = 0, perspective: CGFloat = 1
  ) -> some View {
    Modified(
      self,
      Rotation3DModifier(
        angle: angle, axis: axis, anchor: anchor, anchorZ: anchorZ, perspective: perspective))
  }
  nonisolated public func clipShape<S: Shape>(_ shape: S, style: FillStyle = FillStyle())
    -> some View
  { Modified(self, ClipModifier(shape: shape)) }
  nonisolated public func clipped(antialiased: Bool = false) -> some View { clipShape(Rectangle()) }
  nonisolated public func mask<Mask: View>(
    alignment: Alignment = .center, @ViewBuilder _ mask: () -> Mask
  ) -> some View { Modified(self, MaskModifier(mask: mask(), alignment: alignment)) }
  nonisolated public func shadow(
    color: Color = .black.opacity(0.33), radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0
  ) -> some View { Modified(self, PlainModifier()) }
  nonisolated public func compositingGroup() -> some View { Modified(self, CompositingModifier()) }
  nonisolated public func blendMode(_ blendMode: BlendMode) -> some View {
    Modified(self, BlendModifier(mode: blendMode))
  }
  nonisolated public func drawingGroup(
    opaque: Bool = false, colorMode: ColorRenderingMode = .nonLinear
  ) -> some View { Modified(self, CompositingModifier()) }
}

public enum BlendMode: Hashable, Sendable {
  case normal, multiply, screen, overlay, darken, lighten, colorDodge, colorBurn, softLight,
    hardLight, difference, exclusion, hue, saturation, color, luminosity, sourceAtop,
    destinationOver, destinationOut, plusDarker, plusLighter
}

public enum ColorRenderingMode: Sendable {
  case nonLinear, linear, extendedLinear
}
