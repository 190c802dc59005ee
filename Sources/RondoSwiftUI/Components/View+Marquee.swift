#if canImport(SwiftUI)
  public import Foundation
  public import SwiftUI

  // What marquees inside a view are asked for.

  extension View {
    /// Sets a marquee's speed in points per second (40); of this and `marqueeDuration(_:)` the nearer
    /// one holds.
    public func marqueeSpeed(_ speed: Double) -> some View {
      reelOption {
        $0.speed = speed
        $0.duration = nil
      }
    }

    /// Sets the seconds of one turn of a marquee, whatever its length.
    public func marqueeDuration(_ duration: TimeInterval) -> some View {
      reelOption { $0.duration = duration }
    }

    /// Sets how a marquee's content runs (continuous).
    public func marqueeMode(_ mode: MarqueeMode) -> some View {
      reelOption { $0.mode = mode }
    }

    /// Sets the points between repeats of a marquee's content (32).
    public func marqueeGap(_ gap: CGFloat) -> some View {
      reelSetting { $0.seam = Double(gap) }
    }

    /// Sets whether a marquee runs even if its content fits (false).
    public func marqueeRunsWhenFits(_ runs: Bool = true) -> some View {
      reelSetting { $0.runsWhenFits = runs }
    }

    /// Sets what happens to motion when a marquee is given other contents (keeps its place).
    public func marqueeSwap(_ swap: MarqueeSwap) -> some View {
      reelOption { $0.swap = swap }
    }
  }
#endif
