import Testing

@testable import RondoCore

/// A strip in its window, for scripts.
struct ScriptCase: Sendable, CustomTestStringConvertible {
  var name: String
  var strip: Strip
  var axis = Reel.Axis.horizontal
  var isMirrored = false
  var preferred: Int?

  var testDescription: String { name }

  func writer(_ effect: Reel.Effect.Recipe) -> ScriptWriter {
    let scene = Scene(strip: strip, breadth: 200, axis: axis)
    return ScriptWriter(
      strip: strip, knots: Reel.Effect(effect).knots(in: scene), axis: axis, breadth: 200,
      isMirrored: isMirrored, preferring: Strip.Preference(preferred))
  }
}

extension ScriptCase {
  static let varied: [Double] = [120, 40, 300, 80, 0, 220]

  static let loops: [ScriptCase] = [
    ScriptCase(name: "five pages", strip: loop(.uniform(count: 5, extent: 300))),
    ScriptCase(
      name: "five pages mirrored", strip: loop(.uniform(count: 5, extent: 300)),
      isMirrored: true),
    ScriptCase(
      name: "peeking, spaced, centred",
      strip: loop(.uniform(count: 6, extent: 220), spacing: 14, seam: 14, alignment: 0.5)),
    ScriptCase(
      name: "rows", strip: loop(.uniform(count: 8, extent: 60), alignment: 0.5),
      axis: .vertical, isMirrored: true),
    ScriptCase(
      name: "varied with a seam",
      strip: loop(.varying(varied), spacing: 6, seam: 90, alignment: 0.3)),
    ScriptCase(
      name: "varied mirrored",
      strip: loop(.varying(varied), spacing: 6, seam: 6, alignment: 1), isMirrored: true),
    ScriptCase(name: "one item", strip: loop(.uniform(count: 1, extent: 140), seam: 20)),
    ScriptCase(name: "one page", strip: loop(.uniform(count: 1, extent: 300))),
    ScriptCase(name: "two pages", strip: loop(.uniform(count: 2, extent: 300)), isMirrored: true),
    ScriptCase(
      name: "three small rows",
      strip: loop(.uniform(count: 3, extent: 38), alignment: 0.5), axis: .vertical),
    ScriptCase(
      name: "three, inset",
      strip: Strip(
        items: .varying([90, 130, 50]), isLoop: true, spacing: 4, seam: 30,
        window: Window(extent: 300, lead: 20, trail: 50, alignment: 0.5))),
  ]

  static let bounded: [ScriptCase] = [
    ScriptCase(name: "bounded pages", strip: row(.uniform(count: 5, extent: 300))),
    ScriptCase(
      name: "bounded mirrored, clamped stops",
      strip: row(.uniform(count: 9, extent: 110), spacing: 10), isMirrored: true, preferred: 7),
    ScriptCase(
      name: "bounded varied rows",
      strip: row(.varying(varied), spacing: 6, alignment: 0.5), axis: .vertical),
    ScriptCase(name: "bounded, fits", strip: row(.uniform(count: 2, extent: 80), alignment: 0.5)),
  ]

  static func loop(
    _ items: Reel.Items, spacing: Double = 0, seam: Double = 0, alignment: Double = 0
  ) -> Strip {
    Strip(
      items: items, isLoop: true, spacing: spacing, seam: seam,
      window: Window(extent: 300, alignment: alignment))
  }

  static func row(_ items: Reel.Items, spacing: Double = 0, alignment: Double = 0) -> Strip {
    Strip(
      items: items, isLoop: false, spacing: spacing,
      window: Window(extent: 300, alignment: alignment))
  }
}

/// A motion as segments, and as itself.
struct ScriptMotion: Sendable, CustomTestStringConvertible {
  var name: String
  var segments: [CurveSegment]
  /// The offset at a time, by the motion's own formula.
  var offset: @Sendable (Double) -> Double

  var testDescription: String { name }
  var start: Double { segments[0].start }
  var end: Double { segments[segments.count - 1].end }
}

extension ScriptMotion {
  /// A motion from 20 points on for some seconds, at a host time that has run for ten years.
  static func following(_ name: String, _ motion: Motion, for seconds: Double) -> ScriptMotion {
    let origin = 315_576_000.25
    var segments: [CurveSegment] = []
    motion.appendSegments(from: 0, to: seconds, into: &segments)
    for index in segments.indices { segments[index].start += origin }
    return ScriptMotion(name: name, segments: segments) { motion.state(at: $0 - origin).offset }
  }

  static let here = MotionState(offset: 20, velocity: 900)
  static let back = MotionState(offset: 20, velocity: -2500)

  static let finite: [ScriptMotion] = [
    following("step", .ease(Ease(from: 0, to: 300, duration: 0.5)), for: 0.6),
    following(
      "long way", .ease(Ease(from: 20, to: -2130, duration: 0.8, curve: .ease)), for: 0.8),
    following(
      "overshoot",
      .ease(Ease(from: 0, to: 300, duration: 0.5, curve: TransitionCurve(0.3, -0.6, 0.4, 1.9))),
      for: 0.5),
    following("cubic", .cubic(Cubic(from: here, to: 600, duration: 0.7)), for: 1),
    following("cubic against", .cubic(Cubic(from: back, to: 140, duration: 0.5)), for: 0.5),
    following("decay", .decay(Decay(from: here)), for: 3),
    following("decay back", .decay(Decay(from: back)), for: 3),
    following(
      "into drift", .decayIntoDrift(DecayIntoDrift(from: back, drift: 60)), for: 6),
    following(
      "spring", .spring(Spring(from: here, target: 300, response: 0.5, dampingRatio: 0.6)),
      for: 2),
    following("drift", .drift(Drift(offset: 20, velocity: 433)), for: 9),
    staircase,
  ]

  /// Dwells and steps, forward and at last all the way back.
  static let staircase: ScriptMotion = {
    var segments: [CurveSegment] = []
    var time = 1000.0
    func add(_ duration: Double, _ to: Double, _ curve: TransitionCurve) {
      let from = segments.last?.to ?? 0
      segments.append(
        CurveSegment(start: time, duration: duration, from: from, to: to, curve: curve))
      time += duration
    }
    for step in 1...4 {
      add(2.5, Double(step - 1) * 300, .linear)
      add(0.5, Double(step) * 300, .easeInOut)
    }
    add(2.5, 1200, .linear)
    add(0.5, 0, .easeInOut)
    let written = segments
    return ScriptMotion(name: "staircase", segments: written) {
      RondoCoreTests.offset(of: written, at: $0)
    }
  }()
}
