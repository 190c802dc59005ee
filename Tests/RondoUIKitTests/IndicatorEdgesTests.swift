import RondoCore
import Testing
import UIKit

@testable import RondoUIKit

/// Indicators of any thickness and any number of pages.
@MainActor @Suite struct IndicatorEdgesTests {
  @Test func `an indicator takes any thickness, page and tap`() {
    for style in [PageIndicator.Style.dots, .bar, .fraction, .stories] {
      for thickness in [0, -3, .nan, .infinity, 1e300] as [CGFloat] {
        let screen = Screen()
        let view = PagerView()
        view.setLabels(4)
        let indicator = PageIndicator(style: style)
        view.indicator = indicator
        screen.show(view)
        indicator.thickness = thickness
        indicator.frame = CGRect(x: 0, y: 150, width: 390, height: 40)
        screen.layOut()
        for x in [195, 0, 389] as [CGFloat] {
          let finger = screen.finger()
          finger.down(x, 170)
          finger.up()
          screen.pass(1)
        }
        for position in [Double.nan, .infinity, -.infinity, -7, 1e300] {
          for count in [4, 0, -2] {
            indicator.show(position: position, of: count, isMirrored: false, animated: true)
            indicator.layoutIfNeeded()
          }
        }
        let size = indicator.sizeThatFits(CGSize(width: 100, height: 100))
        #expect(!size.width.isNaN && !size.height.isNaN)
        for page in [Int.max, .min, -1, 3] { indicator.onPick?(page) }
        screen.pass(1)
        #expect((0..<4).contains(view.index ?? -1))
      }
    }
  }

  @Test func `a great many pages have an indicator of few views`() {
    for style in [PageIndicator.Style.dots, .bar, .fraction, .stories] {
      let screen = Screen()
      let view = PagerView()
      view.setLabels(100)
      let indicator = PageIndicator(style: style)
      view.indicator = indicator
      screen.show(view)
      view.setLabels(5000)
      screen.layOut()
      view.select(2500, animated: false)
      screen.layOut()
      #expect(indicator.subviews.count < 5)
      let mark = indicator.subviews.first { $0 !== indicator.subviews.first && $0.frame.width > 0 }
      #expect(
        style == .fraction || abs((mark?.frame.midX ?? 0) / indicator.bounds.width - 0.5) < 0.1)
      view.setLabels(3)
      screen.layOut()
      #expect(style != .stories || indicator.subviews.count >= 3)
    }
  }

  @Test func `a picked page is the one that the indicator shows`() {
    let screen = Screen()
    let view = PagerView()
    view.itemsPerPage = 0
    view.itemExtent = 130
    view.settings.paging = .item
    view.settings.alignment = .center
    view.setLabels(10)
    let indicator = PageIndicator()
    view.indicator = indicator
    screen.show(view)
    for page in 0..<view.pageCount {
      indicator.onPick?(page)
      screen.pass(1)
      #expect(view.page == page)
    }
  }

  @Test(arguments: [PageIndicator.Style.dots, .bar, .stories])
  func `a finger that stays on a page picks it once`(style: PageIndicator.Style) {
    let screen = Screen()
    let view = CarouselView()
    view.setLabels(5)
    view.isAutoplaying = false
    let indicator = PageIndicator(style: style)
    view.indicator = indicator
    screen.show(view)
    var picked: [Int] = []
    let pick = indicator.onPick
    indicator.onPick = {
      picked.append($0)
      pick?($0)
    }
    let width = style == .dots ? 5 * indicator.thickness * 2.25 : indicator.bounds.width
    let start = indicator.frame.midX - width / 2
    let finger = screen.finger()
    finger.down(start + 2, indicator.frame.midY)
    for step in 1...20 {
      // Long before half of the way there the page shown is still the first.
      finger.move(start + 2 + min(CGFloat(step) * 3, width * 0.26), indicator.frame.midY)
      screen.pass(0.005)
    }
    #expect(view.index == 0)
    for _ in 0..<40 {
      finger.move(start + width * 0.26, indicator.frame.midY)
      screen.pass(0.02)
    }
    #expect(view.index == 1)
    #expect(picked == [1])
    // Back on the first it is picked again.
    finger.move(start + width * 0.1, indicator.frame.midY)
    finger.up()
    screen.pass(1)
    #expect(picked == [1, 0])
    #expect(view.index == 0)
  }

  @Test func `the numbers of a fraction grow with the size of text`() throws {
    let indicator = PageIndicator(style: .fraction)
    let label = try #require(indicator.subviews.compactMap { $0 as? UILabel }.first)
    #expect(label.adjustsFontForContentSizeCategory)
  }
}
