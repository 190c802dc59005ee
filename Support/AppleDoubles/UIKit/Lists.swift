#if os(Linux)
  // Only tests have lists. What both kinds share: lines of measured heights, each with one cell, of which
  // those in sight are there and the others wait to be used again.

  extension IndexPath {
    public init(row: Int, section: Int) { self = [section, row] }
    public init(item: Int, section: Int) { self = [section, item] }
    public var row: Int { self[1] }
    public var item: Int { self[1] }
    public var section: Int { self[0] }
  }

  /// Test control: what the lists do that Apple leaves open.
  @MainActor public enum DoubleLists {
    /// Whether cells that are out of sight stay in the list, hidden, instead of leaving it.
    public static var hidesReused = false
  }

  @MainActor final class ListLines<Cell: UIView> {
    var heights: [CGFloat?] = []
    var estimate: CGFloat = 44
    private(set) var cells: [Int: Cell] = [:]

    func reset(count: Int, recycle: (Cell) -> Void) {
      for cell in cells.values { recycle(cell) }
      cells = [:]
      heights = Array(repeating: nil, count: count)
    }

    func start(of line: Int) -> CGFloat { heights[..<line].reduce(0) { $0 + ($1 ?? estimate) } }
    var length: CGFloat { start(of: heights.count) }

    /// Shows the lines in a rectangle; a line is measured as it comes.
    func tile(
      _ rect: CGRect, make: (Int) -> Cell, measure: (Cell) -> CGFloat, recycle: (Cell) -> Void
    ) {
      var y: CGFloat = 0
      var seen: Set<Int> = []
      for line in heights.indices {
        let height = heights[line] ?? estimate
        if y < rect.maxY, y + height > rect.minY {
          let cell = cells[line] ?? make(line)
          cells[line] = cell
          if heights[line] == nil { heights[line] = measure(cell) }
          seen.insert(line)
          cell.frame = CGRect(x: 0, y: y, width: rect.width, height: heights[line] ?? height)
        }
        y += heights[line] ?? height
      }
      for (line, cell) in cells where !seen.contains(line) {
        cells[line] = nil
        recycle(cell)
      }
    }
  }

  extension UIView {
    /// Puts a cell where it waits to be used again.
    fileprivate func retire() {
      if DoubleLists.hidesReused { isHidden = true } else { removeFromSuperview() }
    }
    /// The height that a cell's content wants in a width.
    fileprivate func height(in width: CGFloat) -> CGFloat {
      systemLayoutSizeFitting(
        CGSize(width: width, height: 0), withHorizontalFittingPriority: .required,
        verticalFittingPriority: .fittingSizeLevel
      ).height
    }
  }

  // MARK: Tables

  @MainActor public protocol UITableViewDataSource: NSObjectProtocol {
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell
  }

  @MainActor public protocol UITableViewDelegate: NSObjectProtocol {
    func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath)
  }

  extension UITouch {
    /// The line of a list that the finger is on, if it came down on it.
    fileprivate func line<Cell: UIView>(of cells: [Int: Cell]) -> Int? {
      cells.first { _, cell in
        view?.isDescendant(of: cell) == true
          && cell.point(inside: location(in: cell), with: nil)
      }?.key
    }
  }

  /// A table of one section.
  @MainActor open class UITableView: UIScrollView {
    public enum Style: Int, Sendable { case plain, grouped, insetGrouped }
    public let style: Style
    open class var automaticDimension: CGFloat { -1 }
    open weak var dataSource: (any UITableViewDataSource)?
    open weak var delegate: (any UITableViewDelegate)?
    open var rowHeight = UITableView.automaticDimension
    open var estimatedRowHeight: CGFloat = 44 { didSet { lines.estimate = estimatedRowHeight } }
    private let lines = ListLines<UITableViewCell>()
    private var classes: [String: UITableViewCell.Type] = [:]
    private var queue: [UITableViewCell] = []
    private var needsData = true

    public init(frame: CGRect, style: Style) {
      self.style = style
      super.init(frame: frame)
      panGestureRecognizer.doubleAxis = (false, true)
    }
    public required init?(coder: NSCoder) { nil }

    open func register(_ cellClass: AnyClass?, forCellReuseIdentifier identifier: String) {
      classes[identifier] = cellClass as? UITableViewCell.Type
    }
    open func dequeueReusableCell(
      withIdentifier identifier: String, for indexPath: IndexPath
    ) -> UITableViewCell {
      let cell: UITableViewCell
      if let index = queue.firstIndex(where: { $0.reuseIdentifier == identifier }) {
        cell = queue.remove(at: index)
        cell.prepareForReuse()
      } else {
        cell = (classes[identifier] ?? UITableViewCell.self).init(
          style: .default, reuseIdentifier: identifier)
      }
      cell.frame.size = CGSize(width: bounds.width, height: lines.estimate)
      // By Apple's word it is added to the table.
      if cell.superview == nil { addSubview(cell) }
      cell.isHidden = false
      return cell
    }
    open func reloadData() {
      needsData = true
      setNeedsLayout()
    }
    open func numberOfRows(inSection section: Int) -> Int { lines.heights.count }
    open func cellForRow(at indexPath: IndexPath) -> UITableViewCell? { lines.cells[indexPath.row] }
    open var visibleCells: [UITableViewCell] {
      lines.cells.sorted { $0.key < $1.key }.map(\.value)
    }
    open func rectForRow(at indexPath: IndexPath) -> CGRect {
      CGRect(
        x: 0, y: lines.start(of: indexPath.row), width: bounds.width,
        height: lines.heights[indexPath.row] ?? lines.estimate)
    }

    open override func layoutSubviews() {
      super.layoutSubviews()
      if needsData {
        needsData = false
        lines.reset(
          count: dataSource?.tableView(self, numberOfRowsInSection: 0) ?? 0, recycle: recycle)
      }
      guard let dataSource, bounds.width > 0 else { return }
      lines.tile(bounds) { [self] in
        let cell = dataSource.tableView(self, cellForRowAt: IndexPath(row: $0, section: 0))
        if cell.superview !== self { addSubview(cell) }
        return cell
      } measure: {
        rowHeight >= 0 ? rowHeight : $0.height(in: bounds.width)
      } recycle: {
        recycle($0)
      }
      contentSize = CGSize(width: bounds.width, height: lines.length)
    }

    /// What was touched and lifted again, and that nothing on it has taken, is selected.
    open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
      guard let row = touches.first?.line(of: lines.cells) else { return }
      delegate?.tableView(self, didSelectRowAt: IndexPath(row: row, section: 0))
    }

    private func recycle(_ cell: UITableViewCell) {
      cell.retire()
      if cell.reuseIdentifier != nil { queue.append(cell) }
    }
  }

  @MainActor open class UITableViewCell: UIView {
    public enum CellStyle: Int, Sendable { case `default`, value1, value2, subtitle }
    open private(set) var reuseIdentifier: String?
    public let contentView = UIView()
    public required init(style: CellStyle, reuseIdentifier: String?) {
      self.reuseIdentifier = reuseIdentifier
      super.init(frame: .zero)
      addSubview(contentView)
    }
    public required init?(coder: NSCoder) { nil }
    open func prepareForReuse() {}
    open override func layoutSubviews() {
      super.layoutSubviews()
      contentView.frame = bounds
    }
    open override func systemLayoutSizeFitting(
      _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
      verticalFittingPriority: UILayoutPriority
    ) -> CGSize {
      contentView.systemLayoutSizeFitting(
        targetSize, withHorizontalFittingPriority: horizontalFittingPriority,
        verticalFittingPriority: verticalFittingPriority)
    }
  }

  // MARK: Collections

  @MainActor public protocol UICollectionViewDataSource: NSObjectProtocol {
    func collectionView(
      _ collectionView: UICollectionView, numberOfItemsInSection section: Int
    ) -> Int
    func collectionView(
      _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell
  }

  @MainActor public protocol UICollectionViewDelegate: NSObjectProtocol {
    func collectionView(
      _ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath)
  }

  @MainActor open class UICollectionViewLayout: NSObject {
    public override init() { super.init() }
  }
  /// Has one item a line.
  @MainActor open class UICollectionViewFlowLayout: UICollectionViewLayout {
    open class var automaticSize: CGSize { CGSize(width: 1.7e308, height: 1.7e308) }
    open var estimatedItemSize = CGSize.zero
    open var itemSize = CGSize(width: 50, height: 50)
  }
  @MainActor open class UICollectionViewLayoutAttributes: NSObject {
    open var size = CGSize.zero
  }

  /// A collection of one section.
  @MainActor open class UICollectionView: UIScrollView {
    open weak var dataSource: (any UICollectionViewDataSource)?
    open weak var delegate: (any UICollectionViewDelegate)?
    open var collectionViewLayout: UICollectionViewLayout
    private let lines = ListLines<UICollectionViewCell>()
    private var classes: [String: UICollectionViewCell.Type] = [:]
    private var queue: [UICollectionViewCell] = []
    private var needsData = true

    public init(frame: CGRect, collectionViewLayout layout: UICollectionViewLayout) {
      collectionViewLayout = layout
      super.init(frame: frame)
      lines.estimate = 50
      panGestureRecognizer.doubleAxis = (false, true)
    }
    public required init?(coder: NSCoder) { nil }

    open func register(_ cellClass: AnyClass?, forCellWithReuseIdentifier identifier: String) {
      classes[identifier] = cellClass as? UICollectionViewCell.Type
    }
    open func dequeueReusableCell(
      withReuseIdentifier identifier: String, for indexPath: IndexPath
    ) -> UICollectionViewCell {
      let cell: UICollectionViewCell
      if let index = queue.firstIndex(where: { $0.reuseIdentifier == identifier }) {
        cell = queue.remove(at: index)
        cell.prepareForReuse()
      } else {
        cell = (classes[identifier] ?? UICollectionViewCell.self).init(frame: .zero)
        cell.reuseIdentifier = identifier
      }
      if cell.superview == nil { addSubview(cell) }
      cell.isHidden = false
      return cell
    }
    open func reloadData() {
      needsData = true
      setNeedsLayout()
    }
    open func cellForItem(at indexPath: IndexPath) -> UICollectionViewCell? {
      lines.cells[indexPath.item]
    }
    open var visibleCells: [UICollectionViewCell] {
      lines.cells.sorted { $0.key < $1.key }.map(\.value)
    }

    open override func layoutSubviews() {
      super.layoutSubviews()
      if needsData {
        needsData = false
        lines.reset(
          count: dataSource?.collectionView(self, numberOfItemsInSection: 0) ?? 0, recycle: recycle)
      }
      guard let dataSource, bounds.width > 0 else { return }
      let flow = collectionViewLayout as? UICollectionViewFlowLayout
      lines.tile(bounds) {
        dataSource.collectionView(self, cellForItemAt: IndexPath(item: $0, section: 0))
      } measure: { cell in
        guard let flow, flow.estimatedItemSize != .zero else { return flow?.itemSize.height ?? 50 }
        let wanted = UICollectionViewLayoutAttributes()
        wanted.size = CGSize(width: bounds.width, height: lines.estimate)
        return cell.preferredLayoutAttributesFitting(wanted).size.height
      } recycle: {
        recycle($0)
      }
      contentSize = CGSize(width: bounds.width, height: lines.length)
    }

    open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
      guard let item = touches.first?.line(of: lines.cells) else { return }
      delegate?.collectionView(self, didSelectItemAt: IndexPath(item: item, section: 0))
    }

    private func recycle(_ cell: UICollectionViewCell) {
      cell.retire()
      queue.append(cell)
    }
  }

  @MainActor open class UICollectionReusableView: UIView {
    open fileprivate(set) var reuseIdentifier: String?
    public required override init(frame: CGRect) { super.init(frame: frame) }
    public required init?(coder: NSCoder) { nil }
    open func prepareForReuse() {}
    open func preferredLayoutAttributesFitting(
      _ layoutAttributes: UICollectionViewLayoutAttributes
    ) -> UICollectionViewLayoutAttributes {
      layoutAttributes.size.height = height(in: layoutAttributes.size.width)
      return layoutAttributes
    }
  }

  @MainActor open class UICollectionViewCell: UICollectionReusableView {
    public let contentView = UIView()
    public required init(frame: CGRect) {
      super.init(frame: frame)
      addSubview(contentView)
    }
    public required init?(coder: NSCoder) { nil }
    open override func layoutSubviews() {
      super.layoutSubviews()
      contentView.frame = bounds
    }
    open override func systemLayoutSizeFitting(
      _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
      verticalFittingPriority: UILayoutPriority
    ) -> CGSize {
      contentView.systemLayoutSizeFitting(
        targetSize, withHorizontalFittingPriority: horizontalFittingPriority,
        verticalFittingPriority: verticalFittingPriority)
    }
  }
#endif
