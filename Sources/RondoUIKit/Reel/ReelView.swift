#if canImport(UIKit) && !os(watchOS)
  public import RondoCore
  import RondoTouch
  public import UIKit

  /// A row of views that passes a window: driven, dragged and selected.
  ///
  /// It is what `MarqueeView`, `PagerView`, `CarouselView` and `RollerView` are made of. The engine
  /// decides where everything is; this view delivers events to it, keeps a view for each item that can
  /// be seen, and hands whole motions to Core Animation, which plays them without the main thread.
  /// Nothing has to be started again after the view was off its window or the app in the background.
  #if canImport(ObjectiveC)
    @objcMembers
  #endif
  @IBDesignable
  open class ReelView: UIView {
    @nonobjc var reel: Reel
    /// Clips the strip, and holds its perspective and its faded edges.
    @nonobjc let stage = UIView()
    @nonobjc let fade = EdgeFade()
    /// The insets as they were set, of which the axis decides what counts.
    @nonobjc var givenInsets: NSDirectionalEdgeInsets?
    @nonobjc var slots: [Handover.View: Slot] = [:]
    /// Item views that can be used again.
    @nonobjc var spares: [UIView] = []
    @nonobjc var provider = ItemProvider()
    @nonobjc var itemCount = 0
    @nonobjc var known: KnownItems?
    /// Whether the items have to be asked for at the next layout.
    @nonobjc var needsItems = true
    /// How the items that are needed come.
    @nonobjc var coming = Reel.Coming.atOnce
    /// Items that go while others come in at the seam, whose indices follow, the newest first.
    @nonobjc var past: [PastItems] = []
    /// Whether they stay until their turn is over.
    @nonobjc var comesWhole = false
    /// Whether what is on screen is older than the engine's state.
    @nonobjc var needsMotion = true
    /// Whether the app is asked for views or items, in the middle of which it may change the banner.
    @nonobjc var isAskingApp = false
    @nonobjc var measuredSize = CGSize.zero
    /// Views made to be measured, until they are shown.
    @nonobjc var measured: [Int: UIView] = [:]
    /// The extents of a long list's items, as far as they were measured, and what the others are taken for;
    /// 0 where nothing is estimated.
    @nonobjc var measures = Measures()
    @nonobjc var estimate: Double = 0
    /// Changed items that are to be shown at the next layout.
    @nonobjc var change: ItemChange?
    @nonobjc var leaving: [Leaver] = []
    /// When the last change will have been shown.
    @nonobjc var changeEnd: TimeInterval?
    @nonobjc var wake: Timer?
    /// What the timer waits for, and how long at least.
    @nonobjc var wakeTime: TimeInterval = 0
    @nonobjc var leastWait: TimeInterval = 0
    /// Whether the clock may have changed with what the banner is in.
    @nonobjc var needsClock = false
    /// When the next script is due.
    @nonobjc var renewal: TimeInterval?
    @nonobjc var listened: Reel.Listening = []
    /// Whether the component itself wants to know of index changes.
    @nonobjc var followsIndex = false { didSet { listen() } }
    /// Whether slots that touch overlap a little.
    @nonobjc var overlapsNeighbours = false
    /// Is called when the view of an item is no longer shown.
    @nonobjc var didRecycle: (_ view: UIView, _ item: Int) -> Void = { _, _ in }
    @nonobjc var observers: [Observation] = []
    @nonobjc var actions: [AnyObject] = []
    /// The person's last touch.
    @nonobjc var touched = Touched()
    @nonobjc var scrolled = ScrollSteps()
    @nonobjc var focus = ReelFocus()
    /// What the person saw of the items.
    @nonobjc var impressions = Impressions()
    @nonobjc var sightings: [Sighting] = []
    @nonobjc var isTellingSightings = false
    /// Whether it tells its followers, which may follow each other in a circle.
    @nonobjc var isLeading = false
    /// Whether it passes on what it was asked for.
    @nonobjc var isAsking = false
    @nonobjc var intervals: [TimeInterval]?
    /// The moment that is shared with other screens, by the clock on the wall.
    @nonobjc var sharedMoment: Date?
    /// How many windows beyond either edge have their views ready.
    @IBInspectable public var preload: Int = 0 { didSet { setNeedsMotion() } }

    // MARK: Items

    /// Gives the items; setting it asks for all of them.
    #if canImport(ObjectiveC)
      @IBOutlet
    #endif
    public weak var dataSource: (any ReelViewDataSource)? {
      didSet { dataSource.map { show(provider(from: $0)) } }
    }

    /// Is told what happens.
    #if canImport(ObjectiveC)
      @IBOutlet
    #endif
    public weak var delegate: (any ReelViewDelegate)? {
      didSet {
        listen()
        answerGaze()
      }
    }

    /// The length of every item along the axis in points; nil lets each have its own.
    ///
    /// Items that have a length do not share the window: `itemsPerPage` becomes 0, and set later it comes
    /// before this.
    public var itemExtent: CGFloat? {
      didSet {
        if itemExtent != nil { itemsPerPage = 0 }
        if itemExtent != oldValue { remeasure() }
      }
    }

    /// Points between the last item and the first of the next turn; nil is the spacing.
    public var seam: CGFloat? { didSet { setNeedsLayout() } }

    // MARK: What it tells

    /// Is called when another item becomes the index.
    public var onIndexChange: ((_ index: Int, _ cause: ReelCause) -> Void)? { didSet { listen() } }
    /// Is called when the strip is let go and will rest at an item.
    public var onWillSettle: ((_ index: Int) -> Void)?
    /// Is called when the strip has come to rest at an item.
    public var onSettle: ((_ index: Int) -> Void)?
    /// Is called when an item is tapped.
    public var onSelect: ((_ index: Int) -> Void)? { didSet { answerGaze() } }
    /// Is called when an item comes into the window; from the moment somebody listens.
    public var onShow: ((_ index: Int) -> Void)? { didSet { listen() } }
    /// Is called when an item has left the window, or the window the screen: after so many seconds, and
    /// with the greatest part of it that was in the window at once, in 0...1.
    public var onHide: ((_ index: Int, _ seconds: TimeInterval, _ fraction: Double) -> Void)? {
      didSet { listen() }
    }
    /// Is called when the drive has completed turns.
    public var onTurn: ((_ turns: Int) -> Void)? { didSet { listen() } }
    /// Is called when the drive has come to its end.
    public var onFinish: (() -> Void)?
    /// Is called when the drive begins or stops to run, see `isRunning`; not of what a layout passes through.
    public var onRunningChange: ((_ isRunning: Bool) -> Void)?
    /// What was told last.
    @nonobjc var toldRunning = false
    @nonobjc var isTellingRunning = false

    /// A banner whose position this one follows, as thumbs follow a gallery: under the finger, in flings,
    /// steps and drift alike.
    ///
    /// What a person picks here, by tap, drag or key, the other one selects. To begin with it goes over by
    /// a transition.
    #if canImport(ObjectiveC)
      @IBOutlet
    #endif
    public weak var follows: ReelView? {
      didSet {
        guard follows !== oldValue else { return }
        oldValue?.followers.removeAll { $0.view == nil || $0.view === self }
        if oldValue != nil { take(reel.follow(nil, at: now)) }
        follows?.followers.append(Follower(self))
        answerGaze()
        followLeader()
      }
    }
    @nonobjc var followers: [Follower] = []

    // MARK: Looks

    /// Whether changed items are shown on their way (false): what moved slides, what is new fades in and
    /// what is gone fades out; items that cannot be told apart are cross-faded.
    ///
    /// A change takes as long as a step, see `transition`; with reduced motion it is shown at once.
    @IBInspectable public var animatesChanges: Bool = false

    /// Whether the intrinsic height is that of the item at the index (false).
    @IBInspectable public var fitsHeightToItem: Bool = false {
      didSet {
        listen()
        invalidateIntrinsicContentSize()
      }
    }

    /// The length of the faded edges in points, shown only where content continues (0): at rest where an
    /// item is cut off, in motion on both sides. Towards an end of a strip that does not come round an edge
    /// is the less faded the less is left beyond it.
    @IBInspectable public var fadeLength: CGFloat = 0 {
      didSet { if fadeLength != oldValue { setNeedsMotion() } }
    }

    /// Whether buttons at both sides go a page (false; true on Mac Catalyst in a pager or carousel); never
    /// on tvOS, where the remote does.
    @IBInspectable public var showsButtons: Bool = false {
      didSet { if showsButtons != oldValue { updateButtons() } }
    }
    @nonobjc var buttons: [StepButton] = []

    /// The edges at which the indicator lies (bottom): one of them in its middle, two in a corner, none in
    /// the middle of the banner.
    public var indicatorEdges: NSDirectionalRectEdge = .bottom { didSet { setNeedsLayout() } }

    /// A view that shows the position, see `PageIndicator` and `indicatorEdges`.
    public var indicator: (any PositionIndicator)? {
      didSet {
        oldValue?.removeFromSuperview()
        if let indicator {
          addSubview(indicator)
          indicator.onPick = { [weak self] in self?.pick(page: $0) }
        }
        listen()
        setNeedsMotion()
      }
    }

    /// Whether the indicator was given a whole motion to show.
    @nonobjc var followsPages = false
    @nonobjc var isLayingOut = false
    @nonobjc lazy var pagesElement = PagesElement(self)
    /// Watches what the banner is in.
    @nonobjc var surroundings: [AnyObject] = []
    @nonobjc var needsSurroundings = false
    @nonobjc var wasOutOfSight = true
    /// Where the slots were when a layout began that is animated.
    @nonobjc var turning: Turning?

    // MARK: Life

    /// Creates a banner.
    public override init(frame: CGRect) {
      reel = Reel()
      super.init(frame: frame)
      setUp()
    }

    /// Loads a banner from a nib or storyboard.
    public required init?(coder: NSCoder) {
      reel = Reel()
      super.init(coder: coder)
      setUp()
    }

    /// The settings with which a banner of this class begins.
    @nonobjc open class var defaultSettings: Reel.Settings { Reel.Settings() }

    private func setUp() {
      reel = Reel(settings: Self.defaultSettings)
      stage.clipsToBounds = true
      addSubview(stage)
      isAccessibilityElement = true
      accessibilityTraits = .adjustable
      reel.handle(.hold(.hidden), at: now)
      addRecognizers()
    }

    // MARK: Overrides

    open override func layoutSubviews() {
      super.layoutSubviews()
      layOut()
    }

    open override func sizeThatFits(_ size: CGSize) -> CGSize {
      let wanted = intrinsicContentSize
      return CGSize(
        width: wanted.width >= 0 ? wanted.width : size.width,
        height: wanted.height >= 0 ? wanted.height : size.height)
    }

    open override func didMoveToWindow() {
      super.didMoveToWindow()
      updatePresence()
    }

    open override func action(for layer: CALayer, forKey event: String) -> (any CAAction)? {
      if event == kCAOnOrderIn, layer === self.layer { noteOrderIn() }
      return super.action(for: layer, forKey: event)
    }

    open override var isHidden: Bool {
      didSet { if isHidden != oldValue { updateSight() } }
    }

    open override var alpha: CGFloat { didSet { if alpha != oldValue { updateSight() } } }

    open override var semanticContentAttribute: UISemanticContentAttribute {
      didSet { setNeedsLayout() }
    }

    open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
      super.traitCollectionDidChange(previousTraitCollection)
      noteTraits(since: previousTraitCollection)
    }

    /// Whether other items come in at the seam, where one is to come.
    @nonobjc var comesAtSeam: Bool { false }

    /// Whether it starts over with other items.
    @nonobjc var startsOver: Bool { false }

    /// Is called when what goes on may be something else.
    @nonobjc func motionDidChange() {}

    /// Is called when views may show other items.
    @nonobjc func slotsDidChange() {}

    /// Is called in every layout, before motion is shown.
    @nonobjc func layoutDidChange() {}

    open override var intrinsicContentSize: CGSize {
      CGSize(width: UIView.noIntrinsicMetric, height: fittingHeight ?? UIView.noIntrinsicMetric)
    }

    /// Is called when the person chose another size of text; measures the items again.
    open func textSizeDidChange() { remeasure() }

    /// Is called when another item has become the index, before anybody else is told.
    open func indexDidChange(to index: Int, cause: ReelCause) {}

    open override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
      super.hitTest(point, with: event).map { movingView(at: point, with: event, or: $0) }
    }

    open override func gestureRecognizerShouldBegin(_ recognizer: UIGestureRecognizer) -> Bool {
      shouldBegin(recognizer) && super.gestureRecognizerShouldBegin(recognizer)
    }

    open override var canBecomeFirstResponder: Bool { reel.strip.count > 1 }

    open override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
      rest(of: presses) { take($0) }.map { super.pressesBegan($0, with: event) }
    }
    open override func pressesChanged(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
      rest(of: presses) { focus.hasTaken($0) }.map { super.pressesChanged($0, with: event) }
    }
    open override func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
      rest(of: presses) { focus.letGo($0) }.map { super.pressesEnded($0, with: event) }
    }
    open override func pressesCancelled(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
      rest(of: presses) { focus.letGo($0) }.map { super.pressesCancelled($0, with: event) }
    }

    open override var canBecomeFocused: Bool {
      isUserInteractionEnabled && reel.strip.count > 0 && focusableViews.isEmpty
    }

    open override var preferredFocusEnvironments: [any UIFocusEnvironment] {
      let inside = focusableViews
      return inside.isEmpty ? super.preferredFocusEnvironments : inside
    }

    open override func shouldUpdateFocus(in context: UIFocusUpdateContext) -> Bool {
      keepsFocus(in: context) ? false : super.shouldUpdateFocus(in: context)
    }

    open override func didUpdateFocus(
      in context: UIFocusUpdateContext, with coordinator: UIFocusAnimationCoordinator
    ) {
      super.didUpdateFocus(in: context, with: coordinator)
      takeFocus(context.nextFocusedView, with: coordinator)
    }

    open override var isAccessibilityElement: Bool {
      get { super.isAccessibilityElement && !isOperable }
      set { super.isAccessibilityElement = newValue }
    }

    open override var accessibilityElements: [Any]? {
      get { super.accessibilityElements ?? reachable }
      set { super.accessibilityElements = newValue }
    }

    open override var accessibilityValue: String? {
      get { super.accessibilityValue ?? spokenValue }
      set { super.accessibilityValue = newValue }
    }

    open override var accessibilityCustomActions: [UIAccessibilityCustomAction]? {
      get { actions(beside: super.accessibilityCustomActions) }
      set { super.accessibilityCustomActions = ownActions(of: newValue) }
    }

    open override func accessibilityIncrement() { speak(stepping: 1) }
    open override func accessibilityDecrement() { speak(stepping: -1) }

    open override func accessibilityScroll(_ direction: UIAccessibilityScrollDirection) -> Bool {
      scrollForAssistance(direction)
    }

    open override func accessibilityActivate() -> Bool {
      selectCurrent()
    }

    open override func prepareForInterfaceBuilder() {
      super.prepareForInterfaceBuilder()
      setNeedsLayout()
    }
  }
#endif
