#if canImport(UIKit) && !os(watchOS)
  import RondoCore
  import UIKit

  /// Slots, and what Core Animation is asked to do with them.
  @nonobjc extension ReelView {
    func updateMotionIfNeeded() {
      if needsMotion { updateMotion() } else { scheduleWake() }
    }

    /// Shows the engine's state: a motion handed over whole, or the place where the strip stands.
    func updateMotion() {
      // Items that are to be asked for come first: there may be fewer than the engine knows.
      guard !isAskingApp, !needsItems else {
        needsMotion = true
        setNeedsLayout()
        return scheduleWake()
      }
      isAskingApp = true
      defer { isAskingApp = false }
      needsMotion = false
      renewal = nil
      guard !bounds.isEmpty, itemCount > 0 || !slots.isEmpty else { return scheduleWake() }
      reel.advance(to: now)
      let (handover, motion, numbers) = sight()
      needsMotion = false
      stage.layer.sublayerTransform = perspective(handover.writer.knots.perspective)
      let standing = handover.numbers(preload: preload)
      let views = numbers.map(handover.view(of:))
      pushOut(handover, keeping: Set(views))
      keepSlots(for: views)
      forgetPast()
      showReachable()
      slotsDidChange()
      // Where the layers are themselves: a repeated motion's is now, one that ends is at its end, unless a
      // control in an item is let go, which looks for the finger inside it.
      var poses: [Handover.View: Pose] = [:]
      if touched.isReleasing || motion?.repeats ?? false {
        for number in standing { poses[handover.view(of: number)] = handover.pose(of: number) }
      }
      resizeTurning(zip(numbers, views).map { ($0, $1) }, handover)
      UIView.performWithoutAnimation {
        for (number, view) in zip(numbers, views) {
          guard let slot = slots[view] else { continue }
          let extent = handover.writer.strip.extent(of: number)
          guard let motion else {
            stand(slot, handover.pose(of: number), extent)
            continue
          }
          let (size, lead) = slotSize(extent)
          let keyframes = handover.keyframes(of: number, in: motion)
          slot.play(
            SlotAnimation(
              keyframes: keyframes, repeats: motion.repeats, isFast: motion.isFast),
            standing: poses[view] ?? keyframes.last?.pose ?? handover.pose(of: number),
            size: size, lead: lead, axis: axis)
          slot.draw(handover.sightings(of: number, in: motion), in: bounds.width, axis: axis)
        }
        updateFade(over: motion)
      }
      rememberItems()
      showChange(handover, standing)
      turn(handover, standing)
      renewal = motion?.renewal
      showPages(motion)
      scheduleWake()
    }

    func stand(_ slot: Slot, _ pose: Pose, _ extent: Double) {
      let (size, lead) = slotSize(extent)
      slot.stand(pose, size: size, lead: lead, axis: axis)
      slot.draw([(pose, pose)], in: bounds.width, axis: axis)
    }

    private func perspective(_ distance: Double?) -> CATransform3D {
      var transform = CATransform3DIdentity
      if let distance { transform.m34 = -1 / CGFloat(distance) }
      return transform
    }

    /// Slots that touch overlap by half a point at the trailing side, against hairlines between them.
    func slotSize(_ extent: Double) -> (size: CGSize, lead: CGPoint) {
      let overlap: CGFloat = reel.strip.spacing == 0 && overlapsNeighbours ? 0.5 : 0
      let along = CGFloat(extent) + overlap
      let isMirrored = reel.readingSign < 0
      guard axis == .horizontal else {
        return (CGSize(width: bounds.width, height: along), .zero)
      }
      return (
        CGSize(width: along, height: bounds.height), CGPoint(x: isMirrored ? overlap : 0, y: 0)
      )
    }

    // MARK: Slots

    private func keepSlots(for views: [Handover.View]) {
      let wanted = Set(views)
      var free: [Slot] = []
      for (key, slot) in slots where !wanted.contains(key) {
        slots[key] = nil
        slot.endSlide()
        free.append(slot)
        if let view = slot.takeContent() { recycle(view, ofItem: key.item) }
      }
      for key in views where slots[key] == nil {
        let slot = free.popLast() ?? Slot()
        if slot.host.superview == nil { stage.addSubview(slot.host) }
        slots[key] = slot
        slot.host.answerGaze(hearsSelections)
        slot.show(measured.removeValue(forKey: key.item) ?? newView(ofItem: key.item))
      }
      for slot in free { slot.host.removeFromSuperview() }
      order(views)
      // As many spares as are on screen can be wanted at once.
      let most = slots.count + 2
      if estimate > 0 {
        // Shorter than estimated, others took their places.
        for (item, view) in measured { recycle(view, ofItem: item) }
      }
      measured = [:]
      if spares.count > most { spares.removeFirst(spares.count - most) }
    }

    /// Puts each slot over the one before it, whose overlap would show at rest.
    private func order(_ views: [Handover.View]) {
      let hosts = views.compactMap { slots[$0]?.host }
      guard !stage.subviews.elementsEqual(hosts, by: ===) else { return }
      for host in hosts { stage.bringSubviewToFront(host) }
    }

    /// Returns a view that shows an item, made anew or used again.
    func newView(ofItem item: Int) -> UIView { configured(spares.popLast(), item) }

    private func configured(_ view: UIView?, _ item: Int) -> UIView {
      let view = pastView(ofItem: item, reusing: view) ?? provider.view(item, view)
      view.translatesAutoresizingMaskIntoConstraints = true
      return view
    }

    func recycle(_ view: UIView, ofItem item: Int) {
      view.endFade()
      // The views of items that go may be wanted once more, and as they are.
      guard past.isEmpty || item < itemCount else { return }
      didRecycle(view, item)
      spares.append(view)
    }

    /// Gives slots of items that moved their new numbers.
    func rekeySlots(_ survivors: [Reel.Survivor]?) {
      guard let survivors else { return }
      var places: [Int: Int] = [:]
      for survivor in survivors { places[survivor.old] = survivor.new }
      var kept: [Handover.View: Slot] = [:]
      for (key, slot) in slots {
        let view = places[key.item].map { Handover.View(item: $0, copy: key.copy) }
        // Of items that are told to be the same one only one is.
        if let view, kept[view] == nil {
          kept[view] = slot
        } else {
          if let view = slot.takeContent() { recycle(view, ofItem: key.item) }
          slot.host.removeFromSuperview()
        }
      }
      slots = kept
    }

    /// Gives the slots of all items the indices after those of as many others; none of them is read.
    ///
    /// - Parameter replaced: How many of the first items go at once.
    func moveSlots(by count: Int, replacing replaced: Int) {
      needsMotion = true
      measured = [:]
      var moved: [Handover.View: Slot] = [:]
      for (key, slot) in slots {
        guard key.item >= replaced else {
          if let view = slot.takeContent() { recycle(view, ofItem: key.item) }
          slot.host.removeFromSuperview()
          continue
        }
        slot.host.accessibilityElementsHidden = true
        moved[Handover.View(item: key.item - replaced + count, copy: key.copy)] = slot
      }
      slots = moved
    }

    /// Has every view show its item as it is now.
    func refreshSlots(count: Int) {
      needsMotion = true
      measured = [:]
      for (key, slot) in slots {
        guard key.item < count else {
          if let view = slot.takeContent() { recycle(view, ofItem: key.item) }
          slot.host.removeFromSuperview()
          slots[key] = nil
          continue
        }
        slot.show(configured(slot.takeContent(), key.item))
      }
    }

    // MARK: Waking

    /// Sets the one timer to the next moment at which something is due.
    func scheduleWake() {
      wake?.invalidate()
      wake = nil
      guard window != nil else { return }
      let due = min(reel.nextWake ?? .infinity, renewal ?? .infinity, changeEnd ?? .infinity)
      guard due < .infinity else { return }
      wakeTime = due
      let timer = Timer(timeInterval: max(due - now, leastWait), repeats: false) { [weak self] _ in
        MainActor.assumeIsolated { self?.awake() }
      }
      RunLoop.main.add(timer, forMode: .common)
      wake = timer
    }

    private func awake() {
      wake = nil
      // What is around may have its clock stopped, as a swipe back does: then nothing comes due.
      leastWait = wakeTime - now > 0.001 ? 1.0 / 30 : 0
      endChanges()
      if let renewal, renewal <= now { needsMotion = true }
      advance()
      updateFade()
    }
  }
#endif
