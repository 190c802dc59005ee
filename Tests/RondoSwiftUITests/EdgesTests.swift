import Foundation
import RondoCore
import SwiftUI
import Testing

@testable import RondoSwiftUI

/// Faded edges as they are drawn: where content goes on, and only there.
@MainActor @Suite(.serialized) struct EdgesTests {
  private static let fade: CGFloat = 40

  private func card(_ card: Card, _ axis: Reel.Axis, length: CGFloat = 80) -> some View {
    Color.black.accessibilityIdentifier("card \(card.id)")
      .frame(width: axis == .horizontal ? length : 60, height: axis == .horizontal ? 60 : length)
  }

  private func strip(
    _ count: Int = 5, _ axis: Reel.Axis = .horizontal, length: CGFloat = 100, delay: Double = 0,
    fade: CGFloat = fade
  ) -> some View {
    Marquee(Card.list(count)) { card($0, axis, length: length) }
      .reelSpacing(0, seam: 0).reelAxis(axis).reelDelay(delay).reelFadeLength(fade)
  }

  private func screen(
    _ view: some View, _ axis: Reel.Axis = .horizontal, isMirrored: Bool = false
  ) -> Screen {
    Screen.showing(
      view, width: axis == .horizontal ? 300 : 60, height: axis == .horizontal ? 60 : 300
    ) { $0.layoutDirection = isMirrored ? .rightToLeft : .leftToRight }
  }

  /// How much of the black content is seen at a point along the strip, in 0...1.
  private func density(_ screen: Screen, _ axis: Reel.Axis) -> (Int) -> Double {
    let picture = screen.picture()
    return { at in
      let (x, y) = axis == .horizontal ? (at, 30) : (30, at)
      return 1 - Double(picture.bytes[(y * picture.width + x) * 4 + 1]) / 255
    }
  }

  /// Which of the two sides are faded; nil where what is drawn is neither.
  private func fadedSides(_ screen: Screen, _ axis: Reel.Axis = .horizontal) -> Reel.Sides? {
    let density = density(screen, axis)
    var sides: Reel.Sides = []
    for (side, place) in [(Reel.Sides.before, { $0 }), (.after, { 299 - $0 })]
      as [(Reel.Sides, (Int) -> Int)]
    {
      let (edge, middle, inside) = (density(place(0)), density(place(20)), density(place(41)))
      guard inside > 0.98 else { return nil }
      if edge < 0.05, abs(middle - 0.5) < 0.05 {
        sides.insert(side)
      } else if edge < 0.98 || middle < 0.98 {
        return nil
      }
    }
    return sides
  }

  /// The sides as who reads from left to right, or from top to bottom, has them.
  private func sides(_ sides: Reel.Sides, _ isMirrored: Bool) -> Reel.Sides {
    guard isMirrored, sides != [.before, .after] else { return sides }
    return sides == .after ? .before : sides == .before ? .after : []
  }

  nonisolated private static let directions = [
    (Reel.Axis.horizontal, false), (.horizontal, true), (.vertical, false),
  ]

  @Test(arguments: directions)
  func `at rest it is faded where an item is cut off, and not where the strip ends`(
    axis: Reel.Axis, isMirrored: Bool
  ) {
    let controller = ReelController()
    // Five items of 80 points: the last whole one on the right is the third, or the fifth.
    let pager = Pager(Card.list(5)) { card($0, axis) }
      .reelItemExtent(80).reelAlignment(.leading).reelPaging(.free).reelAxis(axis)
      .reelFadeLength(EdgesTests.fade).reelController(controller)
    let screen = screen(pager, axis, isMirrored: isMirrored)
    #expect(fadedSides(screen, axis) == sides(.after, isMirrored))
    let way: CGFloat = isMirrored ? 50 : -50
    screen.swipe(
      from: axis == .horizontal ? 150 : 30, axis == .horizontal ? 30 : 150,
      by: axis == .horizontal ? way : 0, axis == .horizontal ? 0 : way, rest: 0.3)
    screen.advance(by: 1)
    #expect(!screen.isTicking)
    #expect(fadedSides(screen, axis) == [.before, .after])
    controller.select(4, animated: false)
    screen.settle()
    #expect(fadedSides(screen, axis) == sides(.before, isMirrored))
    controller.select(0, animated: false)
    screen.settle()
    #expect(fadedSides(screen, axis) == sides(.after, isMirrored))
  }

  @Test(arguments: directions)
  func `both directions begin at an end of theirs, and fade what they leave and what they near`(
    axis: Reel.Axis, isMirrored: Bool
  ) {
    for (direction, first) in [(Reel.Direction.forward, Reel.Sides.after), (.backward, .before)] {
      let screen = screen(
        strip(4, axis, length: 90, delay: 1).marqueeMode(.bounce).reelDirection(direction)
          .marqueeSpeed(30),
        axis, isMirrored: isMirrored)
      screen.advance(by: 0.5)
      #expect(fadedSides(screen, axis) == sides(first, isMirrored), "\(direction)")
      // 30 points a second over the 60 that are too many, of which 40 fade a side in full.
      for time in stride(from: 0.0, through: 4, by: 0.25) {
        screen.advance(by: time == 0 ? 0.5 : 0.25)
        #expect(screen.isTicking)
        let way = 30 * (time < 2 ? time : 4 - time)
        let left = [min(way / 40, 1), min((60 - way) / 40, 1)]
        let isSwapped = isMirrored != (direction == .backward)
        let shown = density(screen, axis)
        for (place, part) in zip([0, 299], isSwapped ? left.reversed() : left) {
          #expect(abs(1 - shown(place) - part) < 0.06, "\(direction), \(time) s at \(place)")
        }
      }
    }
  }

  @Test func `a loop is faded on both sides, and what fits on none`() {
    let loop = screen(strip())
    for _ in 0..<10 {
      loop.advance(by: 0.6)
      #expect(fadedSides(loop) == [.before, .after])
    }
    let fitting = screen(strip(3))
    #expect(fadedSides(fitting) == [])
    let plain = screen(strip(fade: 0))
    plain.advance(by: 1)
    #expect(fadedSides(plain) == [])
  }
}
