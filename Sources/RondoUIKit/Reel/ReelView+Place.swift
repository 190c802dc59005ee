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
    /// Whether the person had paused it.
    public var isPaused: Bool

    /// Creates a place.
    public init(index: Int, isPaused: Bool = false) {
      self.index = index
      self.isPaused = isPaused
    }
  }

  extension ReelView {
    /// Where the banner is; nil without items.
    @nonobjc public var place: ReelPlace? {
      index.map { ReelPlace(index: $0, isPaused: personSwitch == .paused) }
    }

    /// Goes where a banner was, at once; before the first layout it is remembered.
    @nonobjc public func restore(_ place: ReelPlace) {
      select(place.index, animated: false)
      if place.isPaused { personSwitch = .paused }
    }
  }
#endif
