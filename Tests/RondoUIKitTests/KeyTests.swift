import RondoCore
import Testing
import UIKit

@testable import RondoUIKit

/// Keys of a keyboard and buttons, told to who is the first responder or has the focus.
@MainActor @Suite struct KeyTests {
  @Test func `keys and a remote's buttons move it, select and pause`() {
    let screen = Screen()
    let view = screen.carousel(4)
    var selected: [Int] = []
    view.onSelect = { selected.append($0) }
    // Nobody is told who is neither the first responder nor has the focus.
    screen.window.press(.rightArrow)
    screen.window.type(.keyboardRightArrow)
    screen.pass(1)
    #expect(view.index == 0)
    view.setFocus(true)
    screen.window.press(.rightArrow)
    screen.pass(1)
    #expect(view.index == 1)
    screen.window.type(.keyboardLeftArrow)
    screen.pass(1)
    #expect(view.index == 0)
    screen.window.press(.select)
    #expect(selected == [0])
    view.personSwitch = .playing
    screen.window.press(.playPause)
    #expect(view.personSwitch == .paused)
    screen.pass(10)
    #expect(view.index == 0)
  }

  @Test func `home, end, return and space are a person's too`() {
    let screen = Screen()
    let view = screen.carousel(4)
    var changes: [(Int, ReelCause)] = []
    var selected: [Int] = []
    view.onIndexChange = { changes.append(($0, $1)) }
    view.onSelect = { selected.append($0) }
    view.becomeFirstResponder()
    func press(_ code: UIKeyboardHIDUsage) {
      screen.window.type(code)
      screen.pass(1)
    }
    press(.keyboardEnd)
    #expect(view.index == 3)
    press(.keyboardReturnOrEnter)
    #expect(selected == [3])
    press(.keyboardHome)
    #expect(view.index == 0)
    #expect(changes.map(\.0) == [3, 0])
    #expect(changes.allSatisfy { $0.1 == .person })
    press(.keyboardSpacebar)
    #expect(view.personSwitch == .paused)
    press(.keyboardSpacebar)
    #expect(view.personSwitch == .playing)
    #expect(selected == [3])
  }

  @Test func `home and end turn a roller with a tick`() {
    let screen = Screen()
    let view = RollerView()
    view.items = ["one", "two", "three", "four", "five"]
    screen.show(view)
    for code in [UIKeyboardHIDUsage.keyboardEnd, .keyboardHome] {
      let felt = UISelectionFeedbackGenerator.doubleCount
      view.becomeFirstResponder()
      screen.window.type(code)
      screen.pass(1)
      #expect(view.index == (code == .keyboardEnd ? 4 : 0))
      #expect(UISelectionFeedbackGenerator.doubleCount > felt)
    }
  }

  @Test func `arrow keys are physical where text runs from right to left`() {
    let screen = Screen()
    let view = screen.carousel(4)
    view.semanticContentAttribute = .forceRightToLeft
    screen.layOut()
    view.becomeFirstResponder()
    screen.window.type(.keyboardLeftArrow)
    screen.pass(1)
    #expect(view.index == 1)
  }

  @Test func `keys with Command, Option or Control are the app's`() {
    let screen = Screen()
    let view = screen.carousel(4)
    var selected: [Int] = []
    view.onSelect = { selected.append($0) }
    view.becomeFirstResponder()
    let keys: [UIKeyboardHIDUsage] = [
      .keyboardLeftArrow, .keyboardRightArrow, .keyboardEnd, .keyboardHome, .keyboardSpacebar,
      .keyboardReturnOrEnter,
    ]
    for flag in [UIKeyModifierFlags.command, .alternate, .control, [.command, .shift]] {
      for key in keys {
        screen.window.type(key, modifierFlags: flag)
        screen.pass(0.6)
      }
      #expect(selected.isEmpty)
      #expect(view.personSwitch == .automatic)
      view.select(0, animated: false)
    }
    view.pause()
    // An arrow on a keyboard bears the numeric pad's flag.
    for flag in [UIKeyModifierFlags.numericPad, .shift, .alphaShift] {
      let before = view.index
      screen.window.type(.keyboardRightArrow, modifierFlags: flag)
      screen.pass(1)
      #expect(view.index != before)
    }
  }

  @Test func `of a press that it takes it takes the end, and of others neither`() {
    final class Around: UIView {
      var told: [String] = []
      override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        told.append("began")
      }
      override func pressesChanged(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        told.append("changed")
      }
      override func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        told.append("ended")
      }
      override func pressesCancelled(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        told.append("cancelled")
      }
    }
    let screen = Screen()
    let around = screen.show(Around())
    let view = PagerView()
    view.setLabels(2)
    view.frame = around.bounds
    around.addSubview(view)
    screen.layOut()
    func press(_ press: UIPress, isCancelled: Bool = false) -> [String] {
      around.told = []
      view.pressesBegan([press], with: nil)
      view.pressesChanged([press], with: nil)
      if isCancelled {
        view.pressesCancelled([press], with: nil)
      } else {
        view.pressesEnded([press], with: nil)
      }
      screen.pass(1)
      return around.told
    }
    let press1 = UIPress(double: .rightArrow)
    #expect(press(press1).isEmpty)
    #expect(view.index == 1)
    // At the end it is of no use to the banner.
    #expect(press(press1) == ["began", "changed", "ended"])
    #expect(press(UIPress(double: .menu), isCancelled: true) == ["began", "changed", "cancelled"])
    #expect(press(UIPress(double: .leftArrow), isCancelled: true).isEmpty)
    // Several at once are told apart.
    let (mine, other) = (UIPress(double: .rightArrow), UIPress(double: .menu))
    around.told = []
    view.pressesBegan([mine, other], with: nil)
    view.pressesEnded([mine], with: nil)
    #expect(around.told == ["began"])
    view.pressesEnded([other], with: nil)
    #expect(around.told == ["began", "ended"])
  }
}
