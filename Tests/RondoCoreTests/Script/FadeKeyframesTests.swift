import Testing

@testable import RondoCore

/// Faded edges over a motion that is handed over.
struct FadeKeyframesTests {
  enum Life: CaseIterable {
    case bounce, bounceWithDwell, shortBounce, select, pages, steps, fling, flingPastTheEnd, held
  }

  /// A bounded strip in motion.
  static func rig(_ life: Life, isVertical: Bool = false, isMirrored: Bool = false) -> Rig {
    let isShort = life == .shortBounce
    var rig = Rig(
      .uniform(count: isShort ? 2 : 6, extent: isShort ? 162.5 : 130), isMirrored: isMirrored
    ) {
      $0.isLoop = false
      $0.alignment = .leading
      $0.axis = isVertical ? .vertical : .horizontal
      $0.spacing = isShort ? 0 : 12
      $0.paging = life == .pages || life == .steps ? .page : .free
      switch life {
      case .bounce, .shortBounce, .held: $0.drive = .shuttle(speed: 60)
      case .bounceWithDwell:
        $0.drive = .shuttle(speed: 200)
        $0.dwell = 0.7
      case .steps:
        $0.drive = .staircase
        $0.interval = 1.2
        $0.endBehavior = .rewind
      default: $0.drive = .still
      }
    }
    let sign: Double = isMirrored && !isVertical ? 1 : -1
    switch life {
    case .bounce, .bounceWithDwell, .shortBounce, .steps: rig.advance(to: 0.3)
    case .held:
      rig.advance(to: 0.2)
      rig.handle(.hold(.caller), at: 0.3)
    case .select: rig.handle(ReelSelectTests.select(4), at: 0.3)
    case .pages:
      rig.handle(ReelSelectTests.select(2), at: 0.1)
      rig.handle(ReelSelectTests.select(0), at: 0.35)
    case .fling: rig.drag(by: sign * 120, speed: 900, at: 0.3)
    case .flingPastTheEnd: rig.drag(by: sign * 250, speed: 2500, at: 0.3)
    }
    return rig
  }

  /// Returns what a compositor shows of keyframes at a time.
  static func shown(_ keyframes: [Keyframe], at time: Double) -> (before: Double, after: Double) {
    let values = ScriptPlayer(keyframes: keyframes).values(at: time)
    return (values[3], values[4])
  }

  @Test(arguments: Life.allCases)
  func `in motion the keyframes are what the reel says at each time`(life: Life) throws {
    var kinds = Set<String>()
    for (isVertical, isMirrored) in [(false, false), (false, true), (true, false)] {
      for length in [1, 40, 90, 700.0] {
        let reel = Self.rig(life, isVertical: isVertical, isMirrored: isMirrored).reel
        let handover = Handover(reel)
        guard let motion = handover.motion(of: reel) else {
          #expect(life == .held)
          continue
        }
        let keyframes = reel.fadeKeyframes(in: motion, over: length)
        #expect(zip(keyframes, keyframes.dropFirst()).allSatisfy { $0.time <= $1.time })
        #expect(keyframes.count < 200)
        let last = try #require(motion.segments.last)
        let end = min(last.end + (motion.renewal == nil ? 1 : 0), reel.time + 8)
        for step in 0..<200 {
          let time = reel.time + (end - reel.time) * (Double(step) + 0.37) / 200
          let now = reel.advanced(to: time)
          let wanted = now.fades(over: length)
          let shown = Self.shown(keyframes, at: time)
          // Where the script is half a point off the strip, a fade of a point is by half.
          let allowance = 0.3 / length + 1e-6
          let isAsTold =
            abs(shown.before - wanted.before) < allowance
            && abs(shown.after - wanted.after) < allowance
          #expect(isAsTold, "\(length) at \(time): \(shown) for \(wanted), \(now.offset)")
          kinds.insert("\(wanted.before == 0) \(wanted.after == 0)")
        }
      }
    }
    if life == .bounceWithDwell || life == .flingPastTheEnd { #expect(kinds.count > 1) }
  }

  @Test func `a bounce is cut where a side begins to be faded and where it is all faded`() throws {
    // 100 points too many, at 50 a second from 0.
    var rig = Rig(.uniform(count: 4, extent: 100)) {
      $0.alignment = .leading
      $0.drive = .shuttle(speed: 50)
    }
    rig.advance(to: 0)
    let motion = try #require(Handover(rig.reel).motion(of: rig.reel))
    let keyframes = rig.reel.fadeKeyframes(in: motion, over: 40)
    let told = keyframes.enumerated().filter {
      $0.offset == 0 || $0.element.time > keyframes[$0.offset - 1].time
    }.prefix(5).map(\.element).map { [$0.time, $0.pose.rotateX, $0.pose.rotateY] }
    let wanted: [[Double]] = [[0, 0, 1], [0.8, 1, 1], [1.2, 1, 1], [2, 1, 0], [2.8, 1, 1]]
    #expect(told.count == 5)
    for (told, wanted) in zip(told, wanted) {
      #expect(zip(told, wanted).allSatisfy { abs($0 - $1) < 1e-9 }, "\(told) for \(wanted)")
    }
    #expect(keyframes.allSatisfy { $0.curve == .linear })
  }

  @Test func `what comes to rest between items is not faded where none is cut`() throws {
    // Stops every 112 points, the window ends in a space only at the first.
    var rig = Rig(.uniform(count: 6, extent: 100), window: 324) {
      $0.isLoop = false
      $0.alignment = .leading
      $0.spacing = 12
      $0.drive = .still
    }
    rig.handle(ReelSelectTests.select(1), at: 1)
    let motion = try #require(Handover(rig.reel).motion(of: rig.reel))
    let keyframes = rig.reel.fadeKeyframes(in: motion, over: 20)
    let last = try #require(keyframes.last)
    #expect([last.pose.rotateX, last.pose.rotateY] == [0, 0])
    let moving = Self.shown(keyframes, at: last.time - 0.01)
    #expect(moving.before > 0.99 && moving.after > 0.99)
  }

  @Test(arguments: [0, -1, Double.nan, .infinity])
  func `there are none for what is no length`(length: Double) throws {
    let reel = Self.rig(.bounce).reel
    let motion = try #require(Handover(reel).motion(of: reel))
    #expect(reel.fadeKeyframes(in: motion, over: length).isEmpty)
  }

  @Test func `a loop needs none`() throws {
    for drive in [Reel.Drive.drift(speed: 30), .staircase] {
      var rig = Rig(.uniform(count: 5, extent: 100)) { $0.drive = drive }
      rig.advance(to: 0.1)
      let motion = try #require(Handover(rig.reel).motion(of: rig.reel))
      #expect(rig.reel.fadeKeyframes(in: motion, over: 40).isEmpty)
    }
  }

  @Test func `whatever is asked, sides are between nothing and all, and times go on`() {
    everyLife(gestures: 3) { script, random in
      var reel = Reel(living: script)
      for entry in script.entries {
        reel.handle(entry)
        guard let motion = Handover(reel).motion(of: reel) else { continue }
        let length = [0.5, 16, 1e9][random.int(in: 0...2)]
        let keyframes = reel.fadeKeyframes(in: motion, over: length)
        for (first, second) in zip(keyframes, keyframes.dropFirst())
        where !(first.time <= second.time) {
          return "back from \(first.time) to \(second.time) at \(reel.time)"
        }
        for keyframe in keyframes
        where !(0...1).contains(keyframe.pose.rotateX)
          || !(0...1).contains(keyframe.pose.rotateY)
        {
          return "\(keyframe) at \(reel.time)"
        }
      }
      return nil
    }
  }
}
