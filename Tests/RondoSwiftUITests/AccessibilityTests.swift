import Foundation
import RondoCore
import SwiftUI
import Testing

@testable import RondoSwiftUI

@MainActor @Suite(.serialized) struct AccessibilityTests {
  private func words(_ count: Int = 4) -> [String] { (0..<count).map { "Word \($0)" } }

  @Test func `a banner is one adjustable element that speaks its current item`() throws {
    let screen = Screen.showing(
      Pager(Card.list(4)) { card in
        VStack {
          Text(verbatim: "Title \(card.id)")
          Text(verbatim: "Text \(card.id)")
        }
      })
    #expect(screen.accessibility.count == 1)
    let banner = try #require(screen.accessibility.first)
    #expect(banner.isAdjustable)
    #expect(banner.label?.contains("Title 0") == true)
    #expect(banner.label?.contains("Title 1") == false)
    #expect(banner.value == "1 of 4")
    banner.increment()
    screen.advance(by: 1)
    #expect(screen.accessibility.first?.label?.contains("Title 1") == true)
    #expect(screen.accessibility.first?.value == "2 of 4")
    screen.accessibility.first?.decrement()
    screen.advance(by: 1)
    #expect(screen.accessibility.first?.value == "1 of 4")
  }

  @Test func `copies are not spoken`() {
    let screen = Screen.showing(Marquee(["Hello"]).marqueeRunsWhenFits(), width: 300)
    #expect(screen.shown("Hello").count > 2)
    #expect(screen.accessibility.count == 1)
    #expect(screen.accessibility.first?.label == "Hello")
  }

  @Test func `a roller speaks its word`() {
    let screen = Screen.showing(Roller(["Seoul", "Lisbon"]), height: 114)
    #expect(screen.accessibility.first?.value == "Seoul")
    screen.advance(by: 2.1)
    #expect(screen.accessibility.first?.value == "Lisbon")
  }

  @Test func `what moves by itself has a pause action, what does not has none`() throws {
    let screen = Screen.showing(Carousel(Card.list(4)) { CardView($0) })
    let banner = try #require(screen.accessibility.first)
    #expect(banner.actionNames.contains("Pause"))
    banner.perform("Pause")
    screen.advance(by: 20)
    #expect(screen.cards().map(\.item) == [0])
    #expect(screen.accessibility.first?.actionNames.contains("Play") == true)
    screen.accessibility.first?.perform("Play")
    screen.advance(by: 3.6)
    #expect(screen.cards().map(\.item) == [1])
    let pager = Screen.showing(Pager(Card.list(4)) { CardView($0) })
    #expect(pager.accessibility.first?.actionNames.contains("Pause") == false)
  }

  @Test func `its phrases can be translated`() {
    let screen = Screen.showing(
      Carousel(Card.list(4)) { CardView($0) }
        .reelPhrases(pause: "Anhalten", play: "Abspielen") { "\($0) von \($1)" })
    #expect(screen.accessibility.first?.value == "1 von 4")
    #expect(screen.accessibility.first?.actionNames.contains("Anhalten") == true)
  }

  @Test func `three fingers go a page, and a double tap selects`() {
    var selected: [Int] = []
    let screen = Screen.showing(
      Pager(Card.list(4)) { CardView($0) }.onReelSelect { selected.append($0) })
    screen.accessibility.first?.scroll(to: .trailing)
    screen.advance(by: 1)
    #expect(screen.cards().map(\.item) == [1])
    screen.accessibility.first?.perform()
    #expect(selected == [1])
  }

  @Test func `a double tap presses the button of an item, and selects where that is heard`() {
    var pressed: [Int] = []
    var selected: [Int] = []
    let pager = Pager(Card.list(4)) { card in
      VStack {
        Text(verbatim: "Tea \(card.id)")
        Button("Buy") { pressed.append(card.id) }
      }
    }
    let screen = Screen.showing(pager)
    #expect(screen.accessibility.count == 1)
    screen.accessibility.first?.increment()
    screen.advance(by: 1)
    screen.accessibility.first?.perform()
    #expect(pressed == [1])
    let heard = Screen.showing(pager.onReelSelect { selected.append($0) })
    heard.accessibility.first?.perform()
    #expect(selected == [0] && pressed == [1])
  }

  @Test func `a screen reader holds the drive, and a step by it is still one`() {
    let screen = Screen.showing(Carousel(Card.list(4)) { CardView($0) }) {
      $0.doubleSet(voiceOver: true)
    }
    screen.advance(by: 20)
    #expect(screen.cards().map(\.item) == [0])
    screen.accessibility.first?.increment()
    screen.advance(by: 1)
    #expect(screen.cards().map(\.item) == [1])
    screen.advance(by: 20)
    #expect(screen.cards().map(\.item) == [1])
    screen.change { $0.doubleSet(voiceOver: false) }
    screen.advance(by: 3.1)
    #expect(screen.cards().map(\.item) == [2])
  }

  @Test func `under reduced motion a marquee stands at its start and can be read by hand`() {
    let screen = Screen.showing(Marquee(words()), width: 100, height: 30) {
      $0.doubleSet(reduceMotion: true)
    }
    screen.advance(by: 20)
    #expect(screen.ticks == 0)
    #expect(screen.shown("Word 0").first?.frame.minX == 0)
    screen.swipe(from: 90, 15, by: -60, rest: 0.2)
    screen.advance(by: 1)
    #expect((screen.shown("Word 0").first?.frame.minX ?? 0) < -30)
  }

  @Test func `under reduced motion a step asked for fades`() {
    let controller = ReelController()
    let screen = Screen.showing(
      Pager(Card.list(3)) { CardView($0) }.reelController(controller)
    ) { $0.doubleSet(reduceMotion: true) }
    controller.next()
    screen.advance(by: 0.1)
    // Neither is moved.
    #expect(screen.cards().allSatisfy { $0.start == 0 })
    #expect(Set(screen.cards().map(\.item)) == [0, 1])
    screen.advance(by: 0.2)
    #expect(screen.cards().map(\.item) == [1])
    #expect(!screen.isTicking)
  }

  @Test func `reduced motion is followed while it changes`() {
    let screen = Screen.showing(Carousel(Card.list(4)) { CardView($0) })
    screen.advance(by: 1)
    screen.change { $0.doubleSet(reduceMotion: true) }
    screen.advance(by: 20)
    #expect(screen.cards().map(\.item) == [0])
    screen.change { $0.doubleSet(reduceMotion: false) }
    screen.advance(by: 3)
    #expect(screen.cards().map(\.item) == [1])
  }
}
