#if canImport(UIKit) && !os(watchOS)
  public import RondoCore
  public import UIKit

  /// A list of words, or any views, that rolls upward, a row every two seconds, without end.
  ///
  /// ```swift
  /// let roller = RollerView()
  /// roller.items = ["Seoul", "Lisbon", "Quito"]
  /// roller.onIndexChange = { index, _ in print(index) }
  /// ```
  #if canImport(ObjectiveC)
    @objcMembers
  #endif
  @IBDesignable
  open class RollerView: ReelView {
    /// A roller's settings: a vertical loop, a step every 2 seconds, rows that rest in the middle.
    open override class var defaultSettings: Reel.Settings {
      var settings = Reel.Settings()
      settings.axis = .vertical
      settings.interval = 2
      settings.paging = .item
      return settings
    }

    /// The highlight of the row at the index, behind it and as high: a bordered, rounded rectangle at first.
    /// It is where rows rest by the alignment and the insets.
    public let highlight = UIView()

    public override init(frame: CGRect) {
      super.init(frame: frame)
      setUpRows()
    }

    public required init?(coder: NSCoder) {
      super.init(coder: coder)
      setUpRows()
    }

    private func setUpRows() {
      fitRows()
      followsIndex = true
      highlight.isUserInteractionEnabled = false
      highlight.layer.borderWidth = 1
      highlight.layer.cornerRadius = 8
      insertSubview(highlight, at: 0)
      colorHighlight()
    }

    private func colorHighlight() {
      // A layer's colour does not follow light and dark by itself.
      highlight.layer.borderColor =
        highlightBorderColor.resolvedColor(with: traitCollection).cgColor
    }

    /// The colour of the highlight's border.
    @IBInspectable public var highlightBorderColor: UIColor = .separator {
      didSet { colorHighlight() }
    }

    /// The highlight's space to the banner's sides in points (0).
    @IBInspectable public var highlightInset: CGFloat = 0 { didSet { setNeedsLayout() } }

    /// Whether it advances by itself (true).
    @IBInspectable public var isAutoplaying: Bool {
      get { takesSteps }
      set { takesSteps = newValue }
    }

    // MARK: Rows

    /// The words.
    public var items: [String] = [] {
      didSet {
        guard items != oldValue else { return }
        showWords()
      }
    }

    /// The height of a row in points (38); words in the font that follows the person's size of text have
    /// rows that grow with them.
    @IBInspectable public var rowHeight: CGFloat = 38 {
      didSet {
        givenExtent = itemExtent
        fitRows()
        invalidateIntrinsicContentSize()
      }
    }

    /// The height of a row in the size of text that the person chose.
    private var presentRowHeight: CGFloat {
      guard font == nil, !provider.showsViews else { return rowHeight }
      // A person who likes small words has still to hit the row.
      return max(
        UIFontMetrics.default.scaledValue(for: rowHeight, compatibleWith: traitCollection),
        rowHeight)
    }

    /// The length of the rows that came of their height.
    private var givenExtent: CGFloat?

    private func fitRows() {
      let height = presentRowHeight
      // Rows that were given another length keep it.
      guard height != givenExtent, itemExtent == givenExtent else { return }
      givenExtent = height
      itemExtent = height
      invalidateIntrinsicContentSize()
    }

    /// How many rows are seen (3).
    @IBInspectable public var visibleRows: Int = 3 { didSet { invalidateIntrinsicContentSize() } }

    /// The font; nil is the body font in the size of text that the person chose.
    public var font: UIFont? {
      didSet {
        restyle()
        fitRows()
      }
    }
    /// The colour of the words; nil is the system's.
    @IBInspectable public var textColor: UIColor? { didSet { restyle() } }
    /// The font of the middle row; nil is the same.
    public var selectedFont: UIFont? { didSet { restyle() } }
    /// The colour of the middle row; nil is the same.
    @IBInspectable public var selectedTextColor: UIColor? { didSet { restyle() } }
    /// How words are aligned in their rows (center).
    public var textAlignment: NSTextAlignment = .center { didSet { restyle() } }

    /// Whether the intrinsic width is that of the middle row, as inside a sentence (false).
    @IBInspectable public var fitsWidthToItem: Bool = false {
      didSet { invalidateIntrinsicContentSize() }
    }

    /// Whether turning by hand is felt, where the device can (true).
    @IBInspectable public var playsHaptics: Bool = true

    /// The width of the widest word, as long as the font is the same.
    private var widest: (font: UIFont, width: CGFloat)?

    private func showWords() {
      widest = nil
      var provider = ItemProvider()
      provider.showsViews = false
      provider.count = { [weak self] in self?.items.count ?? 0 }
      provider.view = { [weak self] index, reusable in
        let label = reusable as? UILabel ?? UILabel()
        self?.style(label, index, isSelected: false)
        return label
      }
      provider.label = { [weak self] index in
        guard let self, self.items.indices.contains(index) else { return nil }
        return self.items[index]
      }
      let identities = items.identities
      provider.identity = { identities.indices.contains($0) ? identities[$0] : AnyHashable($0) }
      show(provider)
      invalidateIntrinsicContentSize()
    }

    private func style(_ label: UILabel, _ index: Int, isSelected: Bool) {
      label.text = items.indices.contains(index) ? TextStrip.line(of: items[index]) : nil
      label.font = isSelected ? selectedFont ?? presentFont : presentFont
      label.textColor = (isSelected ? selectedTextColor : nil) ?? textColor ?? .label
      label.textAlignment = textAlignment
    }

    /// The view of the middle row: of a word's views the nearest.
    private var middleView: Handover.View? {
      guard let index = reel.index else { return nil }
      let handover = Handover(reel)
      return handover.view(of: handover.number(nearestOf: index))
    }

    /// The view that looks selected.
    private var selectedView: Handover.View?

    private var presentFont: UIFont {
      font ?? .preferredFont(forTextStyle: .body, compatibleWith: traitCollection)
    }

    private func restyle() {
      let middle = middleView
      selectedView = middle
      for (key, slot) in slots {
        guard let label = slot.content as? UILabel, !provider.showsViews else { continue }
        style(label, key.item, isSelected: key == middle)
      }
    }

    @nonobjc override func slotsDidChange() { restyle() }

    @nonobjc override func motionDidChange() {
      if selectedView != middleView { restyle() }
    }

    open override func indexDidChange(to index: Int, cause: ReelCause) {
      super.indexDidChange(to: index, cause: cause)
      restyle()
      moveHighlight()
      if fitsWidthToItem { fitAgain() }
      #if !os(tvOS) && !os(visionOS)
        if playsHaptics && cause == .person {
          UISelectionFeedbackGenerator().selectionChanged()
        }
      #endif
    }

    open override func textSizeDidChange() {
      restyle()
      fitRows()
      if provider.showsViews { super.textSizeDidChange() }
    }

    // MARK: Layout

    @nonobjc override func layoutDidChange() {
      restyle()
      colorHighlight()
      fitRows()
      highlight.frame = highlightFrame
    }

    /// Has the highlight become as high as the row at the index, whose neighbours may be others.
    private func moveHighlight() {
      let frame = highlightFrame
      guard frame != highlight.frame, !isLayingOut else { return }
      guard window != nil, transition > 0, !reel.reducesMotion else {
        highlight.frame = frame
        return
      }
      // In the middle of a step.
      UIView.animate(withDuration: transition / 2) { self.highlight.frame = frame }
    }

    /// Where rows rest, as long as the one at the index.
    private var highlightFrame: CGRect {
      let isVertical = axis == .vertical
      let length = isVertical ? bounds.height : bounds.width
      let breadth = isVertical ? bounds.width : bounds.height
      let strip = reel.strip
      let row = reel.index.map { strip.extent(of: strip.ordinal(ofItem: $0)) }
      let extent = CGFloat(row ?? Double(presentRowHeight).asLength)
      var start = CGFloat(
        reel.settings.window(extent: Double(length)).start(ofAligned: Double(extent)))
      if reel.readingSign < 0 { start = length - start - extent }
      let inset = CGFloat(Double(highlightInset).asOffset)
      let across = max(breadth - 2 * inset, 0)
      return isVertical
        ? CGRect(x: inset, y: start, width: across, height: extent)
        : CGRect(x: start, y: inset, width: extent, height: across)
    }

    open override var intrinsicContentSize: CGSize {
      CGSize(
        width: fittingWidth ?? UIView.noIntrinsicMetric,
        height: CGFloat(Double(presentRowHeight).asLength) * CGFloat(max(visibleRows, 0)))
    }

    /// The width of the middle row, or of the widest one; rows that are views have one only in the
    /// middle.
    private var fittingWidth: CGFloat? {
      guard !provider.showsViews else {
        return fitsWidthToItem ? fittingSize(along: .horizontal)?.width : nil
      }
      guard !items.isEmpty else { return nil }
      let font = selectedFont ?? presentFont
      if fitsWidthToItem {
        return TextStrip.size(of: items[min(reel.index ?? 0, items.count - 1)], font: font).width
      }
      if let widest, widest.font == font { return widest.width }
      let width = items.lazy.map { TextStrip.size(of: $0, font: font).width }.max() ?? 0
      widest = (font, width)
      return width
    }

    open override func prepareForInterfaceBuilder() {
      if items.isEmpty { items = ["One", "Two", "Three"] }
      super.prepareForInterfaceBuilder()
    }
  }
#endif
