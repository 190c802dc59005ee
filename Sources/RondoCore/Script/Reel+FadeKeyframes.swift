extension Reel {
  /// Returns `fades(over:)` over the time of a motion that is handed over, as keyframes whose poses turn by
  /// the left or upper side's about x and by the other one's about y.
  ///
  /// Towards an end a fade is a clamped multiple of what lies beyond the window, so it goes by the motion's
  /// own curves, cut where it begins to grow and where it is whole. Where the strip rests on its way, and
  /// where it comes to rest, it is what it is at rest. None where nothing has to change on the way: on a
  /// loop, on a strip that fits, and for what is no length.
  package func fadeKeyframes(in motion: Handover.Motion, over length: Double) -> [Keyframe] {
    let way = strip.maxOffset - strip.minOffset
    let length = length.asLength
    var keyframes: [Keyframe] = []
    guard !strip.isEmpty, !strip.isLoop, length > 0, way > Self.leastWay else { return keyframes }
    let writer = fadeWriter(way: way, length: length)
    let view = SlotView(number: 1)
    func add(_ time: Double, _ pose: Pose, _ curve: TransitionCurve) {
      // Never back, whatever rounding made of two times that are one.
      keyframes.append(
        Keyframe(time: max(time, keyframes.last?.time ?? time), pose: pose, curve: curve))
    }
    var ahead = self
    func rest(from start: Double, to end: Double) {
      let fades = ahead.fades(over: length)
      var pose = writer.pose(of: 1, at: 0)
      pose.rotateX = fades.before
      pose.rotateY = fades.after
      add(start, pose, .linear)
      add(end, pose, .linear)
    }
    for segment in motion.segments {
      if segment.from == segment.to {
        ahead.advance(to: max((segment.start + segment.end) / 2, time))
        rest(from: segment.start, to: segment.end)
        continue
      }
      var segment = segment
      segment.from -= strip.minOffset - length
      segment.to -= strip.minOffset - length
      for keyframe in writer.keyframes(of: view, along: [segment]) {
        add(keyframe.time, keyframe.pose, keyframe.curve)
      }
    }
    guard let end = keyframes.last?.time else { return keyframes }
    // Just beyond, so that rounding does not leave it on its way.
    ahead.advance(to: max(end + 1e-6, time))
    if !ahead.isMoving { rest(from: end, to: end) }
    return keyframes
  }

  /// A strip that can be moved by less is not seen to move, in points.
  private static var leastWay: Double { 1e-3 }

  /// Returns what writes the fades as what is done by number 1 of a strip whose stops are the ends and, as
  /// far beyond them, the places from which on nothing changes.
  private func fadeWriter(way: Double, length: Double) -> ScriptWriter {
    let places = Strip(
      items: .varying([length, way, length, 1]), isLoop: false, window: Window(extent: 1))
    var knots = Knots.flat
    // Where a side begins to be faded and where it wholly is.
    for place in [0, length, way - length, way] {
      var look = Reel.Appearance.plain
      look.rotateX = min(max(place / length, 0), 1)
      look.rotateY = min(max((way - place) / length, 0), 1)
      if readingSign < 0 { swap(&look.rotateX, &look.rotateY) }
      let distance =
        place < 0 ? -place / length : place <= way ? -place / way : (way - place) / length - 1
      knots.add(distance, look)
    }
    return ScriptWriter(strip: places, knots: knots, axis: .vertical)
  }
}
