#if canImport(UIKit) && !os(watchOS)
  public import UIKit

  /// What an app may translate, for Objective-C; in Swift it is `ReelPhrases`.
  #if canImport(ObjectiveC)
    @objcMembers
  #endif
  @MainActor public final class RondoPhrases: NSObject {
    /// The action that stops a banner that moves by itself.
    public static var pause: String {
      get { ReelPhrases.pause }
      set { ReelPhrases.pause = newValue }
    }

    /// The action that lets it move.
    public static var play: String {
      get { ReelPhrases.play }
      set { ReelPhrases.play = newValue }
    }

    /// The button that goes a page back.
    public static var previous: String {
      get { ReelPhrases.previous }
      set { ReelPhrases.previous = newValue }
    }

    /// The button that goes a page on.
    public static var next: String {
      get { ReelPhrases.next }
      set { ReelPhrases.next = newValue }
    }

    /// What is said of an item without a label.
    public static var item: (_ number: Int, _ count: Int) -> String {
      get { ReelPhrases.item }
      set { ReelPhrases.item = newValue }
    }
  }
#endif
