import RondoCore
import Testing
import UIKit

@testable import RondoUIKit

/// Motions past more items than may have views at once.
@MainActor @Suite struct LongWaysTests {
  /// How the strip lies.
  enum Lie: CaseIterable {
    case plain, mirrored, vertical
  }

  /// What takes it a long way.
  enum Way: CaseIterable {
    case rewind, backwardRewind, slowRewind, select, selectBack, stop, drag, bounce
  }

  private func banner(_ way: Way, _ lie: Lie, count: Int, on screen: Screen) -> PagerView {
    let view = PagerView()
    view.settings.axis = lie == .vertical ? .vertical : .horizontal
    if lie == .mirrored { view.semanticContentAttribute = .forceRightToLeft }
    view.itemsPerPage = 0
    view.itemExtent = 130
    view.settings.paging = .item
    view.endBehavior = .rewind
    view.interval = 6
    view.setLabels(count, toldApart: false)
    switch way {
    case .backwardRewind: view.direction = .backward
    case .slowRewind: view.transition = 5
    case .bounce: view.settings.drive = .shuttle(speed: 20_000)
    default: break
    }
    view.isAutoplaying = way == .rewind || way == .backwardRewind || way == .slowRewind
    screen.show(view)
    view.select(
      way == .rewind || way == .slowRewind || way == .stop ? count - 1 : 0, animated: false)
    if way == .selectBack { view.select(count - 1, animated: false) }
    screen.layOut()
    return view
  }

  /// What is wrong with what the compositor shows now, if anything.
  private func blank(_ view: ReelView) -> String? {
    let now = DoubleClock.now
    let shown = view.shownItems(at: now)
    let formula = view.formula(at: now)
    let items = shown.map(\.item)
    guard items == formula.map(\.item) else { return "\(items), not \(formula.map(\.item))" }
    for (there, here) in zip(formula, shown) where abs(there.start - here.start) >= 0.5 {
      return "\(here), not \(there)"
    }
    let extent = Double(view.axis == .horizontal ? view.bounds.width : view.bounds.height)
    guard let first = shown.first, let last = shown.last else { return "nothing" }
    return first.start < 1 && last.start + 130 > extent - 1
      ? nil : "blank from \(last.start + 130) or before \(first.start)"
  }

  @Test(arguments: Way.allCases, Lie.allCases)
  func `the window is covered all along a way of any length`(way: Way, lie: Lie) {
    for count in [300, 2000, 1_000_000] {
      let screen = Screen(width: 390, height: 390)
      let view = banner(way, lie, count: count, on: screen)
      var duration = 0.6
      switch way {
      case .rewind, .backwardRewind: screen.pass(5.45)
      case .slowRewind:
        screen.pass(0.95)
        duration = 5.2
      case .select: view.select(count - 1)
      case .selectBack: view.select(0)
      case .stop: view.stop()
      case .bounce: duration = 3
      case .drag:
        screen.swipe(
          from: CGPoint(x: 195, y: 195), by: lie == .vertical ? 0 : lie == .plain ? -180 : 180,
          lie == .vertical ? -180 : 0)
        view.select(count - 1)
      }
      screen.layOut()
      let start = view.index
      var most = 0
      for step in 1...200 {
        screen.pass(duration / 200)
        if let blank = blank(view) {
          Issue.record("\(count) items, step \(step): \(blank)")
          break
        }
        most = max(most, view.slots.count)
        #expect(Timer.live.count <= 1 && CADisplayLink.live.isEmpty)
      }
      #expect(most <= Handover.mostMade, "\(count) items")
      #expect(way == .bounce || abs((view.index ?? 0) - (start ?? 0)) > 250)
      #expect(view.spares.count <= Handover.mostMade + 2)
    }
  }

  @Test func `a follower's window is covered while its leader goes a long way`() {
    let screen = Screen(width: 390, height: 390)
    let gallery = PagerView()
    gallery.setLabels(5000, toldApart: false)
    screen.show(gallery, in: CGRect(x: 0, y: 0, width: 390, height: 200))
    let thumbs = PagerView()
    thumbs.itemsPerPage = 0
    thumbs.itemExtent = 130
    thumbs.settings.paging = .item
    thumbs.setLabels(5000, toldApart: false)
    screen.show(thumbs, in: CGRect(x: 0, y: 200, width: 390, height: 100))
    thumbs.follows = gallery
    screen.pass(1)
    for item in [4000, 12, 4999] {
      gallery.select(item)
      screen.layOut()
      for step in 1...100 {
        screen.pass(0.006)
        #expect(blank(thumbs) == nil, "to \(item), step \(step)")
      }
      #expect(thumbs.index == item && thumbs.slots.count <= Handover.mostMade)
    }
  }
}
