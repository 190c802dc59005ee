import Foundation
import RondoCore
import Testing
import UIKit

@testable import RondoUIKit

@MainActor @Suite struct LifecycleTests {
  private func carousel(_ count: Int = 4) -> CarouselView {
    let view = CarouselView()
    view.setLabels(count)
    return view
  }

  private func marquee() -> MarqueeView {
    MarqueeView(text: "The sun will rise at 6.42 and set at 17.15 over most of the country")
  }

  @Test func `off its window it holds, and back on it goes on in the same place`() {
    let screen = Screen(width: 150, height: 30)
    let view = screen.show(marquee())
    screen.pass(4)
    let before = view.shownStart(ofItem: 0, at: DoubleClock.now)!
    view.removeFromSuperview()
    #expect(!view.isAnimated)
    #expect(Timer.live.isEmpty)
    screen.pass(100)
    screen.show(view)
    #expect(view.isAnimated)
    #expect(abs(view.shownStart(ofItem: 0, at: DoubleClock.now)! - before) < 0.5)
    screen.pass(1)
    #expect(abs(view.shownStart(ofItem: 0, at: DoubleClock.now)! - (before - 40)) < 0.5)
  }

  @Test func `after the background it goes on in the same place without being told`() {
    let screen = Screen(width: 150, height: 30)
    let view = screen.show(marquee())
    screen.pass(4)
    let before = view.shownStart(ofItem: 0, at: DoubleClock.now)!
    screen.scene.enterBackground()
    #expect(view.holdReasons.contains(.inactive))
    #expect(Timer.live.isEmpty)
    screen.pass(1000)
    screen.scene.enterForeground()
    screen.layOut()
    #expect(view.isAnimated)
    #expect(abs(view.shownStart(ofItem: 0, at: DoubleClock.now)! - before) < 0.5)
  }

  @Test func `a step that was under way when the screen went ends aligned`() {
    let screen = Screen()
    let view = screen.show(carousel())
    screen.pass(2.7)
    view.removeFromSuperview()
    screen.pass(20)
    screen.show(view)
    #expect(view.index == 1)
    #expect(abs(view.shownStart(ofItem: 1, at: DoubleClock.now)!) < 0.01)
  }

