#if canImport(SwiftUI)
  import Foundation
  import RondoCore
  import SwiftUI

  /// Whose size the banner has, where it fits its item, and how it comes to the next one's.
  struct Fitting {
    /// The item that gives the size, and what tells it from others.
    var item = 0
    var id: AnyHashable?
    /// The one to come, which is measured first.
    var next: Int?
    var motion: Motion?

    /// From one size to another in the time of a step.
    struct Motion {
      /// How much larger it was than it will be.
      var excess: CGSize
      var start: TimeInterval
      var duration: TimeInterval
      var curve: TransitionCurve
      var end: TimeInterval { start + duration }

      func excess(at time: TimeInterval) -> CGSize {
        let left = CGFloat(1 - curve.value(at: min(max((time - start) / duration, 0), 1)).y)
        return CGSize(width: excess.width * left, height: excess.height * left)
      }
    }
  }

  extension ReelSetup {
    /// Whether the banner's size is that of the item at the index; one that measures each item has room
    /// for all.
    var fitsItem: Bool { (fitsHeightToItem || fitsWidthToItem) && !measuresItems }
  }

  extension ReelModel {
    /// Returns the item that gives the banner its size in this update of the views, and one to measure.
    func takeFitting() -> (item: Int, next: Int?) {
      let index = reel.index ?? 0
      guard setup.fitsItem, itemCount > 0 else {
        fitting = Fitting(item: index)
        return (index, nil)
      }
      fitting.next = nil
      if fitting.id == nil || !takeMovedFitting() {
        if fitting.item != index, fitting.id != nil, canFitOnTheWay {
          fitting.next = min(index, itemCount - 1)
        } else {
          fitting.item = min(index, itemCount - 1)
        }
      }
      fitting.id = identity(fitting.item)
      return (fitting.item, fitting.next)
    }

    /// Follows the item that gives the size where changed items have taken it; returns whether they have
    /// changed, of which the engine does not know yet.
    private func takeMovedFitting() -> Bool {
      let survivors = survivors()
      found = (stamp, survivors)
      guard let survivors else { return false }
      let stayed = survivors.filter { $0.new != nil }
      let nearest = stayed.min { abs($0.old - fitting.item) < abs($1.old - fitting.item) }
      fitting.item = min(max(nearest?.new ?? reel.index ?? 0, 0), itemCount - 1)
      return true
    }

    private var canFitOnTheWay: Bool {
      isVisible && size != .zero && setup.settings.transition > 0
        && !reel.holdReasons.contains(.reducedMotion)
    }

    /// Takes the measured size of the item to come, to which the banner now goes.
    func fit(to sizes: [Int: CGSize]) {
      guard let next = fitting.next, next < itemCount, let there = sizes[next] else { return }
      fitting.item = next
      fitting.id = identity(next)
      fitting.next = nil
      let excess = CGSize(
        width: setup.fitsWidthToItem ? size.width - there.width : 0,
        height: setup.fitsHeightToItem ? size.height - there.height : 0)
      fitting.motion =
        excess == .zero
        ? nil
        : Fitting.Motion(
          excess: excess, start: now, duration: setup.settings.transition,
          curve: setup.settings.curve)
      afterUpdate { $0.publish() }
    }

    /// Returns what is added to the size that the item gives, at a frame's date.
    func fittingExcess(at date: Date) -> CGSize {
      fitting.motion?.excess(at: time.time(of: date)) ?? .zero
    }
  }

  /// The banner's size, frame by frame while it goes over to another item's.
  struct FittedSizer<Content: View>: View {
    let model: ReelModel
    /// Differs whenever the model has something new to show.
    let version: Int
    let sizer: Sizer<Content>

    var body: some View {
      if sizer.setup.fitsItem {
        TimelineView(.animation(minimumInterval: nil, paused: model.fitting.motion == nil)) {
          let excess = model.fittingExcess(at: $0.date)
          // Room that is added, and not a size, leaves what the item is proposed to its place.
          sizer.equatable()
            .padding(
              EdgeInsets(top: 0, leading: 0, bottom: excess.height, trailing: excess.width))
        }
      } else {
        sizer.equatable()
      }
    }
  }
#endif
