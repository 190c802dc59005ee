import Testing

@testable import RondoCore

/// What holds the drive, and what goes on.
struct ReelHoldTests {
  static let reasons: [Reel.HoldReasons] = [
    .hover, .focus, .hidden, .inactive, .reducedMotion, .assistiveTechnology, .caller,
  ]

  static func drift() -> Rig {
    Rig(.uniform(count: 5, extent: 100)) {
      $0.drive = .drift(speed: 40)
      $0.alignment = .leading
    }
  }

  static func staircase() -> Rig {
    Rig(.uniform(count: 5, extent: 300)) { $0.alignment = .leading }
  }

  @Test(arguments: reasons)
  func `every reason holds a drift where it is, and it goes on from there`(
    reason: Reel.HoldReasons
  ) {
    var rig = Self.drift()
    rig.handle(.hold(reason), at: 2)
    #expect(rig.reel.isHeld && !rig.reel.isMoving && rig.reel.nextWake == nil)
    rig.advance(to: 100)
    #expect(rig.offset == 80)
    rig.handle(.unhold(reason), at: 100)
    rig.advance(to: 101)
    #expect(rig.offset == 120)
  }

  @Test(arguments: [true, false])
  func `a page held at the very end of its stay stays, however often its interval changes`(
    isLoop: Bool
  ) {
    var rig = Self.staircase()
    var settings = rig.reel.settings
    settings.isLoop = isLoop
    rig.handle(.settings(settings), at: 0)
    rig.handle(.hold(.caller), at: 2)
    // Two seconds have passed: shorter intervals are over, but for the step itself.
    for (number, interval) in [1.5, 1, 4, 0.75].enumerated() {
      settings.interval = interval
      rig.handle(.settings(settings), at: 3 + Double(number))
      #expect(rig.offset == 0 && rig.reel.target == nil && rig.reel.index == 0)
      #expect(!rig.reel.isMoving)
    }
    rig.handle(.unhold(.caller), at: 20)
    #expect(rig.reel.target == 1 && rig.offset == 0)
    rig.advance(to: 20.5)
    #expect(rig.offset == 300)
  }

  @Test func `a strip is held until the last reason is gone`() {
    var rig = Self.drift()
    rig.handle(.hold([.hover, .focus]), at: 1)
    rig.handle(.hold(.caller), at: 2)
    rig.handle(.unhold(.hover), at: 3)
    rig.handle(.unhold(.caller), at: 4)
    #expect(rig.reel.isHeld && rig.reel.holdReasons == .focus)
    rig.handle(.unhold(.focus), at: 5)
    #expect(!rig.reel.isHeld)
  }

  @Test func `a step already begun finishes, then the strip stands`() {
    var rig = Self.staircase()
    let step = rig.reel.nextWake ?? 0
    rig.advance(to: step + 0.2)
    rig.handle(.hold(.hover), at: step + 0.2)
    #expect(rig.reel.isMoving)
    let outcome = rig.advance(to: step + 10)
    #expect(rig.offset == 300 && outcome.settled)
    #expect(!rig.reel.isMoving && rig.reel.nextWake == nil)
  }

  @Test func `the dwell goes on with what was left, and missed steps are dropped`() {
    var rig = Self.staircase()
    let step = rig.reel.nextWake ?? 0
    rig.handle(.hold(.hidden), at: step - 0.75)
    rig.handle(.unhold(.hidden), at: step + 1000)
    #expect(rig.offset == 0)
    #expect(abs((rig.reel.nextWake ?? 0) - (step + 1000.75)) < 1e-9)
  }

  @Test func `a finger that moved the strip starts a full dwell, one that did not goes on`() {
    var rig = Self.staircase()
    let dwell = rig.reel.nextWake ?? 0
    rig.handle(.press(.touch, along: 100), at: 1)
    rig.handle(.release, at: 2)
    #expect(abs((rig.reel.nextWake ?? 0) - (dwell + 1)) < 1e-9)
    let drag = rig.drag(by: -100, at: 3)
    var settled = drag.end
    while rig.reel.isMoving, let wake = rig.reel.nextWake {
      rig.advance(to: wake)
      settled = wake
    }
    #expect(abs((rig.reel.nextWake ?? 0) - (settled + dwell)) < 1e-9)
  }

  @Test func `a select starts a full dwell`() {
    var rig = Self.staircase()
    let dwell = rig.reel.nextWake ?? 0
    rig.handle(.select(item: 2, animated: false, way: .shortest, by: .caller), at: dwell - 0.1)
    #expect(abs((rig.reel.nextWake ?? 0) - (2 * dwell - 0.1)) < 1e-9)
  }

  @Test func `paused, only the person lifts it`() {
    var rig = Self.drift()
    rig.handle(.personSwitch(.paused), at: 1)
    rig.handle(.start, at: 2)
    rig.handle(.unhold(.caller), at: 3)
    #expect(rig.reel.isHeld)
    rig.handle(.personSwitch(.automatic), at: 4)
    #expect(!rig.reel.isHeld)
  }

  static let lifted: [(Reel.HoldReasons, Bool)] = [
    (.hover, true), (.focus, true), (.reducedMotion, true), (.assistiveTechnology, true),
    (.hidden, false), (.inactive, false), (.caller, false),
  ]

  @Test(arguments: lifted)
  func `playing lifts what holds for the person's sake, and nothing else`(
    reason: Reel.HoldReasons, isLifted: Bool
  ) {
    var rig = Self.drift()
    rig.handle(.hold(reason), at: 1)
    rig.handle(.personSwitch(.playing), at: 2)
    #expect(rig.reel.isHeld == !isLifted)
    rig.handle(.press(.touch, along: 10), at: 3)
    #expect(rig.reel.isHeld)
  }

  @Test func `with reasons to run it runs while one is there`() {
    var rig = Rig(.uniform(count: 5, extent: 100)) {
      $0.drive = .drift(speed: 40)
      $0.runsWhile = [.focus, .hover]
      $0.alignment = .leading
    }
    rig.advance(to: 5)
    #expect(rig.offset == 0 && rig.reel.isHeld && rig.reel.nextWake == nil)
    rig.handle(.hold(.focus), at: 5)
    rig.advance(to: 6)
    #expect(rig.offset == 40)
    rig.handle(.unhold(.focus), at: 6)
    rig.advance(to: 9)
    #expect(rig.offset == 40)
  }

  @Test func `what runs while pressed runs though a mouse presses, which is over it`() {
    var rig = Rig(.uniform(count: 5, extent: 100)) {
      $0.drive = .drift(speed: 40)
      $0.runsWhile = .touch
      $0.alignment = .leading
    }
    rig.handle(.hold(.hover), at: 1)
    rig.advance(to: 2)
    #expect(rig.offset == 0)
    rig.handle(.press(.mouse, along: 10), at: 2)
    rig.advance(to: 3)
    #expect(rig.offset == 40)
    rig.handle(.hold(.caller), at: 3)
    rig.advance(to: 4)
    #expect(rig.offset == 40)
  }

  @Test func `a settle already begun finishes under a hold`() {
    var rig = Self.staircase()
    let drag = rig.drag(by: -100, at: 1)
    rig.handle(.hold(.caller), at: drag.end + 0.1)
    rig.advance(to: drag.end + 20)
    #expect(rig.offset == 300 && rig.reel.index == 1)
  }
}
