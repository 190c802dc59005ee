#if canImport(UIKit) && !os(watchOS)
  import RondoCore
  import UIKit

  /// What tells the items near the window from others; of a long list no more are asked for. Kept while
  /// there are none, so that they are found again.
  struct KnownItems {
    /// How many items there were.
    let count: Int
    /// The index around which they are known.
    let middle: Int
    let identities: [Int: AnyHashable]

    /// How far from the index they are known.
    static var reach: Int { 50 }
  }

  @nonobjc extension ReelView {
    /// Notes what the items near the window are.
    func rememberItems() {
      // Where others are to come, these are asked for no more.
      guard !needsItems, itemCount > 0, let identity = provider.identity else { return }
      let middle = reel.index ?? 0
      let old = known?.identities ?? [:]
      if let known, abs(known.middle - middle) <= KnownItems.reach / 2,
        slots.keys.allSatisfy({ old[$0.item] != nil || $0.item >= itemCount })
      {
        return
      }
      var near = Set(slots.keys.map(\.item).filter { $0 < itemCount })
      let reach = KnownItems.reach
      near.formUnion(max(middle - reach, 0)..<max(min(middle + reach, itemCount), 0))
      let identities = near.map { ($0, old[$0] ?? identity($0)) }
      known = KnownItems(
        count: itemCount, middle: middle,
        identities: Dictionary(identities, uniquingKeysWith: { first, _ in first }))
    }

    /// Returns where the items known so far went among so many; nil where they cannot be told apart.
    func survivors(to count: Int) -> [Reel.Survivor]? {
      guard let known, let identity = provider.identity else { return nil }
      let old = known.identities.sorted { $0.key < $1.key }
      if old.allSatisfy({ $0.key < count && identity($0.key) == $0.value }) {
        return old.map { Reel.Survivor(old: $0.key, new: $0.key) }
      }
      var places: [AnyHashable: Int] = [:]
      for item in 0..<count {
        let identity = identity(item)
        if places[identity] == nil { places[identity] = item }
      }
      return old.map { Reel.Survivor(old: $0.key, new: places[$0.value]) }
    }
  }
#endif
