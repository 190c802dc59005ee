import RondoCore
import Testing
import UIKit

@testable import RondoUIKit

/// Settings, each by what is seen of it.
@MainActor @Suite struct SettingsTests {
  @Test func `one item alone loops where that is asked for`() {
    let screen = Screen()
    let view = screen.carousel(1)
    screen.pass(5)
    #expect(!view.isRunning && view.slots.count == 1)
    view.loopsSingleItem = true
    screen.layOut()
    let finger = screen.finger()
    finger.down(300, 100)
    for step in 1...10 {
      screen.pass(0.01)
      finger.move(300 - CGFloat(step) * 10, 100)
    }
    #expect(view.shownItems(at: DoubleClock.now).map(\.item) == [0, 0])
  }

  @Test func `insets are those of the axis, whichever is set first`() {
    let all = NSDirectionalEdgeInsets(top: 10, leading: 40, bottom: 20, trailing: 50)
    let view = CarouselView()
    view.insets = all
    #expect(view.leadingInset == 40 && view.trailingInset == 50)
    view.axis = .vertical
    #expect(view.leadingInset == 10 && view.trailingInset == 20)
    #expect(view.insets == all)
    // What is set alone holds, and the other edges stay.
    view.leadingInset = 15
    view.axis = .horizontal
    #expect(view.leadingInset == 40)
    view.axis = .vertical
    #expect(view.leadingInset == 15 && view.insets.trailing == 50)
    let other = CarouselView()
    other.leadingInset = 30
    other.axis = .vertical
    #expect(other.leadingInset == 30 && other.insets.top == 30)
  }

  @Test func `items with a length have it in a carousel too`() {
    let screen = Screen(width: 400, height: 50)
    let view = CarouselView()
    view.setLabels(9)
    view.itemExtent = 100
    view.alignment = .leading
    screen.show(view)
    let shown = view.shownItems(at: DoubleClock.now).filter { (0..<400).contains($0.start) }
    #expect(shown.map(\.item) == [0, 1, 2, 3] && shown.map(\.start) == [0, 100, 200, 300])
    // Of the two what was set last holds.
    view.itemsPerPage = 2
    screen.layOut()
    #expect(view.shownItems(at: DoubleClock.now).contains { $0.item == 1 && $0.start == 200 })
  }

  @Test func `an item stands where the alignment says`() {
    let screen = Screen(width: 400, height: 50)
    let view = ReelView()
    view.settings.drive = .still
    view.itemExtent = 100
    view.setLabels(9)
    screen.show(view)
    for (alignment, start) in [
      (Reel.Alignment.leading, 0.0), (.center, 150), (.trailing, 300), (.fraction(0.25), 75),
    ] {
      view.alignment = alignment
      view.select(4, animated: false)
      screen.layOut()
      #expect(abs((view.shownStart(ofItem: 4, at: DoubleClock.now) ?? -1) - start) < 0.01)
    }
  }

  @Test func `a step takes as long and goes as the transition and its curve say`() {
    let screen = Screen()
    let view = screen.pager(3)
    view.transition = 2
    view.curve = .linear
    view.next()
    screen.layOut()
    screen.pass(0.5)
    #expect(abs(view.shownStart(ofItem: 0, at: DoubleClock.now)! + 0.25 * 390) < 0.5)
    screen.pass(1)
    #expect(abs(view.shownStart(ofItem: 0, at: DoubleClock.now)! + 0.75 * 390) < 0.5)
  }

  @Test func `a flick goes one page, several, or to any point`() {
    for (paging, range) in [(Reel.Paging.page, 1...1), (.pages, 2...8), (.item, 2...8)] {
      let screen = Screen()
      let view = screen.pager(9)
      view.paging = paging
      screen.swipe(from: CGPoint(x: 380, y: 100), by: -300, steps: 5)
      screen.pass(5)
      #expect(range.contains(view.index ?? -1), "\(paging)")
    }
    let screen = Screen()
    let view = screen.pager(9)
    view.paging = .free
    screen.swipe(from: CGPoint(x: 300, y: 100), by: -130, rest: 0.3)
    screen.pass(5)
    #expect(abs(view.shownStart(ofItem: 0, at: DoubleClock.now)! + 130) < 15)
  }

