@testable import RondoCore

/// The motions of the first law, one name for each.
enum MotionKind: CaseIterable, Sendable {
  case rest, drift, ease, cubic, decay, decayIntoDrift, spring, edgeFling, shuttle
}

/// A random motion with what the first law says about it.
struct MotionCase {
  /// The state it was given to start from.
  var start: MotionState
  var motion: Motion

  /// The motion with every offset and velocity negated.
  var mirror: Motion

  /// The times at which its velocity, or a derivative of it, jumps.
  var seams: [Double] = []

  /// The same motion begun again from its state at a time; nil if it carries its own start.
  var restarted: ((Double) -> Motion)?

  init(_ kind: MotionKind, _ random: inout SeededGenerator) {
    let offset = random.double(in: -5000...5000)
    let velocity = random.double(in: -4000...4000)
    let start = MotionState(offset: offset, velocity: velocity)
    let negated = MotionState(offset: -offset, velocity: -velocity)
    self.start = start
    switch kind {
    case .rest:
      self.start.velocity = 0
      motion = .rest(Rest(offset: offset))
      mirror = .rest(Rest(offset: -offset))
      restarted = { [motion] in .rest(Rest(offset: motion.state(at: $0).offset)) }
    case .drift:
      motion = .drift(Drift(offset: offset, velocity: velocity))
      mirror = .drift(Drift(offset: -offset, velocity: -velocity))
      restarted = { [motion] in
        .drift(Drift(offset: motion.state(at: $0).offset, velocity: velocity))
      }
    case .ease:
      let to = random.double(in: -5000...5000)
      let duration = random.double(in: 0.05...3)
      let curve = Self.curve(&random)
      motion = .ease(Ease(from: offset, to: to, duration: duration, curve: curve))
      mirror = .ease(Ease(from: -offset, to: -to, duration: duration, curve: curve))
      self.start.velocity = (to - offset) * curve.value(at: 0).slope / duration
      seams = [duration]
    case .cubic:
      let to = random.double(in: -5000...5000)
      let duration = random.double(in: 0.05...3)
      let end = random.chance(0.5) ? 0 : random.double(in: -500...500)
      motion = .cubic(Cubic(from: start, to: to, endVelocity: end, duration: duration))
      mirror = .cubic(Cubic(from: negated, to: -to, endVelocity: -end, duration: duration))
      restarted = { [motion] in
        let state = motion.state(at: $0)
        // After its end nothing is left of it but the end velocity.
        if $0 >= duration { return .drift(Drift(offset: state.offset, velocity: end)) }
        return .cubic(Cubic(from: state, to: to, endVelocity: end, duration: duration - $0))
      }
      seams = [duration]
    case .decay:
      let rate = random.pick([Decay.normal, Decay.fast, random.double(in: 0.5...20)])
      let decay = Decay(from: start, rate: rate)
      motion = .decay(decay)
      mirror = .decay(Decay(from: negated, rate: rate))
      restarted = { .decay(Decay(from: decay.state(at: $0), rate: rate)) }
      seams = [decay.settlingTime]
    case .decayIntoDrift:
      let rate = random.double(in: 0.5...20)
      let drift = random.double(in: -300...300)
      let decay = DecayIntoDrift(from: start, rate: rate, drift: drift)
      motion = .decayIntoDrift(decay)
      mirror = .decayIntoDrift(DecayIntoDrift(from: negated, rate: rate, drift: -drift))
      restarted = {
        .decayIntoDrift(DecayIntoDrift(from: decay.state(at: $0), rate: rate, drift: drift))
      }
      seams = [decay.joinTime]
    case .spring:
      let target = random.double(in: -5000...5000)
      let response = random.double(in: 0.1...2)
      let ratio = random.chance(0.2) ? 1 : random.double(in: 0.05...3)
      let make = {
        Spring(from: $0, target: $1, response: response, dampingRatio: ratio)
      }
      let spring = make(start, target)
      motion = .spring(spring)
      mirror = .spring(make(negated, -target))
      restarted = { .spring(make(spring.state(at: $0), target)) }
      seams = [spring.settlingTime]
    case .edgeFling:
      let lower = random.double(in: -6000...0)
      let upper = lower + random.double(in: 0...5000)
      let rate = random.pick([Decay.normal, Decay.fast])
      let fling = EdgeFling(from: start, rate: rate, lower: lower, upper: upper)
      motion = .edgeFling(fling)
      mirror = .edgeFling(EdgeFling(from: negated, rate: rate, lower: -upper, upper: -lower))
      restarted = {
        .edgeFling(EdgeFling(from: fling.state(at: $0), rate: rate, lower: lower, upper: upper))
      }
      seams = [fling.entryTime, fling.crossingTime, fling.settlingTime]
    case .shuttle:
      let low = random.double(in: -3000...0)
      let high = random.double(in: 1...3000)
      let speed = random.double(in: 1...2000)
      let dwell = random.chance(0.5) ? 0 : random.double(in: 0.01...2)
      let from = random.double(in: low...high)
      let direction = random.chance(0.5) ? 1 : -1
      let shuttle = Shuttle(
        low: low, high: high, speed: speed, dwell: dwell, startOffset: from,
        direction: direction)
      motion = .shuttle(shuttle)
      mirror = .shuttle(
        Shuttle(
          low: -high, high: -low, speed: speed, dwell: dwell, startOffset: -from,
          direction: -direction))
      self.start = MotionState(offset: from, velocity: Double(direction) * speed)
      for number in 0..<200 {
        let visit = shuttle.visit(Double(number))
        seams += [visit.arrival, visit.departure]
      }
    }
  }

  /// Returns a curve without a vertical tangent.
  static func curve(_ random: inout SeededGenerator) -> TransitionCurve {
    let known: [TransitionCurve] = [.linear, .ease, .easeIn, .easeOut, .easeInOut]
    if random.chance(0.3) { return random.pick(known) }
    return TransitionCurve(
      random.double(in: 0.1...0.8), random.double(in: -1...2), random.double(in: 0.2...0.9),
      random.double(in: -1...2))
  }

  /// Returns a random time while something moves.
  func time(_ random: inout SeededGenerator) -> Double {
    random.double(in: 0...min(motion.settlingTime, 6))
  }
}
