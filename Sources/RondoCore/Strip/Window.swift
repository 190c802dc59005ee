/// The part of the strip that can be seen, and where in it an item rests; points.
package struct Window: Equatable, Sendable {
  /// Length along the axis, at least 0.
  package let extent: Double
  /// The part before the aligned one, at least 0.
  package let lead: Double
  /// The part after the aligned one, at least 0.
  package let trail: Double
  /// 0 leading ... 1 trailing.
  package let alignment: Double

  /// Negative, NaN and infinite lengths count as 0; insets that together exceed the window shrink in
  /// proportion.
  package init(extent: Double, lead: Double = 0, trail: Double = 0, alignment: Double = 0) {
    let extent = extent.asLength
    var lead = lead.asLength
    var trail = trail.asLength
    if lead + trail > extent {
      lead = extent * (lead / (lead + trail))
      trail = extent - lead
    }
    self.extent = extent
    self.lead = lead
    self.trail = trail
    self.alignment = alignment > 0 ? min(alignment, 1) : 0
  }

  /// Length of the aligned part, between the insets.
  package var content: Double { max(extent - lead - trail, 0) }

  /// The window coordinate at which the aligned point of an item rests.
  package var anchor: Double { lead + alignment * content }

  /// Returns the window coordinate at which an item of a length starts that rests aligned, in points
  /// from the leading edge; what marks the aligned item stands there.
  package func start(ofAligned extent: Double) -> Double { anchor - alignment * extent.asLength }
}

extension Double {
  /// The greatest length the engine computes with, in points: coordinates up to it keep a precision
  /// of a ten-thousandth of a point.
  package static let greatestLength: Double = 1e12

  /// The least length there is, in points: nothing smaller shows, and quotients by it stay finite.
  package static let leastLength: Double = 1e-6

  /// The value as a length: 0 if it is below `leastLength`, NaN or infinite, and at most
  /// `greatestLength`.
  package var asLength: Double {
    self >= .leastLength && isFinite ? Swift.min(self, .greatestLength) : 0
  }
}
