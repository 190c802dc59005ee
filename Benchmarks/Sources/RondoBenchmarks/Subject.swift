/// A titled way of computing frames, timed by the round.
struct Subject {
  let title: String
  let sample: (_ frames: Frames) -> [Sight]
  let time: (_ frames: Frames) -> Round
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
      return (0..<frames.count).map { source.frame(at: frames.time(of: $0)) }
    }
    time = { frames in
      let clock = ContinuousClock()
      let began = clock.now
      var source = make()
      let setUp = began.duration(to: clock.now)
      var round = Subject.round(of: &source, frames: frames)
      round.setUp = nanoseconds(setUp)
      return round
    }
  }

  @inline(never)
  private static func round<Source: FrameSource>(of source: inout Source, frames: Frames) -> Round {
    let clock = ContinuousClock()
    var visible = 0
    var starts = 0.0
    let began = clock.now
    for frame in 0..<frames.count {
      let sight = source.frame(at: frames.time(of: frame))
      visible += sight.count
      starts += sight.starts
    }
    let duration = began.duration(to: clock.now)
    blackHole(starts)
    return Round(
      setUp: 0, nanoseconds: nanoseconds(duration), frames: frames.count, visible: visible)
  }
}

/// The frames of a round: 120 a second, as on the fastest common screens.
struct Frames {
  var count: Int
  /// The first frame's time, in seconds.
  var start = 0.0

  func time(of frame: Int) -> Double { start + Double(frame) / 120 }
}

func nanoseconds(_ duration: Duration) -> Double {
  let (seconds, attoseconds) = duration.components
  return Double(seconds) * 1e9 + Double(attoseconds) * 1e-9
}

/// What a round took.
struct Round {
  /// Nanoseconds until the first frame could be computed.
  var setUp: Double
  var nanoseconds: Double
  var frames: Int
  var visible: Int

  var perFrame: Double { nanoseconds / Double(frames) }
  var perItem: Double { nanoseconds / Double(max(visible, 1)) }
}
