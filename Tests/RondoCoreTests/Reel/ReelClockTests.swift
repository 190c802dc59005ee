import Testing

@testable import RondoCore

/// A moment shared by several screens, and a strip shown as at any time.
struct ReelClockTests {
  static func shared(at time: Double) -> Rig {
    Rig(.uniform(count: 5, extent: 100), at: time) {
      $0.drive = .drift(speed: 40)
      $0.epoch = 10
      $0.paging = .free
      $0.alignment = .leading
    }
  }

  /// The difference of two offsets on a loop of 500, the shorter way.
  static func apart(_ first: Rig, _ second: Rig, at time: Double) -> Double {
    let difference = first.offset(at: time) - second.offset(at: time)
    return abs(difference - (difference / 500).rounded() * 500)
  }

  @Test func `screens that began at different times show the same`() {
    let first = Self.shared(at: 11)
    let second = Self.shared(at: 47.3)
    for time in [50, 51.7, 1000, 86_400] as [Double] {
      #expect(Self.apart(first, second, at: time) < 1e-6)
    }
    let place = first.reel.place(at: 15)
    #expect(abs(place.offset - 200) < 1e-9)
  }

  @Test func `a screen that was dragged eases back to the others, the shortest way`() {
    var moved = Self.shared(at: 11)
    let other = Self.shared(at: 11)
    let drag = moved.drag(by: -120, speed: 300, at: 20)
    #expect(Self.apart(moved, other, at: drag.end) > 50)
    var previous = moved.offset
    for frame in 1...600 {
      moved.advance(to: drag.end + Double(frame) / 60)
      // Never the long way round.
      #expect(abs(moved.offset - previous) < 60)
      previous = moved.offset
    }
    #expect(Self.apart(moved, other, at: drag.end + 10) < 1e-6)
  }

  @Test func `a screen that was held eases back to the others`() {
    var held = Self.shared(at: 11)
    let other = Self.shared(at: 11)
    held.handle(.hold(.hover), at: 20)
    held.handle(.unhold(.hover), at: 23)
    let offset = held.offset
    #expect(Self.apart(held, other, at: 23) > 100)
    held.advance(to: 23.001)
    #expect(abs(held.offset - offset) < 5)
    #expect(Self.apart(held, other, at: 30) < 1e-6)
  }

  @Test func `a staircase with a shared moment is on the same page everywhere`() {
    func screen(at time: Double) -> Rig {
      Rig(.uniform(count: 5, extent: 300), at: time) {
        $0.epoch = 0
        $0.alignment = .leading
      }
    }
    let first = screen(at: 1)
    let second = screen(at: 200)
    for time in [201, 300.2, 1001.9] {
      #expect(Self.page(first, at: time) == Self.page(second, at: time))
    }
  }

  static func page(_ rig: Rig, at time: Double) -> Double {
    let offset = rig.offset(at: time)
    return (offset - (offset / 1500).rounded(.down) * 1500).rounded()
  }

  @Test func `seek shows the strip as so long after the drive began, and holds it`() {
    var rig = Rig(.uniform(count: 5, extent: 100)) {
      $0.drive = .drift(speed: 40)
      $0.alignment = .leading
    }
    rig.advance(to: 3)
    for (value, offset) in [(0.0, 0.0), (2, 80), (20, 300), (2, 80)] {
      rig.handle(.seek(value), at: 4)
      #expect(abs(rig.reel.place.offset - offset) < 1e-9)
      #expect(rig.reel.isHeld && !rig.reel.isMoving && rig.reel.nextWake == nil)
    }
    rig.advance(to: 50)
    #expect(abs(rig.reel.place.offset - 80) < 1e-9)
    rig.handle(.seek(nil), at: 50)
    rig.advance(to: 51)
    #expect(abs(rig.reel.place.offset - 120) < 1e-9)
  }

  @Test func `seek shows the middle of a step`() {
    var rig = Rig(.uniform(count: 5, extent: 300)) {
      $0.curve = .linear
      $0.alignment = .leading
    }
    rig.handle(.seek(5.75), at: 1)
    // The second step goes from 300 to 600 between 5.5 and 6.
    #expect(abs(rig.offset - 450) < 1e-9)
    rig.advance(to: 9)
    #expect(abs(rig.offset - 450) < 1e-9)
  }
}
