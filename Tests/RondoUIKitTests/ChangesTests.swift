import RondoCore
import Testing
import UIKit

@testable import RondoUIKit

/// Items that come, go and move while they are looked at.
@MainActor @Suite struct ChangesTests {
  /// A banner of lettered labels, each told apart by its letter.
  @MainActor private final class Letters {
    let view: ReelView
    let items: ReelItems<Character, UILabel>

    init(_ letters: String, on screen: Screen, isLoop: Bool = false, isAnimated: Bool = true) {
      view = ReelView()
      view.settings.drive = .still
      view.settings.isLoop = isLoop
      view.settings.alignment = .leading
      view.settings.paging = .item
      view.itemExtent = 100
      items = ReelItems(
        in: view, id: { $0 }, make: { UILabel() },
        configure: { label, letter in label.text = String(letter) })
      items.elements = Array(letters)
      screen.show(view)
      view.animatesChanges = isAnimated
    }

    func show(_ letters: String, on screen: Screen) {
      items.elements = Array(letters)
      screen.layOut()
    }

    /// Where the compositor shows a letter at a moment, slides included; of several the first.
    func start(_ letter: Character, _ time: TimeInterval = DoubleClock.now) -> Double? {
      slots(letter).map { view.shownStart(of: $0, at: time) + slid($0, time) }.min()
    }

    func slots(_ letter: Character) -> [Slot] {
      let all = Array(view.slots.values) + view.leaving.map(\.slot)
      return all.filter { ($0.content as? UILabel)?.text == String(letter) }
    }

    func slid(_ slot: Slot, _ time: TimeInterval) -> Double {
      let isHorizontal = view.axis == .horizontal
      return slot.host.layer.shown(
        isHorizontal ? "transform.translation.x" : "transform.translation.y", at: time)
    }

    func opacity(_ letter: Character, _ time: TimeInterval = DoubleClock.now) -> Double? {
      let all = view.stage.subviews.compactMap { $0.subviews.first as? UILabel }
      return all.first { $0.text == String(letter) }?.layer.shown("opacity", at: time)
    }
  }

  @Test func `what moved slides from where it was, and the anchored item stands`() {
    let screen = Screen(width: 400, height: 50)
    let letters = Letters("ABCDEF", on: screen)
    letters.show("ABXCDEF", on: screen)
    let now = DoubleClock.now
    #expect(letters.start("A") == 0 && letters.start("B") == 100)
    #expect(letters.start("C") == 200 && letters.start("D") == 300)
    #expect(letters.start("A", now + 0.25) == 0)
    #expect(abs((letters.start("C", now + 0.25) ?? 0) - 250) < 1)
    #expect(letters.start("C", now + 0.5) == 300)
    // The new one stands in its place and fades in.
    #expect(letters.start("X") == 200)
    #expect(letters.opacity("X") == 0)
    #expect(abs((letters.opacity("X", now + 0.25) ?? 0) - 0.5) < 1e-6)
    #expect(letters.opacity("X", now + 0.5) == 1)
    screen.pass(0.6)
    #expect(letters.start("C") == 300)
    #expect(!letters.view.isAnimated)
    #expect(Timer.live.isEmpty)
  }

  @Test func `what is pushed out of the window slides out`() {
    let screen = Screen(width: 400, height: 50)
    let letters = Letters("ABCDEF", on: screen)
    letters.show("AXBCDEF", on: screen)
    #expect(letters.start("D") == 300)
    #expect(abs((letters.start("D", DoubleClock.now + 0.25) ?? 0) - 350) < 1)
    screen.pass(0.6)
    #expect(letters.start("D") == nil)
    #expect(letters.view.stage.subviews.count == letters.view.slots.count)
  }

  @Test func `what is gone fades out where it was, and what comes in its place slides in`() {
    let screen = Screen(width: 400, height: 50)
    let letters = Letters("ABCDEF", on: screen)
    letters.show("ACDEF", on: screen)
    let now = DoubleClock.now
    #expect(letters.opacity("B") == 1)
    #expect(abs((letters.opacity("B", now + 0.25) ?? 0) - 0.5) < 1e-6)
    #expect(letters.start("C") == 200 && letters.start("E") == 400)
    #expect(abs((letters.start("E", now + 0.25) ?? 0) - 350) < 1)
    #expect(letters.view.stage.subviews.count == letters.view.slots.count + 1)
    // The one that goes lies under those that come.
    #expect((letters.view.stage.subviews.first?.subviews.first as? UILabel)?.text == "B")
    screen.pass(0.6)
    #expect(letters.opacity("B") == nil)
    #expect(letters.view.stage.subviews.count == letters.view.slots.count)
    #expect(letters.view.spares.allSatisfy { $0.layer.animationKeys() == nil })
  }

  @Test func `a change of place of two is two slides`() {
    let screen = Screen(width: 400, height: 50)
    let letters = Letters("ABCD", on: screen)
    letters.show("ADCB", on: screen)
    #expect(letters.start("B") == 100 && letters.start("D") == 300)
    let middle = DoubleClock.now + 0.25
    #expect(abs((letters.start("B", middle) ?? 0) - 200) < 1)
    #expect(abs((letters.start("D", middle) ?? 0) - 200) < 1)
    screen.pass(0.6)
    #expect(letters.start("B") == 300 && letters.start("D") == 100)
  }

