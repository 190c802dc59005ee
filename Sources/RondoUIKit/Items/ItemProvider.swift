#if canImport(UIKit) && !os(watchOS)
  import UIKit

  /// Where a banner has its items from.
  @MainActor struct ItemProvider {
    var count: () -> Int = { 0 }
    /// Returns the view of an item, one made before if that can be used again.
    var view: (_ index: Int, _ reusable: UIView?) -> UIView = { _, view in view ?? UIView() }
    /// Returns the length along the axis of an item, given the window's size; nil measures the view.
    var extent: ((_ index: Int, _ window: CGSize) -> CGFloat)?
    /// Returns what an assistive technology says of an item.
    var label: ((_ index: Int) -> String?)?
    /// Returns what tells an item from others when the data changes; nil keeps places by index.
    var identity: ((_ index: Int) -> AnyHashable)?
    /// Whether an item can have several views, as a loop shorter than the window needs.
    var canBeCopied = true
    /// The views that are the items, where there are no others.
    var views: [UIView]?
    /// Whether the items are not a component's own texts or images.
    var showsViews = true
  }

  extension [String] {
    /// What tells each text from the others: the text, and how many equal ones come before it.
    var identities: [AnyHashable] {
      var counts: [String: Int] = [:]
      return map { text in
        let before = counts[text, default: 0]
        counts[text] = before + 1
        return AnyHashable("\(before) \(text)")
      }
    }
  }
#endif
