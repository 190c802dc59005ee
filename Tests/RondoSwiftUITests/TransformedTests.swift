import Foundation
import RondoCore
import SwiftUI
import Testing

@testable import RondoSwiftUI

/// Banners shown smaller, turned or elsewhere: fingers, scrolls and taps are where they are seen.
@MainActor @Suite(.serialized) struct TransformedTests {
  enum Change: CaseIterable {
    case scaled, enlarged, turned, quarter, offset, positioned, projected
  }

  private func pager() -> some View {
    Pager(Card.list(5)) { CardView($0) }.frame(width: 200, height: 100)
  }

  @ViewBuilder private func changed(_ change: Change, _ view: some View) -> some View {
    switch change {
    case .scaled: view.scaleEffect(0.5)
    case .enlarged: view.scaleEffect(1.5)
    case .turned: view.rotationEffect(.degrees(180))
    case .quarter: view.rotationEffect(.degrees(90))
    case .offset: view.offset(x: 60, y: -70)
    case .positioned: view.position(x: 150, y: 220)
    case .projected:
      view.projectionEffect(
        ProjectionTransform(CGAffineTransform(a: 0.5, b: 0, c: 0, d: 1.5, tx: 30, ty: -40)))
    }
  }

  private func screen(_ change: Change, _ view: some View) -> Screen {
    Screen.showing(changed(change, view), width: 300, height: 300)
  }

  /// A card as it is seen: where its item begins, its middle, and the way along the strip to its end.
  private struct Seen {
    var start, middle: CGPoint
    var way: CGSize
  }

  private func seen(_ item: Int, _ screen: Screen) throws -> Seen {
    let leaf = try #require(
      screen.leaves.first {
        $0.identifier == "card \(item)" && $0.text == nil && $0.isVisible
      })
    let corners = leaf.quad.corners
    return Seen(
      start: corners[0],
      middle: CGPoint(x: (corners[0].x + corners[2].x) / 2, y: (corners[0].y + corners[2].y) / 2),
      way: CGSize(width: corners[1].x - corners[0].x, height: corners[1].y - corners[0].y))
  }

  private func distance(_ first: CGPoint, _ second: CGPoint) -> CGFloat {
    max(abs(first.x - second.x), abs(first.y - second.y))
  }

  /// The cards in sight, wherever they are.
  private func cards(_ screen: Screen) -> [Int] {
    screen.leaves.filter { $0.isVisible && $0.text == nil }
      .compactMap { $0.identifier.flatMap { Int($0.dropFirst(5)) } }
  }

  @Test(arguments: InputTests.touch, Change.allCases)
  func `what is under a finger stays under it, and settles a page further`(
    system: TriedSystem, change: Change
  ) throws {
    defer { TriedSystem.current = .iOS18 }
    TriedSystem.current = system
    let screen = screen(change, pager())
    let page = try seen(0, screen)
    func point(_ part: CGFloat) -> CGPoint {
      CGPoint(
        x: page.middle.x + page.way.width * (0.4 - part),
        y: page.middle.y + page.way.height * (0.4 - part))
    }
    let finger = screen.touch(at: point(0).x, point(0).y)
    var gap: CGSize?
    for step in 1...10 {
      screen.advance(by: 0.01)
      let here = point(0.06 * CGFloat(step))
      finger.move(to: here.x, here.y)
      // A frame or two.
      screen.advance(by: 0.02)
      // From where it is known to be a drag.
      guard step >= 4 else { continue }
      let card = try seen(0, screen).start
      let now = CGSize(width: card.x - here.x, height: card.y - here.y)
      if let gap { #expect(abs(now.width - gap.width) + abs(now.height - gap.height) < 0.01) }
      gap = now
    }
    finger.lift()
    screen.advance(by: 2)
    #expect(distance(try seen(1, screen).start, page.start) < 0.01)
  }

  @Test(arguments: InputTests.touch, Change.allCases)
  func `a drag across it is left alone, and a tap tells the item that is there`(
    system: TriedSystem, change: Change
  ) throws {
    defer { TriedSystem.current = .iOS18 }
    TriedSystem.current = system
    var selected: [Int] = []
    let screen = screen(change, pager().reelItemsPerPage(2).onReelSelect { selected.append($0) })
    let card = try seen(0, screen)
    for item in 0...1 {
      let middle = try seen(item, screen).middle
      screen.tap(at: middle.x, middle.y)
    }
    #expect(selected == [0, 1])
    screen.swipe(
      from: card.middle.x, card.middle.y, by: -card.way.height / 2, card.way.width / 2)
    screen.advance(by: 1)
    #expect(try seen(0, screen).middle == card.middle)
    #expect(selected == [0, 1])
  }

  @Test(arguments: Change.allCases)
  func `a trackpad scrolls it along the way it is seen to go, and not across`(
    change: Change
  ) throws {
    let screen = screen(change, pager())
    let page = try seen(0, screen)
    #expect(
      screen.scroll(at: page.middle, by: -page.way.width * 0.7, -page.way.height * 0.7))
    screen.advance(by: 1)
    #expect(distance(try seen(1, screen).start, page.start) < 0.01)
    #expect(!screen.scroll(at: page.middle, by: -page.way.height, page.way.width))
    screen.advance(by: 1)
    #expect(distance(try seen(1, screen).start, page.start) < 0.01)
  }

  @Test(arguments: Change.allCases)
  func `the strip follows a trackpad as far as it is scrolled`(change: Change) throws {
    let screen = screen(change, pager().reelPaging(.free))
    let page = try seen(0, screen)
    screen.scroll(at: page.middle, by: -page.way.width * 0.4, -page.way.height * 0.4)
    screen.advance(by: 1)
    let after = try seen(0, screen).start
    let expected = CGPoint(
      x: page.start.x - page.way.width * 0.4, y: page.start.y - page.way.height * 0.4)
    #expect(distance(after, expected) < 0.5)
  }
}
