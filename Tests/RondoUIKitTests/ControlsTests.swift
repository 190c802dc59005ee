import RondoCore
import Testing
import UIKit

@testable import RondoUIKit

/// Fingers on what can be operated inside an item.
@MainActor @Suite struct ControlsTests {
  private struct Pages {
    let view: CarouselView
    let pages: [UIView]
  }

  /// A carousel whose pages hold a control each.
  private func carousel(_ control: UIControl, on screen: Screen) -> CarouselView {
    let pages = (0..<3).map { _ in UIView() }
    control.frame = CGRect(x: 100, y: 80, width: 200, height: 40)
    pages[0].addSubview(control)
    let view = CarouselView()
    view.setViews(pages)
    return screen.show(view)
  }

  /// A control that does something when it is pressed.
  private final class Card: UIControl {}

  @Test(arguments: [false, true])
  func `a drag begun on a button is the strip's, and presses nothing`(isPlain: Bool) {
    let screen = Screen()
    let button = isPlain ? Card() : UIButton()
    var presses = 0
    button.addAction(UIAction { _ in presses += 1 }, for: .touchUpInside)
    let view = carousel(button, on: screen)
    var selected: [Int] = []
    view.onSelect = { selected.append($0) }
    screen.swipe(from: CGPoint(x: 250, y: 100), by: -120)
    screen.pass(1)
    #expect(view.index == 1)
    #expect(presses == 0)
    #expect(selected == [])
  }

  @Test(arguments: [false, true], [false, true])
  func `a tap on a button presses it, and selects nothing`(isPlain: Bool, tapsFirst: Bool) {
    Finger.tellsTapsFirst = tapsFirst
    defer { Finger.tellsTapsFirst = false }
    let screen = Screen()
    let button = isPlain ? Card() : UIButton()
    var presses = 0
    button.addAction(UIAction { _ in presses += 1 }, for: .touchUpInside)
    let view = carousel(button, on: screen)
    var selected: [Int] = []
    view.onSelect = { selected.append($0) }
    let finger = screen.finger()
    finger.down(200, 100)
    finger.up()
    #expect(presses == 1)
    #expect(selected == [])
    // Beside it, the page.
    let other = screen.finger()
    other.down(50, 100)
    other.up()
    #expect(presses == 1)
    #expect(selected == [0])
  }

  @Test func `a control that does nothing, or is disabled, leaves the tap to the page`() {
    for isEnabled in [true, false] {
      let screen = Screen()
      let control = Card()
      if !isEnabled {
        control.isEnabled = false
        control.addAction(UIAction { _ in }, for: .touchUpInside)
      }
      let view = carousel(control, on: screen)
      var selected: [Int] = []
      view.onSelect = { selected.append($0) }
      let finger = screen.finger()
      finger.down(200, 100)
      finger.up()
      #expect(selected == [0])
    }
  }

  @Test func `a slider keeps its drag, and the strip stands meanwhile`() {
    let screen = Screen()
    let slider = UISlider()
    let view = carousel(slider, on: screen)
    screen.pass(2)
    let finger = screen.finger()
    finger.down(120, 100)
    #expect(view.holdReasons == .touch)
    for step in 1...15 {
      screen.pass(0.2)
      finger.move(120 + CGFloat(step) * 10, 100)
    }
    #expect(abs(slider.value - 0.75) < 0.01)
    #expect(!view.reel.isDragging)
    #expect(abs(view.shownStart(ofItem: 0, at: DoubleClock.now) ?? .infinity) < 0.01)
    finger.up()
    #expect(view.holdReasons == [])
    // A third of the dwell was left.
    screen.pass(1.6)
    #expect(view.index == 1)
  }

  @Test func `a switch keeps its drag, and a control with a value of the app's own`() {
    final class Dial: UIControl {
      var moves = 0
      override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) { moves += 1 }
    }
    let screen = Screen()
    let toggle = UISwitch()
    let view = carousel(toggle, on: screen)
    screen.swipe(from: CGPoint(x: 120, y: 100), by: 150)
    screen.pass(1)
    #expect(toggle.isOn)
    #expect(view.index == 0)

    let dial = Dial()
    dial.addAction(UIAction { _ in }, for: .valueChanged)
    let other = carousel(dial, on: screen)
    screen.swipe(from: CGPoint(x: 250, y: 100), by: -120, steps: 10)
    screen.pass(1)
    #expect(dial.moves == 10)
    #expect(other.index == 0)
  }

  @Test func `a slider in a banner in a banner keeps its drag from both`() {
    let screen = Screen(height: 300)
    let inner = PagerView()
    let slider = UISlider(frame: CGRect(x: 100, y: 20, width: 200, height: 40))
    let page = UIView()
    page.addSubview(slider)
    inner.setViews([page, UIView()])
    let outer = screen.nest(inner, height: 100)
    screen.swipe(from: CGPoint(x: 280, y: 40), by: -150)
    screen.pass(1)
    #expect(inner.index == 0 && outer.index == 0)
    screen.swipe(from: CGPoint(x: 380, y: 40), by: -200)
    screen.pass(1)
    #expect(inner.index == 1 && outer.index == 0)
  }
}
