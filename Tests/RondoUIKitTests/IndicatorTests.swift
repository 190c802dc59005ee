import Foundation
import RondoCore
import Testing
import UIKit

@testable import RondoUIKit

/// Lines that fill while a page stays.
@MainActor @Suite struct IndicatorTests {
  private func stories(_ count: Int, on screen: Screen) -> (CarouselView, PageIndicator) {
    let view = CarouselView()
    view.setLabels(count)
    let indicator = PageIndicator(style: .stories)
    view.indicator = indicator
    return (screen.show(view), indicator)
  }

  /// How full the compositor shows a line at a media time, in 0...1.
  private func filled(_ indicator: PageIndicator, _ page: Int, _ time: TimeInterval) -> Double {
    let line = indicator.subviews.filter { $0.clipsToBounds }
      .sorted { $0.frame.minX < $1.frame.minX }[page]
    guard let mark = line.subviews.first else {
      return line.backgroundColor == indicator.currentColor ? 1 : 0
    }
    let start = mark.layer.shown("position.x", at: time) - Double(mark.bounds.width) / 2
    return 1 - min(abs(start) / Double(line.bounds.width), 1)
  }

  private final class Own: UIView, PositionIndicator {
    var onPick: ((Int) -> Void)?
    private(set) var shown = 0.0
    override var intrinsicContentSize: CGSize { CGSize(width: 80, height: 12) }
    func show(position: Double, of pageCount: Int, isMirrored: Bool, animated: Bool) {
      shown = position
    }
  }

  @Test func `one's own view has the size of its content or its constraints`() {
    let screen = Screen()
    let view = screen.carousel(3)
    let own = Own()
    view.indicator = own
    screen.layOut()
    #expect(own.frame.size == CGSize(width: 80, height: 12))
    #expect(own.frame.midX == view.bounds.midX)
    let constrained = Own()
    constrained.widthAnchor.constraint(equalToConstant: 50).isActive = true
    constrained.heightAnchor.constraint(equalToConstant: 8).isActive = true
    view.indicator = constrained
    screen.layOut()
    #expect(constrained.frame.size == CGSize(width: 50, height: 8))
  }

  @Test func `the page's line fills by one animation for as long as the page stays`() {
    let screen = Screen()
    let (view, indicator) = stories(3, on: screen)
    let began = DoubleClock.now
    // The first stay is shorter by the step that did not come before it.
    for time in [0, 0.7, 1.9, 2.4] {
      let part = filled(indicator, 0, began + time)
      var ahead = view.reel
      ahead.advance(to: began + time)
      #expect(abs(part - ahead.dwellProgress) < 1e-9, "\(time)")
    }
    let timers = Timer.live.count
    #expect(timers <= 1 && CADisplayLink.live.isEmpty)
    screen.pass(2)
    #expect(abs(filled(indicator, 0, DoubleClock.now) - view.dwellProgress) < 1e-9)
    #expect(view.dwellProgress > 0.5)
    screen.pass(1.2)
    #expect(view.index == 1)
    #expect(filled(indicator, 0, DoubleClock.now) == 1)
    #expect(filled(indicator, 2, DoubleClock.now) == 0)
    #expect(abs(filled(indicator, 1, DoubleClock.now) - view.dwellProgress) < 1e-9)
    #expect(view.dwellProgress > 0 && view.dwellProgress < 0.2)
  }

  @Test func `later pages' lines fill as the first one's does, and all anew after the last`() {
    let screen = Screen()
    let (view, indicator) = stories(3, on: screen)
    for page in [0, 1, 2, 0, 1] {
      #expect(view.index == page)
      for _ in 0..<4 {
        let now = DoubleClock.now
        for line in 0..<3 {
          let wanted = line < page ? 1 : line > page ? 0 : view.dwellProgress
          #expect(abs(filled(indicator, line, now) - wanted) < 1e-9, "page \(page), line \(line)")
        }
        // And as long as nobody looks, once the page is there.
        var ahead = view.reel
        ahead.advance(to: now + 0.3)
        if !view.isMoving {
          #expect(abs(filled(indicator, page, now + 0.3) - ahead.dwellProgress) < 1e-9)
        }
        screen.pass(0.5)
      }
      screen.pass(page == 0 && view.reel.time < 1003 ? 0.8 : 1)
    }
  }

