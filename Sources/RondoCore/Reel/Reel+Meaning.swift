/// What is meant where stops of a bounded strip coincide.
///
/// What is meant at an end does not change while the strip is nearer to it than to any other stop, but by
/// a select of another item there; so neither does the position, nor any look that hangs on it.
extension Reel {
  /// What is meant at `time`: what was selected, and the pages that the drive is at or goes between.
  var meant: Strip.Preference {
    guard !strip.isLoop else { return Strip.Preference() }
    switch activity {
    case .led: return Strip.Preference(ledNumber(at: time))
    case .drive(.steps(let staircase, let base)):
      let step = staircase.step(at: clock.value(at: time))
      return meant(
        in: step, isUnderWay: stepUnderWay(of: staircase) != nil, base: base)
    case .drive, .motion, .held: return preference
    }
  }

  /// What is meant before a step of a drive that began at an offset, or while it is under way.
  func meant(in step: Staircase.Step, isUnderWay: Bool, base: Double) -> Strip.Preference {
    guard !strip.isLoop else { return Strip.Preference() }
    let isFirst = step.index == 1
    let before = isFirst ? preference : Strip.Preference(strip.number(ofPage: step.from))
    guard isUnderWay else { return before }
    return strip.preference(
      before, at: isFirst ? base : stop(ofPage: step.from),
      toward: strip.number(ofPage: step.to))
  }

  /// Keeps what is meant where the strip is while another activity begins; one that goes to a number
  /// means that one.
  mutating func mean(_ number: Int? = nil) {
    preference = strip.preference(meant, at: state.offset, toward: number)
  }

  /// Means a number from now on. Where the strip is at its stop already nothing moves from another
  /// item's looks to its own, and they fade over.
  mutating func mean(_ number: Int, _ outcome: inout Outcome) {
    let position = unwrappedPosition
    mean(number)
    guard transition > 0, !strip.isLoop, !knots.isFlat else { return }
    if strip.position(at: state.offset, preferring: preference) != position {
      outcome.crossfades = true
    }
  }
}
