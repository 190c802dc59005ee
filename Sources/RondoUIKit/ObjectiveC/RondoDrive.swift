#if canImport(UIKit) && !os(watchOS)
  import RondoCore
  public import UIKit

  /// What moves the strip when nobody touches it, for Objective-C; in Swift it is `Reel.Drive`.
  public final class RondoDrive: NSObject {
    let drive: Reel.Drive

    init(_ drive: Reel.Drive) { self.drive = drive }

    public override func isEqual(_ object: Any?) -> Bool {
      (object as? RondoDrive)?.drive == drive
    }

    public override var hash: Int { speed.hashValue }
  }

  #if canImport(ObjectiveC)
    @objc
  #endif
  extension RondoDrive {
    /// Nothing.
    public static var still: RondoDrive { RondoDrive(.still) }
    /// A step from page to page every `interval`.
    public static var staircase: RondoDrive { RondoDrive(.staircase) }

    /// Returns a constant speed in points per second; negative and NaN speeds count as 0.
    public static func drift(speed: Double) -> RondoDrive { RondoDrive(.drift(speed: speed)) }

    /// Returns a way to and fro between the ends of a bounded strip, in points per second; it stands if
    /// the strip fits.
    public static func shuttle(speed: Double) -> RondoDrive { RondoDrive(.shuttle(speed: speed)) }

    /// The speed in points per second; 0 where it has none.
    public var speed: Double {
      switch drive {
      case .drift(let speed), .shuttle(let speed): speed
      case .still, .staircase: 0
      }
    }
  }
#endif
