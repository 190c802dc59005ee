#if canImport(UIKit) && !os(watchOS)
  import RondoCore
  import UIKit

  /// What an app may translate.
  @MainActor public enum ReelPhrases {
    /// The action that stops a banner that moves by itself.
    public static var pause = "Pause"
    /// The action that lets it move.
    public static var play = "Play"
    /// The button that goes a page back.
    public static var previous = "Previous"
    /// The button that goes a page on.
    public static var next = "Next"
    /// What is said of an item without a label.
    public static var item: (_ number: Int, _ count: Int) -> String = { "\($0) of \($1)" }
  }

  /// The banner is one adjustable element that speaks its current item; the items' views, and so
  /// copies of them, are inside it and hidden. Where there is something to operate in an item, see
  /// `reachable`.
  @nonobjc extension ReelView {
    /// The item spoken of: in a step the one it goes to, for it is asked for as soon as the step begins.
    var spokenIndex: Int? {
      let reel = presentReel
      return (reel.target ?? reel.index).flatMap { $0 < newCount ? $0 : nil }
    }

    var spokenValue: String? {
      let reel = presentReel
      guard let index = spokenIndex else { return nil }
      let handover = Handover(reel)
      let view = handover.view(of: handover.number(nearestOf: index))
      return provider.label?(index) ?? slots[view]?.content?.spoken
        ?? ReelPhrases.item(index + 1, newCount)
    }

    func speak(stepping pages: Int) {
      step(pages, by: .person)
    }

    func scrollForAssistance(_ direction: UIAccessibilityScrollDirection) -> Bool {
      let used: Bool
      switch direction {
      // Three fingers to the left bring what is on the right.
      case .left: used = send(.arrow(x: 1, y: 0)).used
      case .right: used = send(.arrow(x: -1, y: 0)).used
      case .up: used = send(.arrow(x: 0, y: 1)).used
      case .down: used = send(.arrow(x: 0, y: -1)).used
      case .next: used = step(1, by: .person).used
      case .previous: used = step(-1, by: .person).used
      @unknown default: used = false
      }
      guard used else { return false }
      UIAccessibility.post(notification: .pageScrolled, argument: spokenValue)
      return true
    }

    /// What moves by itself has an action that stops it, beside those that the app gave.
    func actions(beside given: [UIAccessibilityCustomAction]?) -> [UIAccessibilityCustomAction]? {
      guard canBePlayed else { return given }
      let pause = PauseAction(
        name: presentReel.isRunning ? ReelPhrases.pause : ReelPhrases.play
      ) { [weak self] _ in
        self?.togglePlaying()
        return true
      }
      return (given ?? []) + [pause]
    }

    /// Returns the app's own of actions that it may have added to those there were.
    func ownActions(
      of actions: [UIAccessibilityCustomAction]?
    ) -> [UIAccessibilityCustomAction]? {
      actions?.filter { !($0 is PauseAction) }
    }
  }

  private final class PauseAction: UIAccessibilityCustomAction {}

  extension UIView {
    /// What can be said of a view.
    fileprivate var spoken: String? {
      if let accessibilityLabel { return accessibilityLabel }
      if let label = self as? UILabel { return label.text }
      if let view = self as? UIImageView { return view.image?.accessibilityLabel }
      return subviews.lazy.compactMap(\.spoken).first
    }
  }
#endif
