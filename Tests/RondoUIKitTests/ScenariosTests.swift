import RondoCore
import Testing
import UIKit

@testable import RondoUIKit

/// Kinds of faults that people met in banners elsewhere.
@MainActor @Suite struct ScenariosTests {
  private func carousel(_ count: Int) -> CarouselView {
    let view = CarouselView()
    view.setLabels(count)
    return view
  }

  @Test func `at the last item of an endless pager autoplay goes forward`() {
    let screen = Screen()
    let view = screen.show(carousel(3))
    var passed: [Int] = []
    view.onIndexChange = { index, _ in passed.append(index) }
    screen.pass(15.1)
    #expect(passed == [1, 2, 0, 1, 2])
  }

  @Test func `a marquee in a table cell runs after the cell was reused`() {
    let screen = Screen(width: 150, height: 30)
    let cell = UIView(frame: screen.window.bounds)
    let view = MarqueeView(text: "A first text that is wider than the cell is")
    view.frame = cell.bounds
    cell.addSubview(view)
    screen.window.addSubview(cell)
    screen.layOut()
    screen.pass(3)
    cell.removeFromSuperview()
    screen.pass(5)
    view.text = "Another text for the reused cell, wide as well"
    screen.window.addSubview(cell)
    screen.layOut()
    #expect(view.isRunning)
    let before = view.formula(at: DoubleClock.now)[0].start
    screen.pass(1)
    #expect(abs(before - view.formula(at: DoubleClock.now)[0].start) > 10)
    #expect(view.isAnimated)
  }

  @Test func `data that changes inside a callback is taken in peace`() {
    let screen = Screen()
    let view = screen.show(carousel(4))
    view.onIndexChange = { [unowned view] index, _ in
      if index == 1 { view.setLabels(2) }
      if index == 0 { view.setLabels(0) }
    }
    screen.pass(20)
    #expect(view.index == nil)
    view.onIndexChange = nil
    view.setLabels(3)
    screen.layOut()
    #expect(view.index == 0)
    view.onSettle = { [unowned view] _ in view.removeFromSuperview() }
    screen.pass(5)
    #expect(view.superview == nil)
  }

  @Test func `a select right after data shrinks, or out of range, is clamped`() {
    let screen = Screen()
    let view = screen.show(carousel(9))
    view.select(8, animated: false)
    view.setLabels(3)
    view.select(7, animated: false)
    screen.layOut()
    #expect((view.index ?? 99) < 3)
    view.select(-5)
    view.select(.max)
    view.select(.min, animated: false)
    screen.pass(2)
    #expect((view.index ?? 99) < 3)
  }

  @Test func `at the last page the target is the last, not the first`() {
    let screen = Screen()
    let view = PagerView()
    view.setLabels(3)
    screen.show(view)
    view.select(2, animated: false)
    var targets: [Int] = []
    view.onWillSettle = { targets.append($0) }
    screen.layOut()
    screen.swipe(from: CGPoint(x: 300, y: 100), by: -200)
    screen.pass(2)
    #expect(targets == [2])
    #expect(view.index == 2)
  }

  @Test func `dots and page agree after a refresh`() {
    let screen = Screen()
    let view = carousel(5)
    let indicator = ReelPageControl()
    view.indicator = indicator
    screen.show(view)
    view.select(3, animated: false)
    screen.layOut()
    #expect(indicator.currentPage == 3)
    view.reloadData()
    screen.layOut()
    #expect(view.index == 3)
    #expect(indicator.currentPage == 3)
    view.setLabels(2)
    screen.layOut()
    #expect(indicator.numberOfPages == 2)
    #expect(indicator.currentPage == view.index)
  }

  @Test func `hidden during a reload it shows the right item after`() {
    let screen = Screen()
    let view = screen.show(carousel(5))
    view.isHidden = true
    view.setLabels(8)
    view.select(6, animated: false)
    screen.layOut()
    view.isHidden = false
    screen.layOut()
    #expect(view.index == 6)
    #expect(abs(view.shownStart(ofItem: 6, at: DoubleClock.now)!) < 0.01)
  }

  @Test func `pausing does not change the place`() {
    let screen = Screen()
    let view = screen.show(carousel(5))
    screen.pass(4)
    for _ in 0..<20 {
      let index = view.index
      view.pause()
      screen.pass(0.3)
      #expect(view.index == index)
      view.resume()
      screen.layOut()
      #expect(view.index == index)
    }
  }

  @Test func `five hundred images keep a window of views`() {
    let screen = Screen()
    let view = PagerView()
    let image = UIImage(color: .red, size: CGSize(width: 4, height: 3))
    view.images = Array(repeating: image, count: 500)
    screen.show(view)
    for index in stride(from: 0, to: 500, by: 7) {
      view.select(index, animated: index % 2 == 0)
      screen.pass(0.7)
      #expect(view.slots.count < 12)
    }
  }

  @Test func `sizes that make no sense show nothing and do no harm`() {
    let screen = Screen()
    let view = screen.show(carousel(3))
    for size in [CGSize.zero, CGSize(width: 0, height: 50), CGSize(width: 50, height: 0)] {
      view.frame.size = size
      screen.layOut()
      screen.pass(5)
    }
    view.itemExtent = .nan
    view.itemsPerPage = 0
    view.spacing = -.infinity
    view.interval = .nan
    screen.layOut()
    screen.pass(5)
    #expect(view.position.isFinite)
    view.frame = CGRect(x: 0, y: 0, width: 390, height: 100)
    view.itemExtent = 200
    screen.layOut()
    #expect(view.index != nil)
    #expect(!view.slots.isEmpty)
  }
}
