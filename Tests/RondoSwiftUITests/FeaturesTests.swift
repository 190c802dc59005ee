import Foundation
import RondoCore
import SwiftUI
import Testing

@testable import RondoSwiftUI

/// What Rondo does, row by row, as far as the other suites do not see to it.
@MainActor @Suite(.serialized) struct FeaturesTests {
  private func carousel(_ count: Int) -> Carousel<CardView> {
    Carousel(Card.list(count)) { CardView($0) }
  }

  @Test func `two items go round both ways, one stands`() {
    let two = Screen.showing(carousel(2).autoplay(false))
    for way in [-200, -200, 200, 200, 200] {
      let before = two.cards()[0].item
      two.swipe(from: way < 0 ? 250 : 50, 50, by: CGFloat(way))
      two.advance(by: 1)
      #expect(two.cards().map(\.item) == [1 - before])
    }
    let one = Screen.showing(carousel(1))
    one.advance(by: 20)
    #expect(one.ticks == 0)
    #expect(Timer.live.isEmpty)
    one.swipe(from: 250, 50, by: -200)
    one.advance(by: 1)
    #expect(one.cards().map(\.item) == [0])
    // Asked to loop it goes round by itself and by hand.
    let looping = Screen.showing(carousel(1).reelLoops(singleItem: true))
    looping.advance(by: 2.75)
    #expect(looping.cards().map(\.item) == [0, 0])
    looping.advance(by: 0.5)
    #expect(looping.cards().map(\.start) == [0])
    let finger = looping.touch(at: 250, 50)
    finger.move(to: 200, 50)
    finger.move(to: 100, 50)
    looping.advance(by: 0.1)
    #expect(looping.cards().map(\.item) == [0, 0])
    finger.lift()
  }

  @Test func `a loop shorter than its window shows an item several times and no gap`() {
    let screen = Screen.showing(
      Marquee(Card.list(1)) { SizedCard($0, width: 70, height: 20) }
        .marqueeRunsWhenFits().marqueeGap(10), width: 300, height: 20)
    for _ in 0..<20 {
      let starts = screen.cards().map(\.start)
      #expect(starts.first! <= 10.6 && starts.last! + 70 >= 288)
      for (first, second) in zip(starts, starts.dropFirst()) {
        #expect(abs(second - first - 80) < 0.01)
      }
      screen.advance(by: 0.31)
    }
  }

  @Test func `spacing, insets, alignment and items of different extents`() {
    let peek = Screen.showing(
      Pager(Card.list(4)) { CardView($0) }.reelInsets(leading: 30, trailing: 50).reelSpacing(10))
    #expect(peek.cards().map(\.start) == [30, 260])
    let cards = Carousel(Card.list(4)) {
      SizedCard($0, width: 60 + CGFloat($0.id) * 20, height: 50)
    }.reelItemsPerPage(nil).autoplay(false)
    let center = Screen.showing(cards)
    #expect(center.cards().first { $0.item == 0 }?.start == 120)
    let leading = Screen.showing(cards.reelAlignment(.leading))
    #expect(leading.cards().first { $0.item == 0 }?.start == 0)
    let trailing = Screen.showing(cards.reelAlignment(.trailing))
    #expect(trailing.cards().first { $0.item == 0 }?.start == 240)
    leading.swipe(from: 250, 50, by: -60)
    leading.advance(by: 1)
    #expect(leading.cards().first { $0.item == 1 }?.start == 0)
  }

  @Test func `items per page share the window, and a step passes the stride`() {
    let screen = Screen.showing(
      carousel(6).reelItemsPerPage(3).reelStride(3).reelSpacing(15))
    #expect(screen.cards().map(\.start).sorted() == [0, 105, 210].map { $0 - 0 })
    screen.advance(by: 3.1)
    #expect(screen.cards().map(\.item).contains(3))
  }

  @Test func `drives of all kinds, both ways`() {
    let drift = Screen.showing(carousel(5).reelDrive(.drift(speed: 50)))
    drift.advance(by: 2)
    #expect(abs((drift.cards().first { $0.item == 0 }?.start ?? 0) + 100) < 1)
    let backward = Screen.showing(carousel(5).reelDirection(.backward))
    backward.advance(by: 3.1)
    #expect(backward.cards().map(\.item) == [4])
    let shuttle = Screen.showing(
      Marquee(Card.list(3)) { SizedCard($0, width: 150, height: 20) }.marqueeMode(.bounce)
        .reelDelay(0))
    shuttle.advance(by: 5)
    // The way is 466 - 300 points, at 40 a second.
    #expect(abs((shuttle.cards().last?.start ?? 0) - (150 + 34)) < 1)
    let still = Screen.showing(carousel(5).autoplay(false))
    still.advance(by: 20)
    #expect(still.cards().map(\.item) == [0])
  }

