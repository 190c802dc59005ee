import RondoCore
import Testing
import UIKit

@testable import RondoUIKit

/// Banners that follow each other, and banners that live long.
@MainActor @Suite struct LinkedTests {
  private func pair(on screen: Screen) -> (gallery: CarouselView, thumbs: PagerView) {
    let gallery = CarouselView()
    gallery.setLabels(6)
    screen.show(gallery, in: CGRect(x: 0, y: 0, width: 390, height: 200))
    let thumbs = PagerView()
    thumbs.setLabels(6)
    thumbs.isLoop = true
    thumbs.itemsPerPage = 3
    thumbs.paging = .item
    screen.show(thumbs, in: CGRect(x: 0, y: 200, width: 390, height: 100))
    thumbs.follows = gallery
    screen.pass(1)
    return (gallery, thumbs)
  }

  /// How far the compositor shows the thumbs from where the gallery shows itself to be.
  private func error(_ gallery: ReelView, _ thumbs: ReelView) -> Double {
    let position = gallery.position
    let expected = thumbs.reel.strip.offset(atPosition: position)
    let item = Int(position.rounded(.down)) % 6
    guard let start = thumbs.shownStart(ofItem: item, at: DoubleClock.now) else { return .infinity }
    let own = Double(item) * 130 - expected
    let off = abs(start - own).truncatingRemainder(dividingBy: 780)
    return min(off, 780 - off)
  }

  @Test func `thumbs follow under the finger, in the fling after it and in steps`() {
    let screen = Screen(width: 390, height: 300)
    let (gallery, thumbs) = pair(on: screen)
    let finger = screen.finger()
    finger.down(300, 100)
    for step in 1...15 {
      screen.pass(0.01)
      finger.move(300 - CGFloat(step) * 12, 100)
      #expect(error(gallery, thumbs) < 0.5)
    }
    #expect(thumbs.position > 0.3)
    finger.up()
    // The settle, a dwell and two steps.
    for _ in 0..<100 {
      screen.pass(0.08)
      #expect(error(gallery, thumbs) < 0.5, "at \(DoubleClock.now)")
    }
    #expect(gallery.index == thumbs.index && gallery.index ?? 0 > 1)
  }

  @Test func `what is tapped or dragged on a follower is selected on its leader`() {
    let screen = Screen(width: 390, height: 300)
    let (gallery, thumbs) = pair(on: screen)
    gallery.isAutoplaying = false
    let finger = screen.finger()
    // The middle thumb is the index; the one after it is tapped.
    finger.down(330, 250)
    finger.up()
    screen.pass(1)
    #expect(gallery.index == 1 && thumbs.index == 1)
    screen.swipe(from: CGPoint(x: 300, y: 250), by: -140, rest: 0.2)
    screen.pass(1)
    #expect(gallery.index == 2 && thumbs.index == 2)
    thumbs.select(5, animated: false)
    #expect(gallery.index == 5)
    thumbs.next()
    screen.pass(1)
    #expect(gallery.index == 0)
  }

  @Test func `banners that follow each other in a circle stay alive`() {
    let screen = Screen(width: 390, height: 300)
    let (gallery, thumbs) = pair(on: screen)
    gallery.follows = thumbs
    gallery.next()
    screen.pass(10)
    gallery.follows = nil
    thumbs.follows = nil
    screen.pass(10)
    #expect(gallery.index != nil && thumbs.index != nil)
  }

  @Test func `one item's interval is told and set`() {
    let screen = Screen()
    let view = CarouselView()
    view.setLabels(3)
    screen.show(view)
    view.setInterval(7, for: 1)
    #expect((0..<3).map { view.interval(for: $0) } == [3, 7, 3])
    screen.pass(3.6)
    #expect(view.index == 1)
    screen.pass(6)
    #expect(view.index == 1)
    screen.pass(1)
    #expect(view.index == 2)
  }

  @Test func `ten thousand times attached, detached, reloaded and turned, it keeps what it needs`()
  {
    let screen = Screen()
    let view = CarouselView()
    view.setLabels(20)
    screen.show(view)
    var most = 0
    for cycle in 0..<10_000 {
      switch cycle % 4 {
      case 0: view.removeFromSuperview()
      case 1: screen.window.addSubview(view)
      case 2: view.reloadData()
      default:
        let isWide = cycle % 8 == 3
        view.frame = CGRect(x: 0, y: 0, width: isWide ? 700 : 390, height: isWide ? 390 : 700)
      }
      screen.layOut()
      if cycle % 50 == 0 { screen.pass(0.7) }
      most = max(most, view.slots.count + view.spares.count + view.stage.subviews.count)
    }
    #expect(most < 24 && view.observers.count < 12 && Timer.live.count <= 1)
    #expect(view.actions.count < 8 && view.index != nil)
  }
}
