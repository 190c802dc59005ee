import Foundation
import RondoCore
import SwiftUI
import Testing

@testable import RondoSwiftUI

/// Lists of items of their own lengths, too long to measure each.
@MainActor @Suite(.serialized) struct LongListsTests {
  private static let million = Card.list(1_000_000)

  private static func width(_ item: Int) -> CGFloat { 40 + CGFloat(item * 37 % 90) }

  private func marquee(_ cards: [Card] = million) -> some View {
    Marquee(cards) { SizedCard($0, width: Self.width($0.id), height: 20) }
  }

  private func carousel(_ cards: [Card] = million, selection: Binding<Int>? = nil) -> some View {
    Carousel(cards, selection: selection) { SizedCard($0, width: Self.width($0.id)) }
      .reelItemsPerPage(nil).reelSpacing(8).reelPaging(.free).autoplay(false)
  }

  /// Whether what is shown are neighbours, each as long as it is and as far from the next as asked, and
  /// the window is full.
  private func isExact(
    _ screen: Screen, count: Int = million.count, id: (Int) -> Int = { $0 }
  ) -> Bool {
    let cards = screen.cards()
    // A card that is in by a hair does not count.
    guard let first = cards.first, let last = cards.last, first.start < 8 + 1.2,
      last.start + Double(Self.width(last.item)) > 300 - 8 - 1.2
    else { return false }
    return zip(cards, cards.dropFirst()).allSatisfy { here, there in
      abs(here.start + Double(Self.width(here.item)) + 8 - there.start) < 0.01
    }
  }

  @Test func `a million items of their own lengths build only tens of bodies`() {
    let screen = Screen.showing(marquee(), height: 20)
    #expect(screen.evaluations(of: CardView.self) < 100)
    #expect(screen.rootSize == CGSize(width: 300, height: 20))
    #expect(isExact(screen))
    #expect(screen.cards().first?.item == 0 && screen.cards().first?.start == 0)
  }

  @Test(arguments: [Reel.Direction.forward, .backward], [60.0, 900])
  func `items are measured before they are seen, and nothing jumps by it`(
    direction: Reel.Direction, speed: Double
  ) {
    let screen = Screen.showing(
      marquee().marqueeSpeed(speed).reelDirection(direction).marqueeGap(8), height: 20)
    screen.advance(by: 1.01)
    var before = screen.cards()
    for frame in 0..<120 {
      screen.advance(by: 1.0 / 60)
      #expect(isExact(screen), "frame \(frame)")
      let now = screen.cards()
      for card in now {
        guard let old = before.first(where: { $0.item == card.item }) else { continue }
        // Time goes on by one frame or, where they round, two.
        let way = (old.start - card.start) * direction.sign
        #expect(way > -0.01 && way < speed / 60 * 2 + 0.01, "frame \(frame), item \(card.item)")
      }
      before = now
    }
    // From time to time some are measured, each time with those that are near.
    let passed = 120 / 60 * speed / 90
    #expect(Double(screen.evaluations(of: CardView.self)) < 300 + 10 * passed)
  }

  @Test(arguments: [LayoutDirection.leftToRight, .rightToLeft])
  func `it begins in the middle where that is asked for`(direction: LayoutDirection) {
    let box = Box(500_000)
    let screen = Screen.showing(carousel(selection: box.binding)) {
      $0.layoutDirection = direction
    }
    #expect(screen.evaluations(of: CardView.self) < 150)
    let cards = direction == .leftToRight ? screen.cards() : screen.cards().reversed()
    let middle = cards.first { $0.item == 500_000 }
    #expect(abs((middle?.start ?? 0) + Double(Self.width(500_000)) / 2 - 150) < 0.01)
    #expect(zip(cards, cards.dropFirst()).allSatisfy { $0.item + 1 == $1.item })
    screen.advance(by: 1)
    #expect(screen.ticks == 0 && Timer.live.isEmpty)
  }

