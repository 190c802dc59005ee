/// What a host hands to its compositor: which views there are, where they stand, and all that they do
/// until a horizon.
package struct Handover: Sendable {
  /// A view, by the item it shows and which of the item's views it is.
  ///
  /// A view keeps its name however long the strip runs, so a host keeps its views by it.
  package struct View: Hashable, Sendable {
    /// The user's index of the item.
    package var item: Int
    /// Below `copies(of:)`; always 0 on a bounded strip.
    package var copy: Int

    package init(item: Int, copy: Int) {
      self.item = item
      self.copy = copy
    }
  }

  package let writer: ScriptWriter
  /// How many turns of a loop have views of their own, at least 1.
  package let laps: Int
  /// The turn and the offset from which numbers are counted.
  let place: Reel.Place

  /// Prepares to hand over a reel as it is at its time.
  package init(_ reel: Reel) {
    writer = reel.scriptWriter
    laps = Handover.laps(of: reel)
    place = reel.place
  }

  /// The most views an item gets; a loop that needs more shows its first ones.
  package static var mostCopies: Int { 400 }

  /// Returns how many views each item of a reel has: more than one on a loop that is shorter than what
  /// is seen of it.
  package static func copies(of reel: Reel) -> Int {
    laps(of: reel) * reel.strip.mostOccurrences
  }

  private static func laps(of reel: Reel) -> Int {
    let strip = reel.strip
    return max(min(Sight(of: strip, knots: reel.knots).copies(of: strip), mostCopies), 1)
  }

  /// Returns the view that shows a number.
  package func view(of number: Int) -> View {
    let strip = writer.strip
    guard strip.isLoop else { return View(item: strip.item(ofNumber: number), copy: 0) }
    let lap = lap(onTurn: place.turn &+ strip.turn(ofNumber: number))
    let occurrence = strip.occurrence(ofOrdinal: strip.ordinal(ofNumber: number))
    return View(
      item: strip.item(ofNumber: number), copy: lap * strip.mostOccurrences + occurrence)
  }

  private func lap(onTurn turn: Int) -> Int {
    let rest = turn % laps
    return rest < 0 ? rest + laps : rest
  }
}

// MARK: Standing

extension Handover {
  /// Returns the numbers to place at the reel's time, one for each view at most; of more those that are
  /// seen come first.
  ///
  /// - Parameter preload: How many windows beyond either edge are placed as well.
  package func numbers(preload: Int = 0) -> Range<Int> {
    views(of: numbers(around: preload), first: numbers(around: 0))
  }

  /// Returns the pose of a number at the reel's time.
  package func pose(of number: Int) -> Pose { writer.pose(of: number, at: place.offset) }

  private func numbers(around preload: Int) -> Range<Int> {
    let more = Double(max(preload, 0)) * writer.strip.window.extent
    return writer.sight.numbers(
      of: writer.strip, from: place.offset - more, to: place.offset + more)
  }

  /// One number for each view there is.
  private func views(of numbers: Range<Int>, first seen: Range<Int>) -> Range<Int> {
    let strip = writer.strip
    let all = strip.isLoop ? strip.count * laps : strip.count
    guard numbers.count > all else { return numbers }
    let start = max(min(seen.lowerBound, numbers.upperBound - all), numbers.lowerBound)
    return start..<start + all
  }
}

// MARK: Moving

extension Handover {
  /// A motion to be handed over, and until when it is good.
  package struct Motion: Equatable, Sendable {
    /// The numbers that have a part in it, one for each view.
    package var numbers: Range<Int>
    /// Whether keyframes are to be repeated for ever.
    package var repeats: Bool
    /// The host's time at which the next motion is due; nil if this one is good until something happens.
    package var renewal: Double?
    var segments: [CurveSegment]
  }

  /// Returns all that will move from the reel's time on; nil if nothing does, or a finger has it.
  ///
  /// A loop of few items drifts endlessly: its views repeat one period for ever.
  ///
  /// - Parameters:
  ///   - preload: How many windows beyond either edge take part as well.
  ///   - span: How much is handed over at once.
  package func motion(
    of reel: Reel, preload: Int = 0, span: Horizon.Span = .short
  ) -> Motion? {
    let time = reel.time
    guard time.isFinite, !writer.strip.isEmpty, !reel.isDragging else { return nil }
    let wake = reel.nextWake ?? time
    let end = max(
      Horizon.time(
        from: time, velocity: reel.settings.drive.speed, window: writer.strip.window.extent,
        span: span),
      wake + span.beyondWake)
    let trajectory = reel.trajectory(until: end)
    let repeats = trajectory.period != nil && writer.strip.count <= Horizon.mostEndless
    var segments = repeats ? trajectory.segments : trajectory.stretch(from: time, to: end)
    // What stands at the end needs no animation.
    while !repeats, let last = segments.last, last.from == last.to { segments.removeLast() }
    guard !segments.isEmpty, !repeats || segments.contains(where: { $0.from != $0.to }) else {
      return nil
    }
    let isWhole = repeats || (trajectory.period == nil && trajectory.horizon == .infinity)
    return Motion(
      numbers: numbers(along: segments, repeats: repeats, preload: preload), repeats: repeats,
      renewal: isWhole ? nil : max(Horizon.renewal(after: time, horizon: end), wake),
      segments: segments)
  }

  /// Returns the numbers seen as a motion ends, and so many more on either side.
  package func numbers(endOf motion: Motion, more: Int) -> Range<Int> {
    guard let last = motion.segments.last else { return 0..<0 }
    let seen = writer.sight.numbers(of: writer.strip, from: last.to, to: last.to)
    let range = seen.lowerBound - more..<seen.upperBound + more
    return range.clamped(to: motion.numbers)
  }

  /// Returns what the view of a number does in a motion.
  package func keyframes(of number: Int, in motion: Motion) -> [Keyframe] {
    let strip = writer.strip
    let view = SlotView(
      ordinal: strip.ordinal(ofNumber: number), copy: lap(onTurn: strip.turn(ofNumber: number)),
      copies: laps, in: strip)
    return writer.keyframes(of: view, along: motion.segments, turns: motion.repeats ? laps : 1)
  }

  private func numbers(along segments: [CurveSegment], repeats: Bool, preload: Int) -> Range<Int> {
    let seen = writer.numbers(seenIn: segments)
    if repeats { return seen.lowerBound..<seen.lowerBound + writer.strip.count * laps }
    guard preload > 0 else { return views(of: seen, first: seen) }
    let near = numbers(around: preload)
    let first = min(seen.lowerBound, near.lowerBound)
    return views(of: first..<max(seen.upperBound, near.upperBound), first: seen)
  }
}

extension Reel.Drive {
  /// Points per second of a constant speed; 0 if it has none.
  fileprivate var speed: Double {
    switch self {
    case .drift(let speed), .shuttle(let speed): return speed
    case .still, .staircase: return 0
    }
  }
}
