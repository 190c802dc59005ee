#if canImport(UIKit) && !os(watchOS)
  import RondoCore
  import UIKit

  /// A remote; tests have one of their own.
  @MainActor enum Remote {
    /// Whether there is nothing else: no finger is on what is shown.
    static var isAll: Bool = {
      #if os(tvOS)
        true
      #else
        false
      #endif
    }()
  }

  /// What a banner knows of the focus, and of keys and buttons.
  struct ReelFocus {
    /// What has the focus inside the banner, if that is not the banner itself.
    weak var inside: UIView?
    /// Whether the banner stands out because it has the focus.
    var isRaised = false
    private var arrow: (x: Int, y: Int, time: TimeInterval, isPress: Bool)?
    private var taken: Set<ObjectIdentifier> = []

    /// Whether an arrow is one of which the banner has heard already: of one button or swipe there may be
    /// told a press and a movement of the focus, in either order, and more than one movement.
    mutating func hasHeard(_ x: Int, _ y: Int, at time: TimeInterval, isPress: Bool) -> Bool {
      // Less than it takes to press twice.
      guard let arrow, arrow.x == x, arrow.y == y, time - arrow.time < 0.1,
        !(isPress && arrow.isPress)
      else { return false }
      if isPress { self.arrow?.isPress = true }
      return true
    }

    mutating func hear(_ x: Int, _ y: Int, at time: TimeInterval, isPress: Bool) {
      arrow = (x, y, time, isPress)
    }

    /// Whether an arrow has just moved the strip.
    func hasJustMoved(at time: TimeInterval) -> Bool { arrow.map { time - $0.time < 0.1 } ?? false }

    mutating func note(_ press: UIPress, isTaken: Bool) {
      if isTaken {
        taken.insert(ObjectIdentifier(press))
      } else {
        taken.remove(ObjectIdentifier(press))
      }
    }

    func hasTaken(_ press: UIPress) -> Bool { taken.contains(ObjectIdentifier(press)) }

    /// A press is over; returns whether it was taken.
    mutating func letGo(_ press: UIPress) -> Bool { taken.remove(ObjectIdentifier(press)) != nil }
  }

  /// Where the focus is and goes, for a remote and a keyboard.
  @nonobjc extension ReelView {
    /// What can have the focus itself in the items that are seen; in the present one, or the one that is
    /// under way, first.
    var focusableViews: [UIView] {
      let present = presentReel
      let current = present.target ?? present.index
      var views = seenViews
      if let content = current.flatMap(content(of:)) {
        views.removeAll { $0 === content }
        views.insert(content, at: 0)
      }
      return views.flatMap(\.focusable)
    }

    private func content(of item: Int) -> UIView? {
      let handover = Handover(presentReel)
      return slots[handover.view(of: handover.number(nearestOf: item))]?.content
    }

    /// Moves the strip by an arrow, unless that was done already; returns whether it was for the strip.
    func takeArrow(_ x: Int, _ y: Int, isPress: Bool) -> Bool {
      if focus.hasHeard(x, y, at: now, isPress: isPress) { return true }
      guard send(.arrow(x: x, y: y)).used else { return false }
      focus.hear(x, y, at: now, isPress: isPress)
      keepFocusSeen()
      return true
    }

    /// Whether a movement of the focus is for the strip, which then moves instead: a swipe on a remote is
    /// told by nothing else. The focus leaves where the strip cannot move on.
    func keepsFocus(in context: UIFocusUpdateContext) -> Bool {
      guard let old = context.previouslyFocusedView, old.isDescendant(of: self) else {
        return false
      }
      // From one thing in the banner to the other.
      if let new = context.nextFocusedView, new !== self, new.isDescendant(of: self) {
        return false
      }
      let way: (x: Int, y: Int)
      switch context.focusHeading {
      case .left: way = (-1, 0)
      case .right: way = (1, 0)
      case .up: way = (0, -1)
      case .down: way = (0, 1)
      default: return false
      }
      // A banner in this one has used it.
      let inner = old.banners(upTo: self).dropLast()
      guard !inner.contains(where: { $0.focus.hasJustMoved(at: $0.now) }) else { return false }
      return takeArrow(way.x, way.y, isPress: false)
    }

    /// The focus was to move, and there is nothing where it could: nobody else was asked.
    func focusFailed(in context: UIFocusUpdateContext) {
      guard let banners = context.previouslyFocusedView?.banners(upTo: nil), banners.first === self
      else { return }
      _ = banners.contains { $0.keepsFocus(in: context) }
    }

    /// The focus has come to a view, or has gone from all of them.
    func takeFocus(_ view: UIView?, with coordinator: UIFocusAnimationCoordinator) {
      let isInside = view?.isDescendant(of: self) ?? false
      focus.inside = isInside && view !== self ? view : nil
      listen()
      send(isInside ? .hold(.focus) : .unhold(.focus))
      raise(view === self, with: coordinator)
      guard let item = focusedItem, !isSeen(item), item != presentReel.target else { return }
      select(item, by: .person)
    }

    /// Has the focus go along, where what it was on goes out of sight.
    func keepFocusSeen() {
      guard let item = focusedItem else { return }
      let target = presentReel.target
      guard target == nil ? !isSeen(item) : target != item else { return }
      setNeedsFocusUpdate()
    }

    /// The item in which something has the focus.
    private var focusedItem: Int? {
      guard let view = focus.inside else { return nil }
      return slots.first { view.isDescendant(of: $0.value.host) }?.key.item
    }

    private func isSeen(_ item: Int) -> Bool {
      let shown = slots.filter { $0.key.item == item }.values
      return seenViews.contains { view in shown.contains { $0.content === view } }
    }

    /// Has the banner stand out where nothing else shows that it has the focus.
    private func raise(_ isRaised: Bool, with coordinator: UIFocusAnimationCoordinator) {
      guard Remote.isAll, isRaised != focus.isRaised else { return }
      focus.isRaised = isRaised
      // As the system's own, a little larger; a wide one by no more than it has room for.
      let size = max(stage.bounds.width, stage.bounds.height, 1)
      let scale = isRaised ? 1 + min(0.08, 40 / size) : 1
      coordinator.addCoordinatedAnimations(
        { [stage] in stage.transform = CGAffineTransform(scaleX: scale, y: scale) },
        completion: nil)
    }
  }

  extension UIView {
    /// What can have the focus in the view: it, else what is in it. A banner that can only be moved would
    /// keep the one around it from being moved.
    fileprivate var focusable: [UIView] {
      guard !isHidden, alpha > 0.01, isUserInteractionEnabled else { return [] }
      if let banner = self as? ReelView, !banner.hearsSelections { return banner.focusableViews }
      return canBecomeFocused ? [self] : subviews.flatMap(\.focusable)
    }

    /// The banners that the view is or is in, the innermost first, up to one of them.
    fileprivate func banners(upTo last: ReelView?) -> [ReelView] {
      var banners: [ReelView] = []
      var view: UIView? = self
      while let here = view {
        if let banner = here as? ReelView { banners.append(banner) }
        if here === last { break }
        view = here.superview
      }
      return banners
    }
  }
#endif
