#if canImport(UIKit) && !os(watchOS)
  import RondoCore

  /// All that will move until a horizon, ready to be handed to a compositor view by view.
  struct Handover {
    /// A view by the item it shows: items of a short loop have several.
    struct Key: Hashable {
      var item: Int
      var copy: Int
    }

    /// What one view does.
    struct Line {
      var key: Key
      var extent: Double
      /// Where it stands, or will at the end of its keyframes.
      var pose: Pose
      var keyframes: [Keyframe] = []
    }

    let reel: Reel
    let writer: ScriptWriter
    /// The turn on which the reel's coordinates are counted.
    private let turn: Int

    init(_ reel: Reel) {
      self.reel = reel
      writer = reel.scriptWriter
      let length = reel.strip.length
      let turns = reel.isLooping ? Int(clamping: (reel.offset / length).rounded(.down)) : 0
      turn = reel.place.turn &- turns
    }

    /// The most views an item gets; a loop that needs more shows its first ones.
    private static var mostCopies: Int { 400 }

    /// How many views each item has.
    var copies: Int { max(min(writer.copies, Handover.mostCopies), 1) }

    private func copy(ofTurn turn: Int) -> Int {
      let copies = copies
      return ((turn % copies) + copies) % copies
    }

    private func key(ofNumber number: Int) -> Key {
      let strip = writer.strip
      return Key(
        item: strip.item(ofNumber: number),
        copy: strip.isLoop ? copy(ofTurn: turn &+ strip.turn(ofNumber: number)) : 0)
    }
  }

  // MARK: Standing

  extension Handover {
    /// The poses at the reel's own time.
    ///
    /// - Parameter preload: How many windows beyond either edge are placed as well.
    func standing(preload: Int) -> [Line] {
      let offset = reel.offset
      let more = Double(max(preload, 0)) * writer.strip.window.extent
      let strip = writer.strip
      let near = writer.sight.numbers(of: strip, from: offset - more, to: offset + more)
      let seen = writer.sight.numbers(of: strip, from: offset, to: offset)
      return views(of: near, first: seen).map { number in
        Line(
          key: key(ofNumber: number), extent: strip.extent(of: number),
          pose: writer.pose(of: number, at: offset))
      }
    }

    /// One number for each view there is; of more numbers those that are seen come first.
    private func views(of numbers: Range<Int>, first seen: Range<Int>) -> Range<Int> {
      let strip = writer.strip
      let all = strip.isLoop ? strip.count * copies : strip.count
      guard numbers.count > all else { return numbers }
      let start = max(min(seen.lowerBound, numbers.upperBound - all), numbers.lowerBound)
      return start..<start + all
    }
  }

  // MARK: Moving

  extension Handover {
    /// A script and until when it is good.
    struct Script {
      var lines: [Line]
      /// Whether the lines are repeated for ever.
      var repeats: Bool
      /// When the next script is due; nil if this one is good until something happens.
      var renewal: Double?
    }

    /// Seconds handed over beyond the next wake, so that a late one is not seen.
    private static var spanBeyondWake: Double { 1 }

    /// Returns the script from the reel's time on; nil if nothing will move before it is renewed.
    func script(preload: Int) -> Script? {
      let time = reel.time
      guard time.isFinite, !writer.strip.isEmpty else { return nil }
      let end = max(time + span, (reel.nextWake ?? time) + Handover.spanBeyondWake)
      let trajectory = reel.trajectory(until: end)
      let repeats = trajectory.period != nil && writer.strip.count <= Horizon.mostEndless
      var segments = trajectory.segments
      if let period = trajectory.period, !repeats {
        segments = Handover.stretch(of: segments, period: period, from: time, to: end)
      }
      // What stands at the end of the animations needs none.
      while !repeats, let last = segments.last, last.from == last.to { segments.removeLast() }
      guard segments.contains(where: { $0.from != $0.to }) else { return nil }
      let isWhole = repeats || (trajectory.period == nil && trajectory.horizon == .infinity)
      return Script(
        lines: lines(along: segments, repeats: repeats, preload: preload), repeats: repeats,
        renewal: isWhole ? nil : time + 0.5 * (end - time))
    }

    /// Four seconds, or the time in which the drive passes two windows.
    private var span: Double {
      let speed: Double
      switch reel.settings.drive {
      case .drift(let value), .shuttle(let value): speed = value
      case .still, .staircase: return Horizon.leastTime
      }
      guard speed > 0 else { return Horizon.leastTime }
      return max(Horizon.leastTime, min(2 * writer.strip.window.extent / speed, 60))
    }

    private func lines(along segments: [CurveSegment], repeats: Bool, preload: Int) -> [Line] {
      let strip = writer.strip
      let copies = copies
      var numbers = writer.numbers(seenIn: segments)
      if preload > 0, !repeats {
        let near = writer.sight.numbers(
          of: strip, from: reel.offset - Double(preload) * strip.window.extent,
          to: reel.offset + Double(preload) * strip.window.extent)
        let first = min(numbers.lowerBound, near.lowerBound)
        numbers = first..<max(numbers.upperBound, near.upperBound)
      }
      if repeats {
        numbers = numbers.lowerBound..<numbers.lowerBound + strip.count * copies
      }
      return views(of: numbers, first: numbers).map { number in
        let turn = strip.turn(ofNumber: number)
        let view = SlotView(
          ordinal: strip.ordinal(ofNumber: number), copy: copy(ofTurn: turn), copies: copies,
          in: strip)
        let keyframes = writer.keyframes(
          of: view, along: segments, turns: repeats ? copies : 1)
        return Line(
          key: key(ofNumber: number), extent: strip.extent(of: number),
          pose: keyframes.last?.pose ?? writer.pose(of: number, at: reel.offset),
          keyframes: keyframes)
      }
    }

    /// Returns what segments that repeat, each time from where they ended, do between two times.
    private static func stretch(
      of segments: [CurveSegment], period: Double, from time: Double, to end: Double
    ) -> [CurveSegment] {
      var kept: [CurveSegment] = []
      guard let first = segments.first, let last = segments.last, period > 0 else { return kept }
      var lap = max(((time - first.start) / period).rounded(.down), 0)
      while first.start + lap * period < end, kept.count < 1000 {
        for segment in segments {
          let shift = lap * (last.to - first.from)
          let start = max(segment.start + lap * period, time)
          let stop = min(segment.end + lap * period, end)
          guard stop > start else { continue }
          kept.append(
            CurveSegment(
              start: start, duration: stop - start,
              from: segment.offset(at: start - lap * period) + shift,
              to: segment.offset(at: stop - lap * period) + shift, curve: segment.curve))
        }
        lap += 1
      }
      return kept
    }
  }
#endif
