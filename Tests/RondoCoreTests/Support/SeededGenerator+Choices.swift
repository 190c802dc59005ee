extension SeededGenerator {
  /// Returns a number in `0..<bound`.
  mutating func int(below bound: Int) -> Int {
    Int(next() >> 33) % bound
  }

  /// Returns true one time in `n`.
  mutating func oneIn(_ n: Int) -> Bool { int(below: n) == 0 }
}
