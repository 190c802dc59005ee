/// The extents of those items of a long list that have been measured.
///
/// It costs what has been measured, not what there is: a list of a million items of which fifty were
/// seen holds fifty extents.
package struct Measures: Equatable, Sendable {
  /// The items measured, ascending.
  private var items: [Int] = []
  /// Their extents, in points.
  private var extents: [Double] = []
  /// By how much each and all before it are longer than estimated, in points.
  private(set) var excess: [Double] = []

  package init() {}

  /// The least extent of a measured item, in points: one that is not there yet keeps its place.
  package static var least: Double { 1 }

  /// How many items have been measured.
  package var count: Int { items.count }

  /// The greatest extent measured, in points; 0 for none.
  var widest: Double { extents.max() ?? 0 }

  /// Whether an item has been measured.
  package func has(_ item: Int) -> Bool { extent(of: item) != nil }

  /// Takes an item's extent, in points, at least `least`; returns whether it is another one than before.
  package mutating func measure(_ item: Int, _ extent: Double) -> Bool {
    let extent = max(extent.asLength, Self.least)
    let place = place(of: item)
    if place < items.count && items[place] == item {
      guard extents[place] != extent else { return false }
      extents[place] = extent
    } else {
      items.insert(item, at: place)
      extents.insert(extent, at: place)
    }
    return true
  }

  /// Returns the measures of the items below a count, with their sums against an estimate in points.
  func summed(against estimate: Double, below count: Int) -> Measures {
    var known = self
    let shown = place(of: count)
    known.items.removeSubrange(shown...)
    known.extents.removeSubrange(shown...)
    var sum = 0.0
    known.excess = known.extents.map { extent in
      sum += extent - estimate
      return sum
    }
    return known
  }

  /// Returns an item's extent, in points; nil for one that has not been measured.
  func extent(of item: Int) -> Double? {
    let place = place(of: item)
    return place < items.count && items[place] == item ? extents[place] : nil
  }

  /// Returns by how much the items before one are longer than estimated, in points.
  func excess(before item: Int) -> Double {
    let place = place(of: item)
    return place > 0 ? excess[place - 1] : 0
  }

  /// Returns how many of the measured items lie before an item.
  private func place(of item: Int) -> Int {
    Strip.partition(0, items.count) { items[$0] < item }
  }
}
