import Foundation
import RondoCore
import SwiftUI
import Testing

@testable import RondoSwiftUI

/// What says where a banner is: how it looks, and what a finger on it does.
@MainActor @Suite(.serialized) struct IndicatorTests {
  typealias Style = PageIndicatorStyle

  private func pager(_ count: Int = 4) -> Pager<CardView> {
    Pager(Card.list(count)) { CardView($0) }
  }

  /// Where the indicator of four pages begins and how long it is, on a banner of 300 by 100 points.
  private func span(_ style: Style, on screen: Screen) -> (start: CGFloat, length: CGFloat) {
    switch style {
    case .dots: return (150 - 2 * PageMarks.pitch, 4 * PageMarks.pitch)
    case .bar: return (150 - PageMarks.barLength / 2, PageMarks.barLength)
    case .stories: return (4, 292)
    case .fraction:
      let words = screen.leaves.first { $0.text?.hasSuffix(" / 4") ?? false }?.frame ?? .zero
      return (words.minX - 8, words.width + 16)
    }
  }

  nonisolated private static let styles: [Style] = [.dots, .bar, .stories, .fraction]

  @Test func `none is shown where none is asked for any more`() {
    let screen = Screen.showing(pager())
    let bare = screen.picture().bytes
    screen.update(AnyView(pager().pageIndicator(.dots)))
    #expect(screen.picture().bytes != bare)
    screen.update(AnyView(pager().pageIndicator(nil)))
    #expect(screen.picture().bytes == bare)
  }

  @Test(arguments: styles, [false, true])
  func `a tap on it goes to the page that is there`(style: Style, isMirrored: Bool) {
    let screen = Screen.showing(pager().pageIndicator(style)) {
      $0.layoutDirection = isMirrored ? .rightToLeft : .leftToRight
    }
    for page in [2, 0, 3, 1] {
      let (start, length) = span(style, on: screen)
      let part = length * (CGFloat(isMirrored ? 3 - page : page) + 0.5) / 4
      // The double tells of a finger when it has moved, if only to where it is.
      let finger = screen.touch(at: start + part, 88)
      finger.move(to: start + part, 88)
      finger.lift()
      screen.advance(by: 1)
      #expect(screen.cards().map(\.item) == [page], "\(style)")
    }
  }

  @Test(arguments: styles) func `a drag along it goes through the pages`(style: Style) {
    var seen: [Int] = []
    let screen = Screen.showing(
      pager().pageIndicator(style).onReelIndexChange { index, _ in seen.append(index) })
    let (start, length) = span(style, on: screen)
    let finger = screen.touch(at: start + length / 8, 88)
    for page in 1...3 {
      finger.move(to: start + length * (CGFloat(page) + 0.5) / 4, 88)
      screen.advance(by: 1)
    }
    finger.lift()
    screen.advance(by: 1)
    #expect(seen == [1, 2, 3], "\(style)")
    #expect(screen.cards().map(\.item) == [3])
  }

  /// An indicator of four pages in a page that scrolls, and what was picked.
  private final class Picking {
    var picked: [Int] = []

    @MainActor var view: some View {
      ScrollView {
        VStack(spacing: 0) {
          PageMarks(
            style: .dots, tint: AnyShapeStyle(Color.white),
            state: PageIndicatorState(position: 0, page: 0, pageCount: 4, dwellProgress: 0)
          ) { self.picked.append($0) }
          Color.blue.frame(height: 400)
        }
      }
    }

    /// The middle of a page's dot.
    @MainActor func place(_ page: Int) -> CGFloat { 150 + (CGFloat(page) - 1.5) * PageMarks.pitch }
  }

  @Test func `a finger on it picks a page once, where it lifts or as it comes along`() {
    let picking = Picking()
    let screen = Screen.showing(picking.view)
    let held = screen.touch(at: picking.place(2), 10)
    for step in 0..<20 {
      held.move(to: picking.place(2) + CGFloat(step % 3), 10)
      screen.advance(by: 0.05)
    }
    #expect(picking.picked == [])
    held.lift()
    #expect(picking.picked == [2])
    let along = screen.touch(at: picking.place(0), 10)
    for step in 0...40 {
      along.move(to: picking.place(0) + CGFloat(step) * 3 * PageMarks.pitch / 40, 10)
    }
    along.lift()
    #expect(picking.picked == [2, 0, 1, 2, 3] || picking.picked == [2, 1, 2, 3])
    // Where it only moved a little it is a tap, where it was taken away nothing.
    let taken = screen.touch(at: picking.place(1), 10)
    taken.move(to: picking.place(1) + 1, 10)
    taken.cancel()
    picking.picked = []
    screen.tap(at: picking.place(3), 10)
    screen.tap(at: picking.place(3), 10)
    #expect(picking.picked == [3, 3])
  }

