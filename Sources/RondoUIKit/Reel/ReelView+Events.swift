#if canImport(UIKit) && !os(watchOS)
  import RondoCore
  import UIKit

  /// Everything that happens goes through here.
  @nonobjc extension ReelView {
    /// Delivers an event and shows what came of it.
    @discardableResult
    func send(_ event: Reel.Event, stamp: TimeInterval? = nil) -> Reel.Outcome {
      let outcome = deliver(event, stamp: stamp)
      updateMotionIfNeeded()
      tellRunning()
      return outcome
    }

    /// Delivers an event; what it moves is shown later.
    @discardableResult
    func deliver(_ event: Reel.Event, stamp: TimeInterval? = nil) -> Reel.Outcome {
      let now = now
      let oldStrip = reel.strip
      let outcome = reel.handle(event, at: now, stamp: stamp ?? now)
      if reel.strip != oldStrip { needsMotion = true }
      take(outcome)
      return outcome
    }

    /// Takes note of what came of an event.
    func take(_ outcome: Reel.Outcome) {
      if outcome.changedMotion { needsMotion = true }
      report(outcome)
      if outcome.changedMotion { lead() }
      if outcome.asked >= 0 {
        ask(for: outcome.asked, animated: true, way: outcome.askedWay, by: .person)
      }
    }

    /// Has the banner that this one follows go to an item; those in a circle are asked once.
    func ask(for item: Int, animated: Bool, way: Reel.Way, by cause: Reel.Cause) {
      guard !isAsking, let follows else { return }
      isAsking = true
      follows.send(.select(item: item, animated: animated, way: way, by: cause))
      isAsking = false
    }

    /// Does what is due.
    func advance() {
      take(reel.advance(to: now))
      updateMotionIfNeeded()
      tellRunning()
    }

    /// What somebody listens to is what the engine wakes the banner for.
    func listen() {
      var listening: Reel.Listening = []
      if onIndexChange != nil || delegate != nil || indicator != nil || followsIndex
        || fitsHeightToItem || focus.inside != nil
      {
        listening.insert(.index)
      }
      if followsIndex { listening.insert(.copies) }
      if wantsSightings { listening.insert(.visibility) }
      if onTurn != nil { listening.insert(.turns) }
      guard listening != listened else { return }
      listened = listening
      if !wantsSightings { impressions = Impressions() }
      deliver(.listen(listening))
      scheduleWake()
    }

    func setNeedsMotion() {
      needsMotion = true
      setNeedsLayout()
    }

    // MARK: Telling

    private func report(_ outcome: Reel.Outcome) {
      if outcome.crossfades { crossfade() }
      if outcome.indexAfter != outcome.indexBefore, outcome.indexAfter >= 0 {
        let cause = ReelCause(outcome.cause)
        indexDidChange(to: outcome.indexAfter, cause: cause)
        tell(index: outcome.indexAfter, cause: cause)
        showPosition(animated: !reel.isDragging)
        if fitsHeightToItem { fitAgain() }
      }
      if outcome.turns > 0 { onTurn?(outcome.turns) }
      if outcome.settled || outcome.indexAfter != outcome.indexBefore {
        showReachable()
        keepFocusSeen()
      }
      if outcome.settled, let index = reel.index { tell(settledAt: index) }
      if outcome.finished { tellFinished() }
      updateSightings()
      motionDidChange()
    }

    /// Tells whether the drive runs, where that is something new; each change once and in order, even if
    /// who is told makes another one.
    func tellRunning() {
      guard reel.isRunning != toldRunning, !isTellingRunning else { return }
      // In the middle of either the strip may be empty that is not so at the end.
      guard !isLayingOut, !isAskingApp else { return setNeedsLayout() }
      isTellingRunning = true
      defer { isTellingRunning = false }
      while reel.isRunning != toldRunning {
        toldRunning.toggle()
        tell(isRunning: toldRunning)
      }
    }

    /// Has what is shown now fade into what will be.
    func crossfade() {
      let fade = CATransition()
      fade.type = .fade
      // As long as the engine takes a reduced motion to be.
      fade.duration = 0.2
      stage.layer.add(fade, forKey: "crossfade")
    }

    /// Takes the banners along that follow this one.
    private func lead() {
      guard !isLeading, !followers.isEmpty else { return }
      isLeading = true
      for follower in followers { follower.view?.followLeader() }
      isLeading = false
    }

    /// Goes where the banner is that this one follows.
    func followLeader() {
      guard follows != nil || reel.isFollowing else { return }
      take(reel.follow(follows?.reel, at: now))
      updateMotionIfNeeded()
      tellRunning()
    }

    func showPosition(animated: Bool) {
      guard let indicator else { return }
      indicator.show(
        position: pagePosition, of: reel.pageCount,
        isMirrored: effectiveUserInterfaceLayoutDirection == .rightToLeft, animated: animated)
      showDwell()
    }

    /// Shows how long the drive stays, to be filled without another look.
    func showDwell() {
      guard let indicator else { return }
      let dwell = window == nil ? nil : reel.dwell
      func media(_ time: TimeInterval?) -> TimeInterval? {
        time.map { clock.convertTime($0, to: nil) }
      }
      indicator.show(
        dwell: ReelDwell(
          progress: reel.dwellProgress, start: media(dwell?.start), end: media(dwell?.end)))
    }

    /// Shows the position now, and over the time of a motion that was handed over.
    func showPages(_ motion: Handover.Motion?) {
      guard let indicator else { return }
      let pages = motion.flatMap { motion in
        PagePositions(of: reel).map { (keyframes: $0.keyframes(in: motion), motion.repeats) }
      }
      followsPages = pages != nil
      indicator.show(
        motion: pages.map { keyframes, repeats in
          ReelPageMotion(
            keyframes: keyframes.map {
              ReelPageMotion.Keyframe(
                time: clock.convertTime($0.time, to: nil), position: $0.pose.rotateX,
                curve: $0.curve)
            }, repeats: repeats)
        })
      showPosition(animated: false)
    }

    /// The position counted in pages; in the middle of a motion the page.
    private var pagePosition: Double {
      guard !followsPages, let pages = PagePositions(of: reel) else { return Double(reel.page) }
      return pages.position
    }

    func pick(page: Int) {
      guard let item = reel.strip.item(ofPage: page) else { return }
      send(.select(item: item, animated: true, way: .shortest, by: .person))
    }
  }
#endif