  @Test func `interval, transition, and an item's own interval`() {
    let screen = Screen.showing(carousel(5).autoplay(every: 1).reelTransition(0.2))
    screen.advance(by: 1.05)
    #expect(screen.cards().map(\.item) == [1])
    let own = Screen.showing(carousel(5).reelIntervals { $0 == 0 ? 1 : 4 })
    own.advance(by: 1.1)
    #expect(own.cards().map(\.item) == [1])
    own.advance(by: 3)
    #expect(own.cards().map(\.item) == [1])
    own.advance(by: 1)
    #expect(own.cards().map(\.item) == [2])
  }

  @Test func `at its end a bounded strip rewinds, stops or turns back`() {
    func end(_ behavior: Reel.EndBehavior) -> [Int] {
      let screen = Screen.showing(
        carousel(2).reelLoops(false).reelEndBehavior(behavior).autoplay(every: 1))
      return (0..<4).map { _ in
        screen.advance(by: 1.1)
        return screen.cards().first?.item ?? -1
      }
    }
    #expect(end(.stop) == [1, 1, 1, 1])
    #expect(end(.rewind) == [1, 0, 1, 0])
    let cards = Screen.showing(
      carousel(3).reelLoops(false).reelEndBehavior(.turnBack).autoplay(every: 1))
    let seen = (0..<5).map { _ -> Int in
      cards.advance(by: 1.02)
      return cards.cards().first?.item ?? -1
    }
    #expect(seen == [1, 2, 1, 0, 1])
  }

  @Test func `select by index, animated or not, each way round`() {
    let controller = ReelController()
    let screen = Screen.showing(
      carousel(6).autoplay(false).reelController(controller))
    controller.select(4, animated: false)
    screen.settle()
    #expect(screen.cards().map(\.item) == [4])
    #expect(controller.index == 4)
    controller.select(1, way: .backward)
    screen.advance(by: 0.25)
    #expect(controller.target == 1)
    let between = screen.cards().map(\.item)
    #expect(between.allSatisfy { [1, 2, 3, 4].contains($0) })
    screen.advance(by: 1)
    #expect(screen.cards().map(\.item) == [1])
    #expect(controller.position == 1)
    #expect(controller.page == 1 && controller.pageCount == 6)
  }

  @Test func `start, stop, reset, pause, resume, and what it says of itself`() {
    let controller = ReelController()
    let screen = Screen.showing(
      Marquee(Card.list(3)) { SizedCard($0, width: 150, height: 20) }.reelController(controller))
    #expect(controller.isRunning && controller.needsScrolling && !controller.isMoving)
    screen.advance(by: 3)
    #expect(controller.isMoving)
    controller.pause()
    screen.advance(by: 1)
    let held = screen.cards()
    screen.advance(by: 5)
    #expect(screen.cards().map(\.start) == held.map(\.start))
    #expect(controller.holdReasons == .caller)
    #expect(!controller.isRunning)
    controller.resume()
    screen.advance(by: 1)
    #expect((screen.cards().first?.start ?? 0) < (held.first?.start ?? 0) - 30)
    controller.stop()
    screen.advance(by: 1)
    #expect(screen.cards().first?.start == 0)
    #expect(!controller.isRunning)
    controller.start()
    screen.advance(by: 2)
    #expect((screen.cards().first?.start ?? 0) < -30)
    controller.reset()
    screen.settle()
    #expect(screen.cards().first?.start == 0)
    // The delay again.
    screen.advance(by: 0.9)
    #expect(screen.cards().first?.start == 0)
  }

  @Test func `one event for one change, with its cause`() {
    var told: [String] = []
    let controller = ReelController()
    let view = carousel(4).onReelIndexChange { told.append("\($0) \($1)") }
      .reelController(controller)
    let screen = Screen.showing(view)
    #expect(told.isEmpty)
    screen.advance(by: 3.1)
    #expect(told == ["1 drive"])
    screen.swipe(from: 250, 50, by: -200)
    screen.advance(by: 1)
    #expect(told == ["1 drive", "2 person"])
    controller.select(3)
    screen.advance(by: 1)
    #expect(told == ["1 drive", "2 person", "3 caller"])
    screen.update(
      Carousel(Card.list(2)) { CardView($0) }.onReelIndexChange { told.append("\($0) \($1)") }
        .reelController(controller))
    screen.advance(by: 0.1)
    #expect(told.count == 4 && told[3].hasSuffix("data"))
  }

