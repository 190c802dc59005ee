@testable import RondoCore

/// A compositor in little, written for itself: it knows nothing of the engine but the keyframes.
struct ScriptPlayer {
  let keyframes: [Keyframe]
  /// Seconds after which the keyframes are repeated, if they are.
  var period: Double?

  /// Returns the nine values at a time, after the jump where there is one.
  func values(at time: Double) -> [Double] {
    var time = time
    if let period, let first = keyframes.first {
      while time >= first.time + period { time -= period }
    }
    guard let after = keyframes.firstIndex(where: { $0.time > time }) else {
      return poseValues(keyframes[keyframes.count - 1].pose)
    }
    guard after > 0 else { return poseValues(keyframes[0].pose) }
    let first = keyframes[after - 1]
    let second = keyframes[after]
    let part = (time - first.time) / (second.time - first.time)
    let way = bezier(first.curve, at: part)
    return zip(poseValues(first.pose), poseValues(second.pose)).map { $0 + way * ($1 - $0) }
  }

  /// The times at which a value is not continuous, with the poses on both sides.
  var jumps: [(time: Double, before: Pose, after: Pose)] {
    zip(keyframes, keyframes.dropFirst()).compactMap { first, second in
      first.time == second.time ? (first.time, first.pose, second.pose) : nil
    }
  }
}

func poseValues(_ pose: Pose) -> [Double] {
  [
    pose.x, pose.y, pose.z, pose.rotateX, pose.rotateY, pose.rotateZ, pose.scale, pose.opacity,
    pose.contentShift,
  ]
}

/// The way of a CSS cubic-bezier() at a fraction of the time, by bisection.
func bezier(_ curve: TransitionCurve, at part: Double) -> Double {
  func value(_ first: Double, _ second: Double, _ s: Double) -> Double {
    3 * s * (1 - s) * (1 - s) * first + 3 * s * s * (1 - s) * second + s * s * s
  }
  var low = 0.0
  var high = 1.0
  for _ in 0..<60 {
    let middle = (low + high) / 2
    if value(curve.x1, curve.x2, middle) < part { low = middle } else { high = middle }
  }
  return value(curve.y1, curve.y2, (low + high) / 2)
}

/// What a view should look like, worked out directly from strip, effect and offset.
struct DirectView {
  let writer: ScriptWriter
  let ordinal: Int
  let copy: Int

  private var strip: Strip { writer.strip }

  /// The numbers it may show: of its own, the one nearest the middle of what is seen, or two.
  func numbers(at offset: Double, within tolerance: Double = 1e-5) -> [Int] {
    guard strip.isLoop else { return [ordinal] }
    let pitch = strip.widest + max(strip.spacing, strip.length - strip.contentLength)
    let low = -strip.widest - Double(writer.knots.reachBefore) * pitch
    let high = strip.window.extent + Double(writer.knots.reachAfter) * pitch
    let copies = max(Int(((high - low) / strip.length - 1e-9).rounded(.up)), 1)
    var best = ordinal + copy * strip.count
    func distance(_ number: Int) -> Double {
      abs(strip.start(of: number) - offset - (low + high) / 2)
    }
    for step in [-copies * strip.count, copies * strip.count] {
      while distance(best + step) < distance(best) { best += step }
    }
    let cycle = copies * strip.count
    return [best - cycle, best, best + cycle].filter {
      distance($0) < distance(best) + tolerance
    }
  }

  /// How far nine values are from its own at an offset; where it may jump, either side is right.
  func error(of played: [Double], at offset: Double, within tolerance: Double = 1e-5) -> Double {
    numbers(at: offset, within: tolerance).map { number in
      zip(played, values(of: number, at: offset)).map { abs($0 - $1) }.max() ?? 0
    }.min() ?? 0
  }

  func values(of number: Int, at offset: Double) -> [Double] {
    let extent = strip.extent(of: number)
    let distance =
      Double(number) - strip.position(at: offset, preferring: writer.preference)
    let look = look(at: distance)
    let start = strip.start(of: number) - offset
    let isHorizontal = writer.axis == .horizontal
    let isMirrored = writer.isMirrored && isHorizontal
    let sign = isMirrored ? -1.0 : 1
    let plain = isMirrored ? strip.window.extent - start - extent : start
    let along = plain + sign * look[0] * extent
    let across = look[1] * writer.breadth
    return [
      isHorizontal ? along : across, isHorizontal ? across : along, look[6] * extent, look[2],
      sign * look[3], sign * look[4], look[5], look[7], sign * look[8] * extent,
    ]
  }

  /// The look by a walk along the knots.
  private func look(at distance: Double) -> [Double] {
    let row = writer.knots.row
    guard let first = row.first, let last = row.last else {
      return [0, 0, 0, 0, 0, 1, 0, 1, 0]
    }
    if distance <= first.distance { return RondoCoreTests.values(first.appearance) }
    if distance >= last.distance { return RondoCoreTests.values(last.appearance) }
    var place = 0
    while row[place + 1].distance < distance { place += 1 }
    let part =
      (distance - row[place].distance) / (row[place + 1].distance - row[place].distance)
    return zip(
      RondoCoreTests.values(row[place].appearance), RondoCoreTests.values(row[place + 1].appearance)
    ).map { $0 * (1 - part) + $1 * part }
  }

  /// Whether a slot can be seen: it is neither beside the window nor transparent.
  func isSeen(_ values: [Double], extent: Double) -> Bool {
    let start = writer.axis == .horizontal ? values[0] : values[1]
    let middle = start + extent / 2
    let half = extent / 2 * values[6]
    return values[7] > 1e-9 && middle + half > 1e-6
      && middle - half < strip.window.extent - 1e-6
  }
}

/// The offset of segments at a time.
func offset(of segments: [CurveSegment], at time: Double) -> Double {
  guard let segment = segments.first(where: { time < $0.start + $0.duration }) else {
    return segments[segments.count - 1].to
  }
  let part = max(time - segment.start, 0) / segment.duration
  return segment.from + (segment.to - segment.from) * bezier(segment.curve, at: part)
}
