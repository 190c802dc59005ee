import RondoCore
import Testing
import UIKit

@testable import RondoUIKit

@MainActor @Suite struct AccessibilityTests {
  private func carousel(on screen: Screen) -> CarouselView {
    let view = CarouselView()
    view.setLabels(4)
    return screen.show(view)
  }

  @Test func `it is one adjustable element that speaks its current item`() {
    let screen = Screen()
    let view = carousel(on: screen)
    #expect(view.isAccessibilityElement)
    #expect(view.accessibilityTraits.contains(.adjustable))
    #expect(view.accessibilityValue == "Number 0")
    // VoiceOver asks at once what has become of it.
    view.accessibilityIncrement()
    #expect(view.accessibilityValue == "Number 1")
    var selected: [Int] = []
    view.onSelect = { selected.append($0) }
    #expect(view.accessibilityActivate())
    #expect(selected == [1])
    screen.pass(1)
    #expect(view.accessibilityValue == "Number 1")
    view.accessibilityDecrement()
    #expect(view.accessibilityValue == "Number 0")
    screen.pass(1)
    #expect(view.accessibilityValue == "Number 0")
  }

  @Test(arguments: [false, true])
  func `an image's own label is what is said of it`(isLoaded: Bool) {
    let names = ["A hill", "A lake", nil, "A coast"]
    let images = names.map { name in
      let image = UIImage(color: .black, size: CGSize(width: 30, height: 20))
      image.accessibilityLabel = name
      return image
    }
    for view in [PagerView(), CarouselView()] {
      let screen = Screen()
      if isLoaded {
        view.setImages(count: 4, placeholder: nil) { index, view in
          view.image = images[index]
          return nil
        }
      } else {
        view.images = images
      }
      screen.show(view)
      for (index, name) in names.enumerated() {
        view.select(index, animated: false)
        screen.layOut()
        #expect(view.accessibilityValue == name ?? "3 of 4")
      }
      // And of a picture inside a view of the app's.
      let card = UIView()
      let picture = UIImageView()
      picture.image = images[1]
      card.addSubview(picture)
      view.setViews([card])
      screen.layOut()
      #expect(view.accessibilityValue == "A lake")
    }
  }

  @Test func `three fingers scroll it and say where it is`() {
    let screen = Screen()
    let view = carousel(on: screen)
    let posts = UIAccessibility.doublePosts.count
    #expect(view.accessibilityScroll(.left))
    #expect(UIAccessibility.doublePosts.count == posts + 1)
    #expect(UIAccessibility.doublePosts.last?.argument as? String == "Number 1")
    screen.pass(1)
    #expect(view.index == 1)
    #expect(!view.accessibilityScroll(.up))
  }

  @Test func `with a screen reader it does not advance`() {
    let screen = Screen()
    let view = carousel(on: screen)
    UIAccessibility.doubleVoiceOver = true
    NotificationCenter.default.post(
      name: UIAccessibility.voiceOverStatusDidChangeNotification, object: nil)
    screen.pass(20)
    #expect(view.index == 0)
    #expect(view.holdReasons == .assistiveTechnology)
    UIAccessibility.doubleVoiceOver = false
    NotificationCenter.default.post(
      name: UIAccessibility.voiceOverStatusDidChangeNotification, object: nil)
    screen.pass(3.6)
    #expect(view.index == 1)
  }

  @Test func `with reduced motion it stands, and a step is a cross-fade`() {
    let screen = Screen()
    let view = carousel(on: screen)
    UIAccessibility.doubleReduceMotion = true
    NotificationCenter.default.post(
      name: UIAccessibility.reduceMotionStatusDidChangeNotification, object: nil)
    screen.pass(20)
    #expect(view.index == 0)
    view.next()
    screen.layOut()
    #expect(view.stage.layer.animation(forKey: "crossfade") is CATransition)
    #expect(abs(view.shownStart(ofItem: 1, at: DoubleClock.now)!) < 0.01)
    #expect(!view.isAnimated)
    UIAccessibility.doubleReduceMotion = false
  }

