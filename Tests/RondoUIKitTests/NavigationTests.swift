import Foundation
import RondoCore
import Testing
import UIKit

@testable import RondoUIKit

@MainActor private struct Pages {
  let screen = Screen()
  let navigation = UINavigationController(rootViewController: UIViewController())
  let below: CarouselView
  let marquee = MarqueeView(text: "The sun will rise at 6.42 and set at 17.15 over the land")
  let carousel = CarouselView()

  /// A carousel on the first page; a marquee and a carousel on the one over it.
  init() {
    below = CarouselView()
    below.setLabels(4)
    below.frame = CGRect(x: 0, y: 0, width: 390, height: 100)
    navigation.topViewController?.view.addSubview(below)
    screen.window.rootViewController = navigation
    screen.layOut()
    screen.pass(1)
    let page = UIViewController()
    marquee.frame = CGRect(x: 0, y: 0, width: 150, height: 30)
    carousel.setLabels(4)
    carousel.frame = CGRect(x: 0, y: 30, width: 390, height: 150)
    page.view.addSubview(marquee)
    page.view.addSubview(carousel)
    navigation.pushViewController(page, animated: true)
    screen.layOut()
    screen.pass(3)
  }

  func expectFormula(
    _ view: ReelView, location: SourceLocation = #_sourceLocation
  ) {
    let now = view.now
    let (formula, shown) = (view.formula(at: now), view.shownItems(at: DoubleClock.now))
    #expect(!shown.isEmpty, sourceLocation: location)
    #expect(shown.map(\.item) == formula.map(\.item), sourceLocation: location)
    for (there, here) in zip(formula, shown) {
      #expect(abs(there.start - here.start) < 0.5, sourceLocation: location)
    }
  }

  /// A finger at the screen's edge.
  func swipe(to x: CGFloat, seconds: TimeInterval, each: () -> Void = {}) -> Finger {
    let finger = screen.finger()
    finger.down(4, 100)
    let steps = max(Int(seconds / 0.05), 1)
    for step in 1...steps {
      screen.pass(0.05)
      finger.move(4 + (x - 4) * CGFloat(step) / CGFloat(steps), 100)
      screen.layOut()
      each()
    }
    return finger
  }
}

/// Banners on pages that are pushed, popped and swiped back.
@MainActor @Suite struct NavigationTests {
  @Test func `a pushed page's banners run, and the ones below it are held in their place`() {
    let pages = Pages()
    #expect(pages.below.window == nil)
    #expect(pages.below.holdReasons.contains(.hidden))
    #expect(pages.carousel.window != nil)
    pages.expectFormula(pages.marquee)
    pages.expectFormula(pages.carousel)
    let index = pages.below.index
    pages.screen.pass(20)
    pages.navigation.popViewController(animated: true)
    pages.screen.layOut()
    #expect(pages.below.index == index)
    pages.screen.pass(0.1)
    pages.expectFormula(pages.below)
    pages.screen.pass(3.6)
    #expect(pages.below.index != index)
    #expect(pages.carousel.window == nil)
    pages.expectFormula(pages.below)
  }

  @Test(arguments: [false, true])
  func `a swipe back that is given up leaves banners where the formula says`(keepsLag: Bool) {
    let pages = Pages()
    pages.navigation.doubleKeepsLag = keepsLag
    var indices: [Int?] = []
    let before = pages.marquee.shownItems(at: DoubleClock.now).first
    let index = pages.carousel.index
    let finger = pages.swipe(to: 150, seconds: 2.5) {
      indices.append(pages.carousel.index)
      pages.expectFormula(pages.marquee)
      pages.expectFormula(pages.carousel)
    }
    // All the while nothing starts over: the clock creeps on by a part of the transition's time.
    let during = pages.marquee.shownItems(at: DoubleClock.now).first
    #expect(during?.item == before?.item)
    #expect(abs((during?.start ?? .infinity) - (before?.start ?? 0)) < 40 * 0.35 + 0.5)
    #expect(Set(indices).count <= 2)
    #expect(indices.allSatisfy { $0 == index || $0 == (index ?? 0) + 1 })
    finger.up()
    pages.screen.layOut()
    #expect(pages.navigation.viewControllers.count == 2)
    pages.expectFormula(pages.marquee)
    pages.expectFormula(pages.carousel)
    #expect(pages.below.window == nil)
    for _ in 0..<60 {
      pages.screen.pass(0.13)
      pages.expectFormula(pages.marquee)
      pages.expectFormula(pages.carousel)
    }
    #expect(pages.marquee.isAnimated)
    // Where the clock is behind from now on, what comes into it does not wait for it.
    let first = pages.below.index
    pages.navigation.popViewController(animated: false)
    pages.screen.layOut()
    #expect(pages.below.now >= pages.below.reel.time)
    pages.screen.pass(3.6)
    #expect(pages.below.index != first)
  }

