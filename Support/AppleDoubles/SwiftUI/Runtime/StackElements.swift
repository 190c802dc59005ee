#if os(Linux)
  extension HStack: Primitive {
    func build(_ node: Node) {
      let element = node.element(StackElement.init)
      element.configure(.horizontal, alignment.guide, spacing, node.child("content", content))
    }
  }
  extension VStack: Primitive {
    func build(_ node: Node) {
      let element = node.element(StackElement.init)
      element.configure(.vertical, alignment.guide, spacing, node.child("content", content))
    }
  }
  extension LazyVStack: Primitive {
    func build(_ node: Node) {
      let element = node.element(StackElement.init)
      element.configure(.vertical, alignment.guide, spacing, node.child("content", content))
      element.isLazy = true
    }
  }

  final class StackElement: Element {
    private(set) var axis = Axis.horizontal
    private var guide = VerticalAlignment.center.guide
    private var spacing: CGFloat?
    private var content: Node!
    var isLazy = false

    func configure(_ axis: Axis, _ guide: Guide, _ spacing: CGFloat?, _ content: Node) {
      self.axis = axis
      self.guide = guide
      self.spacing = spacing
      self.content = content
    }

    override var children: [Element] { content.elements.byZIndex }

    private func main(_ size: CGSize) -> CGFloat { axis == .horizontal ? size.width : size.height }
    private func cross(_ dimensions: ViewDimensions) -> CGFloat {
      axis == .horizontal ? dimensions.height : dimensions.width
    }
    private func proposal(_ main: CGFloat?, _ cross: CGFloat?) -> Proposal {
      axis == .horizontal
        ? Proposal(width: main, height: cross) : Proposal(width: cross, height: main)
    }

    /// Between two neighbours; next to a spacer there is none unless asked for.
    private func gap(_ first: Element, _ second: Element) -> CGFloat {
      if let spacing { return spacing }
      return first is SpacerElement || second is SpacerElement ? 0 : 8
    }

    /// What each child is proposed: the least flexible first, each an equal part of what is left.
    private func proposals(_ outer: Proposal) -> [Proposal] {
      let elements = content.elements
      for element in elements { (element as? AxisElement)?.axis = axis }
      let cross = axis == .horizontal ? outer.height : outer.width
      guard let length = axis == .horizontal ? outer.width : outer.height, length.isFinite else {
        let length: CGFloat? = (axis == .horizontal ? outer.width : outer.height)
        return elements.map { _ in proposal(isLazy ? nil : length, cross) }
      }
      if isLazy { return elements.map { _ in proposal(nil, cross) } }
      let gaps = zip(elements, elements.dropFirst()).map { gap($0, $1) }.reduce(0, +)
      var left = length - gaps
      var result = Array(repeating: proposal(0, cross), count: elements.count)
      let least = elements.map { main($0.sizeThatFits(proposal(0, cross))) }
      let most = elements.map { main($0.sizeThatFits(proposal(.infinity, cross))) }
      let levels = Set(elements.map(\.priority)).sorted(by: >)
      for level in levels {
        var group = elements.indices.filter { elements[$0].priority == level }
        group.sort { (most[$0] - least[$0], $0) < (most[$1] - least[$1], $1) }
        let reserved = elements.indices.filter { elements[$0].priority < level }
          .map { least[$0] }.reduce(0, +)
        for (index, child) in group.enumerated() {
          let part = max((left - reserved) / CGFloat(group.count - index), 0)
          result[child] = proposal(part, cross)
          left -= main(elements[child].sizeThatFits(result[child]))
        }
      }
      return result
    }

    override func measure(_ outer: Proposal) -> CGSize {
      let elements = content.elements
      let dimensions = zip(elements, proposals(outer)).map { $0.dimensions($1) }
      let gaps = zip(elements, elements.dropFirst()).map { gap($0, $1) }.reduce(0, +)
      let length = dimensions.map { main(CGSize(width: $0.width, height: $0.height)) }
        .reduce(gaps, +)
      let before = dimensions.map { $0.value(guide) }.max() ?? 0
      let after = dimensions.map { cross($0) - $0.value(guide) }.max() ?? 0
      return axis == .horizontal
        ? CGSize(width: length, height: before + after)
        : CGSize(width: before + after, height: length)
    }

    override func layOutChildren() {
      let elements = content.elements
      let proposals = proposals(proposal)
      let dimensions = zip(elements, proposals).map { $0.dimensions($1) }
      let before = dimensions.map { $0.value(guide) }.max() ?? 0
      var at: CGFloat = 0
      for (index, element) in elements.enumerated() {
        let across = before - dimensions[index].value(guide)
        if axis == .horizontal {
          place(element, x: at, y: across, proposals[index])
        } else {
          place(element, x: across, y: at, proposals[index])
        }
        at += main(element.size)
        if index + 1 < elements.count { at += gap(element, elements[index + 1]) }
      }
    }

    override func shows(_ child: Element) -> Bool { !isLazy || child.isInScrollView }
  }

  extension ZStack: Primitive {
    func build(_ node: Node) {
      let element = node.element(OverlayStackElement.init)
      element.alignment = alignment
      element.content = node.child("content", content)
    }
  }

  final class OverlayStackElement: Element {
    var alignment = Alignment.center
    var content: Node!
    override var children: [Element] { content.elements.byZIndex }

    private func extent(_ proposal: Proposal) -> (before: CGPoint, size: CGSize) {
      let all = content.elements.map { $0.dimensions(proposal) }
      let left = all.map { $0[alignment.horizontal] }.max() ?? 0
      let right = all.map { $0.width - $0[alignment.horizontal] }.max() ?? 0
      let top = all.map { $0[alignment.vertical] }.max() ?? 0
      let bottom = all.map { $0.height - $0[alignment.vertical] }.max() ?? 0
      return (
        CGPoint(x: left, y: top), CGSize(width: left + right, height: top + bottom)
      )
    }
    override func measure(_ proposal: Proposal) -> CGSize { extent(proposal).size }
    override func layOutChildren() {
      let before = extent(proposal).before
      for element in content.elements {
        let dimensions = element.dimensions(proposal)
        place(
          element, x: before.x - dimensions[alignment.horizontal],
          y: before.y - dimensions[alignment.vertical], proposal)
      }
    }
  }

  extension [Element] {
    /// From back to front.
    @MainActor var byZIndex: [Element] {
      let levels = map { $0.trait(.zIndex) as? Double ?? 0 }
      guard levels.contains(where: { $0 != 0 }) else { return self }
      return indices.sorted { (levels[$0], $0) < (levels[$1], $1) }.map { self[$0] }
    }
  }

  extension Element {
    var priority: Double { trait(.priority) as? Double ?? 0 }

    /// Whether the nearest scroll view around shows something of it.
    var isInScrollView: Bool {
      var at = parent
      while let here = at, !(here is ScrollElement) { at = here.parent }
      guard let scroll = at else { return true }
      let frame = quad.bounds
      let window = scroll.quad.bounds
      return frame.maxY > window.minY && frame.minY < window.maxY
        && frame.maxX > window.minX && frame.minX < window.maxX
    }
  }

  /// What a stack tells its axis.
  class AxisElement: Element {
    var axis: Axis?
  }

  /// Takes what all others leave.
  final class SpacerElement: AxisElement {
    override func trait(_ key: TraitKey) -> Any? { key == .priority ? -Double.infinity : nil }
    var minimum: CGFloat = 8
    override func measure(_ proposal: Proposal) -> CGSize {
      let width = max(proposal.width ?? minimum, minimum)
      let height = max(proposal.height ?? minimum, minimum)
      return CGSize(
        width: axis == .vertical ? 0 : width, height: axis == .horizontal ? 0 : height)
    }
  }
  extension Spacer: Primitive {
    func build(_ node: Node) { node.element(SpacerElement.init).minimum = minLength ?? 8 }
  }

  final class DividerElement: AxisElement {
    override func measure(_ proposal: Proposal) -> CGSize {
      axis == .horizontal
        ? CGSize(width: 1, height: proposal.height ?? 10)
        : CGSize(width: proposal.width ?? 10, height: 1)
    }
    override var drawing: Drawing? {
      .path(
        Path(CGRect(origin: .zero, size: size)), .color(.secondary), lineWidth: nil, size: size)
    }
  }
  extension Divider: Primitive {
    func build(_ node: Node) { _ = node.element(DividerElement.init) }
  }
#endif
