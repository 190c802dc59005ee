/// The script of one view while it is being written.
struct ScriptLine {
  let writer: ScriptWriter
  /// The host's time from which pieces count theirs.
  private let origin: Double
  private let view: SlotView
  /// From one number the view shows to the next; 0 if there is no other.
  private let cycle: Int
  /// How far apart these are, in points.
  private let cycleLength: Double
  /// The number it shows up to where the script is written.
  private var number: Int
  /// What is meant in the segment that is being written.
  var preference: Strip.Preference
  /// The offset up to which it is written.
  private var reached: Double?
  private(set) var keyframes: [Keyframe] = []
  /// Whether the value has constant speed up to the last keyframe.
  private var endsLinear = false

  init(writer: ScriptWriter, view: SlotView, number: Int, origin: Double) {
    self.writer = writer
    self.view = view
    self.origin = origin
    self.number = number
    preference = writer.preference
    cycle = view.cycle
    cycleLength =
      cycle > 0 ? Double(cycle / writer.strip.count) * writer.strip.length : .infinity
  }

  /// How many more places are looked for at which a value may bend or the view may jump.
  private var budget = 10_000

  /// Offsets nearer to each other count as one: less than can be seen, more than the rounding of
  /// offsets up to four billion points.
  private static var nearest: Double { 1e-6 }

  /// Offsets beyond this are not known to `nearest`.
  private static var furthest: Double { 4e9 }

  private func pose(at offset: Double) -> Pose {
    writer.pose(of: number, at: offset, preferring: preference)
  }

  /// Writes a piece, stretch by stretch between its turning points.
  mutating func write(_ piece: CurvePiece) {
    if let reached, abs(piece.offsets.start - reached) > Self.nearest {
      // After a leap it is another number that is seen, if any.
      number = view.number(at: piece.offsets.start, in: writer.strip, sight: writer.sight)
    }
    reached = piece.offsets.end
    var rest = piece
    // A cubic turns twice at most.
    for _ in 0..<2 {
      guard let parts = rest.splitAtTurn else { break }
      writeOneWay(parts.0)
      rest = parts.1
    }
    writeOneWay(rest)
  }

  /// Writes a piece that does not turn back.
  private mutating func writeOneWay(_ piece: CurvePiece) {
    let way = piece.offsets.end - piece.offsets.start
    guard abs(way) > Self.nearest, piece.isWithin(Self.furthest), budget > 0 else {
      // Too short a way for the form of its curve to be told or seen, or a strip gone astray.
      var line = piece
      line.isLinear = true
      append(line, from: pose(at: piece.offsets.start), to: pose(at: piece.offsets.end))
      return
    }
    let sign: Double = way < 0 ? -1 : 1
    var rest = piece
    // What is not yet appended begins at `start`, and is straight up to `offset`.
    var start = piece.offsets.start
    jumpIfDue(at: start, sign)
    var startPose = pose(at: start)
    var offset = start
    var offsetPose = startPose
    while (piece.offsets.end - offset) * sign > 0 {
      budget -= 1
      let jump = jumpOffset(sign)
      var next = nearer(jump, piece.offsets.end, sign)
      if !writer.knots.isFlat { next = bend(from: offset, to: next, sign) }
      // Too near the end to be a piece of its own.
      if (piece.offsets.end - next) * sign <= Self.nearest || budget < 0 {
        next = piece.offsets.end
      }
      let nextPose = pose(at: next)
      let fraction = (offset - start) / (next - start)
      if !offsetPose.lies(fraction, between: startPose, and: nextPose) {
        let parts = rest.split(atOffset: offset)
        append(parts.0, from: startPose, to: offsetPose)
        rest = parts.1
        start = offset
        startPose = offsetPose
      }
      offset = next
      offsetPose = nextPose
      if next != piece.offsets.end, (next - jump) * sign >= 0 {
        let parts = rest.split(atOffset: next)
        append(parts.0, from: startPose, to: nextPose)
        rest = parts.1
        jumpIfDue(at: next, sign)
        start = next
        startPose = pose(at: next)
        offsetPose = startPose
      }
    }
    append(rest, from: startPose, to: offsetPose)
  }

  private func nearer(_ first: Double, _ second: Double, _ sign: Double) -> Double {
    (first - second) * sign < 0 ? first : second
  }
}

