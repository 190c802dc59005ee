import Foundation
import RondoCore
import SwiftUI
import Testing

@testable import RondoSwiftUI

/// Places kept while the app is not running.
@MainActor @Suite(.serialized) struct PlaceTests {
  @Test func `a place is kept as data and found again`() throws {
    let controller = ReelController()
    let rig = Rig(.carousel)
    rig.setup.controller = controller
    rig.show()
    controller.select(3, animated: false)
    controller.personSwitch = .paused
    let data = try JSONEncoder().encode(controller.place)
    let place = try JSONDecoder().decode(Reel.SavedPlace.self, from: data)
    let other = Rig(.carousel)
    let second = ReelController()
    second.restore(place)
    other.setup.controller = second
    other.show()
    #expect(second.index == 3)
    #expect(second.personSwitch == .paused)
    other.pass(10)
    #expect(second.index == 3)
  }

  @Test func `a marquee's place is found again to the point`() throws {
    func marquee() -> (Rig, ReelController) {
      let rig = Rig(.marquee)
      let controller = ReelController()
      rig.setup.controller = controller
      rig.extents = [90, 260, 40, 150].enumerated().reduce(into: [:]) {
        $0[$1.offset] = CGSize(width: $1.element, height: 20)
      }
      return (rig, controller)
    }
    let (rig, first) = marquee()
    rig.show()
    rig.pass(7.3)
    let before = rig.frame.places.map(\.transform.m31).sorted()
    let data = try JSONEncoder().encode(first.place)
    let place = try JSONDecoder().decode(Reel.SavedPlace.self, from: data)
    for isShown in [false, true] {
      let (other, second) = marquee()
      if isShown { other.show() }
      second.restore(place)
      if !isShown { other.show() }
      let after = other.frame.places.map(\.transform.m31).sorted()
      #expect(after.count == before.count)
      for (here, there) in zip(after, before) { #expect(abs(here - there) < 0.01) }
      other.pass(2)
      #expect(second.isMoving)
    }
  }
}