  @Test(arguments: [PageIndicator.Style.dots, .bar, .stories], [false, true])
  func `a finger that goes along it picks one page after the other`(
    style: PageIndicator.Style, isMirrored: Bool
  ) {
    let screen = Screen()
    let view = CarouselView()
    view.setLabels(5)
    view.isAutoplaying = false
    if isMirrored { view.semanticContentAttribute = .forceRightToLeft }
    let indicator = PageIndicator(style: style)
    view.indicator = indicator
    screen.show(view)
    var pages: [Int] = []
    view.onIndexChange = { page, cause in
      #expect(cause == .person)
      pages.append(page)
    }
    func x(_ page: Int) -> CGFloat {
      let width =
        style == .dots ? 5 * indicator.thickness * 2.25 : indicator.bounds.width
      let along = (CGFloat(page) + 0.5) * width / 5
      let start = (indicator.bounds.width - width) / 2
      return indicator.frame.minX + start + (isMirrored ? width - along : along)
    }
    let finger = screen.finger()
    finger.down(x(0), indicator.frame.midY)
    for page in 1..<5 {
      for step in 1...4 {
        finger.move(x(page - 1) + (x(page) - x(page - 1)) * CGFloat(step) / 4, indicator.frame.midY)
        screen.pass(0.05)
      }
      screen.pass(0.6)
      #expect(view.index == page)
      #expect(!view.reel.isDragging)
    }
    finger.up()
    screen.pass(1)
    #expect(pages == [1, 2, 3, 4])
  }

  @Test func `more pages than there is room for dots are a bar`() throws {
    let screen = Screen()
    let view = CarouselView()
    view.setLabels(20)
    view.isAutoplaying = false
    let indicator = PageIndicator()
    view.indicator = indicator
    screen.show(view)
    #expect(indicator.bounds.width == 20 * 7 * 2.25)
    view.setLabels(25)
    screen.layOut()
    #expect(indicator.bounds.width == 120)
    let mark = try #require(indicator.subviews.last)
    #expect(indicator.subviews.filter { !($0 is UILabel) }.count == 2)
    #expect(abs(mark.frame.width - 4.8) < 1e-9)
    for page in [0, 12, 24] {
      view.select(page, animated: false)
      screen.layOut()
      #expect(abs(mark.frame.minX - CGFloat(page) * 4.8) < 1e-6)
    }
    let finger = screen.finger()
    finger.down(indicator.frame.minX + 60, indicator.frame.midY)
    finger.up()
    screen.pass(1)
    #expect(view.index == 12)
  }

  @Test func `held it stands, and goes on from there`() {
    let screen = Screen()
    let (view, indicator) = stories(3, on: screen)
    screen.pass(1)
    view.pause()
    let part = filled(indicator, 0, DoubleClock.now)
    #expect(part > 0.2 && part < 0.6)
    screen.pass(10)
    #expect(filled(indicator, 0, DoubleClock.now) == part)
    #expect(Timer.live.isEmpty)
    view.resume()
    screen.layOut()
    #expect(abs(filled(indicator, 0, DoubleClock.now) - part) < 1e-9)
    screen.pass(0.5)
    #expect(filled(indicator, 0, DoubleClock.now) > part + 0.1)
    #expect(abs(filled(indicator, 0, DoubleClock.now) - view.dwellProgress) < 1e-9)
  }

  @Test func `the background takes its animation, which is made again`() {
    let screen = Screen()
    let (view, indicator) = stories(3, on: screen)
    screen.pass(1)
    let part = filled(indicator, 0, DoubleClock.now)
    screen.scene.enterBackground()
    screen.pass(30)
    screen.scene.enterForeground()
    screen.layOut()
    #expect(abs(filled(indicator, 0, DoubleClock.now) - part) < 1e-9)
    screen.pass(0.5)
    #expect(abs(filled(indicator, 0, DoubleClock.now) - view.dwellProgress) < 1e-9)
  }

  @Test func `in a layout from right to left the first line is the right one`() {
    let screen = Screen()
    let (view, indicator) = stories(3, on: screen)
    view.semanticContentAttribute = .forceRightToLeft
    screen.layOut()
    screen.pass(1)
    #expect(abs(filled(indicator, 2, DoubleClock.now) - view.dwellProgress) < 1e-9)
    #expect(view.dwellProgress > 0.2)
  }

  @Test func `a line that is tapped is gone to`() {
    let screen = Screen()
    let (view, indicator) = stories(3, on: screen)
    let there = indicator.convert(
      CGPoint(x: indicator.bounds.width - 10, y: indicator.bounds.midY), to: screen.window)
    let finger = screen.finger()
    finger.down(there.x, there.y)
    finger.up()
    screen.pass(1)
    #expect(view.index == 2)
  }

  @Test func `without a drive there is no dwell`() {
    let screen = Screen()
    let view = PagerView()
    view.setLabels(3)
    let indicator = PageIndicator(style: .stories)
    view.indicator = indicator
    screen.show(view)
    screen.pass(5)
    #expect(view.dwellProgress == 0)
    #expect(filled(indicator, 0, DoubleClock.now) == 0)
    view.select(2, animated: false)
    screen.layOut()
    #expect(filled(indicator, 1, DoubleClock.now) == 1)
  }

  @Test func `a page control runs as its banner does, whatever is around`() {
    let screen = Screen(width: 300, height: 200)
    let view = screen.carousel(4)
    let control = ReelPageControl()
    view.indicator = control
    screen.layOut()
    #expect(control.semanticContentAttribute == .forceLeftToRight)
    view.semanticContentAttribute = .forceRightToLeft
    screen.layOut()
    #expect(control.semanticContentAttribute == .forceRightToLeft)
  }
}
