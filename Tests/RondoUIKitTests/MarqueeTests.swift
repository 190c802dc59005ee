import RondoCore
import Testing
import UIKit

@testable import RondoUIKit

@MainActor @Suite struct MarqueeTests {
  private let long = "The sun will rise at 6.42 and set at 17.15 over most of the country"

  @Test func `text runs when, and only when, it is wider than the view`() {
    let screen = Screen(width: 200, height: 30)
    let view = screen.show(MarqueeView(text: "Short"))
    #expect(!view.needsScrolling)
    #expect(!view.isRunning)
    screen.pass(5)
    #expect(view.shownStart(ofItem: 0, at: DoubleClock.now) == 0)
    #expect(view.slots.count == 1)
    view.text = long
    screen.layOut()
    #expect(view.needsScrolling)
    #expect(view.isRunning)
    view.frame.size.width = 2000
    screen.layOut()
    #expect(!view.isRunning)
  }

  @Test func `what runs gives way before what stands beside it, unless told otherwise`() {
    let view = MarqueeView(text: long)
    func priorities() -> [UILayoutPriority] {
      [.horizontal, .vertical].map(view.contentCompressionResistancePriority)
    }
    #expect(priorities() == [.defaultLow, .defaultHigh])
    view.axis = .vertical
    #expect(priorities() == [.defaultHigh, .defaultLow])
    view.setContentCompressionResistancePriority(.required, for: .horizontal)
    view.axis = .horizontal
    #expect(priorities() == [.required, .defaultHigh])
  }

  @Test func `text that is measured here is as wide as it is drawn`() {
    let text = NSAttributedString(
      string: long, attributes: [.font: UIFont.systemFont(ofSize: 17)])
    #expect(TextStrip.size(of: long, font: .systemFont(ofSize: 17)) == TextStrip.size(of: text))
    let view = MarqueeView(text: long)
    view.fontSize = 17
    #expect(view.intrinsicContentSize == TextStrip.size(of: text))
  }

  @Test func `only as many labels are alive as the window needs`() {
    let screen = Screen(width: 300, height: 30)
    let view = MarqueeView(text: "Tick")
    view.runsWhenFits = true
    screen.show(view)
    screen.pass(3)
    let turn = view.reel.strip.length
    // As many turns as can be seen at once, and one that comes.
    #expect(view.slots.count <= Int(300 / turn) + 2)
    for _ in 0..<50 {
      screen.pass(0.3)
      #expect(view.shownItems(at: DoubleClock.now).count == view.formula(at: DoubleClock.now).count)
    }
  }

  @Test func `start, stop and reset do what they say`() {
    let screen = Screen(width: 150, height: 30)
    let view = screen.show(MarqueeView(text: long))
    screen.pass(3)
    #expect(view.shownStart(ofItem: 0, at: DoubleClock.now)! < -70)
    view.stop()
    screen.pass(2)
    #expect(!view.isRunning)
    #expect(abs(view.shownStart(ofItem: 0, at: DoubleClock.now)!) < 0.5)
    screen.pass(5)
    #expect(abs(view.shownStart(ofItem: 0, at: DoubleClock.now)!) < 0.5)
    view.start()
    #expect(view.isRunning)
    screen.pass(2)
    #expect(view.shownStart(ofItem: 0, at: DoubleClock.now)! < -10)
    view.reset()
    screen.layOut()
    #expect(view.shownStart(ofItem: 0, at: DoubleClock.now) == 0)
    screen.pass(0.9)
    #expect(view.shownStart(ofItem: 0, at: DoubleClock.now) == 0)
  }

