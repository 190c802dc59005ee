#if canImport(SwiftUI)
  import Foundation
  import RondoCore
  import SwiftUI

  /// Whether the banner can be seen, and what the person has set.
  extension ReelModel {
    /// Holds for what is so now, and lets go for what is not.
    func updateHolds(_ surroundings: Surroundings) {
      self.surroundings = surroundings
      if surroundings.phase == .active { hasBeenActive = true }
      // Inside a UIKit app the phase may never be told; what was never active is not inactive. The app's
      // own is told everywhere.
      let phase = min(hasBeenActive ? surroundings.phase : .active, appPhase?.phase ?? .active)
      noteBackground(phase == .background)
      var reasons: Reel.HoldReasons = []
      if phase != .active { reasons.insert(.inactive) }
      if surroundings.reducesMotion { reasons.insert(.reducedMotion) }
      if surroundings.hasVoice { reasons.insert(.assistiveTechnology) }
      hold(reasons, of: [.inactive, .reducedMotion, .assistiveTechnology])
    }

    /// Hears from now on when the app goes to the background, or comes back.
    func followApp() {
      appPhase = AppPhase { [weak self] in
        guard let self, let surroundings = self.surroundings else { return }
        let couldTick = self.ticks
        self.updateHolds(surroundings)
        if couldTick != self.ticks { self.publish() }
        self.tellAll()
        self.scheduleWake()
      }
    }

    /// Behind the background nothing is seen; what was is told when the update of the views is over.
    private func noteBackground(_ isInBackground: Bool) {
      guard isInBackground != self.isInBackground else { return }
      self.isInBackground = isInBackground
      if reportsSightings { afterUpdate { _ in } }
    }

    private func hold(_ reasons: Reel.HoldReasons, of all: Reel.HoldReasons) {
      let stale = reel.holdReasons.intersection(all).subtracting(reasons)
      if !stale.isEmpty { deliver(.unhold(stale)) }
      if !reasons.isSubset(of: reel.holdReasons) { deliver(.hold(reasons)) }
    }

    func appear() {
      hasAppeared = true
      updateVisibility()
    }

    func disappear() {
      hasAppeared = false
      updateVisibility()
    }

    /// A scroll view around shows it, or no more.
    func scroll(isIn: Bool) {
      isScrolledIn = isIn
      updateVisibility()
    }

    private func updateVisibility() {
      let isVisible = hasAppeared && isScrolledIn
      guard isVisible != self.isVisible else { return }
      if !isVisible {
        cancelPress()
        fading = nil
        fitting.motion = nil
        endChanges()
      }
      self.isVisible = isVisible
      send(isVisible ? .unhold(.hidden) : .hold(.hidden))
      // Off screen or on, what is drawn may be another thing.
      publish()
    }

    func hover(_ isInside: Bool) {
      guard isInside != isHovered else { return }
      isHovered = isInside
      send(isInside ? .hold(.hover) : .unhold(.hover))
    }

    /// The keyboard's focus as an update of the views tells it.
    func noteFocus(_ isInside: Bool) {
      guard isInside != isFocused else { return }
      isFocused = isInside
      afterUpdate { $0.send(isInside ? .hold(.focus) : .unhold(.focus)) }
    }

    /// Whether there is something to pause or play: a drive, and room for it to move; what is not laid
    /// out yet is taken to have room.
    var canBePlayed: Bool {
      reel.settings.drive != .still && itemCount > 0 && (knownCount == 0 || reel.canMove)
    }

    /// Notes what the views are told of it.
    func offerPlaying() -> Bool {
      offersPlaying = canBePlayed
      return offersPlaying
    }

    /// Pauses or plays, as the person asks.
    func togglePlaying() {
      setSwitch(present.isRunning ? .paused : .playing)
    }

    func setSwitch(_ value: Reel.PersonSwitch) {
      send(.personSwitch(value))
      seenPlaying = setup.isPlaying.map { _ in value != .paused }
      later.append { [weak self] in
        guard let self else { return }
        if let binding = self.setup.isPlaying, binding.wrappedValue != (value != .paused) {
          binding.wrappedValue = value != .paused
        }
        self.setup.controller?.noteChange()
      }
      tellAll()
      scheduleWake()
    }
  }

  // MARK: Impressions

  extension ReelModel {
    var reportsSightings: Bool {
      !setup.actions.show.isEmpty || !setup.actions.hide.isEmpty
    }

    /// Tells which items have come into the window and which have left it.
    func updateSightings() {
      guard reportsSightings || impressions.count > 0 else { return }
      impressions.update(with: reel, isOnScreen: isVisible && !isInBackground)
      for impression in impressions.hidden {
        for action in setup.actions.hide {
          action(impression.item, impression.duration, impression.fraction)
        }
      }
      for item in impressions.shown {
        for action in setup.actions.show { action(item) }
      }
    }
  }
#endif
