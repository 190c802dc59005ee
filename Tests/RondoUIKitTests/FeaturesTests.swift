import Foundation
import RondoCore
import Testing
import UIKit

@testable import RondoUIKit

/// Rows of the table of features that have no test of their own elsewhere.
@MainActor @Suite struct FeaturesTests {
  @Test func `peek shows the neighbours, and the item stands between the insets`() {
    let screen = Screen()
    let view = screen.carousel(4)
    view.insets = NSDirectionalEdgeInsets(top: 0, leading: 40, bottom: 0, trailing: 40)
    view.spacing = 10
    screen.layOut()
    let shown = view.shownItems(at: DoubleClock.now)
    #expect(shown.map(\.item) == [3, 0, 1])
    #expect(shown.map(\.start) == [-280, 40, 360])
  }

  @Test func `several items a page, and a step that passes several`() {
    let screen = Screen()
    let view = screen.pager(10)
    view.itemsPerPage = 3
    view.stride = 3
    view.alignment = .leading
    screen.layOut()
    #expect(view.pageCount == 4)
    #expect(view.shownItems(at: DoubleClock.now).map(\.start) == [0, 130, 260])
    view.next()
    screen.pass(1)
    #expect(view.index == 3)
    #expect(view.page == 1)
  }

  @Test func `items of different lengths are snapped to one by one`() {
    let screen = Screen()
    let view = ReelView()
    view.settings.drive = .still
    view.paging = .item
    let widths: [CGFloat] = [100, 250, 60, 180]
    view.setViews(widths.map { UIView(frame: CGRect(x: 0, y: 0, width: $0, height: 50)) })
    screen.show(view)
    for index in [1, 2, 3, 0] {
      view.next()
      screen.pass(1)
      #expect(view.index == index)
      let start = view.shownStart(ofItem: index, at: DoubleClock.now)!
      #expect(abs(start + Double(widths[index]) / 2 - 195) < 0.01)
    }
  }

  @Test func `an item can have its own interval`() {
    let screen = Screen()
    let view = screen.carousel(3)
    view.setIntervals([6, 1, 3])
    screen.layOut()
    var changes: [(Int, Double)] = []
    view.onIndexChange = { index, _ in changes.append((index, DoubleClock.now - 1000)) }
    screen.pass(12)
    #expect(changes.map(\.0) == [1, 2, 0])
    let gap = changes[1].1 - changes[0].1
    #expect(abs(gap - 1) < 0.01)
  }

  @Test(arguments: [
    (Reel.EndBehavior.rewind, [1, 2, 0, 1]), (.stop, [1, 2]), (.turnBack, [1, 2, 1, 0]),
  ])
  func `at its end a bounded strip rewinds, stops or turns back`(
    behavior: Reel.EndBehavior, expected: [Int]
  ) {
    let screen = Screen()
    let view = screen.carousel(3)
    view.isLoop = false
    view.endBehavior = behavior
    screen.layOut()
    var settled: [Int] = []
    view.onSettle = { settled.append($0) }
    // Four steps end at 3, 6, 9 and 12 s.
    screen.pass(12.1)
    #expect(settled == expected)
  }

  @Test func `a person may be limited to one direction`() {
    let screen = Screen()
    let view = screen.pager(4)
    view.allowedDirections = .forward
    view.select(1, animated: false)
    screen.layOut()
    screen.swipe(from: CGPoint(x: 100, y: 100), by: 200)
    screen.pass(1)
    #expect(view.index == 1)
    screen.swipe(from: CGPoint(x: 300, y: 100), by: -200)
    screen.pass(1)
    #expect(view.index == 2)
  }

  @Test func `past its end a bounded strip is a rubber band, or a wall`() {
    let screen = Screen()
    let view = screen.pager(3)
    for (bounces, least) in [(true, 20.0), (false, 0)] {
      view.bounces = bounces
      let finger = screen.finger()
      finger.down(100, 100)
      for step in 1...10 {
        screen.pass(0.01)
        finger.move(100 + CGFloat(step) * 20, 100)
      }
      let start = view.shownStart(ofItem: 0, at: DoubleClock.now)!
      #expect(bounces ? start > least && start < 180 : start == 0)
      finger.up()
      screen.pass(2)
      #expect(abs(view.shownStart(ofItem: 0, at: DoubleClock.now)!) < 0.01)
    }
  }

  @Test func `a select goes the way it is told`() {
    let screen = Screen()
    let view = screen.carousel(5)
    for (way, first) in [(Reel.Way.forward, 1), (.backward, 4)] {
      view.reset()
      screen.layOut()
      var passed: [Int] = []
      view.onIndexChange = { index, _ in passed.append(index) }
      view.select(3, way: way)
      screen.pass(1)
      #expect(passed.first == first)
      #expect(passed.last == 3)
    }
  }

  @Test func `a select during a drag is carried out at its end`() {
    let screen = Screen()
    let view = screen.pager(5)
    let finger = screen.finger()
    finger.down(300, 100)
    for step in 1...10 {
      screen.pass(0.01)
      finger.move(300 - CGFloat(step) * 5, 100)
    }
    view.select(4)
    #expect(view.index == 0)
    finger.up()
    screen.pass(2)
    #expect(view.index == 4)
  }

  @Test func `it can run only while focused`() {
    let screen = Screen()
    let view = screen.carousel(3)
    view.runsWhile = .focus
    screen.layOut()
    screen.pass(10)
    #expect(view.index == 0)
    view.setFocus(true)
    screen.pass(3.6)
    #expect(view.index == 1)
  }

