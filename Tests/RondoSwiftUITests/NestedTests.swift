import RondoCore
import SwiftUI
import Testing

@testable import RondoSwiftUI

/// Banners in the items of another one, which are made once more to be measured.
@MainActor struct NestedTests {
  /// What the inner banners told.
  final class Log {
    var shown: [Int] = []
    var indices: [Int] = []
    let selection = Box(0)
  }

  private struct Shows: View {
    let log: Log
    let outer: ReelController
    let inner: ReelController
    var runs = true

    var body: some View {
      Pager(Card.list(4)) { card in
        if card.id == 0 {
          Carousel(Card.list(3), selection: log.selection.binding) { SizedCard($0, height: 40) }
            .autoplay(runs)
            .reelController(inner)
            .onReelShow { log.shown.append($0) }
            .onReelIndexChange { index, _ in log.indices.append(index) }
        } else {
          SizedCard(card, height: 40)
        }
      }
      .reelController(outer)
    }
  }

  @Test
  func `a banner in an item tells everything once, and the one that is seen is controlled`() {
    let (log, outer, inner) = (Log(), ReelController(), ReelController())
    let screen = Screen.showing(Shows(log: log, outer: outer, inner: inner))
    screen.advance(by: 0.5)
    #expect(log.shown == [0])
    inner.next()
    screen.advance(by: 1)
    #expect(log.indices == [1] && log.selection.written == [1])
    #expect(log.shown == [0, 1])
    #expect(screen.cards().map(\.item) == [1])
  }

  @Test func `where no banner in an item is seen nothing moves`() {
    let (log, outer, inner) = (Log(), ReelController(), ReelController())
    let screen = Screen.showing(Shows(log: log, outer: outer, inner: inner))
    outer.select(3, animated: false)
    screen.advance(by: 1)
    let told = log.shown.count
    for _ in 0..<40 {
      screen.advance(by: 0.25)
      #expect(!screen.isTicking)
    }
    #expect(Timer.live.isEmpty)
    #expect(log.shown.count == told)
  }
}
