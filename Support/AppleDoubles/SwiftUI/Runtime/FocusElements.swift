#if os(Linux)
  final class FocusableElement: ModifierElement<FocusableModifier> {}
  extension FocusableModifier: ElementModifier { typealias E = FocusableElement }
  final class FocusedElement: ModifierElement<FocusedModifier> {}
  extension FocusedModifier: ElementModifier { typealias E = FocusedElement }
  final class CommandElement: ModifierElement<CommandModifier> {}
  extension CommandModifier: ElementModifier { typealias E = CommandElement }

  /// Who has the keyboard, the remote or the crown.
  @MainActor final class FocusKeeper {
    private let graph: Graph
    private weak var focused: Element?
    init(_ graph: Graph) { self.graph = graph }

    /// Whether it is as on tvOS.
    var isEngine = false

    private var candidates: [Element] {
      var all: [Element] = []
      func find(_ element: Element) {
        // What is hidden is passed over, too.
        if element.opacity == 0 { return }
        let isFocusable =
          (element as? FocusableElement)?.modifier.isFocusable
          ?? (isEngine && element is ButtonElement)
        if isFocusable { all.append(element) }
        // What is inside something focusable is passed over.
        if isFocusable && isEngine { return }
        for child in element.children where element.shows(child) { find(child) }
      }
      find(graph.rootElement)
      return all
    }

    var count: Int { candidates.count }
    var hasFocus: Bool { focused != nil }
    var focusedIndex: Int? { candidates.firstIndex { $0 === focused } }

    /// Moves the focus to the nearest one that way.
    func move(_ direction: MoveCommandDirection) {
      guard let focused else { return }
      let from = focused.quad.bounds
      func way(_ to: CGRect) -> CGFloat {
        switch direction {
        case .left: from.minX - to.maxX
        case .right: to.minX - from.maxX
        case .up: from.minY - to.maxY
        case .down: to.minY - from.maxY
        }
      }
      let all = candidates
      let ways = all.map { way($0.quad.bounds) }
      let next = all.indices.filter { ways[$0] > -1 && all[$0] !== focused }
        .min { ways[$0] < ways[$1] }
      if let next { focus(next) }
    }

    /// Moves the focus to the one of that number, or away.
    func focus(_ index: Int?) {
      let next = index.flatMap { candidates.indices.contains($0) ? candidates[$0] : nil }
      if let focused { set(focused, false) }
      focused = next
      if let next { set(next, true) }
      graph.flush()
    }

    private func set(_ element: Element, _ isFocused: Bool) {
      // The binding stands around the focusable view, or in it.
      var at: Element? = element
      while let here = at {
        if let binding = here as? FocusedElement {
          binding.modifier.set(isFocused)
          asked.append((binding, element))
          return
        }
        at = here.parent
      }
    }
    /// Which bindings may ask for the focus, and whose they are.
    private var asked: [(binding: FocusedElement, element: Element)] = []

    /// Gives the focus to what asks for it by its binding.
    func takeAsked() {
      let asking = asked.last { $0.binding.modifier.get() && $0.element !== focused }
      asked = asked.filter { $0.element.node.isMounted }
      guard let asking, let index = candidates.firstIndex(where: { $0 === asking.element }) else {
        return
      }
      focus(index)
    }

    /// A remote's click is a press on what has the focus and on what is around it.
    func click() {
      defer { graph.flush() }
      var at = focused
      while let here = at {
        if let button = here as? ButtonElement {
          button.action()
          return
        }
        if let element = here as? GestureElement {
          for recipe in element.modifier.recipes()
          where element.modifier.mask.contains(.gesture) {
            switch recipe.kind {
            case .longPress, .tap:
              for action in recipe.onEnded { action(recipe.ends) }
              return
            default: break
            }
          }
        }
        at = here.parent
      }
    }

    /// Returns whether somebody took the command.
    func send(_ command: Command) -> Bool {
      guard let focused else { return false }
      defer { graph.flush() }
      // Commands may be asked for outside the focusable view or directly in it.
      var inner = (focused as? UnaryElement)?.child
      var chain: [Element] = []
      while let here = inner as? UnaryElement, !(here is FocusableElement) {
        chain.insert(here, at: 0)
        inner = here.child
      }
      var at: Element? = focused
      while let here = at {
        chain.append(here)
        at = here.parent
      }
      return chain.contains { ($0 as? CommandElement)?.modifier.action(command) ?? false }
    }
  }
#endif
