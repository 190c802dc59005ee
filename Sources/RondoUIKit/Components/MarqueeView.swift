#if canImport(UIKit) && !os(watchOS)
  public import RondoCore
  public import UIKit

  /// Text, or any views, running without end when and only when it is wider than the view.
  ///
  /// ```swift
  /// let marquee = MarqueeView()
  /// marquee.text = "Breaking news: the sun will rise at 6.42 and set at 17.15"
  /// marquee.fadeLength = 16
  /// ```
  #if canImport(ObjectiveC)
    @objcMembers
  #endif
  @IBDesignable
  open class MarqueeView: ReelView {
    /// How content runs.
    #if canImport(ObjectiveC)
      @objc(RondoMarqueeMode)
    #endif
    public enum Mode: Int, Sendable {
      /// Repeats follow each other.
      case continuous
      /// Content enters at the far edge, leaves at the near one and enters again.
      case pass
      /// Content goes to its end and back.
      case bounce
    }

    /// A marquee's settings: a loop that drifts at 40 points a second if it is wider than the view.
    open override class var defaultSettings: Reel.Settings {
      var settings = Reel.Settings()
      settings.loopsSingleItem = true
      settings.runsWhenFits = false
      settings.spacing = 8
      settings.seam = 32
      settings.alignment = .leading
      settings.drive = .drift(speed: 40)
      settings.delay = 1
      settings.paging = .free
      return settings
    }

    public override init(frame: CGRect) {
      super.init(frame: frame)
      seam = 32
      giveWay()
    }

    public required init?(coder: NSCoder) {
      super.init(coder: coder)
      seam = 32
      giveWay()
    }

    open override func invalidateIntrinsicContentSize() {
      super.invalidateIntrinsicContentSize()
      giveWay()
    }

    /// The axis along which it gives way.
    private var givingAxis: Reel.Axis?

    /// What runs is there to be longer than its place, which is not to grow with it.
    private func giveWay() {
      guard axis != givingAxis else { return }
      givingAxis = axis
      let isHorizontal = axis == .horizontal
      let (along, across): (NSLayoutConstraint.Axis, NSLayoutConstraint.Axis) =
        isHorizontal ? (.horizontal, .vertical) : (.vertical, .horizontal)
      // What a nib or the app says counts.
      if contentCompressionResistancePriority(for: along) == .defaultHigh {
        setContentCompressionResistancePriority(.defaultLow, for: along)
      }
      if contentCompressionResistancePriority(for: across) == .defaultLow {
        setContentCompressionResistancePriority(.defaultHigh, for: across)
      }
    }

    /// Creates a marquee of a text.
    public convenience init(text: String) {
      self.init(frame: .zero)
      self.text = text
    }

    // MARK: Content

    /// A line of text.
    @IBInspectable public var text: String? {
      get { attributedTexts.first?.string ?? texts.first }
      set { items = newValue.map { [$0] } ?? [] }
    }

    /// A line of text with attributes; those it lacks are the marquee's.
    @IBInspectable public var attributedText: NSAttributedString? {
      get { attributedTexts.first }
      set { attributedItems = newValue.map { [$0] } ?? [] }
    }

    /// Several texts, each an item; ones that stay keep their places.
    public var items: [String] {
      get { texts }
      set {
        guard newValue != texts || !attributedTexts.isEmpty else { return }
        change(to: newValue, [])
      }
    }

    /// Several texts with attributes, each an item.
    public var attributedItems: [NSAttributedString] {
      get { attributedTexts }
      set {
        change(to: [], newValue)
      }
    }

    /// What happens to motion when other texts, views or elements are set, or the data source is asked again.
    #if canImport(ObjectiveC)
      @objc(RondoMarqueeSwap)
    #endif
    public enum Swap: Int, Sendable {
      /// They are shown at once, and ones that stay keep their places.
      case keepsPlace
      /// If the marquee runs they come in behind those that are there; what bounces, or shares its
      /// motion by `epoch`, shows them when the turn is over.
      case atSeam
      /// They are shown at once and start over, with the delay.
      case startsOver
    }

    /// What happens to motion when other texts, views or elements are set, or the data source is asked again
    /// (keeps its place).
    ///
    /// At the seam, views that are there but once, as those of `setViews` and of a data source, stay until
    /// the turn is over; those that go on among the new ones keep their places, and so do a data source's
    /// if not all of its items have a view.
    public var swap: Swap = .keepsPlace

    @nonobjc override var comesAtSeam: Bool { swap == .atSeam }

    @nonobjc override var startsOver: Bool { swap == .startsOver }

    private func change(to texts: [String], _ attributed: [NSAttributedString]) {
      let coming = swap == .atSeam && textCount > 0 && !provider.showsViews ? newComing : .atOnce
      // What was never shown does not pass.
      if coming == .behind, !needsItems { departing = presentLines + departing }
      self.texts = texts
      attributedTexts = attributed
      showTexts(coming)
      if swap == .startsOver { startOver() }
    }

    /// The lines that go while others come, in the order of their indices after these.
    private var departing: [NSAttributedString?] = []

    private var presentLines: [NSAttributedString?] { (0..<textCount).map(line) }

    @nonobjc override func motionDidChange() {
      guard !needsItems, departing.count > reel.departureCount else { return }
      departing.removeSubrange(reel.departureCount...)
    }

    private var texts: [String] = []
    private var attributedTexts: [NSAttributedString] = []

    /// The font; nil is the body font in the size of text that the person chose.
    public var font: UIFont? { didSet { showTexts() } }

    /// The size of the system's font in points; 0 follows `font`.
    @IBInspectable public var fontSize: CGFloat {
      get { font?.pointSize ?? 0 }
      set { font = newValue > 0 ? .systemFont(ofSize: newValue) : nil }
    }

    /// The colour of the text; nil is the system's.
    @IBInspectable public var textColor: UIColor? { didSet { showTexts() } }

    /// Whether `font` grows with the size of text that the person chose (false).
    @IBInspectable public var adjustsFontForContentSizeCategory: Bool = false {
      didSet { showTexts() }
    }

    private var presentFont: UIFont {
      guard let font else {
        return .preferredFont(forTextStyle: .body, compatibleWith: traitCollection)
      }
      guard adjustsFontForContentSizeCategory else { return font }
      return UIFontMetrics.default.scaledFont(for: font, compatibleWith: traitCollection)
    }

    private func showTexts(_ coming: Reel.Coming = .atOnce) {
      guard !texts.isEmpty || !attributedTexts.isEmpty || !provider.showsViews else { return }
      sizes = []
      var provider = ItemProvider()
      provider.showsViews = false
      provider.count = { [weak self] in self?.textCount ?? 0 }
      provider.extent = { [weak self] index, _ in
        guard let self, self.presentSizes.indices.contains(index) else { return 0 }
        let size = self.presentSizes[index]
        return self.axis == .horizontal ? size.width : size.height
      }
      provider.view = { [weak self] index, reusable in
        let strip = reusable as? TextStrip ?? TextStrip(frame: .zero)
        strip.attributedText = self?.shownLine(index)
        return strip
      }
      provider.label = { [weak self] in self?.line($0)?.string }
      let identities = (texts.isEmpty ? attributedTexts.map(\.string) : texts).identities
      // A single text that changes keeps its place.
      provider.identity = {
        identities.count > 1 && identities.indices.contains($0) ? identities[$0] : AnyHashable($0)
      }
      show(provider, coming)
      invalidateIntrinsicContentSize()
    }

    /// The line of an item, or of one that goes.
    private func shownLine(_ index: Int) -> NSAttributedString? {
      let place = index - textCount
      if place < 0 { return line(index) }
      return departing.indices.contains(place) ? departing[place] : nil
    }

    private var textCount: Int { max(texts.count, attributedTexts.count) }

    /// How large the texts are, measured once.
    private var sizes: [CGSize] = []

    private var presentSizes: [CGSize] {
      if sizes.count != textCount {
        sizes = (0..<textCount).map { line($0).map(TextStrip.size(of:)) ?? .zero }
      }
      return sizes
    }

    private func line(_ index: Int) -> NSAttributedString? {
      let defaults: [NSAttributedString.Key: Any] = [
        .font: presentFont, .foregroundColor: textColor ?? .label,
      ]
      if texts.indices.contains(index) {
        return NSAttributedString(string: texts[index], attributes: defaults)
      }
      guard attributedTexts.indices.contains(index) else { return nil }
      let given = attributedTexts[index]
      let line = NSMutableAttributedString(string: "")
      given.enumerateAttributes(in: NSRange(location: 0, length: given.length)) { own, range, _ in
        line.append(
          NSAttributedString(
            string: given.attributedSubstring(from: range).string,
            attributes: defaults.merging(own) { $1 }))
      }
      return line
    }

    open override func textSizeDidChange() {
      if provider.showsViews { super.textSizeDidChange() } else { showTexts() }
    }

    // MARK: Motion

    /// Points per second (40); of this and `duration` the one set last holds.
    @IBInspectable public var speed: CGFloat = 40 {
      didSet {
        duration = nil
        updateDrive()
      }
    }

    /// Seconds of one turn; of this and `speed` the one set last holds.
    @nonobjc public var duration: TimeInterval? { didSet { updateDrive() } }

    /// How content runs (continuous).
    public var mode: Mode = .continuous { didSet { updateDrive() } }

    /// Points between repeats (32).
    @IBInspectable public var gap: CGFloat {
      get { seam ?? spacing }
      set { seam = newValue }
    }

    /// Whether content runs even if all of it fits (false).
    @IBInspectable public var runsWhenFits: Bool {
      get { settings.runsWhenFits }
      set { settings.runsWhenFits = newValue }
    }

    private func updateDrive() {
      var settings = settings
      settings.passes = mode == .pass
      let speed = reel.strip.speed(ofTurnIn: duration, or: Double(speed))
      settings.drive = mode == .bounce ? .shuttle(speed: speed) : .drift(speed: speed)
      self.settings = settings
    }

    @nonobjc override func layoutDidChange() {
      if duration != nil { updateDrive() }
    }

    // MARK: Size

    open override var intrinsicContentSize: CGSize {
      if !provider.showsViews {
        return presentSizes.fitting(axis: axis, spacing: CGFloat(Double(spacing).asLength))
      }
      // Of a long list the first ones say how high it is; how long it is nobody has to see.
      let sizes = (0..<min(newCount, ReelView.mostMeasured)).map {
        shownView(of: $0).fittingSize(in: bounds.size, axis: axis)
      }
      return sizes.fitting(axis: axis, spacing: CGFloat(Double(spacing).asLength))
    }

    open override func prepareForInterfaceBuilder() {
      if textCount == 0 { text = "Marquee" }
      super.prepareForInterfaceBuilder()
    }
  }

  extension [CGSize] {
    /// The size of a row of such sizes.
    @MainActor fileprivate func fitting(axis: Reel.Axis, spacing: CGFloat) -> CGSize {
      guard !isEmpty else {
        return CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric)
      }
      let gaps = CGFloat(count - 1) * spacing
      let width = reduce(0) { axis == .horizontal ? $0 + $1.width : Swift.max($0, $1.width) }
      let height = reduce(0) { axis == .vertical ? $0 + $1.height : Swift.max($0, $1.height) }
      return CGSize(
        width: axis == .horizontal ? width + gaps : width,
        height: axis == .vertical ? height + gaps : height)
    }
  }
#endif
