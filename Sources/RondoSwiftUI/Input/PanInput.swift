#if canImport(SwiftUI)
  import Foundation
  import RondoCore
  import SwiftUI
  #if os(iOS) || os(Linux)
    import RondoTouch
    import UIKit

    /// Fingers and a trackpad's scrolling by UIKit's recognisers, which SwiftUI takes from iOS 18 on: they
    /// tell of a finger as soon as it lands, begin along the strip's axis alone, and leave the rest to the
    /// scroll views, lists and navigation around.
    @available(iOS 18, *)
    struct PanInput: ViewModifier {
      let model: ReelModel

      func body(content: Content) -> some View {
        content
          .contentShape(Rectangle())
          .gesture(PanGesture(model: model))
          .gesture(ScrollGesture(model: model, kind: .continuous))
          .gesture(ScrollGesture(model: model, kind: .notched))
      }
    }

    @available(iOS 18, *)
    private struct PanGesture: UIGestureRecognizerRepresentable {
      let model: ReelModel

      func makeCoordinator(converter: CoordinateSpaceConverter) -> PanTarget {
        PanTarget(model, place: { converter.localLocation })
      }

      func makeUIGestureRecognizer(context: Context) -> DragRecognizer {
        DragRecognizer(context.coordinator)
      }
    }

    /// A trackpad's or a wheel's scrolling.
    @available(iOS 18, *)
    private struct ScrollGesture: UIGestureRecognizerRepresentable {
      let model: ReelModel
      let kind: Reel.WheelKind

      final class Coordinator: NSObject, UIGestureRecognizerDelegate {
        var scrolled = ScrollSteps()
        weak var model: ReelModel?
        /// The ways are the banner's own, however it is shown.
        private let converter: CoordinateSpaceConverter

        init(_ model: ReelModel, _ converter: CoordinateSpaceConverter) {
          self.model = model
          self.converter = converter
        }

        /// A scroll along the other axis, or on beyond an end, belongs to what is around the banner.
        func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
          guard let model else { return false }
          let settings = model.setup.settings
          var way = converter.localVelocity ?? .zero
          if way == .zero { way = converter.localTranslation ?? .zero }
          guard settings.isDraggable, way.isWay(along: settings.axis) else { return false }
          let along = settings.axis == .horizontal ? way.x : way.y
          return model.present.canMove(along: Double(along))
        }
      }

      func makeCoordinator(converter: CoordinateSpaceConverter) -> Coordinator {
        Coordinator(model, converter)
      }

      func makeUIGestureRecognizer(context: Context) -> UIPanGestureRecognizer {
        let recognizer = UIPanGestureRecognizer()
        recognizer.allowedScrollTypesMask = kind.scrollTypes
        recognizer.allowedTouchTypes = []
        recognizer.delegate = context.coordinator
        return recognizer
      }

      func handleUIGestureRecognizerAction(
        _ recognizer: UIPanGestureRecognizer, context: Context
      ) {
        if recognizer.state == .ended, kind == .continuous {
          // No inertia of a trackpad's is told to a recogniser: content goes on as the fingers went.
          let velocity = context.converter.localVelocity ?? .zero
          model.send(.wheelEnd(x: -Double(velocity.x), y: -Double(velocity.y)))
        }
        let sum = context.converter.localTranslation ?? .zero
        let step = context.coordinator.scrolled.step(to: sum, in: recognizer.state, kind)
        if let step { model.scroll(x: step.x, y: step.y, kind) }
      }
    }

    /// A banner as a finger moves it.
    private final class PanTarget: Draggable {
      private weak var model: ReelModel?
      private let place: () -> CGPoint

      init(_ model: ReelModel, place: @escaping () -> CGPoint) {
        self.model = model
        self.place = place
      }

      var isDragged: Bool { model?.reel.isDragging ?? false }

      var yieldsDrag: Bool { model?.reel.yieldsDrag ?? true }

      var depth: Int { model?.depth ?? 0 }

      func location(of recognizer: DragRecognizer) -> CGPoint { place() }

      func pressed(at point: CGPoint, by pointer: Reel.Pointer, stamp: TimeInterval) {
        model?.land(at: point, by: pointer, stamp: stamp)
      }

      func moved(x: CGFloat, y: CGFloat, stamp: TimeInterval) {
        model?.move(CGSize(width: x, height: y), stamp: stamp)
      }

      func hasMoved() {}

      func released(stamp: TimeInterval) { model?.lift(stamp: stamp) }

      func cancelled() { model?.cancelPress() }
    }
  #endif
#endif
