import Foundation
import Testing

/// Recorded lives are seen again exactly, to the last bit.
struct TraceTests {
  static let names = [
    "drift", "fling", "staircase", "paging", "bounded", "vertical", "wheel", "data", "epoch",
  ]

  @Test(arguments: names) func `a recorded life is seen again exactly`(name: String) throws {
    let trace = try Trace(named: name)
    let played = trace.played()
    if ProcessInfo.processInfo.environment["RONDO_RECORD_TRACES"] != nil {
      let text = played.joined(separator: "\n") + "\n"
      try text.write(
        to: Trace.directory.appendingPathComponent(name + ".txt"), atomically: true,
        encoding: .utf8)
    } else {
      #expect(played == trace.lines)
    }
    #expect(played.filter { $0.hasPrefix("see") }.count >= 20)
    #expect(!played.contains { $0.hasPrefix("?") })
  }
}
