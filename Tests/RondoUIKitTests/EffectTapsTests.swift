import RondoCore
import Testing
import UIKit

@testable import RondoUIKit

/// Taps on items as an effect shows them.
@MainActor @Suite struct EffectTapsTests {
  /// Points of a row of cover flow at rest, by how far from the index: one inside the outer edge of each.
  private func edges(_ view: ReelView) -> [Int: CGFloat] {
    let reel = view.presentReel
    let handover = Handover(reel)
    let number = handover.number(nearestOf: reel.index ?? 0)
    let size = (Double(view.bounds.width), Double(view.bounds.height))
    var edges: [Int: CGFloat] = [:]
    for distance in [-2, -1, 1, 2] {
      let pose = handover.pose(of: number + distance)
      let width = handover.writer.strip.extent(of: number + distance)
      let map = Homography(
        of: pose, width: width, height: size.1, middle: (size.0 / 2, size.1 / 2),
        perspective: handover.writer.knots.perspective)
      let isRight = pose.x + width / 2 > size.0 / 2
      let (u, v) = (isRight ? width : 0, size.1 / 2)
      edges[distance] = CGFloat(
        (map.xu * u + map.xv * v + map.x0) / (map.wu * u + map.wv * v + map.w0))
    }
    return edges
  }

  @Test(arguments: [false, true])
  func `a tap selects the card that is seen, also the second one aside`(isMirrored: Bool) throws {
    let screen = Screen(width: 390, height: 200)
    let view = CarouselView()
    view.drive = .still
    view.effect = .coverFlow
    view.semanticContentAttribute = isMirrored ? .forceRightToLeft : .forceLeftToRight
    view.insets = NSDirectionalEdgeInsets(top: 0, leading: 130, bottom: 0, trailing: 130)
    let cards = (0..<7).map { index in
      let card = UIView()
      card.tag = index
      return card
    }
    view.setViews(cards)
    screen.show(view)
    // Away from the seam, which is wider for views that are there but once.
    view.select(3, animated: false)
    screen.layOut()
    var selected: [Int] = []
    view.onSelect = { selected.append($0) }
    let edges = edges(view)
    for (distance, item) in [(2, 5), (-2, 1), (1, 4), (-1, 2)] {
      let edge = try #require(edges[distance])
      let isRight = edge > 195
      #expect(isRight == ((distance > 0) != isMirrored))
      // The second card is seen between the edge of the first and its own; the first lies over it.
      var x = edge + (isRight ? -3 : 3)
      if abs(distance) == 2 {
        let first = try #require(edges[distance / 2])
        x = (edge + first) / 2
      }
      let point = CGPoint(x: x, y: 100)
      #expect(view.item(at: point) == item, "\(distance)")
      #expect(view.hitTest(point, with: nil)?.tag == item, "\(distance)")
      let finger = screen.finger()
      finger.down(x, 100)
      finger.up()
      #expect(selected.last == item, "\(distance)")
    }
    #expect(selected.count == 4)
    #expect(view.item(at: CGPoint(x: 195, y: 100)) == 3)
  }

  @Test func `a point inside a card is where its content shows it`() throws {
    let screen = Screen(width: 400, height: 200)
    let view = PagerView()
    // Half as large about its middle: seen from 100 to 300 points.
    view.effect = Reel.Effect(
      knots: [Reel.Effect.Knot(at: 0, Reel.Appearance(scale: 0.5))], reach: 1)
    let card = UIView()
    let button = UIControl(frame: CGRect(x: 300, y: 0, width: 100, height: 200))
    card.addSubview(button)
    view.setViews([card])
    screen.show(view)
    #expect(view.hitTest(CGPoint(x: 275, y: 100), with: nil) === button)
    #expect(view.hitTest(CGPoint(x: 220, y: 100), with: nil) === card)
    #expect(view.hitTest(CGPoint(x: 350, y: 100), with: nil) === view)
  }
}
