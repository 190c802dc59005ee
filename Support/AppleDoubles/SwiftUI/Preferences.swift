public protocol PreferenceKey {
  associatedtype Value
  static var defaultValue: Self.Value { get }
  static func reduce(value: inout Self.Value, nextValue: () -> Self.Value)
}
extension PreferenceKey where Value: ExpressibleByNilLiteral {
  public static var defaultValue: Value { nil }
}

struct PreferenceModifier<Key: PreferenceKey> {
  let value: Key.Value
}
struct PreferenceTransformModifier<Key: PreferenceKey> {
  let transform: (inout Key.Value) -> Void
}
struct PreferenceChangeModifier<Key: PreferenceKey> {
  let action: (Key.Value) -> Void
}

extension View {
  nonisolated public func preference<K: PreferenceKey>(key: K.Type = K.self, value: K.Value)
    -> some View
  { Modified(self, PreferenceModifier<K>(value: value)) }
  nonisolated public func transformPreference<K: PreferenceKey>(
    _ key: K.Type = K.self, _ callback: @escaping (inout K.Value) -> Void
  ) -> some View { Modified(self, PreferenceTransformModifier<K>(transform: callback)) }
  @preconcurrency nonisolated public func onPreferenceChange<K: PreferenceKey>(
    _ key: K.Type = K.self, perform action: @escaping @Sendable (K.Value) -> Void
  ) -> some View where K.Value: Equatable {
    Modified(self, PreferenceChangeModifier<K>(action: { action($0) }))
  }

  nonisolated public func overlayPreferenceValue<Key: PreferenceKey, T: View>(
    _ key: Key.Type = Key.self, @ViewBuilder _ transform: @escaping (Key.Value) -> T
  ) -> some View {
    Modified(self, PreferenceLayerModifier<Key, T>(content: transform))
  }
  nonisolated public func anchorPreference<A, K: PreferenceKey>(
    key _: K.Type = K.self, value: Anchor<A>.Source, transform: @escaping (Anchor<A>) -> K.Value
  ) -> some View { Modified(self, AnchorModifier<A, K>(source: value, transform: transform)) }
}

/// A view over what has told about itself.
struct PreferenceLayerModifier<Key: PreferenceKey, Layer: View> {
  let content: (Key.Value) -> Layer
}
struct AnchorModifier<A, Key: PreferenceKey> {
  let source: Anchor<A>.Source
  let transform: (Anchor<A>) -> Key.Value
}

/// A place in a view, which any other view can read in its own coordinates.
public struct Anchor<Value> {
  /// Where the view is; its size; and from the global place to a view's own.
  let resolve: (GeometryValues) -> Value

  public struct Source {
    /// From the view's own values, and those of who asks.
    let resolve: (_ view: GeometryValues, _ reader: GeometryValues) -> Value
  }
}
extension Anchor.Source where Value == CGRect {
  public static var bounds: Anchor<CGRect>.Source {
    Anchor<CGRect>.Source { view, reader in
      let (view, reader) = (view.frame(.global), reader.frame(.global))
      return CGRect(
        x: view.minX - reader.minX, y: view.minY - reader.minY, width: view.width,
        height: view.height)
    }
  }
}
