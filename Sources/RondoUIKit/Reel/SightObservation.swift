#if canImport(UIKit) && !os(watchOS)
  import UIKit

  // Key-value observing needs the Objective-C runtime; elsewhere, in tests, closures do the same.

  #if canImport(ObjectiveC)
    /// Observations that end when it is released.
    private final class Observations {
      private let all: [NSKeyValueObservation]

      init(_ all: [NSKeyValueObservation]) { self.all = all }
    }
  #endif

  extension UIView {
    #if canImport(ObjectiveC)
      /// Calls a closure when the view is hidden, shown, faded or scrolled, as long as the result is kept.
      func onSightChange(_ body: @escaping @MainActor @Sendable () -> Void) -> AnyObject {
        var observations = [
          observe(\.isHidden) { _, _ in MainActor.assumeIsolated(body) },
          observe(\.alpha) { _, _ in MainActor.assumeIsolated(body) },
        ]
        if let scroll = self as? UIScrollView {
          observations += [
            scroll.observe(\.contentOffset) { _, _ in MainActor.assumeIsolated(body) },
            scroll.observe(\.contentSize) { _, _ in MainActor.assumeIsolated(body) },
            scroll.observe(\.bounds) { _, _ in MainActor.assumeIsolated(body) },
          ]
        }
        return Observations(observations)
      }
    #else
      /// Calls a closure when the view is hidden, shown, faded or scrolled, as long as the result is kept.
      func onSightChange(_ body: @escaping @MainActor @Sendable () -> Void) -> AnyObject {
        doubleObserve(body)
      }
    #endif
  }
#endif
