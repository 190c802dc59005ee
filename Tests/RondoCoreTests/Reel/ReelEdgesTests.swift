import Testing

@testable import RondoCore

/// How much the sides of the window are faded.
struct ReelEdgesTests {
  /// 500 points in a window of 300, at an offset.
  private func fades(
    at offset: Double, over length: Double = 40, isMirrored: Bool = false
  ) -> [Double] {
    var rig = Rig.still(isLoop: false, isMirrored: isMirrored, paging: .free)
    rig.handle(.press(.touch, along: 150), at: 0)
    let slop = 20.0
    let way = isMirrored ? slop + offset : -slop - offset
    rig.handle(.move(x: isMirrored ? slop : -slop, y: 0), at: 0.1)
    rig.handle(.move(x: way, y: 0), at: 0.2)
    #expect(rig.reel.isDragging)
    // What the finger first takes to be known as a drag is not moved.
    let there = rig.offset
    let fades = rig.reel.fades(over: length)
    let left = min(max(there / length, 0), 1)
    let right = min(max((200 - there) / length, 0), 1)
    #expect(abs((isMirrored ? fades.after : fades.before) - left) < 1e-12)
    #expect(abs((isMirrored ? fades.before : fades.after) - right) < 1e-12)
    return [fades.before, fades.after]
  }

  @Test(arguments: [false, true])
  func `an end is the less faded the nearer it is, on its own side only`(isMirrored: Bool) {
    var all: [[Double]] = []
    for offset in stride(from: -30.0, through: 230, by: 10) {
      all.append(fades(at: offset, isMirrored: isMirrored))
    }
    #expect(all.contains { $0 == [1, 1] })
    #expect(all.contains { $0[0] == 0 } && all.contains { $0[1] == 0 })
    #expect(!all.contains { $0[0] < 1 && $0[1] < 1 })
  }

  @Test func `a bouncing strip is not faded at the end that it is at`() {
    var rig = Rig(.uniform(count: 4, extent: 100)) {
      $0.alignment = .leading
      $0.drive = .shuttle(speed: 50)
    }
    // 100 points beyond the window: there in 2 s and back.
    for (time, before, after) in [
      (0.2, 0.25, 1), (1, 1, 1), (1.8, 1, 0.25), (2, 1, 0), (2.2, 1, 0.25), (3.8, 0.25, 1),
    ] {
      rig.advance(to: time)
      let fades = rig.reel.fades(over: 40)
      #expect(abs(fades.before - before) < 1e-9 && abs(fades.after - after) < 1e-9, "\(time) s")
    }
  }

  @Test func `a loop in motion is faded on both sides, and what fits on none`() {
    var rig = Rig(.uniform(count: 5, extent: 100)) { $0.drive = .drift(speed: 30) }
    rig.advance(to: 1.234)
    #expect(rig.reel.fades(over: 40) == (1, 1))
    rig = Rig(.uniform(count: 2, extent: 100)) { $0.drive = .shuttle(speed: 30) }
    rig.advance(to: 1)
    #expect(rig.reel.fades(over: 40) == (0, 0))
  }

  @Test(arguments: [0, -1, Double.nan, .infinity])
  func `what is no length fades at once`(length: Double) {
    var rig = Rig(.uniform(count: 4, extent: 100)) {
      $0.alignment = .leading
      $0.drive = .shuttle(speed: 50)
    }
    rig.advance(to: 0.1)
    #expect(rig.reel.fades(over: length) == (1, 1))
  }

  @Test(arguments: [false, true])
  func `a scroll moves a bounded strip but on beyond an end`(isMirrored: Bool) {
    var rig = Rig.still(isLoop: false, isMirrored: isMirrored, paging: .free)
    // The way of content that shows what comes later in reading order.
    let on = isMirrored ? 1.0 : -1
    #expect(rig.reel.canMove(along: on))
    #expect(!rig.reel.canMove(along: -on))
    rig.handle(.wheel(x: -on * 100, y: 0, .continuous), at: 0.1)
    #expect(rig.reel.canMove(along: on))
    #expect(rig.reel.canMove(along: -on))
    rig.handle(.wheel(x: -on * 1000, y: 0, .continuous), at: 0.15)
    #expect(!rig.reel.canMove(along: on))
    #expect(rig.reel.canMove(along: -on))
    for way in [0, .nan] { #expect(!rig.reel.canMove(along: way)) }
  }

  @Test func `a scroll always moves a loop, where it may, and never what fits or is empty`() {
    var rig = Rig.still()
    #expect(rig.reel.canMove(along: 1) && rig.reel.canMove(along: -1))
    rig = Rig.still { $0.allowedDirections = .forward }
    #expect(!rig.reel.canMove(along: 1) && rig.reel.canMove(along: -1))
    rig = Rig.still(count: 0)
    #expect(!rig.reel.canMove(along: 1) && !rig.reel.canMove(along: -1))
    rig = Rig.still(count: 2, isLoop: false)
    #expect(!rig.reel.canMove(along: 1) && !rig.reel.canMove(along: -1))
  }
}
