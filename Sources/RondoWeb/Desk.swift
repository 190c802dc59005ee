import RondoCore

/// Everything the module keeps: the banners by handle, and the memory shared with the script.
final class Desk {
  private var banners: [Banner?] = []
  let numbers = NumberBuffer(capacity: 256)
  /// Where the report of the last event is.
  private let report: UnsafeMutablePointer<Double>

  /// The most banners alive at once.
  static var mostBanners: Int { 1 << 16 }

  init() {
    report = .allocate(capacity: Report.count)
    report.initialize(repeating: 0, count: Report.count)
  }

  /// Returns the handle of a new banner, from 1; 0 if there are too many.
  func open() -> Int32 {
    if let free = banners.firstIndex(where: { $0 == nil }) {
      banners[free] = Banner()
      return Int32(free + 1)
    }
    guard banners.count < Self.mostBanners else { return 0 }
    banners.append(Banner())
    return Int32(banners.count)
  }

  func close(_ handle: Int32) {
    if banner(handle) != nil { banners[Int(handle) - 1] = nil }
  }

  /// Returns the banner of a handle; nil for a handle of none.
  @inline(never)
  func banner(_ handle: Int32) -> Banner? {
    handle >= 1 && Int(handle) <= banners.count ? banners[Int(handle) - 1] : nil
  }

  /// Passes an event on and reports what came of it; nil for a handle of none.
  @inline(never)
  func deliver(_ event: Reel.Event, to handle: Int32, at time: Double, stamp: Double) -> Address {
    guard let banner = banner(handle) else { return nil }
    return report(banner.handle(event, at: time, stamp: stamp), of: banner)
  }

  @inline(never)
  func report(_ outcome: Reel.Outcome, of banner: Banner) -> Address {
    Report.write(
      outcome, of: banner.reel, views: banner.copies, to: report)
    return report
  }

  /// Reports a banner as it will be at a time, changing nothing.
  func look(_ handle: Int32, at time: Double) -> Address {
    guard let banner = banner(handle) else { return nil }
    var ahead = banner.reel
    let outcome = ahead.advance(to: time)
    Report.write(outcome, of: ahead, views: banner.copies, to: report)
    return report
  }
}
