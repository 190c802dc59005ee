#if canImport(SwiftUI)
  import RondoCore
  import SwiftUI

  /// The keyboard, the remote and the crown.
  struct KeyInput: ViewModifier {
    let model: ReelModel
    let axis: Reel.Axis
    /// Whether it moves by itself, so that it can be paused and played.
    let canBePlayed: Bool
    /// Whether it takes the focus itself, and shows that it has it where the system does not.
    let isFocusable: Bool
    let showsFocus: Bool
    /// Differs whenever the model has something new to show.
    let version: Int

    func body(content: Content) -> some View {
      #if os(macOS)
        if #available(macOS 14, *) {
          content.modifier(CommandKeys(model: model, isFocusable: isFocusable)).modifier(
            OtherKeys(model: model))
        } else {
          content.modifier(CommandKeys(model: model, isFocusable: isFocusable))
        }
      #elseif os(tvOS)
        content.modifier(
          RemoteKeys(
            model: model, canBePlayed: canBePlayed, isFocusable: isFocusable, showsFocus: showsFocus
          ))
      #elseif os(watchOS)
        content.modifier(
          CrownInput(
            model: model, axis: axis, version: version, isFocusable: isFocusable))
      #elseif os(iOS) || os(visionOS)
        if #available(iOS 17, visionOS 1, *) {
          content.modifier(HardwareKeys(model: model, isFocusable: isFocusable))
        } else {
          content
        }
      #else
        switch TriedSystem.current {
        case .iOS18: content.modifier(HardwareKeys(model: model, isFocusable: isFocusable))
        case .macOS:
          content.modifier(CommandKeys(model: model, isFocusable: isFocusable)).modifier(
            OtherKeys(model: model))
        case .tvOS:
          content.modifier(
            RemoteKeys(
              model: model, canBePlayed: canBePlayed, isFocusable: isFocusable,
              showsFocus: showsFocus))
        case .watchOS:
          content.modifier(
            CrownInput(
              model: model, axis: axis, version: version, isFocusable: isFocusable))
        case .iOS15: content
        }
      #endif
    }
  }

  #if os(macOS) || os(tvOS) || os(Linux)
    /// Arrows while the banner has the focus.
    private struct CommandKeys: ViewModifier {
      let model: ReelModel
      let isFocusable: Bool
      /// Whether the focus moves by arrows, too.
      var isEngine = false
      var showsFocus = false
      @FocusState private var isFocused: Bool

      func body(content: Content) -> some View {
        let _ = model.noteFocus(isFocused)
        content
          .modifier(FocusLook(isFocused: showsFocus && isFocused))
          .focusable(isFocusable)
          .focused($isFocused)
          .onMoveCommand(perform: isFocusable ? { move($0) } : nil)
          .onChange(of: isFocused) { keep($0) }
      }

      /// The focus engine does not ask whether an arrow was used.
      private func keep(_ hasFocus: Bool) {
        if isEngine, isFocusable, !hasFocus, model.hasJustUsedArrow { isFocused = true }
      }

      private func move(_ direction: MoveCommandDirection) {
        let isUsed: Bool
        switch direction {
        case .left: isUsed = model.arrow(x: -1, y: 0)
        case .right: isUsed = model.arrow(x: 1, y: 0)
        case .up: isUsed = model.arrow(x: 0, y: -1)
        case .down: isUsed = model.arrow(x: 0, y: 1)
        @unknown default: isUsed = false
        }
        model.arrowTime = isUsed ? model.now : nil
      }
    }

    extension ReelModel {
      /// Whether an arrow has moved the strip so lately that what became of the focus is due to it.
      fileprivate var hasJustUsedArrow: Bool {
        arrowTime.map { now - $0 < ReelModel.arrowEcho } ?? false
      }

      private static var arrowEcho: TimeInterval { 0.1 }
    }

    /// What has the focus of a remote is a little larger.
    private struct FocusLook: ViewModifier {
      let isFocused: Bool

      func body(content: Content) -> some View {
        content
          .scaleEffect(isFocused ? FocusLook.scale : 1)
          .shadow(color: .black.opacity(isFocused ? 0.35 : 0), radius: 16, y: 10)
          .animation(.easeOut(duration: 0.2), value: isFocused)
      }

      private static var scale: CGFloat { 1.04 }
    }
  #endif

  #if os(tvOS) || os(Linux)
    /// A remote's buttons.
    private struct RemoteKeys: ViewModifier {
      let model: ReelModel
      let canBePlayed: Bool
      let isFocusable: Bool
      let showsFocus: Bool

      func body(content: Content) -> some View {
        content
          .modifier(
            CommandKeys(
              model: model, isFocusable: isFocusable, isEngine: true, showsFocus: showsFocus)
          )
          // What does not move by itself leaves the button to what is around.
          .onPlayPauseCommand(perform: canBePlayed ? { model.togglePlaying() } : nil)
          // A click is a press of no length; taps are known only from tvOS 16 on. Where nobody hears of
          // it, it is for what is around.
          .gesture(
            LongPressGesture(minimumDuration: 0).onEnded { _ in model.activate() },
            including: model.hearsSelections && isFocusable ? .all : .subviews)
      }
    }
  #endif

  #if os(watchOS) || os(Linux)
    /// The crown, which turns a vertical strip: with another a page around scrolls.
    private struct CrownInput: ViewModifier {
      let model: ReelModel
      let axis: Reel.Axis
      let version: Int
      let isFocusable: Bool
      @State private var row = 0.0

      func body(content: Content) -> some View {
        let isLoop = model.reel.isLooping
        content
          // What has no focus has no crown.
          .focusable(axis == .vertical && isFocusable)
          .digitalCrownRotation(
            $row, from: 0, through: Double(max(model.itemCount - (isLoop ? 0 : 1), 1)), by: 1,
            sensitivity: .low, isContinuous: isLoop,
            isHapticFeedbackEnabled: model.setup.playsHaptics
          )
          .onChange(of: row) { model.turnCrown(to: $0) }
          // Where a finger or the drive took the strip, the crown goes on from.
          .onChange(of: model.reel.target ?? model.reel.index ?? 0) { item in
            if model.item(ofCrown: row) != item { row = Double(item) }
          }
      }
    }
  #endif

  #if os(iOS) || os(visionOS) || os(Linux)
    /// A keyboard's keys while the banner has its focus; known from iOS 17 on.
    @available(iOS 17, visionOS 1, *)
    private struct HardwareKeys: ViewModifier {
      let model: ReelModel
      let isFocusable: Bool
      @FocusState private var isFocused: Bool

      func body(content: Content) -> some View {
        let _ = model.noteFocus(isFocused)
        content
          .focusable(isFocusable)
          .focused($isFocused)
          .onPlainKey(.leftArrow) { model.arrow(x: -1, y: 0) ? .handled : .ignored }
          .onPlainKey(.rightArrow) { model.arrow(x: 1, y: 0) ? .handled : .ignored }
          .onPlainKey(.upArrow) { model.arrow(x: 0, y: -1) ? .handled : .ignored }
          .onPlainKey(.downArrow) { model.arrow(x: 0, y: 1) ? .handled : .ignored }
          .modifier(OtherKeys(model: model))
      }
    }
  #endif

  #if os(iOS) || os(macOS) || os(visionOS) || os(Linux)
    /// The keys that are no arrows; known from iOS 17 and macOS 14 on.
    @available(iOS 17, macOS 14, visionOS 1, *)
    private struct OtherKeys: ViewModifier {
      let model: ReelModel

      func body(content: Content) -> some View {
        content
          .onPlainKey(.home) { model.go(toItem: 0) }
          .onPlainKey(.end) { model.go(toItem: model.itemCount - 1) }
          .onPlainKey(.space) {
            // What does not move by itself cannot be paused.
            guard model.canBePlayed else { return .ignored }
            model.togglePlaying()
            return .handled
          }
          .onPlainKey(.return) {
            guard model.hearsSelections, let index = model.present.index else { return .ignored }
            model.tell(selected: index)
            return .handled
          }
      }
    }

    extension View {
      /// A key without those that make another command of it.
      @available(iOS 17, macOS 14, visionOS 1, *)
      fileprivate func onPlainKey(
        _ key: KeyEquivalent, _ action: @escaping () -> KeyPress.Result
      ) -> some View {
        onKeyPress(key, phases: [.down, .repeat]) { press in
          press.modifiers.isDisjoint(with: [.command, .option, .control]) ? action() : .ignored
        }
      }
    }

    extension ReelModel {
      @available(iOS 17, macOS 14, visionOS 1, *)
      fileprivate func go(toItem item: Int) -> KeyPress.Result {
        guard itemCount > 0 else { return .ignored }
        send(.select(item: item, animated: true, way: .shortest, by: .person))
        return .handled
      }
    }
  #endif

  /// A pointer over the banner.
  struct HoverInput: ViewModifier {
    let model: ReelModel

    func body(content: Content) -> some View {
      #if os(tvOS) || os(watchOS)
        content
      #else
        content.onHover { model.hover($0) }
      #endif
    }
  }
#endif
