import Foundation
import RondoCore
import SwiftUI
import Testing

@testable import RondoSwiftUI

/// What modifiers ask for arrives, and is seen.
@MainActor @Suite(.serialized) struct SettingsTests {
  private func pager(_ count: Int = 4) -> Pager<CardView> {
    Pager(Card.list(count)) { CardView($0) }
  }

  @Test func `a release slower than the flick threshold goes back`() {
    func item(threshold: Double) -> Int? {
      let screen = Screen.showing(pager().reelFlickThreshold(threshold))
      // 40 points in 0.6 seconds: it would not come as far as half a page.
      screen.swipe(from: 250, 50, by: -40, steps: 60)
      screen.advance(by: 1)
      return screen.cards().first?.item
    }
    #expect(item(threshold: 50) == 1)
    #expect(item(threshold: 5000) == 0)
  }

  @Test func `what slows down quickly is flung less far`() {
    func way(_ rate: Reel.DecelerationRate) -> Double {
      let controller = ReelController()
      let screen = Screen.showing(
        pager(60).reelPaging(.free).reelDecelerationRate(rate).reelController(controller))
      screen.swipe(from: 280, 50, by: -200)
      screen.advance(by: 8)
      return controller.position
    }
    #expect(way(.normal) > 2 * way(.fast))
    #expect(way(.fast) > 0.5)
  }

  @Test func `a step takes the curve that is asked for`() {
    func start(_ curve: TransitionCurve) -> Double {
      let screen = Screen.showing(
        Carousel(Card.list(4)) { CardView($0) }.autoplay(every: 3)
          .reelTransition(1, curve: curve))
      screen.advance(by: 2.25)
      return screen.cards().first { $0.item == 0 }?.start ?? 0
    }
    #expect(abs(start(.linear) + 75) < 1)
    #expect(start(.easeInOut) > -60)
  }

  @Test func `an alignment by a fraction, and a seam of its own width`() {
    let cards = Carousel(Card.list(3)) { SizedCard($0, width: 60, height: 50) }
      .reelItemsPerPage(nil).autoplay(false)
    let quarter = Screen.showing(cards.reelAlignment(.fraction(0.25)))
    #expect(quarter.cards().first { $0.item == 0 }?.start == 60)
    let seam = Screen.showing(
      cards.reelSpacing(10, seam: 40).reelAlignment(.leading), width: 250)
    #expect(seam.cards().map(\.item) == [0, 1, 2, 0])
    #expect(seam.cards().map(\.start) == [0, 70, 140, 240])
  }

  @Test func `a selection made during a drag is gone to when the finger lifts or at once`() {
    let controller = ReelController()
    let screen = Screen.showing(pager(6).reelController(controller))
    let finger = screen.touch(at: 250, 50)
    for step in 1...5 {
      screen.advance(by: 0.02)
      finger.move(to: 250 - CGFloat(step) * 10, 50)
    }
    controller.select(4)
    screen.advance(by: 1)
    finger.lift()
    screen.advance(by: 1)
    #expect(screen.cards().map(\.item) == [4])
    #expect(controller.index == 4)
  }

  @Test func `a carousel waits while a finger is down, and goes on after`() {
    let screen = Screen.showing(Carousel(Card.list(4)) { CardView($0) })
    let finger = screen.touch(at: 250, 50)
    for step in 1...5 {
      screen.advance(by: 0.02)
      finger.move(to: 250 - CGFloat(step) * 6, 50)
    }
    let held = screen.cards().map(\.start)
    screen.advance(by: 20)
    #expect(screen.cards().map(\.start) == held)
    finger.lift()
    screen.advance(by: 1)
    #expect(screen.cards().map(\.item) == [0])
    screen.advance(by: 3.5)
    #expect(screen.cards().map(\.item) == [1])
  }

  // MARK: Looks

  /// A square of what is drawn: red, green and blue.
  private func square(_ screen: Screen, _ x: Int, _ y: Int) -> [UInt8] {
    let picture = screen.picture()
    let at = (y * picture.width + x) * 4
    return [picture.bytes[at + 2], picture.bytes[at + 1], picture.bytes[at]]
  }

