#if canImport(SwiftUI)
  public import Foundation
  import RondoCore
  public import SwiftUI

  /// How a marquee's content runs.
  public enum MarqueeMode: Equatable, Sendable {
    /// Repeats follow each other.
    case continuous
    /// Content enters at the far edge, leaves at the near one and enters again.
    case pass
    /// Content goes to its end and back.
    case bounce
  }

  /// What happens to motion when a marquee is given other contents: texts or any items.
  public enum MarqueeSwap: Equatable, Sendable {
    /// They are shown at once, and items that stay keep their places.
    case keepsPlace
    /// If the marquee runs they come in behind those that are there; what bounces, or shares its motion by
    /// `reelEpoch`, shows them when the turn is over.
    ///
    /// Views that cannot be compared, as those a closure makes, come in anew with every update.
    case atSeam
    /// They are shown at once and start over, with the delay.
    ///
    /// Contents are other if their identities, texts, elements or views are known to be.
    case startsOver
  }

  /// Text, or any views, running without end when and only when it is wider than its place.
  ///
  /// ```swift
  /// Marquee("Breaking news: the sun will rise at 6.42 and set at 17.15")
  ///   .reelFadeLength(16)
  /// ```
  public struct Marquee<Content: View>: ReelComponent {
    private let source: ItemSource<Content>
    private let selection: Binding<Int>?
    @Environment(\.reelOptions) private var options

    public init(_ source: ItemSource<Content>, selection: Binding<Int>? = nil) {
      self.source = source
      self.selection = selection
    }

    public var body: some View {
      ReelBody(source: source, setup: setup, selection: selection)
    }

    private var setup: ReelSetup {
      var setup = options.applied(to: .marquee)
      setup.hugsContent = !setup.settings.runsWhenFits && setup.mode != .pass
      return setup
    }
  }

  extension ReelSetup {
    /// A marquee's defaults: a loop that drifts at 40 points a second if it is wider than its place.
    static var marquee: ReelSetup {
      var settings = Reel.Settings()
      settings.loopsSingleItem = true
      settings.runsWhenFits = false
      settings.spacing = 8
      settings.seam = 32
      settings.alignment = .leading
      settings.drive = .drift(speed: 40)
      settings.delay = 1
      settings.paging = .free
      var setup = ReelSetup(settings)
      setup.isMarquee = true
      return setup
    }
  }

  // MARK: Creating

  extension Marquee where Content == MarqueeText {
    /// Creates a marquee of a localized text, which is drawn as a whole.
    ///
    /// What it says is known to SwiftUI alone, so it keeps lines of its own, one below the other; a string is
    /// made one line, and one of any length can be drawn: `Marquee(String(localized: "news"))`.
    public init(_ key: LocalizedStringKey) {
      self.init(
        ItemSource(
          count: 1, content: { _ in MarqueeText(Text(key)) }, value: { _ in key },
          showsValues: true))
    }

    /// Creates a marquee of a text as it is; one of any length is drawn in parts.
    @_disfavoredOverload public init<S: StringProtocol>(_ text: S) {
      self.init([String(text)])
    }

    /// Creates a marquee of an attributed text; one of any length is drawn in parts.
    @_disfavoredOverload public init(_ text: AttributedString) {
      self.init([text])
    }

    /// Creates a marquee of several texts, each an item; ones that stay keep their places.
    public init(_ texts: [String], selection: Binding<Int>? = nil) {
      self.init(texts, MarqueeText.init, selection)
    }

    /// Creates a marquee of several attributed texts, each an item; ones that stay keep their places.
    @_disfavoredOverload
    public init(_ texts: [AttributedString], selection: Binding<Int>? = nil) {
      self.init(texts, MarqueeText.init, selection)
    }

    private init<Line: Hashable & Sendable>(
      _ lines: [Line], _ content: @escaping (Line) -> MarqueeText, _ selection: Binding<Int>?
    ) {
      let ids = WordIdentity(lines)
      self.init(
        ItemSource(
          count: lines.count, id: { ids[$0] }, content: { content(lines[$0]) },
          value: { lines[$0] }, showsValues: true),
        selection: selection)
    }
  }

#endif
