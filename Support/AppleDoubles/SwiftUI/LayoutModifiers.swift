struct FrameModifier {
  let width: CGFloat?
  let height: CGFloat?
  let alignment: Alignment
}
struct FlexibleFrameModifier {
  let minWidth, idealWidth, maxWidth: CGFloat?
  let minHeight, idealHeight, maxHeight: CGFloat?
  let alignment: Alignment
}
struct PaddingModifier {
  let insets: EdgeInsets
}
struct FixedSizeModifier {
  let horizontal, vertical: Bool
}
struct AspectRatioModifier {
  let ratio: CGFloat?
  let contentMode: ContentMode
}
struct PositionModifier {
  let position: CGPoint
}
struct OffsetModifier {
  let offset: CGSize
}
struct PriorityModifier {
  let priority: Double
}
struct ZIndexModifier {
  let zIndex: Double
}
struct GuideModifier {
  let guide: Guide
  let value: (ViewDimensions) -> CGFloat
}
/// A view over or under another, which is proposed the other's size.
struct LayerModifier<Layer: View> {
  let layer: Layer
  let alignment: Alignment
  let isOver: Bool
}
public enum ContentMode: Hashable, CaseIterable, Sendable {
  case fit
  case fill
}

extension View {
  nonisolated public func frame(
    width: CGFloat? = nil, height: CGFloat? = nil, alignment: Alignment = .center
  ) -> some View {
    Modified(self, FrameModifier(width: width, height: height, alignment: alignment))
  }
  nonisolated public func frame(
    minWidth: CGFloat? = nil, idealWidth: CGFloat? = nil, maxWidth: CGFloat? = nil,
    minHeight: CGFloat? = nil, idealHeight: CGFloat? = nil, maxHeight: CGFloat? = nil,
    alignment: Alignment = .center
  ) -> some View {
    Modified(
      self,
      FlexibleFrameModifier(
        minWidth: minWidth, idealWidth: idealWidth, maxWidth: maxWidth, minHeight: minHeight,
        idealHeight: idealHeight, maxHeight: maxHeight, alignment: alignment))
  }
  nonisolated public func padding(_ insets: EdgeInsets) -> some View {
    Modified(self, PaddingModifier(insets: insets))
  }
  nonisolated public func padding(_ edges: Edge.Set = .all, _ length: CGFloat? = nil) -> some View {
    let length = length ?? 16
    return padding(
      EdgeInsets(
        top: edges.contains(.top) ? length : 0, leading: edges.contains(.leading) ? length : 0,
        bottom: edges.contains(.bottom) ? length : 0,
        trailing: edges.contains(.trailing) ? length : 0))
  }
  nonisolated public func padding(_ length: CGFloat) -> some View { padding(.all, length) }
  nonisolated public func fixedSize() -> some View { fixedSize(horizontal: true, vertical: true) }
  nonisolated public func fixedSize(horizontal: Bool, vertical: Bool) -> some View {
    Modified(self, FixedSizeModifier(horizontal: horizontal, vertical: vertical))
  }
  nonisolated public func aspectRatio(_ aspectRatio: CGFloat? = nil, contentMode: ContentMode)
    -> some View
  { Modified(self, AspectRatioModifier(ratio: aspectRatio, contentMode: contentMode)) }
  nonisolated public func scaledToFit() -> some View { aspectRatio(contentMode: .fit) }
  nonisolated public func scaledToFill() -> some View { aspectRatio(contentMode: .fill) }
  nonisolated public func position(_ position: CGPoint) -> some View {
    Modified(self, PositionModifier(position: position))
  }
  nonisolated public func position(x: CGFloat = 0, y: CGFloat = 0) -> some View {
    position(CGPoint(x: x, y: y))
  }
  nonisolated public func offset(_ offset: CGSize) -> some View {
    Modified(self, OffsetModifier(offset: offset))
  }
  nonisolated public func offset(x: CGFloat = 0, y: CGFloat = 0) -> some View {
    offset(CGSize(width: x, height: y))
  }
  nonisolated public func layoutPriority(_ value: Double) -> some View {
    Modified(self, PriorityModifier(priority: value))
  }
  nonisolated public func zIndex(_ value: Double) -> some View {
    Modified(self, ZIndexModifier(zIndex: value))
  }
  nonisolated public func alignmentGuide(
    _ g: HorizontalAlignment, computeValue: @escaping (ViewDimensions) -> CGFloat
  ) -> some View { Modified(self, GuideModifier(guide: g.guide, value: computeValue)) }
  nonisolated public func alignmentGuide(
    _ g: VerticalAlignment, computeValue: @escaping (ViewDimensions) -> CGFloat
  ) -> some View { Modified(self, GuideModifier(guide: g.guide, value: computeValue)) }

  nonisolated public func overlay<V: View>(
    alignment: Alignment = .center, @ViewBuilder content: () -> V
  ) -> some View {
    Modified(
      self,
      LayerModifier(
        layer: ZStack(alignment: alignment, content: content), alignment: alignment, isOver: true))
  }
  nonisolated public func background<V: View>(
    alignment: Alignment = .center, @ViewBuilder content: () -> V
  ) -> some View {
    Modified(
      self,
      LayerModifier(
        layer: ZStack(alignment: alignment, content: content), alignment: alignment, isOver: false))
  }
  nonisolated public func background<S: ShapeStyle>(
    _ style: S, ignoresSafeAreaEdges edges: Edge.Set = .all
  ) -> some View {
    Modified(
      self,
      LayerModifier(layer: Rectangle().fill(style), alignment: .center, isOver: false))
  }
  nonisolated public func background<S: ShapeStyle, T: InsettableShape>(
    _ style: S, in shape: T, fillStyle: FillStyle = FillStyle()
  ) -> some View {
    Modified(self, LayerModifier(layer: shape.fill(style), alignment: .center, isOver: false))
  }
}
