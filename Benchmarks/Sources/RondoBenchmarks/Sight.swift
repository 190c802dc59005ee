/// What one frame shows: enough to compare two ways of computing it, and to use every result.
struct Sight: Equatable {
  /// How many items can be seen.
  var count = 0

  /// The sum of their starts, in points from the window's edge.
  var starts = 0.0

  mutating func add(start: Double) {
    count += 1
    starts += start
  }

  /// Whether two ways agree: to a thousandth of a point an item, which nobody can see, while a sum
  /// of steps that were rounded each differs by far less over the frames of a round.
  func agrees(with other: Sight) -> Bool {
    count == other.count && abs(starts - other.starts) <= 1e-3 * Double(max(count, 1))
  }
}

/// A way of computing a banner's frames.
protocol FrameSource {
  /// Computes the frame at a time, in seconds.
  mutating func frame(at time: Double) -> Sight
}

/// Takes a value out of the optimizer's sight, so that what leads to it is computed.
@inline(never) @_optimize(none) func blackHole<Value>(_: Value) {}
