#if canImport(UIKit) && !os(watchOS)
  import RondoCore
  import UIKit

  /// Changed items one by one: what moved slides, what is new fades in, what is gone fades out.
  @nonobjc extension ReelView {
    /// Whether a change made now is shown on its way.
    var showsChanges: Bool {
      animatesChanges && window != nil && !slots.isEmpty && changeDuration > 0
        && !reel.holdReasons.contains(.reducedMotion)
    }

    /// As long as a step, in seconds.
    private var changeDuration: TimeInterval {
      let transition = reel.settings.transition
      return transition >= 0 && transition < .infinity ? transition : 0.5
    }

    /// Notes how the strip is, before other items come.
    func prepareChange(to survivors: [Reel.Survivor]) -> ItemChange {
      endChanges()
      let ahead = presentReel
      var places: [Int: Int] = [:]
      for survivor in survivors { if let new = survivor.new { places[new] = survivor.old } }
      let handover = Handover(ahead)
      // What is gone stays where it is, and goes on as it went, until it cannot be seen.
      let seen = handover.numbers().filter(handover.isVisible)
      let kept = Set(places.values)
      for view in seen.map(handover.view(of:)) where !kept.contains(view.item) {
        guard let slot = slots.removeValue(forKey: view) else { continue }
        slot.fade(isIn: false, start: ahead.time, duration: changeDuration)
        let end = ahead.time + changeDuration
        leaving.append(Leaver(slot: slot, item: view.item, end: end))
        changeEnd = end
      }
      return ItemChange(time: ahead.time, handover: handover, places: places)
    }

    /// Lets views slide out whose items went from the window to beyond it.
    func pushOut(_ handover: Handover, keeping wanted: Set<Handover.View>) {
      guard let change else { return }
      for (view, slot) in slots where !wanted.contains(view) {
        guard let old = change.places[view.item],
          let before = change.handover.number(ofItem: old, startingNear: 0),
          change.handover.isVisible(before),
          let number = handover.number(
            ofItem: view.item, startingNear: change.handover.start(of: before))
        else { continue }
        slots[view] = nil
        let pose = handover.pose(of: number)
        stand(slot, pose, handover.writer.strip.extent(of: number))
        slide(slot, pose, change.handover.pose(of: before), change.time)
        leaving.append(Leaver(slot: slot, item: view.item, end: change.time + changeDuration))
        changeEnd = change.time + changeDuration
      }
    }

    /// Shows each of the views in the window on its way from where its item was.
    func showChange(_ handover: Handover, _ standing: Range<Int>) {
      guard let change else { return }
      self.change = nil
      guard !change.handover.writer.strip.isEmpty else { return }
      for number in standing {
        guard let slot = slots[handover.view(of: number)] else { continue }
        guard let old = change.places[handover.writer.strip.item(ofNumber: number)],
          let before = change.handover.number(
            ofItem: old, startingNear: handover.start(of: number))
        else {
          guard handover.isVisible(number) else { continue }
          slot.fade(isIn: true, start: change.time, duration: changeDuration)
          changeEnd = change.time + changeDuration
          continue
        }
        guard handover.isVisible(number) || change.handover.isVisible(before) else { continue }
        slide(slot, handover.pose(of: number), change.handover.pose(of: before), change.time)
      }
    }

    private func slide(_ slot: Slot, _ here: Pose, _ there: Pose, _ time: TimeInterval) {
      let rest = slot.slide?.rest(at: time) ?? .zero
      // From further than a window away it comes from there: nobody saw it.
      func way(_ from: Double, _ to: Double, _ extent: CGFloat) -> CGFloat {
        CGFloat(min(max(from - to, -2 * Double(extent)), 2 * Double(extent)))
      }
      let from = CGPoint(
        x: way(there.x, here.x, bounds.width) + rest.x,
        y: way(there.y, here.y, bounds.height) + rest.y)
      // Less than a hundredth of a point is rounding.
      guard abs(from.x) > 0.01 || abs(from.y) > 0.01 else { return slot.endSlide() }
      slot.play(
        Slide(from: from, start: time, duration: changeDuration, curve: reel.settings.curve))
      changeEnd = time + changeDuration
    }

    /// Forgets what is over, or all of it.
    func endChanges(all: Bool = false) {
      guard let end = changeEnd else { return }
      let time = now
      for leaver in leaving where all || leaver.end <= time {
        leaver.slot.host.removeFromSuperview()
        if let view = leaver.slot.takeContent() { recycle(view, ofItem: leaver.item) }
      }
      leaving.removeAll { all || $0.end <= time }
      guard all || end <= time else { return }
      changeEnd = nil
      change = nil
      for slot in slots.values { slot.endSlide() }
    }
  }
#endif
