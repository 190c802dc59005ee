import Foundation
import RondoCore
import Testing
import UIKit

@testable import RondoUIKit

/// Long lists whose items have lengths of their own.
@MainActor @Suite struct MeasuringTests {
  private final class Chip: UIView {
    var length: CGFloat = 0
    override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: length, height: length) }
  }

  /// How many views were made and how often one was filled.
  private final class Counts {
    var made = 0
    var filled = 0
  }

  private func length(of item: Int) -> CGFloat { CGFloat(30 + item &* 7919 % 91) }

  private func list(
    _ count: Int, _ view: ReelView, counts: Counts, identities: [Int]? = nil
  ) {
    var provider = ItemProvider()
    provider.count = { count }
    provider.view = { index, view in
      if view == nil { counts.made += 1 }
      counts.filled += 1
      let chip = view as? Chip ?? Chip()
      chip.length = length(of: identities?[index] ?? index)
      return chip
    }
    if let identities { provider.identity = { AnyHashable(identities[$0]) } }
    view.show(provider)
  }

  private func strip() -> ReelView {
    let view = ReelView()
    view.settings.drive = .still
    view.settings.paging = .free
    view.settings.spacing = 4
    return view
  }

  /// Expects what is seen to follow each other without a gap, each as long as it wants to be.
  private func expectRow(
    _ view: ReelView, _ comment: Comment? = nil, location: SourceLocation = #_sourceLocation
  ) {
    let shown = view.shownItems(at: DoubleClock.now)
    #expect(!shown.isEmpty, comment, sourceLocation: location)
    for (one, next) in zip(shown, shown.dropFirst()) {
      let end = one.start + Double(length(of: one.item)) + 4
      #expect(abs(next.start - end) < 1, comment, sourceLocation: location)
    }
  }

  @Test func `a million items of own lengths cost what is seen of them`() {
    let screen = Screen()
    let view = strip()
    let counts = Counts()
    list(1_000_000, view, counts: counts)
    screen.show(view)
    expectRow(view)
    #expect(counts.made < 60)
    for item in [654_321, 3, 999_999, 500_000] {
      view.select(item, animated: false)
      screen.layOut()
      #expect(view.index == item)
      expectRow(view)
    }
    view.drive = .drift(speed: 100)
    screen.layOut()
    for _ in 0..<100 {
      screen.pass(0.3)
      expectRow(view)
    }
    #expect(view.slots.count < 40)
    #expect(view.stage.subviews.count == view.slots.count)
    #expect(counts.made < 120)
    #expect(counts.filled < 600)
  }

  @Test(arguments: [Reel.Direction.forward, .backward], [false, true])
  func `while estimates turn into measures nothing that is seen jumps`(
    direction: Reel.Direction, isMirrored: Bool
  ) {
    let screen = Screen()
    let view = strip()
    if isMirrored { view.semanticContentAttribute = .forceRightToLeft }
    list(2000, view, counts: Counts())
    screen.show(view)
    view.select(700, animated: false)
    view.direction = direction
    view.drive = .drift(speed: 120)
    screen.layOut()
    var before: [(item: Int, start: Double)] = []
    for step in 0..<400 {
      screen.pass(0.05)
      let shown = view.shownItems(at: DoubleClock.now)
      for (item, start) in before {
        guard let now = shown.first(where: { $0.item == item }) else { continue }
        #expect(abs(abs(now.start - start) - 6) < 1, "step \(step), item \(item)")
      }
      before = shown
    }
  }

  @Test func `dragged into what was not measured, all stays under the finger`() {
    let screen = Screen()
    let view = strip()
    list(2000, view, counts: Counts())
    screen.show(view)
    view.select(1000, animated: false)
    screen.layOut()
    for way in [1.0, -1] {
      let finger = screen.finger()
      finger.down(195, 100)
      // The strip goes along from where the finger decided.
      finger.move(195 + way * 12, 100)
      for step in 1...15 {
        screen.pass(0.02)
        let before = view.shownItems(at: DoubleClock.now)
        finger.move(195 + way * (12 + 12 * Double(step)), 100)
        let after = view.shownItems(at: DoubleClock.now)
        for (item, start) in before {
          guard let there = after.first(where: { $0.item == item }) else { continue }
          #expect(abs(there.start - start - way * 12) < 0.5 || step == 1, "step \(step)")
        }
      }
      screen.pass(0.3)
      finger.up()
      screen.pass(2)
    }
  }

  @Test func `changed data keeps the item and its place`() {
    let screen = Screen()
    let view = strip()
    let counts = Counts()
    list(500, view, counts: counts, identities: Array(0..<500))
    screen.show(view)
    view.select(250, animated: false)
    screen.layOut()
    let before = view.shownItems(at: DoubleClock.now)
    // A hundred new ones before, and none of those far behind.
    list(450, view, counts: counts, identities: Array(1000..<1100) + Array(0..<350))
    screen.layOut()
    #expect(view.index == 350)
    let after = view.shownItems(at: DoubleClock.now)
    #expect(after.map { $0.item - 100 } == before.map(\.item))
    for (one, other) in zip(before, after) { #expect(abs(one.start - other.start) < 0.5) }
  }

  @Test func `a far item is gone to past a few others`() {
    let screen = Screen()
    for isLong in [false, true] {
      let view = strip()
      let counts = Counts()
      if isLong { view.itemExtent = 50 }
      list(1_000_000, view, counts: counts)
      screen.show(view)
      view.select(700_000)
      screen.layOut()
      #expect(view.isMoving)
      for _ in 0..<12 {
        screen.pass(0.1)
        #expect(view.slots.count < 120)
      }
      #expect(view.index == 700_000)
      view.select(699_990)
      screen.pass(1)
      #expect(view.index == 699_990)
      view.removeFromSuperview()
    }
  }

  @Test func `a long list that rewinds needs no view for each item`() {
    let screen = Screen()
    let view = CarouselView()
    view.isLoop = false
    view.setLabels(100_000)
    screen.show(view)
    view.select(99_999, animated: false)
    screen.layOut()
    var most = 0
    for _ in 0..<20 {
      screen.pass(0.2)
      most = max(most, view.slots.count)
    }
    #expect(view.index == 0)
    #expect(most < 300)
    #expect(view.slots.count < 10)
  }

  @Test(arguments: [10, 200])
  func `a marquee of views knows whether they fit`(count: Int) {
    let screen = Screen(width: 390, height: 30)
    let view = MarqueeView()
    view.spacing = 0
    let views = (0..<count).map { _ in
      let chip = Chip()
      chip.length = 1
      return chip
    }
    view.setViews(views)
    screen.show(view)
    #expect(!view.needsScrolling)
    #expect(view.intrinsicContentSize.height == 1)
    for chip in views { chip.length = 390 / CGFloat(count) + 1 }
    view.reloadData()
    screen.layOut()
    #expect(view.needsScrolling)
    screen.pass(2)
    #expect(view.isMoving)
  }

  @Test func `a text with breaks of lines is one line with spaces`() throws {
    let screen = Screen()
    let view = MarqueeView(text: "One\ntwo\r\nthree")
    screen.show(view)
    let line = TextStrip.size(of: "One two three", font: .systemFont(ofSize: 17))
    #expect(view.intrinsicContentSize == line)
    #expect(TextStrip.size(of: "One\ntwo\r\nthree", font: .systemFont(ofSize: 17)) == line)
    view.attributedText = NSAttributedString(
      string: "One\ntwo\u{2028}three", attributes: [.font: UIFont.systemFont(ofSize: 17)])
    screen.layOut()
    #expect(view.intrinsicContentSize == line)
    let strip = try #require(view.slots.values.first?.content as? TextStrip)
    #expect(strip.sizeThatFits(.zero) == line)
    // None at the ends, and one for all that are between.
    let text = "\nOne\n\u{2029}\r\ntwo \u{85}three\n"
    #expect(TextStrip.line(of: text) == "One two three")
    #expect(TextStrip.size(of: text, font: .systemFont(ofSize: 17)) == line)
    // Also where a carriage return and its line feed look otherwise.
    let parts = NSMutableAttributedString(
      string: "One\r", attributes: [.font: UIFont.systemFont(ofSize: 17)])
    parts.append(
      NSAttributedString(
        string: "\ntwo three", attributes: [.font: UIFont.systemFont(ofSize: 17)]))
    #expect(TextStrip.size(of: parts) == line)
  }
}
