/// How a follower's offset hangs on its leader's: it shows the same position.
///
/// Between two of the leader's numbers the one is affine in the other, so every curve of the leader's
/// motion, cut where it passes a number, is one of the follower's. Where stops of the leader coincide its
/// outermost item counts, whichever is meant, so that its position never jumps.
struct Linkage {
  let leader: Strip
  let follower: Strip

  /// Whether the follower comes round as often as its leader.
  var comesRound: Bool { leader.isLoop && follower.isLoop && leader.count == follower.count }

  /// Returns the number of the follower that stands where the leader's stands; of a follower that does
  /// not come round with it, one of its own turn, its last for items it does not have.
  func number(for number: Int) -> Int {
    if comesRound { return number }
    return min(max(leader.ordinal(ofNumber: number), 0), max(follower.count - 1, 0))
  }

  /// Returns the follower's offset at a position of the leader, linear from number to number.
  ///
  /// A follower that does not come round with its leader goes back all its way over the leader's seam.
  func offset(atPosition position: Double) -> Double {
    let number = Int(clamping: position.rounded(.down))
    let start = follower.stop(of: self.number(for: number))
    let fraction = position - Double(number)
    guard fraction > 0 else { return start }
    return start + fraction * (follower.stop(of: self.number(for: number + 1)) - start)
  }

  /// Returns the follower's offset while the leader is at one of its own.
  func offset(at offset: Double) -> Double {
    self.offset(atPosition: leader.position(at: offset))
  }

  /// Returns by how much the follower moves for each point of the leader's way, from an offset on in one
  /// direction.
  func slope(at offset: Double, _ sign: Double) -> Double {
    let next = bend(beyond: offset, sign)
    guard next.isFinite, next != offset else { return 0 }
    return (self.offset(at: next) - self.offset(at: offset)) / (next - offset)
  }

  /// Offsets nearer to each other count as one.
  private static var nearest: Double { 1e-7 }

  /// Returns the leader's first offset beyond one in one direction at which the follower's changes its
  /// slope; infinite if none does.
  private func bend(beyond offset: Double, _ sign: Double) -> Double {
    let bound = leader.stop(beyond: offset, sign, margin: Linkage.nearest)
    guard bound.isFinite else { return bound }
    let from = leader.position(at: offset)
    let change = leader.position(at: bound) - from
    // Where stops of the leader coincide it passes several numbers from one stop to the next.
    guard abs(change) > 1 else { return bound }
    let isUp = change > 0
    let number =
      isUp ? (from + Linkage.nearest).rounded(.down) + 1 : (from - Linkage.nearest).rounded(.up) - 1
    let part = (number - from) / change
    guard part > 0, part < 1 else { return bound }
    let found = offset + part * (bound - offset)
    return (found - offset) * sign > Linkage.nearest ? found : bound
  }

  /// Appends what the follower does while the leader goes through a segment.
  func append(_ segment: CurveSegment, shift: Double, into segments: inout [CurveSegment]) {
    // Counted from its start, late times cost no precision.
    var rest = CurvePiece(segment, time: -segment.start, offset: 0)
    // A cubic turns twice at most.
    for _ in 0..<2 {
      guard let parts = rest.splitAtTurn else { break }
      appendOneWay(parts.0, time: segment.start, shift: shift, into: &segments)
      rest = parts.1
    }
    appendOneWay(rest, time: segment.start, shift: shift, into: &segments)
  }

  private func appendOneWay(
    _ piece: CurvePiece, time: Double, shift: Double, into segments: inout [CurveSegment]
  ) {
    let way = piece.offsets.end - piece.offsets.start
    let sign: Double = way < 0 ? -1 : 1
    var rest = piece
    while abs(way) > Linkage.nearest, segments.count < Trajectory.most {
      let next = bend(beyond: rest.offsets.start, sign)
      guard (piece.offsets.end - next) * sign > Linkage.nearest else { break }
      let parts = rest.split(atOffset: next)
      append(parts.0, time: time, shift: shift, into: &segments)
      rest = parts.1
    }
    append(rest, time: time, shift: shift, into: &segments)
  }

  private func append(
    _ piece: CurvePiece, time: Double, shift: Double, into segments: inout [CurveSegment]
  ) {
    segments.append(
      CurveSegment(
        start: time + piece.times.start, duration: piece.times.end - piece.times.start,
        from: offset(at: piece.offsets.start) + shift, to: offset(at: piece.offsets.end) + shift,
        curve: piece.curve))
  }
}