  @Test func `a drag by hand goes over into the drift, or does not move it`() {
    let screen = Screen(width: 150, height: 30)
    let view = screen.show(MarqueeView(text: long))
    screen.pass(2)
    let before = view.shownStart(ofItem: 0, at: DoubleClock.now)!
    screen.swipe(from: CGPoint(x: 40, y: 15), by: 60)
    screen.pass(0.01)
    #expect(view.shownStart(ofItem: 0, at: DoubleClock.now)! > before + 30)
    screen.pass(4)
    let one = view.presentReel
    screen.pass(0.5)
    view.advance()
    // 40 points a second; past the seam it is counted from the next turn.
    let way = view.reel.offset - one.offset
    #expect(abs((way < 0 ? way + one.strip.length : way) - 20) < 0.5)
    view.isDraggable = false
    screen.layOut()
    let at = view.formula(at: DoubleClock.now)
    screen.swipe(from: CGPoint(x: 40, y: 15), by: 60)
    #expect(abs(view.formula(at: DoubleClock.now)[0].start - at[0].start) < 6)
  }

  @Test func `seconds per turn hold until a speed is set`() {
    let screen = Screen(width: 150, height: 30)
    let view = MarqueeView(text: long)
    view.duration = 10
    screen.show(view)
    let turn = view.reel.strip.length
    #expect(view.reel.settings.drive == .drift(speed: turn / 10))
    view.gap = 100
    screen.layOut()
    screen.layOut()
    #expect(view.reel.settings.drive == .drift(speed: view.reel.strip.length / 10))
    view.speed = 50
    #expect(view.reel.settings.drive == .drift(speed: 50))
    #expect(view.duration == nil)
  }

  @Test func `a ticker whose text changes keeps its place`() {
    let screen = Screen(width: 150, height: 30)
    let view = screen.show(MarqueeView(text: long))
    screen.pass(4)
    let before = view.shownStart(ofItem: 0, at: DoubleClock.now)!
    view.text = long + "."
    screen.layOut()
    #expect(abs(view.shownStart(ofItem: 0, at: DoubleClock.now)! - before) < 6)
    #expect(before < -100)
  }

  /// Where the texts in sight stand, from left to right.
  private func texts(_ view: MarqueeView) -> [(text: String, start: CGFloat, end: CGFloat)] {
    view.slots.values.compactMap { slot in
      guard let strip = slot.content as? TextStrip, let text = strip.attributedText?.string else {
        return nil
      }
      let start = CGFloat(view.shownStart(of: slot, at: DoubleClock.now))
      let end = start + slot.host.bounds.width
      return end > 0.01 && start < view.bounds.width - 0.01 ? (text, start, end) : nil
    }.sorted { $0.start < $1.start }
  }