  @Test func `the lines of stories fill while a page stays, and those before stay full`() {
    let screen = Screen.showing(
      Carousel(Card.list(3)) { _ in Color.black }.autoplay(every: 4)
        .pageIndicator(.stories))
    // Three lines of 96 points from 4 on, 4 apart, in the middle of 21 points above the lower edge.
    func filled() -> [Int] {
      (0..<3).map { line in
        (0..<90).filter { square(screen, 4 + line * 100 + 3 + $0, 86)[0] > 200 }.count
      }
    }
    screen.advance(by: 1.75)
    let half = filled()
    #expect(abs(half[0] - 45) < 5 && half[1] == 0 && half[2] == 0)
    screen.advance(by: 4)
    let later = filled()
    #expect(later[0] > 85 && abs(later[1] - 45) < 6 && later[2] == 0)
  }

  @Test func `parallax moves the content slower than its slot, and cuts it off there`() {
    let flat = Screen.showing(
      Carousel(Card.list(3)) { CardView($0) }.autoplay(false).reelEffect(.flat))
    let deep = Screen.showing(
      Carousel(Card.list(3)) { CardView($0) }.autoplay(false).reelEffect(.parallax))
    for screen in [flat, deep] {
      let finger = screen.touch(at: 250, 50)
      for step in 1...15 {
        screen.advance(by: 0.02)
        finger.move(to: 250 - CGFloat(step) * 10, 50)
      }
      screen.advance(by: 0.1)
    }
    func leaf(_ screen: Screen) -> Screen.Leaf? {
      screen.leaves.first { $0.identifier == "card 1" && $0.isVisible && $0.text == nil }
    }
    let plain = leaf(flat)
    let shifted = leaf(deep)
    #expect((plain?.frame.minX ?? 0) > 100)
    #expect((shifted?.frame.minX ?? 999) < (plain?.frame.minX ?? 0) - 20)
    #expect(abs((shifted?.clip.minX ?? 0) - (plain?.frame.minX ?? -9)) < 1)
  }

  @Test func `a wheel makes the rows around smaller, and only them`() {
    let words = ["Seoul", "Lisbon", "Quito", "Accra", "Oslo"]
    let flat = Screen.showing(Roller(words), height: 114)
    let wheel = Screen.showing(Roller(words).reelEffect(.wheel), height: 114)
    func height(_ word: String, _ screen: Screen) -> CGFloat {
      screen.shown(word).first?.frame.height ?? 0
    }
    #expect(abs(height("Seoul", wheel) - height("Seoul", flat)) < 0.5)
    #expect(height("Lisbon", wheel) > 0)
    #expect(height("Lisbon", wheel) < height("Lisbon", flat) - 1)
  }

  @Test(arguments: [Reel.Alignment.leading, .center, .trailing])
  func `a roller's highlight is where its rows rest`(alignment: Reel.Alignment) {
    for direction in [LayoutDirection.leftToRight, .rightToLeft] {
      for axis in [Reel.Axis.vertical, .horizontal] {
        let view = Roller(["Seoul", "Lisbon", "Quito", "Accra", "Oslo", "Lima", "Rome"])
          .rollerHighlight { Color.yellow.accessibilityIdentifier("highlight") }
          .reelAxis(axis)
          .reelAlignment(alignment)
          .reelInsets(leading: 30, trailing: 10)
          .environment(\.layoutDirection, direction)
        let screen = Screen.showing(view, width: 114, height: 114)
        let isVertical = axis == .vertical
        let lead = 30 + alignment.fraction * (114 - 30 - 10 - 38)
        let start = !isVertical && direction == .rightToLeft ? 114 - lead - 38 : lead
        let frame = screen.find(id: "highlight")?.frame ?? .zero
        #expect(abs(Double(isVertical ? frame.minY : frame.minX) - start) < 0.01)
        #expect(frame.size == CGSize(width: isVertical ? 114 : 38, height: isVertical ? 38 : 114))
      }
    }
  }

