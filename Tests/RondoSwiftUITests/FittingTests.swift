import Foundation
import RondoCore
import SwiftUI
import Testing

@testable import RondoSwiftUI

/// Banners as high, or as wide, as the item at the index, and on the way from one to the next.
@MainActor @Suite(.serialized) struct FittingTests {
  private let heights: [CGFloat] = [40, 90, 60]

  private func pager(_ ids: [Int] = [0, 1, 2], transition: Double = 0.5) -> some View {
    VStack(spacing: 0) {
      Pager(ids.map { Card(id: $0) }) { SizedCard($0, height: heights[$0.id]) }
        .reelFitsHeightToItem().reelTransition(transition)
      Text(verbatim: "below")
    }
  }

  /// The banner's height, which the text below shows.
  private func height(_ screen: Screen) -> CGFloat {
    let below = screen.find(text: "below")?.frame ?? .zero
    return screen.rootSize.height - below.height
  }

  /// The sizes of each frame until nothing moves any more.
  private func sizes(_ screen: Screen, _ size: (Screen) -> CGFloat) -> [CGFloat] {
    var result = [size(screen)]
    for _ in 0..<120 {
      screen.advance(by: 1.0 / 60)
      result.append(size(screen))
      if !screen.isTicking, result.suffix(3).allSatisfy({ $0 == result.last }) { break }
    }
    return result
  }

  /// Whether the sizes lead from one to another without a step back or a leap.
  private func isSmooth(_ sizes: [CGFloat], from first: CGFloat, to last: CGFloat) -> Bool {
    let sign: CGFloat = last > first ? 1 : -1
    let steps = zip(sizes, sizes.dropFirst()).map { sign * ($1 - $0) }
    // The curve is at most 1.75 times as steep as the whole, and frames may come in pairs.
    let most = 1.75 * abs(last - first) / 0.5 * 2 / 60
    return abs((sizes.first ?? 0) - first) < 1 && sizes.last == last
      && steps.allSatisfy { $0 >= 0 && $0 <= most }
      && sizes.filter { $0 != first && $0 != last }.count > 20
  }

  @Test func `its height goes over to the next item's in the time of a step, and back`() {
    let screen = Screen.showing(pager(), height: 200)
    #expect(height(screen) == 40)
    screen.swipe(from: 250, 90, by: -200)
    let there = sizes(screen, height)
    #expect(isSmooth(there, from: 40, to: 90), "\(there)")
    #expect(screen.cards().map(\.item) == [1])
    #expect(Timer.live.isEmpty)
    screen.swipe(from: 50, 90, by: 200)
    let back = sizes(screen, height)
    #expect(isSmooth(back, from: 90, to: 40), "\(back)")
  }

  @Test func `another step on the way begins where it is`() {
    let controller = ReelController()
    let screen = Screen.showing(pager().reelController(controller), height: 200)
    controller.select(1)
    screen.advance(by: 0.5)
    let between = height(screen)
    #expect(between > 50 && between < 85)
    controller.select(2)
    var last = between
    for _ in 0..<60 {
      screen.advance(by: 1.0 / 60)
      let now = height(screen)
      #expect(abs(now - last) < 7, "\(last) to \(now)")
      last = now
    }
    #expect(last == 60)
    #expect(!screen.isTicking)
  }

  @Test func `a roller's width goes over to the next word's`() {
    let screen = Screen.showing(
      HStack(spacing: 0) {
        Text(verbatim: "Fly to")
        Roller(["Quito", "Antananarivo"]).rollerFitsWidthToItem()
        Text(verbatim: "now")
      })
    func width(_ screen: Screen) -> CGFloat {
      (screen.find(text: "now")?.frame.minX ?? 0) - (screen.find(text: "Fly to")?.frame.maxX ?? 0)
    }
    screen.advance(by: 1.6)
    let first = width(screen)
    let there = sizes(screen, width)
    let long = Screen.showing(Text(verbatim: "Antananarivo")).rootSize.width
    let short = Screen.showing(Text(verbatim: "Quito")).rootSize.width
    #expect(abs(first - short) < 0.01)
    #expect(abs((there.last ?? 0) - long) < 0.01)
    #expect(there.filter { $0 > short + 5 && $0 < long - 5 }.count > 15)
    #expect(zip(there, there.dropFirst()).allSatisfy { $1 - $0 > -0.01 && $1 - $0 < 8 })
  }

  @Test func `at once under reduced motion, without time for it, and for changed items`() {
    let reduced = Screen.showing(pager(), height: 200) { $0.doubleSet(reduceMotion: true) }
    let quick = Screen.showing(pager(transition: 0), height: 200)
    for screen in [reduced, quick] {
      screen.swipe(from: 250, 90, by: -200)
      let passed = sizes(screen, height)
      #expect(Set(passed).isSubset(of: [40, 90]) && passed.last == 90)
    }
    let changed = Screen.showing(pager(), height: 200)
    changed.update(pager([1, 0, 2]))
    #expect(height(changed) == 40)
    #expect(changed.cards().map(\.item) == [0])
    changed.update(pager([2]))
    #expect(height(changed) == 60)
    changed.advance(by: 1)
    #expect(height(changed) == 60)
    #expect(changed.ticks == 0 && Timer.live.isEmpty)
  }

  @Test func `what fills its place stays as high as that`() {
    let controller = ReelController()
    let screen = Screen.showing(
      Pager(Card.list(3)) { CardView($0) }.reelFitsHeightToItem().reelController(controller),
      height: 200)
    controller.select(1)
    for _ in 0..<60 {
      screen.advance(by: 1.0 / 60)
      #expect(screen.rootSize.height == 200)
    }
    #expect(screen.shown("1").first?.frame.midY == 100)
  }
}
