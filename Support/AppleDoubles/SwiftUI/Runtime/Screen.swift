#if os(Linux)
  import CPangoCairo
  import UIKit

  /// Test control: a window that shows a view, on a clock that only the test moves.
  @MainActor public final class Screen {
    let graph: Graph
    private var environment: EnvironmentValues
    private var touches: [Weak] = []
    private var hovered: [HoverElement] = []
    /// Who has the keyboard, the remote or the crown.
    private let keeper: FocusKeeper
    public var framesPerSecond = 60.0

    private struct Weak {
      weak var touch: Touch?
    }

    public init<Root: View>(
      _ root: Root, size: CGSize = CGSize(width: 390, height: 200),
      environment change: (inout EnvironmentValues) -> Void = { _ in }
    ) {
      environment = EnvironmentValues()
      change(&environment)
      graph = Graph(root, size: size, environment: environment)
      keeper = FocusKeeper(graph)
      settle()
    }

    deinit {
      let graph = graph
      MainActor.assumeIsolated { graph.root.remove() }
    }

    public var now: Date { graph.date }

    // MARK: Changes

    /// The parent gives another value of the same view.
    public func update<Root: View>(_ root: Root) {
      graph.setRoot(root, environment: environment)
      settle()
    }
    public func remove() { update(EmptyView()) }
    public func resize(to size: CGSize) {
      graph.size = size
      graph.setNeedsPass()
      settle()
    }
    /// The person, the system or a parent changes the environment.
    public func change(_ change: (inout EnvironmentValues) -> Void) {
      change(&environment)
      graph.setEnvironment(environment)
      settle()
    }
    /// Evaluates and lays out what has changed.
    public func settle() { graph.flush() }

    /// Lays out all there is, changed or not; whoever sees a difference has found a fault of the double's.
    public func layOutAfresh() {
      graph.root.changeAll()
      graph.setNeedsPass()
      settle()
    }

    /// Lets time pass: timers fire, and frames are drawn while a timeline asks for them.
    public func advance(by seconds: TimeInterval) {
      let end = DoubleClock.now + seconds
      let interval = 1 / framesPerSecond
      while true {
        let timer = Timer.live.map(\.fireTime).min() ?? .infinity
        let next = (DoubleClock.now / interval + 1e-6).rounded(.down) * interval + interval
        let frame = graph.isTicking ? next : .infinity
        let at = min(timer, frame)
        guard at <= end + 1e-9 else { break }
        DoubleClock.advance(by: max(at - DoubleClock.now, 0))
        if frame <= timer { graph.tick() }
        passed()
      }
      DoubleClock.advance(by: max(end - DoubleClock.now, 0))
      passed()
    }
    private func passed() {
      for entry in touches { entry.touch?.timePassed() }
      settle()
    }

    // MARK: Input

    public func touch(at x: CGFloat, _ y: CGFloat) -> Touch {
      touches.removeAll { $0.touch == nil }
      let touch = Touch(graph, at: CGPoint(x: x, y: y))
      touches.append(Weak(touch: touch))
      return touch
    }
    public func tap(at x: CGFloat, _ y: CGFloat) { touch(at: x, y).lift() }
    /// A pointer moves there, or away.
    public func hover(at point: CGPoint?) {
      let now = (point.flatMap { graph.rootElement.hit($0) } ?? []).compactMap {
        $0 as? HoverElement
      }
      for element in hovered where !now.contains(where: { $0 === element }) {
        element.modifier.action(false)
      }
      for element in now where !hovered.contains(where: { $0 === element }) {
        element.modifier.action(true)
      }
      hovered = now
      settle()
    }
    /// Gives the focus to the first, or another, focusable view, or takes it away.
    public func focus(_ index: Int? = 0) { keeper.focus(index) }
    public var focusableCount: Int { keeper.count }
    /// Which of the focusable views has the focus.
    public var focusedIndex: Int? { keeper.focusedIndex }
    /// Whether the focus goes by a remote's directions, and to buttons too, as on tvOS.
    public var hasFocusEngine: Bool {
      get { keeper.isEngine }
      set { keeper.isEngine = newValue }
    }
    @discardableResult
    public func press(_ key: KeyEquivalent, _ modifiers: EventModifiers = []) -> Bool {
      keeper.send(.key(key.character, modifiers))
    }
    /// A focus engine tells of a direction, and moves the focus whether or not somebody used it.
    @discardableResult public func move(_ direction: MoveCommandDirection) -> Bool {
      defer {
        if keeper.isEngine {
          keeper.move(direction)
          keeper.takeAsked()
        }
      }
      return keeper.send(.move(direction))
    }
    @discardableResult public func playPause() -> Bool { keeper.send(.playPause) }
    @discardableResult public func turnCrown(by amount: Double) -> Bool {
      keeper.send(.crown(amount))
    }
    /// A remote clicks on what has the focus.
    public func click() { keeper.click() }
    /// The window that recognisers of the system's own are on.
    public var window: UIWindow { graph.window }
    /// A trackpad, or a wheel with notches, scrolls over a point; returns whether somebody around a scroll
    /// view took it.
    @discardableResult
    public func scroll(
      at point: CGPoint, by x: CGFloat, _ y: CGFloat, steps: Int = 10,
      types: UIScrollTypeMask = .continuous
    ) -> Bool {
      for element in graph.rootElement.hit(point) ?? [] {
        if let scroll = element as? ScrollElement {
          scroll.scroll(by: -x, -y)
          settle()
          return false
        }
        guard let pan = (element as? any RecognizerHolder)?.recognizer as? UIPanGestureRecognizer,
          pan.allowedScrollTypesMask.contains(types)
        else { continue }
        pan.doubleVelocity = CGPoint(x: x, y: y)
        guard pan.delegate?.gestureRecognizerShouldBegin(pan) ?? true else { continue }
        pan.scroll(.began)
        for _ in 0..<steps {
          advance(by: 0.01)
          pan.scroll(.changed, x: x / CGFloat(steps), y: y / CGFloat(steps))
        }
        pan.scroll(.ended)
        settle()
        return true
      }
      return false
    }
    /// Scrolls the first scroll view.
    public func scroll(by x: CGFloat, _ y: CGFloat) {
      var found: ScrollElement?
      graph.rootElement.eachShown { found = found ?? $0 as? ScrollElement }
      found?.scroll(by: x, y)
      settle()
    }

    // MARK: What a person sees

    /// Something drawn.
    public struct Leaf: Equatable {
      /// A text's words, or an image's label.
      public let text: String?
      /// The nearest accessibility identifier around.
      public let identifier: String?
      /// The corners after all effects, from the top left one clockwise.
      public let quad: Quad
      public var frame: CGRect { quad.bounds }
      public let opacity: Double
      /// What cuts it off, as far as that is a rectangle.
      public let clip: CGRect
      public var isVisible: Bool {
        opacity > 0 && clip.width > 0 && clip.height > 0 && frame.maxX > clip.minX
          && frame.minX < clip.maxX && frame.maxY > clip.minY && frame.minY < clip.maxY
      }
    }

    /// All that is drawn, from back to front.
    public var leaves: [Leaf] {
      var result: [Leaf] = []
      func walk(
        _ element: Element, _ opacity: Double, _ clip: CGRect, _ identifier: String?,
        in parent: ProjectionTransform
      ) {
        let opacity = opacity * element.opacity
        var clip = clip
        var identifier = identifier
        if let path = element.clip {
          let box = path.box
          let own = Quad(
            box.size, through: .move(box.minX, box.minY).concatenating(element.toParent)
              .concatenating(parent)
          ).bounds
          let (left, top) = (max(own.minX, clip.minX), max(own.minY, clip.minY))
          clip = CGRect(
            x: left, y: top, width: max(min(own.maxX, clip.maxX) - left, 0),
            height: max(min(own.maxY, clip.maxY) - top, 0))
        }
        if let modified = element as? AccessibilityModifierElement {
          identifier = modified.modifier.identifier ?? identifier
        }
        if element.drawing != nil {
          result.append(
            Leaf(
              text: element.name, identifier: identifier, quad: element.quad(in: parent),
              opacity: opacity, clip: clip))
        }
        let inner = element.toParent.concatenating(parent)
        for child in element.children { walk(child, opacity, clip, identifier, in: inner) }
      }
      let screen = CGRect(origin: .zero, size: graph.size)
      walk(graph.rootElement, 1, screen, nil, in: ProjectionTransform())
      return result
    }
    public func find(text: String) -> Leaf? { leaves.first { $0.text == text } }
    public func find(id: String) -> Leaf? { leaves.first { $0.identifier == id } }
    /// The texts in sight, from the top left one on.
    public var texts: [String] { leaves.filter(\.isVisible).compactMap(\.text) }

    /// What assistive technology finds, in the order of reading.
    public var accessibility: [AccessibilityElement] {
      graph.rootElement.accessibilityElements
    }

    /// The size of the root view.
    public var rootSize: CGSize { graph.root.elements.first?.size ?? .zero }
    /// The size that the root view answers to a proposal.
    public func size(for proposal: ProposedViewSize) -> CGSize {
      graph.root.elements.first?
        .sizeThatFits(Proposal(width: proposal.width, height: proposal.height)) ?? .zero
    }

    // MARK: What it cost

    /// How many times bodies of a view, or contents of a timeline, have been evaluated.
    public func evaluations<V>(of type: V.Type) -> Int {
      graph.evaluations[ObjectIdentifier(type)] ?? 0
    }
    /// Frames that timelines have drawn.
    public var ticks: Int { graph.ticks }
    public var isTicking: Bool { graph.isTicking }
    /// Names of what moved or came along with an animation.
    public var animated: [String] { graph.animated }

    // MARK: Pictures

    public func picture(scale: Double = 1) -> Renderer.Picture {
      let surface = drawn(scale)
      defer { cairo_surface_destroy(surface) }
      return Renderer(scale: scale).pixels(of: surface)
    }
    public func write(to path: String, scale: Double = 1) {
      let surface = drawn(scale)
      cairo_surface_write_to_png(surface, path)
      cairo_surface_destroy(surface)
    }
    private func drawn(_ scale: Double) -> OpaquePointer {
      let surface = Painter.surface(graph.size, scale: scale)
      let context = cairo_create(surface)!
      cairo_scale(context, scale, scale)
      cairo_set_source_rgba(context, 1, 1, 1, 1)
      cairo_paint(context)
      Painter(context: context).draw(graph.rootElement)
      cairo_destroy(context)
      return surface
    }
  }
#endif