  @Test func `slower than the threshold is no flick`() {
    for (threshold, index) in [(50.0, 1), (5000, 0)] {
      let screen = Screen()
      let view = screen.pager(3)
      view.flickThreshold = threshold
      screen.swipe(from: CGPoint(x: 300, y: 100), by: -60, steps: 60)
      screen.pass(2)
      #expect(view.index == index)
    }
  }

  @Test func `a fling goes less far where it is slowed down faster`() {
    var ways: [Double] = []
    for rate in [Reel.DecelerationRate.normal, .fast] {
      let screen = Screen()
      let view = screen.pager(50)
      view.paging = .free
      view.decelerationRate = rate
      screen.swipe(from: CGPoint(x: 300, y: 100), by: -100)
      screen.pass(10)
      ways.append(view.position)
    }
    #expect(ways[0] > 2 * ways[1])
  }

  @Test func `a carousel advances by itself and a pager does not, unless told`() {
    for isTold in [false, true] {
      let screen = Screen()
      let pager = screen.pager(3)
      let carousel = screen.carousel(3)
      #expect(!pager.isAutoplaying && carousel.isAutoplaying)
      if isTold {
        pager.isAutoplaying = true
        carousel.isAutoplaying = false
      }
      screen.pass(3.6)
      #expect(pager.index == (isTold ? 1 : 0))
      #expect(carousel.index == (isTold ? 0 : 1))
    }
  }

  @Test func `an effect of one's own is a function of the distance`() throws {
    let screen = Screen()
    let view = screen.pager(3)
    view.itemsPerPage = 3
    view.effect = .sampling(in: -2...2, steps: 4) {
      Reel.Appearance(scale: 1 - 0.25 * abs($0), opacity: 1 - 0.4 * abs($0))
    }
    view.select(1, animated: false)
    screen.layOut()
    for (item, opacity) in [(0, 0.6), (1, 1.0), (2, 0.6)] {
      let layer = try #require(view.slots.first { $0.key.item == item }?.value.host.layer)
      #expect(abs(layer.shown("opacity", at: DoubleClock.now) - opacity) < 1e-6)
      let scale = layer.shown("transform.scale", at: DoubleClock.now)
      #expect(abs(scale - (item == 1 ? 1 : 0.75)) < 1e-6)
    }
  }

  @Test func `as many windows beyond the edges have their views as preload says`() {
    let screen = Screen()
    let view = screen.pager(20)
    view.select(10, animated: false)
    for preload in [0, 1, 3] {
      view.preload = preload
      screen.layOut()
      #expect(Set(view.slots.keys.map(\.item)) == Set((10 - preload)...(10 + preload)))
    }
  }

