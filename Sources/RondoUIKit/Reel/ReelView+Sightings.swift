#if canImport(UIKit) && !os(watchOS)
  import RondoCore
  import UIKit

  /// What is told of an item that came into the window or left it.
  enum Sighting {
    case shown(Int)
    case hidden(Impressions.Impression)
  }

  /// Which items the person sees, for how long, and how much of them.
  @nonobjc extension ReelView {
    /// Whether somebody listens; if not, nothing wakes for it.
    var wantsSightings: Bool { onShow != nil || onHide != nil || delegateWantsSightings }

    private var delegateWantsSightings: Bool {
      #if canImport(ObjectiveC)
        guard let delegate else { return false }
        return delegate.reelView(_:didShowItemAt:) != nil
          || delegate.reelView(_:didHideItemAt:after:fraction:) != nil
      #else
        return delegate != nil
      #endif
    }

    /// Whether the window itself can be seen, as far as the banner knows.
    private var isOnScreen: Bool {
      guard let window, !wasOutOfSight else { return false }
      switch window.windowScene?.activationState ?? .foregroundActive {
      case .foregroundActive, .foregroundInactive: return true
      default: return false
      }
    }

    /// Takes account of what is seen now, and tells what changed, each thing once and in order even if
    /// who is told changes the banner.
    func updateSightings() {
      guard listened.contains(.visibility) else { return }
      impressions.update(with: reel, isOnScreen: isOnScreen)
      sightings += impressions.hidden.map(Sighting.hidden)
      sightings += impressions.shown.map(Sighting.shown)
      guard !isTellingSightings else { return }
      isTellingSightings = true
      defer { isTellingSightings = false }
      while !sightings.isEmpty {
        switch sightings.removeFirst() {
        case .shown(let item): tell(shown: item)
        case .hidden(let impression): tell(hidden: impression)
        }
      }
    }
  }
#endif
