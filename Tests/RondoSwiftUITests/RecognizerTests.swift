import Foundation
import RondoCore
import SwiftUI
import Testing

@testable import RondoSwiftUI

/// What UIKit's recognisers do where SwiftUI's gestures cannot: landing fingers, axes, edges, wheels.
@MainActor @Suite(.serialized) struct RecognizerTests {
  private func pager(_ count: Int = 5) -> some View {
    Pager(Card.list(count)) { CardView($0) }
  }

  @Test func `a finger that lands stops what moves, before it has moved itself`() {
    let screen = Screen.showing(
      Marquee(Card.list(4)) { SizedCard($0, width: 100, height: 20) }, height: 20)
    screen.advance(by: 3)
    let finger = screen.touch(at: 150, 10)
    screen.advance(by: 0.05)
    let before = screen.cards().map(\.start)
    screen.advance(by: 1)
    #expect(screen.cards().map(\.start) == before)
    finger.lift()
    screen.advance(by: 1)
    #expect(screen.cards().map(\.start) != before)
  }

  @Test(arguments: [false, true])
  func `the first touch on a moving strip selects nothing, the next one does`(tapsFirst: Bool) {
    Finger.tellsTapsFirst = tapsFirst
    defer { Finger.tellsTapsFirst = false }
    var selected: [Int] = []
    let screen = Screen.showing(
      Carousel(Card.list(5)) { CardView($0) }.onReelSelect { selected.append($0) })
    screen.advance(by: 2.8)
    #expect(screen.isTicking)
    screen.tap(at: 150, 50)
    screen.advance(by: 1)
    #expect(selected.isEmpty)
    let shown = screen.cards().first?.item
    screen.tap(at: 150, 50)
    screen.advance(by: 0.1)
    #expect(selected == [shown])
  }

  /// Shows a banner at the top of a long scroll view.
  private func scrolling(_ banner: some View) -> Screen {
    Screen.showing(
      ScrollView {
        VStack(spacing: 0) {
          banner.frame(height: 100)
          Color.red.frame(height: 900)
        }
      }, height: 300)
  }

  @Test func `a drag across that scrolls what is around moves nothing inside it`() {
    let screen = scrolling(pager())
    let finger = screen.touch(at: 150, 80)
    for step in 1...10 {
      screen.advance(by: 0.01)
      // First across, then along: the scroll view keeps it.
      finger.move(to: 150 - (step > 4 ? CGFloat(step - 4) * 30 : 0), 80 - CGFloat(step) * 6)
    }
    finger.lift()
    screen.advance(by: 1)
    #expect(screen.cards().map(\.item) == [0])
    #expect(screen.cards().first?.start == 0)
    #expect((screen.shown("0").first?.frame.midY ?? 50) < 20)
  }

  @Test func `a drag along keeps what is around from scrolling, however it goes on`() {
    let screen = scrolling(pager())
    let finger = screen.touch(at: 250, 80)
    for step in 1...10 {
      screen.advance(by: 0.01)
      finger.move(to: 250 - CGFloat(step) * 20, 80 - (step > 4 ? CGFloat(step - 4) * 30 : 0))
    }
    finger.lift()
    screen.advance(by: 1)
    #expect(screen.cards().map(\.item) == [1])
    #expect(screen.shown("1").first?.frame.midY == 50)
  }

  @Test func `a vertical banner leaves sideways drags to a pager around, and the other way round`()
  {
    let screen = Screen.showing(
      Pager {
        Roller((0..<8).map { "Row \($0)" })
        Text(verbatim: "second")
      }, height: 114)
    screen.advance(by: 0.1)
    screen.swipe(from: 150, 90, by: 0, -40, rest: 0.2)
    screen.advance(by: 1)
    #expect(screen.shown("second").isEmpty)
    #expect(screen.shown("Row 1").first?.frame.midY == 57)
    screen.swipe(from: 250, 57, by: -200, 4)
    screen.advance(by: 1)
    #expect(screen.shown("second").count == 1)
  }

