import RondoCore
import Testing
import UIKit

@testable import RondoUIKit

/// What the compositor shows, against the formula.
@MainActor @Suite struct MotionTests {
  /// The banners, each with a motion of its own.
  enum Case: CaseIterable {
    case marquee, longMarquee, mirroredMarquee, passing, bouncing, carousel, backwardCarousel
    case coverFlow, roller, manyCards
  }

  private func banner(_ kind: Case, on screen: Screen) -> ReelView {
    let text = "The sun will rise at 6.42 and set at 17.15 over most of the country"
    switch kind {
    case .marquee: return screen.show(MarqueeView(text: "Short but wider than this"), in: small)
    case .longMarquee: return screen.show(MarqueeView(text: text), in: small)
    case .mirroredMarquee:
      let view = MarqueeView(text: text)
      view.semanticContentAttribute = .forceRightToLeft
      return screen.show(view, in: small)
    case .passing:
      let view = MarqueeView(text: text)
      view.mode = .pass
      return screen.show(view, in: small)
    case .bouncing:
      let view = MarqueeView(text: text)
      view.mode = .bounce
      view.dwell = 0.5
      return screen.show(view, in: small)
    case .carousel: return screen.show(carousel(3))
    case .backwardCarousel:
      let view = carousel(4)
      view.direction = .backward
      view.semanticContentAttribute = .forceRightToLeft
      return screen.show(view)
    case .coverFlow:
      let view = carousel(5)
      view.itemsPerPage = 2
      view.effect = .coverFlow
      return screen.show(view)
    case .roller:
      let view = RollerView()
      view.items = ["Seoul", "Lisbon", "Quito"]
      return screen.show(view, in: CGRect(x: 0, y: 0, width: 200, height: 114))
    case .manyCards:
      let view = ReelView()
      view.settings.drive = .drift(speed: 60)
      view.settings.paging = .free
      view.itemExtent = 100
      view.setLabels(30)
      return screen.show(view)
    }
  }

  private var small: CGRect { CGRect(x: 0, y: 0, width: 150, height: 30) }

  private func carousel(_ count: Int) -> CarouselView {
    let view = CarouselView()
    view.setLabels(count)
    return view
  }

  @Test(arguments: Case.allCases)
  func `the compositor shows what the formula says at a hundred times`(kind: Case) {
    let screen = Screen()
    let view = banner(kind, on: screen)
    var sawMotion = false
    for step in 1...100 {
      screen.pass(0.13)
      let now = DoubleClock.now
      let formula = view.formula(at: now)
      let shown = view.shownItems(at: now)
      #expect(shown.map(\.item) == formula.map(\.item), "step \(step)")
      for (there, here) in zip(formula, shown) {
        // Half a point is the promise; segments are written to a quarter.
        #expect(abs(there.start - here.start) < 0.5, "step \(step): \(there) but \(here)")
      }
      sawMotion = sawMotion || view.isAnimated
    }
    #expect(sawMotion)
  }

  @Test(arguments: Case.allCases)
  func `while the main thread is blocked the compositor goes on by the formula`(kind: Case) {
    let screen = Screen()
    let view = banner(kind, on: screen)
    screen.pass(2.7)
    // Nothing wakes from here on: half of the least horizon is always left.
    for step in 1...100 {
      let time = DoubleClock.now + Double(step) * 0.0199
      let formula = view.formula(at: time)
      let shown = view.shownItems(at: time)
      #expect(shown.count == formula.count, "step \(step)")
      for (there, here) in zip(formula, shown) {
        #expect(there.item == here.item)
        #expect(abs(there.start - here.start) < 0.5, "step \(step): \(there) but \(here)")
      }
    }
  }

  @Test func `no point of a loop's window is ever left blank by the compositor`() {
    let screen = Screen()
    let view = carousel(2)
    view.settings.drive = .drift(speed: 90)
    view.settings.paging = .free
    screen.show(view)
    for _ in 0..<300 {
      screen.pass(0.05)
      let shown = view.shownItems(at: DoubleClock.now)
      #expect((shown.first?.start ?? 1) <= 0.01)
      var end = 0.0
      for (_, start) in shown {
        #expect(start <= end + 0.01)
        end = start + 390
      }
      #expect(end >= 389.99)
    }
  }

