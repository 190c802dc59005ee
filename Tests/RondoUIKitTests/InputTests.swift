import RondoCore
import Testing
import UIKit

@testable import RondoUIKit

@MainActor @Suite struct InputTests {
  @Test func `a finger takes over where the formula says, not where the layer's model is`() {
    let screen = Screen()
    let view = screen.carousel(4)
    screen.pass(2.75)
    let now = DoubleClock.now
    let formula = view.formula(at: now)
    let finger = screen.finger()
    finger.down(200, 100)
    #expect(!view.isAnimated)
    let shown = view.shownItems(at: now)
    for (there, here) in zip(formula, shown) { #expect(abs(there.start - here.start) < 0.01) }
    screen.pass(1)
    for (there, here) in zip(formula, view.shownItems(at: now + 1)) {
      #expect(abs(there.start - here.start) < 0.01)
    }
    finger.up()
  }

  @Test func `the strip follows the finger and settles on the next page`() {
    let screen = Screen()
    let view = screen.carousel(4)
    var events: [(Int, ReelCause)] = []
    var willSettle: [Int] = []
    view.onIndexChange = { events.append(($0, $1)) }
    view.onWillSettle = { willSettle.append($0) }
    let finger = screen.finger()
    finger.down(300, 100)
    for step in 1...10 {
      screen.pass(0.01)
      finger.move(300 - CGFloat(step) * 20, 100)
    }
    #expect(view.reel.isDragging)
    #expect(CADisplayLink.live.isEmpty)
    let start = view.shownStart(ofItem: 0, at: DoubleClock.now)!
    // 200 points less the ones within which the finger decided.
    #expect(start <= -170 && start > -200.1)
    finger.up()
    #expect(willSettle == [1])
    screen.pass(1.5)
    #expect(view.index == 1)
    #expect(events.map(\.0) == [1])
    #expect(events.first?.1 == .person)
    #expect(abs(view.shownStart(ofItem: 1, at: DoubleClock.now)!) < 0.5)
  }

  @Test func `autoplay waits while the finger is down and goes on after`() {
    let screen = Screen()
    let view = screen.carousel(4)
    let finger = screen.finger()
    finger.down(200, 100)
    screen.pass(10)
    #expect(view.index == 0)
    finger.up()
    screen.pass(2.4)
    #expect(view.index == 0)
    screen.pass(0.7)
    #expect(view.index == 1)
  }

  @Test func `a tap names the page, and the first touch on a moving strip selects nothing`() {
    let screen = Screen()
    let view = screen.carousel(4)
    var selected: [Int] = []
    view.onSelect = { selected.append($0) }
    screen.pass(4)
    let finger = screen.finger()
    finger.down(100, 100)
    finger.up()
    #expect(selected == [1])
    // Amid a step it is only stopped.
    screen.pass(0)
    view.next()
    screen.layOut()
    screen.pass(0.2)
    let second = screen.finger()
    second.down(100, 100)
    second.up()
    #expect(selected == [1])
  }

  @Test func `a tap on a drifting marquee names the item under the finger`() throws {
    let screen = Screen()
    let view = MarqueeView()
    view.items = ["First headline of the day", "Second one", "Third and last of them all"]
    screen.show(view, in: CGRect(x: 0, y: 0, width: 300, height: 30))
    var selected: [Int] = []
    var named: Set<Int> = []
    view.onSelect = { selected.append($0) }
    var misses = 0
    for _ in 0..<40 {
      screen.pass(0.7)
      let under = view.shownItems(at: DoubleClock.now).first { item, start in
        let slot = view.slots.first { $0.key.item == item }
        return start <= 150 && 150 <= start + Double(slot?.value.host.bounds.width ?? 0)
      }
      selected = []
      let finger = screen.finger()
      finger.down(150, 15)
      finger.up()
      // Between two texts there is none.
      #expect(selected == (under.map { [$0.item] } ?? []))
      if let under { named.insert(under.item) } else { misses += 1 }
    }
    #expect(named == [0, 1, 2])
    #expect(misses > 0 && misses < 10)
  }

  @Test func `a vertical swipe goes to the scroll view around, a horizontal one does not`() {
    let screen = Screen()
    let outer = UIScrollView(frame: screen.window.bounds)
    outer.panGestureRecognizer.doubleAxis = (false, true)
    screen.window.addSubview(outer)
    let view = CarouselView()
    view.setLabels(3)
    view.frame = outer.bounds
    outer.addSubview(view)
    screen.layOut()
    var pans: [UIGestureRecognizer.State] = []
    outer.panGestureRecognizer.addHandler { pans.append($0.state) }
    screen.swipe(from: CGPoint(x: 200, y: 150), by: 4, -120)
    #expect(pans.first == .began)
    #expect(view.index == 0)
    #expect(!view.reel.holdReasons.contains(.touch))
    pans = []
    screen.swipe(from: CGPoint(x: 300, y: 100), by: -200, 4)
    screen.pass(1)
    #expect(!pans.contains(.began))
    #expect(view.index == 1)
  }

  @Test func `a swipe from the screen's edge is the navigation's`() {
    let screen = Screen()
    let edge = UIScreenEdgePanGestureRecognizer()
    screen.window.addGestureRecognizer(edge)
    let view = screen.carousel(4)
    var states: [UIGestureRecognizer.State] = []
    edge.addHandler { states.append($0.state) }
    screen.swipe(from: CGPoint(x: 5, y: 100), by: 200)
    #expect(states.first == .began)
    screen.pass(1)
    #expect(view.index == 0)
    screen.swipe(from: CGPoint(x: 100, y: 100), by: 200)
    screen.pass(1)
    #expect(view.index == 3)
  }

  @Test func `a button inside a moving item can be pressed`() throws {
    let screen = Screen()
    let view = CarouselView()
    let pages = (0..<3).map { _ in UIView() }
    let button = UIControl(frame: CGRect(x: 20, y: 20, width: 80, height: 40))
    pages[1].addSubview(button)
    view.setViews(pages)
    screen.show(view)
    screen.pass(2.8)
    let start = try #require(view.formula(at: DoubleClock.now).first { $0.item == 1 }?.start)
    #expect(start > 1)
    #expect(view.hitTest(CGPoint(x: start + 60, y: 40), with: nil) === button)
    #expect(view.hitTest(CGPoint(x: start + 160, y: 40), with: nil) === pages[1])
  }

  @Test func `items with taps of their own are dragged all the same`() {
    let screen = Screen()
    let pages = (0..<3).map { _ in UIView() }
    var taps = 0
    var selected = 0
    for page in pages {
      let tap = UITapGestureRecognizer()
      tap.addHandler { if $0.state == .ended { taps += 1 } }
      page.addGestureRecognizer(tap)
    }
    let view = PagerView()
    view.setViews(pages)
    view.onSelect = { _ in selected += 1 }
    screen.show(view)
    let finger = screen.finger()
    finger.down(200, 100)
    finger.up()
    #expect(taps == 1)
    #expect(selected == 0)
    screen.swipe(from: CGPoint(x: 300, y: 100), by: -200)
    screen.pass(1)
    #expect(view.index == 1)
    #expect(taps == 1)
  }

  @Test func `the focus inside holds it`() {
    let screen = Screen()
    let view = screen.carousel(4)
    view.setFocus(true)
    screen.pass(10)
    #expect(view.index == 0)
    view.setFocus(false)
    screen.pass(3.6)
    #expect(view.index == 1)
  }

  @Test func `a touch that the system takes away settles where it was`() {
    let screen = Screen()
    let view = screen.carousel(4)
    let finger = screen.finger()
    finger.down(300, 100)
    for step in 1...10 { finger.move(300 - CGFloat(step) * 5, 100) }
    #expect(view.reel.isDragging)
    finger.cancel()
    screen.pass(1)
    #expect(view.index == 0)
    #expect(!view.isMoving)
    #expect(view.holdReasons.isEmpty)
  }

  @Test(arguments: [false, true])
  func `a tap selects whether it is told before the finger's lifting or after`(isFirst: Bool) {
    Finger.tellsTapsFirst = isFirst
    defer { Finger.tellsTapsFirst = false }
    let screen = Screen()
    let view = screen.carousel(4)
    var selected: [Int] = []
    view.onSelect = { selected.append($0) }
    // The first touch on a moving strip stops it and selects nothing.
    screen.pass(2.8)
    #expect(view.isMoving)
    let first = screen.finger()
    first.down(100, 100)
    #expect(!view.isMoving || view.reel.velocity == 0)
    first.up()
    #expect(selected.isEmpty)
    screen.pass(1)
    let second = screen.finger()
    second.down(100, 100)
    second.up()
    #expect(selected == [view.index])
  }

  @Test(arguments: [false, true])
  func `of nested banners the inner one moves, in whichever order they are told`(
    isOuterFirst: Bool
  ) {
    let screen = Screen()
    let inner = PagerView()
    inner.setLabels(3)
    let outer = screen.nest(inner, height: 100)
    Finger.tellsOutermostFirst = isOuterFirst
    defer { Finger.tellsOutermostFirst = false }
    screen.swipe(from: CGPoint(x: 300, y: 50), by: -200)
    screen.pass(1)
    #expect(inner.index == 1)
    #expect(outer.index == 0)
    // What begins beside it is the outer one's.
    screen.swipe(from: CGPoint(x: 300, y: 150), by: -200)
    screen.pass(1)
    #expect(outer.index == 1)
    screen.swipe(from: CGPoint(x: 100, y: 150), by: 200)
    screen.pass(1)
    #expect(outer.index == 0)
    // What the inner one does not let be dragged is, too.
    inner.isDraggable = false
    screen.swipe(from: CGPoint(x: 300, y: 50), by: -200)
    screen.pass(1)
    #expect(inner.index == 1)
    #expect(outer.index == 1)
  }

  @Test(arguments: [false, true])
  func `a roller in a pager leaves sideways drags to it`(isOuterFirst: Bool) {
    let screen = Screen()
    let inner = RollerView()
    inner.items = ["one", "two", "three", "four", "five"]
    let outer = screen.nest(inner, height: 114)
    Finger.tellsOutermostFirst = isOuterFirst
    defer { Finger.tellsOutermostFirst = false }
    screen.swipe(from: CGPoint(x: 200, y: 90), by: 4, -50, rest: 0.2)
    screen.pass(0.6)
    #expect(inner.index == 1)
    #expect(outer.index == 0)
    screen.swipe(from: CGPoint(x: 300, y: 57), by: -200, 4)
    screen.pass(1)
    #expect(inner.index == 1)
    #expect(outer.index == 1)
  }

  @Test func `in a cell of a list the list scrolls, and the banner pages`() {
    let screen = Screen(height: 400)
    let list = UIScrollView(frame: screen.window.bounds)
    list.panGestureRecognizer.doubleAxis = (false, true)
    screen.window.addSubview(list)
    let cell = UIView(frame: CGRect(x: 0, y: 0, width: 390, height: 200))
    let content = UIView(frame: cell.bounds)
    cell.addSubview(content)
    list.addSubview(cell)
    let view = PagerView()
    view.setLabels(3)
    view.frame = content.bounds
    content.addSubview(view)
    var selections = 0
    let select = UITapGestureRecognizer()
    select.addHandler { if $0.state == .ended { selections += 1 } }
    cell.addGestureRecognizer(select)
    screen.layOut()
    var pans: [UIGestureRecognizer.State] = []
    list.panGestureRecognizer.addHandler { pans.append($0.state) }
    // First across, then along: the list keeps it.
    let finger = screen.finger()
    finger.down(200, 100)
    for step in 1...10 {
      screen.pass(0.01)
      finger.move(200 - (step > 4 ? CGFloat(step - 4) * 30 : 0), 100 - CGFloat(step) * 6)
    }
    finger.up()
    screen.pass(1)
    #expect(pans.first == .began)
    #expect(view.index == 0)
    #expect(abs(view.shownStart(ofItem: 0, at: DoubleClock.now)!) < 0.5)
    pans = []
    screen.swipe(from: CGPoint(x: 300, y: 100), by: -200, 4)
    screen.pass(1)
    #expect(!pans.contains(.began))
    #expect(view.index == 1)
    #expect(selections == 0)
  }
}
