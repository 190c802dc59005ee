#if os(Linux)
  /// What a layout sees of an element.
  private struct PlacedItem: LayoutItem {
    let element: Element
    let parent: LayoutHost
    func dimensions(_ proposal: Proposal) -> ViewDimensions {
      MainActor.assumeIsolated { element.dimensions(proposal) }
    }
    func place(at position: CGPoint, anchor: UnitPoint, proposal: Proposal) {
      MainActor.assumeIsolated {
        let size = element.sizeThatFits(proposal)
        parent.placed.insert(ObjectIdentifier(element))
        parent.place(
          element, x: position.x - anchor.x * size.width,
          y: position.y - anchor.y * size.height, proposal)
      }
    }
    func value(of key: ObjectIdentifier) -> Any? {
      MainActor.assumeIsolated { UnsafeAny(element.trait(.layout(key))) }.value
    }
    var priority: Double { MainActor.assumeIsolated { element.priority } }
  }
  private struct UnsafeAny: @unchecked Sendable {
    let value: Any?
    init(_ value: Any?) { self.value = value }
  }

  /// Whose layout places what it will.
  class LayoutHost: Element {
    var placed: Set<ObjectIdentifier> = []
  }

  final class CustomLayoutElement<L: Layout>: LayoutHost {
    var layout: L!
    var content: Node!
    private var cache: L.Cache?
    private var cacheVersion = -1
    override var children: [Element] { content.elements.byZIndex }

    private var subviews: LayoutSubviews {
      let items = content.elements.enumerated().map {
        LayoutSubview(
          index: $0.offset, item: PlacedItem(element: $0.element, parent: self))
      }
      return LayoutSubviews(layoutDirection: node.values.layoutDirection, items: items)
    }
    private func prepare(_ subviews: LayoutSubviews) {
      if cacheVersion == node.version { return }
      cacheVersion = node.version
      if cache == nil {
        cache = layout.makeCache(subviews: subviews)
      } else {
        layout.updateCache(&cache!, subviews: subviews)
      }
    }
    private func outer(_ proposal: Proposal) -> ProposedViewSize {
      ProposedViewSize(width: proposal.width, height: proposal.height)
    }
    override func measure(_ proposal: Proposal) -> CGSize {
      let subviews = subviews
      prepare(subviews)
      return layout.sizeThatFits(proposal: outer(proposal), subviews: subviews, cache: &cache!)
    }
    override func layOutChildren() {
      let subviews = subviews
      prepare(subviews)
      placed = []
      layout.placeSubviews(
        in: CGRect(origin: .zero, size: size), proposal: outer(proposal), subviews: subviews,
        cache: &cache!)
      // What a layout does not place stands in its middle.
      for element in content.elements where !placed.contains(ObjectIdentifier(element)) {
        let own = element.sizeThatFits(proposal)
        place(
          element, x: (size.width - own.width) / 2, y: (size.height - own.height) / 2, proposal)
      }
    }
  }
  extension CustomLayout: Primitive {
    func build(_ node: Node) {
      let element = node.element { CustomLayoutElement<L>($0) }
      element.layout = layout
      element.content = node.child("content", content)
    }
  }

  // MARK: Geometry

  extension Element {
    /// What a view sees of its place.
    var geometry: GeometryValues {
      GeometryValues(size: size) { space in
        MainActor.assumeIsolated {
          switch space {
          case .local: CGRect(origin: .zero, size: self.size)
          case .global: self.quad.bounds
          case .named(let name):
            self.frame(in: self.around { ($0 as? SpaceElement)?.modifier.name == name })
          }
        }
      }
    }

    func around(_ test: (Element) -> Bool) -> Element? {
      var at = parent
      while let here = at, !test(here) { at = here.parent }
      return at
    }

    func frame(in other: Element?) -> CGRect {
      guard let other else { return quad.bounds }
      let inverse = other.toRoot.inverted()
      let corners = quad.corners.map { inverse($0) }
      let (xs, ys) = (corners.map(\.x), corners.map(\.y))
      return CGRect(
        x: xs.min()!, y: ys.min()!, width: xs.max()! - xs.min()!, height: ys.max()! - ys.min()!)
    }
  }

  final class SpaceElement: ModifierElement<CoordinateSpaceModifier> {}
  extension CoordinateSpaceModifier: ElementModifier { typealias E = SpaceElement }

  /// Evaluates its content for the size it has in the present pass.
  final class GeometryElement: Element {
    var content: ((GeometryProxy) -> any View)!
    var isNew = true
    private var inner: Node?
    private var seen: (size: CGSize, frame: CGRect)?
    private var usesFrame = false
    override var children: [Element] { inner?.elements ?? [] }
    override func measure(_ proposal: Proposal) -> CGSize {
      CGSize(width: proposal.width ?? 10, height: proposal.height ?? 10)
    }
    override func layOutChildren() {
      let now = (size: size, frame: usesFrame ? quad.bounds : .zero)
      let isOther = seen.map { $0.size != now.size || usesFrame && $0.frame != now.frame }
      if isNew || isOther ?? true {
        isNew = false
        seen = now
        let geometry = geometry
        let values = GeometryValues(size: size) { [unowned self] space in
          MainActor.assumeIsolated {
            if usesFrame { return }
            usesFrame = true
            node.hold(.volatile)
            seen?.frame = quad.bounds
          }
          return geometry.frame(space)
        }
        let view = node.reading { content(GeometryProxy(values: values)) }
        inner = node.setChild("content", view)
      }
      for element in children { place(element, x: 0, y: 0, Proposal(size)) }
    }
  }
  extension GeometryReader: Primitive {
    func build(_ node: Node) {
      let element = node.element(GeometryElement.init)
      element.content = content
      element.isNew = true
      node.keepChildren()
    }
  }

  // MARK: Preferences

  /// What a node does with what is told from inside.
  @MainActor protocol PreferenceNode {
    func value<Key: PreferenceKey>(_ key: Key.Type, of node: Node) -> Key.Value??
    func tell(_ node: Node)
  }
  extension PreferenceNode {
    func value<Key: PreferenceKey>(_ key: Key.Type, of node: Node) -> Key.Value?? { nil }
    func tell(_ node: Node) {}
  }
  extension Node {
    /// What the views inside tell; nothing if none does.
    func preference<Key: PreferenceKey>(_ key: Key.Type) -> Key.Value? {
      if let own = preferences?.value(key, of: self) { return own }
      return gathered(key)
    }
    func gathered<Key: PreferenceKey>(_ key: Key.Type) -> Key.Value? {
      var result: Key.Value?
      for child in order where child.holds.contains(.preferences) {
        guard let next = child.preference(key) else { continue }
        if result == nil { result = next } else { Key.reduce(value: &result!) { next } }
      }
      return result
    }
  }

  extension PreferenceModifier: ModifierRuntime, PreferenceNode {
    func build(_ node: Node, _ content: any View) {
      node.preferences = self
      node.group([node.child("content", content)])
    }
    func value<K: PreferenceKey>(_ key: K.Type, of node: Node) -> K.Value?? {
      K.self == Key.self ? .some(value as? K.Value) : nil
    }
  }
  extension PreferenceTransformModifier: ModifierRuntime, PreferenceNode {
    func build(_ node: Node, _ content: any View) {
      node.preferences = self
      node.group([node.child("content", content)])
    }
    func value<K: PreferenceKey>(_ key: K.Type, of node: Node) -> K.Value?? {
      guard K.self == Key.self else { return nil }
      var value = node.gathered(Key.self) ?? Key.defaultValue
      transform(&value)
      return .some(value as? K.Value)
    }
  }
  extension PreferenceChangeModifier: ModifierRuntime, PreferenceNode where Key.Value: Equatable {
    func build(_ node: Node, _ content: any View) {
      node.preferences = self
      node.group([node.child("content", content)])
    }
    func tell(_ node: Node) {
      let value = node.gathered(Key.self) ?? Key.defaultValue
      if let old = node.memory as? Key.Value, old == value { return }
      node.memory = value
      node.graph.later { action(value) }
    }
  }

  final class AnchorElement<A, Key: PreferenceKey>: ModifierElement<AnchorModifier<A, Key>> {}
  extension AnchorModifier: ModifierRuntime, PreferenceNode {
    func build(_ node: Node, _ content: any View) {
      node.preferences = self
      node.wrap(node.child("content", content), in: AnchorElement<A, Key>.self) {
        $0.modifier = self
      }
    }
    func value<K: PreferenceKey>(_ key: K.Type, of node: Node) -> K.Value?? {
      guard K.self == Key.self, let element = node.elements.first else { return nil }
      let anchor = Anchor<A> { reader in
        source.resolve(MainActor.assumeIsolated { element.geometry }, reader)
      }
      return .some(transform(anchor) as? K.Value)
    }
  }

  /// Lays out what tells first, and then makes the layer from what it told.
  final class PreferenceLayerElement<Key: PreferenceKey, Layer: View>: UnaryElement {
    var modifier: PreferenceLayerModifier<Key, Layer>!
    var content: Node!
    private var layer: Node?
    override var children: [Element] {
      let layers = layer?.elements ?? []
      return [child] + layers
    }
    override func layOutChildren() {
      super.layOutChildren()
      let value = content.preference(Key.self) ?? Key.defaultValue
      let view = node.reading { modifier.content(value) }
      layer = node.setChild("layer", ZStack { view })
      for element in layer?.elements ?? [] {
        place(element, aligned: .center, Proposal(size))
      }
    }
  }
  extension PreferenceLayerModifier: ModifierRuntime {
    func build(_ node: Node, _ content: any View) {
      let inner = node.child("content", content)
      node.keepChildren()
      node.wrap(inner, in: PreferenceLayerElement<Key, Layer>.self) {
        $0.modifier = self
        $0.content = inner
      }
    }
  }
#endif
