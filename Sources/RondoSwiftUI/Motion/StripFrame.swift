#if canImport(SwiftUI)
  import RondoCore
  public import SwiftUI

  /// What one view shows: an item, told apart by what it is and not by where, and which of its views.
  struct SlotKey: Hashable, Identifiable {
    /// The item's short name.
    var tag: Int
    /// Which of the item's views, where a loop shorter than the window needs several.
    var copy: Int
    /// The item's index.
    var item: Int
    /// The update whose items it shows, where these are not the newest.
    var age = -1

    var id: SlotKey { SlotKey(tag: tag, copy: copy, item: 0) }
  }

  /// Where one slot stands at one moment.
  struct SlotPlace {
    var key: SlotKey
    var size: CGSize
    var transform: ProjectionTransform
    var opacity: Double
    /// How far the content is moved inside its slot, right and down.
    var contentShift: CGSize
    /// What is drawn over what.
    var rank: Double
    /// Whether it shows the item at the index, and is no copy.
    var isCurrent = false
    /// Whether assistive technology finds it: it shows the item to which the strip goes, if that is there.
    var isSpoken = false
    /// Whether it is there only until it cannot be seen any more.
    var isLeaving = false
  }

  /// All that a banner shows at one moment.
  struct StripFrame {
    var places: [SlotPlace] = []
    /// The window, from its upper left corner on.
    var window = CGRect.zero
    private var indices: [SlotKey: Int] = [:]
    var time = 0.0
    var index = 0
    var page = 0
    /// The position counted in pages.
    var pagePosition = 0.0
    var pageCount = 0
    var dwellProgress = 0.0
    /// How long the item at its place is along the axis, in points; nil without items.
    var alignedExtent: Double?
    /// How much the sides are faded on which content goes on, in 0...1.
    var fades = (before: 0.0, after: 0.0)

    /// From how many places on they are found by a table.
    private static var fewest: Int { 16 }

    func place(of key: SlotKey) -> SlotPlace? {
      guard !indices.isEmpty else { return places.first { $0.key.id == key.id } }
      return indices[key.id].map { places[$0] }
    }

    mutating func finish() {
      guard places.count > StripFrame.fewest else { return }
      for (index, place) in places.enumerated() { indices[place.key.id] = index }
    }

    /// The slots in an order that motion does not change.
    var keys: [SlotKey] {
      places.map(\.key).sorted { ($0.item, $0.copy, $0.tag) < ($1.item, $1.copy, $1.tag) }
    }
  }

  private struct StripFrameKey: EnvironmentKey {
    static var defaultValue: StripFrame { StripFrame() }
  }

  private struct IsReelCurrentKey: EnvironmentKey {
    static var defaultValue: Bool { true }
  }

  extension EnvironmentValues {
    /// What the banner around shows at the moment that is drawn.
    var stripFrame: StripFrame {
      get { self[StripFrameKey.self] }
      set { self[StripFrameKey.self] = newValue }
    }

    /// Whether a view is inside the item at the index of its banner; true outside of banners.
    public internal(set) var isReelCurrent: Bool {
      get { self[IsReelCurrentKey.self] }
      set { self[IsReelCurrentKey.self] = newValue }
    }
  }
#endif