  @Test func `impressions, turns, the end of a count`() {
    var told: [String] = []
    let screen = Screen.showing(
      carousel(3).autoplay(every: 1).reelRepeatCount(1)
        .onReelShow { told.append("show \($0)") }
        .onReelHide { told.append("hide \($0) \(($1 * 10).rounded() / 10) \($2)") }
        .onReelTurn { told.append("turn \($0)") }
        .onReelFinish { told.append("finish") })
    screen.advance(by: 0.1)
    #expect(told == ["show 0"])
    screen.advance(by: 1)
    // It was there for its second and for the step that took it out.
    #expect(told == ["show 0", "show 1"] || told == ["show 0", "show 1", "hide 0 1.0 1.0"])
    screen.advance(by: 5)
    #expect(told.contains("turn 1"))
    #expect(told.contains("finish"))
    #expect(screen.cards().map(\.item) == [0])
    #expect(!screen.isTicking)
    #expect(Timer.live.isEmpty)
    // Taken away, what was shown is shown no more.
    let count = told.filter { $0.hasPrefix("hide") }.count
    screen.remove()
    #expect(told.filter { $0.hasPrefix("hide") }.count == count + 1)
  }

  @Test func `items inserted, removed, moved and replaced by identity`() {
    let screen = Screen.showing(Pager(Card.list(5)) { CardView($0) })
    screen.swipe(from: 250, 50, by: -200)
    screen.advance(by: 1)
    for ids in [[9, 8, 0, 1, 2], [1, 0], [4, 3, 2, 1], [1]] {
      screen.update(Pager(ids.map { Card(id: $0) }) { CardView($0) })
      #expect(screen.cards().map(\.item) == [1])
      #expect(screen.cards().first?.start == 0)
    }
  }

  @Test func `runs only while focused, where that is asked`() {
    let screen = Screen.showing(carousel(3).reelRunsWhile(.hover))
    screen.advance(by: 10)
    #expect(screen.cards().map(\.item) == [0])
    screen.hover(at: CGPoint(x: 100, y: 50))
    screen.advance(by: 3.1)
    #expect(screen.cards().map(\.item) == [1])
  }

  @Test func `shown as at any time`() {
    let screen = Screen.showing(carousel(4).reelTime(2.75))
    screen.advance(by: 30)
    #expect(screen.ticks == 0)
    #expect(screen.cards().map(\.start) == [-150, 150])
    screen.update(carousel(4).reelTime(8.9))
    #expect(screen.cards().first?.item == 2)
  }

  @Test func `dwell progress, for bars that fill`() {
    let controller = ReelController()
    let screen = Screen.showing(
      carousel(4).reelController(controller).pageIndicator(.stories))
    screen.advance(by: 1.25)
    #expect(abs(controller.dwellProgress - 0.5) < 0.01)
    #expect(screen.isTicking)
    let still = Screen.showing(carousel(4).reelController(controller).pageIndicator(.dots))
    still.advance(by: 1)
    #expect(!still.isTicking)
  }

  @Test func `preload says how many windows are ready`() {
    func ready(_ view: some View) -> Int {
      let screen = Screen.showing(view)
      return Set(
        screen.leaves.filter { $0.identifier?.hasPrefix("card") ?? false && $0.opacity > 0 }
          .compactMap(\.identifier)
      ).count
    }
    let view = Pager(Card.list(9)) { CardView($0) }
    #expect(ready(view) == 2)
    #expect(ready(view.reelPreload(0)) == 1)
    #expect(ready(view.reelPreload(3)) == 4)
  }

  @Test func `marquee modes, gap, dwell and fading edges`() {
    let marquee = Marquee(Card.list(2)) { SizedCard($0, width: 200, height: 20) }
    let gap = Screen.showing(marquee.marqueeGap(70).reelDelay(0))
    gap.advance(by: 8)
    #expect(gap.cards().map(\.item) == [1, 0])
    #expect(abs(gap.cards()[1].start - gap.cards()[0].start - 270) < 0.01)
    let pass = Screen.showing(marquee.marqueeMode(.pass).reelDelay(0))
    #expect(pass.cards().isEmpty)
    pass.advance(by: 1)
    #expect(abs((pass.cards().first?.start ?? 0) - 260) < 1)
    let dwell = Screen.showing(marquee.reelDwell(2).reelDelay(0).marqueeGap(0).reelSpacing(0))
    // A turn is 400 points, 10 seconds, and 2 at home after each.
    dwell.advance(by: 11)
    #expect(abs(dwell.cards().first?.start ?? 9) < 0.01)
    let faded = Screen.showing(marquee.reelFadeLength(20))
    #expect(faded.leaves.contains { $0.identifier == "card 0" })
  }

