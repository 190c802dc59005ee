#if canImport(SwiftUI)
  #if canImport(UIKit) && os(iOS)
    import UIKit
  #endif

  /// What is felt when a row is turned by hand.
  @MainActor enum HapticTick {
    /// The latest ticks, for tests.
    static var count = 0

    static func play() {
      count &+= 1
      #if canImport(UIKit) && os(iOS)
        UISelectionFeedbackGenerator().selectionChanged()
      #endif
    }
  }
#endif
