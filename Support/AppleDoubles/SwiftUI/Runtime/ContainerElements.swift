#if os(Linux)
  /// A plain scroll view: what a test scrolls, or a finger.
  final class ScrollElement: Element {
    var axes: Axis.Set = .vertical
    var content: Node!
    var offset = CGPoint.zero {
      didSet {
        guard offset != oldValue else { return }
        node.change()
        node.graph.setNeedsPass()
      }
    }
    /// A list's rows have room around them.
    var inset: CGFloat = 0
    private var across: Bool { axes.contains(.horizontal) }
    private var down: Bool { axes.contains(.vertical) }
    override var children: [Element] { content.elements }

    private func inner(_ proposal: Proposal) -> Proposal {
      Proposal(
        width: across ? nil : proposal.width.map { max($0 - 2 * inset, 0) },
        height: down ? nil : proposal.height)
    }
    private var contentSize: CGSize {
      content.elements.first?.sizeThatFits(inner(proposal)) ?? .zero
    }
    override func measure(_ proposal: Proposal) -> CGSize {
      let size = content.elements.first?.sizeThatFits(inner(proposal)) ?? .zero
      return CGSize(
        width: across || inset > 0 ? proposal.width ?? size.width : size.width,
        height: down || inset > 0 ? proposal.height ?? size.height : size.height)
    }
    override func layOutChildren() {
      for element in content.elements {
        place(element, x: inset - offset.x, y: -offset.y, inner(proposal))
      }
    }
    override var clip: Path? { Path(CGRect(origin: .zero, size: size)) }

    func scroll(by x: CGFloat, _ y: CGFloat) {
      let most = CGPoint(
        x: max(contentSize.width - size.width, 0), y: max(contentSize.height - size.height, 0))
      offset = CGPoint(
        x: across ? min(max(offset.x + x, 0), most.x) : 0,
        y: down ? min(max(offset.y + y, 0), most.y) : 0)
    }
  }
  extension ScrollView: Primitive {
    func build(_ node: Node) {
      let element = node.element(ScrollElement.init)
      element.axes = axes
      // Several views in a scroll view stand in a stack.
      element.content = node.child(
        "content",
        axes == .horizontal
          ? AnyView(HStack(spacing: nil) { content }) : AnyView(VStack(spacing: nil) { content }))
    }
  }
  extension List: Primitive {
    func build(_ node: Node) {
      let element = node.element(ScrollElement.init)
      element.inset = 20
      element.content = node.child(
        "content", LazyVStack(alignment: .leading, spacing: 0) { content })
    }
  }

  /// Shows one of its views over all it is proposed.
  final class TabElement: Element {
    var selection: AnyHashable?
    var content: Node!
    override var children: [Element] {
      let all = content.elements
      let chosen = all.first { $0.trait(.tag) as? AnyHashable == selection }
      return (chosen ?? all.first).map { [$0] } ?? []
    }
    override func measure(_ proposal: Proposal) -> CGSize {
      CGSize(width: proposal.width ?? 10, height: proposal.height ?? 10)
    }
    override func layOutChildren() {
      // Views behind other tabs are kept, and are up to date when they come back.
      for element in content.elements { place(element, aligned: .center, Proposal(size)) }
    }
  }
  extension TabView: Primitive {
    func build(_ node: Node) {
      let element = node.element(TabElement.init)
      element.selection = node.reading { selection.map { AnyHashable($0.wrappedValue) } }
      element.content = node.child("content", content)
    }
  }

  final class VisibilityElement: ModifierElement<VisibilityModifier> {
    private var isVisible: Bool?
    override var isVolatile: Bool { true }
    override func layOutChildren() {
      super.layOutChildren()
      var frame = quad.bounds
      let whole = frame.width * frame.height
      if let window = around({ $0 is ScrollElement })?.quad.bounds {
        let x = max(min(frame.maxX, window.maxX) - max(frame.minX, window.minX), 0)
        let y = max(min(frame.maxY, window.maxY) - max(frame.minY, window.minY), 0)
        frame.size = CGSize(width: x, height: y)
      }
      let now = whole > 0 && frame.width * frame.height / whole >= modifier.threshold
      guard now != isVisible else { return }
      isVisible = now
      let action = modifier.action
      node.graph.later { action(now) }
    }
  }
  extension VisibilityModifier: ElementModifier { typealias E = VisibilityElement }
#endif
