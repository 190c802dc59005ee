import RondoCore
import Testing
import UIKit

@testable import RondoUIKit

@MainActor @Suite struct RemoteTests {
  /// A bounded banner with a view to focus at either side.
  private func remoteScreen() -> (screen: Screen, view: PagerView, left: UIView, right: UIView) {
    final class Target: UIView {
      override var canBecomeFocused: Bool { true }
    }
    let screen = Screen(width: 600)
    let view = PagerView()
    view.setLabels(3)
    let left = screen.show(Target(), in: CGRect(x: 0, y: 0, width: 50, height: 200))
    screen.show(view, in: CGRect(x: 100, y: 0, width: 390, height: 200))
    let right = screen.show(Target(), in: CGRect(x: 540, y: 0, width: 50, height: 200))
    return (screen, view, left, right)
  }

  @Test(arguments: [false, true])
  func `a remote's arrows page as long as there are pages, and then move the focus on`(
    isFocusFirst: Bool
  ) {
    let (screen, view, left, right) = remoteScreen()
    left.setFocus(true)
    screen.window.press(.rightArrow, focusFirst: isFocusFirst)
    #expect(view.isFocused)
    #expect(view.holdReasons == .focus)
    screen.pass(1)
    for page in [1, 2] {
      screen.window.press(.rightArrow, focusFirst: isFocusFirst)
      screen.pass(1)
      #expect(view.index == page)
      #expect(view.isFocused)
    }
    screen.window.press(.rightArrow, focusFirst: isFocusFirst)
    screen.pass(1)
    #expect(view.index == 2)
    #expect(!view.isFocused && right.isFocused)
    #expect(view.holdReasons.isEmpty)
  }

  @Test func `arrows across the strip are the focus's`() {
    let screen = Screen(height: 500)
    final class Target: UIView {
      override var canBecomeFocused: Bool { true }
    }
    let view = PagerView()
    view.setLabels(3)
    screen.show(view, in: CGRect(x: 0, y: 0, width: 390, height: 200))
    let below = screen.show(Target(), in: CGRect(x: 0, y: 300, width: 390, height: 50))
    view.setFocus(true)
    screen.window.press(.downArrow)
    #expect(below.isFocused)
    #expect(view.index == 0)
  }

  @Test func `a remote's other buttons go to what has the focus, and on where nobody wants them`() {
    final class Around: UIView {
      var pressed: [UIPress.PressType] = []
      override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        pressed += presses.map(\.type)
      }
    }
    let screen = Screen()
    let around = screen.show(Around())
    let (first, second) = (CarouselView(), CarouselView())
    var selected: [Int] = []
    for (number, view) in [first, second].enumerated() {
      view.setLabels(4)
      view.onSelect = { selected.append(number * 100 + $0) }
      view.frame = CGRect(x: 0, y: CGFloat(number) * 100, width: 390, height: 100)
      around.addSubview(view)
    }
    screen.layOut()
    screen.window.press(.select)
    #expect(selected.isEmpty)
    second.setFocus(true)
    screen.window.press(.select)
    #expect(selected == [100])
    screen.window.press(.menu)
    screen.window.press(.upArrow)
    #expect(around.pressed == [.menu, .upArrow])
    #expect(first.isFocused && !second.isFocused)
    first.setFocus(false)
    second.setFocus(true)
    // It is held by the focus: the button plays it, and then pauses it.
    screen.window.press(.playPause)
    screen.pass(3.6)
    #expect(second.index == 1)
    #expect(first.index == 1)
    screen.window.press(.playPause)
    screen.pass(10)
    #expect(second.index == 1)
  }

  @Test func `what has nothing to play passes the button and the space bar on`() {
    final class Around: UIView {
      var pressed = 0
      override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        pressed += presses.count
      }
    }
    let screen = Screen()
    let around = screen.show(Around())
    func press(_ view: ReelView) {
      view.pressesBegan([UIPress(double: .playPause)], with: nil)
      let space = UIKey(double: .keyboardSpacebar)
      view.pressesBegan([UIPress(double: .select, key: space)], with: nil)
    }
    // One that stands still, one whose text fits, and an empty one.
    let still = PagerView()
    still.setLabels(3)
    for view in [still, MarqueeView(text: "a"), CarouselView()] {
      view.frame = around.bounds
      around.addSubview(view)
      screen.layOut()
      around.pressed = 0
      press(view)
      #expect(around.pressed == 2)
      #expect(view.personSwitch == .automatic)
    }
    let moving = CarouselView()
    moving.setLabels(3)
    moving.frame = around.bounds
    around.addSubview(moving)
    screen.layOut()
    around.pressed = 0
    press(moving)
    #expect(around.pressed == 0)
    #expect(moving.personSwitch == .playing)
  }
}
