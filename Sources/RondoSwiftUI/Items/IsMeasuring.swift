#if canImport(SwiftUI)
  public import SwiftUI

  extension EnvironmentValues {
    /// Whether a view is one that a banner only measures and never shows; false outside of banners.
    ///
    /// What an item loads, plays or counts when it appears, it need not for such a view.
    public var isReelMeasuring: Bool { isSizing }
  }
#endif
