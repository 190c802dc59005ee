import RondoCore
import Testing
import UIKit

@testable import RondoUIKit

/// Swipes and clicks on a remote, and what can have the focus itself inside items.
@MainActor @Suite struct FocusTests {
  final class Target: UIView {
    override var canBecomeFocused: Bool { true }
  }

  /// A banner between two views to focus, on a device that has nothing but a remote.
  private func remote<V: ReelView>(
    _ view: V, _ body: (Screen, V, _ left: UIView, _ right: UIView) -> Void
  ) {
    Remote.isAll = true
    defer { Remote.isAll = false }
    let screen = Screen(width: 600)
    // Made again where there is a remote.
    let left = screen.show(Target(), in: CGRect(x: 0, y: 0, width: 50, height: 200))
    screen.show(view, in: CGRect(x: 100, y: 0, width: 390, height: 200))
    let right = screen.show(Target(), in: CGRect(x: 540, y: 0, width: 50, height: 200))
    body(screen, view, left, right)
  }

  private func pager(_ count: Int) -> PagerView {
    Remote.isAll = true
    defer { Remote.isAll = false }
    let view = PagerView()
    view.setLabels(count)
    return view
  }

  /// A pager whose pages have things to focus, so many each.
  private func pager(of targets: [Int]) -> (view: PagerView, targets: [[Target]]) {
    let view = pager(0)
    var all: [[Target]] = []
    view.setViews(
      targets.map { count in
        let page = UIView(frame: CGRect(x: 0, y: 0, width: 390, height: 200))
        all.append(
          (0..<count).map { number in
            let target = Target(
              frame: CGRect(x: 20 + CGFloat(number) * 100, y: 20, width: 80, height: 40))
            page.addSubview(target)
            return target
          })
        return page
      })
    return (view, all)
  }

  // MARK: Swipes

  @Test func `a swipe on a remote pages as far as there are pages, and then moves the focus on`() {
    remote(pager(3)) { screen, view, left, right in
      left.setFocus(true)
      screen.window.swipe(.rightArrow)
      #expect(view.isFocused)
      #expect(view.index == 0)
      for page in [1, 2] {
        screen.window.swipe(.rightArrow)
        screen.pass(1)
        #expect(view.index == page)
        #expect(view.isFocused)
      }
      screen.window.swipe(.rightArrow)
      screen.pass(1)
      #expect(view.index == 2)
      #expect(right.isFocused && !view.isFocused)
      screen.window.swipe(.leftArrow)
      screen.window.swipe(.leftArrow)
      screen.pass(1)
      #expect(view.index == 1)
    }
  }

  @Test func `a swipe pages where there is nothing else to focus`() {
    Remote.isAll = true
    defer { Remote.isAll = false }
    let screen = Screen(width: 600)
    let view = screen.show(pager(3))
    view.setFocus(true)
    screen.window.swipe(.rightArrow)
    screen.pass(1)
    #expect(view.index == 1)
    #expect(view.isFocused)
    screen.window.press(.rightArrow)
    screen.pass(1)
    #expect(view.index == 2)
    // Beyond the end, and across.
    screen.window.swipe(.rightArrow)
    screen.window.swipe(.downArrow)
    screen.pass(1)
    #expect(view.index == 2)
  }

  @Test func `a swipe is physical where text runs from right to left`() {
    remote(pager(3)) { screen, view, _, _ in
      view.semanticContentAttribute = .forceRightToLeft
      screen.layOut()
      view.setFocus(true)
      screen.window.swipe(.leftArrow)
      screen.pass(1)
      #expect(view.index == 1)
    }
  }

  @Test(arguments: [false, true])
  func `two quick presses are two pages, each of them told twice`(isFocusFirst: Bool) {
    remote(pager(4)) { screen, view, _, _ in
      view.setFocus(true)
      screen.window.press(.rightArrow, focusFirst: isFocusFirst)
      screen.pass(0.08)
      screen.window.press(.rightArrow, focusFirst: isFocusFirst)
      screen.pass(2)
      #expect(view.index == 2)
    }
  }

  @Test func `a thumb that rests on a remote holds nothing of its own and drags nothing`() {
    remote(pager(3)) { screen, view, _, _ in
      view.isLoop = true
      view.isAutoplaying = true
      screen.layOut()
      view.setFocus(true)
      view.personSwitch = .playing
      let thumb = Finger(screen.window, type: .indirect)
      thumb.down(thumb.focus.x, thumb.focus.y)
      #expect(!view.reel.holdReasons.contains(.touch))
      thumb.move(thumb.focus.x + 200, thumb.focus.y)
      #expect(!view.reel.isDragging)
      screen.pass(3.6)
      #expect(view.index == 1)
      thumb.up()
    }
  }

  @Test func `a click on a remote selects once, the thumb on it or not`() {
    remote(pager(3)) { screen, view, _, _ in
      var selected: [Int] = []
      view.onSelect = { selected.append($0) }
      view.setFocus(true)
      let thumb = Finger(screen.window, type: .indirect)
      thumb.down(thumb.focus.x, thumb.focus.y)
      screen.window.press(.select)
      thumb.up()
      #expect(selected == [0])
      screen.window.press(.select)
      #expect(selected == [0, 0])
    }
  }

