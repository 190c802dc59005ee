@testable import RondoCore

/// A reel in a window of 300 points, to be told what happens and asked where things are.
struct Rig {
  var reel: Reel

  init(
    _ items: Reel.Items, window: Double = 300, isMirrored: Bool = false, at time: Double = 0,
    adjusting adjust: (inout Reel.Settings) -> Void = { _ in }
  ) {
    var settings = Reel.Settings()
    adjust(&settings)
    reel = Reel(settings: settings)
    handle(.items(items, survivors: nil), at: time)
    handle(.layout(Reel.Layout(extent: window, breadth: 100, isMirrored: isMirrored)), at: time)
  }

  /// A still strip of items of 100 points on leading stops, dragged freely unless told otherwise.
  static func still(
    count: Int = 5, isLoop: Bool = true, window: Double = 300, isMirrored: Bool = false,
    paging: Reel.Paging = .page, adjusting adjust: (inout Reel.Settings) -> Void = { _ in }
  ) -> Rig {
    Rig(.uniform(count: count, extent: 100), window: window, isMirrored: isMirrored) {
      $0.drive = .still
      $0.isLoop = isLoop
      $0.alignment = .leading
      $0.paging = paging
      adjust(&$0)
    }
  }

  @discardableResult
  mutating func handle(_ event: Reel.Event, at time: Double) -> Reel.Outcome {
    reel.handle(event, at: time, stamp: time)
  }

  @discardableResult
  mutating func advance(to time: Double) -> Reel.Outcome {
    reel.advance(to: time)
  }

  /// Presses, moves in equal steps 8 ms apart at a speed in physical points per second, and lifts.
  ///
  /// The finger first leaves its slop at that speed, so it moves `distance` and what is lost there.
  @discardableResult
  mutating func drag(
    by distance: Double, speed: Double = 1000, at time: Double, pointer: Reel.Pointer = .touch,
    lifting: Reel.Event? = .release
  ) -> (end: Double, outcome: Reel.Outcome) {
    let isVertical = reel.settings.axis == .vertical
    handle(.press(pointer, along: 150), at: time)
    let steps = max(Int((abs(distance) / abs(speed) / 0.008).rounded()), 1)
    let duration = abs(distance) / abs(speed)
    var outcome = Reel.Outcome()
    for step in 1...steps {
      let part = Double(step) / Double(steps)
      let along = distance * part
      outcome = handle(
        .move(x: isVertical ? 0 : along, y: isVertical ? along : 0), at: time + duration * part)
    }
    let end = time + duration
    if let lifting { outcome = handle(lifting, at: end) }
    return (end, outcome)
  }

  /// The offset counted over all turns, at the reel's time.
  var offset: Double { reel.unwrapped(reel.place) }

  /// The offset counted over all turns, at a time.
  func offset(at time: Double) -> Double { reel.unwrapped(reel.place(at: time)) }
}

extension Reel {
  func unwrapped(_ place: Place) -> Double {
    strip.isLoop ? Double(place.turn) * strip.length + place.offset : place.offset
  }
}
