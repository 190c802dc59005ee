import Foundation
import RondoCore
import Testing
import UIKit

@testable import RondoUIKit

/// Mice, trackpads and wheels.
@MainActor @Suite struct PointerTests {
  @Test func `a trackpad scrolls one page and goes back to autoplay`() throws {
    let screen = Screen()
    let view = screen.carousel(4)
    let pan = try #require(view.scrolls(.continuous))
    #expect(pan.allowedTouchTypes.isEmpty)
    pan.scroll(.began)
    for _ in 0..<10 {
      screen.pass(0.01)
      pan.scroll(.changed, x: -20)
    }
    pan.scroll(.ended)
    screen.pass(1)
    #expect(view.index == 1)
  }

  @Test func `a scroll along the other axis is not the banner's`() throws {
    let screen = Screen()
    let view = screen.carousel(4)
    let pan = try #require(view.scrolls(.continuous))
    pan.doubleVelocity = CGPoint(x: 10, y: 300)
    #expect(!view.gestureRecognizerShouldBegin(pan))
    pan.doubleVelocity = CGPoint(x: 300, y: 10)
    #expect(view.gestureRecognizerShouldBegin(pan))
    view.isDraggable = false
    #expect(!view.gestureRecognizerShouldBegin(pan))
  }

  @Test func `a pointer over the banner holds it`() throws {
    let screen = Screen()
    let view = screen.carousel(4)
    let hover = try #require(
      view.gestureRecognizers?.compactMap { $0 as? UIHoverGestureRecognizer }.first)
    hover.hover(.began)
    screen.pass(10)
    #expect(view.index == 0)
    #expect(view.holdReasons == .hover)
    hover.hover(.ended)
    screen.pass(3.6)
    #expect(view.index == 1)
  }

  @Test func `a scroll goes where a drag does, also from right to left and vertically`() throws {
    let screen = Screen()
    let view = screen.carousel(4)
    view.semanticContentAttribute = .forceRightToLeft
    screen.layOut()
    let pan = try #require(view.scrolls(.continuous))
    pan.scroll(.began)
    for _ in 0..<10 {
      screen.pass(0.01)
      pan.scroll(.changed, x: 20)
    }
    pan.scroll(.ended)
    screen.pass(1)
    #expect(view.index == 1)
    let roller = RollerView()
    roller.items = ["one", "two", "three", "four"]
    screen.show(roller)
    let other = try #require(roller.scrolls(.continuous))
    other.doubleVelocity = CGPoint(x: 300, y: 10)
    #expect(!roller.gestureRecognizerShouldBegin(other))
    other.doubleVelocity = CGPoint(x: 10, y: -300)
    #expect(roller.gestureRecognizerShouldBegin(other))
    other.scroll(.began)
    for _ in 0..<5 {
      screen.pass(0.01)
      other.scroll(.changed, y: -8)
    }
    other.scroll(.ended)
    screen.pass(1)
    #expect(roller.index == 1)
  }

  @Test func `a pointer that leaves while a finger is down leaves the hold to the finger`() throws {
    let screen = Screen()
    let view = screen.carousel(4)
    let hover = try #require(
      view.gestureRecognizers?.compactMap { $0 as? UIHoverGestureRecognizer }.first)
    hover.hover(.began)
    let finger = screen.finger(.indirectPointer)
    finger.down(200, 100)
    hover.hover(.ended)
    screen.pass(10)
    #expect(view.index == 0)
    finger.up()
    screen.pass(3.6)
    #expect(view.index == 1)
  }

  @Test func `after a scroll of a trackpad autoplay goes on after a whole dwell`() throws {
    let screen = Screen()
    let view = screen.carousel(4)
    let pan = try #require(view.scrolls(.continuous))
    screen.pass(2)
    pan.scroll(.began, x: -5)
    for _ in 0..<10 {
      screen.pass(0.01)
      pan.scroll(.changed, x: -20)
    }
    pan.scroll(.ended)
    // Scrolled at 2.1 s, there at 2.6 s: the dwell of 2.5 s begins there.
    screen.pass(2.6)
    #expect(view.index == 1)
    #expect(!view.isMoving)
    screen.pass(0.7)
    #expect(view.index == 2)
    #expect(view.holdReasons.isEmpty)
  }

  @Test func `a notched wheel goes one page a notch, told one by one or while it goes on`() throws {
    let screen = Screen()
    let view = screen.pager(8)
    let wheel = try #require(view.scrolls(.discrete))
    #expect(wheel.allowedTouchTypes.isEmpty)
    // A single notch, told as the gesture ends.
    wheel.scroll(.began)
    wheel.scroll(.ended, x: -12)
    screen.pass(1)
    #expect(view.index == 1)
    // One told at once, with a rest as the gesture ends.
    wheel.scroll(.began, x: -12)
    wheel.scroll(.ended, x: -3)
    screen.pass(1)
    #expect(view.index == 2)
    // Three in one gesture, faster than a page turns.
    wheel.scroll(.began)
    for _ in 0..<3 {
      screen.pass(0.04)
      wheel.scroll(.changed, x: -18)
    }
    wheel.scroll(.ended)
    screen.pass(1)
    #expect(view.index == 5)
    wheel.scroll(.began)
    wheel.scroll(.ended, x: 12)
    screen.pass(1)
    #expect(view.index == 4)
  }

  @Test func `a notch across the strip is what is around's, and so is one at the end`() throws {
    let screen = Screen()
    let view = screen.pager(2)
    let wheel = try #require(view.scrolls(.discrete))
    wheel.scroll(.began, y: -12)
    wheel.scroll(.ended)
    screen.pass(1)
    #expect(view.index == 0)
    #expect(wheel.state == .possible)
    // Content asked to the right at the start, to the left at the end.
    for (x, index) in [(12.0, 0), (-12, 1), (-12, 1), (12, 0)] {
      let isUsed = view.index != index
      wheel.scroll(.began, x: x)
      #expect((wheel.state == .began) == isUsed)
      wheel.scroll(.ended)
      screen.pass(1)
      #expect(view.index == index)
    }
    view.isDraggable = false
    wheel.scroll(.began, x: -12)
    wheel.scroll(.ended)
    screen.pass(1)
    #expect(view.index == 0)
  }

  @Test(arguments: [false, true])
  func `a trackpad's scroll on beyond an end is what is around's`(isMirrored: Bool) throws {
    let screen = Screen()
    let view = PagerView()
    view.setLabels(3)
    view.semanticContentAttribute = isMirrored ? .forceRightToLeft : .forceLeftToRight
    screen.show(view)
    let pan = try #require(view.scrolls(.continuous))
    // The way of content that brings the next page.
    let on: CGFloat = isMirrored ? 300 : -300
    func begins(_ way: CGFloat) -> Bool {
      pan.doubleVelocity = CGPoint(x: way, y: 10)
      return view.gestureRecognizerShouldBegin(pan)
    }
    #expect(begins(on) && !begins(-on))
    view.select(1, animated: false)
    #expect(begins(on) && begins(-on))
    view.select(2, animated: false)
    #expect(!begins(on) && begins(-on))
    view.isLoop = true
    screen.layOut()
    #expect(begins(on) && begins(-on))
  }

  @Test(arguments: [false, true])
  func `a trackpad's flick lets a free strip coast`(rests: Bool) throws {
    let screen = Screen()
    let view = PagerView()
    view.setLabels(20)
    view.paging = .free
    screen.show(view)
    let pan = try #require(view.scrolls(.continuous))
    pan.scroll(.began)
    for _ in 0..<10 {
      screen.pass(0.01)
      pan.scroll(.changed, x: -20)
    }
    let there = view.position
    // Fingers that rest before they lift leave it where it is.
    screen.pass(rests ? 0.3 : 0.01)
    pan.doubleVelocity = CGPoint(x: -2000, y: 0)
    pan.scroll(.ended)
    #expect(view.isMoving == !rests)
    screen.pass(15)
    // 2000 points per second go on for about a thousand points.
    #expect(rests ? view.position == there : view.position > there + 2)
    #expect(!view.isMoving)
  }

  @Test func `a mouse drags it as a finger does, and then clicks it`() {
    let screen = Screen()
    let view = screen.carousel(4)
    var selected: [Int] = []
    view.onSelect = { selected.append($0) }
    let mouse = screen.finger(.indirectPointer)
    mouse.down(300, 100)
    for step in 1...10 {
      screen.pass(0.01)
      mouse.move(300 - CGFloat(step) * 20, 100)
    }
    #expect(view.reel.isDragging)
    #expect(view.holdReasons.contains(.touch))
    mouse.up()
    screen.pass(1)
    #expect(view.index == 1)
    #expect(selected.isEmpty)
    #expect(view.holdReasons.isEmpty)
    let click = screen.finger(.indirectPointer)
    click.down(200, 100)
    click.up()
    #expect(selected == [1])
  }
}

extension UIView {
  /// The recogniser of scrolls of a type.
  fileprivate func scrolls(_ mask: UIScrollTypeMask) -> UIPanGestureRecognizer? {
    gestureRecognizers?.lazy.compactMap { $0 as? UIPanGestureRecognizer }
      .first { $0.allowedScrollTypesMask == mask }
  }
}
