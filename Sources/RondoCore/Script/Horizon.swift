/// How far ahead a host hands the strip over to its compositor.
package enum Horizon {
  /// The most items of a loop whose drift is handed over once and for ever, every item with views of
  /// its own; hosts of longer ones hand over stretches.
  package static var mostEndless: Int { 24 }

  /// The longest way handed over at once where views are drawn for it and one is longer, in points: ten
  /// screens of a phone.
  package static var longestWay: Double { 4096 }

  /// How much a host hands over at once at least.
  package enum Span: Sendable {
    /// Four seconds, and one beyond the next wake: about a step, for hosts whose timers are on time.
    case short
    /// Eight seconds, and four beyond the next wake, for hosts whose timers may be a second late, as in a
    /// page that is hidden.
    case long

    var leastTime: Double { self == .short ? 4 : 8 }
    var beyondWake: Double { self == .short ? 1 : 4 }
  }

  /// The most time handed over at once, in seconds.
  package static var mostTime: Double { 60 }

  /// Returns the time up to which to hand over: the span's least, or two windows of motion if that is
  /// later, at most a minute.
  ///
  /// - Parameters:
  ///   - now: The host's time.
  ///   - velocity: Of the strip, in points per second.
  ///   - window: Length of the window, in points.
  package static func time(
    from now: Double, velocity: Double, window: Double, span: Span = .short
  ) -> Double {
    let speed = abs(velocity)
    let time = speed > 0 ? 2 * window / speed : 0
    return now + min(max(time, span.leastTime), mostTime)
  }

  /// Returns the time at which to hand over anew, so that half of what was handed over is left;
  /// infinite if it was all.
  package static func renewal(after now: Double, horizon: Double) -> Double {
    horizon > now ? now + 0.5 * (horizon - now) : now
  }
}
