#if os(Linux)
  // Views that only group others.

  extension EmptyView: Primitive {
    func build(_ node: Node) { node.group([]) }
  }
  extension Optional: Primitive where Wrapped: View {
    func build(_ node: Node) { node.group(map { [node.child("some", $0)] } ?? []) }
  }
  extension TupleView: Primitive {
    func build(_ node: Node) {
      let views = Mirror(reflecting: value).children.compactMap { $0.value as? any View }
      node.group(views.enumerated().map { node.child($0.offset, $0.element) })
    }
  }
  extension _ConditionalContent: Primitive {
    func build(_ node: Node) {
      switch storage {
      case .first(let view): node.group([node.child(true, view as! any View)])
      case .second(let view): node.group([node.child(false, view as! any View)])
      }
    }
  }
  extension Group: Primitive {
    func build(_ node: Node) { node.group([node.child("content", content as! any View)]) }
  }
  extension AnyView: Primitive {
    func build(_ node: Node) { node.group([node.child("content", erased.view)]) }
  }
  extension EquatableView: Primitive {
    func build(_ node: Node) { node.group([node.child("content", content)]) }
  }
  protocol Repeating {}
  extension ForEach: Repeating {}
  extension ForEach: Primitive {
    func build(_ node: Node) {
      var seen: Set<ID> = []
      node.group(
        data.compactMap { element in
          let key = id(element)
          guard seen.insert(key).inserted else { return nil }
          let view = node.reading { content(element) }
          return node.child(AnyHashable(key), view as! any View)
        })
    }
  }
  extension IdentityModifier: ModifierRuntime {
    func build(_ node: Node, _ content: any View) { node.group([node.child(id, content)]) }
  }
  extension EnvironmentModifier: SurroundingModifier {
    func build(_ node: Node, _ content: any View) {
      var values = node.values
      change(&values)
      // The same values as before are the same object, so that nobody is told of a change.
      if let kept = node.memory as? EnvironmentValues { values.keepTokens(of: kept) }
      node.memory = values
      node.group([node.child("content", content, in: values)])
    }
  }
  extension ForegroundModifier: SurroundingModifier {
    func build(_ node: Node, _ content: any View) {
      EnvironmentModifier { $0.foreground = fill }.build(node, content)
    }
  }
  extension EnvironmentValues {
    var foreground: AnyFill? {
      get { self[Keys.Foreground.self] }
      set { self[Keys.Foreground.self] = newValue }
    }
  }

  extension ModifiedContent: Primitive {
    func build(_ node: Node) {
      let content = content as! any View
      func run<M: ViewModifier>(_ modifier: M) {
        var linked = modifier
        Fields.link(&linked, to: node)
        node.graph.count(M.self)
        let content = _ViewModifier_Content<M>(erased: Erased(view: content))
        let body = node.reading { linked.body(content: content) }
        node.group([node.child("body", body)])
      }
      let opened: any ViewModifier = modifier as! any ViewModifier
      run(opened)
    }
  }
  extension _ViewModifier_Content: Primitive {
    func build(_ node: Node) { node.group([node.child("content", erased.view)]) }
  }

  // MARK: Events

  final class AppearElement: ModifierElement<AppearModifier>, Presence {
    func appear() { modifier.action?() }
    func disappear() {}
  }
  extension AppearModifier: ElementModifier { typealias E = AppearElement }
  final class DisappearElement: ModifierElement<DisappearModifier>, Presence {
    func appear() {}
    func disappear() { modifier.action?() }
  }
  extension DisappearModifier: ElementModifier { typealias E = DisappearElement }

  final class TaskElement: ModifierElement<TaskModifier>, Presence {
    private var task: Task<Void, Never>?
    func appear() {
      let action = modifier.action
      task = Task { await action() }
    }
    func disappear() { task?.cancel() }
  }
  extension TaskModifier: ElementModifier { typealias E = TaskElement }

  extension ChangeModifier: ModifierRuntime {
    func build(_ node: Node, _ content: any View) {
      if let old = node.memory as? V {
        if old != value { node.graph.later { action(old, value) } }
      } else if initial {
        node.graph.later { action(value, value) }
      }
      node.memory = value
      node.group([node.child("content", content)])
    }
  }

  extension TimelineView: Primitive {
    func build(_ node: Node) {
      let graph = node.graph
      let animation = schedule as? AnimationTimelineSchedule
      let isPaused = animation?.paused ?? true
      // Paused, it keeps the date of its last frame.
      let date = isPaused ? node.memory as? Date ?? graph.date : graph.date
      node.memory = date
      graph.setTimeline(node, interval: animation?.minimumInterval ?? 0, isPaused: isPaused)
      node.onRemove = { [unowned graph, unowned node] in graph.removeTimeline(node) }
      graph.count(Self.self)
      let context = TimelineViewDefaultContext(date: date, cadence: .live)
      let view = node.reading { content(context) }
      node.group([node.child("content", view as! any View)])
    }
  }
#endif
