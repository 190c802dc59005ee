import RondoCore

/// How what indicates the place follows the strip: a value for each page over time, as numbers in the
/// order in which Web/src/indicator.js reads them.
///
/// For each page, or once for the position: how many keyframes; then each with its time, its value and the
/// four numbers of the cubic Bezier curve up to the next.
struct IndicatorCode {
  enum Kind: Int32 {
    /// The position as a real number, on turns counted from the present one.
    case position
    /// How much each page is the one shown, in `0 ... 1`.
    case dots
    /// How far a thumb of one page's length lies beyond each page, in pages, in `-1 ... 1`.
    case bar
    /// How much of its dwell each page has had, in `0 ... 1`.
    case stories
  }

  private let reel: Reel
  private let segments: [CurveSegment]

  /// The most pages told of one by one.
  static var mostPages: Int { 100 }
  /// Seconds of motion handed over at once, and beyond the next thing that the engine wakes for: as long
  /// as the strip's own motion or longer.
  private static var span: Double { 8 }
  private static var spanBeyondWake: Double { 4 }

  init(of reel: Reel) {
    self.reel = reel
    let time = reel.time
    let end = max(time + Self.span, (reel.nextWake ?? time) + Self.spanBeyondWake)
    segments = reel.isDragging ? [] : reel.trajectory(until: end).stretch(from: time, to: end)
  }

  func write(_ kind: Kind, to buffer: NumberBuffer) {
    buffer.clear()
    let count = reel.pageCount
    switch kind {
    case .position: writePosition(to: buffer)
    case _ where count > Self.mostPages || reel.strip.isEmpty: return
    case .dots: writePages(count, [(-1, 0), (0, 1), (1, 0)], to: buffer)
    case .bar: writePages(count, [(-1, 1), (1, -1)], to: buffer)
    case .stories: writeStories(count, to: buffer)
    }
  }

  private static func append(
    _ time: Double, _ value: Double, _ curve: TransitionCurve = .linear, to buffer: NumberBuffer
  ) {
    buffer.append(time)
    buffer.append(value)
    buffer.append(curve.x1)
    buffer.append(curve.y1)
    buffer.append(curve.x2)
    buffer.append(curve.y2)
  }

  /// Writes the value that some knots give a view of a strip over time.
  private func write(
    _ view: SlotView, by writer: ScriptWriter, along segments: [CurveSegment], at offset: Double,
    to buffer: NumberBuffer
  ) {
    let keyframes = writer.keyframes(of: view, along: segments)
    guard let first = keyframes.first, let last = keyframes.last, first.time < last.time else {
      let number = view.number(at: offset, in: writer.strip, sight: writer.sight)
      buffer.append(1)
      return Self.append(reel.time, writer.pose(of: number, at: offset).rotateX, to: buffer)
    }
    buffer.append(Double(keyframes.count))
    for keyframe in keyframes {
      Self.append(keyframe.time, keyframe.pose.rotateX, keyframe.curve, to: buffer)
    }
  }
}

// MARK: Kinds

extension IndicatorCode {
  private static func knots(_ values: [(distance: Double, value: Double)]) -> Knots {
    // As far to both sides, so that a view of a loop changes sides where it is furthest away.
    Knots(
      values.map {
        Reel.Effect.Knot(at: $0.distance, Reel.Appearance(rotateX: $0.value))
      }, reachAfter: 1)
  }

  private func writePosition(to buffer: NumberBuffer) {
    let strip = reel.strip
    guard !strip.isEmpty else { return }
    // Distances beyond these are not known to an effect.
    let most = 1e4
    let here = Int(clamping: strip.position(at: reel.offset).rounded(.down))
    let writer = ScriptWriter(
      strip: strip, knots: Self.knots([(-most, most), (most, -most)]), axis: .vertical,
      preferring: reel.scriptWriter.preference)
    write(SlotView(number: here), by: writer, along: segments, at: reel.offset, to: buffer)
    // The value is how far the position is beyond the number, which is counted on its own turn: home may
    // lie before the first item's start, on the turn before.
    let first = strip.isLoop ? here - strip.turn(ofNumber: here) * strip.count : here
    for place in stride(from: 2, to: buffer.count, by: 6) {
      buffer.replace(buffer[place] + Double(first), at: place)
    }
  }

  private func writePages(
    _ count: Int, _ values: [(distance: Double, value: Double)], to buffer: NumberBuffer
  ) {
    let pages = reel.strip.pages
    let first = reel.strip.stop(ofPage: 0)
    let segments = self.segments.map { segment in
      var segment = segment
      segment.from -= first
      segment.to -= first
      // Stops of pages do not coincide.
      segment.preference = nil
      return segment
    }
    let writer = ScriptWriter(strip: pages, knots: Self.knots(values), axis: .vertical)
    for page in 0..<count {
      write(
        SlotView(ordinal: page, copies: 1, in: pages), by: writer, along: segments,
        at: reel.offset - first, to: buffer)
    }
  }

  private func writeStories(_ count: Int, to buffer: NumberBuffer) {
    let pages = reel.strip.pages
    let first = reel.strip.stop(ofPage: 0)
    func page(at offset: Double) -> Int {
      pages.ordinal(ofNumber: pages.number(nearest: offset - first))
    }
    let isStill = reel.settings.drive == .still
    let dwell = reel.dwell
    for story in 0..<count {
      let place = buffer.count
      var current = reel.page
      var frames = 1.0
      func value(_ progress: Double) -> Double {
        story < current ? 1 : story > current ? 0 : isStill ? 1 : progress
      }
      buffer.append(1)
      Self.append(reel.time, value(reel.dwellProgress), to: buffer)
      // A dwell fills; in the middle of a move the next page's begins.
      for index in segments.indices where !isStill {
        let segment = segments[index]
        let isRest = segment.from == segment.to
        let isLast = index == segments.count - 1
        if isRest {
          guard !isLast, dwell != nil || index > 0 else { continue }
          Self.append(segment.end, value(1), to: buffer)
          frames += 1
        } else {
          let next = page(at: segment.to)
          guard next != current else { continue }
          let middle = max((segment.start + segment.end) / 2, reel.time)
          Self.append(middle, value(1), to: buffer)
          current = next
          Self.append(middle, value(0), to: buffer)
          Self.append(segment.end, value(0), to: buffer)
          frames += 3
        }
      }
      buffer.replace(frames, at: place)
    }
  }
}
