import Foundation
import RondoCore
import Testing
import UIKit

@testable import RondoUIKit

/// A window on a scene, and a clock that only the test moves.
@MainActor final class Screen {
  let scene = UIWindowScene()
  let window: UIWindow
  /// Seconds for which the device has slept: the clock on the wall went on.
  static var sleep: TimeInterval = 0

  init(width: CGFloat = 390, height: CGFloat = 200) {
    DoubleWorld.reset()
    Screen.sleep = 0
    WallClock.date = {
      Date(timeIntervalSinceReferenceDate: 8.2e8 + DoubleClock.now + Screen.sleep)
    }
    window = UIWindow(frame: CGRect(x: 0, y: 0, width: width, height: height))
    window.windowScene = scene
  }

  /// Shows a view over the whole window, or in a frame.
  @discardableResult
  func show<V: UIView>(_ view: V, in frame: CGRect? = nil) -> V {
    view.frame = frame ?? window.bounds
    window.addSubview(view)
    window.layoutIfNeeded()
    return view
  }

  /// Lets time pass; layout follows every timer, as in a run loop.
  func pass(_ seconds: TimeInterval) {
    let end = DoubleClock.now + seconds
    while let next = Timer.live.map(\.fireTime).min(), next <= end {
      DoubleClock.advance(by: max(next - DoubleClock.now, 0))
      window.layoutIfNeeded()
    }
    DoubleClock.advance(by: max(end - DoubleClock.now, 0))
    window.layoutIfNeeded()
  }

  func layOut() { window.layoutIfNeeded() }

  func finger(_ type: UITouch.TouchType = .direct) -> Finger { Finger(window, type: type) }

  /// A finger goes along a way in steps of 10 ms and lifts at once, or after a rest.
  func swipe(
    from start: CGPoint, by x: CGFloat, _ y: CGFloat = 0, steps: Int = 10,
    rest: TimeInterval = 0
  ) {
    let finger = finger()
    finger.down(start.x, start.y)
    for step in 1...steps {
      pass(0.01)
      let part = CGFloat(step) / CGFloat(steps)
      finger.move(start.x + part * x, start.y + part * y)
    }
    pass(rest)
    finger.up()
    layOut()
  }
}

extension Screen {
  /// Shows a pager of numbered labels.
  func pager(_ count: Int) -> PagerView {
    let view = PagerView()
    view.setLabels(count)
    return show(view)
  }

  /// Shows a pager of two pages, and a banner as wide at the top of the first.
  func nest(_ inner: ReelView, height: CGFloat) -> PagerView {
    let outer = PagerView()
    let page = UIView()
    outer.setViews([page, UIView()])
    show(outer)
    inner.frame = CGRect(x: 0, y: 0, width: window.bounds.width, height: height)
    page.addSubview(inner)
    layOut()
    return outer
  }

  /// Shows a carousel of numbered labels.
  func carousel(_ count: Int) -> CarouselView {
    let view = CarouselView()
    view.setLabels(count)
    return show(view)
  }
}

extension ReelView {
  /// Where the compositor shows the leading edge of an item at a media time; of several the one
  /// nearest the window's middle.
  func shownStart(ofItem item: Int, at time: TimeInterval) -> Double? {
    let middle = Double(axis == .horizontal ? bounds.width : bounds.height) / 2
    return slots.filter { $0.key.item == item }.map { shownStart(of: $0.value, at: time) }
      .min { abs($0 - middle) < abs($1 - middle) }
  }

  func shownStart(of slot: Slot, at time: TimeInterval) -> Double {
    let layer = slot.host.layer
    let isHorizontal = axis == .horizontal
    let middle = layer.shown(isHorizontal ? "position.x" : "position.y", at: time)
    let extent = Double(isHorizontal ? layer.bounds.width : layer.bounds.height)
    let overlap = reel.readingSign < 0 && overlapsNeighbours && spacing == 0 ? 0.5 : 0
    return middle - extent / 2 + overlap
  }

  /// What the compositor shows that can be seen at a media time, by leading edge.
  func shownItems(at time: TimeInterval) -> [(item: Int, start: Double)] {
    let extent = Double(axis == .horizontal ? bounds.width : bounds.height)
    return slots.map { key, slot in (key.item, shownStart(of: slot, at: time), slot) }
      .filter { item, start, slot in
        let own = Double(axis == .horizontal ? slot.host.bounds.width : slot.host.bounds.height)
        let overlap = overlapsNeighbours && spacing == 0 ? 0.5 : 0
        return start < extent - 1 && start + own - overlap > 1
      }
      .map { ($0.0, $0.1) }.sorted { $0.start < $1.start }
  }

  /// Where the engine says that what can be seen is at a media time.
  func formula(at time: TimeInterval) -> [(item: Int, start: Double)] {
    var ahead = reel
    ahead.advance(to: time)
    let extent = Double(axis == .horizontal ? bounds.width : bounds.height)
    let writer = ahead.scriptWriter
    return ahead.placements.map { place in
      let pose = writer.pose(of: place.number, at: ahead.offset)
      return (place.item, axis == .horizontal ? pose.x : pose.y, place.extent)
    }
    .filter { $0.1 < extent - 1 && $0.1 + $0.2 > 1 }
    .map { ($0.0, $0.1) }.sorted { $0.start < $1.start }
  }

  /// Whether Core Animation has anything of this banner to play.
  var isAnimated: Bool {
    slots.values.contains { $0.host.layer.animationKeys() != nil }
  }
}