  @Test func `what moves by itself has an action that pauses it`() throws {
    let screen = Screen()
    let view = carousel(on: screen)
    let pause = try #require(view.accessibilityCustomActions?.first)
    #expect(pause.name == "Pause")
    pause.perform()
    screen.pass(20)
    #expect(view.index == 0)
    let play = try #require(view.accessibilityCustomActions?.first)
    #expect(play.name == "Play")
    play.perform()
    screen.pass(3.6)
    #expect(view.index == 1)
    let pager = PagerView()
    pager.setLabels(2)
    screen.show(pager)
    #expect(pager.accessibilityCustomActions == nil)
  }

  @Test func `an indicator follows the finger and the page, and picks one`() {
    let screen = Screen()
    let view = carousel(on: screen)
    let indicator = PageIndicator()
    view.indicator = indicator
    screen.layOut()
    #expect(indicator.superview === view)
    let first = indicator.subviews.last?.frame.minX ?? 0
    let finger = screen.finger()
    finger.down(300, 100)
    for step in 1...10 {
      screen.pass(0.01)
      finger.move(300 - CGFloat(step) * 20, 100)
    }
    let middle = indicator.subviews.last?.frame.minX ?? 0
    #expect(middle > first + 2)
    finger.up()
    screen.pass(1)
    let second = indicator.subviews.last?.frame.minX ?? 0
    #expect(abs(second - first - 15.75) < 0.01)
    let third = indicator.convert(CGPoint(x: 2.5 * 15.75, y: 8), to: screen.window)
    let other = screen.finger()
    other.down(third.x, third.y)
    other.up()
    screen.pass(1)
    #expect(view.index == 2)
  }

  private struct Card: Identifiable { var id: Int }

  /// What in a banner can be reached of one type, and what is hidden.
  private func reached(_ view: ReelView) -> (open: [UIControl], hidden: [UIControl]) {
    func buttons(in view: UIView) -> [UIControl] {
      (view as? UIControl).map { [$0] } ?? view.subviews.flatMap(buttons)
    }
    let elements = (view.accessibilityElements ?? []).compactMap { $0 as? UIView }
    let listed = elements.flatMap(buttons)
    var open: [UIControl] = []
    var hidden: [UIControl] = []
    for slot in view.slots.values {
      for button in buttons(in: slot.host) {
        if slot.host.accessibilityElementsHidden {
          hidden.append(button)
        } else if listed.contains(button) {
          open.append(button)
        }
      }
    }
    return (open, hidden)
  }

  @Test func `a button in a short loop is reached on every turn, once`() throws {
    let screen = Screen()
    let view = PagerView()
    view.isLoop = true
    view.leadingInset = 40
    view.trailingInset = 40
    let items = ReelItems(
      in: view,
      make: {
        let card = UIView()
        let button = UIControl(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
        card.addSubview(button)
        return card
      },
      configure: { (view, card: Card) in view.subviews[0].tag = card.id })
    items.elements = [Card(id: 10), Card(id: 11)]
    screen.show(view)
    var copies: Set<Int> = []
    // From the start a turn and a half forward, and two and a half back, to turn -1.
    for step in [0, 1, 1, 1, 1, -1, -1, -1, -1, -1, -1, -1] {
      if step > 0 { view.next() } else if step < 0 { view.previous() }
      screen.pass(1)
      let index = try #require(view.index)
      let place = view.reel.place
      let (open, hidden) = reached(view)
      #expect(open.map(\.tag) == [10 + index], "turn \(place.turn)")
      #expect(hidden.contains { $0.tag == 10 + 1 - index })
      // Each card once, all else is a repeat.
      let tags = view.slots.values.filter { !$0.host.accessibilityElementsHidden }
        .compactMap { $0.content?.subviews.first?.tag }
      #expect(Set(tags).count == tags.count && tags.contains(10 + index), "turn \(place.turn)")
      let now = DoubleClock.now
      let front = view.slots.filter { abs(view.shownStart(of: $0.value, at: now) - 40) < 1 }
      copies.formUnion(front.keys.map(\.copy))
    }
    #expect(copies == [0, 1])
  }
}
