import RondoCore

/// The attributes of an element as the script hands them over: one number each, NaN for what the
/// element does not have or leaves open.
///
/// The order is that of `SETTINGS` in Web/src/engine.js. Words are numbered as there.
enum SettingsCode: Int, CaseIterable {
  case axis, direction, drag, mode, speed, duration, gap, spacing, delay, dwell
  case runsWhenFits, repeatCount, autoplay, loop, interval, transition, effect, alignment
  case itemsPerPage, stride, insetLeading, insetTrailing
  case paging, flickThreshold, allowedDirections, decelerationRate, bounces, endBehavior
  case loopsSingleItem, runsWhile, epoch, curveX1, curveY1, curveX2, curveY2
}

/// Which of the four elements it is, in the order in which Web/src/rondo.js numbers them.
enum ElementKind: Int32 {
  case marquee, pager, carousel, roller
}

/// What a marquee does, in the order of its `mode`.
private enum MarqueeMode: UInt8 {
  case continuous, pass, bounce
}

/// What an element asks for.
struct ElementSettings {
  var reel = Reel.Settings()
  /// Seconds a drift takes for a turn, in place of its speed; NaN for none.
  var turnDuration = Double.nan
}

// MARK: Reading

extension ElementSettings {
  /// Reads them from a buffer; what is not set or out of range is as the element's default.
  init(_ kind: ElementKind, reading buffer: NumberBuffer) {
    func number(_ code: SettingsCode, _ fallback: Double) -> Double {
      let value = buffer[code.rawValue]
      return value.isNaN ? fallback : value
    }
    func isOn(_ code: SettingsCode, _ fallback: Bool) -> Bool {
      number(code, fallback ? 1 : 0) != 0
    }
    func whole(_ code: SettingsCode) -> Int? {
      let value = buffer[code.rawValue]
      return value >= 1 && value <= 1e9 ? Int(value) : nil
    }
    func word(_ code: SettingsCode) -> UInt8 {
      let value = buffer[code.rawValue]
      return value >= 0 && value < 256 ? UInt8(value) : 0
    }
    func choice(_ code: SettingsCode, _ fallback: UInt8) -> UInt8 {
      buffer[code.rawValue].isNaN ? fallback : word(code)
    }

    reel.axis = Reel.Axis(rawValue: word(.axis)) ?? .horizontal
    reel.direction = Reel.Direction(rawValue: word(.direction)) ?? .forward
    reel.isDraggable = isOn(.drag, true)
    reel.spacing = number(.spacing, 0)
    reel.leadingInset = number(.insetLeading, 0)
    reel.trailingInset = number(.insetTrailing, 0)
    reel.repeatCount = whole(.repeatCount)
    reel.flickThreshold = number(.flickThreshold, 50)
    switch word(.allowedDirections) {
    case 1: reel.allowedDirections = .forward
    case 2: reel.allowedDirections = .backward
    default: reel.allowedDirections = .both
    }
    reel.decelerationRate =
      Reel.DecelerationRate(rawValue: word(.decelerationRate)) ?? .normal
    reel.bounces = isOn(.bounces, true)
    reel.runsWhile = Reel.HoldReasons(rawValue: UInt16(word(.runsWhile)))
    let epoch = buffer[SettingsCode.epoch.rawValue]
    reel.epoch = epoch.isFinite ? epoch : nil
    let curve = SettingsCode.curveX1.rawValue
    if !buffer[curve].isNaN {
      reel.curve = TransitionCurve(
        buffer[curve], buffer[curve + 1], buffer[curve + 2], buffer[curve + 3])
    }

    if kind == .marquee {
      reel.loopsSingleItem = isOn(.loopsSingleItem, true)
      reel.runsWhenFits = isOn(.runsWhenFits, false)
      reel.seam = number(.gap, 32)
      reel.alignment = .fraction(number(.alignment, 0))
      reel.paging = .free
      reel.delay = number(.delay, 0)
      reel.dwell = number(.dwell, 0)
      let speed = number(.speed, 40)
      switch MarqueeMode(rawValue: word(.mode)) ?? .continuous {
      case .continuous: reel.drive = .drift(speed: speed)
      case .pass:
        reel.drive = .drift(speed: speed)
        reel.passes = true
      case .bounce:
        reel.drive = .shuttle(speed: speed)
        reel.isLoop = false
      }
      turnDuration = buffer[SettingsCode.duration.rawValue]
      return
    }

    reel.isLoop = isOn(.loop, kind != .pager)
    reel.drive = isOn(.autoplay, kind != .pager) ? .staircase : .still
    reel.interval = number(.interval, kind == .roller ? 2 : 3)
    reel.transition = number(.transition, 0.5)
    reel.endBehavior =
      Reel.EndBehavior(rawValue: choice(.endBehavior, kind == .pager ? 1 : 0))
      ?? .rewind
    reel.paging = Reel.Paging(rawValue: choice(.paging, kind == .roller ? 1 : 2)) ?? .page
    reel.loopsSingleItem = isOn(.loopsSingleItem, false)
    reel.alignment = .fraction(number(.alignment, 0.5))
    reel.itemsPerPage = whole(.itemsPerPage)
    reel.stride = whole(.stride) ?? 1
    reel.effect = Reel.Effect(Reel.Effect.Recipe(rawValue: word(.effect)) ?? .flat)
  }
}
