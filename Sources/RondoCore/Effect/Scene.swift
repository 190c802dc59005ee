/// What an effect is worked out for: the sizes of one layout, in points.
package struct Scene: Equatable, Sendable {
  /// Length of an item along the axis; of items of several lengths, the greatest.
  package var extent: Double
  /// Space between neighbours.
  package var spacing: Double
  /// Length of the window along the axis.
  package var window: Double
  /// Length of the window across the axis.
  package var breadth: Double
  /// Where in the window the middle of the aligned item rests.
  package var center: Double
  /// How many items the strip has.
  package var count: Int
  package var axis: Reel.Axis

  /// Creates a scene; `center` is the middle of the window unless given.
  package init(
    extent: Double, spacing: Double = 0, window: Double, breadth: Double = 0,
    center: Double? = nil, count: Int, axis: Reel.Axis = .horizontal
  ) {
    self.extent = extent
    self.spacing = spacing
    self.window = window
    self.breadth = breadth
    self.center = center ?? window / 2
    self.count = count
    self.axis = axis
  }

  /// Creates the scene of a strip in its window.
  package init(strip: Strip, breadth: Double = 0, axis: Reel.Axis) {
    let window = strip.window
    self.init(
      extent: strip.widest, spacing: strip.spacing, window: window.extent, breadth: breadth,
      center: window.anchor + (0.5 - window.alignment) * strip.widest, count: strip.count,
      axis: axis)
  }

  /// Whether there is anything to see, in numbers that can be reckoned with.
  var isValid: Bool {
    extent > 0 && extent.isFinite && spacing >= 0 && spacing.isFinite && window > 0
      && window.isFinite && center.isFinite && count > 0
  }

  /// From the middle of an item to the middle of the next, in extents.
  var pitch: Double { (extent + spacing) / extent }

  /// From the middle of the aligned item to the window's leading edge, in extents.
  var roomBefore: Double { max(center, 0) / extent }

  /// From the middle of the aligned item to the window's trailing edge, in extents.
  var roomAfter: Double { max(window - center, 0) / extent }

  /// The greater of the two rooms, in extents.
  var room: Double { max(roomBefore, roomAfter) }

  /// Returns an appearance turned so that its face leans by an angle towards the strip's end.
  func turned(_ appearance: Reel.Appearance, by angle: Double) -> Reel.Appearance {
    var appearance = appearance
    if axis == .horizontal { appearance.rotateY = angle } else { appearance.rotateX = -angle }
    return appearance
  }

  /// Returns knots, plain in the aligned place, to add others to.
  ///
  /// - Parameters:
  ///   - before: The distance from which on, on the leading side, nothing is to be seen.
  ///   - after: Likewise on the trailing side.
  ///   - perspective: The distance of the eye in windows; 0 for none.
  @inline(never)
  func knots(before: Double, after: Double, perspective: Double = 0) -> Knots {
    var knots = Knots(
      [], reachBefore: reach(to: before, room: roomBefore),
      reachAfter: reach(to: after, room: roomAfter), perspective: perspective * window)
    knots.add(0, .plain)
    return knots
  }

  /// Returns how many slots lie outside the window up to a distance, on the side with this room.
  private func reach(to distance: Double, room: Double) -> Int {
    Int(clamping: (distance - (room + 0.5) / pitch).rounded(.up))
  }
}
