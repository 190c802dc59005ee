#if canImport(UIKit) && !os(watchOS)
  public import RondoCore
  import UIKit

  /// A banner that another one takes along.
  struct Follower {
    weak var view: ReelView?

    @MainActor init(_ view: ReelView) { self.view = view }
  }

  extension ReelView {
    /// Where the banner is, and the person's switch, or what `restore(_:)` was given until it is laid out;
    /// nil before it was anywhere.
    @nonobjc public var place: Reel.SavedPlace? { presentReel.savedPlace }

    /// Goes where a banner was, at once; before the first layout it is remembered.
    @nonobjc public func restore(_ place: Reel.SavedPlace) {
      if needsItems { takeItems() }
      send(place.event)
      setNeedsLayout()
      personSwitch = place.personSwitch
    }
  }
#endif
