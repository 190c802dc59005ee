import Foundation
import RondoCore

extension Reel {
  /// Returns a loop of items in the window of the benchmarks, with item 0 at the leading edge.
  static func loop(_ extents: Extents, _ change: (inout Settings) -> Void) -> Reel {
    var settings = Settings()
    settings.alignment = .leading
    settings.paging = .free
    change(&settings)
    var reel = Reel(settings: settings)
    reel.handle(.layout(Layout(extent: Extents.window)), at: 0)
    switch extents {
    case .uniform(let count):
      reel.handle(
        .items(.uniform(count: count, extent: Extents.extent), survivors: nil), at: 0)
    case .varying: reel.handle(.items(.varying(extents.all), survivors: nil), at: 0)
    }
    return reel
  }

  /// How far a finger moves to make the drag the strip's, in points: that far the strip stands.
  static let claimed = 40.0

  /// Makes a press a drag.
  mutating func claim(at time: Double) {
    handle(.move(x: -Self.claimed, y: 0), at: time)
  }

  /// What can be seen now.
  var sight: Sight {
    var sight = Sight()
    for placement in placements { sight.add(start: placement.start) }
    return sight
  }
}

/// A strip that nobody touches: whatever its drive is.
struct DrivenReel: FrameSource {
  var reel: Reel

  /// Points per second; no frame falls on an edge of an item, where rounding decides what is seen.
  static let speed = 239.7

  static func drift(_ extents: Extents) -> DrivenReel {
    DrivenReel(reel: .loop(extents) { $0.drive = .drift(speed: speed) })
  }

  static func steps(_ extents: Extents) -> DrivenReel {
    DrivenReel(
      reel: .loop(extents) {
        $0.drive = .staircase
        $0.interval = 1
        $0.transition = 0.5
        $0.curve = .linear
      })
  }

  /// Where `steps` is at a time, in points.
  static func stepped(at time: Double) -> Double {
    // The dwell is the first half of each second, the step the other.
    let second = time.rounded(.down)
    return (second + max(0, (time - second) * 2 - 1)) * Extents.extent
  }

  mutating func frame(at time: Double) -> Sight {
    reel.advance(to: time)
    return reel.sight
  }
}

/// A strip under a finger that moves at a constant speed.
struct DraggedReel: FrameSource {
  var reel: Reel

  /// How many points the finger moves a second, to the left.
  static let speed = 599.3

  init(_ extents: Extents) {
    reel = .loop(extents) { $0.drive = .still }
    reel.handle(.press(.touch, along: 400), at: -0.1)
    reel.claim(at: -0.1)
  }

  mutating func frame(at time: Double) -> Sight {
    reel.handle(.move(x: -Reel.claimed - Self.speed * time, y: 0), at: time)
    return reel.sight
  }
}

/// A strip that was let go at speed, as it slows down.
struct FlungReel: FrameSource {
  var reel: Reel

  static let speed = 3999.3

  init(_ extents: Extents) {
    reel = .loop(extents) { $0.drive = .still }
    // A tenth of a second of drag, with the release at time 0.
    reel.handle(.press(.touch, along: 400), at: -0.3)
    reel.claim(at: -0.2)
    for step in 0...10 {
      let time = Double(step) * 0.01
      reel.handle(.move(x: -Reel.claimed - Self.speed * time, y: 0), at: time - 0.1)
    }
    reel.handle(.release, at: 0)
  }

  /// Where it is so long after the release, in points.
  static func coasted(at time: Double) -> Double {
    // What is lost of each millisecond's speed: 1 - 0.998.
    let rate = -1000 * log(0.998)
    return speed * 0.1 + speed * (1 - exp(-rate * time)) / rate
  }

  mutating func frame(at time: Double) -> Sight {
    reel.advance(to: time)
    return reel.sight
  }
}