  /// Compares what two banners show in the seconds to come.
  private func expectSame(
    _ first: ReelView, _ second: ReelView, on screen: Screen,
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    for _ in 0..<10 {
      let time = DoubleClock.now
      let (one, other) = (first.shownItems(at: time), second.shownItems(at: time))
      #expect(one.map(\.item) == other.map(\.item), sourceLocation: sourceLocation)
      for (here, there) in zip(one, other) {
        // Clocks of thirty years tell a ten-thousandth of a point at such speeds.
        #expect(abs(here.start - there.start) < 1e-3, sourceLocation: sourceLocation)
      }
      screen.pass(0.31)
    }
  }

  private func shared(_ epoch: Date?) -> [ReelView] {
    let marquee = MarqueeView()
    marquee.items = ["First headline of the day", "Second one", "Third and last of them all"]
    let carousel = CarouselView()
    carousel.setLabels(4)
    let roller = RollerView()
    roller.items = ["one", "two", "three", "four"]
    for view in [marquee, carousel, roller] { view.epoch = epoch }
    return [marquee, carousel, roller]
  }

  @Test(arguments: [100, 8.2e8]) func `two screens with one epoch show the same at once`(
    ago: TimeInterval
  ) {
    let screen = Screen(width: 390, height: 400)
    let epoch = WallClock.date().addingTimeInterval(-ago)
    let firsts = shared(epoch)
    for view in firsts { screen.show(view) }
    screen.pass(7.3)
    let seconds = shared(epoch)
    for view in seconds { screen.show(view) }
    for (first, second) in zip(firsts, seconds) {
      #expect(second.epoch == first.epoch)
      expectSame(first, second, on: screen)
    }
    // One that was away shows what the others show as soon as it is back.
    for view in seconds { view.removeFromSuperview() }
    screen.pass(5)
    for view in seconds { screen.show(view) }
    for (first, second) in zip(firsts, seconds) { expectSame(first, second, on: screen) }
  }

  @Test func `a banner that was held or dragged comes back to what the other screen shows`() {
    let screen = Screen(width: 390, height: 400)
    let firsts = shared(WallClock.date().addingTimeInterval(-8.2e8))
    let seconds = shared(firsts[0].epoch)
    for view in firsts + seconds { screen.show(view) }
    for view in seconds { view.pause() }
    screen.pass(2.3)
    for view in seconds { view.resume() }
    screen.pass(0.51)
    for (first, second) in zip(firsts, seconds) { expectSame(first, second, on: screen) }
    // The finger has the one in front.
    screen.swipe(from: CGPoint(x: 200, y: 300), by: 0, -60)
    screen.pass(3)
    expectSame(firsts[2], seconds[2], on: screen)
  }

  @Test func `after the device slept it shows what the other screens show`() {
    let screen = Screen(width: 390, height: 400)
    let epoch = WallClock.date().addingTimeInterval(-100)
    let firsts = shared(epoch)
    for view in firsts { screen.show(view) }
    screen.pass(2)
    screen.scene.enterBackground()
    Screen.sleep = 1000.9
    screen.scene.enterForeground()
    screen.pass(0.51)
    let seconds = shared(epoch)
    for view in seconds { screen.show(view) }
    for (first, second) in zip(firsts, seconds) { expectSame(first, second, on: screen) }
  }

  @Test func `it can be shown as at any time`() {
    let screen = Screen()
    let view = screen.carousel(4)
    view.seek(to: 5.75)
    screen.layOut()
    let shown = view.shownItems(at: DoubleClock.now)
    #expect(shown.map(\.item) == [1, 2])
    screen.pass(10)
    #expect(view.shownItems(at: DoubleClock.now).map(\.item) == [1, 2])
    #expect(Timer.live.isEmpty)
    view.seek(to: nil)
    screen.pass(0.5)
    #expect(view.index == 2)
  }

  @Test func `buttons go a page, and a touch on them is theirs`() {
    let screen = Screen()
    let view = screen.pager(3)
    var selected = 0
    view.onSelect = { _ in selected += 1 }
    view.showsButtons = true
    screen.layOut()
    let finger = screen.finger()
    finger.down(366, 100)
    finger.up()
    screen.pass(1)
    #expect(view.index == 1)
    #expect(selected == 0)
    view.semanticContentAttribute = .forceRightToLeft
    screen.layOut()
    let other = screen.finger()
    other.down(24, 100)
    other.up()
    screen.pass(1)
    #expect(view.index == 2)
  }

  @Test func `the system's page control follows it and picks`() {
    let screen = Screen()
    let view = screen.carousel(4)
    let control = ReelPageControl()
    view.indicator = control
    screen.layOut()
    #expect(control.numberOfPages == 4)
    screen.pass(3.1)
    #expect(control.currentPage == 1)
    control.currentPage = 3
    control.sendActions(for: .valueChanged)
    screen.pass(1)
    #expect(view.index == 3)
  }

  @Test func `a drifting carousel of cards and a bounded roller are settings`() {
    let screen = Screen()
    let cards = screen.carousel(5)
    cards.itemsPerPage = 3
    cards.drive = .drift(speed: 60)
    cards.paging = .free
    screen.layOut()
    let before = cards.shownStart(ofItem: 1, at: DoubleClock.now)!
    screen.pass(2)
    #expect(abs(cards.shownStart(ofItem: 1, at: DoubleClock.now)! - (before - 120)) < 0.5)
    let roller = RollerView()
    roller.items = ["Seoul", "Lisbon", "Quito"]
    roller.isLoop = false
    roller.endBehavior = .stop
    screen.show(roller, in: CGRect(x: 0, y: 0, width: 100, height: 114))
    var rows: [Int] = []
    roller.onIndexChange = { row, _ in rows.append(row) }
    screen.pass(20)
    #expect(rows.allSatisfy { $0 < 3 } && rows == rows.sorted())
    #expect(!roller.isRunning)
  }
}