  @Test func `a swipe from the screen's edge is the navigation's`() {
    let screen = Screen.showing(Carousel(Card.list(4)) { CardView($0) }.autoplay(false))
    let edge = UIScreenEdgePanGestureRecognizer()
    var states: [UIGestureRecognizer.State] = []
    edge.addHandler { states.append($0.state) }
    screen.window.addGestureRecognizer(edge)
    screen.swipe(from: 5, 50, by: 200)
    screen.advance(by: 1)
    #expect(states.first == .began)
    #expect(screen.cards().map(\.item) == [0])
    states = []
    screen.swipe(from: 60, 50, by: 200)
    screen.advance(by: 1)
    #expect(!states.contains(.began))
    #expect(screen.cards().map(\.item) == [3])
  }

  @Test func `a trackpad scrolls one page, and across it is the page's around`() {
    let screen = scrolling(pager())
    #expect(screen.scroll(at: CGPoint(x: 150, y: 50), by: -200, 6))
    screen.advance(by: 1)
    #expect(screen.cards().map(\.item) == [1])
    #expect(!screen.scroll(at: CGPoint(x: 150, y: 50), by: 6, -60))
    screen.advance(by: 1)
    #expect(screen.cards().map(\.item) == [1])
    #expect(screen.shown("1").first?.frame.midY == -10)
    let fixed = Screen.showing(pager().reelDraggable(false))
    #expect(!fixed.scroll(at: CGPoint(x: 150, y: 50), by: -200, 6))
  }

  @Test func `a notched wheel goes one page a notch`() {
    let screen = scrolling(pager())
    let point = CGPoint(x: 150, y: 50)
    #expect(screen.scroll(at: point, by: -24, 0, steps: 2, types: .discrete))
    screen.advance(by: 1)
    #expect(screen.cards().map(\.item) == [2])
    #expect(screen.scroll(at: point, by: 12, 0, steps: 1, types: .discrete))
    screen.advance(by: 1)
    #expect(screen.cards().map(\.item) == [1])
    // Across it is the page's around.
    #expect(!screen.scroll(at: point, by: 0, -12, steps: 1, types: .discrete))
  }

  @Test(arguments: [UIScrollTypeMask.continuous, .discrete])
  func `a scroll on beyond a bounded end is the page's around, and back is the strip's`(
    types: UIScrollTypeMask
  ) {
    for isMirrored in [false, true] {
      let screen = Screen.showing(pager(2)) {
        $0.layoutDirection = isMirrored ? .rightToLeft : .leftToRight
      }
      func scrolls(by way: CGFloat) -> Bool {
        let way = (isMirrored ? -1 : 1) * (types == .discrete ? way / 200 * 12 : way)
        let isUsed = screen.scroll(
          at: CGPoint(x: 150, y: 50), by: way, 0, steps: types == .discrete ? 1 : 10, types: types)
        screen.advance(by: 1)
        return isUsed
      }
      #expect(!scrolls(by: 200))
      #expect(screen.cards().map(\.item) == [0])
      #expect(scrolls(by: -200))
      #expect(screen.cards().map(\.item) == [1])
      #expect(!scrolls(by: -200))
      #expect(scrolls(by: 200))
      #expect(screen.cards().map(\.item) == [0])
    }
    let loop = Screen.showing(Carousel(Card.list(2)) { CardView($0) }.autoplay(false))
    #expect(loop.scroll(at: CGPoint(x: 150, y: 50), by: 200, 0))
    // A finger still draws at an end.
    let touched = Screen.showing(pager(2))
    let finger = touched.touch(at: 100, 50)
    for step in 1...10 {
      touched.advance(by: 0.01)
      finger.move(to: 100 + CGFloat(step) * 12, 50)
    }
    #expect((touched.cards().first?.start ?? 0) > 10)
    finger.lift()
  }
}
