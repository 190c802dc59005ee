#if canImport(UIKit) && !os(watchOS)
  import RondoCore
  import RondoTouch
  public import UIKit

  /// Dots, a bar, a fraction or filling lines that follow a banner's position.
  #if canImport(ObjectiveC)
    @objcMembers
  #endif
  public final class PageIndicator: UIView, PositionIndicator {
    /// What it looks like.
    #if canImport(ObjectiveC)
      @objc(RondoPageIndicatorStyle)
    #endif
    public enum Style: Int, Sendable {
      /// A dot for each page.
      case dots
      /// A line whose part is the page.
      case bar
      /// "2 / 5".
      case fraction
      /// A line for each page that fills while the banner stays at it, as in stories.
      case stories
    }

    /// What it looks like (dots).
    public let style: Style
    /// The colour of the present page (white).
    public var currentColor: UIColor = .white { didSet { setNeedsLayout() } }
    /// The colour of the rim around it, which tells it from a light ground (black, mostly opaque); nil is
    /// none.
    public var currentRimColor: UIColor? = .black.withAlphaComponent(0.6) {
      didSet { setNeedsLayout() }
    }
    /// The colour of the others, and of what is behind a fraction (black, half transparent).
    public var otherColor: UIColor = .black.withAlphaComponent(0.47) { didSet { setNeedsLayout() } }
    /// The colour of the rim around them, which tells them from a dark ground (white, half transparent);
    /// nil is none.
    public var otherRimColor: UIColor? = .white.withAlphaComponent(0.5) {
      didSet { setNeedsLayout() }
    }
    /// The diameter of a dot and the thickness of the bar (7), or of the lines (3), in points.
    public var thickness: CGFloat { didSet { setNeedsLayout() } }
    public var onPick: ((_ page: Int) -> Void)?

    /// The thickness as a length; what is none is 0.
    private var weight: CGFloat { CGFloat(min(Double(thickness).asLength, 10_000)) }

    private var position = 0.0
    private var pageCount = 0
    private var isMirrored = false
    private var motion: ReelPageMotion?
    private var dwell = ReelDwell(progress: 0)
    private var dots: [UIView] = []
    private let mark = UIView()
    private let label = UILabel()
    private var actions: [AnyObject] = []
    /// The page last picked by the finger that is on it.
    private var picked: Int?

    /// Creates an indicator.
    public init(style: Style = .dots) {
      self.style = style
      thickness = style == .stories ? 3 : 7
      super.init(frame: .zero)
      setUp()
    }

    /// Creates an indicator of dots, as from a nib.
    public required init?(coder: NSCoder) {
      style = .dots
      thickness = 7
      super.init(coder: coder)
      setUp()
    }

    private func setUp() {
      label.font = .preferredFont(forTextStyle: .caption1)
      label.adjustsFontForContentSizeCategory = true
      label.textAlignment = .center
      label.clipsToBounds = style == .fraction
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

    /// The most dots shown; more pages than that are a bar.
    private static let mostDots = 20

    private var showsDots: Bool { style == .dots && pageCount <= PageIndicator.mostDots }

    /// The most lines shown, which have then no width to speak of; more pages than that are a bar.
    private static let mostLines = 100

    private var showsLines: Bool { style == .stories && pageCount <= PageIndicator.mostLines }

    public func show(position: Double, of pageCount: Int, isMirrored: Bool, animated: Bool) {
      // Whoever shows it may have nowhere to be.
      let position = position.isFinite ? min(max(position, 0), Double(max(pageCount, 0))) : 0
      guard
        position != self.position || pageCount != self.pageCount
          || isMirrored != self.isMirrored
      else { return }
      let isSameCount = pageCount == self.pageCount
      self.position = position
      self.pageCount = max(pageCount, 0)
      self.isMirrored = isMirrored
      guard isSameCount else { return setNeedsLayout() }
      if animated, motion == nil {
        UIView.animate(withDuration: 0.25) { self.layOut() }
      } else {
        layOut()
      }
    }

    public func show(motion: ReelPageMotion?) {
      self.motion = motion
      follow()
    }

    public func show(dwell: ReelDwell) {
      self.dwell = dwell
      if showsLines { fill() }
    }

    public override func sizeThatFits(_ size: CGSize) -> CGSize {
      guard pageCount > 1 else { return .zero }
      if style == .fraction {
        let text = label.sizeThatFits(size)
        return CGSize(width: text.width + 16, height: text.height + 4)
      }
      // Lines go from side to side, as far from it as two gaps.
      if style == .stories {
        return CGSize(width: max(size.width - 16, 0), height: max(3 * weight, 21))
      }
      let width = showsDots ? CGFloat(pageCount) * pitch : min(size.width * 0.5, 120)
      return CGSize(width: width, height: 3 * weight)
    }

    public override var intrinsicContentSize: CGSize {
      sizeThatFits(CGSize(width: 240, height: 0))
    }

    private var pitch: CGFloat { weight * 2.25 }

    public override func layoutSubviews() {
      super.layoutSubviews()
      layOut()
    }

    private func layOut() {
      let page = Int(position.rounded())
      label.text = "\(min(page, pageCount - 1) + 1) / \(max(pageCount, 1))"
      label.textColor = currentColor
      label.frame = bounds
      label.backgroundColor = otherColor
      label.layer.cornerRadius = bounds.height / 2
      let isSplit = showsDots || showsLines
      let count = isSplit ? pageCount : style == .fraction ? 0 : 1
      while dots.count > count { dots.removeLast().removeFromSuperview() }
      while dots.count < count {
        let dot = UIView()
        dots.append(dot)
        insertSubview(dot, at: 0)
      }
      let isHidden = pageCount < 2
      for (index, dot) in dots.enumerated() {
        dot.frame = showsDots ? frame(ofDot: Double(index)) : isSplit ? line(index) : track
        dot.backgroundColor = otherColor
        dot.layer.cornerRadius = weight / 2
        rim(dot, otherRimColor)
        dot.isHidden = isHidden
      }
      mark.backgroundColor = currentColor
      mark.layer.cornerRadius = weight / 2
      rim(mark, currentRimColor)
      mark.isHidden = isHidden || style == .fraction
      if showsLines { return fill() }
      if mark.superview !== self { addSubview(mark) }
      mark.frame = mark(at: position)
      follow()
    }

    private func rim(_ view: UIView, _ color: UIColor?) {
      // A layer's colour does not follow light and dark by itself.
      view.layer.borderColor = color?.resolvedColor(with: traitCollection).cgColor
      // Thin lines would be all rim.
      view.layer.borderWidth = color == nil ? 0 : weight < 5 ? 0.5 : 1
    }

    private func mark(at position: Double) -> CGRect {
      // Between the last page and the first of a loop it stays with the nearer one.
      let last = Double(max(pageCount - 1, 0))
      let shown = position > last ? (position - last < 0.5 ? last : 0) : position
      return showsDots ? frame(ofDot: shown) : part(at: shown)
    }

    /// Has the mark go where the banner goes, by one animation.
    private func follow() {
      guard style != .fraction, !showsLines else { return }
      let path = "position.x"
      guard let motion, let start = motion.keyframes.first?.time,
        let animation = CAKeyframeAnimation.playing(
          path,
          motion.keyframes.map {
            let begin = mark.layer.convertTime(start, from: nil)
            let frame = mark(at: $0.position)
            return (begin + $0.time - start, Double(frame.midX), $0.curve)
          }, repeats: motion.repeats, isFast: true)
      else { return mark.layer.removeAnimation(forKey: path) }
      mark.layer.add(animation, forKey: path)
    }

    private func frame(ofDot position: Double) -> CGRect {
      let along = (CGFloat(position) + 0.5) * pitch - weight / 2
      let start = (bounds.width - CGFloat(pageCount) * pitch) / 2 + along
      return CGRect(
        x: isMirrored ? bounds.width - start - weight : start,
        y: (bounds.height - weight) / 2, width: weight, height: weight)
    }

    private var track: CGRect {
      CGRect(x: 0, y: (bounds.height - weight) / 2, width: bounds.width, height: weight)
    }

    private func part(at position: Double) -> CGRect {
      let width = bounds.width / CGFloat(max(pageCount, 1))
      let start = CGFloat(position) * width
      return CGRect(
        x: isMirrored ? bounds.width - start - width : start, y: track.minY, width: width,
        height: weight)
    }

    private func line(_ page: Int) -> CGRect {
      let gap: CGFloat = 4
      let count = CGFloat(max(pageCount, 1))
      let width = max((bounds.width - (count - 1) * gap) / count, 0)
      let start = CGFloat(page) * (width + gap)
      return CGRect(
        x: isMirrored ? bounds.width - start - width : start, y: track.minY, width: width,
        height: weight)
    }

    /// Fills the lines before the present page, and has the one of the page fill by itself: the mark
    /// slides into it, by one animation from the stay's beginning to its end.
    private func fill() {
      guard !dots.isEmpty else { return }
      let rounded = Int(position.rounded())
      let page = rounded < dots.count ? rounded : 0
      for (index, line) in dots.enumerated() {
        line.clipsToBounds = true
        line.backgroundColor = index < page ? currentColor : otherColor
        rim(line, index > page ? otherRimColor : currentRimColor)
      }
      UIView.performWithoutAnimation { fill(dots[page]) }
    }

    private func fill(_ line: UIView) {
      if mark.superview !== line { line.addSubview(mark) }
      mark.layer.cornerRadius = 0
      let size = line.bounds.size
      mark.bounds = CGRect(origin: .zero, size: size)
      let way = isMirrored ? size.width : -size.width
      func middle(_ progress: Double) -> CGFloat {
        size.width / 2 + way * CGFloat(1 - min(max(progress, 0), 1))
      }
      let path = "position.x"
      guard let start = dwell.start, let end = dwell.end, end > start else {
        mark.layer.removeAnimation(forKey: path)
        mark.center = CGPoint(x: middle(dwell.progress), y: size.height / 2)
        return
      }
      let animation = CABasicAnimation(keyPath: path)
      animation.fromValue = middle(0)
      animation.toValue = middle(1)
      let begin = mark.layer.convertTime(start, from: nil)
      // 0 would mean "now".
      animation.beginTime = begin == 0 ? .leastNonzeroMagnitude : begin
      animation.duration = end - start
      animation.fillMode = .both
      animation.isRemovedOnCompletion = false
      mark.center = CGPoint(x: middle(1), y: size.height / 2)
      mark.layer.add(animation, forKey: path)
    }

    /// Where nobody hears of a pick, touches are for what is around, and so are drags across.
    public override func gestureRecognizerShouldBegin(_ recognizer: UIGestureRecognizer) -> Bool {
      guard recognizer.view === self else {
        return super.gestureRecognizerShouldBegin(recognizer)
      }
      guard onPick != nil, pageCount > 1 else { return false }
      let pan = recognizer as? UIPanGestureRecognizer
      return pan?.goes(along: .horizontal) ?? true
    }

    private func tapped(_ recognizer: UIGestureRecognizer) {
      let length = showsDots ? CGFloat(pageCount) * pitch : bounds.width
      guard pageCount > 1, length > 0, length.isFinite else { return }
      switch recognizer.state {
      case .began, .changed, .ended: break
      default: return
      }
      let start = (bounds.width - length) / 2
      var along = (recognizer.location(in: self).x - start) / length
      if isMirrored { along = 1 - along }
      let page = Int((min(max(along, 0), 0.9999) * CGFloat(pageCount)).rounded(.down))
      // A finger picks a page as it comes to it, not again for as long as it stays.
      let isNew = recognizer is UITapGestureRecognizer || recognizer.state == .began
      let last = isNew ? Int(position.rounded()) : picked
      picked = page
      if page != last { onPick?(page) }
    }
  }
#endif
