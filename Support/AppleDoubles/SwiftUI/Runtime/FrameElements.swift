#if os(Linux)
  final class FrameElement: ModifierElement<FrameModifier> {
    private func inner(_ proposal: Proposal) -> Proposal {
      Proposal(
        width: modifier.width ?? proposal.width, height: modifier.height ?? proposal.height)
    }
    override func measure(_ proposal: Proposal) -> CGSize {
      let size = child.sizeThatFits(inner(proposal))
      return CGSize(
        width: modifier.width ?? size.width, height: modifier.height ?? size.height)
    }
    override func layOutChildren() { place(child, aligned: modifier.alignment, inner(proposal)) }
    override func guides(_ dimensions: ViewDimensions) -> [Guide: CGFloat] { [:] }
  }
  extension FrameModifier: ElementModifier { typealias E = FrameElement }

  extension Element {
    /// Places a child so that its guides lie on this element's.
    func place(_ child: Element, aligned alignment: Alignment, _ proposal: Proposal) {
      var outer = ViewDimensions(width: size.width, height: size.height)
      outer.explicit = guides(outer)
      let inner = child.dimensions(proposal)
      place(
        child, x: outer[alignment.horizontal] - inner[alignment.horizontal],
        y: outer[alignment.vertical] - inner[alignment.vertical], proposal)
    }
  }

  final class FlexibleFrameElement: ModifierElement<FlexibleFrameModifier> {
    private func inner(_ proposal: Proposal) -> Proposal {
      func limited(_ length: CGFloat?, _ ideal: CGFloat?, _ least: CGFloat?, _ most: CGFloat?)
        -> CGFloat?
      {
        guard let length = length ?? ideal else { return nil }
        return max(min(length, most ?? .infinity), least ?? -.infinity)
      }
      return Proposal(
        width: limited(
          proposal.width, modifier.idealWidth, modifier.minWidth, modifier.maxWidth),
        height: limited(
          proposal.height, modifier.idealHeight, modifier.minHeight, modifier.maxHeight))
    }
    override func measure(_ proposal: Proposal) -> CGSize {
      let inner = inner(proposal)
      let size = child.sizeThatFits(inner)
      // With a limit the frame takes what it is proposed up to there; without, what the view takes.
      func own(_ child: CGFloat, _ proposed: CGFloat?, _ least: CGFloat?, _ most: CGFloat?)
        -> CGFloat
      {
        var length = child
        if let least { length = max(least, min(length, proposed ?? length)) }
        if let most { length = min(most, max(length, proposed ?? length)) }
        return length
      }
      return CGSize(
        width: own(size.width, inner.width, modifier.minWidth, modifier.maxWidth),
        height: own(size.height, inner.height, modifier.minHeight, modifier.maxHeight))
    }
    override func layOutChildren() {
      place(child, aligned: modifier.alignment, inner(proposal))
    }
    override func guides(_ dimensions: ViewDimensions) -> [Guide: CGFloat] { [:] }
  }
  extension FlexibleFrameModifier: ElementModifier { typealias E = FlexibleFrameElement }

  final class PaddingElement: ModifierElement<PaddingModifier> {
    private var insets: EdgeInsets { modifier.insets }
    private func inner(_ proposal: Proposal) -> Proposal {
      Proposal(
        width: proposal.width.map { max($0 - insets.leading - insets.trailing, 0) },
        height: proposal.height.map { max($0 - insets.top - insets.bottom, 0) })
    }
    override func measure(_ proposal: Proposal) -> CGSize {
      let size = child.sizeThatFits(inner(proposal))
      return CGSize(
        width: max(size.width + insets.leading + insets.trailing, 0),
        height: max(size.height + insets.top + insets.bottom, 0))
    }
    override func layOutChildren() {
      place(child, x: insets.leading, y: insets.top, inner(proposal))
    }
    override func guides(_ dimensions: ViewDimensions) -> [Guide: CGFloat] {
      child.dimensions(inner(proposal)).explicit.reduce(into: [:]) {
        let isAcross = Guide.isHorizontal($1.key)
        $0[$1.key] = $1.value + (isAcross ? insets.leading : insets.top)
      }
    }
  }
  extension PaddingModifier: ElementModifier { typealias E = PaddingElement }

  extension Guide {
    static func isHorizontal(_ guide: Guide) -> Bool {
      let across: [any AlignmentID.Type] = [
        Guides.Leading.self, Guides.MiddleX.self, Guides.Trailing.self,
      ]
      return across.contains { Guide(id: $0) == guide }
    }
  }

  final class FixedSizeElement: ModifierElement<FixedSizeModifier> {
    private func inner(_ proposal: Proposal) -> Proposal {
      Proposal(
        width: modifier.horizontal ? nil : proposal.width,
        height: modifier.vertical ? nil : proposal.height)
    }
    override func measure(_ proposal: Proposal) -> CGSize { child.sizeThatFits(inner(proposal)) }
    override func layOutChildren() { place(child, x: 0, y: 0, inner(proposal)) }
  }
  extension FixedSizeModifier: ElementModifier { typealias E = FixedSizeElement }

  final class AspectRatioElement: ModifierElement<AspectRatioModifier> {
    private func inner(_ proposal: Proposal) -> Proposal {
      let ideal = child.sizeThatFits(.unspecified)
      let ratio = modifier.ratio ?? (ideal.height > 0 ? ideal.width / ideal.height : 1)
      guard ratio > 0 else { return proposal }
      switch (proposal.width, proposal.height) {
      case (nil, nil): return Proposal(width: ideal.width, height: ideal.width / ratio)
      case (let width?, nil): return Proposal(width: width, height: width / ratio)
      case (nil, let height?): return Proposal(width: height * ratio, height: height)
      case (let width?, let height?):
        let isWide = width / ratio <= height
        return isWide == (modifier.contentMode == .fit)
          ? Proposal(width: width, height: width / ratio)
          : Proposal(width: height * ratio, height: height)
      }
    }
    override func measure(_ proposal: Proposal) -> CGSize { child.sizeThatFits(inner(proposal)) }
    override func layOutChildren() { place(child, x: 0, y: 0, inner(proposal)) }
  }
  extension AspectRatioModifier: ElementModifier { typealias E = AspectRatioElement }

  final class PositionElement: ModifierElement<PositionModifier> {
    override func measure(_ proposal: Proposal) -> CGSize {
      let size = child.sizeThatFits(proposal)
      return CGSize(width: proposal.width ?? size.width, height: proposal.height ?? size.height)
    }
    override func layOutChildren() {
      let own = child.sizeThatFits(proposal)
      place(
        child, x: modifier.position.x - own.width / 2, y: modifier.position.y - own.height / 2,
        proposal)
    }
  }
  extension PositionModifier: ElementModifier { typealias E = PositionElement }

  final class OffsetElement: ModifierElement<OffsetModifier> {
    override func layOutChildren() {
      place(child, x: modifier.offset.width, y: modifier.offset.height, proposal)
    }
  }
  extension OffsetModifier: ElementModifier { typealias E = OffsetElement }

  final class GuideElement: ModifierElement<GuideModifier> {
    override func guides(_ dimensions: ViewDimensions) -> [Guide: CGFloat] {
      var guides = super.guides(dimensions)
      var inner = dimensions
      inner.explicit = guides
      guides[modifier.guide] = modifier.value(inner)
      return guides
    }
  }
  extension GuideModifier: ElementModifier { typealias E = GuideElement }

  // MARK: Traits

  /// A modifier that says something of its view to what holds it.
  protocol TraitModifier: ElementModifier {
    var trait: (key: TraitKey, value: Any) { get }
  }
  final class TraitElement<M: TraitModifier>: ModifierElement<M> {
    override func trait(_ key: TraitKey) -> Any? {
      modifier.trait.key == key ? modifier.trait.value : child.trait(key)
    }
  }
  extension PriorityModifier: TraitModifier {
    typealias E = TraitElement<Self>
    var trait: (key: TraitKey, value: Any) { (.priority, priority) }
  }
  extension ZIndexModifier: TraitModifier {
    typealias E = TraitElement<Self>
    var trait: (key: TraitKey, value: Any) { (.zIndex, zIndex) }
  }
  extension TagModifier: TraitModifier {
    typealias E = TraitElement<Self>
    var trait: (key: TraitKey, value: Any) { (.tag, tag) }
  }
  extension LayoutValueModifier: TraitModifier {
    typealias E = TraitElement<Self>
    var trait: (key: TraitKey, value: Any) { (.layout(key), value) }
  }

  // MARK: Over and under

  final class LayerElement<Layer: View>: ModifierElement<LayerModifier<Layer>> {
    var layer: Node!
    override var children: [Element] {
      modifier.isOver ? [child] + layer.elements : layer.elements + [child]
    }
    override func layOutChildren() {
      super.layOutChildren()
      for element in layer.elements {
        place(element, aligned: modifier.alignment, Proposal(size))
      }
    }
  }
  extension LayerModifier: ModifierRuntime {
    func build(_ node: Node, _ content: any View) {
      let inner = node.child("content", content)
      let layer = node.child("layer", layer)
      node.wrap(inner, in: LayerElement<Layer>.self) {
        $0.modifier = self
        $0.layer = layer
      }
    }
  }
#endif
