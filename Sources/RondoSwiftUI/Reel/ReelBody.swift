#if canImport(SwiftUI)
  import RondoCore
  import SwiftUI

  /// What every component is: a base that has the size, the window over it, and what surrounds both.
  ///
  /// The component's own body makes it anew for every update of its parent, which the stamp tells from
  /// what the model publishes: then the items' views are not made again.
  struct ReelBody<Content: View>: View {
    let source: ItemSource<Content>
    let setup: ReelSetup
    let selection: Binding<Int>?
    let stamp = UpdateStamp.next()
    @StateObject private var model = ReelModel()
    @Environment(\.layoutDirection) private var direction
    @Environment(\.scenePhase) private var phase
    @Environment(\.accessibilityReduceMotion) private var reducesMotion
    @Environment(\.accessibilityVoiceOverEnabled) private var hasVoiceOver
    @Environment(\.accessibilitySwitchControlEnabled) private var hasSwitchControl
    @Environment(\.isSizing) private var isSizing

    var body: some View {
      let items = model.take(
        source, setup: isSizing ? setup.silent : setup,
        selection: isSizing ? selection.map { .constant($0.wrappedValue) } : selection,
        stamp: stamp,
        surroundings: ReelModel.Surroundings(
          phase: phase, reducesMotion: reducesMotion,
          hasVoice: hasVoiceOver || hasSwitchControl))
      // In an item that is there only to be measured nothing but the size counts: it never appears.
      if isSizing { sizer(items) } else { banner(items) }
    }

    private func sizer(_ items: ShownItems<Content>) -> some View {
      let fitting = model.takeFitting()
      return FittedSizer(
        model: model, version: model.version,
        sizer: Sizer(
          source: items.source, setup: setup, stamp: items.stamp, index: fitting.item,
          next: fitting.next, survey: model.takeSurvey()))
    }

    private func banner(_ items: ShownItems<Content>) -> some View {
      let version = model.version
      let direction = direction
      return sizer(items)
        .overlayPreferenceValue(ItemSizes.self) { extents in
          GeometryReader { proxy in
            Stage(
              model: model, version: version, items: items, size: proxy.size, extents: extents,
              direction: direction)
          }
        }
        // What is measured here is nobody else's.
        .transformPreference(ItemSizes.self) { $0 = [:] }
        .overlay { StepButtons(model: model, isShown: setup.showsButtons, version: version) }
        .modifier(WheelInput(model: model))
        .modifier(HoverInput(model: model))
        .modifier(
          KeyInput(
            model: model, axis: setup.settings.axis, canBePlayed: model.offerPlaying(),
            isFocusable: setup.isFocusable, showsFocus: setup.showsFocus, version: version)
        )
        .modifier(Nesting(model: model))
        .modifier(Spoken(model: model, version: version))
        .modifier(ScrollSight(model: model))
        .onAppear { model.appear() }
        .onDisappear { model.disappear() }
    }
  }

  /// Counts the updates that come from outside.
  @MainActor enum UpdateStamp {
    private static var last = 0

    static func next() -> Int {
      last &+= 1
      return last
    }
  }

  /// Sees whether a scroll view around shows the banner; known from the systems of 2024 on.
  private struct ScrollSight: ViewModifier {
    let model: ReelModel

    /// The part of a banner that counts as seen.
    private static var threshold: Double { 0.01 }

    func body(content: Content) -> some View {
      if #available(iOS 18, macOS 15, tvOS 18, watchOS 11, visionOS 2, *) {
        content.onScrollVisibilityChange(threshold: ScrollSight.threshold) {
          model.scroll(isIn: $0)
        }
      } else {
        content
      }
    }
  }

  // MARK: Nesting

  private struct ReelAncestorKey: EnvironmentKey {
    static var defaultValue: WeakModel { WeakModel() }
  }

  /// A banner around.
  struct WeakModel {
    weak var model: ReelModel?
  }

  extension EnvironmentValues {
    var reelAncestor: WeakModel {
      get { self[ReelAncestorKey.self] }
      set { self[ReelAncestorKey.self] = newValue }
    }
  }

  /// Tells the banner around that there is one inside, which takes its own drags.
  private struct Nesting: ViewModifier {
    let model: ReelModel
    @Environment(\.reelAncestor) private var ancestor

    func body(content: Content) -> some View {
      content
        .environment(\.reelAncestor, WeakModel(model: model))
        .onAppear {
          model.ancestor = ancestor.model
          ancestor.model?.noteNested(1)
        }
        .onDisappear { ancestor.model?.noteNested(-1) }
    }
  }

  extension ReelModel {
    fileprivate func noteNested(_ change: Int) {
      nestedCount += change
      publish()
    }
  }
#endif
