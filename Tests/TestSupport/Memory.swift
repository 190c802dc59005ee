import CHeap

/// What a test finds of the heap.
@MainActor public enum Memory {
  /// Bytes of the heap that are in use.
  public static var bytes: Int {
    let info = mallinfo2()
    return Int(info.uordblks) + Int(info.hblkhd)
  }

  /// Returns how many bytes more are in use at least after a fifth of the rounds than after the fifth before.
  ///
  /// What is left behind by each round grows in every fifth. Caches are filled and arrays grow in some, and
  /// other threads may have something in use when one looks: of several looks in a fifth the one that found
  /// least counts, and of the fifths the one that grew least.
  public static func growth(in rounds: Int, _ work: (_ round: Int) -> Void) -> Int {
    let fifth = rounds / 5
    var found: [Int] = []
    for part in 0..<5 {
      var least = Int.max
      for round in 0..<fifth {
        work(part * fifth + round)
        if round >= fifth * 3 / 4 { least = min(least, bytes) }
      }
      found.append(least)
    }
    return zip(found.dropFirst(), found).map { $0 - $1 }.min() ?? 0
  }
}