  @Test func `a click that nobody hears of goes to who is around`() {
    final class Around: UIView {
      var pressed: [String] = []
      override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        pressed += presses.map { "began \($0.type)" }
      }
      override func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        pressed += presses.map { "ended \($0.type)" }
      }
    }
    Remote.isAll = true
    defer { Remote.isAll = false }
    let screen = Screen()
    let around = screen.show(Around())
    let view = pager(3)
    view.frame = around.bounds
    around.addSubview(view)
    screen.layOut()
    view.setFocus(true)
    screen.window.press(.select)
    #expect(around.pressed == ["began select", "ended select"])
    around.pressed = []
    // What the banner takes it takes whole.
    var selected = 0
    view.onSelect = { _ in selected += 1 }
    screen.window.press(.select)
    screen.window.press(.rightArrow)
    #expect(around.pressed.isEmpty)
    #expect(selected == 1)
  }

  // MARK: Inside items

  @Test func `what an item has to focus has the focus, and arrows page where there is no more`() {
    let (view, targets) = pager(of: [2, 0, 1])
    remote(view) { screen, view, left, right in
      #expect(!view.canBecomeFocused)
      left.setFocus(true)
      screen.window.swipe(.rightArrow)
      #expect(targets[0][0].isFocused)
      #expect(view.holdReasons == .focus)
      // Within the page, by a press and by a swipe.
      screen.window.press(.rightArrow)
      screen.pass(1)
      #expect(targets[0][1].isFocused)
      #expect(view.index == 0)
      // A page without any has the focus itself.
      screen.window.swipe(.rightArrow)
      screen.pass(1)
      #expect(view.index == 1)
      #expect(view.canBecomeFocused && view.isFocused)
      screen.window.press(.rightArrow)
      screen.pass(1)
      #expect(view.index == 2)
      screen.window.press(.leftArrow)
      screen.pass(1)
      screen.window.press(.leftArrow)
      screen.pass(1)
      #expect(view.index == 0)
      #expect(!right.isFocused)
    }
  }

  @Test func `the focus goes along with the page`() {
    let (view, targets) = pager(of: [1, 1])
    remote(view) { screen, view, _, right in
      targets[0][0].setFocus(true)
      screen.window.swipe(.rightArrow)
      screen.pass(1)
      #expect(view.index == 1)
      #expect(targets[1][0].isFocused)
      // By the app, too.
      view.select(0)
      screen.pass(1)
      #expect(targets[0][0].isFocused)
      view.select(1, animated: false)
      screen.pass(1)
      #expect(targets[1][0].isFocused)
      screen.window.swipe(.rightArrow)
      screen.pass(1)
      #expect(right.isFocused)
      #expect(view.holdReasons.isEmpty)
    }
  }

  @Test func `what comes to have the focus beside the page is paged to`() {
    let (view, targets) = pager(of: [1, 1, 1])
    remote(view) { screen, view, _, _ in
      targets[0][0].setFocus(true)
      targets[0][0].setFocus(false)
      targets[1][0].setFocus(true)
      screen.pass(1)
      #expect(view.index == 1)
    }
  }

  @Test func `a text that runs in a page has the focus only if it can be selected`() {
    let view = pager(0)
    let marquee = MarqueeView(text: "A headline that is longer than any page is wide, by far")
    marquee.frame = CGRect(x: 0, y: 0, width: 390, height: 30)
    let page = UIView()
    page.addSubview(marquee)
    view.setViews([page, UIView()])
    remote(view) { screen, view, _, _ in
      #expect(view.canBecomeFocused)
      view.setFocus(true)
      screen.window.swipe(.rightArrow)
      screen.pass(1)
      #expect(view.index == 1)
      view.select(0, animated: false)
      screen.layOut()
      marquee.onSelect = { _ in }
      #expect(!view.canBecomeFocused)
      #expect(view.preferredFocusEnvironments.first === marquee)
    }
  }

  @Test func `of nested banners one is paged by a swipe, the inner one first`() {
    let inner = pager(2)
    inner.onSelect = { _ in }
    let outer = pager(0)
    let page = UIView()
    inner.frame = CGRect(x: 0, y: 0, width: 390, height: 100)
    page.addSubview(inner)
    outer.setViews([page, UIView()])
    remote(outer) { screen, outer, _, _ in
      inner.setFocus(true)
      screen.window.swipe(.rightArrow)
      screen.pass(1)
      #expect(inner.index == 1)
      #expect(outer.index == 0)
      screen.window.swipe(.rightArrow)
      screen.pass(1)
      #expect(outer.index == 1)
    }
  }

  // MARK: Looks

  @Test func `a banner with the focus stands out, where there is a remote`() {
    remote(pager(3)) { screen, view, left, _ in
      left.setFocus(true)
      screen.window.swipe(.rightArrow)
      #expect(view.stage.transform.a > 1.05)
      // Layout leaves it so, and in its place.
      view.frame.size.width = 380
      screen.layOut()
      #expect(view.stage.transform.a > 1.05)
      #expect(view.stage.bounds.size == view.bounds.size)
      #expect(view.stage.center == CGPoint(x: 190, y: 100))
      screen.window.swipe(.leftArrow)
      #expect(left.isFocused)
      #expect(view.stage.transform.a == 1)
    }
    let screen = Screen()
    let view = screen.pager(3)
    view.setFocus(true)
    #expect(view.stage.transform.a == 1)
  }
}
