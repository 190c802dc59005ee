import Testing

@testable import RondoCore

/// Fingers on the strip.
struct ReelDragTests {
  @Test func `a finger within its slop moves nothing, beyond it the strip starts without a jump`() {
    var rig = Rig.still(paging: .free)
    rig.handle(.press(.touch, along: 100), at: 1)
    for (move, time) in [(-3.0, 1.01), (-6, 1.02), (-9.9, 1.03)] {
      rig.handle(.move(x: move, y: 0), at: time)
      #expect(rig.offset == 0 && !rig.reel.isDragging)
    }
    rig.handle(.move(x: -12, y: 0), at: 1.04)
    #expect(rig.reel.isDragging)
    let start = rig.offset
    #expect(start >= 0 && start <= 2)
    rig.handle(.move(x: -52, y: 0), at: 1.05)
    #expect(abs(rig.offset - start - 40) < 1e-9)
  }

  @Test func `a drag across the strip is the page's`() {
    var rig = Rig.still(paging: .free)
    rig.handle(.press(.touch, along: 100), at: 1)
    let outcome = rig.handle(.move(x: -8, y: 12), at: 1.01)
    #expect(!outcome.used && !rig.reel.isDragging)
    rig.handle(.move(x: -200, y: 12), at: 1.02)
    #expect(rig.offset == 0)
    #expect(!rig.handle(.release, at: 1.03).taps)
  }

  @Test func `a finger that lifts within its slop is a tap`() {
    var rig = Rig.still()
    rig.handle(.press(.touch, along: 100), at: 1)
    rig.handle(.move(x: 3, y: -4), at: 1.02)
    #expect(rig.handle(.release, at: 1.05).taps)
    #expect(rig.offset == 0)
  }

  @Test func `the first touch on a moving strip only stops it`() {
    var rig = Rig.still()
    rig.handle(.step(1, by: .caller), at: 1)
    rig.advance(to: 1.2)
    let offset = rig.offset
    #expect(offset > 0 && offset < 100)
    rig.handle(.press(.touch, along: 100), at: 1.2)
    rig.advance(to: 1.6)
    #expect(rig.offset == offset)
    #expect(!rig.handle(.release, at: 1.6).taps)
  }

  @Test func `a moving strip is caught where it is when the touch is handled`() {
    var rig = Rig(.uniform(count: 5, extent: 100)) {
      $0.drive = .drift(speed: 200)
      $0.alignment = .leading
    }
    rig.reel.handle(.press(.touch, along: 10), at: 3, stamp: 1.5)
    #expect(rig.offset == 600)
  }

  @Test func `a slow release settles on the nearest page, half way on the earlier`() {
    for (distance, page) in [(40.0, 0), (60, 1)] {
      var rig = Rig.still()
      rig.handle(.press(.touch, along: 100), at: 1)
      rig.handle(.move(x: -10, y: 0), at: 1.1)
      rig.handle(.move(x: -10 - distance, y: 0), at: 1.2)
      rig.handle(.release, at: 2)
      #expect(rig.reel.target == page)
      rig.advance(to: 5)
      #expect(rig.offset == Double(page) * 100 && rig.reel.index == page)
    }
  }

  @Test(arguments: [60.0, 400, 5000])
  func `a flick goes one page and no further`(speed: Double) {
    var rig = Rig.still(count: 9)
    let drag = rig.drag(by: -30, speed: speed, at: 1)
    #expect(rig.reel.target == 1)
    rig.advance(to: drag.end + 5)
    #expect(rig.reel.index == 1)
  }

  @Test func `below the flick threshold a release goes back`() {
    var rig = Rig.still { $0.flickThreshold = 500 }
    rig.drag(by: -30, speed: 40, at: 1)
    #expect(rig.reel.target == 0 || rig.reel.target == nil)
    var lively = Rig.still { $0.flickThreshold = 20 }
    lively.drag(by: -30, speed: 40, at: 1)
    #expect(lively.reel.target == 1)
  }

  @Test func `several pages a flick, if paging allows`() {
    var rig = Rig.still(count: 20, paging: .pages)
    let drag = rig.drag(by: -100, speed: 1500, at: 1)
    // Projected by 0.4995 seconds of speed.
    rig.advance(to: drag.end + 5)
    #expect((7...9).contains(rig.reel.index ?? -1))
    #expect(rig.offset == rig.offset.rounded())
  }

