#if canImport(SwiftUI)
  import Combine
  import RondoCore
  import SwiftUI

  /// What a banner is between its updates: the engine, the person's say, the place.
  ///
  /// A component owns it, so it survives whatever its parent does. It takes in what a view update brings
  /// (`take`, `layOut`) without publishing anything, and publishes when something happened by itself
  /// that changes what the views are. Where the strip is at a frame's time it computes on the side; only
  /// events and its one timer move it on.
  @MainActor final class ReelModel: ObservableObject {
    var reel = Reel()
    var time = HostTime()
    var setup = ReelSetup(Reel.Settings())
    /// Counts what was published, so that a view made again differs from the one before.
    private(set) var version = 0

    // Items.
    var itemCount = 0
    var identity: (_ index: Int) -> AnyHashable = { AnyHashable($0) }
    var tags = ItemTags()
    var copyNames = CopyNames()
    /// What the nearest views of items were called before the update under way, by their tags.
    var namesBefore: [Int: Int]?
    /// The items near the window as they were when they were last taken.
    var known: [Int: AnyHashable] = [:]
    var knownCount = 0
    /// The items of the newest update, by its stamp.
    var stamp = -1
    var shown: (any Departing)?
    /// How the items of the newest update come in, if at the seam: whether in place of others that were to
    /// come and of which nothing was seen.
    var comesReplacing: Bool?
    var lastItems: Reel.Items?
    var knownIntervals: [TimeInterval]?
    var spokenWord: ((_ index: Int) -> String)?

    // Layout.
    var size = CGSize.zero
    var extents: [Int: CGFloat] = [:]
    /// What was ever measured of a long list, and what its other items are taken to be.
    var measures = Measures()
    var estimate = 0.0
    /// Which of its items are measured; nil if all are, or none.
    var survey: Survey?
    var isSurveyDue = false
    /// Where items went in the update with this stamp.
    var found: (stamp: Int, survivors: [Reel.Survivor]?)?
    var isMirrored = false

    // Selection and playing.
    var selection: Binding<Int>?
    var seenSelection: Int?
    var seenPlaying: Bool?

    // Presence.
    var hasBeenActive = false
    var appPhase: AppPhase?
    /// What the newest update of the views brought.
    var surroundings: Surroundings?
    var isInBackground = false
    var isVisible = false
    /// Whether a scroll view around shows it, as far as it tells.
    var isScrolledIn = true
    var hasAppeared = false
    /// Whether the views know that it can be paused and played.
    var offersPlaying = false
    var isPressed = false
    var landing: Landing?
    var hasSeenGesture = false
    var isFocused = false
    /// When the newest arrow moved the strip, if it did.
    var arrowTime: TimeInterval?
    var isHovered = false
    /// How many banners inside this one take drags of their own.
    var nestedCount = 0
    weak var ancestor: ReelModel?
    /// How many banners are around it.
    var depth: Int { ancestor.map { $0.depth + 1 } ?? 0 }

    // Time.
    var wake: Timer?
    var lastWake = -Double.infinity
    var seenTime: TimeInterval?
    var listened: Reel.Listening = []
    var fading: Fading?
    /// What is on its way after a change of the items, and until when.
    var passages: [SlotKey: Passage] = [:]
    var leaving: [Leaver] = []
    var changeEnd: TimeInterval?
    /// The items of the last layout, and those before as long as views of them leave.
    var laidOut: (stamp: Int, items: AnyObject)?
    var olderItems: [Int: AnyObject] = [:]

    /// Whose size the banner has, where it fits its item.
    var fitting = Fitting()

    // What came of it.
    var isUpdating = false
    var isTelling = false
    var isLeading = false
    var isAsking = false
    var outcomes: [Reel.Outcome] = []
    /// The index last told.
    var toldIndex: Int?
    /// What the controller last announced of what runs.
    var toldRunning = Running()
    var impressions = Impressions()
    var followers: [Follower] = []
    /// What has to be told when no update of the views is under way.
    var later: [() -> Void] = []

    /// The strip as it was, fading away.
    struct Fading {
      var reel: Reel
      var start: TimeInterval
      /// As long as the engine takes a reduced motion to be, in seconds.
      static var duration: TimeInterval { 0.2 }
      var end: TimeInterval { start + Fading.duration }
    }

    /// A finger that was seen to land.
    struct Landing {
      /// Whether it lifted as a tap; nil until it lifts.
      var isTap: Bool?
      /// The item that was tapped.
      var item: Int?
    }

    /// Whether the drive runs, and whether it has to.
    struct Running: Equatable {
      var isRunning = false
      var needsScrolling = false
    }

    /// A banner that this one takes along.
    struct Follower {
      weak var model: ReelModel?
    }

    init() {
      reel.handle(.hold(.hidden), at: now)
    }

    var now: TimeInterval { time.now() }

    /// The engine at this moment.
    var present: Reel {
      var ahead = reel
      ahead.advance(to: now)
      return ahead
    }

    /// Whether anything on screen moves, so that frames are needed.
    var ticks: Bool {
      isVisible && (reel.isMoving || fading != nil || changeEnd != nil || fillsIndicator)
    }

    /// Whether an indicator fills during the dwell.
    private var fillsIndicator: Bool {
      setup.indicator?.style == .stories && reel.dwell?.end != nil
    }

    /// Has the views that show the banner made again.
    func publish() {
      version &+= 1
      guard !isUpdating else { return }
      objectWillChange.send()
    }
  }

  // MARK: Updates

  extension ReelModel {
    /// What surrounds the banner, as the environment says.
    struct Surroundings: Equatable {
      var phase: ScenePhase
      var reducesMotion: Bool
      var hasVoice: Bool
      var isEnabled = true
    }

    /// Takes in what an update of the views brings; a call with the same changes nothing.
    func take<Content: View>(
      _ source: ItemSource<Content>, setup: ReelSetup, selection: Binding<Int>?, stamp: Int,
      surroundings: Surroundings
    ) -> ShownItems<Content> {
      isUpdating = true
      defer {
        isUpdating = false
        scheduleWake()
      }
      noteNames()
      let isFirst = self.stamp < 0
      if isFirst {
        reel = begun(with: setup)
        followApp()
      }
      self.selection = selection
      follow(setup.leader)
      self.setup = setup
      setup.controller?.attach(to: self)
      applySettings()
      updateHolds(surroundings)
      updatePlaying(isFirst: isFirst)
      let items = choose(source, stamp: stamp)
      identity = items.id
      itemCount = max(items.source.count, 0)
      spokenWord = items.source.label
      if self.stamp != items.stamp { tags.forgetPlaces() }
      self.stamp = items.stamp
      listen()
      return items
    }

    private func begun(with setup: ReelSetup) -> Reel {
      var reel = Reel(settings: resolved(setup))
      reel.handle(.hold(.hidden), at: now)
      return reel
    }

    /// The newest items, with those that go where they come in at the seam.
    private func choose<Content: View>(
      _ source: ItemSource<Content>, stamp: Int
    ) -> ShownItems<Content> {
      let old = shown as? ShownItems<Content>
      if let old, old.stamp == stamp { return old }
      let startsOver =
        setup.swap == .startsOver && old.map { source.shows(otherThan: $0.source) } ?? false
      let new = ShownItems(source, stamp: stamp)
      shown = new
      if let old {
        let isOther = setup.swap == .atSeam && !source.shows(sameAs: old.source)
        // What was never shown does not pass, and the same has nothing to wait for.
        let coming = isOther && comesReplacing == nil ? present.coming : .atOnce
        if coming != .atOnce { comesReplacing = coming == .replacing }
        new.come(behind: old, replacing: coming != .behind)
      }
      if startsOver { deliver(.reset) }
      return new
    }

    func applySettings() {
      let settings = resolved(setup)
      if settings != reel.settings { deliver(.settings(settings)) }
    }

    /// Returns the engine's settings: what the app asked for, in this banner's own terms.
    private func resolved(_ setup: ReelSetup) -> Reel.Settings {
      var settings = setup.settings
      settings.epoch = setup.epoch.map { time.time(of: $0) }
      guard setup.isMarquee else { return settings.withoutNaN }
      settings.passes = setup.mode == .pass
      let speed = reel.strip.speed(ofTurnIn: setup.duration, or: setup.speed)
      settings.drive = setup.mode == .bounce ? .shuttle(speed: speed) : .drift(speed: speed)
      return settings.withoutNaN
    }

    /// Shows the strip as it is at a given time, where that is asked for.
    func seekIfAsked() {
      guard setup.time?.bitPattern != seenTime?.bitPattern else { return }
      seenTime = setup.time
      deliver(.seek(setup.time))
    }

    private func updatePlaying(isFirst: Bool) {
      let wanted = setup.isPlaying?.wrappedValue
      guard wanted != seenPlaying else { return }
      seenPlaying = wanted
      switch wanted {
      case false?: deliver(.personSwitch(.paused))
      // What plays from the start leaves it to the person's other settings; pressed, play is a wish.
      case true?: deliver(.personSwitch(isFirst ? .automatic : .playing))
      case nil: deliver(.personSwitch(.automatic))
      }
    }
  }
#endif
