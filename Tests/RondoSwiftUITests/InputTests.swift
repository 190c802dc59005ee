import Foundation
import RondoCore
import SwiftUI
import Testing

@testable import RondoSwiftUI

/// Fingers, pointers, keys, the crown.
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

  // MARK: UIKit's recognisers

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

  // MARK: Keys, remotes, the crown

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
