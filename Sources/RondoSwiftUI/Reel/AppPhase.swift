#if canImport(SwiftUI)
  import Foundation
  import SwiftUI
  #if os(macOS)
    import AppKit
  #elseif canImport(UIKit) && !os(watchOS)
    import UIKit
  #endif

  /// Hears of the app's own phases, as a view inside an app of UIKit's or AppKit's may never be told that
  /// of its scene.
  @MainActor final class AppPhase {
    private(set) var phase = ScenePhase.active
    private let change: @MainActor () -> Void
    nonisolated(unsafe) private var observers: [any NSObjectProtocol] = []

    /// - Parameter change: Is called when the phase has changed.
    init(_ change: @escaping @MainActor () -> Void) {
      self.change = change
      observers = AppPhase.phases.map { name, phase in
        NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) {
          [weak self] _ in
          // They are posted on the main thread.
          MainActor.assumeIsolated { self?.become(phase) }
        }
      }
    }

    deinit {
      for observer in observers { NotificationCenter.default.removeObserver(observer) }
    }

    private func become(_ phase: ScenePhase) {
      guard phase != self.phase else { return }
      self.phase = phase
      change()
    }

    #if os(macOS)
      private static var phases: [(Notification.Name, ScenePhase)] {
        [
          (NSApplication.didHideNotification, .background),
          (NSApplication.didUnhideNotification, .active),
        ]
      }
    #elseif canImport(UIKit) && !os(watchOS)
      private static var phases: [(Notification.Name, ScenePhase)] {
        [
          (UIApplication.willResignActiveNotification, .inactive),
          (UIApplication.didEnterBackgroundNotification, .background),
          (UIApplication.willEnterForegroundNotification, .inactive),
          (UIApplication.didBecomeActiveNotification, .active),
        ]
      }
    #else
      private static var phases: [(Notification.Name, ScenePhase)] { [] }
    #endif
  }
#endif
