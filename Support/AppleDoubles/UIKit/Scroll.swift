@MainActor open class UIScrollView: UIView {
  open var contentOffset: CGPoint {
    get { bounds.origin }
    set {
      guard bounds.origin != newValue else { return }
      bounds.origin = newValue
      doubleChanged()
      setNeedsLayout()
    }
  }
  open var contentSize = CGSize.zero { didSet { doubleChanged() } }
  public let panGestureRecognizer = UIPanGestureRecognizer()
  private var dragged = CGPoint.zero
  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
  }

  private func setUp() {
    clipsToBounds = true
    addGestureRecognizer(panGestureRecognizer)
    #if os(Linux)
      panGestureRecognizer.addHandler { [weak self] _ in self?.panned() }
    #endif
  }

  #if os(Linux)
    /// Content follows the finger as far as there is some.
    private func panned() {
      let pan = panGestureRecognizer
      if pan.state == .began { dragged = .zero }
      guard pan.state == .began || pan.state == .changed else { return }
      let sum = pan.translation(in: self)
      let most = CGPoint(
        x: max(contentSize.width - bounds.width, 0), y: max(contentSize.height - bounds.height, 0))
      contentOffset = CGPoint(
        x: min(max(contentOffset.x - sum.x + dragged.x, 0), most.x),
        y: min(max(contentOffset.y - sum.y + dragged.y, 0), most.y))
      dragged = sum
    }
  #endif
}
