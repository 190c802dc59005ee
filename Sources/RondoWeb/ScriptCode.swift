import RondoCore

/// Poses and scripts as numbers, in the order in which Web/src/player.js reads them.
struct ScriptCode {
  private let writer: ScriptWriter
  private let copies: Int
  private let perspective: Double
  /// Which parts of a pose the effect uses, as bits: depth, rotations about x, y, z, scale, opacity,
  /// shift of the content.
  private var uses = 0

  private let isList: Bool

  /// The most items of a list made for one motion: of what flies past between the first and the last half
  /// of them nothing is seen.
  private static var mostMade: Int { 256 }
  /// Seconds of motion handed over at once at least; half of it is left when it is renewed.
  private static var span: Double { 8 }
  /// Seconds handed over beyond the next thing that the engine wakes for.
  private static var spanBeyondWake: Double { 4 }

  init(_ banner: Banner) {
    writer = banner.reel.scriptWriter
    copies = banner.copies
    isList = banner.isList
    perspective = writer.knots.perspective ?? 0
    if perspective > 0 { uses |= 1 }
    for knot in writer.knots.row { note(knot.appearance) }
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

  private func writeHeader(views: Int, renewal: Double, to buffer: NumberBuffer) {
    buffer.append(Double(views))
    buffer.append(Double(uses))
    buffer.append(perspective)
    buffer.append(renewal)
  }

  @inline(never)
  private func write(_ pose: Pose, to buffer: NumberBuffer) {
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

  /// Writes which item a view shows, and which of the item's views it is: the same however long the
  /// strip runs.
  private func writeView(of item: Int, onTurn turn: Int, to buffer: NumberBuffer) {
    buffer.append(Double(item))
    buffer.append(Double(copy(onTurn: turn)))
  }

  private func copy(onTurn turn: Int) -> Int {
    let rest = turn % copies
    return rest < 0 ? rest + copies : rest
  }
}

// MARK: Places

extension ScriptCode {
  /// Writes the pose of every slot that can be seen now.
  func writePlace(of reel: Reel, to buffer: NumberBuffer) {
    let place = reel.place
    let numbers = writer.sight.numbers(of: writer.strip, from: place.offset, to: place.offset)
    buffer.clear()
    writeHeader(views: numbers.count, renewal: .nan, to: buffer)
    for number in numbers {
      writeView(
        of: writer.strip.item(ofNumber: number),
        onTurn: place.turn &+ writer.strip.turn(ofNumber: number), to: buffer)
      write(writer.pose(of: number, at: place.offset), to: buffer)
    }
  }
}

// MARK: Motion

extension ScriptCode {
  /// Writes all motion up to a horizon, view by view; nothing if nothing will move.
  ///
  /// A loop of few items drifts endlessly: its views repeat one period for ever and are never
  /// written again.
  func writeMotion(of reel: Reel, to buffer: NumberBuffer) {
    buffer.clear()
    guard !reel.isDragging else { return }
    let time = reel.time
    let wake = reel.nextWake ?? time
    let end = max(time + Self.span, wake + Self.spanBeyondWake)
    let trajectory = reel.trajectory(until: end)
    let isEndless = trajectory.period != nil && writer.strip.count <= Horizon.mostEndless
    let segments = isEndless ? trajectory.segments : trajectory.stretch(from: time, to: end)
    guard segments.contains(where: { $0.from != $0.to }) else { return }

    let isWhole = isEndless || (trajectory.period == nil && trajectory.horizon == .infinity)
    let numbers = self.numbers(along: segments, isEndless: isEndless)
    let left = isList ? max(numbers.count - Self.mostMade, 0) : 0
    let gap = numbers.lowerBound + Self.mostMade / 2
    writeHeader(
      views: numbers.count - left, renewal: isWhole ? .nan : max(0.5 * (time + end), wake),
      to: buffer)
    let turn = reel.place.turn
    for number in numbers where left == 0 || number < gap || number >= gap + left {
      writeView(
        of: writer.strip.item(ofNumber: number),
        onTurn: turn &+ writer.strip.turn(ofNumber: number), to: buffer)
      writeKeyframes(of: number, along: segments, repeats: isEndless, to: buffer)
    }
  }

  /// The numbers seen while the strip goes through some segments, at most one for each view.
  private func numbers(along segments: [CurveSegment], isEndless: Bool) -> Range<Int> {
    let strip = writer.strip
    let numbers = writer.numbers(seenIn: segments)
    let all = strip.isLoop ? strip.count * copies : strip.count
    guard isEndless || numbers.count > all else { return numbers }
    return numbers.lowerBound..<numbers.lowerBound + all
  }

  private func writeKeyframes(
    of number: Int, along segments: [CurveSegment], repeats: Bool, to buffer: NumberBuffer
  ) {
    let strip = writer.strip
    let view = SlotView(
      ordinal: strip.ordinal(ofNumber: number), copy: copy(onTurn: strip.turn(ofNumber: number)),
      copies: copies, in: strip)
    let keyframes = writer.keyframes(of: view, along: segments, turns: repeats ? copies : 1)
    let start = keyframes.first?.time ?? 0
    let duration = (keyframes.last?.time ?? 0) - start
    buffer.append(start)
    buffer.append(duration)
    buffer.append(repeats ? 1 : 0)
    buffer.append(Double(keyframes.count))
    var part = 0.0
    for keyframe in keyframes {
      // Never back, whatever rounding made of two times that are one.
      if duration > 0 { part = min(max((keyframe.time - start) / duration, part), 1) }
      buffer.append(part)
      write(keyframe.pose, to: buffer)
      buffer.append(keyframe.curve.x1)
      buffer.append(keyframe.curve.y1)
      buffer.append(keyframe.curve.x2)
      buffer.append(keyframe.curve.y2)
    }
  }
}
