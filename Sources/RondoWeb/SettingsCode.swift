import RondoCore

/// The attributes of an element as the script hands them over: one number each, NaN for what the
/// element does not have or leaves open.
///
/// The order is that of `SETTINGS` in Web/src/engine.js. Words are numbered as there.
enum SettingsCode: Int, CaseIterable {
  case axis, direction, drag, mode, speed, duration, gap, spacing, delay, dwell
  case runsWhenFits, repeatCount, autoplay, loop, interval, transition, effect, alignment
  case itemsPerPage, stride, insetLeading, insetTrailing
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

    reel.axis = Reel.Axis(rawValue: word(.axis)) ?? .horizontal
    reel.direction = Reel.Direction(rawValue: word(.direction)) ?? .forward
    reel.isDraggable = isOn(.drag, true)
    reel.spacing = number(.spacing, 0)

    if kind == .marquee {
      reel.loopsSingleItem = true
      reel.runsWhenFits = isOn(.runsWhenFits, false)
      reel.seam = number(.gap, 32)
      reel.alignment = .leading
      reel.paging = .free
      reel.delay = number(.delay, 0)
      reel.dwell = number(.dwell, 0)
      reel.repeatCount = whole(.repeatCount)
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
    reel.endBehavior = kind == .pager ? .stop : .rewind
    reel.paging = kind == .roller ? .item : .page
    reel.alignment = .fraction(number(.alignment, 0.5))
    reel.itemsPerPage = whole(.itemsPerPage)
    reel.stride = whole(.stride) ?? 1
    reel.leadingInset = number(.insetLeading, 0)
    reel.trailingInset = number(.insetTrailing, 0)
    reel.effect = Reel.Effect(Reel.Effect.Recipe(rawValue: word(.effect)) ?? .flat)
  }
}
