import Testing

@testable import RondoCore

/// Banners that share a moment show the same, however one of them came to it.
struct ReelSharedTests {
  /// A drive that several screens share.
  struct Shared: CustomTestStringConvertible, Sendable {
    var testDescription: String
    var adjust: @Sendable (inout Reel.Settings) -> Void

    static let all = [
      Shared(testDescription: "drift") {
        $0.drive = .drift(speed: 40)
        $0.paging = .free
      },
      Shared(testDescription: "drift with delay and dwell") {
        $0.drive = .drift(speed: 40)
        $0.paging = .free
        $0.delay = 1
        $0.dwell = 1.5
      },
      Shared(testDescription: "pass") {
        $0.drive = .drift(speed: 40)
        $0.paging = .free
        $0.passes = true
        $0.seam = 300
      },
      Shared(testDescription: "backward") {
        $0.drive = .drift(speed: 40)
        $0.direction = .backward
        $0.dwell = 0.7
      },
      Shared(testDescription: "bounded drift") {
        $0.drive = .drift(speed: 40)
        $0.isLoop = false
        $0.dwell = 0.7
      },
      Shared(testDescription: "shuttle") {
        $0.drive = .shuttle(speed: 40)
        $0.isLoop = false
        $0.paging = .free
        $0.dwell = 0.5
      },
      Shared(testDescription: "staircase") { $0.drive = .staircase },
      Shared(testDescription: "bounded staircase") {
        $0.drive = .staircase
        $0.isLoop = false
        $0.endBehavior = .turnBack
      },
    ]

    /// A reel of five items in a window of 300 points, shown from a time on.
    func rig(epoch: Double, at time: Double) -> Rig {
      Rig(.uniform(count: 5, extent: 130), at: time) {
        $0.epoch = epoch
        $0.alignment = .leading
        adjust(&$0)
      }
    }
  }

  /// How far apart two places are, on a loop the shorter way.
  static func apart(_ first: Rig, _ second: Rig) -> Double {
    let difference = first.offset - second.offset
    guard first.reel.strip.isLoop else { return abs(difference) }
    let length = first.reel.strip.length
    return abs(difference - (difference / length).rounded() * length)
  }

  /// Times of a host whose clock began just now, has run for a month, or counts from long ago, and how
  /// long before the moment was.
  static let clocks: [(time: Double, ago: Double)] = [
    (0, 0.3), (11, -5), (47.3, 100), (2_600_000.7, 12.25), (5, 8.2e8), (8.2e8, 8.2e8 - 900),
  ]

  /// What rounding of such clocks may make: an ulp of 2^30 seconds at some 40 points a second, and of
  /// the way drifted until then.
  static let rounding = 1e-4

  /// Returns the most that two banners are apart in the seconds after a time, looked at by frames.
  static func apart(_ first: Rig, _ second: Rig, from start: Double, for length: Double) -> Double {
    var first = first
    var second = second
    var most = 0.0
    for frame in 0...Int(length * 60) {
      first.advance(to: start + Double(frame) / 60)
      second.advance(to: start + Double(frame) / 60)
      most = max(most, apart(first, second))
    }
    return most
  }

  @Test(arguments: Shared.all)
  func `a banner that appears shows at once what the others show`(shared: Shared) {
    for (start, ago) in Self.clocks {
      let first = shared.rig(epoch: start - ago, at: start)
      for later in [0, 3.1, 3.37, 4.9, 17.77] {
        let second = shared.rig(epoch: start - ago, at: start + later)
        let apart = Self.apart(first, second, from: start + later, for: 4)
        #expect(apart < Self.rounding, "\(start) \(ago), \(later)")
      }
    }
  }

  @Test(arguments: Shared.all)
  func `a banner that was hidden shows at once what the others show`(shared: Shared) {
    for (start, ago) in Self.clocks {
      let first = shared.rig(epoch: start - ago, at: start)
      var second = first
      second.handle(.hold([.hidden, .inactive]), at: start + 4.2)
      second.handle(.unhold([.hidden, .inactive]), at: start + 9.9)
      let apart = Self.apart(first, second, from: start + 9.9, for: 4)
      #expect(apart < Self.rounding, "\(start) \(ago)")
    }
  }

