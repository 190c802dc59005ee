#if canImport(SwiftUI)
  import RondoCore
  import SwiftUI
  #if canImport(UIKit) && !os(watchOS)
    import UIKit
  #endif

  /// What is said though nobody asks: a screen reader repeats no more than the value of what it adjusts,
  /// and nothing of what it scrolls.
  extension ReelModel {
    /// The item that is spoken: the one the strip goes to, as that is asked for before it is there.
    var spokenItem: Int? { itemCount > 0 ? reel.target ?? reel.index : nil }

    var spokenValue: String {
      guard let item = spokenItem else { return "" }
      return spokenWord?(item) ?? setup.phrases.item(item + 1, itemCount)
    }

    /// A screen reader asks for another page.
    func adjust(by pages: Int) {
      guard send(.step(pages, by: .person)).used else { return }
      // A word is its value; of a card that says only which it is.
      if spokenWord == nil { readAgain() }
    }

    #if canImport(UIKit) && !os(watchOS)
      /// Has the screen reader read what it stands on once the views show what that is now.
      private func readAgain() {
        let focused = UIAccessibility.focusedElement(using: .notificationVoiceOver)
        guard let focused else { return }
        // It stays on the main thread, where timers fire.
        nonisolated(unsafe) let element = focused
        let timer = Timer(timeInterval: ReelModel.pause, repeats: false) { _ in
          MainActor.assumeIsolated {
            UIAccessibility.post(notification: .layoutChanged, argument: element)
          }
        }
        RunLoop.main.add(timer, forMode: .common)
      }

      /// Seconds in which the views and what is said of them are up to date, by far.
      private static var pause: TimeInterval { 0.1 }

      /// Says where a scroll by three fingers went.
      func sayScrolled() {
        UIAccessibility.post(notification: .pageScrolled, argument: spokenValue)
      }
    #else
      private func readAgain() {}
      func sayScrolled() {}
    #endif
  }
#endif
