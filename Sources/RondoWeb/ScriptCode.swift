import RondoCore

/// Poses and scripts as numbers, in the order in which Web/src/player.js reads them.
struct ScriptCode {
  private let banner: Banner
  private let writer: ScriptWriter
  /// Which parts of a pose the effect uses, as bits: depth, rotations about x, y, z, scale, opacity,
  /// shift of the content.
  private var uses = 0

  /// Seconds of motion handed over at once at least; half of it is left when it is renewed.
  private static var span: Double { 8 }
  /// Seconds handed over beyond the next thing that the engine wakes for.
  private static var spanBeyondWake: Double { 4 }

  init(_ banner: Banner) {
    self.banner = banner
    writer = banner.reel.scriptWriter
    for knot in writer.knots.row { note(knot.appearance) }
    if writer.knots.perspective != nil { uses |= 1 }
  }

  private mutating func note(_ look: Reel.Appearance) {
    if look.depth != 0 { uses |= 1 }
    if look.rotateX != 0 { uses |= 2 }
    if look.rotateY != 0 { uses |= 4 }
    if look.rotateZ != 0 { uses |= 8 }
    if look.scale != 1 { uses |= 16 }
    if look.opacity != 1 { uses |= 32 }
    if look.contentShift != 0 { uses |= 64 }
  }

  private func writeHeader(views: Int, renewal: Double, to buffer: inout NumberBuffer) {
    buffer.append(Double(views))
    buffer.append(Double(uses))
    buffer.append(writer.knots.perspective ?? 0)
    buffer.append(renewal)
  }

  private func write(_ pose: Pose, to buffer: inout NumberBuffer) {
    buffer.append(pose.x)
    buffer.append(pose.y)
    buffer.append(pose.z)
    buffer.append(pose.rotateX)
    buffer.append(pose.rotateY)
    buffer.append(pose.rotateZ)
    buffer.append(pose.scale)
    buffer.append(pose.opacity)
    buffer.append(pose.contentShift)
  }
}

// MARK: Places

extension ScriptCode {
  /// Writes the pose of every slot that can be seen now.
  func writePlace(to buffer: inout NumberBuffer) {
    let offset = banner.reel.place.offset
    let placements = banner.reel.placements
    buffer.clear()
    writeHeader(views: placements.underestimatedCount, renewal: .nan, to: &buffer)
    for placement in placements {
      buffer.append(Double(placement.item))
      buffer.append(Double(banner.copy(onTurn: placement.turn)))
      write(writer.pose(of: placement.number, at: offset), to: &buffer)
    }
  }
}

// MARK: Motion

extension ScriptCode {
  /// Writes all motion up to a horizon, view by view; nothing if nothing will move.
  ///
  /// A loop of few items drifts endlessly: its views repeat one period for ever and are never
  /// written again.
  func writeMotion(from time: Double, to buffer: inout NumberBuffer) {
    buffer.clear()
    guard !banner.reel.isDragging else { return }
    let wake = banner.reel.nextWake
    let end = max(time + Self.span, (wake ?? time) + Self.spanBeyondWake)
    let trajectory = banner.reel.trajectory(until: end)
    let isEndless = trajectory.period != nil && writer.strip.count <= Horizon.mostEndless
    var segments = trajectory.segments
    if let period = trajectory.period, !isEndless {
      segments = Self.stretch(of: segments, period: period, from: time, to: end)
    }
    guard segments.contains(where: { $0.from != $0.to }) else { return }

    let isWhole = isEndless || (trajectory.period == nil && trajectory.horizon == .infinity)
    let renewal = isWhole ? .nan : time + 0.5 * (end - time)
    let views = self.views(alongSide: segments, isEndless: isEndless)
    writeHeader(
      views: views.count, renewal: max(renewal, wake ?? renewal), to: &buffer)
    for (number, copy) in views {
      writeView(
        number, copy: copy, segments: segments, repeats: isEndless, to: &buffer)
    }
  }

  /// The views that can be seen while the strip goes through some segments.
  private func views(alongSide segments: [CurveSegment], isEndless: Bool) -> [(Int, Int)] {
    let strip = writer.strip
    var numbers = writer.numbers(seenIn: segments)
    let all = strip.isLoop ? strip.count * banner.copies : strip.count
    if isEndless || numbers.count > all { numbers = numbers.lowerBound..<numbers.lowerBound + all }
    let baseTurn = banner.reel.place.turn
    return numbers.map { ($0, banner.copy(onTurn: baseTurn &+ strip.turn(ofNumber: $0))) }
  }

  private func writeView(
    _ number: Int, copy: Int, segments: [CurveSegment], repeats: Bool,
    to buffer: inout NumberBuffer
  ) {
    let strip = writer.strip
    let copies = banner.copies
    let view = SlotView(
      ordinal: strip.ordinal(ofNumber: number),
      copy: banner.copy(onTurn: strip.turn(ofNumber: number)), copies: copies, in: strip)
    let keyframes = writer.keyframes(of: view, along: segments, turns: repeats ? copies : 1)
    let start = keyframes.first?.time ?? 0
    let duration = (keyframes.last?.time ?? 0) - start
    buffer.append(Double(strip.item(ofNumber: number)))
    buffer.append(Double(copy))
    buffer.append(start)
    buffer.append(duration)
    buffer.append(repeats ? 1 : 0)
    buffer.append(Double(keyframes.count))
    for keyframe in keyframes {
      buffer.append(duration > 0 ? min(max((keyframe.time - start) / duration, 0), 1) : 0)
      write(keyframe.pose, to: &buffer)
      buffer.append(keyframe.curve.x1)
      buffer.append(keyframe.curve.y1)
      buffer.append(keyframe.curve.x2)
      buffer.append(keyframe.curve.y2)
    }
  }

  /// Returns what segments that repeat, each time from where they ended, do between two times.
  private static func stretch(
    of segments: [CurveSegment], period: Double, from time: Double, to end: Double
  ) -> [CurveSegment] {
    var kept: [CurveSegment] = []
    guard let first = segments.first, let last = segments.last, period > 0 else { return kept }
    var lap = max(((time - first.start) / period).rounded(.down), 0)
    while first.start + lap * period < end, kept.count < 1000 {
      for segment in segments {
        let shift = lap * (last.to - first.from)
        let start = max(segment.start + lap * period, time)
        let stop = min(segment.end + lap * period, end)
        guard stop > start else { continue }
        kept.append(
          CurveSegment(
            start: start, duration: stop - start,
            from: segment.offset(at: start - lap * period) + shift,
            to: segment.offset(at: stop - lap * period) + shift, curve: segment.curve))
      }
      lap += 1
    }
    return kept
  }
}
