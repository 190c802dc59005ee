#if canImport(SwiftUI)
  import RondoCore
  import SwiftUI

  /// The keyboard, the remote and the crown.
  struct KeyInput: ViewModifier {
    let model: ReelModel
    let axis: Reel.Axis

    #if os(macOS) || os(tvOS)
      @FocusState private var isFocused: Bool

      func body(content: Content) -> some View {
        let _ = model.noteFocus(isFocused)
        #if os(tvOS)
          base(content)
            .onPlayPauseCommand { model.togglePlaying() }
            // A click is a press of no length; taps are known only from tvOS 16 on.
            .onLongPressGesture(minimumDuration: 0) { model.activate() }
        #else
          base(content)
        #endif
      }

      private func base(_ content: Content) -> some View {
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
    #elseif os(watchOS)
      @State private var row = 0.0

      func body(content: Content) -> some View {
        let _ = model.noteCrown(row)
        // Only a vertical strip turns with the crown: a page around scrolls with it otherwise.
        if axis == .vertical {
          content
            .focusable(true)
            .digitalCrownRotation(
              $row, from: 0, through: Double(max(model.itemCount - 1, 1)), by: 1,
              sensitivity: .low, isContinuous: model.setup.settings.isLoop,
              isHapticFeedbackEnabled: model.setup.playsHaptics)
        } else {
          content
        }
      }
    #else
      func body(content: Content) -> some View {
        #if os(iOS) || os(visionOS)
          if #available(iOS 17, visionOS 1, *) {
            content.modifier(HardwareKeys(model: model))
          } else {
            content
          }
        #else
          content
        #endif
      }
    #endif
  }

  #if os(iOS) || os(visionOS)
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
          .onKeyPress(.home) { model.go(toItem: 0) }
          .onKeyPress(.end) { model.go(toItem: model.itemCount - 1) }
          .onKeyPress(.space) {
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
      @available(iOS 17, visionOS 1, *)
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
