/// Writes a motion as segments, one stretch after another.
struct SegmentWriter {
  let motion: Motion
  let end: Double
  let tolerance: Double

  /// Up to where it is written, and the offset there.
  private var time: Double
  private var offset: Double

  private var segments: [CurveSegment] = []

  /// How many segments there may be when it is done.
  private var limit = 0

  /// The most segments written for one motion.
  private static var largestCount: Int { 1000 }

  /// No cubic is cut shorter than this, in seconds, however steep the motion.
  private static var shortest: Double { 1e-6 }

  init(motion: Motion, start: Double, end: Double, tolerance: Double) {
    self.motion = motion
    self.end = end
    self.tolerance = tolerance > 1e-6 ? tolerance : 1e-6
    time = start
    offset = motion.state(at: start).offset
  }

  /// Appends everything up to the end.
  mutating func write(into output: inout [CurveSegment]) {
    // Taken over for the while, so that appending copies nothing.
    swap(&segments, &output)
    defer { swap(&segments, &output) }
    limit = segments.count + Self.largestCount
    switch motion {
    case .rest, .drift: break
    case .ease(let ease): write(ease)
    case .cubic(let cubic): write(cubic)
    case .decay(let decay): writeSmooth(until: decay.settlingTime)
    case .decayIntoDrift(let decay): write(decay)
    case .spring(let spring): write(spring, startingAt: 0)
    case .edgeFling(let fling): write(fling)
    case .shuttle(let shuttle): write(shuttle)
    }
    // What is left is at rest or at constant speed.
    append(until: end, to: motion.state(at: end).offset, curve: .linear)
  }

  private var isFull: Bool { segments.count >= limit }

  /// Appends one segment; nothing if there is no time for it.
  private mutating func append(until: Double, to: Double, curve: TransitionCurve) {
    guard until > time else { return }
    segments.append(
      CurveSegment(start: time, duration: until - time, from: offset, to: to, curve: curve))
    time = until
    offset = to
  }
}

// MARK: - Exact motions

extension SegmentWriter {
  private mutating func write(_ ease: Ease) {
    let turns = ease.curve.turningPoints
    // After the last cut a bend is behind what is written, and skipped.
    let bend = ease.curve.bend ?? 0
    for next in [turns.first ?? 1, turns.second ?? 1, 1] {
      if bend < next { writePart(of: ease, until: bend) }
      writePart(of: ease, until: next)
    }
  }

  private mutating func writePart(of ease: Ease, until fraction: Double) {
    if ease.leap != 0, fraction > 0.5 { writePart(of: ease, until: 0.5) }
    let until = min(fraction * ease.duration, end)
    guard ease.settlingTime > 0, until > time else { return }
    let curve = ease.curve.part(from: time / ease.duration, to: until / ease.duration)
    let leap = leap(of: ease.leap, at: ease.leapTime, until: until)
    append(until: until, to: ease.state(at: until).offset - leap, curve: curve)
    offset += leap
  }

  /// Returns how far a motion leaps at the end of the segment that is written next.
  private func leap(of leap: Double, at leapTime: Double, until: Double) -> Double {
    time < leapTime && until >= leapTime ? leap : 0
  }

  private mutating func write(_ cubic: Cubic) {
    let turns = cubic.turningPoints
    if let turn = turns.first { writePart(of: cubic, until: turn) }
    if let turn = turns.second { writePart(of: cubic, until: turn) }
    writePart(of: cubic, until: 1)
  }

  private mutating func writePart(of cubic: Cubic, until fraction: Double) {
    if cubic.leap != 0, fraction > 0.5 { writePart(of: cubic, until: 0.5) }
    let until = min(fraction * cubic.duration, end)
    guard until > time else { return }
    appendPiece(until: until, leap: leap(of: cubic.leap, at: cubic.leapTime, until: until))
  }

  private mutating func write(_ shuttle: Shuttle) {
    guard shuttle.isMoving else { return }
    var number = shuttle.visitNumber(at: time) ?? 0
    while !isFull {
      let visit = shuttle.visit(number)
      // A period too short for the clock's digits does not get on.
      guard visit.nextArrival > time, visit.arrival < end else { return }
      append(until: visit.arrival, to: visit.offset, curve: .linear)
      guard visit.departure < end else { return }
      append(until: visit.departure, to: visit.offset, curve: .linear)
      guard visit.nextArrival < end else { return }
      append(until: visit.nextArrival, to: visit.nextOffset, curve: .linear)
      number += 1
    }
  }
}

// MARK: - Cubics in place of the motion

extension SegmentWriter {
  private mutating func write(_ decay: DecayIntoDrift) {
    // The velocity passes 0 where e^(-L t) = -u / (v0 - u).
    let part = -decay.drift / (decay.from.velocity - decay.drift)
    if part > 0 && part < 1 {
      writeSmooth(until: min(-Elementary.log(part) / decay.rate, decay.joinTime))
    }
    writeSmooth(until: decay.joinTime)
  }

  private mutating func write(_ fling: EdgeFling) {
    if let entry = fling.entry { write(entry, startingAt: 0, until: fling.entryTime) }
    writeSmooth(until: min(fling.crossingTime, fling.settlingTime))
    if let exit = fling.exit { write(exit, startingAt: fling.crossingTime) }
  }

  private mutating func write(
    _ spring: Spring, startingAt start: Double, until stop: Double = .infinity
  ) {
    let stop = min(stop, start + spring.settlingTime)
    if let first = spring.firstTurningTime {
      let half = spring.halfSwing
      // Turns before the time that is written so far are of no interest.
      var number = max(0, ((time - start - first) / half).rounded(.up))
      while !isFull && time < end {
        let turn = first + (number == 0 ? 0 : number * half)
        guard start + turn < stop else { break }
        writeSmooth(until: start + turn)
        number += 1
      }
    }
    writeSmooth(until: stop)
  }

  /// Writes a stretch without a turning point, each cubic as long as the tolerance lets it be.
  private mutating func writeSmooth(until stop: Double) {
    let stop = min(stop, end)
    while time < stop && !isFull {
      var until = stop
      var error = piece(until: until).error(against: motion)
      while error > tolerance && until - time > Self.shortest {
        // The error grows about as the fourth power of the duration.
        let factor = 0.97 * (tolerance / error).squareRoot().squareRoot()
        until = time + (until - time) * max(0.1, min(factor, 0.9))
        error = piece(until: until).error(against: motion)
      }
      appendPiece(until: until)
    }
  }

  private mutating func appendPiece(until: Double, leap: Double = 0) {
    let piece = piece(until: until, leap: leap)
    append(until: until, to: piece.to.offset, curve: piece.curve ?? .linear)
    offset += leap
  }

  private func piece(until: Double, leap: Double = 0) -> HermitePiece {
    var to = motion.state(at: until)
    to.offset -= leap
    return HermitePiece(start: time, end: until, from: motion.state(at: time), to: to)
  }
}
