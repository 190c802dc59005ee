#if canImport(UIKit) && !os(watchOS)
  import RondoCore
  import UIKit

  /// A banner that another one takes along.
  struct Follower {
    weak var view: ReelView?

    @MainActor init(_ view: ReelView) { self.view = view }
  }

  /// Where a banner was, to be kept while the app is not running.
  public struct ReelPlace: Codable, Equatable, Sendable {
    /// The item it was at.
    public var index: Int
    /// The index as a real number, for a strip that may rest anywhere; nil is the item's own stop.
    public var position: Double?
    /// Whether the person had paused it (true), set it playing (false), or neither.
    public var isPaused: Bool?

    /// Creates a place.
    public init(index: Int, position: Double? = nil, isPaused: Bool? = nil) {
      self.index = index
      self.position = position
      self.isPaused = isPaused
    }
  }

  extension ReelView {
    /// Where the banner is, and the person's switch; nil without items.
    @nonobjc public var place: ReelPlace? {
      let reel = presentReel
      return reel.index.map {
        ReelPlace(
          index: $0, position: reel.settings.paging == .free ? reel.position : nil,
          isPaused: personSwitch == .automatic ? nil : personSwitch == .paused)
      }
    }

    /// Goes where a banner was, at once; before the first layout it is remembered.
    @nonobjc public func restore(_ place: ReelPlace) {
      select(place.index, animated: false)
      placeToRestore = place.position
      restorePosition()
      switch place.isPaused {
      case true?: personSwitch = .paused
      case false?: personSwitch = .playing
      case nil: personSwitch = .automatic
      }
    }

    /// Goes to the point, once there is a strip.
    @nonobjc func restorePosition() {
      guard let position = placeToRestore, reel.index != nil else { return }
      placeToRestore = nil
      deliver(.jump(position: position))
    }
  }
#endif