  @Test func `a scroll of the page that begins on it picks nothing`() {
    let picking = Picking()
    let screen = Screen.showing(picking.view)
    let before = screen.leaves.map(\.frame.minY).max() ?? 0
    let finger = screen.touch(at: picking.place(3), 10)
    for step in 1...10 { finger.move(to: picking.place(3), 10 - CGFloat(step) * 6) }
    finger.lift()
    #expect(picking.picked == [])
    #expect((screen.leaves.map(\.frame.minY).max() ?? 0) < before - 20)
  }

  @Test func `up to twenty pages have a dot each, and more are a bar that goes to each of them`() {
    func marks(_ count: Int) -> [CGRect] {
      Screen.showing(pager(count).pageIndicator(.dots)).leaves
        .filter { $0.identifier == nil && $0.text == nil && $0.isVisible && $0.opacity > 0 }
        .map(\.frame)
        .filter { $0.height <= PageMarks.thickness + 2 && $0.minY > 70 }
    }
    // A dot and its outline for each, and once more for the present page.
    #expect(marks(20).filter { $0.width <= PageMarks.thickness + 2 }.count == 2 * 21)
    let bar = marks(21)
    #expect(bar.count < 6)
    #expect(bar.contains { abs($0.width - PageMarks.barLength) < 0.01 })
    #expect(bar.contains { abs($0.width - PageMarks.barLength / 21) < 0.01 })
    let screen = Screen.showing(pager(21).pageIndicator(.dots))
    for page in [20, 0, 13, 7] {
      let place = 150 - PageMarks.barLength / 2 + PageMarks.barLength * (CGFloat(page) + 0.5) / 21
      let finger = screen.touch(at: place, 88)
      finger.move(to: place, 88)
      finger.lift()
      screen.advance(by: 2)
      #expect(screen.cards().map(\.item) == [page])
    }
  }

  private final class Log {
    var state: PageIndicatorState?

    @MainActor func noting(_ state: PageIndicatorState) -> some View {
      self.state = state
      return Color.clear.frame(width: 1, height: 1)
    }
  }

  @Test func `where a page has several items it goes from page to page with the strip`() {
    let log = Log()
    let controller = ReelController()
    let screen = Screen.showing(
      Carousel(Card.list(6)) { CardView($0) }.autoplay(false).reelItemsPerPage(2).reelStride(2)
        .reelAlignment(.leading)
        .pageIndicator { state, _ in log.noting(state) }
        .reelController(controller))
    #expect(log.state?.position == 0 && log.state?.page == 0 && log.state?.pageCount == 3)
    controller.next()
    var between = 0
    for _ in 0..<60 {
      screen.advance(by: 0.01)
      // The item that comes has the whole window to go.
      guard let start = screen.cards().first(where: { $0.item == 2 })?.start else { continue }
      let position = log.state?.position ?? -1
      #expect(abs(position - (1 - start / 300)) < 0.001)
      if position > 0.1 && position < 0.9 { between += 1 }
    }
    #expect(between > 5)
    screen.advance(by: 1)
    #expect(abs((log.state?.position ?? -1) - 1) < 1e-6 && log.state?.page == 1)
    controller.select(4, animated: false)
    screen.settle()
    #expect(abs((log.state?.position ?? -1) - 2) < 1e-6 && log.state?.page == 2)
  }

  @Test func `at the end of a bounded row of pages it is the last one, whichever item is chosen`() {
    let log = Log()
    let controller = ReelController()
    let screen = Screen.showing(
      Carousel(Card.list(5)) { CardView($0) }.autoplay(false).reelLoops(false).reelItemsPerPage(3)
        .pageIndicator { state, _ in log.noting(state) }
        .reelController(controller))
    controller.select(4, animated: false)
    screen.settle()
    #expect(log.state?.position == 2 && log.state?.page == 2 && log.state?.pageCount == 3)
  }