  @Test func `a restored place is right from the first frame on`() {
    let first = ReelController()
    let screen = Screen.showing(marquee().marqueeSpeed(900).reelController(first), height: 20)
    screen.advance(by: 5)
    first.pause()
    screen.advance(by: 0.1)
    let before = screen.cards()
    let second = ReelController()
    if let place = first.place { second.restore(place) }
    let other = Screen.showing(marquee().reelController(second), height: 20)
    #expect(other.cards().map(\.item) == before.map(\.item))
    for (here, there) in zip(other.cards(), before) {
      #expect(abs(here.start - there.start) < 0.01)
    }
  }

  @Test func `going far away it passes what is not measured, and arrives among what is`() {
    let controller = ReelController()
    let screen = Screen.showing(carousel().reelController(controller))
    controller.select(300_000)
    screen.advance(by: 0.6)
    #expect(controller.index == 300_000 && !controller.isMoving && isExact(screen))
    controller.select(123, animated: false)
    screen.settle()
    #expect(controller.index == 123 && isExact(screen))
    #expect(screen.evaluations(of: CardView.self) < 1500)
    screen.advance(by: 1)
    let ticks = screen.ticks
    screen.advance(by: 5)
    #expect(screen.ticks == ticks && Timer.live.isEmpty)
  }

  @Test func `a fling passes over exact items`() {
    let screen = Screen.showing(carousel())
    screen.swipe(from: 280, 50, by: -250)
    for frame in 0..<180 {
      screen.advance(by: 1.0 / 60)
      #expect(isExact(screen), "frame \(frame): \(screen.cards())")
    }
    #expect((screen.cards().first?.item ?? 0) > 10)
  }

  @Test func `items that come before it keep its place at once`() {
    let screen = Screen.showing(carousel(Array(Self.million[5000..<9000])))
    screen.swipe(from: 280, 50, by: -250)
    screen.advance(by: 3)
    let before = screen.cards()
    screen.update(carousel(Array(Self.million[1000..<9000])))
    #expect(screen.cards().map(\.item) == before.map(\.item))
    for (here, there) in zip(screen.cards(), before) {
      #expect(abs(here.start - there.start) < 0.01)
    }
    screen.swipe(from: 20, 50, by: 250)
    screen.advance(by: 3)
    #expect(isExact(screen))
  }

  @Test func `items that grow are measured anew where they are seen`() {
    func row(_ more: CGFloat) -> some View {
      Marquee(Self.million) { SizedCard($0, width: 50 + more, height: 20) }.reelDrive(.still)
    }
    let screen = Screen.showing(row(0), height: 20)
    #expect(screen.cards().map(\.start) == [0, 58, 116, 174, 232, 290])
    screen.update(row(40))
    #expect(screen.cards().map(\.start) == [0, 98, 196, 294])
  }

  @Test func `down as well, with rows of their own heights`() {
    let roller = Roller(Self.million) { SizedCard($0, height: Self.width($0.id)) }
      .reelItemExtent(nil).reelAlignment(.leading)
    let screen = Screen.showing(roller, height: 400)
    #expect(screen.evaluations(of: CardView.self) < 100)
    // As high as the rows that are seen.
    #expect(screen.rootSize.height == Self.width(0) + Self.width(1) + Self.width(2))
    #expect(screen.cards(vertically: true).map(\.item) == [0, 1, 2])
    screen.advance(by: 2)
    #expect(screen.cards(vertically: true).first?.item == 1)
    #expect(abs(screen.cards(vertically: true).first?.start ?? 9) < 0.01)
    let few = Screen.showing(
      Roller(Card.list(5)) { SizedCard($0, height: Self.width($0.id)) }.reelItemExtent(nil),
      height: 400)
    #expect(few.rootSize.height == screen.rootSize.height)
  }

  @Test func `views of no size, and none at all, do no harm`() {
    let empty = Screen.showing(Marquee(Self.million) { _ in EmptyView() }, height: 20)
    empty.advance(by: 3)
    #expect(empty.cards().isEmpty)
    let odd = Screen.showing(
      Marquee(Self.million) { card in
        if card.id % 2 == 0 { SizedCard(card, width: 60, height: 20) }
      }, height: 20)
    odd.advance(by: 3)
    #expect(!odd.cards().isEmpty && odd.cards().allSatisfy { $0.item % 2 == 0 })
    odd.update(Marquee([Card]()) { SizedCard($0) })
    #expect(odd.cards().isEmpty)
  }
}
