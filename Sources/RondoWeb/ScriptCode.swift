import RondoCore

/// Poses and scripts as numbers, in the order in which Web/src/player.js reads them.
struct ScriptCode {
  private let handover: Handover
  private let perspective: Double
  /// Which parts of a pose the effect uses, as bits: depth, rotations about x, y, z, scale, opacity,
  /// shift of the content.
  private var uses = 0

  init(_ reel: Reel) {
    handover = Handover(reel)
    let knots = reel.knots
    perspective = knots.perspective ?? 0
    if perspective > 0 { uses |= 1 }
    for knot in knots.row { note(knot.appearance) }
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
  static func write(_ pose: Pose, to buffer: NumberBuffer) {
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

  /// Writes which item a view shows, and which of the item's views it is.
  private func writeView(of number: Int, to buffer: NumberBuffer) {
    let view = handover.view(of: number)
    buffer.append(Double(view.item))
    buffer.append(Double(view.copy))
  }
}

// MARK: Places and motion

extension ScriptCode {
  /// Writes the pose of every slot that can be seen now.
  func writePlace(to buffer: NumberBuffer) {
    let numbers = handover.numbers()
    buffer.clear()
    writeHeader(views: numbers.count, renewal: .nan, to: buffer)
    for number in numbers {
      writeView(of: number, to: buffer)
      Self.write(handover.pose(of: number), to: buffer)
    }
  }

  /// Writes all motion up to a horizon, view by view; nothing if nothing will move.
  ///
  /// - Parameter isList: Whether items are made as they are needed.
  func writeMotion(of reel: Reel, isList: Bool, to buffer: NumberBuffer) {
    buffer.clear()
    guard let motion = handover.motion(of: reel, span: .long, makesViews: isList) else { return }
    writeHeader(views: motion.numbers.count, renewal: motion.renewal ?? .nan, to: buffer)
    for number in motion.numbers {
      writeView(of: number, to: buffer)
      write(handover.keyframes(of: number, in: motion), repeats: motion.repeats, to: buffer)
    }
  }

  private func write(_ keyframes: [Keyframe], repeats: Bool, to buffer: NumberBuffer) {
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
      Self.write(keyframe.pose, to: buffer)
      buffer.append(keyframe.curve.x1)
      buffer.append(keyframe.curve.y1)
      buffer.append(keyframe.curve.x2)
      buffer.append(keyframe.curve.y2)
    }
  }
}