  @Test func `another change in the middle of one begins where things are seen`() {
    let screen = Screen(width: 400, height: 50)
    let letters = Letters("ABCDEF", on: screen)
    letters.show("AXBCDEF", on: screen)
    screen.pass(0.2)
    let before = letters.start("C")!
    #expect(before > 210 && before < 290)
    letters.show("AXYBCDEF", on: screen)
    #expect(abs(letters.start("C")! - before) < 0.01)
    screen.pass(0.1)
    let later = letters.start("B")!
    letters.show("AXBCDEF", on: screen)
    #expect(abs(letters.start("B")! - later) < 0.01)
    screen.pass(1)
    #expect(letters.start("B") == 200)
    #expect(letters.view.stage.subviews.count == letters.view.slots.count)
  }

  @Test(arguments: [true, false])
  func `it is so in both directions of reading and from top to bottom`(isVertical: Bool) {
    let screen = Screen(width: 400, height: 400)
    let letters = Letters("ABCDEF", on: screen)
    if isVertical {
      letters.view.axis = .vertical
    } else {
      letters.view.semanticContentAttribute = .forceRightToLeft
    }
    screen.layOut()
    let before = letters.start("C")!
    #expect(before == (isVertical ? 200 : 100))
    letters.show("AXBCDEF", on: screen)
    #expect(letters.start("C") == before)
    screen.pass(0.6)
    #expect(letters.start("C") == (isVertical ? 300 : 0))
  }

  @Test func `on a loop an item comes from the nearer side`() {
    let screen = Screen(width: 300, height: 50)
    let letters = Letters("ABCDE", on: screen, isLoop: true)
    // C was one window away and is now in it; E stands beside the first one before and after.
    letters.show("ACDE", on: screen)
    #expect(letters.start("C") == 200)
    #expect(letters.slots("D").contains { letters.slid($0, DoubleClock.now) == 100 })
    for slot in letters.view.slots.values {
      #expect(abs(letters.slid(slot, DoubleClock.now)) <= 100)
    }
  }

  @Test func `a marquee that runs goes on running under it`() {
    let screen = Screen(width: 300, height: 50)
    let letters = Letters("ABCDEF", on: screen, isLoop: true)
    letters.view.settings.drive = .drift(speed: 40)
    letters.view.settings.paging = .free
    screen.layOut()
    screen.pass(1)
    func seen(_ letter: Character) -> [Double] {
      let now = DoubleClock.now
      return letters.slots(letter)
        .map { letters.view.shownStart(of: $0, at: now) + letters.slid($0, now) }
        .filter { $0 > -100 && $0 < 300 }
    }
    let before = seen("C")
    letters.show("AXBCDEF", on: screen)
    let after = seen("C")
    #expect(before.count == 1 && after.count == 1)
    if let before = before.first, let after = after.first { #expect(abs(before - after) < 0.5) }
    screen.pass(2)
    for (there, here) in zip(
      letters.view.formula(at: DoubleClock.now), letters.view.shownItems(at: DoubleClock.now))
    {
      #expect(there.item == here.item && abs(there.start - here.start) < 0.5)
    }
  }

  @Test func `with reduced motion, and where it is not asked for, nothing is animated`() {
    for isAsked in [true, false] {
      let screen = Screen(width: 400, height: 50)
      UIAccessibility.doubleReduceMotion = isAsked
      let letters = Letters("ABCDEF", on: screen, isAnimated: isAsked)
      letters.show("AXCBEF", on: screen)
      #expect(letters.start("C") == 200 && letters.start("B") == 300)
      #expect(letters.opacity("X") == 1 && letters.opacity("D") == nil)
      #expect(!letters.view.isAnimated)
      #expect(letters.view.stage.layer.animationKeys() == nil)
      #expect(Timer.live.isEmpty)
      UIAccessibility.doubleReduceMotion = false
    }
  }

  @Test func `however often and quickly items change it stays small and ends quiet`() {
    for seed in 1...5 as ClosedRange<UInt64> {
      var random = FuzzTests.Generator(state: seed)
      let screen = Screen(width: 400, height: 50)
      let letters = Letters("ABCDEF", on: screen, isLoop: seed % 2 == 0)
      for step in 0..<300 {
        let count = Int.random(in: 0...8, using: &random)
        let some = Array("ABCDEFGHIJ").shuffled(using: &random).prefix(count)
        letters.show(String(some), on: screen)
        if step % 50 == 20 { letters.view.removeFromSuperview() }
        if step % 50 == 24 { screen.window.addSubview(letters.view) }
        if step % 40 == 10 {
          screen.scene.enterBackground()
          screen.scene.enterForeground()
        }
        screen.pass(Double.random(in: 0...0.2, using: &random))
        #expect(letters.view.stage.subviews.count < 80, "seed \(seed), step \(step)")
        #expect(Timer.live.count <= 1, "seed \(seed), step \(step)")
      }
      screen.pass(1)
      #expect(!letters.view.isAnimated, "seed \(seed)")
      #expect(letters.view.stage.subviews.count == letters.view.slots.count, "seed \(seed)")
      for slot in letters.view.slots.values { #expect(slot.content?.superview === slot.host) }
      #expect(Timer.live.isEmpty, "seed \(seed)")
    }
  }
}
