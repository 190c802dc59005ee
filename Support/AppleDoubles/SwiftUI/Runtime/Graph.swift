#if os(Linux)
  import UIKit

  /// The tree of views, what of it is to be evaluated, and what is to be told afterwards.
  @MainActor final class Graph {
    private(set) var root: Node!
    /// Counts what is evaluated, as far as anything was laid out in between.
    private var version = 0
    private var isVersionSeen = false
    /// The version with which the present pass began.
    private(set) var pass = 0
    var size: CGSize
    private(set) var evaluations: [ObjectIdentifier: Int] = [:]
    /// Frames drawn for timelines that are not paused.
    private(set) var ticks = 0
    /// What moved or changed while an animation was asked for.
    private(set) var animated: [String] = []
    private(set) var rootElement: RootElement!
    /// Holds the views of UIKit's that are shown.
    let window: UIWindow

    private let scene = UIWindowScene()
    private var dirty: [ObjectIdentifier: Node] = [:]
    private var needsPass = true
    private var isLayingOut = false
    private var actions: [() -> Void] = []
    private var timelines: [ObjectIdentifier: TimelineEntry] = [:]
    private var shown: [any Presence] = []
    private var transaction = Transaction()

    struct TimelineEntry {
      weak var node: Node?
      let interval: Double
      let isPaused: Bool
    }

    init(_ view: any View, size: CGSize, environment: EnvironmentValues) {
      self.size = size
      window = UIWindow(frame: CGRect(origin: .zero, size: size))
      window.windowScene = scene
      root = Node(RootView(content: view), environment: environment, parent: nil, graph: self)
      rootElement = RootElement(root)
      root.evaluate()
      flush()
    }

    var date: Date { Date(timeIntervalSinceReferenceDate: DoubleClock.now) }

    // MARK: Changes

    func invalidate(_ node: Node) {
      dirty[ObjectIdentifier(node)] = node
      if Transaction.current.animation != nil { transaction = Transaction.current }
    }
    func isDirty(_ node: Node) -> Bool { dirty[ObjectIdentifier(node)] != nil }
    func settled(_ node: Node) {
      dirty[ObjectIdentifier(node)] = nil
      if !isLayingOut { needsPass = true }
    }
    func setNeedsPass() { needsPass = true }

    /// Says that something is kept that holds for the present version.
    func see() { isVersionSeen = true }
    /// The version of something that is evaluated now.
    func nextVersion() -> Int {
      if isVersionSeen {
        version += 1
        isVersionSeen = false
      }
      return version
    }
    func count(_ type: Any.Type) { evaluations[ObjectIdentifier(type), default: 0] += 1 }

    /// Runs after this update, before the next picture.
    func later(_ action: @escaping () -> Void) { actions.append(action) }

    func setRoot(_ view: any View, environment: EnvironmentValues) {
      root.replace(RootView(content: view), environment)
    }

    func setEnvironment(_ environment: EnvironmentValues) {
      root.replace(root.view, environment)
    }

    /// Evaluates, lays out and tells until nothing more changes.
    func flush() {
      var rounds = 0
      repeat {
        rounds += 1
        precondition(rounds < 100, "views change each other for ever")
        evaluateDirty()
        if needsPass {
          needsPass = false
          see()
          pass = nextVersion()
          isLayingOut = true
          rootElement.layOut()
          isLayingOut = false
          tellPresence()
          tellPreferences(root)
          recordAnimated()
        }
        let told = actions
        actions = []
        for action in told { action() }
        window.layoutIfNeeded()
      } while !dirty.isEmpty || needsPass || !actions.isEmpty
      transaction = Transaction()
    }

    private func evaluateDirty() {
      while let node = dirty.values.min(by: { $0.depth < $1.depth }) {
        dirty[ObjectIdentifier(node)] = nil
        if node.isMounted { node.evaluate() }
      }
    }

    // MARK: Timelines

    func setTimeline(_ node: Node, interval: Double, isPaused: Bool) {
      timelines[ObjectIdentifier(node)] = TimelineEntry(
        node: node, interval: interval, isPaused: isPaused)
    }
    func removeTimeline(_ node: Node) { timelines[ObjectIdentifier(node)] = nil }
    var isTicking: Bool { timelines.values.contains { !$0.isPaused } }

    /// A frame for every timeline that is not paused.
    func tick() {
      for entry in timelines.values where !entry.isPaused {
        guard let node = entry.node, let last = node.memory as? Date,
          date.timeIntervalSince(last) >= entry.interval - 1e-9
        else { continue }
        ticks += 1
        invalidate(node)
      }
    }

    // MARK: After layout

    private func tellPresence() {
      var now: [any Presence] = []
      rootElement.eachShown(.presence) {
        if let presence = $0 as? any Presence { now.append(presence) }
      }
      let before = Set(shown.map { ObjectIdentifier($0) })
      let after = Set(now.map { ObjectIdentifier($0) })
      for presence in shown where !after.contains(ObjectIdentifier(presence)) {
        later { presence.disappear() }
      }
      for presence in now where !before.contains(ObjectIdentifier(presence)) {
        later { presence.appear() }
      }
      shown = now
    }

    private func tellPreferences(_ node: Node) {
      for child in node.order where child.holds.contains(.preferences) { tellPreferences(child) }
      node.preferences?.tell(node)
    }

    /// Notes what an animation shows on its way: places, opacities, and views that come.
    ///
    /// A projection is applied as it is: its values cannot be animated.
    private func recordAnimated() {
      struct Around {
        var transaction: Transaction
        var isFading = false
        /// Whether it is inside a view that came, and was there before itself.
        var isComing = false
        var wasThere = true
        var isHidden = false
        var animates: Bool {
          transaction.animation != nil && !transaction.disablesAnimations
        }
      }
      func walk(_ element: Element, _ outer: Around, in parent: ProjectionTransform) {
        var around = outer
        element.transact(&around.transaction)
        if let last = element.lastOpacity, last != element.opacity, around.animates {
          around.isFading = true
        }
        if element.opacity == 0, element.lastOpacity ?? 0 == 0 { around.isHidden = true }
        element.lastOpacity = element.opacity
        if !element.wasThere, outer.wasThere, outer.animates { around.isComing = true }
        if (element as? TransitionElement)?.modifier.isIdentity == true { around.isComing = false }
        around.wasThere = element.wasThere
        element.wasThere = true
        // What was not laid out stands as it stood, if what is around it does.
        if element.isRecorded(in: parent) && !around.isFading { return }
        if let name = element.name {
          let quad = element.quad(in: parent)
          let hasMoved = element.lastQuad.map { $0 != quad && around.animates } ?? around.isComing
          if hasMoved || around.isFading, !around.isHidden { animated.append(name) }
          element.lastQuad = quad
        }
        let inner = element.toAnimated.concatenating(parent)
        for child in element.children { walk(child, around, in: inner) }
      }
      walk(rootElement, Around(transaction: transaction), in: ProjectionTransform())
    }
  }

  /// Whose coming and going is told.
  @MainActor protocol Presence: AnyObject {
    func appear()
    func disappear()
  }

  struct RootView {
    let content: any View
  }
  extension RootView: View, Primitive {
    typealias Body = Never
    func build(_ node: Node) { node.group([node.child("content", content)]) }
  }
#endif