  @Test func `a free fling goes the whole way of its speed, and rests anywhere`() {
    var rig = Rig.still(count: 50, paging: .free)
    let drag = rig.drag(by: -100, speed: 1000, at: 1)
    let lifted = rig.offset
    #expect(abs(rig.reel.velocity - 1000) < 1)
    rig.advance(to: drag.end + 20)
    #expect(abs(rig.offset - lifted - 499.5) < 1)
    #expect(!rig.reel.isMoving)
  }

  @Test func `the fast rate stops a fling in a fifth of the way`() {
    var rig = Rig.still(count: 50, paging: .free) { $0.decelerationRate = .fast }
    let drag = rig.drag(by: -100, speed: 1000, at: 1)
    let lifted = rig.offset
    rig.advance(to: drag.end + 20)
    #expect(abs(rig.offset - lifted - 99.5) < 1)
  }

  @Test func `a fling passes into the drift without a step in its speed`() {
    var rig = Rig(.uniform(count: 9, extent: 100)) {
      $0.drive = .drift(speed: 40)
      $0.paging = .free
      $0.alignment = .leading
    }
    let drag = rig.drag(by: -100, speed: 1000, at: 1)
    var velocity = rig.reel.velocity
    #expect(abs(velocity - 1000) < 1)
    for frame in 1...1200 {
      rig.advance(to: drag.end + Double(frame) / 120)
      #expect(rig.reel.velocity <= velocity + 1e-9 && velocity - rig.reel.velocity < 20)
      velocity = rig.reel.velocity
    }
    #expect(velocity == 40)
    // Against the drift it slows, turns and speeds up.
    var against = Rig(.uniform(count: 9, extent: 100)) {
      $0.drive = .drift(speed: 40)
      $0.paging = .free
    }
    let back = against.drag(by: 100, speed: 1000, at: 1)
    #expect(abs(against.reel.velocity + 1000) < 1)
    against.advance(to: back.end + 15)
    #expect(against.reel.velocity == 40)
  }

  @Test func `past an end the strip follows less and less, and springs back`() {
    var rig = Rig.still(isLoop: false, paging: .free)
    rig.handle(.press(.touch, along: 100), at: 1)
    rig.handle(.move(x: 10, y: 0), at: 1.01)
    var pulls: [Double] = []
    for pull in [50.0, 100, 200, 1000, 100_000] {
      rig.handle(.move(x: 10 + pull, y: 0), at: 1.02)
      pulls.append(-rig.offset)
    }
    // x c d / (d + c x) with c = 0.55 and d the window's 300.
    for (pull, seen) in zip([50.0, 100, 200, 1000, 100_000], pulls) {
      #expect(abs(seen - pull * 0.55 * 300 / (300 + 0.55 * pull)) < 1e-9)
    }
    #expect(pulls.allSatisfy { $0 < 300 })
    rig.handle(.release, at: 3)
    rig.advance(to: 6)
    #expect(rig.offset == 0 && !rig.reel.isMoving)
  }

  @Test func `a strip that does not bounce stops at its ends`() {
    var rig = Rig.still(isLoop: false, paging: .free) { $0.bounces = false }
    rig.handle(.press(.touch, along: 100), at: 1)
    rig.handle(.move(x: 10, y: 0), at: 1.01)
    rig.handle(.move(x: 200, y: 0), at: 1.02)
    #expect(rig.offset == 0)
    rig.handle(.release, at: 1.03)
    for frame in 1...60 {
      rig.advance(to: 1.03 + Double(frame) / 60)
      #expect(rig.offset == 0)
    }
  }

  @Test func `a fling into an end swings over it and rests on it`() {
    var rig = Rig.still(isLoop: false, paging: .free)
    let drag = rig.drag(by: -60, speed: 2000, at: 1)
    var highest = 0.0
    for frame in 1...300 {
      rig.advance(to: drag.end + Double(frame) / 60)
      highest = max(highest, rig.offset)
    }
    #expect(highest > 200.5)
    #expect(rig.offset == 200 && !rig.reel.isMoving)
  }

