import RondoCore
import TestSupport
import Testing
import UIKit

@testable import RondoUIKit

/// What a banner keeps of a long life.
@MainActor @Suite(.serialized) struct MemoryTests {
  /// The least object has 16 bytes, and in a fifth of the rounds there are 400 comings and goings.
  private static let leastLeak = 16 * 400

  private static let words = ["Seoul", "Lisbon", "Quito", "Oslo", "Rome", "Lima"]

  private func banner(_ kind: Int) -> ReelView {
    let view: ReelView =
      switch kind {
      case 0: MarqueeView()
      case 1: PagerView()
      case 2: CarouselView()
      default: RollerView()
      }
    view.onIndexChange = { _, _ in }
    view.onShow = { _ in }
    view.onRunningChange = { _ in }
    // Measured, a label's text leaves something behind by itself with this Foundation, as below.
    if kind == 0 { view.itemExtent = 80 }
    if kind == 2 { view.indicator = PageIndicator(style: .stories) }
    view.fadeLength = 10
    view.animatesChanges = true
    return view
  }

  /// Gives it other items, as many as six.
  private func reload(_ view: ReelView, _ round: Int) {
    let count = round % 7
    if let view = view as? RollerView {
      view.items = Array(Self.words.suffix(count))
    } else {
      // Not a marquee's texts: an attributed string leaves something behind by itself with this Foundation.
      view.setLabels(count)
    }
  }

  @Test(arguments: 0..<4)
  func `ten thousand changes of window, size and data leave no byte behind`(kind: Int) {
    let screen = Screen(width: 200, height: 200)
    let view = banner(kind)
    var round = 0
    let growth = Memory.growth(in: 10_000) { _ in
      switch round % 5 {
      case 0: screen.show(view, in: CGRect(x: 0, y: 0, width: 200, height: 120))
      case 1: reload(view, round / 5)
      case 2: view.frame.size = CGSize(width: 120, height: 200)
      case 3: DoubleClock.advance(by: 0.7)
      default: view.removeFromSuperview()
      }
      screen.layOut()
      round += 1
    }
    #expect(growth < Self.leastLeak * 3 / 4)
  }

  @Test(arguments: 0..<4)
  func `banners that come and go leave no byte behind`(kind: Int) {
    let screen = Screen(width: 200, height: 200)
    let growth = Memory.growth(in: 2_000) { round in
      let view = banner(kind)
      reload(view, 1 + round % 6)
      screen.show(view, in: CGRect(x: 0, y: 0, width: 200, height: 120))
      screen.pass(2.1)
      view.removeFromSuperview()
    }
    #expect(growth < Self.leastLeak * 3 / 4)
  }
}
