import Foundation
import RondoCore
import Testing
import UIKit

@testable import RondoUIKit

/// Places kept while the app is not running.
@MainActor @Suite struct PlaceTests {
  /// As a file would give it back.
  private func kept(_ view: ReelView) throws -> Reel.SavedPlace {
    let data = try JSONEncoder().encode(#require(view.place))
    return try JSONDecoder().decode(Reel.SavedPlace.self, from: data)
  }

  private func carousel() -> CarouselView {
    let view = CarouselView()
    view.setLabels(4)
    return view
  }

  @Test(arguments: [Reel.PersonSwitch.automatic, .paused, .playing])
  func `it is restored before the first layout, with the person's switch`(
    personSwitch: Reel.PersonSwitch
  ) throws {
    let screen = Screen()
    let view = screen.show(carousel())
    view.select(2, animated: false)
    view.personSwitch = personSwitch
    let place = try kept(view)
    let other = carousel()
    other.restore(place)
    screen.show(other)
    #expect(other.index == 2)
    #expect(other.personSwitch == personSwitch)
    screen.pass(3.6)
    #expect(other.index == (personSwitch == .paused ? 2 : 3))
    // And after it.
    other.restore(place)
    screen.layOut()
    #expect(other.index == 2)
    #expect(abs(other.shownStart(ofItem: 2, at: DoubleClock.now)!) < 0.01)
  }

  @Test func `a marquee's is restored to the point`() throws {
    let screen = Screen(width: 150, height: 30)
    func marquee() -> MarqueeView {
      let view = MarqueeView()
      view.items = ["The sun will rise at 6.42", "and set at 17.15", "over the country"]
      return view
    }
    let view = screen.show(marquee())
    screen.pass(7.3)
    let before = view.shownItems(at: DoubleClock.now)
    let place = try kept(view)
    for isShown in [false, true] {
      let other = marquee()
      if isShown { screen.show(other) }
      other.restore(place)
      if !isShown { screen.show(other) }
      screen.layOut()
      let after = other.shownItems(at: DoubleClock.now)
      #expect(after.map(\.item) == before.map(\.item))
      for (there, here) in zip(before, after) { #expect(abs(there.start - here.start) < 0.01) }
      screen.pass(2)
      #expect(other.isAnimated)
    }
  }

  @Test func `one that makes no sense any more does no harm`() {
    let screen = Screen()
    let view = screen.show(carousel())
    for index in [-5, 99, .max, .min] {
      view.restore(Reel.SavedPlace(index: index, position: .nan))
      view.restore(Reel.SavedPlace(index: index, position: 1e300))
      screen.layOut()
      #expect((0..<4).contains(view.index ?? -1))
    }
    let empty = CarouselView()
    #expect(empty.place == nil)
    empty.restore(Reel.SavedPlace(index: 3, position: 2.5, isPaused: true))
    screen.show(empty)
    // There is nothing to be at yet.
    #expect(empty.index == nil)
    #expect(empty.place == Reel.SavedPlace(index: 2, position: 2.5, isPaused: true))
  }

  @Test func `it can be kept again before the first layout, and while there are no items`() {
    let place = Reel.SavedPlace(index: 2, isPaused: true)
    let view = carousel()
    #expect(view.place == nil)
    view.restore(place)
    #expect(view.place == place)
    let screen = Screen()
    screen.show(view)
    #expect(view.place == place && view.index == 2)
    view.setViews([])
    screen.layOut()
    #expect(view.index == nil && view.place == place)
  }
}