  @Test func `other text comes in at the seam behind the old, or starts over`() {
    let screen = Screen(width: 150, height: 30)
    let view = screen.show(MarqueeView(text: long))
    let other = "Another text that is long enough to run"
    view.swap = .atSeam
    screen.pass(3)
    let before = texts(view)
    view.text = other
    screen.layOut()
    #expect(view.text == other)
    // At once nothing of what is seen changes.
    let after = texts(view)
    #expect(after.map(\.text) == before.map(\.text))
    for (old, new) in zip(before, after) { #expect(abs(old.start - new.start) < 0.01) }
    // Then frame by frame what was seen goes on, and the new one follows behind the gap.
    var last = after
    var followed = false
    for _ in 0..<1000 where view.reel.isSwapping {
      screen.pass(0.1)
      let now = texts(view)
      for item in last where item.end - 4 > 0.1 {
        #expect(now.contains { $0.text == item.text && abs($0.start - item.start + 4) < 0.1 })
      }
      for (left, right) in zip(now, now.dropFirst()) {
        #expect(abs(right.start - left.end - 32) < 0.1)
        followed = followed || (left.text == long && right.text == other)
      }
      last = now
    }
    #expect(followed)
    #expect(Set(texts(view).map(\.text)) == [other])
    #expect(!view.slots.isEmpty && Timer.live.isEmpty)
    view.swap = .startsOver
    screen.pass(2)
    view.text = long
    screen.layOut()
    #expect(view.shownStart(ofItem: 0, at: DoubleClock.now) == 0)
    screen.pass(0.9)
    #expect(view.shownStart(ofItem: 0, at: DoubleClock.now) == 0)
  }

  @Test func `of texts set one after the other only the newest comes`() {
    let screen = Screen(width: 150, height: 30)
    let view = screen.show(MarqueeView(text: long))
    view.swap = .atSeam
    screen.pass(3)
    var seen: Set<String> = []
    for number in 0..<5 {
      view.text = "Text \(number) that is long enough to run"
      screen.layOut()
      #expect(view.slots.count < 8)
    }
    for _ in 0..<400 {
      screen.pass(0.1)
      seen.formUnion(texts(view).map(\.text))
    }
    #expect(seen == [long, "Text 4 that is long enough to run"])
  }

  @Test func `what goes is not read, and a tap on it selects nothing`() {
    let screen = Screen(width: 150, height: 30)
    let view = screen.show(MarqueeView(text: long))
    var selected: [Int] = []
    view.onSelect = { selected.append($0) }
    view.swap = .atSeam
    screen.pass(3)
    view.text = "Another text that is long enough to run"
    screen.layOut()
    #expect(view.item(at: CGPoint(x: 40, y: 15)) == nil)
    let old = view.slots.values.filter {
      ($0.content as? TextStrip)?.attributedText?.string == long
    }
    #expect(!old.isEmpty && old.allSatisfy(\.host.accessibilityElementsHidden))
    #expect(view.accessibilityValue?.contains("Another") ?? true)
    #expect(selected.isEmpty)
  }

  @Test func `where no seam comes, because it stands, text does not wait`() {
    let screen = Screen(width: 150, height: 30)
    let other = "Another text that is long enough to run"
    let ways: [(MarqueeView) -> Void] = [
      { $0.stop() }, { $0.pause() }, { $0.bounds.size.width = 2000 }, { $0.personSwitch = .paused },
    ]
    for (number, way) in ways.enumerated() {
      let view = screen.show(MarqueeView(text: long))
      view.swap = .atSeam
      screen.pass(3)
      view.text = other
      screen.layOut()
      #expect(Set(texts(view).map(\.text)) == [long], "\(number)")
      way(view)
      // In a window wide enough for it, it runs on to where it will stand.
      screen.pass(number == 2 ? 20 : 3)
      #expect(Set(texts(view).map(\.text)) == [other], "\(number)")
      view.removeFromSuperview()
    }
    // A finger holds it only for a while.
    let view = screen.show(MarqueeView(text: long))
    view.swap = .atSeam
    screen.pass(3)
    view.text = other
    screen.layOut()
    let finger = screen.finger()
    finger.down(40, 15)
    screen.pass(1)
    #expect(Set(texts(view).map(\.text)) == [long])
    finger.up()
    screen.pass(30)
    #expect(Set(texts(view).map(\.text)) == [other])
  }

  @Test func `of many items one is replaced alone`() {
    let screen = Screen(width: 150, height: 30)
    let view = MarqueeView()
    view.items = ["Alpha and omega", "Beta and more", "Gamma"]
    screen.show(view)
    screen.pass(2)
    let kept = view.slots.first { $0.key.item == 1 }?.value.content
    view.items = ["Alpha", "Beta and more", "Gamma"]
    screen.layOut()
    #expect(kept != nil)
    #expect(view.slots.first { $0.key.item == 1 }?.value.content === kept)
  }

  @Test func `text of any length is drawn in tiles`() {
    let screen = Screen(width: 150, height: 30)
    let view = MarqueeView(text: String(repeating: long + " ", count: 7))
    screen.show(view)
    let strip = view.slots.values.first?.content as? TextStrip
    strip?.layoutIfNeeded()
    let width = strip?.bounds.width ?? 0
    #expect(width > 3072 && width < 4096)
    #expect(strip?.subviews.count == Int((width / 1024).rounded(.up)))
    #expect(strip?.subviews.allSatisfy { $0.bounds.width <= 1024 } == true)
    #expect(abs((strip?.subviews.map(\.frame.maxX).max() ?? 0) - width) < 0.01)
  }

  /// What of a window is not covered by tiles where the compositor shows them, but for gaps of the strip.
  private func uncovered(_ view: MarqueeView) -> Double {
    let window = Double(view.bounds.width)
    var missing = 0.0
    for slot in view.slots.values {
      guard let strip = slot.content as? TextStrip else { continue }
      let start = view.shownStart(of: slot, at: DoubleClock.now)
      let seen =
        max(-start, 0)..<max(min(window - start, Double(strip.bounds.width)), max(-start, 0))
      let covered = strip.subviews.reduce(0.0) { sum, tile in
        let tile = Double(tile.frame.minX)..<Double(tile.frame.maxX)
        return sum
          + max(min(tile.upperBound, seen.upperBound) - max(tile.lowerBound, seen.lowerBound), 0)
      }
      missing += seen.upperBound - seen.lowerBound - covered
    }
    return missing
  }

  @Test(arguments: [MarqueeView.Mode.continuous, .pass, .bounce], [false, true])
  func `of a very long text only what is near is drawn, and all that is seen`(
    mode: MarqueeView.Mode, isMirrored: Bool
  ) {
    let screen = Screen(width: 390, height: 30)
    let view = MarqueeView(text: String(repeating: long + " ", count: 400))
    view.mode = mode
    view.speed = 1500
    view.delay = 0.5
    view.semanticContentAttribute = isMirrored ? .forceRightToLeft : .forceLeftToRight
    screen.show(view)
    #expect(view.reel.strip.length > 100_000)
    var most = 0
    for _ in 0..<300 {
      #expect(uncovered(view) < 0.5)
      most = max(most, view.slots.values.reduce(0) { $0 + ($1.content?.subviews.count ?? 0) })
      screen.pass(0.471)
    }
    // By hand, and thrown.
    let finger = screen.finger()
    finger.down(200, 15)
    for step in 1...10 {
      screen.pass(0.01)
      finger.move(200 - 18 * CGFloat(step), 15)
      #expect(uncovered(view) < 0.5)
    }
    finger.up()
    for _ in 0..<20 {
      screen.pass(0.1)
      #expect(uncovered(view) < 0.5)
      most = max(most, view.slots.values.reduce(0) { $0 + ($1.content?.subviews.count ?? 0) })
    }
    #expect(most <= 24)
  }

  @Test func `larger text is measured again`() {
    let screen = Screen(width: 150, height: 60)
    let view = screen.show(MarqueeView(text: long))
    let before = view.reel.strip.length
    screen.window.change(to: UITraitCollection(double: .extraExtraExtraLarge))
    screen.layOut()
    #expect(view.reel.strip.length > before * 1.2)
    let fixed = MarqueeView(text: long)
    fixed.font = .systemFont(ofSize: 17)
    screen.show(fixed)
    let own = fixed.reel.strip.length
    screen.window.change(to: UITraitCollection(double: .large))
    screen.layOut()
    #expect(fixed.reel.strip.length == own)
  }

  @Test func `it runs from right to left in such a layout`() {
    let screen = Screen(width: 150, height: 30)
    let view = MarqueeView(text: long)
    view.semanticContentAttribute = .forceRightToLeft
    screen.show(view)
    let width = Double(view.slots.values.first?.host.bounds.width ?? 0)
    // Its right edge is at the window's, and goes to the right.
    func rightEdges() -> [Double] {
      view.slots.values.map { view.shownStart(of: $0, at: DoubleClock.now) + width }
    }
    #expect(rightEdges().contains { abs($0 - 150) < 0.01 })
    screen.pass(2)
    #expect(rightEdges().contains { abs($0 - 190) < 0.5 })
  }

  @Test func `turns are counted, and a repeat count ends it`() {
    let screen = Screen(width: 150, height: 30)
    let view = MarqueeView(text: "Two turns and then it stands")
    view.repeatCount = 2
    view.speed = 200
    var turns = 0
    var finished = 0
    view.onTurn = { turns += $0 }
    view.onFinish = { finished += 1 }
    screen.show(view)
    screen.pass(60)
    #expect(turns == 2)
    #expect(finished == 1)
    #expect(!view.isRunning)
    #expect(Timer.live.isEmpty)
    #expect(abs(view.shownStart(ofItem: 0, at: DoubleClock.now)!) < 0.5)
  }
}
