#if canImport(UIKit) && !os(watchOS)
  import UIKit

  /// Eyes as a pointer, which no app is told of: the system shows what they are on, where a view lets it.
  @MainActor enum Gaze {
    /// Whether there is such a pointer; tests say so.
    static var isUsed: Bool = {
      #if os(visionOS)
        true
      #else
        false
      #endif
    }()
  }

  extension UIView {
    /// Has the view show that it is looked at, or not.
    func answerGaze(_ answers: Bool) {
      #if !os(tvOS)
        guard Gaze.isUsed, #available(iOS 17, macCatalyst 17, *) else { return }
        hoverStyle = answers ? UIHoverStyle(shape: nil) : nil
      #endif
    }
  }

  @nonobjc extension ReelView {
    /// Items show that they are looked at where a pinch on them does something.
    func answerGaze() {
      let answers = hearsSelections
      for slot in slots.values { slot.host.answerGaze(answers) }
    }
  }
#endif
