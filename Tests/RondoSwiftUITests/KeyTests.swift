import Foundation
import RondoCore
import SwiftUI
import Testing

@testable import RondoSwiftUI

/// Keys, remotes, the crown.
@MainActor @Suite(.serialized) struct KeyTests {
  private func pager(_ count: Int = 5) -> some View {
    Pager(Card.list(count)) { CardView($0) }
  }

  @Test func `a keyboard's keys move it, select and pause, while it has the focus`() {
    var selected: [Int] = []
    let screen = Screen.showing(
      Carousel(Card.list(4)) { CardView($0) }.onReelSelect { selected.append($0) })
    #expect(!screen.press(.rightArrow))
    screen.focus()
    screen.advance(by: 10)
    // The focus holds it.
    #expect(screen.cards().map(\.item) == [0])
    #expect(screen.press(.rightArrow))
    screen.advance(by: 1)
    #expect(screen.cards().map(\.item) == [1])
    // What is not along the strip is somebody else's.
    #expect(!screen.press(.upArrow))
    #expect(screen.press(.end))
    screen.advance(by: 1)
    #expect(screen.cards().map(\.item) == [3])
    screen.press(.home)
    screen.advance(by: 1)
    screen.press(.return)
    #expect(selected == [0])
    // It is held: the key plays, and then pauses.
    screen.press(.space)
    screen.advance(by: 3.6)
    #expect(screen.cards().map(\.item) == [1])
    screen.press(.space)
    screen.focus(nil)
    screen.advance(by: 10)
    #expect(screen.cards().map(\.item) == [1])
  }

