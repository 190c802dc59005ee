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

    private var candidates: [Element] {
      var all: [Element] = []
      graph.rootElement.eachShown {
        if let element = $0 as? FocusableElement, element.modifier.isFocusable { all.append($0) }
      }
      return all
    }

    var count: Int { candidates.count }
    var hasFocus: Bool { focused != nil }

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
        if let binding = here as? FocusedElement { return binding.modifier.set(isFocused) }
        at = here.parent
      }
    }

    /// A remote's click is a press on what has the focus and on what is around it.
    func click() {
      defer { graph.flush() }
      var at = focused
      while let here = at {
        if let element = here as? GestureElement {
          for recipe in element.modifier.recipes() {
            switch recipe.kind {
            case .longPress, .tap:
              for action in recipe.onEnded { action(()) }
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
