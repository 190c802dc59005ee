@testable import RondoCore

/// A strip worked out the long way from the definitions, to compare the real one with.
struct StripModel {
  var items: [Int] = []
  var starts: [Double] = []
  var extents: [Double] = []
  var length = 0.0
  var content = 0.0
  var isLoop: Bool
  var window: Window

  init(_ all: [Double], isLoop: Bool, spacing: Double, seam: Double, window: Window) {
    self.isLoop = isLoop
    self.window = window
    var start = 0.0
    for (item, extent) in all.enumerated() where extent > 0 && extent.isFinite {
      items.append(item)
      starts.append(start)
      extents.append(extent)
      content = start + extent
      start += extent + spacing
    }
    length = content + (isLoop ? seam : 0)
  }

  var anchor: Double {
    window.lead + window.alignment * (window.extent - window.lead - window.trail)
  }

  func start(_ number: Int) -> Double {
    let ordinal = ((number % items.count) + items.count) % items.count
    return starts[ordinal] + Double((number - ordinal) / items.count) * length
  }

  func extent(_ number: Int) -> Double {
    extents[((number % items.count) + items.count) % items.count]
  }

  func stop(_ number: Int) -> Double {
    let stop = start(number) + window.alignment * extent(number) - anchor
    guard !isLoop else { return stop }
    if content <= window.extent - window.lead - window.trail {
      return window.alignment * content - anchor
    }
    return min(max(stop, -window.lead), length + window.trail - window.extent)
  }

  /// Every number that could matter between two coordinates.
  func candidates(_ lower: Double, _ upper: Double) -> ClosedRange<Int> {
    guard isLoop else { return 0...(items.count - 1) }
    let reach = window.extent + (extents.max() ?? 0)
    let first = Int(((lower - reach) / length).rounded(.down)) - 1
    let last = Int(((upper + reach) / length).rounded(.up)) + 1
    return (first * items.count)...(last * items.count)
  }

  func numbers(_ lower: Double, _ upper: Double) -> [Int] {
    candidates(lower, upper).filter { start($0) < upper && start($0) + extent($0) > lower }
  }

  func nearestDistance(_ offset: Double) -> Double {
    candidates(offset, offset).map { abs(stop($0) - offset) }.min()!
  }
}
