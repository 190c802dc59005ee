import RondoCore

/// How much the sides are to be faded, now or over all motion, as numbers in the order in which
/// Web/src/edges.js reads them: for each keyframe its time, how much of the left or upper side and of the
/// right or lower one, and the four numbers of the cubic Bezier curve up to the next.
enum FadeCode {
  /// - Parameters:
  ///   - length: The points over which a side is faded.
  ///   - isList: Whether items are made as they are needed.
  static func write(_ reel: Reel, over length: Double, isList: Bool, to buffer: NumberBuffer) {
    buffer.clear()
    let motion = Handover(reel).motion(of: reel, span: .long, makesViews: isList)
    if let motion {
      for keyframe in reel.fadeKeyframes(in: motion, over: length) {
        append(
          keyframe.time, keyframe.pose.rotateX, keyframe.pose.rotateY, keyframe.curve, to: buffer)
      }
    }
    guard buffer.count == 0 else { return }
    let fades = reel.fades(over: length)
    append(reel.time, fades.before, fades.after, .linear, to: buffer)
  }

  private static func append(
    _ time: Double, _ before: Double, _ after: Double, _ curve: TransitionCurve,
    to buffer: NumberBuffer
  ) {
    buffer.append(time)
    buffer.append(before)
    buffer.append(after)
    buffer.append(curve.x1)
    buffer.append(curve.y1)
    buffer.append(curve.x2)
    buffer.append(curve.y2)
  }
}
