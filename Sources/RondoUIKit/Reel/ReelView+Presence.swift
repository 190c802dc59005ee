#if canImport(UIKit) && !os(watchOS)
  import RondoCore
  import UIKit

  /// One observer, which stops when it is released.
  final class Observation: @unchecked Sendable {
    // Set once and read once, when nobody else knows this object any more.
    private let token: any NSObjectProtocol

    @MainActor init(
      _ name: Notification.Name, of object: AnyObject? = nil,
      _ body: @escaping @MainActor () -> Void
    ) {
      token = NotificationCenter.default.addObserver(
        forName: name, object: object, queue: nil
      ) { _ in
        MainActor.assumeIsolated(body)
      }
    }

    /// Observes that the focus was to move and found nothing.
    @MainActor init(focusFailing body: @escaping @MainActor (UIFocusUpdateContext) -> Void) {
      let key = UIFocusSystem.focusUpdateContextUserInfoKey
      token = NotificationCenter.default.addObserver(
        forName: UIFocusSystem.movementDidFailNotification, object: nil, queue: nil
      ) { note in
        guard let context = note.userInfo?[key] as? UIFocusUpdateContext else { return }
        MainActor.assumeIsolated { body(context) }
      }
    }

    deinit { NotificationCenter.default.removeObserver(token) }
  }

  /// The clock that several devices share; tests put their own in its place.
  @MainActor enum WallClock {
    static var date: () -> Date = { Date() }
  }

  /// Windows, scenes and the person's settings.
  @nonobjc extension ReelView {
    /// Takes up work on a window and leaves it off one.
    func updatePresence() {
      observers = []
      endChanges(all: true)
      if window != nil {
        keepTimeGoing()
        observe()
        renewSharedMoment()
      }
      // Layers lose their animations with the window.
      needsMotion = true
      watchSurroundings()
      wasOutOfSight = isOutOfSight
      updateHolds()
      if window == nil {
        wake?.invalidate()
        wake = nil
      }
      setNeedsLayout()
    }

    private func observe() {
      let update: @MainActor () -> Void = { [weak self] in self?.updateHolds() }
      let remake: @MainActor () -> Void = { [weak self] in
        self?.endChanges(all: true)
        self?.needsMotion = true
        self?.renewSharedMoment()
        self?.updateHolds()
      }
      observers = [
        Observation(UIAccessibility.reduceMotionStatusDidChangeNotification, update),
        Observation(UIAccessibility.voiceOverStatusDidChangeNotification, update),
        Observation(UIAccessibility.switchControlStatusDidChangeNotification, update),
        Observation(focusFailing: { [weak self] in self?.focusFailed(in: $0) }),
      ]
      guard let scene = window?.windowScene else { return }
      observers += [
        Observation(UIScene.willDeactivateNotification, of: scene) { [weak self] in
          self?.updateHolds(isDeactivating: true)
        },
        Observation(UIScene.didEnterBackgroundNotification, of: scene, update),
        // Layers have lost their animations in the background.
        Observation(UIScene.willEnterForegroundNotification, of: scene, remake),
        Observation(UIScene.didActivateNotification, of: scene, remake),
      ]
    }

    /// Where the banner comes to, clocks may be behind those where it was: time never runs back in it.
    private func keepTimeGoing() {
      let behind = reel.time - now
      guard behind > 0 else { return }
      CATransaction.begin()
      CATransaction.setDisableActions(true)
      clock.beginTime -= behind
      CATransaction.commit()
    }

    /// What is around came to be seen, or was put elsewhere, with which its layers lose their animations:
    /// for a swipe back, a tab, a cell.
    func noteOrderIn() {
      needsClock = true
      // It may be in something else by now.
      needsSurroundings = true
      setNeedsMotion()
    }

    func renewClock() {
      needsClock = false
      guard window != nil else { return }
      keepTimeGoing()
      endChanges(all: true)
      renewSharedMoment()
    }

    /// The banner's clock stood while the device slept, and somebody may have set the one on the wall.
    private func renewSharedMoment() {
      guard let sharedMoment, let epoch = settings.epoch else { return }
      let renewed = now + sharedMoment.timeIntervalSince(WallClock.date())
      // Reading two clocks one after the other takes less.
      if abs(renewed - epoch) > 0.01 { settings.epoch = renewed }
    }

    /// Holds for what is so now, and lets go for what is not.
    func updateHolds(isDeactivating: Bool = false) {
      var reasons: Reel.HoldReasons = []
      if wasOutOfSight { reasons.insert(.hidden) }
      let state = window?.windowScene?.activationState ?? .foregroundActive
      if isDeactivating || state != .foregroundActive { reasons.insert(.inactive) }
      if UIAccessibility.isReduceMotionEnabled { reasons.insert(.reducedMotion) }
      if UIAccessibility.isVoiceOverRunning || UIAccessibility.isSwitchControlRunning {
        reasons.insert(.assistiveTechnology)
      }
      let mine: Reel.HoldReasons = [.hidden, .inactive, .reducedMotion, .assistiveTechnology]
      let stale = reel.holdReasons.intersection(mine).subtracting(reasons)
      if !stale.isEmpty { deliver(.unhold(stale)) }
      if !reasons.isSubset(of: reel.holdReasons) { deliver(.hold(reasons)) }
      updateSightings()
      updateMotionIfNeeded()
      tellRunning()
    }

    /// Takes another size of text, direction or theme.
    func noteTraits(since previous: UITraitCollection?) {
      if previous?.preferredContentSizeCategory != traitCollection.preferredContentSizeCategory {
        textSizeDidChange()
      }
      setNeedsLayout()
    }
  }
#endif
