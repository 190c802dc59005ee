#if os(Linux)
  /// A view the framework itself shows: it gives its node children and elements.
  @MainActor protocol Primitive {
    func build(_ node: Node)
  }

  /// A view's place in the tree, which keeps what the view's values do not carry.
  @MainActor final class Node: Reader {
    unowned let graph: Graph
    private(set) weak var parent: Node?
    let depth: Int
    private let key: AnyHashable
    private(set) var view: any View
    let environment: EnvironmentBox
    private(set) var children: [AnyHashable: Node] = [:]
    private(set) var order: [Node] = []
    private(set) var isMounted = true
    /// What a modifier keeps from one value of it to the next.
    var memory: Any?
    /// Runs when the place goes.
    var onRemove: (() -> Void)?
    var preferences: (any PreferenceNode)? {
      didSet { hold(.preferences) }
    }
    private(set) var holds: Holds = []
    private var changed = -1

    private var slots: [Int: Slot] = [:]
    private var previous: [AnyHashable: Node] = [:]
    private var outcome = Outcome.group([])
    private var wrappers: [ObjectIdentifier: Element] = [:]
    private var items: [Element] = []
    private var itemsVersion = -1

    private enum Outcome {
      case group([Node])
      case element(Element)
      case wrap(Node, make: () -> Element, configure: (Element, Element) -> Void)
    }

    init(
      _ view: any View, key: AnyHashable = 0, environment: EnvironmentValues, parent: Node?,
      graph: Graph
    ) {
      self.key = key
      self.view = view
      self.environment = EnvironmentBox(environment)
      self.parent = parent
      self.graph = graph
      depth = (parent?.depth ?? -1) + 1
    }

    var values: EnvironmentValues { environment.values }

    nonisolated func sourceChanged() {
      MainActor.assumeIsolated { if isMounted { graph.invalidate(self) } }
    }

    func slot(_ key: Int) -> Slot {
      if let slot = slots[key] { return slot }
      let slot = Slot(environment: environment, reader: self)
      slots[key] = slot
      return slot
    }

    // MARK: Building

    /// Evaluates the view; children that it does not ask for again go.
    ///
    /// - Parameter isChange: Whether anything that was found out about it may be other by this.
    func evaluate(isChange: Bool = true) {
      graph.settled(self)
      if isChange { change() }
      defer { if isChange { change() } }
      previous = children
      children = [:]
      order = []
      func run<V: View>(_ view: V) {
        if let primitive = view as? any Primitive { return primitive.build(self) }
        if let hosted = view as? any UIViewRepresentable { return hosted.buildRepresentable(self) }
        var linked = view
        Fields.link(&linked, to: self)
        graph.count(V.self)
        let body = reading { linked.body }
        group([child("body", body)])
      }
      run(view)
      for node in previous.values { node.remove() }
      previous = [:]
    }

    /// Whatever is read inside evaluates this node again when it changes.
    func reading<Result>(_ body: () -> Result) -> Result {
      let outer = Source.reader
      Source.reader = self
      defer { Source.reader = outer }
      return body()
    }

    @discardableResult
    func child(_ key: AnyHashable, _ view: any View, in environment: EnvironmentValues? = nil)
      -> Node
    {
      let environment = environment ?? values
      if let old = previous.removeValue(forKey: key) {
        if type(of: old.view) == type(of: view) {
          children[key] = old
          order.append(old)
          old.update(view, environment)
          return old
        }
        old.remove()
      }
      let new = Node(view, key: key, environment: environment, parent: self, graph: graph)
      children[key] = new
      order.append(new)
      new.evaluate()
      return new
    }

    /// Sets one child outside `evaluate()`, as what is made during layout is.
    func setChild(_ key: AnyHashable, _ view: any View) -> Node {
      previous = children
      let before = order
      let node = child(key, view)
      for (other, kept) in previous { children[other] = kept }
      previous = [:]
      order = before.filter { $0 !== node && $0.isMounted } + [node]
      return node
    }

    /// Leaves the children that layout made where they are.
    func keepChildren() {
      for (key, node) in previous where children[key] == nil {
        children[key] = node
        order.append(node)
      }
      previous = [:]
    }

    private func update(_ view: any View, _ environment: EnvironmentValues) {
      let isSame = Fields.areSameViews(self.view, view)
      self.view = view
      surround(with: environment, isSame: isSame)
    }

    /// Takes what is around it, and evaluates it if that matters to it or it is another view.
    private func surround(with environment: EnvironmentValues, isSame: Bool = true) {
      let old = values
      let hasRead = self.environment.take(environment)
      let isOther = old.token !== environment.token
      let isDrawn = old.drawnToken !== environment.drawnToken
      if !isSame || hasRead || graph.isDirty(self) || (isDrawn && kind != .own)
        || (isOther && kind == .representable)
      {
        evaluate()
      } else if isOther, kind == .surrounding {
        evaluate(isChange: false)
      } else if isOther {
        for child in order { child.surround(with: environment) }
      }
    }

    /// Whose view it is, by which it depends on what is around it.
    private enum Kind {
      /// It depends on what it reads.
      case own
      case framework
      /// It gives all of it on, changed.
      case surrounding
      case representable
    }
    private lazy var kind: Kind = {
      if (type(of: view) as? any Surrounding.Type)?.isSurrounding == true { return .surrounding }
      if view is any Primitive { return .framework }
      return view is any UIViewRepresentable ? .representable : .own
    }()

    func replace(_ view: any View, _ environment: EnvironmentValues) { update(view, environment) }

    func remove() {
      guard isMounted else { return }
      isMounted = false
      graph.settled(self)
      for child in order { child.remove() }
      for slot in slots.values { slot.end?() }
      slots = [:]
      // Elements hold their nodes.
      outcome = .group([])
      wrappers = [:]
      items = []
      onRemove?()
    }

    /// The identity that the nearest `ForEach` inside a node gives, which stands for a tag.
    func identity(inside outer: Node) -> AnyHashable? {
      var at = self
      while let parent = at.parent, at !== outer {
        if parent.view is any Repeating { return at.key }
        at = parent
      }
      return nil
    }

    // MARK: What has changed

    /// When it, or anything inside, was evaluated last: what was found out since then still holds.
    var version: Int { holds.contains(.volatile) ? max(changed, graph.pass) : changed }

    /// Whatever was found out about it, and what is around it, holds no longer.
    func change() {
      let version = graph.nextVersion()
      var at: Node? = self
      while let node = at, node.changed != version {
        node.changed = version
        at = node.parent
      }
    }

    /// Likewise of all that is inside.
    func changeAll() {
      change()
      for child in order { child.changeAll() }
    }

    /// What is somewhere inside, or was.
    struct Holds: OptionSet {
      let rawValue: Int
      /// What depends on more than on what is evaluated, and is laid out in every pass.
      static let volatile = Holds(rawValue: 1)
      static let presence = Holds(rawValue: 2)
      static let preferences = Holds(rawValue: 4)
    }
    func hold(_ what: Holds) {
      var at: Node? = self
      while let node = at, !node.holds.isSuperset(of: what) {
        node.holds.formUnion(what)
        at = node.parent
      }
    }

    // MARK: What it shows

    func group(_ nodes: [Node]) { outcome = .group(nodes) }

    /// Shows one element, made once.
    func element<E: Element>(_ make: (Node) -> E) -> E {
      if case .element(let old) = outcome, let old = old as? E { return old }
      let new = make(self)
      outcome = .element(new)
      return new
    }

    /// Puts each element of a child into one of its own.
    func wrap<E: UnaryElement>(
      _ content: Node, in type: E.Type, _ configure: @escaping (E) -> Void = { _ in }
    ) {
      outcome = .wrap(
        content, make: { E(self) },
        configure: { wrapper, element in
          let wrapper = wrapper as! E
          wrapper.child = element
          configure(wrapper)
        })
    }

    /// The elements shown.
    var elements: [Element] {
      if itemsVersion == changed { return items }
      graph.see()
      switch outcome {
      case .group(let nodes): items = nodes.flatMap(\.elements)
      case .element(let element): items = [element]
      case .wrap(let content, let make, let configure):
        var kept: [ObjectIdentifier: Element] = [:]
        items = content.elements.map { element in
          let id = ObjectIdentifier(element)
          let wrapper = wrappers[id] ?? make()
          kept[id] = wrapper
          configure(wrapper, element)
          return wrapper
        }
        wrappers = kept
      }
      itemsVersion = changed
      return items
    }
  }
#endif
