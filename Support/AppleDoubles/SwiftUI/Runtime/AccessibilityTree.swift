#if os(Linux)
  /// Test control: an element that assistive technology finds.
  @MainActor public final class AccessibilityElement {
    public fileprivate(set) var label: String?
    public fileprivate(set) var value: String?
    public fileprivate(set) var hint: String?
    public fileprivate(set) var identifier: String?
    public fileprivate(set) var traits: AccessibilityTraits = []
    public fileprivate(set) var frame = CGRect.zero
    public fileprivate(set) var children: [AccessibilityElement] = []
    fileprivate var adjust: ((AccessibilityAdjustmentDirection) -> Void)?
    fileprivate var scroll: ((Edge) -> Void)?
    fileprivate var actions: [(name: String, handler: () -> Void)] = []
    fileprivate var isContainer = false
    fileprivate let graph: Graph

    fileprivate init(_ element: Element) {
      graph = element.node.graph
      frame = element.quad.bounds
    }

    public var isAdjustable: Bool { adjust != nil }
    public var isScrollable: Bool { scroll != nil }
    /// The names of the actions; the one of a double tap has none.
    public var actionNames: [String] { actions.map(\.name) }
    public func increment() { tell { adjust?(.increment) } }
    public func decrement() { tell { adjust?(.decrement) } }
    public func scroll(to edge: Edge) { tell { scroll?(edge) } }
    /// Performs an action. What has none of its own for a double tap is tapped in its middle.
    public func perform(_ name: String = "") {
      if let action = actions.first(where: { $0.name == name }) {
        tell(action.handler)
      } else if name.isEmpty {
        Touch(graph, at: CGPoint(x: frame.midX, y: frame.midY)).lift()
      }
    }
    private func tell(_ body: () -> Void) {
      body()
      graph.flush()
    }

    fileprivate func apply(_ modifier: AccessibilityModifier) {
      if let new = modifier.label { label = new }
      if let new = modifier.value { value = new }
      if let new = modifier.hint { hint = new }
      if let new = modifier.identifier { identifier = new }
      traits.formUnion(modifier.traits)
      if let new = modifier.adjust { adjust = new }
      if let new = modifier.scroll { scroll = new }
      // What is said around stands in place of what is inside.
      let names = modifier.actions.map(\.name)
      actions.removeAll { names.contains($0.name) }
      actions += modifier.actions
    }
  }

  final class AccessibilityModifierElement: ModifierElement<AccessibilityModifier> {}
  extension AccessibilityModifier: ElementModifier { typealias E = AccessibilityModifierElement }
  extension AccessibilityModifier {
    fileprivate var saysSomething: Bool {
      label != nil || value != nil || adjust != nil || scroll != nil || !actions.isEmpty
        || traits != []
    }
  }

  extension Element {
    /// The elements in the order of reading.
    var accessibilityElements: [AccessibilityElement] {
      guard opacity > 0 else { return [] }
      if let modified = self as? AccessibilityModifierElement { return modified.gathered }
      let inner = children.flatMap(\.accessibilityElements)
      if self is ButtonElement {
        let element = AccessibilityElement(self)
        element.label = inner.compactMap(\.label).joined(separator: ", ")
        element.traits = .isButton
        let action = (self as! ButtonElement).action!
        element.actions = [("", { action() })]
        return [element]
      }
      switch drawing {
      case .text:
        let element = AccessibilityElement(self)
        element.label = name
        element.traits = .isStaticText
        return [element]
      case .image, .path:
        guard let name, self is ImageElement else { return inner }
        let element = AccessibilityElement(self)
        element.label = name
        element.traits = .isImage
        return [element]
      case .view, nil: return inner
      }
    }
  }

  extension AccessibilityModifierElement {
    fileprivate var gathered: [AccessibilityElement] {
      let modifier = modifier!
      if modifier.isHidden == true { return [] }
      let inner = child.accessibilityElements
      let own = AccessibilityElement(self)
      switch modifier.children {
      case .ignore?:
        own.apply(modifier)
        return [own]
      case .combine?:
        // A single element stays the one it is.
        if inner.count == 1 {
          inner[0].apply(modifier)
          return inner
        }
        own.label = inner.compactMap(\.label).joined(separator: ", ")
        for element in inner {
          own.traits.formUnion(element.traits)
          // Of several things that a double tap could do each is an action of its name.
          own.actions += element.actions.compactMap { action in
            action.name.isEmpty ? element.label.map { ($0, action.handler) } : action
          }
        }
        own.apply(modifier)
        return [own]
      case .contain?:
        own.isContainer = true
        own.children = inner
        own.apply(modifier)
        return [own]
      default:
        if inner.isEmpty {
          guard modifier.saysSomething else { return [] }
          own.apply(modifier)
          return [own]
        }
        for element in inner { element.apply(modifier) }
        return inner
      }
    }
  }
#endif
