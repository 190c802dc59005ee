#if os(Linux)
  // Only tests have view controllers.

  @MainActor open class UIViewController: UIResponder {
    private var loaded: UIView?
    open private(set) var children: [UIViewController] = []
    open private(set) weak var parent: UIViewController?

    public init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) { super.init() }
    public convenience override init() { self.init(nibName: nil, bundle: nil) }

    open var view: UIView! {
      get {
        if loaded == nil {
          loadView()
          viewDidLoad()
        }
        return loaded
      }
      set { loaded = newValue }
    }
    open func loadView() { loaded = UIView() }
    open func viewDidLoad() {}
    open func viewWillAppear(_ animated: Bool) {}
    open func viewDidAppear(_ animated: Bool) {}
    open func viewWillDisappear(_ animated: Bool) {}
    open func viewDidDisappear(_ animated: Bool) {}
    open var navigationController: UINavigationController? {
      parent as? UINavigationController ?? parent?.navigationController
    }
    open func addChild(_ childController: UIViewController) {
      children.append(childController)
      childController.parent = self
    }
    open func removeFromParent() {
      parent?.children.removeAll { $0 === self }
      parent = nil
    }
  }

  /// Shows its top controller; in a transition both views are in a view of that time, whose layer's clock
  /// a swipe from the edge stops and turns by hand.
  @MainActor open class UINavigationController: UIViewController {
    open private(set) var viewControllers: [UIViewController] = []
    open var topViewController: UIViewController? { viewControllers.last }
    open private(set) var interactivePopGestureRecognizer: UIGestureRecognizer?
    /// Seconds of a transition.
    public static let doubleDuration: TimeInterval = 0.35
    /// Whether after a swipe the clock goes on where it was stopped, instead of jumping to the time it is.
    public var doubleKeepsLag = false

    private struct Transition {
      let stage: UIView
      let from: UIViewController
      let to: UIViewController
      /// The time of the stopped clock.
      let start: TimeInterval
    }
    private var transition: Transition?

    public init(rootViewController: UIViewController) {
      super.init(nibName: nil, bundle: nil)
      addChild(rootViewController)
      viewControllers = [rootViewController]
    }

    open override func viewDidLoad() {
      super.viewDidLoad()
      let edge = UIScreenEdgePanGestureRecognizer()
      edge.edges = .left
      edge.addHandler { [weak self] in self?.swiped($0) }
      view.addGestureRecognizer(edge)
      interactivePopGestureRecognizer = edge
      if let topViewController { view.addSubview(topViewController.view) }
      enableSwipe()
    }
    open override func loadView() { view = Container(self) }

    private final class Container: UIView {
      weak var owner: UINavigationController?
      init(_ owner: UINavigationController) {
        self.owner = owner
        super.init(frame: .zero)
      }
      required init?(coder: NSCoder) { nil }
      override func layoutSubviews() {
        super.layoutSubviews()
        for view in subviews { view.frame = bounds }
      }
    }

    open func pushViewController(_ viewController: UIViewController, animated: Bool) {
      guard let from = topViewController else { return }
      addChild(viewController)
      viewControllers.append(viewController)
      begin(from, viewController, isInteractive: false)
      guard animated else { return end(finishes: true) }
      later { [weak self] in self?.end(finishes: true) }
    }

    @discardableResult
    open func popViewController(animated: Bool) -> UIViewController? {
      guard viewControllers.count > 1 else { return nil }
      let from = viewControllers.removeLast()
      begin(from, viewControllers[viewControllers.count - 1], isInteractive: false)
      if animated {
        later { [weak self] in self?.end(finishes: true) }
      } else {
        end(finishes: true)
      }
      return from
    }

    /// With nowhere to go back to the edge is the content's.
    private func enableSwipe() {
      interactivePopGestureRecognizer?.isEnabled = viewControllers.count > 1
    }

    private func later(_ body: @escaping @MainActor @Sendable () -> Void) {
      RunLoop.main.add(
        Timer(timeInterval: Self.doubleDuration, repeats: false) { _ in
          MainActor.assumeIsolated(body)
        }, forMode: .common)
    }

    private func begin(_ from: UIViewController, _ to: UIViewController, isInteractive: Bool) {
      from.viewWillDisappear(true)
      to.viewWillAppear(true)
      let stage = UIView(frame: view.bounds)
      view.addSubview(stage)
      for moved in [to, from] {
        moved.view.frame = stage.bounds
        stage.addSubview(moved.view)
      }
      let start = stage.layer.convertTime(CACurrentMediaTime(), from: nil)
      transition = Transition(stage: stage, from: from, to: to, start: start)
      guard isInteractive else { return }
      stage.layer.speed = 0
      stage.layer.timeOffset = start
    }

    private func end(finishes: Bool) {
      guard let transition else { return }
      self.transition = nil
      let (shown, gone) =
        finishes ? (transition.to, transition.from) : (transition.from, transition.to)
      let stage = transition.stage.layer
      if stage.speed == 0 {
        let stopped = stage.timeOffset
        stage.speed = 1
        stage.timeOffset = 0
        let now = stage.convertTime(CACurrentMediaTime(), from: nil)
        if doubleKeepsLag { view.layer.beginTime += now - stopped }
      }
      view.addSubview(shown.view)
      shown.view.frame = view.bounds
      gone.view.removeFromSuperview()
      transition.stage.removeFromSuperview()
      shown.viewDidAppear(true)
      gone.viewDidDisappear(true)
      if !viewControllers.contains(where: { $0 === gone }) { gone.removeFromParent() }
      enableSwipe()
    }

    private func swiped(_ recognizer: UIGestureRecognizer) {
      guard let edge = recognizer as? UIScreenEdgePanGestureRecognizer else { return }
      let part = min(max(edge.translation(in: view).x / max(view.bounds.width, 1), 0), 1)
      switch edge.state {
      case .began:
        let from = viewControllers[viewControllers.count - 1]
        begin(from, viewControllers[viewControllers.count - 2], isInteractive: true)
      case .changed:
        guard let transition else { return }
        transition.stage.layer.timeOffset = transition.start + part * Self.doubleDuration
      case .ended, .cancelled:
        let finishes = edge.state == .ended && part > 0.5
        if finishes, transition != nil { viewControllers.removeLast() }
        end(finishes: finishes)
      default: break
      }
    }
  }
#endif

#if !os(Linux)
  @MainActor open class UIViewController: UIResponder {
    open var view: UIView!
    public override init() { super.init() }
  }
#endif
