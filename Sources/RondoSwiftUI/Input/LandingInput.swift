#if canImport(SwiftUI)
  import RondoCore
  import SwiftUI
  #if os(iOS)
    import UIKit
    #if canImport(UIKit.UIGestureRecognizerSubclass)
      import UIKit.UIGestureRecognizerSubclass
    #endif
  #endif

  /// The finger's landing, and a trackpad's scrolling, which SwiftUI's own gestures do not tell of: from
  /// iOS 18 on UIKit's recognisers can be asked.
  struct LandingInput: ViewModifier {
    let model: ReelModel

    func body(content: Content) -> some View {
      #if os(iOS)
        if #available(iOS 18, *) {
          content
            .gesture(LandingGesture(model: model))
            .gesture(ScrollGesture(model: model))
        } else {
          content
        }
      #else
        content
      #endif
    }
  }

  #if os(iOS)
    /// Tells of a finger that comes down and lifts, and recognises nothing, so it takes nothing away.
    @available(iOS 18, *)
    private struct LandingGesture: UIGestureRecognizerRepresentable {
      let model: ReelModel

      func makeUIGestureRecognizer(context: Context) -> LandingRecognizer {
        let recognizer = LandingRecognizer(model)
        recognizer.cancelsTouchesInView = false
        return recognizer
      }
    }

    /// A trackpad's or a wheel's scrolling.
    @available(iOS 18, *)
    private struct ScrollGesture: UIGestureRecognizerRepresentable {
      let model: ReelModel

      final class Coordinator {
        var scrolled = CGPoint.zero
      }

      func makeCoordinator(converter: CoordinateSpaceConverter) -> Coordinator { Coordinator() }

      func makeUIGestureRecognizer(context: Context) -> UIPanGestureRecognizer {
        let recognizer = UIPanGestureRecognizer()
        recognizer.allowedScrollTypesMask = .all
        recognizer.allowedTouchTypes = []
        return recognizer
      }

      func handleUIGestureRecognizerAction(
        _ recognizer: UIPanGestureRecognizer, context: Context
      ) {
        if recognizer.state == .began { context.coordinator.scrolled = .zero }
        guard recognizer.state == .began || recognizer.state == .changed else { return }
        let sum = recognizer.translation(in: recognizer.view)
        let old = context.coordinator.scrolled
        context.coordinator.scrolled = sum
        // Content dragged to the right asks for what is further left.
        model.scroll(x: old.x - sum.x, y: old.y - sum.y, .continuous)
      }
    }

    private final class LandingRecognizer: UIGestureRecognizer {
      private weak var model: ReelModel?
      private var finger: UITouch?

      init(_ model: ReelModel) {
        self.model = model
        super.init(target: nil, action: nil)
      }

      override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        guard finger == nil, let touch = touches.first else { return }
        finger = touch
        model?.land(at: touch.location(in: view))
      }

      override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
        guard let finger, touches.contains(finger) else { return }
        self.finger = nil
        model?.lift()
        state = .failed
      }

      override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
        letGo()
        state = .failed
      }

      override func reset() {
        super.reset()
        letGo()
      }

      private func letGo() {
        guard finger != nil else { return }
        finger = nil
        model?.cancelPress()
      }
    }
  #endif
#endif
