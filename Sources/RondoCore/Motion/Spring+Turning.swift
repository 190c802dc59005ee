extension Spring {
  /// The seconds from one turning point to the next, pi / w; infinite from ratio 1 up.
  package var halfSwing: Double {
    dampingRatio < 1 ? 3.141_592_653_589_793 / frequency : .infinity
  }

  /// The first time after the start at which it turns back, or nil if it settles before it does.
  ///
  /// Below ratio 1 there is just one in every half swing, from 1 up at most one at all, so halving
  /// the bracket by the sign of the velocity finds it.
  package var firstTurningTime: Double? {
    let startsForward = from.velocity != 0 ? from.velocity > 0 : pull < 0
    var low = 0.0
    var high = min(halfSwing, settlingTime)
    // Without a velocity it turns after just half a swing, where the sign is lost in rounding.
    if from.velocity == 0 { return dampingRatio < 1 && high < settlingTime ? high : nil }
    if high == settlingTime && isForward(at: high) == startsForward { return nil }
    for _ in 0..<60 {
      let middle = 0.5 * (low + high)
      if isForward(at: middle) == startsForward { low = middle } else { high = middle }
    }
    return high
  }

  /// The time at which a critically damped spring passes its target, or nil if it never does.
  ///
  /// t = -y0 / (v0 + b y0). For other ratios it is of no meaning.
  var passingTime: Double? {
    let time = -displacement / drive
    return time > 0 ? time : nil
  }

  private func isForward(at t: Double) -> Bool {
    let terms = terms(at: t)
    return from.velocity * terms.c - pull * terms.s > 0
  }
}
