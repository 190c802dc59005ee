import Foundation
import UIKit

/// How pictures are compared: as somebody would who looks at both from a little further off.
extension Renderer.Picture {
  /// The side of the squares that are compared by their mean colour, in pixels: what differs in less
  /// than that, as edges of letters do from one version of a font library to the next, is the same.
  private static var side: Int { 8 }

  /// Returns which part of the squares looks different from another picture's; 1 for other sizes.
  package func difference(from other: Renderer.Picture) -> Double {
    guard width == other.width, height == other.height else { return 1 }
    var different = 0
    var all = 0
    for y in stride(from: 0, to: height, by: Self.side) {
      for x in stride(from: 0, to: width, by: Self.side) {
        all += 1
        let (here, there) = (mean(x, y), other.mean(x, y))
        // A tenth of the range is clearly seen in a square of this size.
        if zip(here, there).contains(where: { abs($0 - $1) > 25.5 }) { different += 1 }
      }
    }
    return Double(different) / Double(max(all, 1))
  }

  private func mean(_ x: Int, _ y: Int) -> [Double] {
    var sums = [0.0, 0, 0]
    var count = 0.0
    for row in y..<min(y + Self.side, height) {
      for column in x..<min(x + Self.side, width) {
        let at = 4 * (row * width + column)
        for channel in 0..<3 { sums[channel] += Double(bytes[at + channel]) }
        count += 1
      }
    }
    return sums.map { $0 / count }
  }
}

/// The pictures kept, as files beside the tests.
package struct References: Sendable {
  private let folder: String

  /// Those beside a test's source.
  package init(beside file: String) {
    folder =
      URL(fileURLWithPath: file).deletingLastPathComponent()
      .appendingPathComponent("References").path
  }

  package func path(of name: String) -> String { "\(folder)/\(name).png" }

  /// Whether pictures are written instead of compared.
  package static var areUpdated: Bool {
    ProcessInfo.processInfo.environment["RONDO_UPDATE_PICTURES"] == "1"
  }
}
