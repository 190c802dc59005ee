@MainActor open class UIView: UIResponder, CALayerDelegate {
  open class var layerClass: AnyClass { CALayer.self }
  public private(set) lazy var layer: CALayer = {
    let layer = (Self.layerClass as! CALayer.Type).init()
    layer.delegate = self
    return layer
  }()
  open private(set) var subviews: [UIView] = []
  open private(set) weak var superview: UIView?
  open private(set) var gestureRecognizers: [UIGestureRecognizer]?
  open var isUserInteractionEnabled = true
  open var isMultipleTouchEnabled = false
  open var contentMode = ContentMode.scaleToFill
  open var tag = 0
  open var translatesAutoresizingMaskIntoConstraints = true
  open var autoresizingMask: AutoresizingMask = []
  open var tintColor: UIColor! = .systemBlue
  open var semanticContentAttribute = UISemanticContentAttribute.unspecified {
    didSet { if semanticContentAttribute != oldValue { setNeedsLayout() } }
  }
  @available(iOS 11.0, macCatalyst 13.1, tvOS 11.0, *)
  open var accessibilityIgnoresInvertColors = false
  var resistances: [NSLayoutConstraint.Axis: UILayoutPriority] = [:]
  private var needsLayout = true

  public static let noIntrinsicMetric: CGFloat = -1

  public init(frame: CGRect) {
    super.init()
    layer.frame = frame
  }
  public required init?(coder: NSCoder) {
    super.init()
    #if os(Linux)
      // As Apple's, it sets what it reads without calling a subclass's observers.
      layer.frame = CGRect(
        x: coder.decodeDouble(forKey: "x"), y: coder.decodeDouble(forKey: "y"),
        width: coder.decodeDouble(forKey: "width"), height: coder.decodeDouble(forKey: "height"))
      contentMode = ContentMode(rawValue: coder.decodeInteger(forKey: "contentMode")) ?? .scaleToFill
      layer.isHidden = coder.decodeBool(forKey: "isHidden")
      for view in coder.decodeObject(forKey: "subviews") as? [UIView] ?? [] { addSubview(view) }
    #endif
  }
  #if os(Linux)
    open func encode(with coder: NSCoder) {
      coder.encode(Double(frame.minX), forKey: "x")
      coder.encode(Double(frame.minY), forKey: "y")
      coder.encode(Double(frame.width), forKey: "width")
      coder.encode(Double(frame.height), forKey: "height")
      coder.encode(contentMode.rawValue, forKey: "contentMode")
      coder.encode(isHidden, forKey: "isHidden")
      coder.encode(subviews, forKey: "subviews")
    }
  #endif
  public convenience override init() { self.init(frame: .zero) }

  // MARK: Geometry

  open var frame: CGRect {
    get { layer.frame }
    set { place { layer.frame = newValue } }
  }
  open var bounds: CGRect {
    get { layer.bounds }
    set { place { layer.bounds = newValue } }
  }
  open var center: CGPoint {
    get { layer.position }
    set { place { layer.position = newValue } }
  }
  private func place(_ change: () -> Void) {
    let (size, center) = (layer.bounds.size, layer.position)
    change()
    if size != layer.bounds.size { setNeedsLayout() }
    animatePlace(from: size, center)
  }
  open var transform: CGAffineTransform {
    get {
      let t = layer.transform
      return CGAffineTransform(a: t.m11, b: t.m12, c: t.m21, d: t.m22, tx: t.m41, ty: t.m42)
    }
    set {
      var t = CATransform3DIdentity
      (t.m11, t.m12, t.m21, t.m22) = (newValue.a, newValue.b, newValue.c, newValue.d)
      (t.m41, t.m42) = (newValue.tx, newValue.ty)
      layer.transform = t
    }
  }
  @available(iOS 13.0, macCatalyst 13.1, tvOS 13.0, *)
  open var transform3D: CATransform3D {
    get { layer.transform }
    set { layer.transform = newValue }
  }
  open var alpha: CGFloat {
    get { CGFloat(layer.opacity) }
    set {
      layer.opacity = Float(newValue)
      doubleChanged()
    }
  }
  open var isHidden: Bool {
    get { layer.isHidden }
    set {
      let wasHidden = layer.isHidden
      layer.isHidden = newValue
      doubleChanged()
      if wasHidden, !newValue { orderIn() }
    }
  }
  open var clipsToBounds: Bool { get { layer.masksToBounds } set { layer.masksToBounds = newValue } }
  open var backgroundColor: UIColor? { didSet { layer.backgroundColor = backgroundColor?.cgColor } }
  open var mask: UIView? { didSet { layer.mask = mask?.layer } }
  open var isOpaque = true

  // MARK: Tree

  open override var next: UIResponder? { superview }
  open var window: UIWindow? { superview?.window }
  open func addSubview(_ view: UIView) { insertSubview(view, at: subviews.count) }
  open func insertSubview(_ view: UIView, at index: Int) {
    if view.superview === self {
      subviews.removeAll { $0 === view }
      subviews.insert(view, at: min(index, subviews.count))
      layer.insertSublayer(view.layer, at: UInt32(index))
      return
    }
    let old = view.window
    if let superview = view.superview {
      superview.subviews.removeAll { $0 === view }
      view.layer.removeFromSuperlayer()
    }
    if old !== window { view.willMove(toWindow: window) }
    subviews.insert(view, at: min(index, subviews.count))
    layer.insertSublayer(view.layer, at: UInt32(index))
    view.superview = self
    view.didMoveToSuperview()
    if old !== window {
      view.moved()
    } else if window != nil {
      // Out of one layer and into another: on the way animations are lost.
      view.loseAnimations()
      view.orderIn()
    }
    setNeedsLayout()
  }
  open func removeFromSuperview() {
    guard let superview else { return }
    let old = window
    if old != nil { willMove(toWindow: nil) }
    superview.subviews.removeAll { $0 === self }
    layer.removeFromSuperlayer()
    self.superview = nil
    superview.setNeedsLayout()
    didMoveToSuperview()
    if old != nil { moved() }
  }
  open func bringSubviewToFront(_ view: UIView) { insertSubview(view, at: subviews.count) }
  open func sendSubviewToBack(_ view: UIView) { insertSubview(view, at: 0) }
  open func willMove(toWindow newWindow: UIWindow?) {}
  open func didMoveToWindow() {}
  open func didMoveToSuperview() {}
  open func isDescendant(of view: UIView) -> Bool {
    self === view || (superview?.isDescendant(of: view) ?? false)
  }
  /// Off its window a layer loses its animations.
  private func moved() {
    if window == nil {
      layer.removeAllAnimations()
      layer.mask?.removeAllAnimations()
    }
    didMoveToWindow()
    if window != nil { _ = action(for: layer, forKey: kCAOnOrderIn) }
    for view in subviews { view.moved() }
  }
  open func action(for layer: CALayer, forKey event: String) -> (any CAAction)? { nil }
  /// Layers tell when they come to be seen.
  private func orderIn() {
    guard window != nil else { return }
    _ = action(for: layer, forKey: kCAOnOrderIn)
    for view in subviews { view.orderIn() }
  }
  func loseAnimations() {
    layer.removeAllAnimations()
    layer.mask?.removeAllAnimations()
    for view in subviews { view.loseAnimations() }
  }

  // MARK: Layout

  open func setNeedsLayout() { needsLayout = true }
  open func setNeedsDisplay() {}
  open func layoutIfNeeded() {
    for _ in 0..<10 where needsLayout {
      needsLayout = false
      placePinned()
      layoutSubviews()
    }
    for view in subviews { view.layoutIfNeeded() }
  }
  open func layoutSubviews() {}
  open func sizeThatFits(_ size: CGSize) -> CGSize { bounds.size }
  open func sizeToFit() { bounds.size = sizeThatFits(bounds.size) }
  open var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric)
  }
  open private(set) var doubleIntrinsicInvalidations = 0
  open func invalidateIntrinsicContentSize() {
    doubleIntrinsicInvalidations += 1
    superview?.setNeedsLayout()
  }
  open internal(set) var constraints: [NSLayoutConstraint] = []
  open func systemLayoutSizeFitting(_ targetSize: CGSize) -> CGSize { constrainedSize() }
  open func systemLayoutSizeFitting(
    _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
    verticalFittingPriority: UILayoutPriority
  ) -> CGSize {
    let size = constrainedSize()
    return CGSize(
      width: horizontalFittingPriority == .required ? targetSize.width : size.width,
      height: verticalFittingPriority == .required ? targetSize.height : size.height)
  }
  /// The size that the constraints of a view come to, by its own lengths, else by what is pinned in it.
  func constrainedSize() -> CGSize {
    func length(_ own: NSLayoutConstraint.Attribute, _ first: NSLayoutConstraint.Attribute,
      _ last: NSLayoutConstraint.Attribute, _ along: (CGSize) -> CGFloat
    ) -> CGFloat {
      if let fixed = constraints.first(where: { $0.other == nil && $0.attribute == own }) {
        return fixed.constant
      }
      let pinned = subviews.compactMap { view -> CGFloat? in
        let mine = constraints.filter { $0.view === view && $0.other === self }
        guard let start = mine.first(where: { $0.attribute == first }),
          let end = mine.first(where: { $0.attribute == last })
        else { return nil }
        return start.constant + along(view.constrainedSize()) - end.constant
      }
      return pinned.max() ?? max(along(intrinsicContentSize), 0)
    }
    return CGSize(
      width: length(.width, .leading, .trailing, \.width),
      height: length(.height, .top, .bottom, \.height))
  }
  /// Gives subviews that are pinned to all edges their frames.
  private func placePinned() {
    for view in subviews where !view.translatesAutoresizingMaskIntoConstraints {
      let mine = constraints.filter { $0.view === view && $0.other === self }
      func inset(_ attribute: NSLayoutConstraint.Attribute) -> CGFloat? {
        mine.first { $0.attribute == attribute }?.constant
      }
      guard let leading = inset(.leading), let trailing = inset(.trailing),
        let top = inset(.top), let bottom = inset(.bottom)
      else { continue }
      view.frame = CGRect(
        x: leading, y: top, width: max(bounds.width - leading + trailing, 0),
        height: max(bounds.height - top + bottom, 0))
    }
  }
  open func draw(_ rect: CGRect) {}
  // MARK: Observing

  private var watchers: [(owner: Weak, body: @MainActor () -> Void)] = []
  private struct Weak { weak var value: NSObject? }
  /// Stands for key-value observing: tells of `isHidden`, `alpha`, and of a scroll view's place and content.
  public func doubleObserve(_ body: @escaping @MainActor () -> Void) -> NSObject {
    let owner = NSObject()
    watchers.removeAll { $0.owner.value == nil }
    watchers.append((Weak(value: owner), body))
    return owner
  }
  func doubleChanged() {
    watchers.removeAll { $0.owner.value == nil }
    for watcher in watchers { watcher.body() }
  }

  // MARK: Traits

  open var traitCollection: UITraitCollection {
    (superview?.traitCollection ?? UITraitCollection()).limited(limits)
  }
  private var limits: (min: UIContentSizeCategory?, max: UIContentSizeCategory?) = (nil, nil) {
    willSet { previousTraits = traitCollection }
    didSet { traitsChanged(previousTraits) }
  }
  private lazy var previousTraits = UITraitCollection()
  @available(iOS 15.0, macCatalyst 15.0, tvOS 15.0, *)
  open var minimumContentSizeCategory: UIContentSizeCategory? {
    get { limits.min }
    set { limits.min = newValue }
  }
  @available(iOS 15.0, macCatalyst 15.0, tvOS 15.0, *)
  open var maximumContentSizeCategory: UIContentSizeCategory? {
    get { limits.max }
    set { limits.max = newValue }
  }
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}
  open var effectiveUserInterfaceLayoutDirection: UIUserInterfaceLayoutDirection {
    switch semanticContentAttribute {
    case .forceLeftToRight, .playback, .spatial: .leftToRight
    case .forceRightToLeft: .rightToLeft
    default: traitCollection.layoutDirection == .rightToLeft ? .rightToLeft : .leftToRight
    }
  }
  func traitsChanged(_ previous: UITraitCollection) {
    traitCollectionDidChange(previous)
    setNeedsLayout()
    for view in subviews { view.traitsChanged(previous) }
  }

  // MARK: Focus

  open var canBecomeFocused: Bool { false }
  open internal(set) var isFocused = false
  open func shouldUpdateFocus(in context: UIFocusUpdateContext) -> Bool { true }
  open func didUpdateFocus(
    in context: UIFocusUpdateContext, with coordinator: UIFocusAnimationCoordinator
  ) {}
  open var preferredFocusEnvironments: [any UIFocusEnvironment] { [] }
  open func setNeedsFocusUpdate() {
    #if os(Linux)
      window?.needsFocus = self
    #endif
  }
  open func updateFocusIfNeeded() {
    #if os(Linux)
      window?.updateFocus()
    #endif
  }

  // MARK: Input

  #if !os(tvOS)
    @available(iOS 17.0, macCatalyst 17.0, *)
    open var hoverStyle: UIHoverStyle? {
      get { hover as? UIHoverStyle }
      set { hover = newValue }
    }
  #endif
  private var hover: NSObject?

  open func addGestureRecognizer(_ recognizer: UIGestureRecognizer) {
    gestureRecognizers = (gestureRecognizers ?? []) + [recognizer]
    recognizer.view = self
  }
  open func removeGestureRecognizer(_ recognizer: UIGestureRecognizer) {
    gestureRecognizers?.removeAll { $0 === recognizer }
    recognizer.view = nil
  }
  open func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { true }
  open func point(inside point: CGPoint, with event: UIEvent?) -> Bool { bounds.contains(point) }
  open func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    guard isUserInteractionEnabled, !isHidden, alpha > 0.01, self.point(inside: point, with: event)
    else { return nil }
    for view in subviews.reversed() {
      if let hit = view.hitTest(convert(point, to: view), with: event) { return hit }
    }
    return self
  }
  open func convert(_ point: CGPoint, to view: UIView?) -> CGPoint {
    let there = inRoot(point)
    guard let view else { return there }
    return view.fromRoot(there)
  }
  open func convert(_ point: CGPoint, from view: UIView?) -> CGPoint {
    fromRoot(view?.inRoot(point) ?? point)
  }
  open func convert(_ rect: CGRect, to view: UIView?) -> CGRect {
    CGRect(origin: convert(rect.origin, to: view), size: rect.size)
  }
  private func inRoot(_ point: CGPoint) -> CGPoint {
    let there = CGPoint(
      x: point.x - bounds.minX + frame.minX, y: point.y - bounds.minY + frame.minY)
    return superview?.inRoot(there) ?? there
  }
  private func fromRoot(_ point: CGPoint) -> CGPoint {
    let here = superview?.fromRoot(point) ?? point
    return CGPoint(x: here.x - frame.minX + bounds.minX, y: here.y - frame.minY + bounds.minY)
  }
}

#if os(Linux)
  extension UIView: @preconcurrency NSCoding {}
#endif
