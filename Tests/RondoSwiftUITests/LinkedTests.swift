import Foundation
import RondoCore
import SwiftUI
import Testing

@testable import RondoSwiftUI

/// Banners that follow another one, or share a moment.
@MainActor @Suite(.serialized) struct LinkedTests {
  private func carousel(_ count: Int) -> Carousel<CardView> {
    Carousel(Card.list(count)) { CardView($0) }
  }

  @Test func `thumbs are dragged along, and ask the gallery for what they are dragged to`() {
    let controller = ReelController()
    let thumbs = ReelController()
    let screen = Screen.showing(
      VStack(spacing: 0) {
        Pager(Card.list(12)) { SizedCard($0, height: 60) }.reelController(controller)
        Pager((0..<12).map { Card(id: $0 + 100) }) { SizedCard($0, height: 30) }
          .reelItemExtent(60).reelPaging(.item).reelFollows(controller).reelController(thumbs)
      })
    // Away from the ends, where thumbs stand still.
    controller.select(5)
    screen.advance(by: 2)
    // The gallery's page is half way, and so are the thumbs.
    let finger = screen.touch(at: 280, 30)
    for step in 1...20 {
      screen.advance(by: 0.02)
      finger.move(to: 280 - CGFloat(step) * 10, 30)
    }
    screen.advance(by: 0.1)
    #expect(abs(thumbs.position - controller.position) < 0.01)
    #expect(controller.position > 5.4)
    finger.lift()
    screen.advance(by: 2)
    #expect(controller.index == 6 && thumbs.index == 6)
    controller.select(8)
    screen.advance(by: 2)
    #expect(thumbs.index == 8)
    thumbs.select(3)
    screen.advance(by: 2)
    #expect(controller.index == 3)
  }

  @Test func `linked banners`() {
    let controller = ReelController()
    let screen = Screen.showing(
      VStack(spacing: 0) {
        Pager(Card.list(6)) { SizedCard($0, height: 60) }.reelController(controller)
        Pager((0..<6).map { Card(id: $0 + 100) }) { SizedCard($0, height: 30) }
          .reelItemExtent(60).reelFollows(controller)
      })
    controller.select(4)
    screen.advance(by: 1.5)
    #expect(screen.cards().contains { $0.item == 4 && $0.start == 0 })
    // The thumb of the same number is where the gallery is.
    let thumb = screen.cards().first { $0.item == 104 }?.start ?? 0
    #expect(thumb >= 120)
  }

  @Test func `a tap on a thumb takes the gallery to it`() {
    let controller = ReelController()
    var told: [Int] = []
    let screen = Screen.showing(
      VStack(spacing: 0) {
        Pager(Card.list(6)) { SizedCard($0, height: 60) }.reelController(controller)
        Pager((0..<6).map { Card(id: $0 + 100) }) { SizedCard($0, height: 30) }
          .reelItemExtent(60).reelFollows(controller).onReelSelect { told.append($0) }
      })
    screen.tap(at: 150, 75)
    screen.advance(by: 1.5)
    #expect(told == [2] && controller.index == 2)
  }

  @Test func `one moment on several screens`() {
    var settings = ReelSetup.marquee.settings
    settings.epoch = 900
    let formula = Formula(settings, .varying([150, 150, 150]), extent: 300)
    let screen = Screen.showing(
      Marquee(Card.list(3)) { SizedCard($0, width: 150, height: 20) }
        .reelEpoch(Date(timeIntervalSinceReferenceDate: 900)))
    for _ in 0..<10 {
      screen.advance(by: 1)
      let expected = formula.shown(at: DoubleClock.now)
      for here in screen.cards() {
        #expect(expected.contains { $0.item == here.item && abs($0.start - here.start) < 0.01 })
      }
    }
  }

  @Test(arguments: [900, -8.2e8])
  func `a banner that appears late shows at once what the others show`(moment: TimeInterval) {
    let epoch = Date(timeIntervalSinceReferenceDate: moment)
    func difference(
      _ view: some View, _ settings: Reel.Settings, _ items: Reel.Items
    ) -> String? {
      Rig.resetClock()
      var settings = settings
      settings.epoch = moment
      let formula = Formula(settings, items, extent: 300)
      // A whole number of frames, as everything that follows.
      DoubleClock.advance(by: 3.4)
      let screen = Screen(VStack { view.reelEpoch(epoch) }, size: CGSize(width: 300, height: 100))
      for step in 0..<20 {
        let expected = formula.shown(at: DoubleClock.now)
        let shown = screen.cards()
        guard !shown.isEmpty else { return "nothing in step \(step)" }
        for here in shown {
          // Clocks of thirty years tell a ten-thousandth of a point at such speeds, and an item at the
          // edge is overlapped.
          let isThere = expected.contains {
            $0.item == here.item && abs($0.start - here.start) < 0.01
          }
          guard isThere else { return "step \(step): \(shown) for \(expected)" }
        }
        // Away and back again.
        if step == 10 {
          screen.update(VStack {})
          screen.advance(by: 2.3)
          screen.update(VStack { view.reelEpoch(epoch) })
        } else {
          screen.advance(by: 0.25)
        }
      }
      return nil
    }
    let marquee = Marquee(Card.list(3)) { SizedCard($0, width: 150, height: 20) }
    let marquees = difference(
      marquee, ReelSetup.marquee.settings, .varying([150, 150, 150]))
    #expect(marquees == nil)
    let carousels = difference(
      carousel(4), ReelSetup.carousel.settings, .uniform(count: 4, extent: 300))
    #expect(carousels == nil)
  }

  @Test func `a follower goes where its leader goes`() {
    let leader = Rig(.pager, count: 5)
    let controller = ReelController()
    leader.setup.controller = controller
    leader.show()
    let thumbs = ReelModel()
    var setup = ReelSetup.pager
    setup.leader = controller
    let source = ItemSource(count: 5, content: { Text(verbatim: "\($0)") })
    _ = thumbs.take(
      source, setup: setup, selection: nil, stamp: 1, surroundings: leader.surroundings)
    thumbs.layOut(size: CGSize(width: 100, height: 20), extents: [:], isMirrored: false)
    thumbs.appear()
    controller.select(3)
    leader.pass(1)
    DoubleClock.advance(by: 1)
    #expect(thumbs.reel.index == 3)
  }
}
