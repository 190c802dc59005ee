import RondoCore
import Testing
import UIKit

@testable import RondoUIKit

/// A person who asked for less motion reads a running text by hand.
@MainActor @Suite struct ReducedMotionTests {
  /// Shows a running text 150 points wide.
  private func marquee(isMirrored: Bool = false) -> (screen: Screen, view: MarqueeView) {
    let screen = Screen(width: 150, height: 30)
    UIAccessibility.doubleReduceMotion = true
    let view = MarqueeView(text: "The sun will rise at 6.42 and set at 17.15 over most of it")
    if isMirrored { view.semanticContentAttribute = .forceRightToLeft }
    return (screen, screen.show(view))
  }

  /// How far the text has gone, in reading direction.
  private func way(of view: MarqueeView, isMirrored: Bool) -> Double {
    let start = view.shownStart(ofItem: 0, at: DoubleClock.now) ?? .infinity
    let width = Double(view.slots.first?.value.host.bounds.width ?? 0)
    return isMirrored ? start + width - 150 : -start
  }

  private func expectStanding(_ view: MarqueeView, at way: Double, isMirrored: Bool) {
    #expect(abs(self.way(of: view, isMirrored: isMirrored) - way) < 0.01)
    #expect(!view.isAnimated && !view.isMoving)
    #expect(Timer.live.isEmpty)
  }

  @Test(arguments: [false, true])
  func `a running text stands, goes as far as the wheel says and stays there`(isMirrored: Bool) {
    let (screen, view) = marquee(isMirrored: isMirrored)
    defer { UIAccessibility.doubleReduceMotion = false }
    #expect(view.needsScrolling)
    screen.pass(20)
    expectStanding(view, at: 0, isMirrored: isMirrored)
    let sign: CGFloat = isMirrored ? -1 : 1
    let wheel = view.gestureRecognizers?.compactMap { $0 as? UIPanGestureRecognizer }
      .first { $0.allowedScrollTypesMask == .continuous }
    wheel?.scroll(.began, x: -40 * sign)
    wheel?.scroll(.changed, x: -30 * sign)
    // Fingers that lift at rest.
    wheel?.doubleVelocity = .zero
    wheel?.scroll(.ended)
    screen.pass(20)
    expectStanding(view, at: 70, isMirrored: isMirrored)
    wheel?.scroll(.began, x: 20 * sign)
    wheel?.doubleVelocity = .zero
    wheel?.scroll(.ended)
    screen.pass(20)
    expectStanding(view, at: 50, isMirrored: isMirrored)
  }

  @Test(arguments: [false, true])
  func `keys show it by half a window, faded over and not moved`(isMirrored: Bool) {
    let (screen, view) = marquee(isMirrored: isMirrored)
    defer { UIAccessibility.doubleReduceMotion = false }
    func press(_ code: UIKeyboardHIDUsage) {
      view.pressesBegan([UIPress(double: .select, key: UIKey(double: code))], with: nil)
      screen.layOut()
    }
    let (on, back) =
      isMirrored
      ? (UIKeyboardHIDUsage.keyboardLeftArrow, UIKeyboardHIDUsage.keyboardRightArrow)
      : (.keyboardRightArrow, .keyboardLeftArrow)
    for half in 1...3 {
      view.stage.layer.removeAllAnimations()
      press(on)
      #expect(view.stage.layer.animation(forKey: "crossfade") is CATransition)
      expectStanding(view, at: 75 * Double(half), isMirrored: isMirrored)
      screen.pass(3)
      expectStanding(view, at: 75 * Double(half), isMirrored: isMirrored)
    }
    press(back)
    screen.pass(3)
    expectStanding(view, at: 150, isMirrored: isMirrored)
    press(.keyboardHome)
    screen.pass(3)
    expectStanding(view, at: 0, isMirrored: isMirrored)
  }

  @Test func `by keys every part of the text is seen`() {
    let (screen, view) = marquee()
    defer { UIAccessibility.doubleReduceMotion = false }
    let width = Double(view.slots.first?.value.host.bounds.width ?? 0)
    var seen = 150.0
    for _ in 0..<20 where seen < width {
      view.pressesBegan([UIPress(double: .rightArrow)], with: nil)
      screen.pass(1)
      let from = way(of: view, isMirrored: false)
      #expect(from <= seen)
      seen = from + 150
    }
    #expect(seen >= width)
  }
}
