/// A titled way of computing frames, timed by the round.
struct Subject {
  let title: String
  let sample: (_ frames: Int) -> [Sight]
  let time: (_ frames: Int) -> Round
  /// What the frame at a time must show; nil for what the group's first subject shows.
  let reference: ((_ time: Double) -> Sight)?

  /// Creates a subject whose every round begins with what `make` returns.
  init<Source: FrameSource>(
    _ title: String, reference: ((_ time: Double) -> Sight)? = nil,
    make: @escaping () -> Source
  ) {
    self.title = title
    self.reference = reference
    sample = { frames in
      var source = make()
      return (0..<frames).map { source.frame(at: Double($0) * frameDuration) }
    }
    time = { frames in
      var source = make()
      return Subject.round(of: &source, frames: frames)
    }
  }

  @inline(never)
  private static func round<Source: FrameSource>(of source: inout Source, frames: Int) -> Round {
    let clock = ContinuousClock()
    var visible = 0
    var starts = 0.0
    let began = clock.now
    for frame in 0..<frames {
      let sight = source.frame(at: Double(frame) * frameDuration)
      visible += sight.count
      starts += sight.starts
    }
    let duration = began.duration(to: clock.now)
    blackHole(starts)
    let (seconds, attoseconds) = duration.components
    return Round(
      nanoseconds: Double(seconds) * 1e9 + Double(attoseconds) * 1e-9, frames: frames,
      visible: visible)
  }
}

/// Seconds from one frame to the next: 120 Hz, the fastest common screen.
let frameDuration = 1.0 / 120

/// What a round took.
struct Round {
  var nanoseconds: Double
  var frames: Int
  var visible: Int

  var perFrame: Double { nanoseconds / Double(frames) }
  var perItem: Double { nanoseconds / Double(max(visible, 1)) }
}
