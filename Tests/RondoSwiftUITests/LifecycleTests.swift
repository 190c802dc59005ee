import Foundation
import RondoCore
import SwiftUI
import Testing

@testable import RondoSwiftUI

@MainActor @Suite(.serialized) struct LifecycleTests {
  @Test func `off screen it holds, and back it goes on in the same place`() {
    struct Root: View {
      var isShown: Bool
      var body: some View {
        List {
          Marquee(Card.list(4)) { SizedCard($0, width: 120, height: 20) }
          ForEach(0..<60, id: \.self) { Text(verbatim: "row \($0)") }
        }
      }
    }
    let screen = Screen.showing(Root(isShown: true), height: 200)
    screen.advance(by: 3)
    let before = screen.cards()
    screen.scroll(by: 0, 900)
    let ticks = screen.ticks
    screen.advance(by: 100)
    #expect(screen.ticks == ticks)
    #expect(Timer.live.isEmpty)
    screen.scroll(by: 0, -900)
    let after = screen.cards()
    #expect(after.map(\.item) == before.map(\.item))
    for (here, there) in zip(after, before) { #expect(abs(here.start - there.start) < 0.5) }
    screen.advance(by: 1)
    #expect(abs((screen.cards().first?.start ?? 0) - (after.first?.start ?? 0)) > 30)
  }

  @Test func `scrolled out of a plain scroll view it holds where the system tells`() {
    let screen = Screen.showing(
      ScrollView {
        VStack(spacing: 0) {
          Carousel(Card.list(4)) { SizedCard($0, height: 100) }
          Color.red.frame(height: 2000)
        }
      }, height: 300)
    screen.scroll(by: 0, 700)
    screen.advance(by: 30)
    #expect(screen.ticks == 0)
    screen.scroll(by: 0, -700)
    #expect(screen.cards().map(\.item) == [0])
    screen.advance(by: 3.1)
    #expect(screen.cards().map(\.item) == [1])
  }

  @Test func `in the background it holds, and after goes on without being told`() {
    let screen = Screen.showing(Carousel(Card.list(4)) { CardView($0) }) { $0.scenePhase = .active }
    screen.advance(by: 3.2)
    screen.change { $0.scenePhase = .background }
    screen.advance(by: 1000)
    #expect(Timer.live.isEmpty)
    #expect(screen.cards().map(\.item) == [1])
    screen.change { $0.scenePhase = .active }
    #expect(screen.cards().first?.start == 0)
    screen.advance(by: 3)
    #expect(screen.cards().map(\.item) == [2])
  }

  @Test func `in the background nothing is seen, and what was is told at once`() {
    var told: [String] = []
    let screen = Screen.showing(
      Carousel(Card.list(4)) { CardView($0) }.autoplay(false)
        .onReelShow { told.append("show \($0)") }
        .onReelHide { item, seconds, _ in told.append("hide \(item) after \(seconds.rounded())") }
    ) { $0.scenePhase = .active }
    screen.advance(by: 5)
    // Behind a panel of the system's it is still seen.
    screen.change { $0.scenePhase = .inactive }
    screen.advance(by: 5)
    #expect(told == ["show 0"])
    screen.change { $0.scenePhase = .background }
    screen.advance(by: 0.1)
    #expect(told == ["show 0", "hide 0 after 10.0"])
    screen.advance(by: 1800)
    #expect(told.count == 2)
    #expect(Timer.live.isEmpty)
    screen.change { $0.scenePhase = .active }
    screen.advance(by: 5)
    #expect(told.suffix(1) == ["show 0"])
    screen.remove()
    #expect(told.suffix(2) == ["show 0", "hide 0 after 5.0"])
  }

  @Test func `a step under way when the screen goes ends aligned`() {
    struct Root: View {
      var isShown: Bool
      var body: some View {
        ScrollView {
          LazyVStack(spacing: 0) {
            Carousel(Card.list(4)) { SizedCard($0, height: 100) }
            Color.red.frame(height: 2000)
          }
        }
      }
    }
    let screen = Screen.showing(Root(isShown: true), height: 300)
    screen.advance(by: 2.7)
    screen.scroll(by: 0, 900)
    screen.advance(by: 10)
    screen.scroll(by: 0, -900)
    #expect(screen.cards().map(\.item) == [1])
    #expect(abs(screen.cards().first?.start ?? 9) < 0.01)
  }

  @Test func `a parent's updates keep its place, its motion and its dwell`() {
    struct Root: View {
      var number: Int
      var body: some View {
        VStack(spacing: 0) {
          Text(verbatim: "number \(number)")
          Carousel(Card.list(4)) { CardView($0) }
        }
      }
    }
    let screen = Screen.showing(Root(number: 0))
    for step in 1...31 {
      screen.advance(by: 0.1)
      screen.update(Root(number: step))
    }
    #expect(screen.shown("number 31").count == 1)
    #expect(screen.cards().map(\.item) == [1])
    screen.advance(by: 2.6)
    let before = screen.cards()
    screen.update(Root(number: 99))
    for (here, there) in zip(screen.cards(), before) {
      #expect(abs(here.start - there.start) < 0.01)
    }
  }

  @Test func `new content of the same items is shown at once`() {
    func root(_ word: String) -> some View {
      Carousel(Card.list(3)) { Text(verbatim: "\(word) \($0.id)") }
    }
    let screen = Screen.showing(root("old"))
    screen.advance(by: 3.1)
    screen.update(root("new"))
    #expect(screen.shown("new 1").count == 1)
    #expect(screen.shown("old 1").isEmpty)
  }

  @Test func `an item's own state survives steps, updates and moved data`() {
    struct Counter: View {
      let card: Card
      @State private var count = 0
      var body: some View {
        Button("\(card.id): \(count)") { count += 1 }.frame(width: 300, height: 100)
      }
    }
    func root(_ cards: [Card]) -> some View { Pager(cards) { Counter(card: $0) } }
    let screen = Screen.showing(root(Card.list(3)))
    screen.tap(at: 150, 50)
    screen.tap(at: 150, 50)
    #expect(screen.shown("0: 2").count == 1)
    screen.update(root([Card(id: 7)] + Card.list(3)))
    #expect(screen.shown("0: 2").count == 1)
    screen.swipe(from: 250, 50, by: -200)
    screen.advance(by: 1)
    screen.swipe(from: 50, 50, by: 200)
    screen.advance(by: 1)
    #expect(screen.shown("0: 2").count == 1)
  }

  @Test func `dropped in mid-motion it is released`() {
    weak var model: ReelModel?
    weak var controller: ReelController?
    do {
      let commands = ReelController()
      controller = commands
      let screen = Screen.showing(
        Carousel(Card.list(4)) { CardView($0) }.reelController(commands))
      screen.advance(by: 2.7)
      model = commands.attached
      #expect(model != nil)
      #expect(screen.isTicking)
      screen.remove()
      #expect(!screen.isTicking)
      #expect(Timer.live.isEmpty)
    }
    #expect(model == nil)
    #expect(controller == nil)
    DoubleClock.advance(by: 10)
  }

  @Test func `dropped with its screen during a drag it is released`() {
    weak var model: ReelModel?
    do {
      let commands = ReelController()
      let screen = Screen.showing(Pager(Card.list(4)) { CardView($0) }.reelController(commands))
      model = commands.attached
      let finger = screen.touch(at: 250, 50)
      finger.move(to: 200, 50)
      finger.move(to: 150, 50)
    }
    #expect(model == nil)
    DoubleClock.advance(by: 10)
  }

  @Test func `ten thousand reloads of one banner keep what it remembers small`() {
    let rig = Rig(.carousel, count: 8)
    rig.show()
    for cycle in 0..<10_000 {
      rig.ids = (0..<8).map { cycle * 3 + $0 }
      rig.update()
    }
    #expect(rig.model.known.count == 8)
    #expect(rig.model.tags.count <= 4200)
    #expect(Timer.live.count == 1)
    #expect(rig.frame.places.count <= 6)
  }

  @Test func `two banners of one value are two banners`() {
    let banner = Pager(Card.list(3)) { SizedCard($0, height: 50) }
    let screen = Screen.showing(
      VStack(spacing: 0) {
        banner
        banner
      })
    screen.swipe(from: 250, 25, by: -200)
    screen.advance(by: 1)
    #expect(screen.cards().map(\.item).sorted() == [0, 1])
  }
}
