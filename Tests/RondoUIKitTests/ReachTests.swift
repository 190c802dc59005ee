import RondoCore
import Testing
import UIKit

@testable import RondoUIKit

/// What an assistive technology finds where there is something to operate in the items.
@MainActor @Suite struct ReachTests {
  /// Pages of which the second has a button.
  private func pager(on screen: Screen, count: Int = 3) -> (PagerView, [UIView], UIControl) {
    let view = PagerView()
    let pages = (0..<count).map { _ in UIView() }
    let button = UIControl(frame: CGRect(x: 10, y: 10, width: 100, height: 44))
    pages[1].addSubview(button)
    view.setViews(pages)
    return (screen.show(view), pages, button)
  }

  @Test func `what can be operated in an item can be reached, and the banner still turns`() throws {
    let screen = Screen()
    let (view, pages, _) = pager(on: screen)
    view.next()
    screen.pass(1)
    #expect(!view.isAccessibilityElement)
    let elements = try #require(view.accessibilityElements)
    #expect(elements.count == 2)
    #expect(elements.first as? UIView === pages[1])
    let turner = try #require(elements.last as? UIAccessibilityElement)
    #expect(turner.isAccessibilityElement)
    #expect(turner.accessibilityTraits.contains(.adjustable))
    #expect(turner.accessibilityValue == "2 of 3")
    let strip = CGRect(x: 0, y: 176, width: 390, height: 24)
    #expect(turner.accessibilityFrameInContainerSpace == strip)
    turner.accessibilityIncrement()
    #expect(turner.accessibilityValue == "3 of 3")
    screen.pass(1)
    #expect(view.index == 2)
  }

  @Test func `what turns it is the same element on pages with and without a button`() throws {
    let screen = Screen()
    let (view, _, button) = pager(on: screen)
    let turner = try #require(view.accessibilityElements?.last as? UIAccessibilityElement)
    for _ in 0..<2 {
      #expect(!view.isAccessibilityElement)
      #expect(view.accessibilityElements?.last as? UIAccessibilityElement === turner)
      view.next()
      screen.pass(1)
    }
    // There is nothing else to find on the last page.
    #expect(turner.accessibilityFrameInContainerSpace == view.bounds)
    button.isHidden = true
    #expect(!view.isAccessibilityElement)
    #expect(view.accessibilityElements?.last as? UIAccessibilityElement === turner)
  }

  @Test func `a person who is at it stays there where a button comes near`() {
    let screen = Screen()
    let view = PagerView()
    let pages = (0..<6).map { _ in UIView() }
    pages[4].addSubview(UIControl(frame: CGRect(x: 10, y: 10, width: 100, height: 44)))
    view.setViews(pages)
    screen.show(view)
    #expect(view.isAccessibilityElement)
    let posts = UIAccessibility.doublePosts.count
    UIAccessibility.doubleFocused = view
    for _ in 0..<2 {
      view.accessibilityIncrement()
      screen.pass(1)
    }
    #expect(UIAccessibility.doublePosts.count == posts)
    #expect(view.isAccessibilityElement)
    view.accessibilityIncrement()
    screen.pass(1)
    #expect(!view.isAccessibilityElement)
    #expect(UIAccessibility.doublePosts.count == posts + 1)
    #expect(UIAccessibility.doublePosts.last?.notification == .layoutChanged)
    #expect(
      UIAccessibility.doublePosts.last?.argument as? UIAccessibilityElement
        === view.accessibilityElements?.last as? UIAccessibilityElement)
  }

  @Test func `nobody's place is taken by a banner that appears`() {
    let screen = Screen()
    let posts = UIAccessibility.doublePosts.count
    UIAccessibility.doubleVoiceOver = true
    let (view, _, _) = pager(on: screen)
    #expect(!view.isAccessibilityElement)
    #expect(UIAccessibility.doublePosts.count == posts)
  }

  @Test func `an app's own actions stand beside the one that stops it`() throws {
    let screen = Screen()
    let view = CarouselView()
    view.setLabels(3)
    screen.show(view)
    let own = UIAccessibilityCustomAction(name: "Share") { _ in true }
    view.accessibilityCustomActions = [own]
    #expect(view.accessibilityCustomActions?.map(\.name) == ["Share", "Pause"])
    // As an app adds one to those that there are.
    let more = UIAccessibilityCustomAction(name: "Hide") { _ in true }
    view.accessibilityCustomActions = (view.accessibilityCustomActions ?? []) + [more]
    #expect(view.accessibilityCustomActions?.map(\.name) == ["Share", "Hide", "Pause"])
    view.drive = .still
    #expect(view.accessibilityCustomActions?.map(\.name) == ["Share", "Hide"])
  }
}
