/// The items of a benchmark: their extents in points.
enum Extents {
  case uniform(count: Int)
  case varying(count: Int)

  /// What every item of a uniform strip measures, and those of a varying one on the average.
  static let extent = 100.0

  /// What the window measures: eight or nine items.
  static let window = 800.0

  var count: Int {
    switch self {
    case .uniform(let count), .varying(let count): return count
    }
  }

  var all: [Double] {
    switch self {
    case .uniform(let count): return Array(repeating: Self.extent, count: count)
    case .varying(let count):
      // A linear congruence with the constants of Numerical Recipes: the same extents in every run.
      var state: UInt32 = 1
      return (0..<count).map { _ in
        state = state &* 1_664_525 &+ 1_013_904_223
        return 60 + Double(state >> 8) / Double(1 << 24) * 80
      }
    }
  }
}
