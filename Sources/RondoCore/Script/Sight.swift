/// Where in the window a slot may start and still be seen, in points from its leading edge.
package struct Sight: Equatable, Sendable {
  /// A slot that starts here or before is out of sight.
  package let lower: Double
  /// A slot that starts here or beyond is out of sight.
  package let upper: Double

  /// Works out how far the strip's widest item is seen through an effect.
  package init(of strip: Strip, knots: Knots) {
    let seam = strip.isLoop ? strip.length - strip.contentLength : 0
    let pitch = strip.widest + max(strip.spacing, seam)
    lower = -strip.widest - Double(knots.reachBefore) * pitch
    upper = strip.window.extent + Double(knots.reachAfter) * pitch
  }

  /// Returns how many views an item of a loop needs so that one is there wherever it is seen: more
  /// than one if a turn is shorter than what is seen. At least 1, and for all items together no more
  /// than `Strip.mostSlots` views.
  package func copies(of strip: Strip) -> Int {
    guard strip.isLoop, strip.length > 0 else { return 1 }
    // A turn exactly as long as what is seen needs no second one, rounded or not.
    let copies = Int(clamping: ((upper - lower) / strip.length - 1e-9).rounded(.up))
    return max(min(copies, Strip.mostSlots / max(strip.count, 1)), 1)
  }

  /// Returns the numbers seen while the offset is in `lower ... upper`.
  package func numbers(of strip: Strip, from least: Double, to most: Double) -> Range<Int> {
    let first = least + lower + strip.widest
    return strip.numbers(from: first, to: max(most + upper, first))
  }
}
