struct AppearModifier {
  let action: (() -> Void)?
}
struct DisappearModifier {
  let action: (() -> Void)?
}
struct TaskModifier {
  let action: @Sendable () async -> Void
}
struct ChangeModifier<V: Equatable> {
  let value: V
  let initial: Bool
  let action: (V, V) -> Void
}
struct VisibilityModifier {
  let threshold: Double
  let action: (Bool) -> Void
}

extension View {
  nonisolated public func onAppear(perform action: (() -> Void)? = nil) -> some View {
    Modified(self, AppearModifier(action: action))
  }
  nonisolated public func onDisappear(perform action: (() -> Void)? = nil) -> some View {
    Modified(self, DisappearModifier(action: action))
  }
  nonisolated public func task(
    priority: TaskPriority = .userInitiated,
    @_inheritActorContext _ action: @escaping @Sendable () async -> Void
  ) -> some View { Modified(self, TaskModifier(action: action)) }
  nonisolated public func onChange<V: Equatable>(of value: V, perform action: @escaping (V) -> Void)
    -> some View
  { Modified(self, ChangeModifier(value: value, initial: false) { action($1) }) }
  @available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, *)
  nonisolated public func onChange<V: Equatable>(
    of value: V, initial: Bool = false, _ action: @escaping (V, V) -> Void
  ) -> some View { Modified(self, ChangeModifier(value: value, initial: initial, action: action)) }
  @available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, *)
  nonisolated public func onChange<V: Equatable>(
    of value: V, initial: Bool = false, _ action: @escaping () -> Void
  ) -> some View {
    Modified(self, ChangeModifier(value: value, initial: initial) { _, _ in action() })
  }
  @available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, visionOS 2.0, *)
  nonisolated public func onScrollVisibilityChange(
    threshold: Double = 0.5, _ action: @escaping (Bool) -> Void
  ) -> some View { Modified(self, VisibilityModifier(threshold: threshold, action: action)) }
}
