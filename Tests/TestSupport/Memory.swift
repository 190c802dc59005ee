import CHeap

/// What a test finds of the heap.
@MainActor public enum Memory {
  /// Bytes of the heap that are in use.
  public static var bytes: Int {
    let info = mallinfo2()
    return Int(info.uordblks) + Int(info.hblkhd)
  }

  /// Returns how many bytes more are in use after rounds of work than after a quarter of them, in which caches
  /// were filled and arrays grew.
  ///
  /// Other tests on other threads may have something in use when one looks: of several looks the one that
  /// found least counts.
  public static func growth(in rounds: Int, _ work: (_ round: Int) -> Void) -> Int {
    var first = Int.max
    var last = Int.max
    let looks = rounds / 20
    for round in 0..<rounds {
      work(round)
      if (rounds / 4..<rounds / 4 + looks).contains(round) { first = min(first, bytes) }
      if round >= rounds - looks { last = min(last, bytes) }
    }
    return last - first
  }
}
