import RondoCore
import Testing
import UIKit

@testable import RondoUIKit

/// Banners of one item.
@MainActor @Suite struct SingleItemTests {
  @Test func `one item stands unless it is asked to come round, and then comes round by itself`() {
    let screen = Screen()
    let view = screen.carousel(1)
    var turns = 0
    view.onTurn = { turns += $0 }
    screen.pass(10)
    #expect(turns == 0)
    #expect(!view.isAnimated)
    #expect(view.shownItems(at: DoubleClock.now).map(\.start) == [0])
    view.loopsSingleItem = true
    screen.layOut()
    var most = 0
    for _ in 0..<100 {
      screen.pass(0.1)
      let shown = view.shownItems(at: DoubleClock.now)
      most = max(most, shown.count)
      #expect(shown.allSatisfy { $0.item == 0 })
      // One after the other, without a gap.
      #expect((shown.first?.start ?? 1) <= 0.5)
      #expect((shown.last?.start ?? -1) + 390 >= 389.5)
      if shown.count == 2 { #expect(abs(shown[1].start - shown[0].start - 390) < 0.5) }
    }
    // A step every three seconds.
    #expect(turns == 3)
    #expect(most == 2)
    #expect(view.index == 0)
  }

  @Test func `one item that comes round can be turned by hand`() {
    let screen = Screen()
    let view = screen.carousel(1)
    view.loopsSingleItem = true
    view.isAutoplaying = false
    screen.layOut()
    let finger = screen.finger()
    finger.down(300, 100)
    for step in 1...10 {
      screen.pass(0.01)
      finger.move(300 - CGFloat(step) * 20, 100)
    }
    let shown = view.shownItems(at: DoubleClock.now)
    #expect(shown.count == 2)
    #expect(abs((shown.last?.start ?? 0) - (shown.first?.start ?? 0) - 390) < 0.5)
    finger.up()
    screen.pass(1)
    #expect(view.shownItems(at: DoubleClock.now).map(\.start) == [0])
  }
}
