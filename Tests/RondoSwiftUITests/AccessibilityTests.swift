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
    // A screen reader asks at once, and says what it hears then.
    for (page, step) in [(1, banner.increment), (0, banner.decrement)] {
      step()
      for _ in 0..<6 {
        #expect(screen.accessibility.count == 1)
        #expect(screen.accessibility.first?.label?.contains("Title \(page)") == true)
        #expect(screen.accessibility.first?.label?.contains("Title \(1 - page)") == false)
        #expect(screen.accessibility.first?.value == "\(page + 1) of 4")
        screen.advance(by: 0.2)
      }
    }
  }

  @Test func `a screen reader reads a card again that it brought, and says where it scrolled to`() {
    let reader = NSObject()
    let screen = Screen.showing(Pager(Card.list(4)) { CardView($0) })
    UIAccessibility.doubleFocused = reader
    defer { UIAccessibility.doubleFocused = nil }
    var heard = UIAccessibility.doublePosts.count
    func posts() -> [(notification: UIAccessibility.Notification, argument: Any?)] {
      defer { heard = UIAccessibility.doublePosts.count }
      return Array(UIAccessibility.doublePosts[heard...])
    }
    screen.accessibility.first?.increment()
    // Not before the views show the card.
    #expect(posts().isEmpty)
    screen.advance(by: 0.2)
    let read = posts()
    #expect(read.map(\.notification) == [.layoutChanged])
    #expect(read.first?.argument as AnyObject === reader)
    screen.accessibility.first?.scroll(to: .trailing)
    let scrolled = posts()
    #expect(scrolled.map(\.notification) == [.pageScrolled])
    #expect(scrolled.first?.argument as? String == "3 of 4")
    screen.advance(by: 1)
    screen.accessibility.first?.scroll(to: .bottom)
    #expect(posts().isEmpty)
    // A word is a value, which the reader says by itself.
    let roller = Screen.showing(Roller(["Seoul", "Lisbon"]), height: 114)
    UIAccessibility.doubleFocused = reader
    roller.accessibility.first?.increment()
    #expect(roller.accessibility.first?.value == "Lisbon")
    roller.advance(by: 1)
    #expect(posts().isEmpty)
    // Others than the screen reader adjust, too.
    UIAccessibility.doubleFocused = nil
    screen.accessibility.first?.decrement()
    screen.advance(by: 1)
    #expect(posts().isEmpty)
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

  @Test func `a double tap selects where that is heard, and an item's buttons are actions`() {
    var did: [String] = []
    let pager = Pager(Card.list(4)) { card in
      VStack {
        Text(verbatim: "Tea \(card.id)")
        Button("Buy") { did.append("buy \(card.id)") }
        if card.id == 1 { Button("Share") { did.append("share") } }
      }
    }
    let screen = Screen.showing(pager.onReelSelect { did.append("select \($0)") })
    #expect(screen.accessibility.count == 1)
    #expect(screen.accessibility.first?.label == "Tea 0, Buy")
    #expect(screen.accessibility.first?.actionNames.sorted() == ["", "Buy"])
    screen.accessibility.first?.perform()
    screen.accessibility.first?.perform("Buy")
    // Only those of the item at the index are.
    screen.accessibility.first?.increment()
    screen.advance(by: 1)
    #expect(screen.accessibility.first?.actionNames.sorted() == ["", "Buy", "Share"])
    for name in ["Buy", "Share", ""] { screen.accessibility.first?.perform(name) }
    #expect(did == ["select 0", "buy 0", "buy 1", "share", "select 1"])
    // Where nobody hears of one a double tap is left to what is there.
    let unheard = Screen.showing(pager)
    #expect(unheard.accessibility.first?.actionNames == ["Buy"])
    unheard.accessibility.first?.perform("Buy")
    #expect(did.last == "buy 0")
  }

  @Test func `an item that is a button and nothing else is still both`() {
    var did: [String] = []
    func pager() -> some View {
      Pager(Card.list(2)) { card in Button("Buy") { did.append("buy \(card.id)") } }
    }
    let screen = Screen.showing(pager().onReelSelect { did.append("select \($0)") })
    #expect(screen.accessibility.count == 1)
    screen.accessibility.first?.perform()
    screen.accessibility.first?.perform("Buy")
    #expect(did == ["select 0", "buy 0"])
    Screen.showing(pager()).accessibility.first?.perform()
    #expect(did.last == "buy 0")
  }

  @Test func `a button of a moving item is pressed by its action on every turn`() {
    var pressed: [Int] = []
    let screen = Screen.showing(
      Carousel(Card.list(3)) { card in
        HStack {
          Text(verbatim: "\(card.id)")
          Button("Buy") { pressed.append(card.id) }
        }
      }
      .onReelSelect { _ in })
    for step in 0..<7 {
      screen.accessibility.first?.perform("Buy")
      #expect(pressed.last == step % 3)
      screen.accessibility.first?.increment()
      screen.advance(by: 0.6)
    }
    #expect(pressed.count == 7)
  }

  @Test func `an image's own label is spoken, and a decorative one's name is not`() {
    let images = [
      Image("IMG_1", label: Text(verbatim: "The Alps")), Image(decorative: "IMG_2"),
      Image(uiImage: UIImage(color: .red, size: CGSize(width: 30, height: 20), label: "A tram")),
    ]
    let banners: [AnyView] = [
      AnyView(Pager(images)), AnyView(Carousel(images, contentMode: .fit)),
      AnyView(Carousel(images)),
      AnyView(Roller(Card.list(3)) { images[$0.id] }.rollerRows(height: 40)),
      AnyView(Marquee(Card.list(3)) { images[$0.id].frame(width: 200, height: 40) }),
    ]
    for (index, banner) in banners.enumerated() {
      let screen = Screen.showing(banner, width: 150) { $0.doubleSet(voiceOver: true) }
      for label in ["The Alps", "", "A tram"] {
        #expect(screen.accessibility.count == 1)
        #expect(screen.accessibility.first?.label ?? "" == label, "banner \(index)")
        screen.accessibility.first?.increment()
        screen.advance(by: 1)
      }
    }
  }

  @Test func `what has no room to move has nothing to pause`() {
    let images = Card.list(1)
    let alone = Screen.showing(Carousel(images) { CardView($0) })
    alone.advance(by: 0.1)
    #expect(alone.accessibility.first?.actionNames.contains("Pause") == false)
    let controller = ReelController()
    let marquee = Marquee("Some words").reelController(controller)
    let screen = Screen.showing(marquee, width: 300, height: 40)
    screen.advance(by: 0.1)
    #expect(screen.accessibility.first?.actionNames.contains("Pause") == false)
    #expect(Timer.live.isEmpty)
    // In less room it moves.
    screen.resize(to: CGSize(width: 50, height: 40))
    screen.advance(by: 0.1)
    #expect(controller.needsScrolling)
    #expect(screen.accessibility.first?.actionNames.contains("Pause") == true)
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
