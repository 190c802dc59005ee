/// The items in a row, as coordinates in points.
///
/// Items are addressed by *number*: the unwrapped count of shown items, `turn * count + ordinal`, so
/// that on a loop the item before the first is number -1. Bounded strips have numbers in
/// `0 ..< count`. Number 0 starts at coordinate 0.
///
/// It never changes, and is a class so that what refers to it is copied by a reference.
package final class Strip: Sendable {
  /// How many items are shown.
  package let count: Int
  /// How many items the user has, shown or not.
  package let itemCount: Int
  package let isLoop: Bool
  /// Points between neighbours.
  package let spacing: Double
  /// Points from the start of one turn to the start of the next; on a bounded strip its content's
  /// length.
  package let length: Double
  /// Points from the start of the first item to the end of the last.
  package let contentLength: Double
  package let window: Window
  /// How many items a page passes.
  package let stride: Int
  /// The greatest extent of a shown item.
  package let widest: Double
  /// The last number whose stop is the least offset of a bounded strip; -1 if none is, and on a loop.
  let leadingEnd: Int
  /// The first number whose stop is the greatest offset of a bounded strip; `count` if none is, and on
  /// a loop.
  let trailingEnd: Int

  let extents: Extents
  /// The user's indices of the shown items; nil if all are shown. Those before `departures` ascend.
  let shown: [Int]?
  /// What is added to an ordinal without an entry in `shown` to make it an index.
  let base: Int
  /// The first ordinal of those that go, to be gone at the seam, and whose indices are `itemCount` and
  /// more; `count` if none does.
  let departures: Int
  /// What comes in at the seam while others go; nil for a strip of its own items.
  let incoming: Incoming?

  enum Extents: Equatable, Sendable {
    case uniform(Double)
    /// Starts and extents of the shown items.
    case varying(starts: [Double], extents: [Double])
    case estimated(extent: Double, Measures)
  }

  /// Offsets nearer to an end, in points, count as there: on so short a way nothing can be seen to change.
  static let nearest = 1e-6

  /// The most items a strip takes, so that numbers of a hundred turns fit the 32 bits of a browser's Int.
  package static let mostItems = 1 << 24

  /// A strip without items or window.
  package static let empty = Strip(
    items: .uniform(count: 0, extent: 0), isLoop: false, window: Window(extent: 0))

  /// Creates a strip; items of extent <= 0, NaN or infinity are not shown.
  ///
  /// A loop shorter than a point is empty, and so is a strip longer than `Double.greatestLength`.
  /// A spacing or seam that is no length counts as 0, a stride below 1 as 1.
  package convenience init(
    items: Reel.Items, isLoop: Bool, spacing: Double = 0, seam: Double = 0, window: Window,
    stride: Int = 1
  ) {
    self.init(
      Strip.row(items, spacing: spacing.asLength), itemCount: items.count, isLoop: isLoop,
      spacing: spacing, seam: seam, window: window, stride: stride)
  }

  /// Creates a strip of a row of items.
  ///
  /// - Parameters:
  ///   - itemCount: How many items the user has.
  ///   - base: What is added to the row's indices.
  ///   - departures: The first ordinal of those that go; nil if none does.
  ///   - incoming: What comes in at the seam.
  init(
    _ row: Row, itemCount: Int, base: Int = 0, departures: Int? = nil,
    incoming: Incoming? = nil, isLoop: Bool, spacing: Double, seam: Double, window: Window,
    stride: Int
  ) {
    let spacing = spacing.asLength
    let length = isLoop && row.count > 0 ? row.length + seam.asLength : row.length
    let isShown = length <= .greatestLength && !(isLoop && length < 1)
    let count = isShown ? row.count : 0
    self.count = count
    self.itemCount = itemCount
    self.isLoop = isLoop
    self.spacing = spacing
    self.length = count > 0 ? length : 0
    contentLength = count > 0 ? row.length : 0
    self.window = window
    self.stride = min(max(stride, 1), max(count, 1))
    widest = count > 0 ? row.widest : 0
    extents = row.extents
    shown = row.shown
    self.base = base
    self.departures = min(departures ?? count, count)
    self.incoming = incoming
    let ends = Strip.ends(
      count: count, extents: row.extents, spacing: spacing, length: row.length,
      window: window, isLoop: isLoop)
    leadingEnd = ends.leading
    trailingEnd = ends.trailing
  }

  /// The strip of items that stay until others come, with what is added to their indices.
  convenience init(_ staying: Strip, of itemCount: Int, base: Int) {
    var row = Row()
    row.count = staying.count
    row.extents = staying.extents
    row.shown = staying.shown
    row.length = staying.contentLength
    row.widest = staying.widest
    self.init(
      row, itemCount: itemCount, base: base, departures: 0, isLoop: staying.isLoop,
      spacing: staying.spacing, seam: staying.length - staying.contentLength,
      window: staying.window, stride: staying.stride)
  }

  package var isEmpty: Bool { count == 0 }
}

