/// The pages a staircase leaves before everything repeats, in that order, and how long each stays.
///
/// Forward that is 0 ... m - 1, backward m - 1 ... 0, to and fro 0 ... m - 1 and m - 2 ... 1. A
/// position on the lap is counted from its first page; sums over own intervals come from the pages'
/// one prefix array, whichever way the lap runs.
struct StaircaseLap: Equatable, Sendable {
  let pageCount: Int
  let isBackward: Bool
  let turnsBack: Bool

  /// How many pages are left on one lap.
  let length: Int

  /// The time all pages share; 0 if they have their own.
  let interval: Double

  /// The sums of the pages' own intervals; empty if they share one.
  let prefix: [Double]

  /// The seconds of one lap.
  private(set) var total: Double

  /// Whether there is anything to step through.
  private(set) var isValid: Bool

  /// The shortest interval, on average for pages with their own, in seconds.
  private static var shortest: Double { 1e-3 }

  init(
    pageCount: Int, isBackward: Bool, comesRound: Bool, turnsBack: Bool,
    intervals: Staircase.Intervals
  ) {
    // The only page of a loop is left for itself, a turn on.
    let hasSteps = pageCount > (comesRound ? 0 : 1)
    self.pageCount = pageCount
    self.isBackward = isBackward
    self.turnsBack = turnsBack
    length = turnsBack ? max(0, 2 * (min(pageCount, Int.max / 2) - 1)) : pageCount
    total = 0
    switch intervals {
    case .uniform(let interval):
      let isUsable = interval > 0 && interval.isFinite
      self.interval = isUsable ? max(Self.shortest, interval) : 0
      prefix = []
      isValid = hasSteps && isUsable
      total = self.interval * Double(length)
    case .own(let prefix):
      interval = 0
      self.prefix = prefix
      isValid = hasSteps && Self.isOrdered(prefix, count: pageCount)
      if isValid {
        total = sum(of: length)
        isValid = total >= Self.shortest * Double(length)
      }
    }
  }

  private static func isOrdered(_ prefix: [Double], count: Int) -> Bool {
    guard prefix.count - 1 == count, prefix[0] == 0, prefix[count].isFinite else { return false }
    var last = 0.0
    for sum in prefix {
      // Also false for NaN.
      guard sum >= last else { return false }
      last = sum
    }
    return true
  }
}

// MARK: - Positions

extension StaircaseLap {
  /// Returns the position from which `page` is left; pages beyond the lap count modulo it.
  func index(ofPage page: Int, isBackward: Bool) -> Int {
    guard pageCount > 1 else { return 0 }
    if turnsBack { return isBackward ? (length - page) % length : page }
    let rest = page % pageCount
    let wrapped = rest < 0 ? rest + pageCount : rest
    return self.isBackward ? pageCount - 1 - wrapped : wrapped
  }

  /// Returns the page at a position.
  func page(at index: Int) -> Int {
    if turnsBack { return index < pageCount ? index : length - index }
    return isBackward ? max(0, pageCount - 1 - index) : index
  }

  /// Returns where one is, `count` pages after the position `origin`.
  func position(from origin: Int, count: Int) -> (laps: Int, index: Int) {
    guard length > 0 else { return (0, 0) }
    return ((origin + count) / length, (origin + count) % length)
  }
}

// MARK: - Times

extension StaircaseLap {
  /// Returns the seconds that `count` pages stay, the first at the position `origin`.
  func time(from origin: Int, count: Int) -> Double {
    if prefix.isEmpty { return interval * Double(count) }
    let place = position(from: origin, count: count)
    return Double(place.laps) * total + (sum(of: place.index) - sum(of: origin))
  }

  /// Returns about how many pages are left within `time`, the first at the position `origin`.
  ///
  /// At a boundary rounding may make it one off.
  func count(from origin: Int, within time: Double) -> Int {
    if prefix.isEmpty { return Int(clamping: (time / interval).rounded(.down)) }
    let place = (time + sum(of: origin)).wrapped(into: total)
    let index = index(at: place.remainder)
    // In Double, for the product may be past what Int holds.
    let count = Double(place.turns) * Double(length) + Double(index - origin)
    return max(0, Int(clamping: count))
  }

  /// Returns the sum of the first `index` intervals of a lap.
  private func sum(of index: Int) -> Double {
    if isBackward { return prefix[pageCount] - prefix[pageCount - index] }
    if index <= pageCount { return prefix[index] }
    // The way back, pages m - 2 down to the one before `index`.
    return prefix[pageCount] + (prefix[pageCount - 1] - prefix[length + 1 - index])
  }

  /// Returns the last position whose page is left after `time` or later in a lap, by halving.
  private func index(at time: Double) -> Int {
    var low = 0
    var high = length
    // sum(of: low) <= time throughout, and sum(of: high) > time or high is the lap's length.
    while high - low > 1 {
      let middle = low + (high - low) / 2
      if sum(of: middle) <= time { low = middle } else { high = middle }
    }
    return low
  }
}