  @Test(arguments: [Reel.HoldReasons.hover, .focus, .touch])
  func `it can run only while hovered, focused or pressed`(reason: Reel.HoldReasons) throws {
    let screen = Screen()
    let view = screen.carousel(3)
    view.runsWhile = reason
    screen.layOut()
    screen.pass(10)
    #expect(view.index == 0)
    #expect(Timer.live.isEmpty)
    switch reason {
    case .hover:
      let hover = try #require(
        view.gestureRecognizers?.compactMap { $0 as? UIHoverGestureRecognizer }.first)
      hover.hover(.began)
    case .focus: view.setFocus(true)
    default: screen.finger().down(200, 100)
    }
    screen.pass(3.6)
    #expect(view.index == 1)
  }

  @Test func `a marquee stands at its beginning before it starts and on every turn`() {
    let screen = Screen(width: 150, height: 30)
    let view = MarqueeView(text: "Two turns and then it stands")
    view.delay = 2
    view.dwell = 3
    view.speed = 100
    screen.show(view)
    let turn = view.reel.strip.length / 100
    #expect(view.spacing == 8 && view.gap == 32)
    screen.pass(1.9)
    #expect(view.shownStart(ofItem: 0, at: DoubleClock.now) == 0)
    screen.pass(0.6)
    #expect(view.shownStart(ofItem: 0, at: DoubleClock.now)! < -10)
    screen.pass(turn + 1)
    #expect(abs(view.shownStart(ofItem: 0, at: DoubleClock.now)!) < 0.01)
    #expect(view.dwellProgress > 0)
    #expect(!view.isMoving)
    screen.pass(3)
    #expect(view.isMoving && view.dwellProgress == 0)
  }

  @Test func `rows are as high as told, or each as its view`() {
    let screen = Screen()
    let view = RollerView()
    view.items = ["Seoul", "Lisbon", "Quito", "Accra"]
    view.rowHeight = 50
    view.visibleRows = 5
    screen.show(view, in: CGRect(x: 0, y: 0, width: 200, height: 250))
    #expect(view.intrinsicContentSize.height == 250)
    #expect(view.shownStart(ofItem: 0, at: DoubleClock.now) == 100)
    #expect(view.highlight.frame == CGRect(x: 0, y: 100, width: 200, height: 50))
    let rows = RollerView()
    rows.itemExtent = nil
    rows.setViews(
      [30, 60, 40, 80, 50].map { UIView(frame: CGRect(x: 0, y: 0, width: 100, height: $0)) })
    screen.show(rows, in: CGRect(x: 0, y: 0, width: 200, height: 150))
    for (row, height) in [(1, 60.0), (2, 40), (3, 80)] {
      rows.select(row, animated: false)
      screen.layOut()
      #expect(abs(rows.shownStart(ofItem: row, at: DoubleClock.now)! - (75 - height / 2)) < 0.01)
    }
  }

  @Test func `each row turned by hand is felt once, and none that rolls by itself`() {
    for plays in [true, false] {
      let screen = Screen()
      let view = RollerView()
      view.items = ["Seoul", "Lisbon", "Quito", "Accra"]
      view.playsHaptics = plays
      screen.show(view, in: CGRect(x: 0, y: 0, width: 200, height: 114))
      let before = UISelectionFeedbackGenerator.doubleCount
      screen.pass(4.6)
      #expect(UISelectionFeedbackGenerator.doubleCount == before)
      var rows = 0
      view.onIndexChange = { _, cause in if cause == .person { rows += 1 } }
      screen.swipe(from: CGPoint(x: 100, y: 100), by: 0, -80, rest: 0.2)
      screen.pass(0.8)
      #expect(rows >= 1)
      #expect(UISelectionFeedbackGenerator.doubleCount == before + (plays ? rows : 0))
    }
  }

  @Test func `the indicator lies at the edges it is told`() {
    let screen = Screen()
    let view = screen.carousel(4)
    let indicator = PageIndicator()
    view.indicator = indicator
    let size = CGSize(width: 63, height: 21)
    for (edges, x, y) in [
      (NSDirectionalRectEdge.bottom, 163.5, 175.0), (.top, 163.5, 4),
      ([.top, .leading], 4, 4), ([.bottom, .trailing], 323, 175), ([], 163.5, 89.5),
    ] {
      view.indicatorEdges = edges
      screen.layOut()
      #expect(indicator.frame == CGRect(origin: CGPoint(x: x, y: y), size: size), "\(edges)")
    }
    view.indicatorEdges = .leading
    view.semanticContentAttribute = .forceRightToLeft
    screen.layOut()
    #expect(indicator.frame.maxX == 386)
  }

  @Test func `any view can be the indicator`() {
    final class Own: UIView, PositionIndicator {
      var onPick: ((Int) -> Void)?
      var positions: [Double] = []
      var dwells: [ReelDwell] = []
      func show(position: Double, of pageCount: Int, isMirrored: Bool, animated: Bool) {
        positions.append(position)
      }
      func show(dwell: ReelDwell) { dwells.append(dwell) }
    }
    let screen = Screen()
    let view = screen.carousel(4)
    let own = Own(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    view.indicator = own
    screen.layOut()
    #expect(own.dwells.last?.start == 1000)
    screen.pass(3.1)
    #expect(own.positions.last == 1)
    own.onPick?(3)
    screen.pass(1)
    #expect(view.index == 3)
    #expect(view.page == 3)
  }
}
