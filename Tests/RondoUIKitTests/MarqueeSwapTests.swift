import RondoCore
import Testing
import UIKit

@testable import RondoUIKit

/// Other views, elements and items of a data source in a marquee, by its `swap`.
@MainActor @Suite struct MarqueeSwapTests {
  private struct News: Equatable {
    var id: Int
    var width: CGFloat
  }

  /// A label as wide as it was told.
  private final class Word: UILabel {
    var width: CGFloat = 0
    override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: width, height: 20) }
  }

  private func label(_ text: String, width: CGFloat) -> UILabel {
    let label = Word()
    label.text = text
    label.width = width
    return label
  }

  private func marquee(_ swap: MarqueeView.Swap) -> MarqueeView {
    let view = MarqueeView()
    view.swap = swap
    return view
  }

  /// What is in sight, from left to right.
  private func seen(_ view: MarqueeView) -> [(text: String, start: Double, end: Double)] {
    view.slots.values.map { slot in
      let start = view.shownStart(of: slot, at: DoubleClock.now)
      let text = (slot.content as? UILabel)?.text ?? "?"
      return (text, start, start + Double(slot.host.bounds.width))
    }
    .filter { $0.end > 0.01 && $0.start < Double(view.bounds.width) - 0.01 }
    .sorted { $0.start < $1.start }
  }

  /// Elements of which each knows its length, and the banner that shows them.
  private func typed(
    _ swap: MarqueeView.Swap, on screen: Screen
  ) -> (view: MarqueeView, items: ReelItems<News, UILabel>) {
    let view = marquee(swap)
    let items = ReelItems(
      in: view, id: \.id, make: { UILabel() },
      configure: { (label: UILabel, news: News) in label.text = "\(news.id)" })
    items.extent = { news, _ in news.width }
    items.elements = [News(id: 1, width: 100), News(id: 2, width: 120)]
    return (screen.show(view), items)
  }

  @Test func `other elements come in at the seam behind those that are there`() {
    let screen = Screen(width: 150, height: 30)
    let (view, items) = typed(.atSeam, on: screen)
    screen.pass(3)
    let before = seen(view)
    items.elements = [News(id: 3, width: 110), News(id: 4, width: 130)]
    screen.layOut()
    var last = seen(view)
    #expect(last.map(\.text) == before.map(\.text))
    for (old, new) in zip(before, last) { #expect(abs(old.start - new.start) < 0.01) }
    #expect(view.reel.isSwapping)
    var followed = false
    for _ in 0..<300 where view.reel.isSwapping {
      screen.pass(0.1)
      let now = seen(view)
      // Nothing jumps, and nothing is blank.
      for item in last where item.end - 4 > 0.1 {
        #expect(now.contains { $0.text == item.text && abs($0.start - item.start + 4) < 0.1 })
      }
      #expect(now.allSatisfy { "1234".contains($0.text) })
      followed = followed || now.map(\.text).suffix(2) == ["2", "3"]
      last = now
    }
    #expect(followed)
    #expect(Set(seen(view).map(\.text)).isSubset(of: ["3", "4"]))
    #expect(view.past.isEmpty)
  }

  @Test func `the same elements have no seam to wait for`() {
    let screen = Screen(width: 150, height: 30)
    for swap in [MarqueeView.Swap.atSeam, .startsOver] {
      let (view, items) = typed(swap, on: screen)
      screen.pass(3)
      let before = seen(view)
      let same = items.elements
      items.elements = same
      screen.layOut()
      #expect(!view.reel.isSwapping)
      let after = seen(view)
      #expect(before.map(\.text) == after.map(\.text))
      for (old, new) in zip(before, after) { #expect(abs(old.start - new.start) < 0.01) }
      view.removeFromSuperview()
    }
  }

  @Test func `elements, views and a data source's items start over`() {
    let screen = Screen(width: 150, height: 30)
    let (view, items) = typed(.startsOver, on: screen)
    screen.pass(3)
    #expect(abs(seen(view)[0].start) > 1)
    items.elements = [News(id: 3, width: 110), News(id: 1, width: 130)]
    screen.layOut()
    #expect(seen(view)[0].text == "3" && abs(seen(view)[0].start) < 0.01)
    screen.pass(3)
    // Texts that stay do not keep their places either.
    let texts = marquee(.startsOver)
    texts.items = ["One text that runs", "Another one"]
    screen.show(texts)
    screen.pass(3)
    texts.items = ["A new one before", "One text that runs"]
    screen.layOut()
    #expect(abs(texts.shownStart(ofItem: 0, at: DoubleClock.now) ?? .infinity) < 0.01)
    screen.pass(3)
    view.setViews([label("a", width: 170), label("b", width: 200)])
    screen.layOut()
    #expect(seen(view)[0].text == "a" && abs(seen(view)[0].start) < 0.01)
    let source = Source()
    view.dataSource = source
    screen.layOut()
    screen.pass(3)
    #expect(abs(seen(view)[0].start) > 1)
    view.reloadData()
    screen.layOut()
    #expect(seen(view)[0].text == "a0" && abs(seen(view)[0].start) < 0.01)
    screen.pass(0.9)
    #expect(abs(seen(view)[0].start) < 0.01)
  }

  private final class Source: ReelViewDataSource {
    var letter = "a"
    func numberOfItems(in reelView: ReelView) -> Int { 2 }
    func reelView(_ reelView: ReelView, viewForItemAt index: Int, reusing view: UIView?) -> UIView {
      let label = view as? UILabel ?? UILabel()
      label.text = "\(letter)\(index)"
      return label
    }
    func reelView(_ reelView: ReelView, extentOfItemAt index: Int) -> CGFloat? { 180 }
  }

  @Test(arguments: [false, true])
  func `views that are there but once stay until their turn is over`(isSource: Bool) {
    let screen = Screen(width: 150, height: 30)
    let view = marquee(.atSeam)
    let source = Source()
    if isSource {
      view.dataSource = source
    } else {
      view.setViews((0..<2).map { label("a\($0)", width: 180) })
    }
    screen.show(view)
    let start = DoubleClock.now
    // A turn is two of 180, 8 and 32 points: it is over after 1 s and 400 points at 40 points a second.
    screen.pass(3)
    if isSource {
      source.letter = "b"
      view.reloadData()
    } else {
      view.setViews((0..<2).map { label("b\($0)", width: 180) })
    }
    screen.layOut()
    #expect(view.reel.isSwapping)
    while DoubleClock.now < start + 10.8 {
      #expect(seen(view).allSatisfy { $0.text.hasPrefix("a") }, "\(DoubleClock.now)")
      screen.pass(0.2)
    }
    screen.pass(0.5)
    #expect(!view.reel.isSwapping && view.past.isEmpty)
    #expect(!seen(view).isEmpty && seen(view).allSatisfy { $0.text.hasPrefix("b") })
    for _ in 0..<60 {
      screen.pass(0.2)
      #expect(seen(view).allSatisfy { $0.text.hasPrefix("b") }, "\(DoubleClock.now)")
    }
  }

  @Test func `a view that goes on among others keeps its place`() {
    let screen = Screen(width: 150, height: 30)
    let view = marquee(.atSeam)
    let kept = label("kept", width: 180)
    view.setViews([label("a", width: 180), kept])
    screen.show(view)
    screen.pass(3)
    view.setViews([kept, label("b", width: 180)])
    screen.layOut()
    #expect(!view.reel.isSwapping)
    for _ in 0..<60 {
      screen.pass(0.2)
      #expect(seen(view).allSatisfy { ["kept", "b"].contains($0.text) })
    }
  }

  @Test func `elsewhere other items are shown at once`() {
    let screen = Screen()
    let view = screen.carousel(4)
    view.setViews([label("a", width: 180), label("b", width: 180)])
    screen.layOut()
    #expect(!view.reel.isSwapping && view.past.isEmpty && view.reel.strip.itemCount == 2)
  }
}
