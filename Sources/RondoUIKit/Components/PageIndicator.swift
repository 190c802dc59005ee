#if canImport(UIKit) && !os(watchOS)
  public import UIKit

  /// A view that shows where a banner is.
  @MainActor public protocol PositionIndicator: UIView {
    /// Shows a position, counted in pages.
    func show(position: Double, of pageCount: Int, isMirrored: Bool, animated: Bool)
    /// Is called when the person picks a page.
    var onPick: ((_ page: Int) -> Void)? { get set }
  }

  /// Dots, a bar or a fraction that follows a banner's position.
  public final class PageIndicator: UIView, PositionIndicator {
    /// What it looks like.
    public enum Style: Sendable {
      /// A dot for each page.
      case dots
      /// A line whose part is the page.
      case bar
      /// "2 / 5".
      case fraction
    }

    /// What it looks like (dots).
    public let style: Style
    /// The colour of the present page (white).
    public var currentColor: UIColor = .white { didSet { setNeedsLayout() } }
    /// The colour of the others (white, half transparent).
    public var otherColor: UIColor = .white.withAlphaComponent(0.5) { didSet { setNeedsLayout() } }
    /// The diameter of a dot and the thickness of the bar, in points.
    public var thickness: CGFloat = 7 { didSet { setNeedsLayout() } }
    public var onPick: ((_ page: Int) -> Void)?

    private var position = 0.0
    private var pageCount = 0
    private var isMirrored = false
    private var dots: [UIView] = []
    private let mark = UIView()
    private let label = UILabel()
    private var actions: [AnyObject] = []

    /// Creates an indicator.
    public init(style: Style = .dots) {
      self.style = style
      super.init(frame: .zero)
      label.font = .preferredFont(forTextStyle: .caption1)
      label.textAlignment = .center
      label.isHidden = style != .fraction
      mark.isHidden = style == .fraction
      addSubview(label)
      addSubview(mark)
      let tap = UITapGestureRecognizer()
      actions.append(tap.onChange { [weak self] in self?.tapped($0) })
      addGestureRecognizer(tap)
      let pan = UIPanGestureRecognizer()
      actions.append(pan.onChange { [weak self] in self?.tapped($0) })
      addGestureRecognizer(pan)
    }

    public required init?(coder: NSCoder) { nil }

    /// The most dots shown; more pages than that are a bar.
    private static let mostDots = 20

    private var showsDots: Bool { style == .dots && pageCount <= PageIndicator.mostDots }

    public func show(position: Double, of pageCount: Int, isMirrored: Bool, animated: Bool) {
      guard
        position != self.position || pageCount != self.pageCount
          || isMirrored != self.isMirrored
      else { return }
      let isSameCount = pageCount == self.pageCount
      self.position = position
      self.pageCount = pageCount
      self.isMirrored = isMirrored
      guard isSameCount else { return setNeedsLayout() }
      if animated {
        UIView.animate(withDuration: 0.25) { self.layOut() }
      } else {
        layOut()
      }
    }

    public override func sizeThatFits(_ size: CGSize) -> CGSize {
      guard pageCount > 1 else { return .zero }
      if style == .fraction { return label.sizeThatFits(size) }
      let width = showsDots ? CGFloat(pageCount) * pitch : min(size.width * 0.5, 120)
      return CGSize(width: width, height: 3 * thickness)
    }

    public override var intrinsicContentSize: CGSize {
      sizeThatFits(CGSize(width: 240, height: 0))
    }

    private var pitch: CGFloat { thickness * 2.25 }

    public override func layoutSubviews() {
      super.layoutSubviews()
      layOut()
    }

    private func layOut() {
      let page = Int(position.rounded())
      label.text = "\(min(page, pageCount - 1) + 1) / \(max(pageCount, 1))"
      label.textColor = currentColor
      label.frame = bounds
      let count = showsDots ? pageCount : style == .bar || style == .dots ? 1 : 0
      while dots.count > count { dots.removeLast().removeFromSuperview() }
      while dots.count < count {
        let dot = UIView()
        dots.append(dot)
        insertSubview(dot, at: 0)
      }
      let isHidden = pageCount < 2
      for (index, dot) in dots.enumerated() {
        dot.frame = showsDots ? frame(ofDot: Double(index)) : track
        dot.backgroundColor = otherColor
        dot.layer.cornerRadius = thickness / 2
        dot.isHidden = isHidden
      }
      mark.backgroundColor = currentColor
      mark.layer.cornerRadius = thickness / 2
      mark.isHidden = isHidden || style == .fraction
      // Between the last page and the first of a loop it stays with the nearer one.
      let last = Double(max(pageCount - 1, 0))
      let shown = position > last ? (position - last < 0.5 ? last : 0) : position
      mark.frame = showsDots ? frame(ofDot: shown) : part(at: shown)
    }

    private func frame(ofDot position: Double) -> CGRect {
      let along = (CGFloat(position) + 0.5) * pitch - thickness / 2
      let start = (bounds.width - CGFloat(pageCount) * pitch) / 2 + along
      return CGRect(
        x: isMirrored ? bounds.width - start - thickness : start,
        y: (bounds.height - thickness) / 2, width: thickness, height: thickness)
    }

    private var track: CGRect {
      CGRect(x: 0, y: (bounds.height - thickness) / 2, width: bounds.width, height: thickness)
    }

    private func part(at position: Double) -> CGRect {
      let width = bounds.width / CGFloat(max(pageCount, 1))
      let start = CGFloat(position) * width
      return CGRect(
        x: isMirrored ? bounds.width - start - width : start, y: track.minY, width: width,
        height: thickness)
    }

    private func tapped(_ recognizer: UIGestureRecognizer) {
      guard pageCount > 1, bounds.width > 0 else { return }
      switch recognizer.state {
      case .began, .changed, .ended: break
      default: return
      }
      let length = showsDots ? CGFloat(pageCount) * pitch : bounds.width
      let start = (bounds.width - length) / 2
      var along = (recognizer.location(in: self).x - start) / length
      if isMirrored { along = 1 - along }
      let page = Int((min(max(along, 0), 0.9999) * CGFloat(pageCount)).rounded(.down))
      if page != Int(position.rounded()) { onPick?(page) }
    }
  }

  /// The system's page control as a banner's indicator.
  public final class ReelPageControl: UIPageControl, PositionIndicator {
    public var onPick: ((_ page: Int) -> Void)?

    /// Creates a page control.
    public override init(frame: CGRect) {
      super.init(frame: frame)
      let pick = UIAction { [weak self] _ in
        guard let self else { return }
        self.onPick?(self.currentPage)
      }
      addAction(pick, for: .valueChanged)
    }

    public required init?(coder: NSCoder) { nil }

    public func show(position: Double, of pageCount: Int, isMirrored: Bool, animated: Bool) {
      numberOfPages = pageCount
      let page = Int(position.rounded())
      currentPage = page < pageCount ? page : 0
    }
  }
#endif
