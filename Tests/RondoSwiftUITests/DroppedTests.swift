import Foundation
import RondoCore
import SwiftUI
import Testing

@testable import RondoSwiftUI

/// Banners that are dropped while something is under way.
@MainActor @Suite(.serialized) struct DroppedTests {
  enum Kind: CaseIterable {
    case marquee, pager, carousel, roller
  }

  /// A banner of each component; all but the pager move by themselves.
  private struct Banner: View {
    let kind: Kind
    let cards: [Card]
    var controller = ReelController()
    var body: some View {
      Group {
        switch kind {
        case .marquee: Marquee(cards) { field($0).frame(width: 120, height: 20) }.reelDelay(0)
        case .pager: Pager(cards) { field($0) }
        case .carousel: Carousel(cards) { field($0) }.autoplay(every: 1)
        case .roller: Roller(cards) { field($0) }.autoplay(every: 1)
        }
      }
      .reelController(controller)
    }

    private func field(_ card: Card) -> some View {
      Color.blue.accessibilityIdentifier("card \(card.id)")
    }
  }

  /// What is under way when a banner is dropped.
  enum Moment: CaseIterable {
    case drive, step, drag, fling, change, crossFade, fitting
  }

  @Test(arguments: Kind.allCases, Moment.allCases)
  func `dropped in mid-motion it is released`(kind: Kind, moment: Moment) {
    weak var model: ReelModel?
    weak var controller: ReelController?
    do {
      let commands = ReelController()
      controller = commands
      func root(_ cards: [Card]) -> some View {
        Banner(kind: kind, cards: cards, controller: commands)
          .reelAnimatesChanges().reelFitsHeightToItem(moment == .fitting)
          .onReelIndexChange { [weak commands] _, _ in _ = commands }
          .onReelShow { _ in }
      }
      let screen = Screen.showing(root(Card.list(5)), width: 200, height: 120) {
        $0.doubleSet(reduceMotion: moment == .crossFade)
      }
      model = commands.attached
      #expect(model != nil)
      var finger: Touch?
      switch moment {
      case .drive:
        for _ in 0..<50 where !screen.isTicking { screen.advance(by: 0.1) }
      case .step, .crossFade, .fitting:
        commands.next()
        screen.advance(by: 0.1)
      case .drag, .fling:
        finger = screen.touch(at: 150, 80)
        for step in 1...5 {
          screen.advance(by: 0.01)
          let way = CGFloat(step) * 12
          finger?.move(
            to: kind == .roller ? 150 : 150 - way, kind == .roller ? 80 - way : 80)
        }
        if moment == .fling { finger?.lift() }
      case .change:
        screen.update(root([3, 1, 4].map { Card(id: $0) }))
        screen.advance(by: 0.1)
      }
      let moves = screen.isTicking || (commands.attached?.isPressed ?? false)
      // Only what has a drive moves by itself.
      #expect(moves || (kind == .pager && moment == .drive))
      screen.remove()
      #expect(!screen.isTicking && Timer.live.isEmpty)
      finger?.cancel()
    }
    #expect(model == nil && controller == nil)
    DoubleClock.advance(by: 10)
  }
}
