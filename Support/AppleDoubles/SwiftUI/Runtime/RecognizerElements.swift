#if os(Linux)
  import UIKit

  /// What one of UIKit's recognisers is attached to.
  @MainActor protocol RecognizerHolder: AnyObject {
    var recognizer: UIGestureRecognizer? { get }
  }

  final class RepresentableGestureElement<
    Representable: UIGestureRecognizerRepresentable
  >: ModifierElement<RepresentableGestureModifier<Representable>>, RecognizerHolder {
    var recognizer: UIGestureRecognizer?
    private var coordinator: Representable.Coordinator?

    func update() {
      let representable = modifier.representable
      let converter = UIGestureRecognizerRepresentableCoordinateSpaceConverter(
        location: { [weak self] in
          guard let self, let recognizer = self.recognizer else { return .zero }
          return self.local(recognizer.location(in: nil))
        },
        vector: { [weak self] way in
          guard let self else { return .zero }
          let (from, to) = (self.local(.zero), self.local(way))
          return CGPoint(x: to.x - from.x, y: to.y - from.y)
        }, recognizer: { [weak self] in self?.recognizer })
      let coordinator = coordinator ?? representable.makeCoordinator(converter: converter)
      self.coordinator = coordinator
      let context = Representable.Context(coordinator: coordinator, converter: converter)
      if recognizer == nil {
        let made = representable.makeUIGestureRecognizer(context: context)
        made.addHandler { [weak self] in
          self?.modifier.representable.handleUIGestureRecognizerAction(
            $0 as! Representable.UIGestureRecognizerType, context: context)
        }
        recognizer = made
      }
      representable.updateUIGestureRecognizer(
        recognizer as! Representable.UIGestureRecognizerType, context: context)
    }
  }
  extension RepresentableGestureModifier: ModifierRuntime {
    func build(_ node: Node, _ content: any View) {
      node.wrap(
        node.child("content", content), in: RepresentableGestureElement<Representable>.self
      ) {
        $0.modifier = self
        $0.update()
      }
    }
  }
#endif
