#if canImport(UIKit) && !os(watchOS)
  import RondoCore
  import UIKit

  /// Stands for the banner where it cannot be one element itself: there is something to operate in its
  /// items.
  final class PagesElement: UIAccessibilityElement {
    private weak var banner: ReelView?
    /// Whether there was something to operate in the items.
    var isNeeded = false

    init(_ banner: ReelView) {
      self.banner = banner
      super.init(accessibilityContainer: banner)
      accessibilityTraits = .adjustable
    }

    override var accessibilityLabel: String? {
      get { banner?.accessibilityLabel }
      set { super.accessibilityLabel = newValue }
    }
    override var accessibilityValue: String? {
      get { banner?.accessibilityValue }
      set { super.accessibilityValue = newValue }
    }
    override var accessibilityHint: String? {
      get { banner?.accessibilityHint }
      set { super.accessibilityHint = newValue }
    }
    override var accessibilityCustomActions: [UIAccessibilityCustomAction]? {
      get { banner?.accessibilityCustomActions }
      set { super.accessibilityCustomActions = newValue }
    }
    override var accessibilityFrameInContainerSpace: CGRect {
      get { banner?.pagesFrame ?? .zero }
      set { super.accessibilityFrameInContainerSpace = newValue }
    }

    override func accessibilityIncrement() { banner?.accessibilityIncrement() }
    override func accessibilityDecrement() { banner?.accessibilityDecrement() }
    override func accessibilityActivate() -> Bool { banner?.accessibilityActivate() ?? false }
    override func accessibilityScroll(_ direction: UIAccessibilityScrollDirection) -> Bool {
      banner?.accessibilityScroll(direction) ?? false
    }
  }

  /// Buttons, links and the like inside items.
  @nonobjc extension ReelView {
    /// Whether there is, or was since there were none, something to operate in the items: an element that
    /// went and came with each of them would take the person's place along.
    var isOperable: Bool {
      if !pagesElement.isNeeded {
        pagesElement.isNeeded = slots.values.contains { $0.content?.canBeOperated ?? false }
      }
      return pagesElement.isNeeded
    }

    /// What an assistive technology finds in the banner: the items that are seen, and what goes on to
    /// others; nil where nothing in them can be operated.
    var reachable: [Any]? {
      guard isOperable else { return nil }
      hideRepeats()
      return seenViews + buttons.filter { !$0.isHidden } + [pagesElement]
    }

    /// Hides what repeats, and has a person whose place is the banner stay there where it is no longer one
    /// element.
    func showReachable() {
      hideRepeats()
      guard !pagesElement.isNeeded, accessibilityElementIsFocused(), isOperable else { return }
      UIAccessibility.post(notification: .layoutChanged, argument: pagesElement)
    }

    /// The views of items of which at least half is seen, in reading order.
    var seenViews: [UIView] {
      let handover = Handover(presentReel)
      let window = handover.writer.strip.window.extent
      return handover.numbers().compactMap { number in
        let pose = handover.pose(of: number)
        let extent = handover.writer.strip.extent(of: number)
        let start = axis == .horizontal ? pose.x : pose.y
        let seen = min(start + extent, window) - max(start, 0)
        let view = handover.view(of: number)
        guard pose.opacity > 0, seen >= min(extent, window) / 2, view.item < itemCount,
          number == handover.number(nearestOf: view.item)
        else { return nil }
        return slots[view]?.content
      }
    }

    /// Has of each item's views only the nearest read, and none of what goes.
    private func hideRepeats() {
      let handover = Handover(presentReel)
      for (key, slot) in slots {
        let isRead =
          key.item < itemCount
          && handover.view(of: handover.number(nearestOf: key.item)) == key
        let isHidden = !isRead
        if slot.host.accessibilityElementsHidden != isHidden {
          slot.host.accessibilityElementsHidden = isHidden
        }
      }
    }

    /// A strip along an edge, so that what is in the items keeps its own place under the finger; all of the
    /// banner where they have nothing.
    fileprivate var pagesFrame: CGRect {
      guard seenViews.contains(where: \.isReachable) else { return bounds }
      if let indicator, !indicator.frame.isEmpty { return indicator.frame }
      // The least height of a target.
      let height = min(24, bounds.height / 4)
      return CGRect(x: 0, y: bounds.height - height, width: bounds.width, height: height)
    }
  }

  extension UIView {
    /// Whether there is an element in a view.
    fileprivate var isReachable: Bool {
      guard !isHidden, !accessibilityElementsHidden else { return false }
      return isAccessibilityElement || !(accessibilityElements ?? []).isEmpty
        || subviews.contains(where: \.isReachable)
    }

    /// Whether there is something in a view that a person can operate.
    fileprivate var canBeOperated: Bool {
      guard !isHidden, isUserInteractionEnabled, !accessibilityElementsHidden else { return false }
      let isElement = isAccessibilityElement && !accessibilityTraits.isDisjoint(with: .operable)
      return self is UIControl || isElement || !(accessibilityCustomActions ?? []).isEmpty
        || (accessibilityElements ?? []).contains {
          ($0 as? UIAccessibilityElement)?.accessibilityTraits.isDisjoint(with: .operable) == false
        }
        || subviews.contains(where: \.canBeOperated)
    }
  }

  extension UIAccessibilityTraits {
    fileprivate static var operable: UIAccessibilityTraits { [.button, .link, .adjustable] }
  }
#endif