  @Test(arguments: [false, true])
  func `a swipe back that is carried out shows the page below in its place and lets go`(
    keepsLag: Bool
  ) {
    let pages = Pages()
    pages.navigation.doubleKeepsLag = keepsLag
    weak var gone: UIViewController?
    weak var banner: CarouselView?
    do {
      let page = UIViewController()
      let view = CarouselView()
      view.setLabels(3)
      view.frame = CGRect(x: 0, y: 0, width: 390, height: 150)
      page.view.addSubview(view)
      pages.navigation.pushViewController(page, animated: false)
      pages.screen.layOut()
      pages.screen.pass(2.8)
      gone = page
      banner = view
    }
    let index = pages.carousel.index
    let start = pages.carousel.shownStart(ofItem: index ?? 0, at: DoubleClock.now)
    #expect(start != nil)
    let finger = pages.swipe(to: 350, seconds: 1) { pages.expectFormula(pages.carousel) }
    finger.up()
    pages.screen.layOut()
    #expect(pages.navigation.viewControllers.count == 2)
    #expect(gone == nil)
    #expect(banner == nil)
    #expect(pages.carousel.index == index)
    for _ in 0..<40 {
      pages.screen.pass(0.13)
      pages.expectFormula(pages.carousel)
      pages.expectFormula(pages.marquee)
    }
    #expect(pages.carousel.index != index)
  }

  @Test func `a swipe from the edge is the navigation's, though it begins on a banner`() {
    let pages = Pages()
    let index = pages.carousel.index
    let touched = pages.swipe(to: 300, seconds: 0.4)
    #expect(pages.below.window != nil)
    #expect(!pages.carousel.reel.isDragging)
    #expect(!pages.carousel.holdReasons.contains(.touch))
    touched.cancel()
    pages.screen.layOut()
    pages.screen.pass(0.1)
    #expect(pages.carousel.index == index)
    // Where there is nowhere to go back to, it is the banner's.
    pages.navigation.popViewController(animated: false)
    pages.screen.layOut()
    let finger = pages.screen.finger()
    finger.down(4, 50)
    for step in 1...10 {
      pages.screen.pass(0.01)
      finger.move(4 + CGFloat(step) * 20, 50)
    }
    #expect(pages.below.reel.isDragging)
    finger.up()
  }

  @Test func `while a swipe back stops the clock nothing wakes it time and again`() {
    let pages = Pages()
    // Just before a step is due.
    while let due = pages.carousel.reel.nextWake, due - pages.carousel.now > 0.004 {
      pages.screen.pass(min(due - pages.carousel.now - 0.002, 0.5))
    }
    let finger = pages.screen.finger()
    finger.down(4, 100)
    // It begins there, and the clock stands.
    finger.move(15, 100)
    #expect(pages.below.window != nil)
    var waits: [TimeInterval] = []
    for _ in 0..<40 {
      guard let next = Timer.live.map(\.fireTime).min() else { break }
      waits.append(next - DoubleClock.now)
      pages.screen.pass(next - DoubleClock.now)
    }
    // Three banners, each at most thirty times a second.
    #expect(waits.reduce(0, +) > 0.3)
    finger.cancel()
  }

  @Test func `put elsewhere in its window a banner goes on`() {
    let (first, second) = (UIView(), UIView())
    let screen = Screen(width: 150, height: 60)
    screen.show(first, in: CGRect(x: 0, y: 0, width: 150, height: 30))
    screen.show(second, in: CGRect(x: 0, y: 30, width: 150, height: 30))
    let around = UIView(frame: first.bounds)
    let view = MarqueeView(text: "The sun will rise at 6.42 and set at 17.15 over the land")
    view.frame = around.bounds
    around.addSubview(view)
    first.addSubview(around)
    screen.layOut()
    screen.pass(3)
    let before = view.shownItems(at: DoubleClock.now).first
    // The banner is told nothing but that its layer is seen anew.
    second.addSubview(around)
    screen.layOut()
    #expect(view.isAnimated)
    let after = view.shownItems(at: DoubleClock.now).first
    #expect(after?.item == before?.item)
    #expect(abs((after?.start ?? .infinity) - (before?.start ?? 0)) < 0.5)
    screen.pass(1)
    let now = DoubleClock.now
    for (there, here) in zip(view.formula(at: now), view.shownItems(at: now)) {
      #expect(abs(there.start - here.start) < 0.5)
    }
  }
}
