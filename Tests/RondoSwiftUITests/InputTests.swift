import Foundation
import RondoCore
import SwiftUI
import Testing

@testable import RondoSwiftUI

/// Fingers and pointers.
@MainActor @Suite(.serialized) struct InputTests {
  /// Systems with fingers: with SwiftUI's own gestures alone, and with UIKit's recognisers.
  nonisolated static let touch = [TriedSystem.iOS15, .iOS18]

  private func pager(_ count: Int = 5) -> some View {
    Pager(Card.list(count)) { CardView($0) }
  }

  @Test(arguments: InputTests.touch)
  func `a swipe goes a page, and only one`(
    system: TriedSystem
  ) {
    defer { TriedSystem.current = .iOS18 }
    TriedSystem.current = system
    let screen = Screen.showing(pager())
    screen.swipe(from: 250, 50, by: -200)
    screen.advance(by: 1)
    #expect(screen.cards().map(\.item) == [1])
    screen.swipe(from: 50, 50, by: 200)
    screen.advance(by: 1)
    #expect(screen.cards().map(\.item) == [0])
  }

  @Test(arguments: InputTests.touch)
  func `from right to left a swipe goes the other way`(
    system: TriedSystem
  ) {
    defer { TriedSystem.current = .iOS18 }
    TriedSystem.current = system
    let screen = Screen.showing(pager()) { $0.layoutDirection = .rightToLeft }
    screen.swipe(from: 50, 50, by: 200)
    screen.advance(by: 1)
    #expect(screen.cards().map(\.item) == [1])
  }

  @Test(arguments: InputTests.touch)
  func `a drag across is left to what is around`(
    system: TriedSystem
  ) {
    defer { TriedSystem.current = .iOS18 }
    TriedSystem.current = system
    let screen = Screen.showing(
      ScrollView {
        VStack(spacing: 0) {
          pager().frame(height: 100)
          Color.red.frame(height: 900)
        }
      },
      height: 300)
    let top = screen.shown("0").first?.frame.minY ?? 0
    screen.swipe(from: 150, 80, by: 4, -60)
    screen.advance(by: 1)
    #expect((screen.shown("0").first?.frame.minY ?? 0) < top - 30)
    #expect(screen.cards().map(\.item) == [0])
    screen.swipe(from: 250, 20, by: -200, 4)
    screen.advance(by: 1)
    #expect(screen.cards().map(\.item) == [1])
  }

  @Test(arguments: InputTests.touch)
  func `a cancelled drag settles where it is nearest`(
    system: TriedSystem
  ) {
    defer { TriedSystem.current = .iOS18 }
    TriedSystem.current = system
    let screen = Screen.showing(pager())
    let finger = screen.touch(at: 200, 50)
    for step in 1...10 {
      screen.advance(by: 0.01)
      finger.move(to: 200 - CGFloat(step) * 8, 50)
    }
    finger.cancel()
    screen.advance(by: 2)
    #expect(screen.cards().map(\.item) == [0])
    #expect(abs(screen.cards().first?.start ?? 9) < 0.001)
    #expect(!screen.isTicking)
    // The next drag is heard.
    screen.swipe(from: 250, 50, by: -200)
    screen.advance(by: 1)
    #expect(screen.cards().map(\.item) == [1])
  }

  @Test(arguments: InputTests.touch)
  func `buttons inside items work, and a drag that begins on one is a drag`(
    system: TriedSystem
  ) {
    defer { TriedSystem.current = .iOS18 }
    TriedSystem.current = system
    var pressed: [Int] = []
    let screen = Screen.showing(
      Pager(Card.list(3)) { card in
        Button {
          pressed.append(card.id)
        } label: {
          CardView(card)
        }
      })
    screen.tap(at: 150, 50)
    #expect(pressed == [0])
    screen.swipe(from: 250, 50, by: -200)
    screen.advance(by: 1)
    #expect(pressed == [0])
    #expect(screen.cards().map(\.item) == [1])
    screen.tap(at: 150, 50)
    #expect(pressed == [0, 1])
  }

  enum Around: CaseIterable { case button, row, link }

