#if canImport(UIKit) && !os(watchOS)
  import UIKit

  // Target and action need the Objective-C runtime; elsewhere, in tests, closures do the same.

  #if canImport(ObjectiveC)
    @MainActor private final class Action: NSObject {
      private let body: @MainActor (UIGestureRecognizer) -> Void

      init(_ body: @escaping @MainActor (UIGestureRecognizer) -> Void) {
        self.body = body
      }

      @objc func fire(_ sender: UIGestureRecognizer) { body(sender) }
    }

    extension UIGestureRecognizer {
      /// Calls a closure for every change of state; the result has to be kept as long.
      func onChange(_ body: @escaping @MainActor (UIGestureRecognizer) -> Void) -> AnyObject {
        let action = Action(body)
        addTarget(action, action: #selector(Action.fire(_:)))
        return action
      }
    }
  #else
    extension UIGestureRecognizer {
      /// Calls a closure for every change of state.
      func onChange(_ body: @escaping @MainActor (UIGestureRecognizer) -> Void) -> AnyObject {
        addHandler(body)
        return self
      }
    }
  #endif
#endif