  @Test func `a speed is changed without a jump`() {
    func view(_ speed: Double) -> some View {
      Marquee(Card.list(3)) { SizedCard($0, width: 150, height: 20) }.marqueeSpeed(speed)
    }
    let screen = Screen.showing(view(40))
    screen.advance(by: 4)
    let before = screen.cards()
    screen.update(view(200))
    let after = screen.cards()
    for (here, there) in zip(after, before) { #expect(abs(here.start - there.start) < 1) }
    screen.advance(by: 0.5)
    let item = after.last?.item
    let start = screen.cards().first { $0.item == item }?.start ?? 0
    #expect(abs(start - ((after.last?.start ?? 0) - 100)) < 4)
  }

  @Test func `long text is drawn in parts and measured as one`() {
    let long = Array(repeating: "headline", count: 400).joined(separator: " ")
    let parts = MarqueeText.parts(of: long, TextParts(long))
    #expect(parts.count > 30)
    #expect(parts.allSatisfy { $0.count <= 81 })
    #expect(parts.joined().replacingOccurrences(of: "\u{A0}", with: " ") == long)
    #expect(TextParts(String(repeating: "x", count: 1000)).parts.count == 13)
    #expect(TextParts("short").parts.map(\.range) == [0..<5])
    #expect(TextParts("").parts.count == 1)
    let screen = Screen.showing(Marquee(long), height: 30)
    #expect(screen.rootSize.width == 300)
    screen.advance(by: 2)
    #expect(screen.isTicking)
  }

  @Test func `an indicator agrees with the page, and a tap on it goes there`() {
    let screen = Screen.showing(carousel(4).autoplay(false).pageIndicator(.fraction))
    #expect(screen.shown("1 / 4").count == 1)
    screen.swipe(from: 250, 50, by: -200)
    screen.advance(by: 1)
    #expect(screen.shown("2 / 4").count == 1)
    let dots = Screen.showing(carousel(4).autoplay(false).pageIndicator(.dots))
    // Four dots of 15.75 points in the middle of the lower edge.
    let finger = dots.touch(at: 150 - 31.5 + 2.5 * 15.75, 100 - 4 - 10)
    finger.move(to: 150 - 31.5 + 2.5 * 15.75, 100 - 4 - 10)
    finger.lift()
    dots.advance(by: 1)
    #expect(dots.cards().map(\.item) == [2])
    let own = Screen.showing(
      carousel(4).autoplay(false).pageIndicator { state, pick in
        Button("page \(state.page) of \(state.pageCount)") { pick(3) }
      })
    let button = own.shown("page 0 of 4").first?.frame ?? .zero
    own.tap(at: button.midX, button.midY)
    own.advance(by: 1)
    #expect(own.cards().map(\.item) == [3])
    #expect(own.shown("page 3 of 4").count == 1)
  }

  @Test func `an effect of one's own`() {
    let effect = Reel.Effect.sampling { distance in
      Reel.Appearance(scale: 1 - min(abs(distance), 1) * 0.5)
    }
    let screen = Screen.showing(carousel(4).reelEffect(effect).reelTime(2.75))
    let widths = screen.leaves.filter { $0.identifier?.hasPrefix("card") ?? false && $0.isVisible }
      .map { $0.frame.width }
    #expect(widths.filter { abs($0 - 300.5 * 0.75) < 1 }.count == 2)
  }

  @Test func `the current item knows it`() {
    struct Knowing: View {
      let card: Card
      @Environment(\.isReelCurrent) private var isCurrent
      var body: some View { Text(verbatim: "\(card.id) \(isCurrent ? "now" : "not")") }
    }
    let screen = Screen.showing(
      Carousel(Card.list(3)) { Knowing(card: $0) }.reelItemsPerPage(3))
    #expect(screen.shown("0 now").count == 1)
    #expect(screen.shown("1 not").count == 1)
    screen.advance(by: 3.1)
    #expect(screen.shown("1 now").count == 1)
  }
}
