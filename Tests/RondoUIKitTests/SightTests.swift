import RondoCore
import Testing
import UIKit

@testable import RondoUIKit

/// Banners that are hidden or scrolled away with what they are in.
@MainActor @Suite struct SightTests {
  private func carousel(in outer: UIView, at y: CGFloat) -> CarouselView {
    let view = CarouselView()
    view.setLabels(3)
    view.frame = CGRect(x: 0, y: y, width: 390, height: 100)
    outer.addSubview(view)
    return view
  }

  @Test func `scrolled out of its scroll view it is held, and goes on when it is back`() {
    let screen = Screen()
    let page = screen.show(UIScrollView(frame: screen.window.bounds))
    let cell = UIView(frame: CGRect(x: 0, y: 0, width: 390, height: 100))
    page.addSubview(cell)
    let view = carousel(in: cell, at: 0)
    var sights: [String] = []
    view.onShow = { sights.append("+\($0)") }
    view.onHide = { item, _, _ in sights.append("-\(item)") }
    screen.layOut()
    #expect(view.isRunning)
    page.contentOffset.y = 99
    #expect(view.isRunning)
    page.contentOffset.y = 150
    #expect(view.holdReasons == .hidden)
    #expect(sights == ["+0", "-0"])
    screen.pass(20)
    #expect(view.index == 0)
    #expect(!view.isAnimated)
    #expect(Timer.live.isEmpty && CADisplayLink.live.isEmpty)
    page.contentOffset.y = 40
    screen.layOut()
    #expect(view.holdReasons.isEmpty)
    #expect(sights == ["+0", "-0", "+0"])
    #expect(view.isAnimated)
    screen.pass(3.1)
    #expect(view.index == 1)
  }

  @Test func `what is around it may be put into a scroll view of the same window`() {
    let screen = Screen()
    let cell = screen.show(UIView(), in: CGRect(x: 0, y: 0, width: 390, height: 100))
    let inner = UIView(frame: cell.bounds)
    cell.addSubview(inner)
    let view = carousel(in: inner, at: 0)
    screen.layOut()
    #expect(view.isRunning)
    let page = screen.show(UIScrollView(frame: screen.window.bounds))
    page.addSubview(cell)
    screen.layOut()
    #expect(view.isRunning)
    page.contentOffset.y = 150
    #expect(view.holdReasons == .hidden)
    page.contentOffset.y = 0
    #expect(view.holdReasons.isEmpty)
    // And out of it again, which is then hidden without it.
    screen.window.addSubview(cell)
    screen.layOut()
    page.isHidden = true
    #expect(view.holdReasons.isEmpty)
    cell.isHidden = true
    #expect(view.holdReasons == .hidden)
  }

  @Test func `what cannot be seen through is as good as hidden`() {
    let screen = Screen()
    let outer = screen.show(UIView())
    let view = carousel(in: outer, at: 0)
    screen.layOut()
    #expect(view.isRunning)
    outer.alpha = 0
    #expect(view.holdReasons == .hidden)
    outer.alpha = 0.01
    #expect(view.isRunning)
    view.alpha = 0
    #expect(view.holdReasons == .hidden)
    view.alpha = 1
    #expect(view.isRunning)
  }

  @Test func `below what is seen of a list it waits for its time`() {
    let screen = Screen()
    let page = screen.show(UIScrollView(frame: screen.window.bounds))
    let view = carousel(in: page, at: 500)
    screen.layOut()
    screen.pass(10)
    #expect(view.index == 0 && view.holdReasons == .hidden)
    page.contentOffset.y = 450
    screen.layOut()
    #expect(view.isRunning)
  }

  @Test func `hidden with what it is in it is held too`() {
    let screen = Screen()
    let outer = screen.show(UIView())
    let tab = UIView(frame: outer.bounds)
    outer.addSubview(tab)
    let view = carousel(in: tab, at: 0)
    screen.layOut()
    for ancestor in [tab, outer, view] {
      ancestor.isHidden = true
      #expect(view.holdReasons == .hidden)
      #expect(Timer.live.isEmpty)
      ancestor.isHidden = false
      screen.layOut()
      #expect(view.isRunning)
    }
    // What it was in before has no say any more.
    outer.addSubview(view)
    screen.layOut()
    tab.isHidden = true
    #expect(view.isRunning)
  }

  @Test func `watching keeps nothing alive`() {
    let screen = Screen()
    let page = screen.show(UIScrollView(frame: screen.window.bounds))
    weak var gone: CarouselView?
    do {
      let view = carousel(in: page, at: 0)
      gone = view
      screen.layOut()
      view.removeFromSuperview()
    }
    page.contentOffset.y = 10
    #expect(gone == nil)
  }

  @Test func `a size that changes in an animation takes the pages along`() {
    let screen = Screen(width: 400, height: 300)
    let view = screen.carousel(4)
    view.select(1, animated: false)
    screen.layOut()
    UIView.animate(withDuration: 0.4) {
      view.frame = CGRect(x: 0, y: 0, width: 800, height: 150)
      screen.layOut()
    }
    let now = DoubleClock.now
    func middle(_ time: Double) -> CGPoint {
      let layer = view.slots.first { $0.key.item == 1 }!.value.host.layer
      return CGPoint(
        x: layer.shown("position.x", at: time) + layer.shown("transform.translation.x", at: time),
        y: layer.shown("position.y", at: time) + layer.shown("transform.translation.y", at: time))
    }
    #expect(abs(middle(now).x - 200.25) < 0.5 && abs(middle(now).y - 150) < 0.5)
    #expect(middle(now + 0.2).x > 250 && middle(now + 0.2).x < 350)
    screen.pass(0.4)
    #expect(abs(middle(now + 0.4).x - 400.25) < 0.5 && abs(middle(now + 0.4).y - 75) < 0.5)
    // Without an animation it is there at once.
    view.frame = CGRect(x: 0, y: 0, width: 400, height: 300)
    screen.layOut()
    #expect(abs(middle(DoubleClock.now).x - 200.25) < 0.5)
  }

  @Test(arguments: [UIView.AnimationOptions.curveEaseInOut, .curveLinear, .curveEaseOut])
  func `pages fill their window at every moment of an animation that changes its size`(
    curve: UIView.AnimationOptions
  ) {
    let screen = Screen(width: 900, height: 400)
    let view = CarouselView()
    view.setLabels(4)
    view.isAutoplaying = false
    screen.show(view, in: CGRect(x: 0, y: 0, width: 390, height: 200))
    view.select(1, animated: false)
    for (width, height) in [(844.0, 160.0), (390, 300)] {
      UIView.animate(withDuration: 0.4, delay: 0, options: curve) {
        view.frame.size = CGSize(width: width, height: height)
        screen.layOut()
      }
      for step in 0..<20 {
        let time = DoubleClock.now + 0.4 * (Double(step) + 0.3) / 20
        let window = view.stage.layer.shownFrame(at: time).size
        let layer = view.slots.first { $0.key.item == 1 }!.value.host.layer
        var page = layer.shownFrame(at: time)
        page.origin.x += layer.shown("transform.translation.x", at: time)
        page.origin.y += layer.shown("transform.translation.y", at: time)
        // Half a point of it lies under the next one.
        #expect(abs(page.minX) < 0.5 && abs(page.maxX - window.width) < 1, "\(step)")
        #expect(abs(page.minY) < 0.5 && abs(page.maxY - window.height) < 0.5, "\(step)")
      }
      screen.pass(0.5)
    }
  }
}
