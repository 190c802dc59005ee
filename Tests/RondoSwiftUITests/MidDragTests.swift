import Foundation
import RondoCore
import SwiftUI
import Testing

@testable import RondoSwiftUI

/// What parents, systems and other banners do while a finger is down, and to shared state.
@MainActor @Suite(.serialized) struct MidDragTests {
  private struct Root: View {
    var cards = Card.list(5)
    var isVertical = false
    var isLoop = false
    var perPage = 1
    var isDraggable = true
    var isDisabled = false
    var width: CGFloat = 300
    var fade: CGFloat = 0
    var effect = Reel.Effect.flat
    var isShown = true
    var animates = false
    let controller: ReelController
    let selection: Binding<Int>

    var body: some View {
      if isShown {
        Pager(cards, selection: selection) { CardView($0) }
          .reelAxis(isVertical ? .vertical : .horizontal).reelLoops(isLoop)
          .reelItemsPerPage(perPage).reelDraggable(isDraggable).reelFadeLength(fade)
          .reelEffect(effect).reelAnimatesChanges(animates).reelController(controller)
          .disabled(isDisabled).frame(width: width, height: 100)
      }
    }
  }

  enum Change: CaseIterable {
    case direction, text, lessMotion, voice, background, narrow, wide, axis, loop, perPage, still,
      disabled, fade, parallax, shrink, empty, grow, shuffle, animated, gone, selection, negative,
      beyond
  }

  @Test(arguments: Change.allCases, [false, true])
  func `whatever changes under a finger, after it all is in place`(change: Change, lifts: Bool) {
    let controller = ReelController()
    let box = Box(2)
    var root = Root(controller: controller, selection: box.binding)
    let screen = Screen.showing(root, width: 300, height: 200) { $0.scenePhase = .active }
    screen.advance(by: 0.1)
    let finger = screen.touch(at: 250, 100)
    for step in 1...4 {
      screen.advance(by: 0.02)
      finger.move(to: 250 - CGFloat(step) * 25, 100)
    }
    switch change {
    case .direction: screen.change { $0.layoutDirection = .rightToLeft }
    case .text: screen.change { $0.dynamicTypeSize = .accessibility3 }
    case .lessMotion: screen.change { $0.doubleSet(reduceMotion: true) }
    case .voice: screen.change { $0.doubleSet(voiceOver: true) }
    case .background: screen.change { $0.scenePhase = .background }
    case .narrow: root.width = 140
    case .wide: root.width = 290
    case .axis: root.isVertical = true
    case .loop: root.isLoop = true
    case .perPage: root.perPage = 3
    case .still: root.isDraggable = false
    case .disabled: root.isDisabled = true
    case .fade: root.fade = 30
    case .parallax: root.effect = .parallax
    case .shrink: root.cards = Card.list(1)
    case .empty: root.cards = []
    case .grow: root.cards = Card.list(50)
    case .shuffle: root.cards = [4, 2, 0, 3, 1].map { Card(id: $0) }
    case .animated:
      root.animates = true
      root.cards = [7, 2, 9].map { Card(id: $0) }
    case .gone: root.isShown = false
    case .selection: box.value = 4
    case .negative: box.value = -3
    case .beyond: box.value = 99
    }
    screen.update(root)
    for step in 5...7 {
      screen.advance(by: 0.02)
      finger.move(to: 250 - CGFloat(step) * 25, 100)
    }
    lifts ? finger.lift() : finger.cancel()
    screen.advance(by: 3)
    let comment = Comment("\(change), \(lifts)")
    #expect(!screen.isTicking && Timer.live.isEmpty, comment)
    guard root.isShown, !root.cards.isEmpty else {
      #expect(screen.cards().isEmpty, comment)
      return
    }
    #expect(controller.attached?.isPressed == false, comment)
    let index = controller.index ?? -1
    #expect(root.cards.indices.contains(index), comment)
    #expect(box.value == index, comment)
    let cards = screen.cards(vertically: root.isVertical)
    let id = root.cards[min(max(index, 0), root.cards.count - 1)].id
    #expect(cards.contains { $0.item == id }, comment)
    // With parallax the neighbours' cards are cut off at their own places.
    let front = change == .parallax ? cards.first { $0.item == id } : cards.first
    #expect(front.map { abs($0.start) < 0.6 } == true, comment)
    // The next finger finds it as any other.
    guard ![.still, .disabled, .shrink].contains(change) else { return }
    screen.change { $0.scenePhase = .active }
    let length: CGFloat = root.isVertical ? 60 : root.width * 0.7
    let isMirrored = change == .direction
    let back = index > root.cards.count / 2 ? length : -length
    let way = isMirrored ? -back : back
    let middle = CGPoint(
      x: 150 - (root.isVertical ? 0 : way / 2), y: 100 - (root.isVertical ? way / 2 : 0))
    screen.swipe(
      from: middle.x, middle.y, by: root.isVertical ? 0 : way, root.isVertical ? way : 0)
    screen.advance(by: 2)
    #expect(controller.index != index, comment)
    #expect(box.value == controller.index, comment)
  }

  @Test func `two banners of one selection go together, and write no circles`() {
    let box = Box(0)
    let first = ReelController()
    let second = ReelController()
    func root() -> some View {
      VStack(spacing: 0) {
        Carousel(Card.list(4), selection: box.binding) { CardView($0) }.reelController(first)
        Pager(Card.list(4), selection: box.binding) { CardView($0) }.reelController(second)
      }
    }
    let screen = Screen.showing(root(), height: 200)
    // The first advances by itself, and comes round.
    for step in 1...9 {
      screen.advance(by: 3.2)
      first.pause()
      for _ in 0..<10 {
        screen.update(root())
        screen.advance(by: 0.2)
      }
      #expect(first.index == step % 4 && second.index == step % 4, "step \(step)")
      #expect(box.value == step % 4)
      first.resume()
    }
    let written = box.written.count
    #expect(written <= 12)
    // The second is dragged.
    first.pause()
    screen.advance(by: 1)
    screen.update(root())
    first.select(0, animated: false)
    screen.update(root())
    screen.advance(by: 1)
    screen.swipe(from: 250, 150, by: -200)
    for _ in 0..<10 {
      screen.advance(by: 0.2)
      screen.update(root())
    }
    #expect(box.value == 1 && first.index == 1 && second.index == 1)
    #expect(!screen.isTicking)
    let after = box.written.count
    for _ in 0..<10 {
      screen.advance(by: 0.2)
      screen.update(root())
    }
    #expect(box.written.count == after)
  }

  @Test func `two banners of one selection and different lengths settle`() {
    let box = Box(4)
    func root() -> some View {
      VStack(spacing: 0) {
        Pager(Card.list(5), selection: box.binding) { CardView($0) }
        Pager(Card.list(2), selection: box.binding) { CardView($0) }
      }
    }
    let screen = Screen.showing(root(), height: 200)
    for _ in 0..<20 {
      screen.advance(by: 0.2)
      screen.update(root())
    }
    let written = box.written.count
    #expect(written < 10)
    for _ in 0..<20 {
      screen.advance(by: 0.2)
      screen.update(root())
    }
    #expect(box.written.count == written && !screen.isTicking)
  }
}
