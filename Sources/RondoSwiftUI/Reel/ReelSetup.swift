#if canImport(SwiftUI)
  import RondoCore
  import SwiftUI

  /// Everything about a banner that an app can choose; the components fill in their defaults.
  struct ReelSetup {
    var settings: Reel.Settings
    /// The length of every item along the axis in points; nil measures each.
    var itemExtent: CGFloat?
    /// Whether slots that touch overlap a little.
    var overlapsNeighbours = false
    /// Whether the banner is no longer than its content unless that has to run.
    var hugsContent = false
    /// How many windows beyond either edge have their views ready.
    var preload = 0
    var fadeLength: CGFloat = 0
    var animatesChanges = false
    var fitsHeightToItem = false
    var showsButtons = false
    var isFocusable = true
    var showsFocus = true
    var indicator: IndicatorSetup?
    var indicatorTint = AnyShapeStyle(Color.white)
    var intervals: ((_ index: Int) -> TimeInterval)?
    var epoch: Date?
    var time: TimeInterval?
    var controller: ReelController?
    var leader: ReelController?
    var isPlaying: Binding<Bool>?
    var actions = ReelActions()
    var phrases = ReelPhrasing()

    // Of a marquee.
    var isMarquee = false
    var mode = MarqueeMode.continuous
    var speed = 40.0
    var duration: TimeInterval?
    var swap = MarqueeSwap.keepsPlace

    // Of a roller.
    var visibleRows: Int?
    var showsHighlight = false
    var highlight: AnyView?
    var fitsWidthToItem = false
    var playsHaptics = false
    var wordStyle = RollerWordStyle()

    init(_ settings: Reel.Settings) {
      self.settings = settings
    }

    /// Without whom it tells and who tells it.
    var silent: ReelSetup {
      var setup = self
      setup.actions = ReelActions()
      setup.controller = nil
      setup.leader = nil
      setup.isPlaying = nil
      return setup
    }
  }

  /// What an app is told of.
  struct ReelActions {
    var indexChange: [(_ index: Int, _ cause: Reel.Cause) -> Void] = []
    var willSettle: [(_ index: Int) -> Void] = []
    var settle: [(_ index: Int) -> Void] = []
    var select: [(_ index: Int) -> Void] = []
    var show: [(_ index: Int) -> Void] = []
    var hide: [(_ index: Int, _ seconds: TimeInterval, _ fraction: Double) -> Void] = []
    var turn: [(_ turns: Int) -> Void] = []
    var finish: [() -> Void] = []
  }

  /// What a banner says of itself.
  struct ReelPhrasing {
    var pause = "Pause"
    var play = "Play"
    var item: (_ number: Int, _ count: Int) -> String = { "\($0) of \($1)" }
  }

  // MARK: Environment

  /// What modifiers around a banner ask of it, the outermost first.
  struct ReelOptions {
    var edits: [(inout ReelSetup) -> Void] = []

    /// Returns a component's defaults with all that was asked for.
    func applied(to setup: ReelSetup) -> ReelSetup {
      var setup = setup
      for edit in edits { edit(&setup) }
      return setup
    }
  }

  private struct ReelOptionsKey: EnvironmentKey {
    static var defaultValue: ReelOptions { ReelOptions() }
  }

  extension EnvironmentValues {
    var reelOptions: ReelOptions {
      get { self[ReelOptionsKey.self] }
      set { self[ReelOptionsKey.self] = newValue }
    }
  }

  extension View {
    /// Asks something of the banners inside; a modifier nearer to the banner has the last word.
    func reelOption(_ edit: @escaping (inout ReelSetup) -> Void) -> some View {
      transformEnvironment(\.reelOptions) { $0.edits.append(edit) }
    }

    /// Asks something of the engine.
    func reelSetting(_ edit: @escaping (inout Reel.Settings) -> Void) -> some View {
      reelOption { edit(&$0.settings) }
    }
  }
#endif
