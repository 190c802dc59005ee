#if canImport(SwiftUI)
  public import Combine
  public import Foundation
  public import RondoCore
  import SwiftUI

  /// Commands for a banner, and what it says of itself.
  ///
  /// ```swift
  /// @StateObject private var reel = ReelController()
  /// ...
  /// Carousel(banners) { BannerCard($0) }.reelController(reel)
  /// Button("Next") { reel.next() }
  /// ```
  ///
  /// What is asked before the banner is there is remembered. The object announces a change when the
  /// index, what runs or has to, or the person's switch changes, never while something merely moves.
  @MainActor public final class ReelController: ObservableObject {
    private weak var model: ReelModel?
    private var waiting: [(ReelModel) -> Void] = []
    /// The item last asked for, which may still wait.
    private(set) var expected: Int?
    private var restored: Reel.SavedPlace?
    private var followers: [ReelModel.Follower] = []

    /// Creates a controller; `reelController(_:)` connects it.
    public init() {}

    // MARK: Reading

    /// The item whose stop is nearest; nil without items or before the first layout.
    public var index: Int? { model?.present.index }
    /// The item at which the present motion will rest; nil at rest, in drift and drag.
    public var target: Int? { model?.present.target }
    /// The index as a real number, linear between neighbouring items.
    public var position: Double { model?.present.position ?? 0 }
    /// The page that the index is on.
    public var page: Int { model?.present.page ?? 0 }
    /// How many pages there are.
    public var pageCount: Int { model?.reel.pageCount ?? 0 }
    /// Whether the drive moves the strip, or will after a dwell.
    public var isRunning: Bool { model?.present.isRunning ?? false }
    /// Whether the strip moves at this moment.
    public var isMoving: Bool { model?.present.isMoving ?? false }
    /// Whether the content is longer than the window.
    public var needsScrolling: Bool { model?.reel.needsScrolling ?? false }
    /// Why the drive stands still.
    public var holdReasons: Reel.HoldReasons { model?.reel.holdReasons ?? [] }
    /// How much of the dwell at the present page is over, in 0...1.
    public var dwellProgress: Double { model?.present.dwellProgress ?? 0 }

    /// Whether the person has paused the banner, set it playing, or neither.
    public var personSwitch: Reel.PersonSwitch {
      get { model?.reel.personSwitch ?? .automatic }
      set { command { $0.setSwitch(newValue) } }
    }

    // MARK: Doing

    /// Goes to an item; in a drag it is carried out at its end.
    public func select(_ index: Int, animated: Bool = true, way: Reel.Way = .shortest) {
      expected = index
      command { $0.send(.select(item: index, animated: animated, way: way, by: .caller)) }
    }

    /// Goes a page forward.
    public func next() { command { $0.send(.step(1, by: .caller)) } }
    /// Goes a page backward.
    public func previous() { command { $0.send(.step(-1, by: .caller)) } }
    /// Lets the drive run; from its beginning if it had ended or was stopped.
    public func start() { command { $0.send(.start) } }
    /// Holds the drive and returns to the beginning.
    public func stop() { command { $0.send(.stop) } }
    /// Jumps to the beginning and begins again with the delay.
    public func reset() { command { $0.send(.reset) } }
    /// Holds the drive where it is.
    public func pause() { command { $0.send(.hold(.caller)) } }
    /// Lets the drive go on.
    public func resume() { command { $0.send(.unhold(.caller)) } }
    /// Pauses or plays, as the person asks.
    public func togglePlaying() { command { $0.togglePlaying() } }
    /// Shows the banner as it is so many seconds after the drive began and holds it; nil lets it go.
    public func seek(to time: TimeInterval?) { command { $0.send(.seek(time)) } }

    // MARK: Keeping

    /// Where the banner is, and the person's switch, or what `restore(_:)` was given until there are
    /// items; nil before it was anywhere.
    public var place: Reel.SavedPlace? { model?.present.savedPlace ?? restored }

    /// Goes where a banner was, at once.
    public func restore(_ place: Reel.SavedPlace) {
      expected = place.index
      restored = place
      command {
        $0.send(place.event)
        if $0.reel.personSwitch != place.personSwitch { $0.setSwitch(place.personSwitch) }
      }
    }

    // MARK: Connecting

    /// The banner's model, for tests.
    var attached: ReelModel? { model }

    private func command(_ body: @escaping (ReelModel) -> Void) {
      guard let model, model.knownCount > 0 else { return waiting.append(body) }
      body(model)
      objectWillChange.send()
    }

    func attach(to model: ReelModel) {
      guard self.model !== model else { return }
      self.model = model
      for follower in followers { adopt(follower.model) }
    }

    /// Carries out what was asked before there were items.
    func carryOutWaiting() {
      guard !waiting.isEmpty, let model, model.knownCount > 0 else { return }
      let all = waiting
      waiting = []
      for body in all { body(model) }
    }

    func noteChange() { objectWillChange.send() }

    func addFollower(_ follower: ReelModel) {
      followers.removeAll { $0.model == nil || $0.model === follower }
      followers.append(ReelModel.Follower(model: follower))
      adopt(follower)
    }

    func removeFollower(_ follower: ReelModel) {
      followers.removeAll { $0.model == nil || $0.model === follower }
      model?.followers.removeAll { $0.model == nil || $0.model === follower }
    }

    private func adopt(_ follower: ReelModel?) {
      guard let model, let follower else { return }
      model.followers.removeAll { $0.model == nil || $0.model === follower }
      model.followers.append(ReelModel.Follower(model: follower))
    }
  }
#endif
