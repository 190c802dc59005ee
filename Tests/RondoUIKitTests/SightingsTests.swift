import Foundation
import RondoCore
import Testing
import UIKit

@testable import RondoUIKit

/// Which items are seen, for how long and how much of them.
@MainActor @Suite struct SightingsTests {
  private final class Log {
    var shown: [Int] = []
    var hidden: [(item: Int, seconds: Double, fraction: Double)] = []

    @MainActor init(_ view: ReelView) {
      view.onShow = { self.shown.append($0) }
      view.onHide = { self.hidden.append(($0, $1, $2)) }
    }
  }

  @Test func `it is shown as its step begins and hidden as one ends, how long and how much`() {
    let screen = Screen()
    let view = screen.carousel(3)
    let log = Log(view)
    #expect(log.shown == [0])
    screen.pass(2.6)
    #expect(log.shown == [0, 1])
    #expect(log.hidden.isEmpty)
    screen.pass(0.41)
    #expect(log.hidden.map(\.item) == [0])
    // The first step ends 3 s after the drive began.
    #expect(abs((log.hidden.first?.seconds ?? 0) - 3) < 0.05)
    #expect(log.hidden.first?.fraction == 1)
    view.removeFromSuperview()
    #expect(log.hidden.map(\.item) == [0, 1])
    screen.pass(20)
    screen.window.addSubview(view)
    screen.layOut()
    #expect(log.shown == [0, 1, 1])
  }

  @Test func `of an item that only peeked, that part is told`() {
    let screen = Screen()
    let view = PagerView()
    view.setLabels(3)
    screen.show(view)
    let log = Log(view)
    let finger = screen.finger()
    finger.down(300, 100)
    for step in 1...10 {
      screen.pass(0.01)
      finger.move(300 - CGFloat(step) * 3.9, 100)
    }
    screen.pass(0.2)
    finger.cancel()
    screen.pass(2)
    #expect(log.shown == [0, 1])
    #expect(log.hidden.map(\.item) == [1])
    let fraction = log.hidden.first?.fraction ?? 1
    #expect(fraction > 0.05 && fraction <= 0.1)
  }

  @Test func `behind the background and while it is hidden nothing is seen`() {
    let screen = Screen()
    let view = screen.carousel(3)
    let log = Log(view)
    screen.scene.enterBackground()
    #expect(log.hidden.map(\.item) == [0])
    screen.pass(5)
    screen.scene.enterForeground()
    screen.layOut()
    #expect(log.shown == [0, 0])
    view.isHidden = true
    #expect(log.hidden.map(\.item) == [0, 0])
    view.isHidden = false
    #expect(log.shown == [0, 0, 0])
  }

  @Test func `an item that moved to another index is still the same sight`() {
    let screen = Screen()
    let view = screen.show(PagerView())
    let items = ReelItems(
      in: view, id: { (id: Int) in id }, make: { UILabel() }, configure: { _, _ in })
    items.elements = [1, 2, 3]
    screen.layOut()
    let log = Log(view)
    screen.pass(1)
    items.elements = [8, 9, 1, 2]
    screen.layOut()
    #expect(log.shown == [0] && log.hidden.isEmpty)
    screen.pass(1)
    items.elements = [8, 9]
    screen.layOut()
    #expect(log.hidden.map(\.item) == [2])
    #expect(log.hidden.first?.seconds == 2)
  }

  @Test func `nothing wakes for it where nobody listens`() {
    let screen = Screen(width: 150, height: 30)
    let view = MarqueeView(text: "The sun will rise at 6.42 and set at 17.15 over the country")
    view.items = ["The sun will rise at 6.42", "and set at 17.15 over the country"]
    screen.show(view)
    screen.pass(2)
    #expect(Timer.live.isEmpty)
    let log = Log(view)
    #expect(Timer.live.count == 1)
    screen.pass(20)
    #expect(log.hidden.count > 2)
    #expect(log.hidden.allSatisfy { $0.fraction > 0.2 && $0.seconds > 1 })
    view.onShow = nil
    view.onHide = nil
    screen.pass(1)
    #expect(Timer.live.isEmpty)
  }

  @Test func `the delegate is told the same`() {
    final class Listener: ReelViewDelegate {
      var told: [String] = []
      func reelView(_ reelView: ReelView, didShowItemAt index: Int) { told.append("+\(index)") }
      func reelView(
        _ reelView: ReelView, didHideItemAt index: Int, after seconds: TimeInterval,
        fraction: Double
      ) {
        told.append("-\(index)")
      }
    }
    let screen = Screen()
    let view = screen.carousel(3)
    let listener = Listener()
    view.delegate = listener
    screen.pass(3.1)
    #expect(listener.told == ["+0", "+1", "-0"])
  }

  @Test func `who changes the items when told is told in order`() {
    let screen = Screen()
    let view = CarouselView()
    view.setLabels(3)
    var told: [String] = []
    view.onHide = { item, _, _ in told.append("-\(item)") }
    view.onShow = { item in
      told.append("+\(item)")
      if told.count < 4 { view.select((item + 1) % 3, animated: false) }
    }
    screen.show(view)
    screen.pass(0.1)
    // Each is hidden once between two sights of it.
    for item in 0..<3 {
      let own = told.filter { $0.hasSuffix("\(item)") }
      for (before, after) in zip(own, own.dropFirst()) { #expect(before != after) }
    }
    #expect(told.first == "+0")
  }
}
