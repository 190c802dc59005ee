import Foundation
import RondoCore
import TestSupport
import Testing
import UIKit

@testable import RondoUIKit

/// What the pages for those who move from other libraries say of UIKit.
@MainActor @Suite struct MovingFromTests {
  private static let long = "The sun will rise at 6.42 and set at 17.15 over most of the country"

  private func marquee(_ edit: (MarqueeView) -> Void) -> (screen: Screen, view: MarqueeView) {
    let screen = Screen(width: 150, height: 30)
    let view = MarqueeView(text: Self.long)
    view.speed = 100
    view.delay = 0
    edit(view)
    screen.show(view)
    return (screen, view)
  }

  private func start(_ view: MarqueeView) -> CGFloat {
    view.shownStart(ofItem: 0, at: DoubleClock.now) ?? .nan
  }

  // MARK: Names

  @Test func `the tables name only what is there`() throws {
    let known = try KnownNames(of: "RondoUIKit", beside: #filePath)
    let pages = try DocumentedNames.pages(of: "RondoUIKit", named: "MovingFrom", beside: #filePath)
    #expect(pages.count == 4)
    for (name, page) in pages {
      let uses = page.inColumns(of: "UIKit")
      #expect(uses.count > 20, "\(name)")
      #expect(known.unknown(uses) == [], "\(name)")
    }
  }

  @Test func `the text around them names only what is there or in the tables`() throws {
    let kits = try ["RondoUIKit", "RondoSwiftUI"].map { try KnownNames(of: $0, beside: #filePath) }
    for (name, page) in try DocumentedNames.pages(
      of: "RondoUIKit", named: "MovingFrom", beside: #filePath)
    {
      let theirs = Set(page.inFirstColumns.map(\.name))
      let unknown = kits.map { Set($0.unknown(page.inProse)) }
      #expect(unknown[0].intersection(unknown[1]).subtracting(theirs) == [], "\(name)")
      let told = kits.map { Set($0.unknown(page.inColumns(of: ""))) }
      #expect(told[0].intersection(told[1]).subtracting(theirs) == [], "\(name)")
    }
  }

  @Test func `a name that is not there is found`() throws {
    let known = try KnownNames(of: "RondoUIKit", beside: #filePath)
    let page = DocumentedNames(
      in: """
        Text with `isLoop` and `isLop`.
        | there | UIKit | SwiftUI | |
        | --- | --- | --- | --- |
        | `a` | `speed`, `sped`, `mode = .bounce`, `mode = .bouncy` | `marqueeSpeed` | `b` |
        | `c` | `select(_:animated:way:)`, `select(_:slowly:)`, `marqueeGap` | | |
        | `d` | `PageIndicator(style: .dots)`, `PageIndicator(kind: .dots)` | | |
        | `e` | `Reel.Appearance.opacity`, `opacity`, `passes`, `setUp()` | | |
        """)
    #expect(
      known.unknown(page.inColumns(of: "UIKit")) == [
        "PageIndicator(kind:)", "bouncy", "marqueeGap", "passes", "select(_:slowly:)", "setUp",
        "sped",
      ])
    #expect(known.unknown(page.inProse) == ["isLop"])
    #expect(page.inFirstColumns.map(\.name).sorted() == ["a", "c", "d", "e"])
  }

  @Test(arguments: ["RondoUIKit", "RondoSwiftUI"])
  func `each link between pages leads to one`(kit: String) throws {
    let pages = try DocumentedCode.pages(of: kit, beside: #filePath)
    let names = Set(pages.map(\.name))
    for (page, text) in pages {
      for link in text.components(separatedBy: "<doc:").dropFirst() {
        let name = String(link.prefix { $0 != ">" })
        #expect(names.contains(name), "\(page) links to \(name)")
      }
    }
    // Nobody would find what the first page does not link.
    let root = pages.first { $0.name == kit }?.text ?? ""
    for name in names.subtracting([kit]) { #expect(root.contains("<doc:\(name)>"), "\(name)") }
  }

  // MARK: Running labels

  @Test(arguments: [Reel.Direction.forward, .backward])
  func `a text without a loop goes to its end and stays there`(direction: Reel.Direction) {
    let (screen, view) = marquee {
      $0.isLoop = false
      $0.endBehavior = .stop
      $0.direction = direction
    }
    let way = view.intrinsicContentSize.width - 150
    #expect(way > 100)
    #expect(abs(start(view) - (direction == .forward ? 0 : -way)) < 0.5)
    screen.pass(way / 100 / 2)
    #expect(abs(start(view) + way / 2) < 0.5)
    for _ in 0..<3 {
      screen.pass(way / 100)
      #expect(abs(start(view) - (direction == .forward ? -way : 0)) < 0.5)
      #expect(!view.isRunning)
    }
  }

  @Test func `a text that bounces backward begins with its end in sight`() {
    let (screen, view) = marquee {
      $0.mode = .bounce
      $0.direction = .backward
      $0.dwell = 1
    }
    let way = view.intrinsicContentSize.width - 150
    #expect(abs(start(view) + way) < 0.5)
    screen.pass(way / 100 + 0.5)
    #expect(abs(start(view)) < 0.5)
    // It rests at both ends.
    screen.pass(0.4)
    #expect(abs(start(view)) < 0.5)
    screen.pass(0.6)
    #expect(abs(start(view) + 50) < 0.5)
  }

  @Test func `a text rests at every return, and the first time as long as its delay`() {
    let (screen, view) = marquee {
      $0.delay = 1
      $0.dwell = 2
    }
    let turn = TimeInterval(view.intrinsicContentSize.width + view.gap) / 100
    screen.pass(1.5)
    #expect(abs(start(view) + 50) < 0.5)
    #expect(abs(view.position - 0.5 / turn) < 0.01)
    screen.pass(turn - 0.5 + 1.9)
    #expect(abs(start(view)) < 0.5)
    screen.pass(0.6)
    #expect(abs(start(view) + 50) < 0.5)
  }

  @Test func `a text runs once for each tap`() {
    let (screen, view) = marquee {
      $0.repeatCount = 1
      $0.stop()
      $0.onSelect = { [weak view = $0] _ in view?.start() }
    }
    let turn = TimeInterval(view.intrinsicContentSize.width + view.gap) / 100
    screen.pass(3)
    #expect(!view.isRunning)
    for _ in 0..<2 {
      let finger = screen.finger()
      finger.down(30, 15)
      finger.up()
      screen.layOut()
      screen.pass(turn / 2)
      #expect(view.isRunning)
      screen.pass(turn)
      #expect(!view.isRunning)
      #expect(abs(start(view)) < 0.5)
    }
  }

  // MARK: Pages

  @Test func `a single page that cannot be moved can be pulled if it bounces`() {
    for bounces in [true, false] {
      let screen = Screen(width: 300, height: 100)
      let view = screen.pager(1)
      view.bounces = bounces
      let finger = screen.finger()
      finger.down(150, 50)
      for step in 1...10 {
        screen.pass(0.02)
        finger.move(150 - CGFloat(step) * 10, 50)
      }
      screen.pass(0.1)
      let start = view.shownStart(ofItem: 0, at: DoubleClock.now) ?? .nan
      #expect(bounces ? start < -20 : start == 0)
      finger.up()
    }
  }
}
