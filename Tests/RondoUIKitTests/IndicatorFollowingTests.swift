import RondoCore
import TestSupport
import Testing
import UIKit

@testable import RondoUIKit

/// Dots and bars that go where the banner goes.
@MainActor @Suite struct IndicatorFollowingTests {
  private func mark(_ indicator: PageIndicator) -> UIView { indicator.subviews.last! }

  /// Which position the compositor shows at a media time, in pages.
  private func shown(_ indicator: PageIndicator, of count: Int, at time: Double) -> Double {
    let x = mark(indicator).layer.shown("position.x", at: time)
    guard indicator.style == .bar else {
      let pitch = Double(indicator.thickness) * 2.25
      let start = (Double(indicator.bounds.width) - Double(count) * pitch) / 2
      return (x - start) / pitch - 0.5
    }
    return x / (Double(indicator.bounds.width) / Double(count)) - 0.5
  }

  private func drag(_ screen: Screen, from x: CGFloat, by way: CGFloat, rest: Double = 0.2) {
    screen.swipe(from: CGPoint(x: x, y: 100), by: way, 0, rest: rest)
  }

  @Test(arguments: [PageIndicator.Style.dots, .bar])
  func `dragged past the middle and let go it comes to rest at the page`(
    style: PageIndicator.Style
  ) {
    let screen = Screen()
    let view = screen.pager(4)
    let indicator = PageIndicator(style: style)
    view.indicator = indicator
    screen.layOut()
    drag(screen, from: 350, by: -270)
    let released = shown(indicator, of: 4, at: DoubleClock.now)
    #expect(released > 0.5 && released < 0.9)
    screen.pass(2)
    #expect(view.index == 1)
    #expect(abs(shown(indicator, of: 4, at: DoubleClock.now) - 1) < 1e-6)
    // Springs back, the index was never another one.
    drag(screen, from: 350, by: -100)
    screen.pass(2)
    #expect(view.index == 1)
    #expect(abs(shown(indicator, of: 4, at: DoubleClock.now) - 1) < 1e-6)
  }

  @Test(arguments: [PageIndicator.Style.dots, .bar])
  func `in settles and steps it is where the strip is, without another look`(
    style: PageIndicator.Style
  ) {
    let screen = Screen()
    let view = screen.carousel(4)
    let indicator = PageIndicator(style: style)
    view.indicator = indicator
    screen.layOut()
    var between = 0
    func check(_ seconds: Double) {
      let start = DoubleClock.now
      for step in 0..<20 {
        let time = start + seconds * Double(step) / 20
        var ahead = view.reel
        ahead.advance(to: time)
        var expected = ahead.position
        if expected > 3 { expected = expected < 3.5 ? 3 : 0 }
        let part = shown(indicator, of: 4, at: time)
        #expect(abs(part - expected) < 0.001, "\(time)")
        if abs(part - part.rounded()) > 0.05 { between += 1 }
      }
      screen.pass(seconds)
    }
    // The step begins after 2.5 s; the animations are there from the beginning.
    check(3)
    #expect(between > 1)
    check(3)
    check(3)
    check(3)
    #expect(view.index == 0)
    drag(screen, from: 350, by: -200, rest: 0)
    check(0.6)
    #expect(CADisplayLink.live.isEmpty && Timer.live.count <= 1)
  }

  @Test func `a page's items are one page, and it goes from page to page`() {
    let screen = Screen()
    let view = screen.carousel(6)
    view.itemsPerPage = 2
    view.stride = 2
    let indicator = PageIndicator()
    view.indicator = indicator
    screen.layOut()
    let finger = screen.finger()
    finger.down(350, 100)
    for step in 1...10 {
      screen.pass(0.01)
      finger.move(350 - CGFloat(step) * 16, 100)
    }
    let part = shown(indicator, of: 3, at: DoubleClock.now)
    #expect(abs(part - view.reel.position / 2) < 0.001 && part > 0.3)
    finger.up()
    screen.pass(1.5)
    #expect(abs(shown(indicator, of: 3, at: DoubleClock.now) - Double(view.page)) < 1e-6)
  }

  @Test func `from right to left it goes to the left, and a drift takes it along`() {
    let screen = Screen()
    let view = screen.carousel(4)
    view.drive = .drift(speed: 39)
    view.semanticContentAttribute = .forceRightToLeft
    let indicator = PageIndicator()
    view.indicator = indicator
    screen.layOut()
    let now = DoubleClock.now
    for time in [0.5, 2, 3.9, 21, 42.5] {
      var ahead = view.reel
      ahead.advance(to: now + time)
      var expected = ahead.position
      if expected > 3 { expected = expected < 3.5 ? 3 : 0 }
      let part = 3 - shown(indicator, of: 4, at: now + time)
      #expect(abs(part - expected) < 0.001, "\(time)")
    }
  }

  @Test func `an own indicator is given the motion and ends at the page`() {
    final class Own: UIView, PositionIndicator {
      var onPick: ((Int) -> Void)?
      var positions: [Double] = []
      var motions: [ReelPageMotion?] = []
      func show(position: Double, of pageCount: Int, isMirrored: Bool, animated: Bool) {
        positions.append(position)
      }
      func show(motion: ReelPageMotion?) { motions.append(motion) }
    }
    let screen = Screen()
    let view = screen.pager(4)
    let own = Own()
    view.indicator = own
    screen.layOut()
    drag(screen, from: 350, by: -270)
    let last = own.motions.last??.keyframes
    #expect(last?.first?.time == DoubleClock.now)
    #expect(abs((last?.last?.position ?? 0) - 1) < 1e-6)
    screen.pass(2)
    #expect(own.positions.last == 1)
  }

  @Test(arguments: [0.0, 0.5, 1])
  func `the present page is told from the others and from any ground`(ground: CGFloat) {
    let screen = Screen()
    let color = UIColor(white: ground, alpha: 1)
    for style in [PageIndicator.Style.dots, .bar, .fraction] {
      let view = CarouselView()
      view.setViews(
        (0..<3).map { _ in
          let view = UIView()
          view.backgroundColor = color
          return view
        })
      view.isAutoplaying = false
      let indicator = PageIndicator(style: style)
      view.indicator = indicator
      screen.show(view)
      func picture() -> Renderer.Picture {
        Renderer(scale: 1).picture(of: view, at: DoubleClock.now)
      }
      let first = picture()
      view.select(1, animated: false)
      screen.layOut()
      let second = picture()
      indicator.isHidden = true
      let none = picture()
      // By an eighth of the way from black to white, which a person sees.
      func differing(_ one: Renderer.Picture, _ other: Renderer.Picture) -> Int {
        zip(one.bytes, other.bytes).filter { abs(Int($0) - Int($1)) > 32 }.count / 3
      }
      #expect(differing(first, none) > 8, "\(style)")
      #expect(differing(first, second) > 8, "\(style)")
      view.removeFromSuperview()
    }
  }
}