  @Test(arguments: [TriedSystem.iOS18, .macOS])
  func `keys that others make a command of are not its own`(system: TriedSystem) {
    defer { TriedSystem.current = .iOS18 }
    TriedSystem.current = system
    var selected: [Int] = []
    let screen = Screen.showing(
      Carousel(Card.list(4)) { CardView($0) }.onReelSelect { selected.append($0) })
    screen.focus()
    let keys: [KeyEquivalent] =
      [.home, .end, .space, .return] + (system == .macOS ? [] : [.leftArrow, .rightArrow])
    for modifier in [EventModifiers.command, .option, .control, [.command, .shift]] {
      for key in keys { #expect(!screen.press(key, modifier)) }
    }
    screen.advance(by: 10)
    #expect(screen.cards().map(\.item) == [0])
    #expect(selected.isEmpty)
    for modifier in [EventModifiers.shift, .numericPad, .capsLock] {
      for key in keys { #expect(screen.press(key, modifier)) }
    }
    #expect(selected.count == 3)
  }

  @Test func `a Mac's keyboard has the other keys, too`() {
    defer { TriedSystem.current = .iOS18 }
    TriedSystem.current = .macOS
    var selected: [Int] = []
    let screen = Screen.showing(
      Carousel(Card.list(4)) { CardView($0) }.onReelSelect { selected.append($0) })
    #expect(!screen.press(.end))
    screen.focus()
    for (key, item) in [(KeyEquivalent.end, 3), (.home, 0)] {
      #expect(screen.press(key))
      screen.advance(by: 1)
      #expect(screen.cards().map(\.item) == [item])
    }
    #expect(screen.press(.return))
    #expect(selected == [0])
    // It is held: the key plays.
    #expect(screen.press(.space))
    screen.advance(by: 3.6)
    #expect(screen.cards().map(\.item) == [1])
    // What does not move by itself leaves the key to what is around, and nothing has no items.
    let still = Screen.showing(Pager([Card]()) { CardView($0) })
    still.focus()
    #expect(!still.press(.space) && !still.press(.end) && !still.press(.return))
  }

  @Test(arguments: [TriedSystem.macOS, .tvOS])
  func `arrows of a keyboard or a remote move what has the focus, which holds it`(
    system: TriedSystem
  ) {
    defer { TriedSystem.current = .iOS18 }
    TriedSystem.current = system
    for isMirrored in [false, true] {
      let screen = Screen.showing(Carousel(Card.list(5)) { CardView($0) }) {
        $0.layoutDirection = isMirrored ? .rightToLeft : .leftToRight
      }
      screen.move(.right)
      screen.advance(by: 1)
      #expect(screen.cards().map(\.item) == [0])
      screen.focus()
      screen.advance(by: 10)
      #expect(screen.cards().map(\.item) == [0])
      screen.move(.right)
      screen.move(.right)
      screen.advance(by: 1)
      #expect(screen.cards().map(\.item) == [isMirrored ? 3 : 2])
      screen.move(.down)
      screen.move(.left)
      screen.advance(by: 1)
      #expect(screen.cards().map(\.item) == [isMirrored ? 4 : 1])
      screen.focus(nil)
      screen.advance(by: 3.6)
      #expect(screen.cards().map(\.item) == [isMirrored ? 0 : 2])
    }
  }

  @Test func `a remote's click selects what has the focus, and its play button pauses`() {
    defer { TriedSystem.current = .iOS18 }
    TriedSystem.current = .tvOS
    var selected: [Int] = []
    let screen = Screen.showing(
      VStack {
        Carousel(Card.list(4)) { CardView($0) }.onReelSelect { selected.append($0) }
        Carousel(Card.list(4)) { CardView($0) }.onReelSelect { selected.append(100 + $0) }
      })
    #expect(screen.focusableCount == 2)
    screen.click()
    #expect(selected.isEmpty)
    screen.focus(1)
    screen.move(.right)
    screen.advance(by: 1)
    screen.click()
    #expect(selected == [101])
    // It plays though it is focused, and then pauses though it is not.
    #expect(screen.playPause())
    screen.advance(by: 3.6)
    screen.click()
    #expect(selected == [101, 102])
    screen.playPause()
    screen.focus(nil)
    screen.advance(by: 10)
    screen.focus(1)
    screen.click()
    #expect(selected == [101, 102, 102])
  }

  @Test func `a click, and the return key, are for what is around where nobody hears of items`() {
    defer { TriedSystem.current = .iOS18 }
    for system in [TriedSystem.tvOS, .iOS18, .macOS] {
      TriedSystem.current = system
      var pressed = 0
      let screen = Screen.showing(
        Button {
          pressed += 1
        } label: {
          Carousel(Card.list(4)) { CardView($0) }
        })
      screen.focus()
      if system == .tvOS {
        screen.click()
        #expect(pressed == 1)
      } else {
        #expect(!screen.press(.return))
      }
    }
  }

  @Test func `a remote's play button is for what is around where nothing moves by itself`() {
    defer { TriedSystem.current = .iOS18 }
    TriedSystem.current = .tvOS
    var heard = 0
    let controller = ReelController()
    func root(plays: Bool) -> some View {
      Carousel(Card.list(4)) { CardView($0) }.autoplay(plays).reelController(controller)
        .onPlayPauseCommand { heard += 1 }
    }
    let screen = Screen.showing(root(plays: false))
    screen.focus()
    #expect(screen.playPause())
    #expect(heard == 1)
    // It was no wish to play: the focus holds what moves by itself from now on.
    screen.update(root(plays: true))
    screen.focus()
    screen.advance(by: 10)
    #expect(screen.cards().map(\.item) == [0])
    #expect(screen.playPause())
    #expect(heard == 1)
    screen.advance(by: 3.6)
    #expect(screen.cards().map(\.item) == [1])
  }

  @Test(arguments: [TriedSystem.tvOS, .iOS18, .macOS])
  func `what has no room to move leaves play and pause to what is around`(system: TriedSystem) {
    defer { TriedSystem.current = .iOS18 }
    TriedSystem.current = system
    var heard = 0
    let controller = ReelController()
    let root = VStack(spacing: 0) {
      Marquee("Some words").reelController(controller)
      Carousel(Card.list(1)) { CardView($0) }
    }
    .onPlayPauseCommand { heard += 1 }
    func play(_ screen: Screen) -> Bool {
      system == .tvOS ? screen.playPause() : screen.press(.space)
    }
    let screen = Screen.showing(root, width: 300)
    screen.advance(by: 0.1)
    for banner in 0..<2 {
      screen.focus(banner)
      #expect(play(screen) == (system == .tvOS))
    }
    #expect(heard == (system == .tvOS ? 2 : 0))
    #expect(controller.personSwitch == .automatic)
    // With less room it is the marquee's.
    screen.focus(0)
    screen.resize(to: CGSize(width: 50, height: 100))
    screen.advance(by: 0.1)
    #expect(play(screen))
    #expect(controller.personSwitch != .automatic)
    #expect(heard == (system == .tvOS ? 2 : 0))
  }

  @Test func `the focus stays where an arrow moved the strip, and goes on where it did not`() {
    defer { TriedSystem.current = .iOS18 }
    TriedSystem.current = .tvOS
    let screen = Screen.showing(
      HStack(spacing: 0) {
        Pager(Card.list(3)) { CardView($0) }
        Pager(Card.list(3)) { CardView($0) }
      })
    screen.hasFocusEngine = true
    func items() -> [Int] { screen.cards().map(\.item) }
    screen.focus(0)
    for page in [1, 2] {
      screen.move(.right)
      #expect(screen.focusedIndex == 0)
      screen.advance(by: 1)
      #expect(items() == [page, 0])
    }
    // It is at its end.
    screen.move(.right)
    #expect(screen.focusedIndex == 1)
    screen.advance(by: 1)
    #expect(items() == [2, 0])
    screen.move(.left)
    #expect(screen.focusedIndex == 0)
    // Later than an echo of the arrow the focus goes as it likes.
    screen.move(.left)
    screen.advance(by: 1)
    screen.focus(1)
    #expect(screen.focusedIndex == 1)
  }

  @Test func `a remote reaches the buttons of items where the banner itself takes no focus`() {
    defer { TriedSystem.current = .iOS18 }
    TriedSystem.current = .tvOS
    for isFocusable in [true, false] {
      var bought: [Int] = []
      let screen = Screen.showing(
        Carousel(Card.list(4)) { card in
          Button("Buy") { bought.append(card.id) }.frame(maxWidth: .infinity, maxHeight: .infinity)
        }
        .reelPreload(0).reelFocusable(isFocusable))
      screen.hasFocusEngine = true
      #expect(screen.focusableCount == 1)
      screen.focus()
      screen.click()
      #expect(bought == (isFocusable ? [] : [0]))
      screen.move(.right)
      screen.advance(by: 20)
      screen.click()
      #expect(bought == (isFocusable ? [] : [0, 0]))
    }
  }

  @Test func `what a remote has in focus is larger, where that is asked for`() {
    defer { TriedSystem.current = .iOS18 }
    for (system, shows, scale) in [
      (TriedSystem.tvOS, true, 1.04), (.tvOS, false, 1), (.macOS, true, 1),
    ] {
      TriedSystem.current = system
      let screen = Screen.showing(
        Pager(Card.list(3)) { CardView($0) }.reelFocusable(showsFocus: shows))
      let width = screen.find(id: "card 0")?.frame.width ?? 0
      screen.focus()
      #expect(abs((screen.find(id: "card 0")?.frame.width ?? 0) - width * scale) < 0.01)
      screen.focus(nil)
      #expect(screen.find(id: "card 0")?.frame.width == width)
    }
  }

  @Test func `it runs only while a remote has it in focus, where asked`() {
    defer { TriedSystem.current = .iOS18 }
    TriedSystem.current = .tvOS
    let screen = Screen.showing(
      Marquee(Card.list(4)) { SizedCard($0, width: 100, height: 20) }.reelRunsWhile(.focus),
      height: 20)
    screen.advance(by: 3)
    #expect(screen.ticks == 0)
    screen.focus()
    screen.advance(by: 3)
    #expect(screen.isTicking)
    screen.focus(nil)
    screen.advance(by: 0.1)
    #expect(!screen.isTicking)
  }

  @Test func `the crown turns a roller row by row, and goes on from where something else took it`()
  {
    defer { TriedSystem.current = .iOS18 }
    TriedSystem.current = .watchOS
    var told: [Int] = []
    func row(_ screen: Screen) -> String? {
      screen.leaves.first { $0.isVisible && abs($0.frame.midY - 57) < 0.5 && $0.text != nil }?.text
    }
    let screen = Screen.showing(
      Roller((0..<8).map { "Row \($0)" }).onReelIndexChange { index, cause in
        if cause == .person { told.append(index) }
      }, height: 114)
    #expect(!screen.turnCrown(by: 1))
    screen.focus()
    for _ in 0..<3 { screen.turnCrown(by: 1) }
    screen.advance(by: 1)
    #expect(row(screen) == "Row 3")
    #expect(told == [1, 2, 3])
    // Less than half a row is none.
    screen.turnCrown(by: 0.4)
    screen.advance(by: 1)
    #expect(row(screen) == "Row 3")
    screen.turnCrown(by: -0.4)
    // It advances by itself, and is turned by a finger.
    screen.advance(by: 4)
    let there = row(screen)
    #expect(there != "Row 3")
    screen.swipe(from: 150, 90, by: 0, -50, rest: 0.2)
    screen.advance(by: 0.6)
    let before = told.last ?? 0
    #expect(row(screen) == "Row \(before)")
    screen.turnCrown(by: 1)
    screen.advance(by: 0.6)
    #expect(row(screen) == "Row \(before + 1)")
    // Beyond the last row it comes round, both ways.
    for _ in 0..<8 { screen.turnCrown(by: 1) }
    screen.advance(by: 1)
    #expect(row(screen) == "Row \(before + 1)")
    for _ in 0..<(before + 2) { screen.turnCrown(by: -1) }
    screen.advance(by: 1)
    #expect(row(screen) == "Row 7")
  }

  @Test func `the crown stops at a bounded end, and leaves what lies sideways alone`() {
    defer { TriedSystem.current = .iOS18 }
    TriedSystem.current = .watchOS
    let screen = Screen.showing(
      Roller((0..<4).map { "Row \($0)" }).autoplay(false).reelLoops(false), height: 114)
    screen.focus()
    screen.turnCrown(by: -3)
    screen.advance(by: 1)
    // No blank shows beyond the first and the last row.
    #expect(screen.shown("Row 0").first?.frame.midY == 19)
    screen.turnCrown(by: 99)
    screen.advance(by: 2)
    #expect(screen.shown("Row 3").first?.frame.midY == 95)
    screen.turnCrown(by: -1)
    screen.advance(by: 1)
    #expect(screen.shown("Row 2").first?.frame.midY == 57)
    let sideways = Screen.showing(pager())
    #expect(sideways.focusableCount == 0)
  }
}
