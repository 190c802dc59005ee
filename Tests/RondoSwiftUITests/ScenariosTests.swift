import Foundation
import RondoCore
import SwiftUI
import Testing

@testable import RondoSwiftUI

/// Faults that people met in the field, as what is right instead.
@MainActor @Suite(.serialized) struct ScenariosTests {
  private func carousel(_ count: Int) -> Carousel<CardView> {
    Carousel(Card.list(count)) { CardView($0) }
  }

  @Test func `from the last item the loop goes one step forward, not all the way back`() {
    let screen = Screen.showing(carousel(3))
    screen.advance(by: 8.75)
    #expect(screen.cards().map(\.item) == [2, 0])
    screen.advance(by: 0.5)
    #expect(screen.cards().map(\.item) == [0])
  }

  @Test func `opacity and scale are right at the first and the last item of a loop`() {
    let screen = Screen.showing(carousel(4).reelEffect(.zoom).reelInsets(80).autoplay(false))
    func widths() -> [CGFloat] {
      screen.leaves.filter { $0.identifier?.hasPrefix("card") ?? false && $0.isVisible }
        .sorted { $0.frame.minX < $1.frame.minX }.map { ($0.frame.width * 10).rounded() }
    }
    let first = widths()
    #expect(first.count == 3 && first[0] == first[2] && first[1] > first[0])
    for _ in 0..<3 {
      screen.swipe(from: 200, 50, by: -100)
      screen.advance(by: 1)
      #expect(widths() == first)
    }
  }

  @Test func `nothing is sorted anew on screen at the seam`() {
    let screen = Screen.showing(carousel(3))
    var before = screen.cards()
    for _ in 0..<700 {
      screen.advance(by: 1.0 / 60)
      let now = screen.cards()
      for card in before where now.filter({ $0.item == card.item }).count == 1 {
        let start = now.first { $0.item == card.item }?.start ?? 0
        let isPassing = abs(start - card.start) > 250
        // A step's fastest frame is 17 points; only what is out of sight goes to the other side.
        #expect(abs(start - card.start) < 20 || isPassing && abs(card.start) > 280)
      }
      before = now
    }
  }

  @Test func `a marquee starts at its leading edge, without a blank`() {
    let screen = Screen.showing(Marquee(Card.list(2)) { SizedCard($0, width: 200, height: 20) })
    #expect(screen.cards().first?.start == 0)
    for _ in 0..<30 {
      screen.advance(by: 0.5)
      let cards = screen.cards()
      #expect(cards.first!.start <= 32 && cards.last!.start + 200 >= 300 - 32)
    }
  }

  @Test func `sizes that are zero at first only delay it`() {
    struct Sheet: View {
      var isOpen: Bool
      var body: some View {
        Marquee(Card.list(2)) { SizedCard($0, width: 200, height: 20) }
          .frame(width: isOpen ? 300 : 0, height: isOpen ? 30 : 0)
      }
    }
    let screen = Screen.showing(Sheet(isOpen: false))
    screen.advance(by: 1)
    #expect(screen.ticks == 0)
    screen.update(Sheet(isOpen: true))
    #expect(screen.cards().first?.start == 0)
    screen.advance(by: 2)
    #expect(screen.isTicking)
    #expect((screen.cards().first?.start ?? 0) < -30)
  }

  @Test func `another identity begins anew and runs`() {
    let screen = Screen.showing(Marquee("A text that is wider").id(1), width: 60, height: 30)
    screen.advance(by: 3)
    screen.update(Marquee("A text that is wider").id(2))
    #expect(screen.shown("A text that is wider").first?.frame.minX == 0)
    screen.advance(by: 2)
    #expect(screen.isTicking)
  }

  @Test func `without a binding rotation keeps the page`() {
    let screen = Screen.showing(Pager(Card.list(5)) { CardView($0) })
    screen.swipe(from: 250, 50, by: -200)
    screen.advance(by: 1)
    screen.resize(to: CGSize(width: 100, height: 300))
    screen.resize(to: CGSize(width: 300, height: 100))
    #expect(screen.cards().map(\.item) == [1])
  }

  @Test func `passing an index does not stop the steps from moving`() {
    struct Root: View {
      @State private var index = 0
      var body: some View {
        VStack(spacing: 0) {
          Carousel(Card.list(4), selection: $index) { CardView($0) }
          Text(verbatim: "at \(index)")
        }
      }
    }
    let screen = Screen.showing(Root())
    screen.advance(by: 2.65)
    let starts = screen.cards().map(\.start)
    #expect(starts.count == 2 && starts[0] < -5)
    screen.advance(by: 0.2)
    #expect(screen.cards().map(\.start)[0] < starts[0])
    screen.advance(by: 0.4)
    #expect(screen.shown("at 1").count == 1)
    #expect(screen.cards().map(\.start) == [0])
  }

  @Test func `a selection set by the app is gone to from wherever`() {
    struct Root: View {
      @State private var index = 2
      var body: some View {
        VStack(spacing: 0) {
          Pager(Card.list(6), selection: $index) { CardView($0) }
          Button("to \(index)") { index = 5 }
        }
      }
    }
    let screen = Screen.showing(Root())
    #expect(screen.cards().map(\.item) == [2])
    let button = screen.shown("to 2").first?.frame ?? .zero
    screen.tap(at: button.midX, button.midY)
    screen.advance(by: 0.2)
    #expect(screen.isTicking)
    #expect(screen.shown("to 5").count == 1)
    screen.advance(by: 1)
    #expect(screen.cards().map(\.item) == [5])
  }

