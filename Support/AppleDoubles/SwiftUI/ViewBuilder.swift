@resultBuilder public struct ViewBuilder {
  public static func buildExpression<Content: View>(_ content: Content) -> Content { content }
  public static func buildBlock() -> EmptyView { EmptyView() }
  public static func buildBlock<Content: View>(_ content: Content) -> Content { content }
  @_disfavoredOverload
  public static func buildBlock<each Content: View>(_ content: repeat each Content)
    -> TupleView<(repeat each Content)>
  { TupleView((repeat each content)) }
  public static func buildIf<Content: View>(_ content: Content?) -> Content? { content }
  public static func buildEither<TrueContent: View, FalseContent: View>(first: TrueContent)
    -> _ConditionalContent<TrueContent, FalseContent>
  { _ConditionalContent(storage: .first(first)) }
  public static func buildEither<TrueContent: View, FalseContent: View>(second: FalseContent)
    -> _ConditionalContent<TrueContent, FalseContent>
  { _ConditionalContent(storage: .second(second)) }
  public static func buildLimitedAvailability<Content: View>(_ content: Content) -> AnyView {
    AnyView(content)
  }
}

public struct TupleView<T> {
  public var value: T
  nonisolated public init(_ value: T) { self.value = value }
}
extension TupleView: View {
  public typealias Body = Never
}

public struct _ConditionalContent<TrueContent, FalseContent> {
  enum Storage {
    case first(TrueContent)
    case second(FalseContent)
  }
  let storage: Storage
}
extension _ConditionalContent: View where TrueContent: View, FalseContent: View {
  public typealias Body = Never
}

public struct Group<Content> {
  let content: Content
}
extension Group: View where Content: View {
  public typealias Body = Never
  nonisolated public init(@ViewBuilder content: () -> Content) { self.content = content() }
}

public struct ForEach<Data: RandomAccessCollection, ID: Hashable, Content> {
  public var data: Data
  public var content: (Data.Element) -> Content
  let id: (Data.Element) -> ID
}
extension ForEach: View where Content: View {
  public typealias Body = Never
}
extension ForEach where Content: View {
  nonisolated public init(
    _ data: Data, id: KeyPath<Data.Element, ID>,
    @ViewBuilder content: @escaping (Data.Element) -> Content
  ) {
    self.data = data
    self.content = content
    self.id = { $0[keyPath: id] }
  }
}
extension ForEach where Content: View, Data.Element: Identifiable, ID == Data.Element.ID {
  nonisolated public init(
    _ data: Data, @ViewBuilder content: @escaping (Data.Element) -> Content
  ) {
    self.data = data
    self.content = content
    self.id = { $0.id }
  }
}
extension ForEach where Content: View, Data == Range<Int>, ID == Int {
  nonisolated public init(_ data: Range<Int>, @ViewBuilder content: @escaping (Int) -> Content) {
    self.data = data
    self.content = content
    self.id = { $0 }
  }
}

/// The identity of a view that `id(_:)` gives.
struct IdentityModifier {
  let id: AnyHashable
}
struct TagModifier {
  let tag: AnyHashable
}

extension View {
  nonisolated public func id<ID: Hashable>(_ id: ID) -> some View {
    Modified(self, IdentityModifier(id: AnyHashable(id)))
  }
  nonisolated public func tag<V: Hashable>(_ tag: V) -> some View {
    Modified(self, TagModifier(tag: AnyHashable(tag)))
  }
}
