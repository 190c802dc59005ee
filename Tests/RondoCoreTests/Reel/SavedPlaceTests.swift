import Foundation
import Testing

@testable import RondoCore

/// Places kept while the app is not running.
struct SavedPlaceTests {
  private static func drifting() -> Rig {
    Rig(.varying([140, 60, 210, 90])) {
      $0.drive = .drift(speed: 40)
      $0.alignment = .leading
      $0.paging = .free
    }
  }

  /// As a file would give it back.
  private func kept(_ reel: Reel) throws -> Reel.SavedPlace {
    let data = try JSONEncoder().encode(#require(reel.savedPlace))
    return try JSONDecoder().decode(Reel.SavedPlace.self, from: data)
  }

  @Test(arguments: [0.0, 1.7, 6.4, 60])
  func `a strip that may rest anywhere is found to the point`(time: Double) throws {
    var rig = Self.drifting()
    rig.advance(to: time)
    let place = try kept(rig.reel)
    // One that has its layout, and one that has not.
    var other = Self.drifting()
    other.handle(place.event, at: 3)
    #expect(abs(other.reel.offset - rig.reel.offset) < 1e-9)
    var late = Reel(settings: rig.reel.settings)
    late.handle(place.event, at: 0)
    late.handle(.items(.varying([140, 60, 210, 90]), survivors: nil), at: 1)
    late.handle(.layout(Reel.Layout(extent: 300)), at: 1)
    #expect(abs(late.offset - rig.reel.offset) < 1e-9)
  }

  @Test func `pages keep the item alone, and items that rest at one end are told apart`() throws {
    var rig = Rig.still(count: 5, isLoop: false)
    rig.handle(.select(item: 3, animated: false, way: .shortest, by: .caller), at: 1)
    let place = try kept(rig.reel)
    #expect(place == Reel.SavedPlace(index: 3))
    var other = Rig.still(count: 5, isLoop: false)
    other.handle(place.event, at: 1)
    #expect(other.reel.index == 3)
  }

  @Test(arguments: [Reel.PersonSwitch.automatic, .paused, .playing])
  func `the person's switch is kept`(personSwitch: Reel.PersonSwitch) throws {
    var rig = Rig.still()
    rig.handle(.personSwitch(personSwitch), at: 1)
    #expect(try kept(rig.reel).personSwitch == personSwitch)
  }

  @Test func `without items there is none, and one that makes no sense does no harm`() {
    #expect(Reel().savedPlace == nil)
    for index in [-5, 99, .max, .min] {
      for position in [nil, Double.nan, .infinity, 1e300, -1] {
        var rig = Rig.still()
        let place = Reel.SavedPlace(index: index, position: position)
        rig.handle(place.event, at: 1)
        #expect((0..<5).contains(rig.reel.index ?? -1))
      }
    }
  }
}
