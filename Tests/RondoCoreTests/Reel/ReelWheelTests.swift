import Testing

@testable import RondoCore

/// Wheels and arrow keys.
struct ReelWheelTests {
  static func wheel(_ x: Double, _ y: Double = 0) -> Reel.Event {
    .wheel(x: x, y: y, .continuous)
  }

  @Test(arguments: [false, true])
  func `a free strip follows the deltas and rests where they leave it`(isMirrored: Bool) {
    var rig = Rig.still(count: 9, isMirrored: isMirrored, paging: .free)
    var offsets: [Double] = []
    for step in 0..<5 {
      let outcome = rig.handle(Self.wheel(20), at: 1 + Double(step) * 0.016)
      #expect(outcome.used)
      offsets.append(rig.offset)
    }
    // Content further right: forward from left to right, backward from right to left.
    #expect(offsets == [20, 40, 60, 80, 100].map { isMirrored ? -$0 : $0 })
    rig.advance(to: 5)
    #expect(abs(rig.offset) == 100 && !rig.reel.isMoving && rig.reel.nextWake == nil)
  }

  @Test(arguments: [false, true])
  func `a free strip coasts as the fingers left it`(isMirrored: Bool) {
    var rig = Rig.still(count: 50, isMirrored: isMirrored, paging: .free)
    for step in 0..<5 { rig.handle(Self.wheel(20), at: 1 + Double(step) * 0.016) }
    let sign: Double = isMirrored ? -1 : 1
    #expect(rig.handle(.wheelEnd(x: 1000, y: 30), at: 1.07).used)
    #expect(abs(rig.reel.velocity - sign * 1000) < 1e-6)
    rig.advance(to: 10)
    let coasted = sign * Decay.projection(offset: 100, velocity: 1000, rate: Decay.normal)
    let turn = 5000.0
    let gap = (rig.offset - coasted) / turn
    #expect(abs(gap - gap.rounded()) * turn < 1)
    #expect(!rig.reel.isMoving && rig.reel.nextWake == nil)
  }

  @Test func `fingers that lift after a pause, across, or from pages leave nothing`() {
    var rig = Rig.still(count: 50, paging: .free)
    #expect(!rig.handle(.wheelEnd(x: 1000, y: 0), at: 1).used)
    rig.handle(Self.wheel(20), at: 2)
    #expect(!rig.handle(.wheelEnd(x: 1000, y: 0), at: 2.2).used)
    #expect(rig.offset == 20 && !rig.reel.isMoving)
    // Only the part along the strip is its own.
    rig.handle(Self.wheel(20), at: 3)
    rig.handle(.wheelEnd(x: 0, y: 1000), at: 3.02)
    rig.advance(to: 5)
    #expect(rig.offset == 40)
    for velocity in [Double.nan, .infinity, -.infinity, 1e300] {
      rig.handle(Self.wheel(20), at: rig.reel.time + 1)
      rig.handle(.wheelEnd(x: velocity, y: velocity), at: rig.reel.time)
      rig.advance(to: rig.reel.time + 30)
      #expect(rig.offset.isFinite && !rig.reel.isMoving, "\(velocity)")
    }
    var pages = Rig.still(count: 9)
    pages.handle(Self.wheel(20), at: 1)
    #expect(!pages.handle(.wheelEnd(x: 1000, y: 0), at: 1.02).used)
    pages.advance(to: 3)
    #expect(pages.reel.index == 0)
  }

  @Test func `a wheel across the strip is the page's`() {
    var rig = Rig.still(paging: .free)
    #expect(!rig.handle(Self.wheel(3, 40), at: 1).used)
    #expect(!rig.handle(Self.wheel(40, 3), at: 1.05).used)
    #expect(rig.offset == 0)
  }

  @Test func `at a bounded end the wheel is the page's`() {
    var rig = Rig.still(isLoop: false, paging: .free)
    #expect(!rig.handle(Self.wheel(-30), at: 1).used)
    #expect(rig.handle(Self.wheel(30), at: 2).used)
    rig.handle(Self.wheel(500), at: 2.01)
    #expect(rig.offset == 200)
    #expect(!rig.handle(Self.wheel(30), at: 3).used)
  }

  @Test func `a paging strip goes one page a gesture`() {
    var rig = Rig.still(count: 9)
    for step in 0..<40 { rig.handle(Self.wheel(35), at: 1 + Double(step) * 0.016) }
    rig.advance(to: 4)
    #expect(rig.reel.index == 1)
    for step in 0..<8 { rig.handle(Self.wheel(-35), at: 4 + Double(step) * 0.016) }
    rig.advance(to: 8)
    #expect(rig.reel.index == 0)
  }

  @Test func `a notched wheel steps once a notch`() {
    var rig = Rig.still(count: 9)
    for step in 0..<3 {
      #expect(rig.handle(.wheel(x: 120, y: 0, .notched), at: 1 + Double(step) * 0.05).used)
    }
    rig.advance(to: 5)
    #expect(rig.reel.index == 3)
  }

  @Test func `the drift goes on after the wheel's last event`() {
    var rig = Rig(.uniform(count: 9, extent: 100)) {
      $0.drive = .drift(speed: 40)
      $0.paging = .free
      $0.alignment = .leading
    }
    rig.handle(Self.wheel(30), at: 1)
    #expect(rig.offset == 70)
    rig.advance(to: 1.1)
    #expect(rig.offset == 70)
    rig.advance(to: 10)
    #expect(rig.offset > 350 && rig.reel.velocity == 40)
  }

  static let arrows: [(Reel.Axis, Bool, Int, Int, Int)] = [
    (.horizontal, false, 1, 0, 1), (.horizontal, false, -1, 0, 4), (.horizontal, true, 1, 0, 4),
    (.horizontal, true, -1, 0, 1), (.vertical, false, 0, 1, 1), (.vertical, true, 0, 1, 1),
    (.horizontal, false, 0, 1, 0), (.vertical, false, 1, 0, 0),
  ]

  @Test(arguments: arrows)
  func `arrow keys are physical, along the strip`(
    axis: Reel.Axis, isMirrored: Bool, x: Int, y: Int, item: Int
  ) {
    var rig = Rig.still(isMirrored: isMirrored) { $0.axis = axis }
    let outcome = rig.handle(.arrow(x: x, y: y), at: 1)
    #expect(outcome.used == (item != 0))
    rig.advance(to: 5)
    #expect(rig.reel.index == item)
  }
}