  @Test func `rows of their own heights have a highlight as high as the one at the index`() {
    let heights: [CGFloat] = [30, 60, 45, 80]
    let controller = ReelController()
    let view = Roller(Card.list(4)) { SizedCard($0, height: heights[$0.id]) }
      .autoplay(false)
      .reelItemExtent(nil)
      .reelAlignment(.leading)
      .reelInsets(leading: 20, trailing: 0)
      .rollerHighlight { Color.yellow.accessibilityIdentifier("highlight") }
      .reelController(controller)
    let screen = Screen.showing(view, height: 200)
    var frame: CGRect { screen.find(id: "highlight")?.frame ?? .zero }
    let top = frame.minY
    for item in [0, 1, 2, 3, 0] {
      controller.select(item, animated: item % 2 == 0)
      screen.advance(by: 1)
      #expect(frame.height == heights[item], "row \(item)")
      #expect(abs(frame.minY - top) < 0.001)
      let start = screen.cards(vertically: true).first { $0.item == item }?.start
      #expect(abs((start ?? 0) - 20) < 0.001)
    }
    // On the way it is in between, by how far the rows have gone.
    controller.next()
    var between = 0
    for _ in 0..<60 {
      screen.advance(by: 0.01)
      let next = screen.cards(vertically: true).first { $0.item == 1 }?.start ?? 0
      #expect(abs(Double(frame.height) - (30 + 30 * (1 - (next - 20) / 30))) < 0.01)
      if frame.height > 32 && frame.height < 58 { between += 1 }
    }
    #expect(between > 5)
  }

  @Test func `a roller's words and highlight look as asked for`() {
    let view = Roller(["Seoul", "Lisbon", "Quito"])
      .rollerWords(font: .system(size: 10), color: .blue, alignment: .leading)
      .rollerSelectedWord(font: .system(size: 30), color: .red)
      .rollerHighlight { Color.yellow.accessibilityIdentifier("highlight") }
    let screen = Screen.showing(view, width: 200, height: 114)
    let middle = screen.shown("Seoul").first?.frame ?? .zero
    let other = screen.shown("Lisbon").first?.frame ?? .zero
    #expect(middle.height > 2 * other.height)
    #expect(middle.minX == 0 && other.minX == 0)
    #expect(screen.find(id: "highlight")?.frame == CGRect(x: 0, y: 38, width: 200, height: 38))
    #expect(square(screen, 190, 57) == [255, 204, 0])
    let colors = (0..<Int(middle.maxX)).map { square(screen, $0, 57) }
    #expect(colors.contains { $0[0] > 200 && $0[1] < 120 && $0[2] < 120 })
    screen.advance(by: 2.1)
    // The next word has taken its place and its looks.
    #expect((screen.shown("Lisbon").first?.frame.height ?? 0) == middle.height)
    #expect((screen.shown("Seoul").first?.frame.height ?? 0) == other.height)
  }

  @Test func `an attributed text runs like a plain one, and a longer one keeps its place`() {
    let words = "Tea tasting on Saturday, at four in the old harbour hall"
    func frames(_ screen: Screen) -> [[CGRect]] {
      (0..<12).map { _ in
        screen.advance(by: 0.5)
        return screen.shown(words).map(\.frame)
      }
    }
    let plain = frames(Screen.showing(Marquee(words), width: 200))
    let screen = Screen.showing(Marquee(AttributedString(words)), width: 200)
    #expect(frames(screen) == plain)
    let before = screen.shown(words).first?.frame.minX ?? 0
    #expect(before < -150)
    let more = words + ", and on Sunday"
    screen.update(Marquee(AttributedString(more)))
    // As much of it has gone by as of the shorter one.
    #expect(screen.shown(words).isEmpty)
    let after = screen.shown(more).first?.frame ?? .zero
    #expect(after.minX < before && after.minX > before * 1.5)
  }

  // MARK: Views that are only measured

  @Test func `what is only measured knows it, and only the first page is`() {
    final class Log {
      var appeared: [String] = []
    }
    struct Counting: View {
      let card: Card
      let log: Log
      @Environment(\.isReelMeasuring) private var isMeasuring
      var body: some View {
        Color.blue.onAppear { log.appeared.append("\(card.id)\(isMeasuring ? " measured" : "")") }
      }
    }
    let log = Log()
    let screen = Screen.showing(Pager(Card.list(5)) { Counting(card: $0, log: log) })
    #expect(log.appeared.sorted() == ["0", "0 measured", "1"])
    screen.swipe(from: 250, 50, by: -200)
    screen.advance(by: 1)
    #expect(log.appeared.sorted() == ["0", "0 measured", "1", "2"])
  }
}