  @Test func `each page that is picked is gone to, whichever of its items rest there`() {
    for (count, perPage, stride) in [(5, 3, 1), (7, 3, 3), (6, 2, 2), (5, 1, 1)] {
      let controller = ReelController()
      let screen = Screen.showing(
        Pager(Card.list(count)) { CardView($0) }.reelItemsPerPage(perPage).reelStride(stride)
          .pageIndicator(.dots)
          .reelController(controller))
      for page in (0..<controller.pageCount).reversed() {
        controller.attached?.pick(page: page)
        screen.advance(by: 2)
        #expect(controller.page == page, "\(page) of \(count), \(perPage) a page")
      }
    }
  }

  // MARK: Looks

  /// The channels of the squares in a rectangle of a picture of two pixels a point.
  private func channels(
    _ picture: Renderer.Picture, in rect: CGRect
  ) -> [Int] {
    var result: [Int] = []
    for y in Int(rect.minY * 2)..<Int(rect.maxY * 2) {
      for x in Int(rect.minX * 2)..<Int(rect.maxX * 2) {
        for channel in 0..<3 {
          result.append(Int(picture.bytes[(y * picture.width + x) * 4 + channel]))
        }
      }
    }
    return result
  }

  private func greatest(_ first: [Int], _ second: [Int]) -> Int {
    zip(first, second).map { abs($0 - $1) }.max() ?? 0
  }

  nonisolated private static let grounds: [Color] = [.white, .black, Color(white: 0.5)]

  /// A page's place in the indicator, of one size for all pages.
  private func place(_ page: Int, _ style: Style, on screen: Screen) -> CGRect {
    let (start, length) = span(style, on: screen)
    let middle = (start + length * (CGFloat(page) + 0.5) / 4).rounded()
    return CGRect(x: middle - 5, y: 80, width: 10, height: 12)
  }

  /// A fifth of what tells black from white: outlines of 3 to 1 have more than that.
  private static let telling = 51

  @Test(arguments: [Style.dots, .bar, .stories], grounds)
  func `the present page is seen and told from others on any ground`(style: Style, ground: Color) {
    // Two of four are passed; the lines of stories are then full, full, empty, empty.
    let view = Pager(Card.list(4)) { _ in ground }
    let controller = ReelController()
    let screen = Screen.showing(view.pageIndicator(style).reelController(controller))
    controller.select(style == .stories ? 2 : 1, animated: false)
    screen.settle()
    let drawn = screen.picture(scale: 2)
    let plain = Screen.showing(view).picture(scale: 2)
    let present = channels(drawn, in: place(1, style, on: screen))
    let other = channels(drawn, in: place(3, style, on: screen))
    let bare = channels(plain, in: place(1, style, on: screen))
    #expect(greatest(present, bare) >= IndicatorTests.telling)
    #expect(greatest(present, other) >= IndicatorTests.telling)
  }

  @Test(arguments: grounds) func `a fraction can be read on any ground`(ground: Color) {
    let screen = Screen.showing(Pager(Card.list(4)) { _ in ground }.pageIndicator(.fraction))
    let words = screen.leaves.first { $0.text == "1 / 4" }?.frame ?? .zero
    let shown = channels(screen.picture(scale: 2), in: words.integral)
    // Twice what a figure needs to be told from its ground at 4.5 to 1.
    #expect((shown.max() ?? 0) - (shown.min() ?? 0) > 150)
  }

  @Test func `it is drawn in the style that is asked for, from wherever`() {
    for style in IndicatorTests.styles {
      let view = Pager(Card.list(4)) { _ in Color.white }.pageIndicator(style)
      func reds(_ screen: Screen) -> Int {
        let lower = CGRect(x: 0, y: 70, width: 300, height: 30)
        let shown = channels(screen.picture(scale: 2), in: lower)
        return stride(from: 0, to: shown.count, by: 3)
          .filter { shown[$0 + 2] > 200 && shown[$0] < 120 && shown[$0 + 1] < 120 }.count
      }
      let controller = ReelController()
      let red = Screen.showing(view.reelController(controller).pageIndicatorTint(.red))
      controller.select(1, animated: false)
      red.settle()
      #expect(reds(red) > 4, "\(style)")
      #expect(reds(Screen.showing(view)) == 0)
    }
  }
}
