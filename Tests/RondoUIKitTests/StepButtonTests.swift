import RondoCore
import Testing
import UIKit

@testable import RondoUIKit

@MainActor @Suite struct StepButtonTests {
  @Test func `step buttons are buttons with a name, by the direction they go in`() {
    let screen = Screen()
    let view = screen.pager(3)
    view.showsButtons = true
    screen.layOut()
    #expect(view.buttons.map(\.accessibilityLabel) == ["Previous", "Next"])
    #expect(view.buttons.allSatisfy { $0.isAccessibilityElement })
    #expect(view.buttons.allSatisfy { $0.accessibilityTraits == .button })
    view.semanticContentAttribute = .forceRightToLeft
    screen.layOut()
    #expect(view.buttons.map(\.accessibilityLabel) == ["Next", "Previous"])
    // The name says what it does.
    view.buttons[0].sendActions(for: .touchUpInside)
    screen.pass(1)
    #expect(view.index == 1)
  }

  @Test func `they are found where the banner is a container, as long as they are seen`() throws {
    let screen = Screen()
    let view = PagerView()
    let page = UIView()
    page.addSubview(UIControl(frame: CGRect(x: 20, y: 20, width: 80, height: 40)))
    view.setViews([page, UIView()])
    screen.show(view)
    func found() -> Int {
      (view.accessibilityElements ?? []).filter { $0 is StepButton }.count
    }
    #expect(found() == 0)
    view.showsButtons = true
    screen.layOut()
    #expect(found() == 2)
    view.axis = .vertical
    screen.layOut()
    #expect(found() == 0)
  }

  @Test func `a remote needs none`() {
    Remote.isAll = true
    defer { Remote.isAll = false }
    let screen = Screen()
    let view = screen.pager(3)
    view.showsButtons = true
    screen.layOut()
    #expect(view.buttons.allSatisfy { $0.isHidden })
    #expect(view.canBecomeFocused)
  }

  @Test func `eyes are answered by what a pinch does something on`() throws {
    guard #available(iOS 17, *) else { return }
    Gaze.isUsed = true
    defer { Gaze.isUsed = false }
    let screen = Screen()
    let view = screen.pager(3)
    view.showsButtons = true
    func answers() -> Set<Bool> { Set(view.slots.values.map { $0.host.hoverStyle != nil }) }
    #expect(answers() == [false])
    #expect(view.buttons.allSatisfy { $0.hoverStyle != nil })
    view.onSelect = { _ in }
    #expect(answers() == [true])
    view.next()
    screen.pass(1)
    #expect(answers() == [true])
    view.onSelect = nil
    #expect(answers() == [false])
    view.follows = screen.pager(3)
    #expect(answers() == [true])
    Gaze.isUsed = false
    let other = screen.pager(2)
    other.onSelect = { _ in }
    #expect(other.slots.values.allSatisfy { $0.host.hoverStyle == nil })
  }
}