  @Test func `a motion that goes on through a change of window or scene is made again`() {
    let screen = Screen()
    let view = PagerView()
    view.setLabels(3)
    screen.show(view)
    for way in [0, 1] {
      view.select(way == 0 ? 2 : 0)
      screen.layOut()
      screen.pass(0.15)
      if way == 0 {
        view.removeFromSuperview()
        screen.layOut()
        screen.window.addSubview(view)
      } else {
        screen.scene.enterBackground()
        screen.layOut()
        screen.scene.enterForeground()
      }
      screen.layOut()
      #expect(view.isAnimated)
      screen.pass(0.1)
      let (shown, formula) = (
        view.shownItems(at: DoubleClock.now), view.formula(at: DoubleClock.now)
      )
      #expect(shown.map(\.item) == formula.map(\.item))
      for (here, there) in zip(shown, formula) { #expect(abs(here.start - there.start) < 0.5) }
      screen.pass(1)
    }
  }

  @Test func `hidden it holds`() {
    let screen = Screen()
    let view = screen.show(carousel())
    view.isHidden = true
    screen.pass(20)
    #expect(view.index == 0)
    #expect(Timer.live.isEmpty)
    view.isHidden = false
    screen.pass(3.6)
    #expect(view.index == 1)
  }

  @Test func `dropped in mid-motion it is released, and so are its items`() {
    let screen = Screen()
    weak var banner: CarouselView?
    weak var item: UIView?
    do {
      let view = screen.show(carousel())
      screen.pass(2.7)
      banner = view
      item = view.slots.values.first?.content
      #expect(item != nil)
      view.removeFromSuperview()
    }
    #expect(banner == nil)
    #expect(item == nil)
    screen.pass(10)
  }

  @Test func `dropped during a drag and with its window it is released`() {
    weak var banner: CarouselView?
    do {
      let screen = Screen()
      let view = screen.show(carousel())
      banner = view
      let finger = screen.finger()
      finger.down(300, 100)
      finger.move(200, 100)
      finger.cancel()
      screen.window.windowScene = nil
    }
    #expect(banner == nil)
    DoubleClock.advance(by: 10)
    UIAccessibility.doubleVoiceOver = true
    NotificationCenter.default.post(
      name: UIAccessibility.voiceOverStatusDidChangeNotification, object: nil)
    UIAccessibility.doubleVoiceOver = false
  }

  @Test func `the first frame is right, with the index that was set before`() {
    let screen = Screen()
    let view = carousel()
    view.select(2, animated: false)
    #expect(view.index == nil)
    screen.show(view)
    #expect(view.index == 2)
    #expect(abs(view.shownStart(ofItem: 2, at: DoubleClock.now)!) < 0.01)
  }

  @Test func `an index set before there is a size or an item is kept`() {
    let screen = Screen()
    let view = CarouselView()
    view.select(3, animated: false)
    screen.show(view, in: .zero)
    view.setLabels(5)
    screen.layOut()
    view.frame = CGRect(x: 0, y: 0, width: 320, height: 100)
    screen.layOut()
    #expect(view.index == 3)
    #expect(abs(view.shownStart(ofItem: 3, at: DoubleClock.now)!) < 0.01)
  }

  @Test func `thumbs follow a gallery, by finger and by code`() {
    let screen = Screen(width: 390, height: 300)
    let gallery = PagerView()
    gallery.setLabels(6)
    screen.show(gallery, in: CGRect(x: 0, y: 0, width: 390, height: 200))
    let thumbs = PagerView()
    thumbs.setLabels(6)
    thumbs.itemsPerPage = 3
    thumbs.paging = .item
    screen.show(thumbs, in: CGRect(x: 0, y: 200, width: 390, height: 100))
    thumbs.follows = gallery
    screen.swipe(from: CGPoint(x: 300, y: 100), by: -200)
    #expect((thumbs.target ?? thumbs.index) == 1)
    screen.pass(1)
    gallery.select(4)
    screen.pass(1)
    #expect(thumbs.index == 4)
    thumbs.follows = nil
    gallery.select(0)
    screen.pass(1)
    #expect(thumbs.index == 4)
  }

  @Test func `its height follows the item where that is asked for`() {
    final class Tall: UIView {
      override func sizeThatFits(_ size: CGSize) -> CGSize {
        CGSize(width: size.width, height: CGFloat(tag))
      }
    }
    let screen = Screen()
    let view = PagerView()
    view.setViews(
      [80, 140].map {
        let page = Tall()
        page.tag = $0
        return page
      })
    view.fitsHeightToItem = true
    screen.show(view)
    #expect(view.intrinsicContentSize.height == 80)
    view.select(1)
    screen.pass(1)
    #expect(view.intrinsicContentSize.height == 140)
  }

  @Test func `at rest nothing of the page before lies over a page`() {
    let screen = Screen()
    let view = screen.show(carousel(3))
    for _ in 0..<5 {
      let hosts = view.stage.subviews
      func place(ofStart start: Double) -> Int? {
        let slot = view.slots.values.first {
          abs(view.shownStart(of: $0, at: DoubleClock.now) - start) < 0.01
        }
        return hosts.firstIndex { $0 === slot?.host }
      }
      let here = place(ofStart: 0)
      #expect(here != nil)
      if let here, let before = place(ofStart: -390) { #expect(before < here) }
      view.next()
      screen.pass(0.6)
    }
  }

  @Test func `rotation keeps the item, in motion and at rest`() {
    let screen = Screen()
    let view = screen.show(carousel())
    for (time, width) in [(0.5, 844.0), (2.1, 390), (1.1, 500), (1.9, 390)] {
      screen.pass(time)
      let index = view.index
      view.frame = CGRect(x: 0, y: 0, width: width, height: 200)
      screen.layOut()
      #expect(view.index == index)
      let slot = view.slots.first { $0.key.item == index }
      #expect(abs((slot?.value.host.bounds.width ?? 0) - width - 0.5) < 0.01)
    }
  }

  @Test func `after ten thousand changes of window, size and data it is as small as before`() {
    let screen = Screen()
    let view = screen.show(carousel(7))
    var most = 0
    for round in 0..<10_000 {
      switch round % 5 {
      case 0: view.removeFromSuperview()
      case 1: screen.window.addSubview(view)
      case 2: view.frame = CGRect(x: 0, y: 0, width: 300 + Double(round % 200), height: 200)
      case 3: view.setLabels(3 + round % 9)
      default: DoubleClock.advance(by: 0.37)
      }
      screen.layOut()
      most = max(most, view.slots.count + view.spares.count + view.stage.subviews.count)
    }
    #expect(most < 30)
    #expect(Timer.live.count <= 1)
    #expect(view.stage.subviews.count == view.slots.count)
  }

  @Test func `a million items cost what ten do`() {
    let screen = Screen()
    let view = ReelView()
    view.itemExtent = 50
    var made = 0
    var provider = ItemProvider()
    provider.count = { 1_000_000 }
    provider.view = { _, view in
      if view == nil { made += 1 }
      return view ?? UIView()
    }
    view.show(provider)
    screen.show(view)
    view.select(654_321, animated: false)
    screen.layOut()
    screen.pass(60)
    #expect(view.slots.count < 30)
    #expect(made < 60)
  }
}