  @Test func `a short loop drifts for ever without a timer`() {
    let screen = Screen()
    let view = banner(.longMarquee, on: screen)
    screen.pass(1.5)
    #expect(view.wake == nil)
    #expect(Timer.live.isEmpty)
    DoubleClock.advance(by: 86_400)
    let shown = view.shownItems(at: DoubleClock.now)
    let formula = view.formula(at: DoubleClock.now)
    #expect(shown.count == formula.count)
    for (there, here) in zip(formula, shown) { #expect(abs(there.start - here.start) < 0.5) }
  }

  @Test func `there is at most one timer and never a display link`() {
    let screen = Screen()
    for kind in Case.allCases {
      for view in screen.window.subviews { view.removeFromSuperview() }
      _ = banner(kind, on: screen)
      for _ in 0..<40 {
        screen.pass(0.2)
        #expect(Timer.live.count <= 1)
        #expect(CADisplayLink.live.isEmpty)
      }
    }
  }

  @Test func `a pager at rest has no timer and no animation`() {
    let screen = Screen()
    let view = PagerView()
    view.setLabels(3)
    screen.show(view)
    #expect(Timer.live.isEmpty)
    #expect(!view.isAnimated)
    view.select(2)
    screen.layOut()
    #expect(view.isAnimated)
    screen.pass(2)
    #expect(Timer.live.isEmpty)
    #expect(!view.isAnimated)
    #expect(view.index == 2)
  }

  @Test func `a new speed takes hold without a jump`() {
    let screen = Screen()
    let view = MarqueeView(text: "The sun will rise at 6.42 and set at 17.15 over the country")
    screen.show(view, in: small)
    screen.pass(3)
    for speed in [80.0, 10, 200, 40] {
      let before = view.shownStart(ofItem: 0, at: DoubleClock.now)!
      view.speed = speed
      screen.layOut()
      let after = view.shownStart(ofItem: 0, at: DoubleClock.now)!
      #expect(abs(before - after) < 0.5)
      screen.pass(0.5)
    }
  }

  @Test func `an animation names its time, its frame rates and keeps its end`() throws {
    let screen = Screen()
    let view = PagerView()
    view.setLabels(3)
    screen.show(view)
    view.select(1)
    screen.layOut()
    let slot = try #require(view.slots.first { $0.key.item == 1 })
    let animation = try #require(
      slot.value.host.layer.animation(forKey: "position.x") as? CAKeyframeAnimation)
    #expect(animation.beginTime == 1000)
    #expect(animation.duration == 0.5)
    #expect(animation.fillMode == .both)
    #expect(animation.delegate == nil)
    #expect(!animation.isRemovedOnCompletion)
    #expect(animation.preferredFrameRateRange.maximum == 120)
    // The layer's own state is the end, so that an animation that is lost leaves it there.
    #expect(slot.value.host.center.x == 195.25)
  }
}

extension ReelView {
  /// Shows so many numbered labels that are made as they come, told apart unless there are too many.
  func setLabels(_ count: Int, toldApart: Bool = true) {
    var provider = ItemProvider()
    provider.count = { count }
    provider.view = { index, view in
      let label = view as? UILabel ?? UILabel()
      label.text = "\(index)"
      return label
    }
    if toldApart { provider.identity = { AnyHashable($0) } }
    provider.label = { "Number \($0)" }
    show(provider)
  }

  @Test(arguments: [40.0, 60, 61, 400])
  func `a text that runs slowly asks for as many frames as any screen has`(speed: Double) throws {
    let screen = Screen()
    let view = MarqueeView(
      text: String(repeating: "A text that is longer than its place. ", count: 3))
    view.speed = speed
    screen.show(view)
    screen.pass(2)
    let layer = try #require(view.slots.first).value.host.layer
    let animation = try #require(layer.animation(forKey: "position.x"))
    #expect(animation.preferredFrameRateRange.maximum == (speed > 60 ? 120 : 60))
  }
}