// MARK: Jumps

extension ScriptLine {
  /// The offset at which the view jumps if the strip goes this way; infinite if it never does.
  private func jumpOffset(_ sign: Double) -> Double {
    guard cycle > 0 else { return sign * .infinity }
    let least = SlotView.leastStart(in: writer.sight, length: cycleLength)
    return writer.strip.start(of: number) - (sign > 0 ? least : least + cycleLength)
  }

  /// Goes over to the number on the window's other side if that is due at an offset.
  private mutating func jumpIfDue(at offset: Double, _ sign: Double) {
    guard cycle > 0, (jumpOffset(sign) - offset) * sign <= Self.nearest else { return }
    number &+= sign > 0 ? cycle : -cycle
  }
}

// MARK: Bends

extension ScriptLine {
  /// Returns the first offset on the way to another at which the values change their direction.
  private func bend(from offset: Double, to end: Double, _ sign: Double) -> Double {
    let strip = writer.strip
    let position = strip.position(at: offset, preferring: preference)
    let row = writer.knots.row
    // Distances fall as the strip goes forward.
    let distance = Double(number) - position
    let outermost = row[sign > 0 ? row.count - 1 : 0].distance
    // Far out values are constant: on to the last stop before the outermost knot is reached. Not so
    // around a bend, beyond which distances may grow again.
    let isStraight = preference.bend == nil
    if isStraight, (distance - outermost) * sign > 1 {
      var near = Int(clamping: (Double(number) - outermost).rounded(sign > 0 ? .down : .up))
      // Stops that coincide with an end are reached from the last one that does not.
      if !strip.isLoop {
        near = sign > 0 ? min(near, strip.trailingEnd - 1) : max(near, strip.leadingEnd + 1)
      }
      let stop = strip.stop(of: near)
      if (stop - offset) * sign > Self.nearest { return nearer(stop, end, sign) }
    }
    // And so are they from the one at the other end on.
    if isStraight, (distance - row[sign > 0 ? 0 : row.count - 1].distance) * sign <= 0 {
      return end
    }
    var bound = nearer(strip.stop(beyond: offset, sign, margin: Self.nearest), end, sign)
    if let bend = preference.bend, (bend.offset - offset) * sign > Self.nearest {
      bound = nearer(bend.offset, bound, sign)
    }
    // Up to there the position is linear, so a knot is found by proportion.
    let change = strip.position(at: bound, preferring: preference) - position
    guard change != 0 else { return bound }
    var knot = writer.knots.index(after: distance)
    if change > 0 { knot -= 1 }
    while knot >= 0 && knot < row.count {
      let found = offset + (distance - row[knot].distance) / change * (bound - offset)
      if (found - bound) * sign >= 0 { return bound }
      if (found - offset) * sign > Self.nearest { return found }
      knot += change > 0 ? -1 : 1
    }
    return bound
  }
}

// MARK: Keyframes

extension ScriptLine {
  /// Appends a stretch along which all values go by one curve.
  private mutating func append(_ piece: CurvePiece, from start: Pose, to end: Pose) {
    let isLine = piece.isLinear || start == end
    let curve = isLine ? .linear : piece.curve
    let time = origin + piece.times.end
    let last = keyframes.count - 1
    if last < 0 || !keyframes[last].pose.lies(0, between: start, and: end) {
      // A jump is two keyframes at exactly one time, however the pieces' times are rounded.
      let before = last < 0 ? origin + piece.times.start : keyframes[last].time
      keyframes.append(Keyframe(time: before, pose: start, curve: curve))
      endsLinear = false
    } else if endsLinear, isLine, last > 0,
      keyframes[last].continues(from: keyframes[last - 1], to: end, at: time)
    {
      keyframes[last].time = time
      keyframes[last].pose = end
      return
    } else {
      keyframes[last].curve = curve
    }
    keyframes.append(Keyframe(time: time, pose: end, curve: .linear))
    endsLinear = isLine
  }
}

extension Keyframe {
  /// Returns whether it lies on the straight line from one keyframe to a pose at a later time.
  fileprivate func continues(from first: Keyframe, to pose: Pose, at end: Double) -> Bool {
    let span = end - first.time
    guard span > 0 else { return true }
    return self.pose.lies((time - first.time) / span, between: first.pose, and: pose)
  }
}
