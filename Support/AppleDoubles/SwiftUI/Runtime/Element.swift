#if os(Linux)
  /// Something that has a size and a place, and perhaps something to draw.
  @MainActor class Element {
    let node: Node
    private(set) weak var parent: Element?
    /// In what the parent shows, as a person sees it.
    private(set) var origin = CGPoint.zero
    private(set) var size = CGSize.zero
    private(set) var proposal = Proposal.unspecified
    private var sizes: [Proposal: CGSize] = [:]
    private var sizesVersion = -1
    private var laid: Laid?
    private var isRecorded = false
    private var around: ProjectionTransform?
    /// Where it was in the pass before, how opaque, and whether at all.
    var lastQuad: Quad?
    var lastOpacity: Double?
    var wasThere = false

    /// What its children were laid out for.
    private struct Laid: Equatable {
      let version: Int
      let size: CGSize
      let proposal: Proposal
    }

    init(_ node: Node) {
      self.node = node
      if self is any Presence { node.hold(.presence) }
      if isVolatile { node.hold(.volatile) }
    }

    // MARK: What kinds of elements say

    /// What is laid out and drawn inside, from back to front.
    var children: [Element] { [] }
    func measure(_ proposal: Proposal) -> CGSize { .zero }
    /// Places the children; the size is known.
    func layOutChildren() {}
    /// The guides that are not where they are by default.
    func guides(_ dimensions: ViewDimensions) -> [Guide: CGFloat] { [:] }
    func trait(_ key: TraitKey) -> Any? { nil }
    /// From what it shows to its own coordinates, left to right.
    var effect: ProjectionTransform? { nil }
    /// Whether its effect has values that an animation can go through.
    var isAnimatable: Bool { true }
    var opacity: Double { 1 }
    var clip: Path? { nil }
    var mask: Element? { nil }
    /// Whether it is drawn apart from what is behind it.
    var isGroup: Bool { false }
    var blendMode: BlendMode { .normal }
    var drawing: Drawing? { nil }
    var isHittable: Bool { true }
    /// What is hit instead of what is drawn.
    var hitShape: Path? { nil }
    func transact(_ transaction: inout Transaction) {}
    /// What tests know it by; only of what is drawn.
    var name: String? { nil }
    /// Whether its size or its children depend on more than on what is evaluated.
    var isVolatile: Bool { false }
    /// Whether a child is in sight, as far as lazy containers know.
    func shows(_ child: Element) -> Bool { true }

    // MARK: Layout

    final func sizeThatFits(_ proposal: Proposal) -> CGSize {
      if sizesVersion == node.version, let size = sizes[proposal] { return size }
      let size = measure(proposal)
      if sizesVersion != node.version {
        sizes = [:]
        sizesVersion = node.version
      }
      sizes[proposal] = size
      node.graph.see()
      return size
    }

    final func dimensions(_ proposal: Proposal) -> ViewDimensions {
      let size = sizeThatFits(proposal)
      var dimensions = ViewDimensions(width: size.width, height: size.height)
      dimensions.explicit = guides(dimensions)
      return dimensions
    }

    /// Places a child by its top leading corner, of which a person who reads from right to left sees
    /// the mirror image.
    final func place(_ child: Element, x: CGFloat, y: CGFloat, _ proposal: Proposal) {
      if child.parent !== self { child.parent = self }
      child.proposal = proposal
      child.size = child.sizeThatFits(proposal)
      let x = isMirrored ? size.width - x - child.size.width : x
      child.origin = CGPoint(x: x, y: y)
      child.layOutIfNeeded()
    }

    /// Lays out the children again if anything has changed for them.
    private func layOutIfNeeded() {
      if laid == Laid(version: node.version, size: size, proposal: proposal) { return }
      isRecorded = false
      layOutChildren()
      laid = Laid(version: node.version, size: size, proposal: proposal)
      node.graph.see()
    }

    final func placeRoot(_ size: CGSize) {
      self.size = size
      isRecorded = false
      layOutChildren()
    }

    /// Returns whether nothing inside has been placed, and nothing around has moved, since this was
    /// asked last.
    final func isRecorded(in parent: ProjectionTransform) -> Bool {
      let transform = toAnimated.concatenating(parent)
      defer {
        isRecorded = true
        around = transform
      }
      return isRecorded && around == transform
    }

    var isMirrored: Bool { node.values.layoutDirection == .rightToLeft }

    // MARK: Places

    /// From what it shows to what its parent shows.
    var toParent: ProjectionTransform {
      var transform = ProjectionTransform.move(origin.x, origin.y)
      if let effect = ownEffect { transform = effect.concatenating(transform) }
      return transform
    }

    /// Likewise, as far as an animation shows it on its way.
    var toAnimated: ProjectionTransform {
      isAnimatable ? toParent : ProjectionTransform.move(origin.x, origin.y)
    }

    /// Its effect as a person sees it: mirrored for one who reads from right to left.
    var ownEffect: ProjectionTransform? {
      guard let effect else { return nil }
      guard isMirrored else { return effect }
      var flip = ProjectionTransform.move(size.width, 0)
      flip.m11 = -1
      return flip.concatenating(effect).concatenating(flip)
    }

    var toRoot: ProjectionTransform {
      var transform = toParent
      var at = parent
      while let here = at {
        transform = transform.concatenating(here.toParent)
        at = here.parent
      }
      return transform
    }

    /// Its four corners on the screen, from the top left one clockwise.
    var quad: Quad { quad(in: parent?.toRoot ?? ProjectionTransform()) }

    /// Where what its parent shows is on the screen being known.
    func quad(in parent: ProjectionTransform) -> Quad {
      // Its own effect moves what it shows, not itself.
      Quad(size, through: ProjectionTransform.move(origin.x, origin.y).concatenating(parent))
    }

    /// All that is in sight, as far as lazy containers know; of that what may hold something.
    final func eachShown(_ holds: Node.Holds = [], _ body: (Element) -> Void) {
      body(self)
      for child in children where child.node.holds.isSuperset(of: holds) && shows(child) {
        child.eachShown(holds, body)
      }
    }
  }

  enum TraitKey: Hashable {
    case priority, zIndex, tag
    case layout(ObjectIdentifier)
  }

  /// The corners of a rectangle after all effects.
  public struct Quad: Equatable, Sendable {
    public let corners: [CGPoint]
    init(_ size: CGSize, through transform: ProjectionTransform) {
      corners = [(0, 0), (size.width, 0), (size.width, size.height), (0, size.height)].map {
        transform(CGPoint(x: $0.0, y: $0.1))
      }
    }
    public var bounds: CGRect {
      let (xs, ys) = (corners.map(\.x), corners.map(\.y))
      return CGRect(
        x: xs.min()!, y: ys.min()!, width: xs.max()! - xs.min()!, height: ys.max()! - ys.min()!)
    }
  }

  /// What an element draws itself.
  enum Drawing {
    case text(TextLayout, CGPoint)
    case path(Path, AnyFill, lineWidth: CGFloat?, size: CGSize)
    case image(UIImage, CGRect)
    case view(UIView)
  }

  /// An element around one other.
  class UnaryElement: Element {
    var child: Element!
    required override init(_ node: Node) { super.init(node) }
    override var children: [Element] { [child] }
    override func measure(_ proposal: Proposal) -> CGSize { child.sizeThatFits(proposal) }
    override func layOutChildren() { place(child, x: 0, y: 0, proposal) }
    override func trait(_ key: TraitKey) -> Any? { child.trait(key) }
    override func guides(_ dimensions: ViewDimensions) -> [Guide: CGFloat] {
      child.dimensions(proposal).explicit
    }
  }

  /// One around another whose modifier says how.
  class ModifierElement<Modifier>: UnaryElement {
    var modifier: Modifier!
  }

  /// A modifier whose node puts each element into one of its own.
  @MainActor protocol ElementModifier: ModifierRuntime {
    associatedtype E: ModifierElement<Self>
  }
  @MainActor protocol ModifierRuntime {
    func build(_ node: Node, _ content: any View)
  }
  extension ElementModifier {
    func build(_ node: Node, _ content: any View) {
      node.wrap(node.child("content", content), in: E.self) { $0.modifier = self }
    }
  }
  /// A modifier that gives its content another environment, and is built anew for each it gets.
  @MainActor protocol SurroundingModifier: ModifierRuntime {}
  protocol Surrounding {
    static var isSurrounding: Bool { get }
  }
  extension Modified: Surrounding {
    static var isSurrounding: Bool { Modifier.self is any SurroundingModifier.Type }
  }
  extension Modified: Primitive {
    func build(_ node: Node) {
      guard let modifier = modifier as? any ModifierRuntime else {
        fatalError("the double does not run \(Modifier.self)")
      }
      modifier.build(node, content)
    }
  }

  /// The window: proposes its size, and centres what answers.
  final class RootElement: Element {
    override var children: [Element] { node.elements }
    func layOut() { placeRoot(node.graph.size) }
    override func layOutChildren() {
      for element in node.elements {
        let own = element.sizeThatFits(Proposal(size))
        place(
          element, x: (size.width - own.width) / 2, y: (size.height - own.height) / 2,
          Proposal(size))
      }
    }
  }
#endif
