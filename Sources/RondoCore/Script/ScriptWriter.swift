/// Writes a motion of the strip out for a compositor, view by view.
///
/// Between two keyframes every value goes by one timing curve, exactly as the offset does: each curve
/// of the motion is cut where a value's dependence on the offset changes, which is at the effect's
/// knots and, if distances between stops vary, at stops; and where a view of a loop jumps from the
/// window's one side to its other. Values are relative to the window, so they stay small however
/// long the strip has run.
package struct ScriptWriter: Equatable, Sendable {
  package let strip: Strip
  package let knots: Knots
  package let axis: Reel.Axis
  /// Length of the window across the axis, in points.
  package let breadth: Double
  package let isMirrored: Bool
  /// What is meant where stops of a bounded strip coincide, but in segments that mean something of
  /// their own.
  package let preference: Strip.Preference
  package let sight: Sight

  /// Creates a writer for one layout.
  package init(
    strip: Strip, knots: Knots, axis: Reel.Axis, breadth: Double = 0, isMirrored: Bool = false,
    preferring preference: Strip.Preference = Strip.Preference()
  ) {
    self.strip = strip
    self.knots = knots
    self.axis = axis
    self.breadth = breadth
    self.isMirrored = isMirrored
    self.preference = preference
    sight = Sight(of: strip, knots: knots)
  }

  /// How many views each item needs, at least 1.
  package var copies: Int { sight.copies(of: strip) }

  /// Returns the pose of a number at an offset.
  package func pose(of number: Int, at offset: Double) -> Pose {
    pose(of: number, at: offset, preferring: preference)
  }

  func pose(of number: Int, at offset: Double, preferring preference: Strip.Preference) -> Pose {
    let extent = strip.extent(of: number)
    var start = strip.start(of: number) - offset
    if isMirrored && axis == .horizontal { start = strip.window.extent - start - extent }
    let distance = Double(number) - strip.position(at: offset, preferring: preference)
    return Pose(
      start: start, extent: extent, breadth: breadth,
      appearance: knots.appearance(at: distance), axis: axis, isMirrored: isMirrored)
  }

  /// Returns what a view does while the strip goes through some segments.
  ///
  /// Each segment has to begin when the one before ends, and where but for a leap. No segments and an
  /// empty strip give no keyframes.
  ///
  /// - Parameters:
  ///   - segments: The motion, in host time.
  ///   - turns: How often the segments follow each other, each time from where the last one ended.
  ///     An endless drift of whole turns is written `copies` times, after which a view is where it
  ///     began and the keyframes can be repeated for ever.
  package func keyframes(
    of view: SlotView, along segments: [CurveSegment], turns: Int = 1
  ) -> [Keyframe] {
    guard strip.count > 0, let first = segments.first, let last = segments.last else { return [] }
    // Counted from the first segment and from its turn, large times and offsets cost no precision.
    let past = strip.isLoop ? first.from.wrapped(into: strip.length).turns : 0
    let shift = -Double(past) * strip.length
    let near = SlotView(number: view.number &- past &* strip.count, cycle: view.cycle)
    var line = ScriptLine(
      writer: self, view: near,
      number: near.number(at: first.from + shift, in: strip, sight: sight), origin: first.start)
    for turn in 0..<max(turns, 1) {
      let time = Double(turn) * (last.end - first.start) - first.start
      let offset = Double(turn) * (last.to - first.from) + shift
      for segment in segments {
        line.preference = segment.preference ?? preference
        line.write(CurvePiece(segment, time: time, offset: offset))
      }
    }
    return line.keyframes
  }

  /// Returns what a view does along a trajectory; the keyframes of one that repeats come once for
  /// each of the item's views, and repeat after `copies` periods.
  package func keyframes(of view: SlotView, along trajectory: Trajectory) -> [Keyframe] {
    keyframes(
      of: view, along: trajectory.segments, turns: trajectory.period == nil ? 1 : copies)
  }
}
