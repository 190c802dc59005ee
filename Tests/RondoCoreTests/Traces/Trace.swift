import Foundation
import TracePlayer

/// A recorded life of a reel as text: what happened to it, and where it was seen.
///
/// One line each, words apart by a space, numbers in their shortest exact form; `TracePlayer` tells
/// what they mean. Settings come before the first item, those before the window.
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

  /// Plays the trace and returns its lines with what is seen now; one that is not understood begins
  /// with a question mark.
  func played() -> [String] {
    var player = TracePlayer()
    return lines.map { line in
      let words = line.split(separator: " ").map(String.init)
      let detail = words[0] == "set" ? words[1] : words[0] == "at" ? words[2] : ""
      let numbers = words.dropFirst().compactMap(Double.init)
      guard let sight = player.play(Self.packed(words[0]), Self.packed(detail), numbers) else {
        return "? " + line
      }
      guard words[0] == "see" else { return line }
      return "see \(words[1]) \(sight.turn) \(sight.offset) \(sight.index)"
    }
  }

  /// The word as `TracePlayer.word` has it.
  private static func packed(_ word: String) -> UInt64 {
    word.utf8.prefix(8).reversed().reduce(0) { $0 << 8 | UInt64($1) }
  }
}
