import Foundation
import RondoCore
import SwiftUI
import TestSupport
import Testing

@testable import RondoSwiftUI

/// What the pages for those who move from other libraries say of SwiftUI.
@MainActor @Suite(.serialized) struct MovingFromTests {
  @Test func `the tables name only what is there`() throws {
    let known = try KnownNames(of: "RondoSwiftUI", beside: #filePath)
    // They stand in the catalog of the kit that those libraries are for.
    let pages = try DocumentedNames.pages(of: "RondoUIKit", named: "MovingFrom", beside: #filePath)
    #expect(pages.count == 4)
    for (name, page) in pages {
      let uses = page.inColumns(of: "SwiftUI")
      #expect(uses.count > 20, "\(name)")
      #expect(known.unknown(uses) == [], "\(name)")
    }
  }

  @Test func `a property of the other kit is found`() throws {
    let known = try KnownNames(of: "RondoSwiftUI", beside: #filePath)
    let page = DocumentedNames(
      in: """
        | there | UIKit | SwiftUI |
        | --- | --- | --- |
        | `a` | `isLoop` | `isLoop`, `reelLoops(singleItem:)`, `reelLoops(single:)` |
        | `b` | `indicator` | `ReelController.pause()`, `ReelController.halt()` |
        """)
    #expect(
      known.unknown(page.inColumns(of: "SwiftUI")) == ["halt", "isLoop", "reelLoops(single:)"])
  }

  // MARK: Running labels

  private func label() -> some View {
    Marquee([Card(id: 0)]) { SizedCard($0, width: 600, height: 20) }
      .marqueeSpeed(100)
      .reelDelay(0)
  }

  private func start(_ screen: Screen) -> Double { screen.cards().first?.start ?? .nan }

  @Test(arguments: [Reel.Direction.forward, .backward])
  func `a label without a loop goes to its end and stays there`(direction: Reel.Direction) {
    let screen = Screen.showing(
      label().reelLoops(false).reelEndBehavior(.stop).reelDirection(direction), height: 20)
    let isForward = direction == .forward
    #expect(abs(start(screen) - (isForward ? 0 : -300)) < 2)
    screen.advance(by: 1.5)
    #expect(abs(start(screen) + 150) < 3)
    for _ in 0..<3 {
      screen.advance(by: 3)
      #expect(abs(start(screen) - (isForward ? -300 : 0)) < 0.5)
      #expect(!screen.isTicking)
    }
  }

  @Test func `a label runs once for each tap`() {
    let reel = ReelController()
    let screen = Screen.showing(
      label()
        .reelRepeatCount(1)
        .reelController(reel)
        .onAppear { reel.stop() }
        .onReelSelect { _ in reel.start() }, height: 20)
    screen.advance(by: 3)
    #expect(!reel.isRunning)
    #expect(start(screen) == 0)
    for _ in 0..<2 {
      screen.tap(at: 100, 10)
      screen.advance(by: 3)
      #expect(reel.isRunning)
      screen.advance(by: 6)
      #expect(!reel.isRunning)
      #expect(abs(start(screen)) < 0.5)
    }
  }

  // MARK: Covers

  @Test func `a tapped item comes to the middle where the app sets the selection`() {
    let index = Box(0)
    func covers() -> some View {
      Carousel(Card.list(6), selection: index.binding) { CardView($0) }
        .autoplay(false)
        .reelItemExtent(100)
        .reelPaging(.item)
        .onReelSelect { index.value = $0 }
    }
    let screen = Screen.showing(covers())
    screen.tap(at: 250, 50)
    screen.update(covers())
    screen.advance(by: 1)
    #expect(index.value == 1)
    #expect(abs((screen.cards().first { $0.item == 1 }?.start ?? .nan) - 100) < 0.5)
  }
}
