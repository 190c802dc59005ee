#if canImport(SwiftUI)
  import RondoCore
  import SwiftUI

  /// The keyboard, the remote and the crown.
  struct KeyInput: ViewModifier {
    let model: ReelModel
    let axis: Reel.Axis
    /// Whether it moves by itself, so that it can be paused and played.
    let canBePlayed: Bool
    /// Differs whenever the model has something new to show.
    let version: Int

    func body(content: Content) -> some View {
      #if os(macOS)
        if #available(macOS 14, *) {
          content.modifier(CommandKeys(model: model)).modifier(OtherKeys(model: model))
        } else {
          content.modifier(CommandKeys(model: model))
        }
      #elseif os(tvOS)
        content.modifier(RemoteKeys(model: model, canBePlayed: canBePlayed))
      #elseif os(watchOS)
        content.modifier(CrownInput(model: model, axis: axis, version: version))
      #elseif os(iOS) || os(visionOS)
        if #available(iOS 17, visionOS 1, *) {
          content.modifier(HardwareKeys(model: model))
        } else {
          content
        }
      #else
        switch TriedSystem.current {
        case .iOS18: content.modifier(HardwareKeys(model: model))
        case .macOS:
          content.modifier(CommandKeys(model: model)).modifier(OtherKeys(model: model))
        case .tvOS: content.modifier(RemoteKeys(model: model, canBePlayed: canBePlayed))
        case .watchOS: content.modifier(CrownInput(model: model, axis: axis, version: version))
        case .iOS15: content
        }
      #endif
    }
  }

  #if os(macOS) || os(tvOS) || os(Linux)
    /// Arrows while the banner has the focus.
    private struct CommandKeys: ViewModifier {
      let model: ReelModel
      @FocusState private var isFocused: Bool

      func body(content: Content) -> some View {
        let _ = model.noteFocus(isFocused)
        content
          .focusable(true)
          .focused($isFocused)
          .onMoveCommand { direction in
            switch direction {
            case .left: model.arrow(x: -1, y: 0)
            case .right: model.arrow(x: 1, y: 0)
            case .up: model.arrow(x: 0, y: -1)
            case .down: model.arrow(x: 0, y: 1)
            @unknown default: break
            }
          }
      }
    }
  #endif

  #if os(tvOS) || os(Linux)
    /// A remote's buttons.
    private struct RemoteKeys: ViewModifier {
      let model: ReelModel
      let canBePlayed: Bool

      func body(content: Content) -> some View {
        content
          .modifier(CommandKeys(model: model))
          // What does not move by itself leaves the button to what is around.
          .onPlayPauseCommand(perform: canBePlayed ? { model.togglePlaying() } : nil)
          // A click is a press of no length; taps are known only from tvOS 16 on.
          .onLongPressGesture(minimumDuration: 0) { model.activate() }
      }
    }
  #endif

  #if os(watchOS) || os(Linux)
    /// The crown, which turns a vertical strip: with another a page around scrolls.
    private struct CrownInput: ViewModifier {
      let model: ReelModel
      let axis: Reel.Axis
      let version: Int
      @State private var row = 0.0

      func body(content: Content) -> some View {
        let isLoop = model.reel.isLooping
        content
          // What has no focus has no crown.
          .focusable(axis == .vertical)
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
      @FocusState private var isFocused: Bool

      func body(content: Content) -> some View {
        let _ = model.noteFocus(isFocused)
        content
          .focusable(true)
          .focused($isFocused)
          .onKeyPress(.leftArrow) { model.arrow(x: -1, y: 0) ? .handled : .ignored }
          .onKeyPress(.rightArrow) { model.arrow(x: 1, y: 0) ? .handled : .ignored }
          .onKeyPress(.upArrow) { model.arrow(x: 0, y: -1) ? .handled : .ignored }
          .onKeyPress(.downArrow) { model.arrow(x: 0, y: 1) ? .handled : .ignored }
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
          .onKeyPress(.home) { model.go(toItem: 0) }
          .onKeyPress(.end) { model.go(toItem: model.itemCount - 1) }
          .onKeyPress(.space) {
            // What does not move by itself cannot be paused.
            guard model.canBePlayed else { return .ignored }
            model.togglePlaying()
            return .handled
          }
          .onKeyPress(.return) {
            guard let index = model.present.index else { return .ignored }
            model.tell(selected: index)
            return .handled
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