  @Test(arguments: [false, true])
  func `only the allowed direction can be dragged`(isMirrored: Bool) {
    var rig = Rig.still(count: 9, isMirrored: isMirrored, paging: .free) {
      $0.allowedDirections = .forward
    }
    let forward = isMirrored ? 1.0 : -1
    rig.handle(.press(.touch, along: 100), at: 1)
    rig.handle(.move(x: 10 * forward, y: 0), at: 1.01)
    rig.handle(.move(x: -80 * forward, y: 0), at: 1.02)
    #expect(rig.offset == 0)
    rig.handle(.move(x: 80 * forward, y: 0), at: 1.03)
    #expect(rig.offset == 70)
  }

  @Test func `a cancelled drag ends with velocity 0`() {
    var rig = Rig.still(count: 9, paging: .free)
    rig.drag(by: -100, speed: 1000, at: 1, lifting: .cancel)
    let offset = rig.offset
    #expect(rig.reel.velocity == 0)
    rig.advance(to: 9)
    #expect(rig.offset == offset)
  }

  @Test func `a finger that waited before it lifted throws nothing`() {
    var rig = Rig.still(count: 9, paging: .free)
    let drag = rig.drag(by: -100, speed: 1000, at: 1, lifting: nil)
    rig.handle(.release, at: drag.end + 0.1)
    #expect(rig.reel.velocity == 0)
  }

  @Test func `the velocity is that of the stamps, however late they are handled`() {
    var rig = Rig.still(count: 50, paging: .free)
    rig.reel.handle(.press(.touch, along: 100), at: 5, stamp: 1)
    for step in 1...10 {
      // The main thread was busy: all events are handled within a millisecond.
      rig.reel.handle(
        .move(x: -8 * Double(step), y: 0), at: 5 + 0.0001 * Double(step),
        stamp: 1 + 0.008 * Double(step))
    }
    rig.reel.handle(.release, at: 5.002, stamp: 1.08)
    #expect(abs(rig.reel.velocity - 1000) < 1)
  }

  @Test func `a strip that may not be dragged is not, but holds under the finger`() {
    var rig = Rig(.uniform(count: 5, extent: 100)) {
      $0.drive = .drift(speed: 50)
      $0.isDraggable = false
      $0.alignment = .leading
    }
    rig.handle(.press(.touch, along: 100), at: 1)
    rig.handle(.move(x: -100, y: 0), at: 1.1)
    #expect(rig.offset == 50 && !rig.reel.isDragging)
  }

  @Test(arguments: [false, true])
  func `a strip that is given the other axis in a drag is let go, and settles`(isMirrored: Bool) {
    var rig = Rig.still(isMirrored: isMirrored)
    rig.drag(by: isMirrored ? 140 : -140, at: 1, lifting: nil)
    #expect(rig.reel.isDragging && rig.offset > 100)
    var settings = rig.reel.settings
    settings.axis = .vertical
    rig.handle(.settings(settings), at: 1.2)
    #expect(!rig.reel.isDragging && !rig.reel.holdReasons.contains(.touch))
    rig.advance(to: 1.3)
    let offset = rig.offset
    // The finger that is still down has nothing to move.
    rig.handle(.move(x: 300, y: 200), at: 1.3)
    #expect(rig.offset == offset)
    #expect(!rig.handle(.release, at: 1.35).taps)
    rig.advance(to: 5)
    #expect(rig.offset == 100 && rig.reel.index == 1)
  }

  @Test func `what a finger drags stays under it through every new size, as in a mirror`() {
    var positions: [Double] = []
    for isMirrored in [false, true] {
      var rig = Rig.still(isMirrored: isMirrored, paging: .free) { $0.itemsPerPage = 2 }
      rig.handle(.press(.touch, along: isMirrored ? 60 : 240), at: 1)
      rig.handle(.move(x: isMirrored ? 40 : -40, y: 0), at: 1.1)
      for window in [200.0, 340, 250] {
        rig.handle(
          .layout(Reel.Layout(extent: window, breadth: 100, isMirrored: isMirrored)), at: 1.2)
      }
      positions.append(rig.reel.position)
    }
    #expect(abs(positions[0] - positions[1]) < 1e-9)
  }
}