  @Test(arguments: Shared.all)
  func `a banner laid out while hidden, filled late or told what to select shows it at once`(
    shared: Shared
  ) {
    let items = Reel.Items.uniform(count: 5, extent: 130)
    let first = shared.rig(epoch: 0.4, at: 1)
    var empty = shared.rig(epoch: 0.4, at: 2)
    empty.handle(.items(.uniform(count: 0, extent: 130), survivors: nil), at: 3)
    var late = empty
    late.handle(.items(items, survivors: nil), at: 5.5)
    var hidden = empty
    hidden.handle(.hold(.hidden), at: 4)
    hidden.handle(.items(items, survivors: nil), at: 5)
    hidden.handle(.unhold(.hidden), at: 5.5)
    var selected = Rig(.uniform(count: 0, extent: 130), at: 4) {
      $0 = first.reel.settings
    }
    selected.handle(.select(item: 3, animated: false, way: .shortest, by: .caller), at: 4.1)
    selected.handle(.items(items, survivors: nil), at: 5.5)
    for (name, screen) in [("late", late), ("hidden", hidden), ("selected", selected)] {
      #expect(Self.apart(first, screen, from: 5.5, for: 4) < 1e-9, "\(name)")
    }
  }

  @Test(arguments: Shared.all)
  func `a banner that was held or dragged is back with the others after a transition`(
    shared: Shared
  ) {
    for (start, ago) in Self.clocks {
      let first = shared.rig(epoch: start - ago, at: start)
      var held = first
      held.handle(.hold(.hover), at: start + 4.2)
      held.handle(.unhold(.hover), at: start + 9.9)
      var dragged = first
      let end = dragged.drag(by: -70, speed: 300, at: start + 5, lifting: .cancel).end
      // Where the banner pages, the finger's strip settles first.
      var settled = end
      if case .motion(let motion, let start, target: _?) = dragged.reel.activity {
        settled = start + motion.duration
      }
      // What is due at the end of a transition may be an ulp of such a clock later.
      for (name, time, screen) in [
        ("held", start + 9.9, held), ("dragged", settled, dragged),
      ] {
        let apart = Self.apart(first, screen, from: time + 0.5 + 1e-6, for: 4)
        #expect(apart < Self.rounding, "\(name) \(start) \(ago)")
      }
    }
  }

  @Test(arguments: Shared.all)
  func `a banner that is back with the others is on the shared way itself`(shared: Shared) {
    for (start, ago) in Self.clocks {
      var screen = shared.rig(epoch: start - ago, at: start)
      screen.handle(.hold(.hover), at: start + 4.2)
      screen.handle(.unhold(.hover), at: start + 9.9)
      screen.advance(to: start + 10.4 + 1e-6)
      guard case .drive = screen.reel.activity else {
        Issue.record("still on its way at \(start) \(ago)")
        continue
      }
    }
  }

  @Test(arguments: Shared.all)
  func `what changes while it is held does not keep a banner from coming back`(shared: Shared) {
    let first = shared.rig(epoch: 0, at: 1)
    var held = first
    held.handle(.hold(.inactive), at: 4.2)
    var settings = held.reel.settings
    settings.epoch = 0.25
    held.handle(.settings(settings), at: 9.9)
    // At the very moment of the change.
    held.handle(.unhold(.inactive), at: 9.9)
    settings.epoch = 0
    held.handle(.settings(settings), at: 9.9)
    #expect(Self.apart(first, held, from: 10.4 + 1e-6, for: 4) < 1e-6)
    var born = Rig(.uniform(count: 0, extent: 130), at: 4) { $0 = first.reel.settings }
    born.handle(.hold(.caller), at: 5)
    born.handle(.items(.uniform(count: 5, extent: 130), survivors: nil), at: 5)
    born.handle(.unhold(.caller), at: 5)
    #expect(Self.apart(first, born, from: 5.5 + 1e-6, for: 4) < 1e-6)
  }

  @Test(arguments: Shared.all)
  func `a banner joins the others without a jump in velocity`(shared: Shared) {
    var held = shared.rig(epoch: 0, at: 1)
    held.handle(.hold(.hover), at: 4.2)
    held.handle(.unhold(.hover), at: 9.9)
    var before = held
    before.advance(to: 10.4 - 1e-9)
    held.advance(to: 10.4 + 1e-9)
    #expect(abs(held.reel.velocity - before.reel.velocity) < 1e-3)
  }

  @Test func `a key's step goes over into the shared drift with the velocity it has`() {
    var screen = Shared.all[0].rig(epoch: 0, at: 1)
    screen.handle(.arrow(x: 1, y: 0), at: 5)
    var before = screen
    before.advance(to: 5.5 - 1e-9)
    screen.advance(to: 5.5 + 1e-9)
    #expect(abs(screen.reel.velocity - before.reel.velocity) < 1e-3)
    #expect(before.reel.velocity > 39)
  }
}
