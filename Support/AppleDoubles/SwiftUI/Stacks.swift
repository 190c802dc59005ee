public struct HStack<Content: View> {
  let alignment: VerticalAlignment
  let spacing: CGFloat?
  let content: Content
  nonisolated public init(
    alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> Content
  ) {
    self.alignment = alignment
    self.spacing = spacing
    self.content = content()
  }
}
extension HStack: View {
  public typealias Body = Never
}

public struct VStack<Content: View> {
  let alignment: HorizontalAlignment
  let spacing: CGFloat?
  let content: Content
  nonisolated public init(
    alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> Content
  ) {
    self.alignment = alignment
    self.spacing = spacing
    self.content = content()
  }
}
extension VStack: View {
  public typealias Body = Never
}

public struct ZStack<Content: View> {
  let alignment: Alignment
  let content: Content
  nonisolated public init(
    alignment: Alignment = .center, @ViewBuilder content: () -> Content
  ) {
    self.alignment = alignment
    self.content = content()
  }
}
extension ZStack: View {
  public typealias Body = Never
}

public struct Spacer: Sendable {
  public var minLength: CGFloat?
  nonisolated public init(minLength: CGFloat? = nil) { self.minLength = minLength }
}
extension Spacer: View {
  public typealias Body = Never
}

public struct GeometryProxy {
  let values: GeometryValues
  public var size: CGSize { values.size }
  public func frame(in coordinateSpace: CoordinateSpace) -> CGRect { values.frame(coordinateSpace) }
  public subscript<T>(anchor: Anchor<T>) -> T { anchor.resolve(values) }
}

/// Where a view is.
struct GeometryValues {
  let size: CGSize
  let frame: (CoordinateSpace) -> CGRect
}

public enum CoordinateSpace {
  case global
  case local
  case named(AnyHashable)
}
extension CoordinateSpace: Equatable, Hashable {}

public struct GeometryReader<Content: View> {
  public var content: (GeometryProxy) -> Content
  nonisolated public init(@ViewBuilder content: @escaping (GeometryProxy) -> Content) {
    self.content = content
  }
}
extension GeometryReader: View {
  public typealias Body = Never
}

struct CoordinateSpaceModifier {
  let name: AnyHashable
}

extension View {
  nonisolated public func coordinateSpace<T: Hashable>(name: T) -> some View {
    Modified(self, CoordinateSpaceModifier(name: AnyHashable(name)))
  }
}
