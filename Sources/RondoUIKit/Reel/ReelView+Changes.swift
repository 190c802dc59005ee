#if canImport(UIKit) && !os(watchOS)
  import RondoCore
  import UIKit

  /// Changed items one by one: what moved slides, what is new fades in, what is gone fades out.
  @nonobjc extension ReelView {
    /// Whether a change made now is shown on its way.
    var showsChanges: Bool {
      animatesChanges && window != nil && !slots.isEmpty && reel.showsChanges
    }

    /// Notes how the strip is, before other items come.
    func prepareChange(to survivors: [Reel.Survivor]) {
      endChanges()
      guard let change = ItemChange(of: presentReel, to: survivors) else { return }
      self.change = change
      // What is gone stays where it is, and goes on as it went, until it cannot be seen.
      for view in change.leaving {
        guard let slot = slots.removeValue(forKey: view) else { continue }
        slot.fade(isIn: false, start: change.time, duration: change.duration)
        leave(slot, ofItem: view.item, change)
      }
    }

    private func leave(_ slot: Slot, ofItem item: Int, _ change: ItemChange) {
      leaving.append(Leaver(slot: slot, item: item, end: change.end))
      changeEnd = change.end
    }

    /// Lets views slide out whose items went from the window to beyond it.
    func pushOut(_ handover: Handover, keeping wanted: Set<Handover.View>) {
      guard let change else { return }
      for (view, slot) in slots where !wanted.contains(view) {
        guard let (number, slide) = change.exit(ofItem: view.item, in: handover) else { continue }
        slots[view] = nil
        stand(slot, handover.pose(of: number), handover.writer.strip.extent(of: number))
        play(slide, slot)
        leave(slot, ofItem: view.item, change)
      }
    }

    /// Shows each of the views in the window on its way from where its item was.
    func showChange(_ handover: Handover, _ standing: Range<Int>) {
      guard let change else { return }
      self.change = nil
      guard !handover.writer.strip.isEmpty else { return }
      for number in standing {
        guard let slot = slots[handover.view(of: number)] else { continue }
        switch change.entrance(of: number, in: handover, isSliding: slot.slide != nil) {
        case .stands: break
        case .fades:
          slot.fade(isIn: true, start: change.time, duration: change.duration)
          changeEnd = change.end
        case .slides(let slide): play(slide, slot)
        }
      }
    }

    /// Starts where the slot is seen, in the middle of another slide too.
    ///
    /// - Parameter animation: One to go along with; nil goes as the slide says.
    func play(_ slide: Slide, _ slot: Slot, like animation: CABasicAnimation? = nil) {
      let slide = slide.adding(slot.slide?.rest(at: slide.start) ?? (0, 0))
      guard slide.isSeen else { return slot.endSlide() }
      slot.play(slide, like: animation)
      changeEnd = slide.end
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