  @Test(arguments: InputTests.touch + [.macOS], Around.allCases)
  func `a tap on a banner is its surroundings' where nobody hears of items`(
    system: TriedSystem, around: Around
  ) {
    defer { TriedSystem.current = .iOS18 }
    TriedSystem.current = system
    var pressed = 0
    var selected: [Int] = []
    func root(hears: Bool) -> some View {
      let title = Marquee(Card.list(4)) { SizedCard($0, width: 120, height: 20) }
      let banner = hears ? AnyView(title.onReelSelect { selected.append($0) }) : AnyView(title)
      return Group {
        switch around {
        case .button: Button(action: { pressed += 1 }, label: { banner })
        case .row: banner.contentShape(Rectangle()).onTapGesture { pressed += 1 }
        case .link:
          NavigationView {
            NavigationLink {
              Text("there")
            } label: {
              banner
            }
          }
        }
      }
    }
    let screen = Screen.showing(root(hears: false), height: 100)
    for wait in [0, 2.5, 1.3] {
      screen.advance(by: wait)
      screen.tap(at: 60, around == .link ? 72 : 50)
      if around == .link {
        #expect(screen.find(text: "there") != nil)
        return
      }
    }
    #expect(pressed == 3)
    let heard = Screen.showing(root(hears: true), height: 100)
    heard.tap(at: 60, 50)
    #expect(pressed == 3 && selected == [0])
  }

  @Test(arguments: InputTests.touch)
  func `a tap tells the item under it, and on a moving one only stops it`(
    system: TriedSystem
  ) {
    defer { TriedSystem.current = .iOS18 }
    TriedSystem.current = system
    var selected: [Int] = []
    let screen = Screen.showing(
      Carousel(Card.list(5)) { CardView($0) }.reelItemsPerPage(3)
        .onReelSelect { selected.append($0) })
    // The middle one of three is the index.
    screen.tap(at: 250, 50)
    #expect(selected == [1])
    screen.advance(by: 2.8)
    #expect(screen.isTicking)
    screen.tap(at: 150, 50)
    #expect(selected == [1])
    screen.advance(by: 1)
    #expect(!screen.isTicking)
  }

  @Test(arguments: InputTests.touch)
  func `a tap on a running marquee tells the item that is there by the formula`(
    system: TriedSystem
  ) {
    defer { TriedSystem.current = .iOS18 }
    TriedSystem.current = system
    var selected: [Int] = []
    let marquee = Marquee(Card.list(4)) { SizedCard($0, width: 100, height: 20) }
      .onReelSelect { selected.append($0) }
    let screen = Screen.showing(marquee, height: 20)
    for _ in 0..<12 {
      screen.advance(by: 1)
      let there = screen.cards().first { $0.start <= 150 && $0.start + 100 > 150 }
      selected = []
      screen.tap(at: 150, 10)
      #expect(selected.first == there?.item)
    }
  }

  @Test(arguments: InputTests.touch)
  func `a marquee is dragged, flung, and goes on from there`(
    system: TriedSystem
  ) {
    defer { TriedSystem.current = .iOS18 }
    TriedSystem.current = system
    let screen = Screen.showing(
      Marquee(Card.list(4)) { SizedCard($0, width: 100, height: 20) }, height: 20)
    screen.advance(by: 2)
    let before = screen.cards().first { $0.item == 1 }?.start ?? 0
    screen.swipe(from: 100, 10, by: 120, rest: 0.2)
    let after = screen.cards().first { $0.item == 1 }?.start ?? 0
    // Less what the drive did before the drag and what the recogniser needs to see one.
    #expect(after > before + 80)
    screen.advance(by: 2)
    #expect((screen.cards().first { $0.item == 1 }?.start ?? 0) < after - 60)
    #expect(screen.isTicking)
  }

  @Test(arguments: InputTests.touch)
  func `what is not draggable is not dragged`(
    system: TriedSystem
  ) {
    defer { TriedSystem.current = .iOS18 }
    TriedSystem.current = system
    let screen = Screen.showing(pager().reelDraggable(false))
    screen.swipe(from: 250, 50, by: -200)
    screen.advance(by: 1)
    #expect(screen.cards().map(\.item) == [0])
  }

  @Test func `only the allowed direction, several pages where asked, anywhere where free`() {
    let one = Screen.showing(pager().reelAllowedDirections(.forward))
    one.swipe(from: 250, 50, by: -200)
    one.advance(by: 1)
    one.swipe(from: 50, 50, by: 200)
    one.advance(by: 1)
    #expect(one.cards().map(\.item) == [1])
    let several = Screen.showing(pager(9).reelPaging(.pages))
    several.swipe(from: 290, 50, by: -280, steps: 4)
    several.advance(by: 2)
    #expect((several.cards().first?.item ?? 0) > 1)
    let free = Screen.showing(pager(9).reelPaging(.free))
    free.swipe(from: 250, 50, by: -100, rest: 0.3)
    free.advance(by: 1)
    let start = free.cards().first?.start ?? 0
    #expect(start < -50 && start > -150)
  }

