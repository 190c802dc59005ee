import CAllocationCounter
import Testing

@testable import RondoCore

/// A frame makes no garbage: what runs a hundred times a second takes nothing from the heap.
@Suite(.enabled(if: allocation_counter_is_available())) struct FrameAllocationTests {
  enum Extents: CaseIterable {
    case uniform
    case varying

    var items: Reel.Items {
      switch self {
      case .uniform: .uniform(count: 1000, extent: 100)
      case .varying: .varying((0..<1000).map { 60 + Double($0 * 37 % 80) })
      }
    }
  }

  static func reel(_ extents: Extents, _ drive: Reel.Drive) -> Reel {
    var settings = Reel.Settings()
    settings.drive = drive
    settings.paging = .free
    settings.effect = .coverFlow
    var reel = Reel(settings: settings)
    reel.handle(.layout(Reel.Layout(extent: 800)), at: 0)
    reel.handle(.items(extents.items, survivors: nil), at: 0)
    return reel
  }

  /// Reads what a host reads in a frame.
  static func look(_ reel: Reel) -> Double {
    var sum = reel.position + Double(reel.index ?? 0)
    for placement in reel.placements { sum += placement.start + placement.appearance.scale }
    return sum
  }

  @Test(arguments: Extents.allCases, [Reel.Drive.still, .drift(speed: 40), .staircase])
  func `frames of a driven strip allocate nothing`(extents: Extents, drive: Reel.Drive) {
    var reel = Self.reel(extents, drive)
    var time = 0.0
    var sum = 0.0
    let seen = allocations {
      for _ in 0..<600 {
        time += 1.0 / 60
        reel.advance(to: time)
        sum += Self.look(reel)
      }
    }
    #expect(seen == 0, "\(sum)")
  }

  @Test func `a hundred thousand frames allocate nothing, looking ahead included`() {
    var settings = Reel.Settings()
    settings.drive = .drift(speed: 40)
    var reel = Reel(settings: settings)
    reel.handle(.layout(Reel.Layout(extent: 300)), at: 0)
    reel.handle(.items(.varying([210, 140, 90, 260]), survivors: nil), at: 0)
    var sum = 0.0
    let seen = allocations {
      for frame in 1...100_000 {
        let time = Double(frame) / 120
        reel.advance(to: time)
        sum += reel.place(at: time + 0.5).offset
        for placement in reel.placements { sum += placement.start }
      }
    }
    #expect(seen == 0, "\(sum)")
  }

  @Test(arguments: Extents.allCases)
  func `frames of a drag and of the fling after it allocate nothing`(extents: Extents) {
    var reel = Self.reel(extents, .drift(speed: 40))
    var time = 0.0
    var sum = 0.0
    let seen = allocations {
      reel.handle(.press(.touch, along: 400), at: time)
      for step in 1...30 {
        time += 1.0 / 60
        reel.handle(.move(x: Double(step) * -20, y: 0), at: time)
        sum += Self.look(reel)
      }
      reel.handle(.release, at: time)
      for _ in 0..<300 {
        time += 1.0 / 60
        reel.advance(to: time)
        sum += Self.look(reel)
      }
    }
    #expect(seen == 0, "\(sum)")
  }
}