  @Test func `data that changes is shown without a swipe`() {
    let screen = Screen.showing(carousel(3))
    screen.update(Carousel([Card(id: 50), Card(id: 51)]) { CardView($0) })
    #expect(screen.cards().map(\.item) == [50])
  }

  @Test func `to zero items and back, select right after a shrink`() {
    let controller = ReelController()
    let screen = Screen.showing(carousel(5).reelController(controller))
    screen.update(Carousel([Card]()) { CardView($0) }.reelController(controller))
    controller.select(3)
    #expect(controller.index == nil)
    screen.update(carousel(2).reelController(controller))
    controller.select(4)
    screen.advance(by: 1)
    #expect(controller.index == 1 || controller.index == 0)
    #expect(screen.cards().count == 1)
  }

  @Test func `a ticker whose text changes every few seconds does not start again`() {
    func view(_ price: Int) -> some View {
      Marquee(["Index \(price)", "Another that stays", "And a third one"])
    }
    let screen = Screen.showing(view(100), width: 120, height: 30)
    screen.advance(by: 3)
    for price in 101...105 {
      let before = screen.shown("Another that stays").first?.frame.minX
      screen.update(view(price))
      let after = screen.shown("Another that stays").first?.frame.minX
      if let before, let after { #expect(abs(after - before) < 12) }
      screen.advance(by: 1)
    }
    #expect(screen.isTicking)
  }

  @Test func `a horizontal pager leaves vertical scrolling alone`() {
    let screen = Screen.showing(
      ScrollView {
        VStack(spacing: 0) {
          Pager(Card.list(3)) { SizedCard($0, height: 150) }
          Color.red.frame(height: 1000)
        }
      }, height: 300)
    let before = screen.shown("0").first?.frame.midY ?? 0
    screen.swipe(from: 150, 120, by: 0, -80, steps: 16)
    #expect((screen.shown("0").first?.frame.midY ?? 0) < before - 40)
  }

  @Test func `drags are heard in a tab though items have taps`() {
    var tapped: [Int] = []
    let screen = Screen.showing(
      TabView {
        Pager(Card.list(3)) { card in CardView(card).onTapGesture { tapped.append(card.id) } }
      }, height: 300)
    screen.swipe(from: 250, 100, by: -200)
    screen.advance(by: 1)
    #expect(screen.cards().map(\.item) == [1])
    screen.tap(at: 150, 100)
    #expect(tapped == [1])
  }

  @Test func `at the last page of a bounded strip the target is the last`() {
    var told: [Int] = []
    let screen = Screen.showing(
      Pager(Card.list(3)) { CardView($0) }.onReelWillSettle { told.append($0) })
    for _ in 0..<4 {
      screen.swipe(from: 250, 50, by: -200)
      screen.advance(by: 1)
    }
    #expect(told.suffix(2).allSatisfy { $0 == 2 })
  }

  @Test func `from right to left the first item is at the right and forward is leftward`() {
    let screen = Screen.showing(
      Carousel(Card.list(5)) { CardView($0) }.reelItemsPerPage(2).reelAlignment(.leading)
    ) { $0.layoutDirection = .rightToLeft }
    #expect(screen.cards().map(\.item) == [1, 0])
    screen.advance(by: 3.1)
    #expect(screen.cards().map(\.item) == [2, 1])
    // The items' own direction is theirs.
    struct Direction: View {
      @Environment(\.layoutDirection) private var direction
      var body: some View { Text(verbatim: direction == .rightToLeft ? "rtl" : "ltr") }
    }
    let inner = Screen.showing(Pager { Direction() }) { $0.layoutDirection = .rightToLeft }
    #expect(inner.shown("rtl").count == 1)
  }

  @Test func `long lists build what is seen`() {
    let screen = Screen.showing(Pager((0..<1_000_000).map { Card(id: $0) }) { CardView($0) })
    #expect(screen.evaluations(of: CardView.self) <= 4)
    let rows = Screen.showing(
      Carousel((0..<100_000).map { Card(id: $0) }) { CardView($0) }.reelItemExtent(50)
        .reelAxis(.vertical).reelTime(4000), height: 300)
    #expect(rows.evaluations(of: CardView.self) <= 24)
    #expect(!rows.cards(vertically: true).isEmpty)
  }

  @Test func `bad numbers do nothing bad`() {
    let wild: [Double] = [.nan, .infinity, -.infinity, -5, 0, 1e300]
    for value in wild {
      let screen = Screen.showing(
        Carousel(Card.list(3)) { CardView($0) }
          .autoplay(every: value).reelTransition(value).reelSpacing(CGFloat(value))
          .reelInsets(CGFloat(value)).reelFadeLength(CGFloat(value)).reelFlickThreshold(value)
          .reelDelay(value).reelDwell(value).reelPreload(Int.max).reelStride(0)
          .pageIndicator(.dots))
      screen.framesPerSecond = 10
      screen.advance(by: 2)
      screen.swipe(from: 250, 50, by: -100)
      screen.advance(by: 1)
      let marquee = Screen.showing(
        Marquee(Card.list(3)) { SizedCard($0, width: 150, height: 20) }
          .marqueeSpeed(value).marqueeGap(CGFloat(value)).reelTime(value))
      marquee.framesPerSecond = 10
      marquee.advance(by: 1)
      let roller = Screen.showing(
        Roller(["a", "b"]).rollerRows(visible: -3, height: CGFloat(value.isFinite ? value : 10)))
      roller.framesPerSecond = 10
      roller.advance(by: 1)
      for shown in [screen, marquee] {
        #expect(shown.leaves.allSatisfy { $0.frame.minX.isFinite || $0.opacity == 0 })
      }
    }
  }
}
