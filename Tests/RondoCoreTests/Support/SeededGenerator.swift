/// A random number generator that repeats itself for the same seed (splitmix64).
struct SeededGenerator: RandomNumberGenerator {
  private var state: UInt64

  init(seed: UInt64) {
    state = seed
  }

  mutating func next() -> UInt64 {
    state &+= 0x9e37_79b9_7f4a_7c15
    var z = state
    z = (z ^ (z >> 30)) &* 0xbf58_476d_1ce4_e5b9
    z = (z ^ (z >> 27)) &* 0x94d0_49bb_1331_11eb
    return z ^ (z >> 31)
  }

  /// Returns a number in `range`, evenly spread.
  mutating func double(in range: ClosedRange<Double>) -> Double {
    let fraction = Double(next() >> 11) * 0x1p-53
    return range.lowerBound + (range.upperBound - range.lowerBound) * fraction
  }

  /// Returns a whole number in `range`, evenly spread.
  mutating func int(in range: ClosedRange<Int>) -> Int {
    Int.random(in: range, using: &self)
  }

  /// Returns true in about `probability` of the calls.
  mutating func chance(_ probability: Double) -> Bool {
    double(in: 0...1) < probability
  }

  /// Returns one of `elements`, which must not be empty.
  mutating func pick<T>(_ elements: [T]) -> T {
    elements[int(in: 0...(elements.count - 1))]
  }
}
