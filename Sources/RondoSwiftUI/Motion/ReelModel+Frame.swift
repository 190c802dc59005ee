#if canImport(SwiftUI)
  import Foundation
  import RondoCore
  import SwiftUI

  /// What is seen at one moment.
  extension ReelModel {
    /// Returns what the banner shows at a frame's date; nothing is moved on by it.
    func frame(at date: Date) -> StripFrame {
      guard ticks else { return frame(of: reel) }
      var ahead = reel
      ahead.advance(to: time.time(of: date))
      renewSurvey(for: ahead, margin: true)
      return frame(of: ahead)
    }

    private func frame(of reel: Reel) -> StripFrame {
      var frame = StripFrame()
      frame.time = reel.time
      frame.window.size = size
      frame.index = reel.index ?? 0
      frame.pageCount = reel.pageCount
      frame.page = reel.page
      frame.pagePosition = reel.pagePosition
      frame.dwellProgress = reel.dwellProgress
      if setup.showsHighlight { frame.alignedExtent = reel.alignedExtent }
      var opacity = 1.0
      if let fading, reel.time < fading.end {
        opacity = max(min((reel.time - fading.start) / Fading.duration, 1), 0)
        add(fading.reel, opacity: 1 - opacity, isFading: true, &frame)
      }
      add(reel, opacity: opacity, isFading: false, &frame)
      addLeaving(at: reel.time, &frame)
      if setup.fadeLength > 0 { frame.fades = reel.fades(over: Double(setup.fadeLength)) }
      frame.finish()
      return frame
    }

    // MARK: Slots

    /// A number of the strip and the view that shows it.
    struct Standing {
      var number: Int
      var key: SlotKey
    }

    func standing(in handover: Handover, of reel: Reel) -> [Standing] {
      let strip = reel.strip
      guard !strip.isEmpty else { return [] }
      var numbers = handover.numbers(preload: setup.preload)
      let all = strip.isLoop ? strip.count * handover.laps : strip.count
      if keepsAll(reel, views: all) {
        let first = strip.isLoop ? handover.numbers().lowerBound : 0
        numbers = first..<first + all
      }
      return numbers.map { number in
        let view = handover.view(of: number)
        let tag = tags.tag(of: view.item, id: identity)
        return Standing(
          number: number,
          key: SlotKey(
            tag: tag, copy: copyNames.name(of: view.copy, tag: tag), item: view.item))
      }
    }

    /// Whether every view is kept: a short strip that drifts would make and lose them all the time.
    private func keepsAll(_ reel: Reel, views: Int) -> Bool {
      switch reel.settings.drive {
      case .drift, .shuttle: return views <= Horizon.mostEndless
      case .still, .staircase: return false
      }
    }

    private func add(
      _ reel: Reel, opacity: Double, isFading: Bool, _ frame: inout StripFrame
    ) {
      let handover = Handover(reel)
      // On a loop an item can be seen several times: all but the nearest are copies.
      let index = reel.index
      let nearest = reel.strip.isLoop ? reel.strip.number(nearest: reel.offset) : nil
      let spoken = isFading ? nil : reel.target ?? index
      var voice: (place: Int, distance: Int)?
      for (order, slot) in standing(in: handover, of: reel).enumerated() {
        var key = slot.key
        let passage = isFading ? nil : passages[key.id]
        if isFading { key.copy += ReelModel.fadingCopies }
        var place = place(
          of: slot.number, key: key, in: handover, of: reel, passage: passage,
          rank: Double(order) * ReelModel.rankStep)
        place.opacity *= opacity
        place.isCurrent =
          !isFading && (nearest.map { slot.number == $0 } ?? (key.item == index))
        if key.item == spoken, let index {
          let distance = abs(slot.number - (nearest ?? index))
          if distance < voice?.distance ?? .max { voice = (frame.places.count, distance) }
        }
        frame.places.append(place)
      }
      if let voice {
        frame.places[voice.place].isSpoken = true
      } else if let current = frame.places.firstIndex(where: \.isCurrent) {
        frame.places[current].isSpoken = true
      }
    }

    /// Returns where the view of a number stands, on its way from elsewhere too.
    func place(
      of number: Int, key: SlotKey, in handover: Handover, of reel: Reel, passage: Passage?,
      rank: Double
    ) -> SlotPlace {
      let isHorizontal = reel.settings.axis == .horizontal
      let overlap: CGFloat =
        reel.strip.spacing == 0 && reel.settings.itemsPerPage != nil && setup.overlapsNeighbours
        ? ReelModel.overlap : 0
      var pose = handover.pose(of: number)
      if let rest = passage?.rest(at: reel.time) {
        pose.x += rest.x
        pose.y += rest.y
      }
      let along = CGFloat(reel.strip.extent(of: number)) + overlap
      let slotSize =
        isHorizontal
        ? CGSize(width: along, height: size.height) : CGSize(width: size.width, height: along)
      // The overlap is at the trailing side.
      if isHorizontal && isMirrored { pose.x -= Double(overlap) }
      let projection = Projection(
        pose: pose, size: slotSize, middle: CGPoint(x: size.width / 2, y: size.height / 2),
        perspective: handover.writer.knots.perspective)
      return SlotPlace(
        key: key, size: slotSize, transform: projection.transform,
        opacity: projection.faces
          ? pose.opacity * (passage?.opacity(at: reel.time) ?? 1) : 0,
        contentShift: isHorizontal
          ? CGSize(width: pose.contentShift, height: 0)
          : CGSize(width: 0, height: pose.contentShift),
        rank: pose.z + rank)
    }

    /// Points by which slots that touch overlap, against a hairline between them.
    private static var overlap: CGFloat { 0.5 }
    /// Views of a strip that fades away are others than those of the one that comes.
    private static var fadingCopies: Int { 1 << 20 }
    /// What lies on one depth is drawn in reading order; far less than depths differ by.
    private static var rankStep: Double { 1e-6 }
  }
#endif
