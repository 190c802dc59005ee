#if canImport(UIKit) && !os(watchOS)
  package import Foundation
  package import RondoCore
  package import UIKit

  /// What has been told of a scroll of a trackpad or a wheel, so that each step of it is told once.
  @MainActor package struct ScrollSteps {
    private var sum = CGPoint.zero
    private var isTold = false

    package nonisolated init() {}

    /// Returns the step that a recogniser tells, in the wheel's own direction; nil if it tells none.
    ///
    /// - Parameters:
    ///   - translation: How far the recogniser says the content went in all, in points.
    ///   - kind: What the recogniser listens to.
    package mutating func step(
      to translation: CGPoint, in state: UIGestureRecognizer.State, _ kind: Reel.WheelKind
    ) -> CGPoint? {
      if state == .began { self = ScrollSteps() }
      switch state {
      case .began, .changed: break
      // A single notch may be told only as the gesture ends; the rest of others is no notch more.
      case .ended: guard kind == .notched, !isTold else { return nil }
      default: return nil
      }
      // Content dragged to the right asks for what is further left.
      let step = CGPoint(x: sum.x - translation.x, y: sum.y - translation.y)
      guard step != .zero else { return nil }
      sum = translation
      isTold = true
      return step
    }
  }

  #if !os(tvOS)
    extension Reel.WheelKind {
      /// The scrolls that come so: a wheel with notches and a trackpad have a recogniser each.
      package var scrollTypes: UIScrollTypeMask { self == .notched ? .discrete : .continuous }
    }
  #endif
#endif
