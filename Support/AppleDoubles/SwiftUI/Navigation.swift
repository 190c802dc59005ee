public struct NavigationView<Content: View> {
  let content: Content
  nonisolated public init(@ViewBuilder content: () -> Content) { self.content = content() }
}
extension NavigationView: View {
  public typealias Body = Never
}

public struct NavigationLink<Label: View, Destination: View> {
  let label: Label
  let destination: Destination
  nonisolated public init(
    @ViewBuilder destination: () -> Destination, @ViewBuilder label: () -> Label
  ) {
    self.destination = destination()
    self.label = label()
  }
}
extension NavigationLink: View {
  public typealias Body = Never
}
extension NavigationLink where Label == Text {
  nonisolated public init(
    _ titleKey: LocalizedStringKey, @ViewBuilder destination: () -> Destination
  ) { self.init(destination: destination) { Text(titleKey) } }
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(
    _ title: S, @ViewBuilder destination: () -> Destination
  ) { self.init(destination: destination) { Text(title) } }
}

enum TitleKey: PreferenceKey {
  static var defaultValue: String { "" }
  static func reduce(value: inout String, nextValue: () -> String) {
    // The page on top comes last.
    let next = nextValue()
    if !next.isEmpty { value = next }
  }
}

extension View {
  nonisolated public func navigationTitle(_ title: Text) -> some View {
    preference(key: TitleKey.self, value: title.string)
  }
  nonisolated public func navigationTitle(_ titleKey: LocalizedStringKey) -> some View {
    preference(key: TitleKey.self, value: titleKey.key)
  }
  @_disfavoredOverload
  nonisolated public func navigationTitle<S: StringProtocol>(_ title: S) -> some View {
    preference(key: TitleKey.self, value: String(title))
  }
}
