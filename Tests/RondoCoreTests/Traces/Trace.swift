import Foundation

@testable import RondoCore

/// A recorded life of a reel: what happened to it, and where it was seen.
///
/// One line each, words apart by a space, numbers in their shortest exact form: `set key value`,
/// `items count extent`, `extents a b c`, `window extent mirrored`, `at time event ...` and
/// `see time turn offset index`. Settings come before the first item, those before the window.
struct Trace {
  var lines: [String]

  static var directory: URL {
    URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().appendingPathComponent("Traces")
  }

  init(named name: String) throws {
    let file = Self.directory.appendingPathComponent(name + ".txt")
    lines = try String(contentsOf: file, encoding: .utf8).split(separator: "\n").map(String.init)
  }

  /// Plays the trace and returns its lines with what is seen now.
  func played() -> [String] {
    var settings = Reel.Settings()
    var reel = Reel(settings: settings)
    var isBegun = false
    return lines.map { line in
      let words = line.split(separator: " ").map(String.init)
      let numbers = words.map { Double($0) ?? .nan }
      switch words.first {
      case "set": Self.set(&settings, words[1], words[2])
      case "items", "extents":
        if !isBegun { reel = Reel(settings: settings) }
        isBegun = true
        let items: Reel.Items =
          words[0] == "items"
          ? .uniform(count: Int(numbers[1]), extent: numbers[2])
          : .varying(Array(numbers.dropFirst()))
        reel.handle(.items(items, survivors: nil), at: reel.time.isFinite ? reel.time : 0)
      case "window":
        reel.handle(
          .layout(Reel.Layout(extent: numbers[1], breadth: 100, isMirrored: words[2] == "1")),
          at: reel.time)
      case "at":
        guard let event = Self.event(words[2], Array(numbers.dropFirst(3))) else {
          return "? " + line
        }
        reel.handle(event, at: numbers[1])
      case "see":
        reel.advance(to: numbers[1])
        let place = reel.place
        return "see \(words[1]) \(place.turn) \(place.offset) \(reel.index ?? -1)"
      default: break
      }
      return line
    }
  }

  private static func set(_ settings: inout Reel.Settings, _ key: String, _ word: String) {
    let value = Double(word) ?? 0
    switch key {
    case "vertical": settings.axis = value == 1 ? .vertical : .horizontal
    case "loop": settings.isLoop = value == 1
    case "bounces": settings.bounces = value == 1
    case "still": settings.drive = .still
    case "drift": settings.drive = .drift(speed: value)
    case "shuttle": settings.drive = .shuttle(speed: value)
    case "interval": settings.interval = value
    case "spacing": settings.spacing = value
    case "alignment": settings.alignment = .fraction(value)
    case "paging": settings.paging = Reel.Paging(rawValue: UInt8(value)) ?? .page
    case "epoch": settings.epoch = value
    case "dwell": settings.dwell = value
    default: break
    }
  }

  private static func event(_ name: String, _ numbers: [Double]) -> Reel.Event? {
    switch name {
    case "press": return .press(.touch, along: numbers[0])
    case "move": return .move(x: numbers[0], y: numbers[1])
    case "release": return .release
    case "cancel": return .cancel
    case "wheel": return .wheel(x: numbers[0], y: numbers[1], .continuous)
    case "notch": return .wheel(x: numbers[0], y: numbers[1], .notched)
    case "select":
      return .select(item: Int(numbers[0]), animated: true, way: .shortest, by: .caller)
    case "jump":
      return .select(item: Int(numbers[0]), animated: false, way: .shortest, by: .caller)
    case "step": return .step(Int(numbers[0]), by: .caller)
    case "hold": return .hold(.hover)
    case "unhold": return .unhold(.hover)
    case "seek": return .seek(numbers[0])
    case "unseek": return .seek(nil)
    case "stop": return .stop
    case "start": return .start
    case "items":
      return .items(.uniform(count: Int(numbers[0]), extent: numbers[1]), survivors: nil)
    case "window": return .layout(Reel.Layout(extent: numbers[0], isMirrored: numbers[1] == 1))
    default: return nil
    }
  }
}
