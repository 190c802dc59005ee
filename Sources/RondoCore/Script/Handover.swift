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

  /// Returns the number of an item that is nearest the index: of the views of a loop's item the one that is
  /// the item itself, while the others repeat it.
  package func number(nearestOf item: Int) -> Int {
    let strip = writer.strip
    let ordinal = strip.ordinal(ofItem: item)
    guard strip.isLoop, strip.count > 0 else { return ordinal }
    let turns = ((place.offset - strip.stop(of: ordinal)) / strip.length)
      .rounded(.toNearestOrEven)
    return ordinal &+ Int(clamping: turns) &* strip.count
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
    /// The numbers that have a part in it until it is renewed, in order, one for each view.
    package var numbers: [Int]
    /// Whether keyframes are to be repeated for ever.
    package var repeats: Bool
    /// The host's time at which the next motion is due; nil if this one is good until something happens.
    package var renewal: Double?
    var segments: [CurveSegment]
    /// Until when its numbers are all that is seen.
    var end = Double.infinity

    /// Whether it moves by more than a point in a frame of 60 a second, on the way of any of its segments.
    package var isFast: Bool {
      segments.contains { abs($0.to - $0.from) > 60 * $0.duration }
    }
  }

  /// The most views made for one motion, where they are made for it: three times those that are seen, but
  /// not fewer than this. A longer way is handed over stretch by stretch.
  package static var mostMade: Int { 256 }

  /// Stretches are not renewed more often, in seconds: a frame.
  private static var leastRenewal: Double { 1.0 / 60 }

  /// Returns all that will move from the reel's time on; nil if nothing does, or a finger has it.
  ///
  /// A loop of few items drifts endlessly: its views repeat one period for ever.
  ///
  /// - Parameters:
  ///   - preload: How many windows beyond either edge take part as well.
  ///   - span: How much is handed over at once.
  ///   - makesViews: Whether views are made and drawn as they are needed, so that only so many may take
  ///     part, see `mostMade`, and only so long a way past items that are longer, see
  ///     `Horizon.longestWay`.
  package func motion(
    of reel: Reel, preload: Int = 0, span: Horizon.Span = .short, makesViews: Bool = false
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
    let repeats =
      trajectory.period != nil && writer.strip.count <= Horizon.mostEndless
      && !(makesViews && hasLongItems)
    var segments = repeats ? trajectory.segments : trajectory.stretch(from: time, to: end)
    // What stands at the end needs no animation.
    while !repeats, let last = segments.last, last.from == last.to { segments.removeLast() }
    guard !segments.isEmpty, !repeats || segments.contains(where: { $0.from != $0.to }) else {
      return nil
    }
    let isWhole = repeats || (trajectory.period == nil && trajectory.horizon == .infinity)
    var motion = Motion(
      numbers: numbers(along: segments, repeats: repeats, preload: preload), repeats: repeats,
      renewal: isWhole ? nil : max(Horizon.renewal(after: time, horizon: end), wake),
      segments: segments)
    if makesViews, !repeats { limit(&motion, from: time, preload: preload) }
    return motion
  }

  private var hasLongItems: Bool { writer.strip.widest > Horizon.longestWay }

  /// Has only as many numbers take part as views may be made, over as long a way as they may be drawn for,
  /// and the motion renewed before more is seen.
  private func limit(_ motion: inout Motion, from time: Double, preload: Int) {
    let most = max(Handover.mostMade, 3 * numbers(preload: preload).count)
    let longest = hasLongItems ? Horizon.longestWay : .infinity
    let isFar = motion.segments.way(until: .infinity).length > longest
    guard isFar || motion.numbers.count > most, let last = motion.segments.last else { return }
    let start = motion.segments.first { $0.from != $0.to }?.start ?? time
    let begin = max(start, time)
    var until = begin
    var beyond = max(last.end, begin)
    // Halved to less than a millisecond, even of a day.
    for _ in 0..<28 {
      let middle = (until + beyond) / 2
      let seen = numbers(
        along: motion.segments, repeats: false, preload: preload, until: middle)
      let isNear = motion.segments.way(until: middle).length <= longest
      if isNear && seen.count <= most { until = middle } else { beyond = middle }
    }
    motion.end = until
    motion.numbers = numbers(
      along: motion.segments, repeats: false, preload: preload, until: until)
    let renewal = max(
      Horizon.renewal(after: begin, horizon: until), time + Handover.leastRenewal)
    motion.renewal = min(motion.renewal ?? renewal, renewal)
  }

  /// Returns what the view of a number does in a motion.
  package func keyframes(of number: Int, in motion: Motion) -> [Keyframe] {
    let strip = writer.strip
    let view = SlotView(
      ordinal: strip.ordinal(ofNumber: number), copy: lap(onTurn: strip.turn(ofNumber: number)),
      copies: laps, in: strip)
    return writer.keyframes(of: view, along: motion.segments, turns: motion.repeats ? laps : 1)
  }

  /// Returns between which poses the view of a number is seen until a motion is renewed, where the effect is
  /// flat: a pair for each turn on which it is; of a motion that is repeated none.
  package func sightings(of number: Int, in motion: Motion) -> [(first: Pose, last: Pose)] {
    let way = motion.segments.way(until: motion.end)
    guard !motion.repeats, way.low <= way.high else { return [] }
    let cycle = writer.strip.isLoop ? writer.strip.count * laps : .max
    let ranges = writer.numbers(seenIn: motion.segments, until: motion.end)
    var numbers = [number]
    for range in ranges {
      for other in range where !numbers.contains(other) && (other - number) % cycle == 0 {
        numbers.append(other)
      }
    }
    return numbers.map {
      (writer.pose(of: $0, at: way.low), writer.pose(of: $0, at: way.high))
    }
  }

  private func numbers(
    along segments: [CurveSegment], repeats: Bool, preload: Int, until end: Double = .infinity
  ) -> [Int] {
    var ranges = writer.numbers(seenIn: segments, until: end)
    if repeats, let first = ranges.first?.lowerBound {
      return Array(first..<first + writer.strip.count * laps)
    }
    if preload > 0 { ranges.add(numbers(around: preload)) }
    return numbers(in: ranges)
  }

  /// Returns the numbers in some ranges, of those that one view shows the first.
  private func numbers(in ranges: [Range<Int>]) -> [Int] {
    var numbers: [Int] = []
    let cycle = writer.strip.isLoop ? writer.strip.count * laps : .max
    for (index, range) in ranges.enumerated() {
      for number in range.prefix(cycle) {
        let isThere = ranges[..<index].contains { earlier in
          (number - earlier.lowerBound) % cycle < earlier.count
        }
        if !isThere { numbers.append(number) }
      }
    }
    return numbers
  }
}

extension [CurveSegment] {
  /// The lowest and the highest place that are come to until a time.
  fileprivate func way(until end: Double) -> (low: Double, high: Double, length: Double) {
    var (low, high) = (Double.infinity, -Double.infinity)
    for segment in self where segment.start < end {
      let last = segment.offset(at: Swift.min(end, segment.end))
      low = Swift.min(low, segment.from, last)
      high = Swift.max(high, segment.from, last)
    }
    return (low, high, Swift.max(high - low, 0))
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
