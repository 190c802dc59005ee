import Foundation

#if canImport(QuartzCore)
  import QuartzCore
#endif

/// Lets the system do what it does between two events, a few times and until something is so.
///
/// Nothing is said of how long that takes. Without the Objective-C runtime, on doubles of Apple's frameworks,
/// nothing waits for a turn.
@MainActor func turn(until isSo: () -> Bool = { false }) {
  #if canImport(ObjectiveC)
    for _ in 0..<20 where !isSo() {
      #if canImport(QuartzCore)
        CATransaction.flush()
      #endif
      RunLoop.main.run(until: Date(timeIntervalSinceNow: 0.01))
    }
  #endif
}

/// Runs a body after which all is released that it has not kept.
@MainActor func releasing(_ body: () throws -> Void) rethrows {
  #if canImport(ObjectiveC)
    try autoreleasepool { try body() }
  #else
    try body()
  #endif
}