  @Test(arguments: InputTests.touch)
  func `a bounded end gives way like a rubber band, or not`(
    system: TriedSystem
  ) {
    defer { TriedSystem.current = .iOS18 }
    TriedSystem.current = system
    let soft = Screen.showing(pager())
    let finger = soft.touch(at: 100, 50)
    for step in 1...10 {
      soft.advance(by: 0.02)
      finger.move(to: 100 + CGFloat(step) * 15, 50)
    }
    soft.advance(by: 0.05)
    let pulled = soft.cards().first?.start ?? 0
    #expect(pulled > 20 && pulled < 100)
    finger.lift()
    soft.advance(by: 2)
    #expect(abs(soft.cards().first?.start ?? 9) < 0.01)
    let hard = Screen.showing(pager().reelBounces(false))
    let other = hard.touch(at: 100, 50)
    other.move(to: 200, 50)
    hard.advance(by: 0.05)
    #expect(hard.cards().first?.start == 0)
    other.lift()
  }

  @Test(arguments: InputTests.touch)
  func `a banner in a banner takes the drags that begin on it`(
    system: TriedSystem
  ) {
    defer { TriedSystem.current = .iOS18 }
    TriedSystem.current = system
    let screen = Screen.showing(
      Pager {
        VStack(spacing: 0) {
          Pager(Card.list(3)) { CardView($0) }.frame(height: 50)
          Color.red.frame(height: 50)
        }
        Text(verbatim: "second")
      })
    screen.advance(by: 0.1)
    screen.swipe(from: 250, 25, by: -200)
    screen.advance(by: 1)
    #expect(screen.cards().map(\.item) == [1])
    #expect(screen.shown("second").isEmpty)
    screen.swipe(from: 250, 75, by: -200)
    screen.advance(by: 1)
    #expect(screen.shown("second").count == 1)
  }

  @Test func `what is asked of a banner is not asked of one inside it`() {
    let screen = Screen.showing(
      Pager {
        Pager(Card.list(3)) { CardView($0) }
      }.reelItemsPerPage(2))
    // The inner one has pages of its own: half of the outer window, one each.
    #expect(screen.cards().map(\.item) == [0])
    let card = screen.leaves.first { $0.identifier == "card 0" && $0.isVisible }
    #expect(card.map { abs($0.frame.width - 150) < 1.5 } ?? false)
  }

  @Test func `a pointer over it holds it`() {
    let screen = Screen.showing(Carousel(Card.list(3)) { CardView($0) })
    screen.hover(at: CGPoint(x: 100, y: 50))
    screen.advance(by: 20)
    #expect(screen.cards().map(\.item) == [0])
    #expect(screen.ticks == 0)
    screen.hover(at: nil)
    screen.advance(by: 3.1)
    #expect(screen.cards().map(\.item) == [1])
  }

  @Test func `every one of many taps on a button is honoured`() {
    let controller = ReelController()
    let screen = Screen.showing(
      Carousel(Card.list(30)) { CardView($0) }.autoplay(false).reelController(controller))
    for _ in 0..<24 {
      controller.next()
      screen.advance(by: 0.07)
    }
    screen.advance(by: 2)
    #expect(controller.index == 24)
    #expect(screen.cards().map(\.item) == [24])
  }

  @Test func `buttons at both sides are physical`() {
    for isMirrored in [false, true] {
      let screen = Screen.showing(pager().reelButtons()) {
        $0.layoutDirection = isMirrored ? .rightToLeft : .leftToRight
      }
      let right = screen.shown("\u{203A}").first?.frame ?? .zero
      #expect(right.midX > 250)
      screen.tap(at: right.midX, right.midY)
      screen.advance(by: 1)
      #expect(screen.cards().map(\.item) == [isMirrored ? 0 : 1])
    }
  }

  @Test func `turning a roller by hand settles on a row, is felt, reported, and goes on`() {
    var told: [Int] = []
    let ticks = HapticTick.count
    let screen = Screen.showing(
      Roller((0..<8).map { "Row \($0)" }).onReelIndexChange { index, cause in
        if cause == .person { told.append(index) }
      }, height: 114)
    screen.swipe(from: 150, 90, by: 0, -80, rest: 0.2)
    screen.advance(by: 1)
    #expect(told == [1, 2])
    #expect(HapticTick.count == ticks + 2)
    screen.advance(by: 2)
    #expect(screen.shown("Row 3").first?.frame.midY == 57)
  }
}