extension Strip: Equatable {
  package static func == (first: Strip, second: Strip) -> Bool {
    first === second
      || (first.count == second.count && first.itemCount == second.itemCount
        && first.isLoop == second.isLoop && first.length == second.length
        && first.spacing == second.spacing && first.window == second.window
        && first.stride == second.stride && first.extents == second.extents
        && first.shown == second.shown && first.base == second.base
        && first.departures == second.departures && first.incoming?.turn == second.incoming?.turn)
  }
}

// MARK: Building

extension Strip {
  struct Row {
    var count = 0
    var extents = Extents.uniform(0)
    var shown: [Int]?
    var length = 0.0
    var widest = 0.0
  }

  /// Lays the shown items in a row.
  static func row(_ items: Reel.Items, spacing: Double) -> Row {
    var row = Row()
    switch items {
    case .uniform(let count, let extent):
      let extent = extent.asLength
      guard extent > 0 else { return row }
      row.count = min(max(count, 0), mostItems)
      row.extents = .uniform(extent)
      row.length = Double(row.count) * (extent + spacing) - (row.count > 0 ? spacing : 0)
      row.widest = extent
    case .estimated(let count, let extent, let measures):
      let extent = extent.asLength
      guard extent > 0, count > 0 else { return row }
      row.count = min(count, mostItems)
      let known = measures.summed(against: extent, below: row.count)
      row.extents = .estimated(extent: extent, known)
      row.length = Double(row.count) * (extent + spacing) - spacing + (known.excess.last ?? 0)
      row.widest = max(extent, known.widest)
    case .varying(let all):
      var starts: [Double] = []
      var extents: [Double] = []
      starts.reserveCapacity(all.count)
      extents.reserveCapacity(all.count)
      var hidden = 0
      var start = 0.0
      for extent in all {
        let extent = extent.asLength
        guard extent > 0 else {
          hidden += 1
          continue
        }
        starts.append(start)
        extents.append(extent)
        row.widest = max(row.widest, extent)
        row.length = start + extent
        start = row.length + spacing
      }
      row.count = extents.count
      row.extents = .varying(starts: starts, extents: extents)
      if hidden > 0 { row.shown = all.indices.filter { all[$0].asLength > 0 } }
    }
    return row
  }

  /// Finds the numbers whose stops coincide with those of the ends of a bounded strip.
  private static func ends(
    count: Int, extents: Extents, spacing: Double, length: Double, window: Window, isLoop: Bool
  ) -> (leading: Int, trailing: Int) {
    guard !isLoop, count > 0 else { return (-1, count) }
    guard length > window.content else { return (count - 1, 0) }
    // Stops are in order, so both are found by halving. A stop that rounding alone keeps away from an end
    // is at it.
    let low = -window.lead + nearest
    let high = length + window.trail - window.extent - nearest
    let leading = partition(0, count) { ordinal in
      extents.stop(of: ordinal, spacing: spacing, window: window) <= low
    }
    let trailing = partition(0, count) { ordinal in
      extents.stop(of: ordinal, spacing: spacing, window: window) < high
    }
    return (leading - 1, trailing)
  }

  /// Returns the first value in `low ..< high` for which `isBefore` is false, or `high`.
  @inline(__always)
  static func partition(_ low: Int, _ high: Int, _ isBefore: (Int) -> Bool) -> Int {
    var low = low
    var high = high
    while low < high {
      let middle = low + (high - low) / 2
      if isBefore(middle) { low = middle + 1 } else { high = middle }
    }
    return low
  }
}

extension Strip.Extents {
  @inline(__always)
  func start(of ordinal: Int, spacing: Double) -> Double {
    switch self {
    case .uniform(let extent): return Double(ordinal) * (extent + spacing)
    case .varying(let starts, _): return starts[ordinal]
    case .estimated(let extent, let measures):
      return Double(ordinal) * (extent + spacing) + measures.excess(before: ordinal)
    }
  }

  @inline(__always)
  func extent(of ordinal: Int) -> Double {
    switch self {
    case .uniform(let extent): return extent
    case .varying(_, let extents): return extents[ordinal]
    case .estimated(let extent, let measures): return measures.extent(of: ordinal) ?? extent
    }
  }

  /// Returns where an item stands aligned, were the strip endless.
  @inline(__always)
  func stop(of ordinal: Int, spacing: Double, window: Window) -> Double {
    start(of: ordinal, spacing: spacing) + window.alignment * extent(of: ordinal) - window.anchor
  }
}
