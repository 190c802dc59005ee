import RondoCore
import SwiftUI
import TestSupport
import Testing

@testable import RondoSwiftUI

/// What a banner keeps of a long life.
@MainActor @Suite(.serialized) struct MemoryTests {
  /// The least object has 16 bytes, and in a fifth of the rounds there are 400 comings and goings.
  private static let leastLeak = 16 * 400

  private struct Root: View {
    let kind: Int
    var isShown = true
    var isUpright = false
    var cards = Card.list(3)
    let controller: ReelController

    var body: some View {
      if isShown {
        banner
          .reelController(controller)
          .reelAnimatesChanges()
          .reelFadeLength(10)
          .onReelIndexChange { _, _ in }
          .onReelShow { _ in }
          .onReelHide { _, _, _ in }
          .frame(width: isUpright ? 120 : 200, height: isUpright ? 200 : 120)
      }
    }

    @ViewBuilder private var banner: some View {
      switch kind {
      case 0: Marquee(cards) { field($0).frame(width: 120, height: 20) }.reelDelay(0)
      case 1: Pager(cards) { field($0) }
      case 2: Carousel(cards) { field($0) }.autoplay(every: 1).pageIndicator(.stories)
      default: Roller(cards) { field($0) }.autoplay(every: 1)
      }
    }

    /// Not a text: an attributed string leaves something behind by itself with this Foundation.
    private func field(_ card: Card) -> some View {
      Color.blue.accessibilityIdentifier("card \(card.id)")
    }
  }

  @Test(arguments: 0..<4)
  func `ten thousand changes of parent, size, data and scene leave no byte behind`(kind: Int) {
    let controller = ReelController()
    var root = Root(kind: kind, controller: controller)
    let screen = Screen.showing(EmptyView(), width: 200, height: 200)
    screen.framesPerSecond = 5
    var most = 0
    let growth = Memory.growth(in: 10_000) { round in
      let cycle = round / 5
      switch round % 5 {
      case 0: root.isShown = true
      case 1: root.cards = (0..<cycle % 7).map { Card(id: $0 + cycle % 3) }
      case 2: root.isUpright = cycle % 2 == 0
      case 3: screen.change { $0.scenePhase = cycle % 4 == 0 ? .background : .active }
      default: root.isShown = false
      }
      screen.update(root)
      if round % 5 == 3 { screen.advance(by: 0.5) }
      most = max(most, screen.leaves.count)
    }
    #expect(growth < Self.leastLeak * 3 / 4)
    #expect(most > 0 && most <= 40, "\(most)")
    #expect(screen.leaves.isEmpty && Timer.live.isEmpty && !screen.isTicking)
    #expect(controller.attached == nil)
  }
}
