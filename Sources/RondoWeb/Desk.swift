import RondoCore

/// Everything the module keeps: the banners by handle, and the memory shared with the script.
struct Desk {
  private(set) var banners: [Banner?] = []
  var numbers = NumberBuffer(capacity: 256)
  /// Where the report of the last event is.
  let report: UnsafeMutablePointer<Double>

  /// The most banners alive at once.
  static var mostBanners: Int { 1 << 16 }

  init() {
    report = .allocate(capacity: Report.count)
    report.initialize(repeating: 0, count: Report.count)
  }

  /// Returns the handle of a new banner, from 1; 0 if there are too many.
  mutating func open() -> Int32 {
    if let free = banners.firstIndex(where: { $0 == nil }) {
      banners[free] = Banner()
      return Int32(free + 1)
    }
    guard banners.count < Self.mostBanners else { return 0 }
    banners.append(Banner())
    return Int32(banners.count)
  }

  mutating func close(_ handle: Int32) {
    if let place = place(of: handle) { banners[place] = nil }
  }

  func banner(_ handle: Int32) -> Banner? {
    place(of: handle).flatMap { banners[$0] }
  }

  private func place(of handle: Int32) -> Int? {
    handle >= 1 && Int(handle) <= banners.count ? Int(handle) - 1 : nil
  }

  /// Changes a banner and reports what came of it; nil for a handle of none.
  mutating func report(
    _ handle: Int32, _ change: (inout Banner, NumberBuffer) -> Reel.Outcome
  ) -> UnsafeMutablePointer<Double>? {
    guard let place = place(of: handle), banners[place] != nil else { return nil }
    // Taken out while it changes, so that its arrays are not copied.
    guard var banner = banners[place] else { return nil }
    banners[place] = nil
    let outcome = change(&banner, numbers)
    Report.write(outcome, of: banner, to: report)
    banners[place] = banner
    return report
  }

  /// Reports a banner as it will be at a time, changing nothing.
  func look(_ handle: Int32, at time: Double) -> UnsafeMutablePointer<Double>? {
    guard var banner = banner(handle) else { return nil }
    let outcome = banner.advance(to: time)
    Report.write(outcome, of: banner, to: report)
    return report
  }
}
