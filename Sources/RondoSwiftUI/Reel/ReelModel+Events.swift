#if canImport(SwiftUI)
  import RondoCore
  import SwiftUI

  /// Everything that happens goes through here.
  extension ReelModel {
    /// Delivers an event, shows what came of it and tells whoever listens.
    @discardableResult
    func send(_ event: Reel.Event, stamp: TimeInterval? = nil) -> Reel.Outcome {
      let couldTick = ticks
      let outcome = deliver(event, stamp: stamp)
      // What moves is drawn frame by frame already.
      if !(couldTick && ticks) || outcome.changedMotion || outcome.crossfades { publish() }
      tellAll()
      scheduleWake()
      return outcome
    }

    /// Delivers an event; somebody else shows and tells what came of it.
    @discardableResult
    func deliver(_ event: Reel.Event, stamp: TimeInterval? = nil) -> Reel.Outcome {
      let now = now
      let before = reel
      let outcome = reel.handle(event, at: now, stamp: stamp ?? now)
      note(outcome, before: before)
      return outcome
    }

    /// Does what is due.
    func advance() {
      let now = now
      let couldTick = ticks
      let before = reel
      let outcome = reel.advance(to: now)
      note(outcome, before: before)
      var hasFaded = false
      if let motion = fitting.motion, motion.end <= now {
        fitting.motion = nil
        hasFaded = true
      }
      if let fading, fading.end <= now {
        self.fading = nil
        hasFaded = true
      }
      if let changeEnd, changeEnd <= now {
        endChanges(at: now)
        hasFaded = true
      }
      if couldTick != ticks || outcome.changedMotion || hasFaded
        || outcome.indexBefore != outcome.indexAfter
      {
        publish()
      }
      tellAll()
      scheduleWake()
    }

    func note(_ outcome: Reel.Outcome, before: Reel) {
      if outcome.crossfades, isVisible {
        var old = before
        old.advance(to: reel.time)
        fading = Fading(reel: old, start: reel.time)
      }
      if comesReplacing == nil { shown?.keep(departures: reel.departureCount) }
      if hasNews(outcome) { outcomes.append(outcome) }
      if outcome.changedMotion { lead() }
      if outcome.asked >= 0 { ask(for: outcome.asked, way: outcome.askedWay) }
    }

    /// Whether anything of an outcome is to be told; that the first item is the first is not.
    private func hasNews(_ outcome: Reel.Outcome) -> Bool {
      if outcome.turns > 0 || outcome.settled || outcome.finished { return true }
      guard outcome.indexAfter != outcome.indexBefore, outcome.indexAfter >= 0 else { return false }
      if toldIndex == nil { toldIndex = outcome.indexAfter }
      // What waits to be told will have been by then.
      let waiting = outcomes.last { $0.indexAfter != $0.indexBefore && $0.indexAfter >= 0 }
      return waiting?.indexAfter ?? toldIndex != outcome.indexAfter
        || (selection.map { $0.wrappedValue != outcome.indexAfter } ?? false)
    }

    /// What somebody listens to is what the engine wakes the banner for.
    func listen() {
      // The current item is spoken and styled, so its change is always of interest.
      var listening: Reel.Listening = .index
      if !setup.actions.turn.isEmpty { listening.insert(.turns) }
      if reportsSightings { listening.insert(.visibility) }
      guard listening != listened else { return }
      listened = listening
      deliver(.listen(listening))
    }

    // MARK: Waking

    /// Sets the one timer to the next moment at which something is due.
    func scheduleWake() {
      wake?.invalidate()
      wake = nil
      let isTold = outcomes.isEmpty && later.isEmpty && !hasRunningNews
      var due = isTold ? .infinity : -Double.infinity
      if isVisible {
        // Where the strip passes a thousand items a second, not for each of them.
        let next = max(reel.nextWake ?? .infinity, lastWake + ReelModel.shortestPause)
        due = min(
          due, next, fading?.end ?? .infinity, changeEnd ?? .infinity,
          fitting.motion?.end ?? .infinity)
      }
      guard due < .infinity else { return }
      let timer = Timer(timeInterval: max(due - now, 0), repeats: false) { [weak self] _ in
        MainActor.assumeIsolated { self?.awake() }
      }
      RunLoop.main.add(timer, forMode: .common)
      wake = timer
    }

    /// Seconds from wake to wake at least: a frame of the quickest screens.
    private static var shortestPause: TimeInterval { 1.0 / 120 }

    private func awake() {
      wake = nil
      lastWake = now
      advance()
    }

    // MARK: Telling

    /// Tells what came of all that happened; during an update of the views it waits.
    func tellAll() {
      guard !isUpdating, !isTelling else { return }
      isTelling = true
      while !outcomes.isEmpty { tell(outcomes.removeFirst()) }
      while !later.isEmpty { later.removeFirst()() }
      if hasRunningNews {
        toldRunning = running
        setup.controller?.noteChange()
      }
      updateSightings()
      isTelling = false
    }

    private var running: Running {
      Running(isRunning: reel.isRunning, needsScrolling: reel.needsScrolling)
    }

    /// Whether a controller last said otherwise of what runs.
    private var hasRunningNews: Bool { setup.controller != nil && running != toldRunning }

    private func tell(_ outcome: Reel.Outcome) {
      let actions = setup.actions
      if outcome.indexAfter != outcome.indexBefore, outcome.indexAfter >= 0 {
        let index = outcome.indexAfter
        let isOther = toldIndex != index
        toldIndex = index
        if setup.playsHaptics, outcome.cause == .person { HapticTick.play() }
        // On the way to where the app itself wants to go, its own wish stands.
        if outcome.cause != .caller || present.target == nil { writeSelection(index) }
        if isOther { for action in actions.indexChange { action(index, outcome.cause) } }
        setup.controller?.noteChange()
      }
      if outcome.turns > 0 {
        for action in actions.turn { action(outcome.turns) }
      }
      if outcome.settled, let index = reel.index {
        writeSelection(index)
        for action in actions.settle { action(index) }
        setup.controller?.noteChange()
      }
      if outcome.finished {
        for action in actions.finish { action() }
        setup.controller?.noteChange()
      }
    }

    func tell(willSettleAt index: Int) {
      for action in setup.actions.willSettle { action(index) }
    }

    func tell(selected index: Int) {
      for action in setup.actions.select { action(index) }
      ask(for: index)
    }

    private func writeSelection(_ index: Int) {
      guard let selection else { return }
      seenSelection = index
      if selection.wrappedValue != index { selection.wrappedValue = index }
    }
  }
#endif
