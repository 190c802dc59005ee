#if canImport(SwiftUI)
  import Foundation
  import RondoCore
  import SwiftUI

  /// How one view comes to its place after a change of the items, on top of whatever else moves it.
  struct Passage {
    var slide: Slide?
    var fade: Fade?

    /// The opacity of a view whose item is new, or gone.
    struct Fade {
      var from: Double
      var to: Double
      var start: TimeInterval
      var duration: TimeInterval

      func opacity(at time: TimeInterval) -> Double {
        from + (to - from) * min(max((time - start) / duration, 0), 1)
      }
    }

    func rest(at time: TimeInterval) -> (x: Double, y: Double) {
      slide?.rest(at: time) ?? (0, 0)
    }

    func opacity(at time: TimeInterval) -> Double { fade?.opacity(at: time) ?? 1 }
  }

  /// A view that is no more among those of the strip but can still be seen: of an item that is gone, or
  /// was pushed out of the window.
  struct Leaver {
    var key: SlotKey
    var number: Int
    /// The turn from which the number counts.
    var turn: Int
    /// The strip on which it stands, as it was or as it came to be; it goes on as it went.
    var reel: Reel
    var passage: Passage
    var end: TimeInterval
  }

  /// Changed items one by one: the engine says what slides, what fades and what is pushed out.
  extension ReelModel {
    /// A change that is under way in an update of the views.
    struct PendingChange {
      var change: ItemChange
      /// The views that were seen, by their old numbers.
      var seen: [(number: Int, key: SlotKey)]
      var before: Reel
      /// What they were made of.
      var items: (stamp: Int, items: AnyObject)?
    }

    /// Notes how the strip is, before other items come; nil where changes are not shown.
    func prepareChange(to survivors: [Reel.Survivor]) -> PendingChange? {
      guard setup.animatesChanges, isVisible else { return nil }
      let before = present
      guard let change = ItemChange(of: before, to: survivors) else { return nil }
      let handover = Handover(before)
      let seen = handover.numbers().filter(handover.isVisible).compactMap { number in
        let view = handover.view(of: number)
        return known[view.item].flatMap { tags.tag(ofKnown: $0) }.map {
          (
            number,
            SlotKey(
              tag: $0, copy: copyNames.name(of: view.copy, tag: $0), item: view.item)
          )
        }
      }
      return PendingChange(change: change, seen: seen, before: before, items: laidOut)
    }

    /// Shows a change on its way, once the strip has its new items and its layout.
    func show(_ pending: PendingChange, survivors: [Reel.Survivor]) {
      let change = pending.change
      endChanges(at: change.time)
      let after = Handover(reel)
      let old = passages
      var standing: Set<SlotKey> = []
      for slot in self.standing(in: after, of: reel) {
        let key = slot.key.id
        standing.insert(key)
        let leaver = leaving.first { $0.key.id == key }
        var passage = old[key] ?? leaver?.passage ?? Passage()
        switch change.entrance(of: slot.number, in: after, isSliding: passage.slide != nil) {
        case .stands: break
        case .slides(let slide):
          passage.slide = slide.adding(passage.rest(at: change.time))
        case .fades:
          if let leaver {
            // It was still to be seen, elsewhere.
            passage.slide = change.slide(to: after.pose(of: slot.number), from: pose(of: leaver))
              .adding(passage.rest(at: change.time))
          }
          passage.fade = Passage.Fade(
            from: leaver?.passage.opacity(at: change.time) ?? 0, to: 1, start: change.time,
            duration: change.duration)
        }
        passages[key] = passage.slide == nil && passage.fade == nil ? nil : passage
      }
      leaving.removeAll { standing.contains($0.key.id) }
      let gone = Set(change.leaving.map(\.item))
      let places = Dictionary(
        survivors.map { ($0.old, $0.new) }, uniquingKeysWith: { first, _ in first })
      for (number, key) in pending.seen where !standing.contains(key.id) {
        leaving.removeAll { $0.key.id == key.id }
        passages[key.id] = nil
        let passage = old[key.id] ?? Passage()
        if gone.contains(key.item) {
          leave(pending, number, key, passage)
        } else if let item = places[key.item] ?? nil {
          pushOut(pending, after, SlotKey(tag: key.tag, copy: key.copy, item: item), passage)
        }
      }
      changeEnd = passages.isEmpty && leaving.isEmpty ? nil : change.end
    }

    /// Where what leaves stands at the reel's time, without the rest of its way.
    private func pose(of leaver: Leaver) -> Pose {
      let (number, old) = standing(leaver, at: reel.time)
      return Handover(old).pose(of: number)
    }

    /// Returns the strip of what leaves at a time, and its number there.
    private func standing(_ leaver: Leaver, at time: TimeInterval) -> (number: Int, reel: Reel) {
      var reel = leaver.reel
      reel.advance(to: time)
      let turns = reel.strip.isLoop ? reel.place.turn - leaver.turn : 0
      return (leaver.number - turns * reel.strip.count, reel)
    }

    /// What is gone stays where it is, and goes on as it went, until it cannot be seen.
    private func leave(
      _ pending: PendingChange, _ number: Int, _ key: SlotKey, _ passage: Passage
    ) {
      var key = key
      if let items = pending.items {
        key.age = items.stamp
        olderItems[items.stamp] = items.items
      }
      var passage = passage
      passage.fade = Passage.Fade(
        from: passage.opacity(at: pending.change.time), to: 0, start: pending.change.time,
        duration: pending.change.duration)
      leaving.append(
        Leaver(
          key: key, number: number, turn: pending.before.place.turn, reel: pending.before,
          passage: passage, end: pending.change.end))
    }

    private func pushOut(
      _ pending: PendingChange, _ after: Handover, _ key: SlotKey, _ passage: Passage
    ) {
      guard let (number, slide) = pending.change.exit(ofItem: key.item, in: after) else { return }
      var passage = passage
      passage.slide = slide.adding(passage.rest(at: pending.change.time))
      leaving.append(
        Leaver(
          key: key, number: number, turn: reel.place.turn, reel: reel, passage: passage,
          end: pending.change.end))
    }

    /// Forgets what is over, or all of it.
    func endChanges(at time: TimeInterval = .infinity) {
      leaving.removeAll { $0.end <= time }
      passages = passages.filter { _, passage in
        (passage.slide.map { $0.end > time } ?? false)
          || (passage.fade.map { $0.start + $0.duration > time } ?? false)
      }
      let kept = Set(leaving.map(\.key.age))
      olderItems = olderItems.filter { kept.contains($0.key) }
      if let end = changeEnd, end <= time { changeEnd = nil }
    }

    /// Adds the views that leave to what is seen.
    func addLeaving(at time: TimeInterval, _ frame: inout StripFrame) {
      guard changeEnd != nil else { return }
      let present = Set(frame.places.map(\.key.id))
      for leaver in leaving where leaver.end > time && !present.contains(leaver.key.id) {
        let (number, reel) = standing(leaver, at: time)
        // Under those that come.
        var place = place(
          of: number, key: leaver.key, in: Handover(reel), of: reel, passage: leaver.passage,
          rank: -ReelModel.under)
        place.isLeaving = true
        frame.places.append(place)
      }
    }

    /// Points of depth by which what leaves lies behind what stands.
    private static var under: Double { 1e-3 }
  }

  extension ReelModel {
    /// Returns the view of a slot; what leaves is made of the items that were.
    func content<Content: View>(
      of key: SlotKey, _ items: ShownItems<Content>
    ) -> Content {
      (olderItems[key.age] as? ShownItems<Content> ?? items).content(key.item)
    }
  }
#endif
