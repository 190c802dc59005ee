#if os(Linux)
  final class GestureElement: ModifierElement<GestureModifier> {
    override func trait(_ key: TraitKey) -> Any? { child.trait(key) }
  }
  extension GestureModifier: ElementModifier { typealias E = GestureElement }

  final class ContentShapeElement<S: Shape>: ModifierElement<ContentShapeModifier<S>> {
    override var hitShape: Path? { modifier.shape.path(in: CGRect(origin: .zero, size: size)) }
  }
  extension ContentShapeModifier: ElementModifier { typealias E = ContentShapeElement<S> }

  final class HitTestingElement: ModifierElement<HitTestingModifier> {
    override var isHittable: Bool { modifier.isEnabled }
  }
  extension HitTestingModifier: ElementModifier { typealias E = HitTestingElement }

  final class HoverElement: ModifierElement<HoverModifier> {}
  extension HoverModifier: ElementModifier { typealias E = HoverElement }

  /// A button, whose label is what is hit.
  final class ButtonElement: UnaryElement {
    var action: (@MainActor () -> Void)!
    var isEnabled: Bool { node.values.isEnabled }
    override var hitShape: Path? { Path(CGRect(origin: .zero, size: size)) }
  }
  extension Button: Primitive {
    func build(_ node: Node) {
      let inner = node.child("label", HStack { label })
      node.wrap(inner, in: ButtonElement.self) { $0.action = action }
    }
  }

  extension Path {
    /// Whether a point lies inside, by the even-odd rule, curves taken as eight lines.
    func contains(_ point: CGPoint) -> Bool {
      var isInside = false
      var start = CGPoint.zero
      var at = CGPoint.zero
      func cross(_ a: CGPoint, _ b: CGPoint) {
        guard (a.y > point.y) != (b.y > point.y) else { return }
        if point.x < (b.x - a.x) * (point.y - a.y) / (b.y - a.y) + a.x { isInside.toggle() }
      }
      for element in elements {
        switch element {
        case .move(let end):
          start = end
          at = end
        case .line(let end):
          cross(at, end)
          at = end
        case .curve(let a, let b, let end):
          var last = at
          for step in 1...8 {
            let t = CGFloat(step) / 8
            let u = 1 - t
            let (w0, w1, w2, w3) = (u * u * u, 3 * u * u * t, 3 * u * t * t, t * t * t)
            let next = CGPoint(
              x: w0 * at.x + w1 * a.x + w2 * b.x + w3 * end.x,
              y: w0 * at.y + w1 * a.y + w2 * b.y + w3 * end.y)
            cross(last, next)
            last = next
          }
          at = end
        case .close:
          cross(at, start)
          at = start
        }
      }
      return isInside
    }
  }

  extension Element {
    /// What is hit at a point of this element, from the innermost to the outermost; clipping hides
    /// what it cuts off, but does not keep it from being hit.
    func hit(_ point: CGPoint) -> [Element]? {
      guard isHittable, opacity > 0 else { return nil }
      if let hitShape, !hitShape.contains(point) { return nil }
      for child in children.reversed() {
        // From what this element shows to what the child is.
        let inner = child.seen(point, from: self)
        if let hit = child.hit(inner) { return hit + [self] }
      }
      if hitShape != nil { return [self] }
      guard let drawing else { return nil }
      let isInside: Bool
      switch drawing {
      case .path(let path, let fill, nil, _):
        isInside = fill != .color(.clear) && path.contains(point)
      default: isInside = CGRect(origin: .zero, size: size).contains(point)
      }
      return isInside ? [self] : nil
    }

    private func seen(_ point: CGPoint, from parent: Element) -> CGPoint {
      let transform = ProjectionTransform.move(origin.x, origin.y)
        .concatenating(parent.ownEffect ?? ProjectionTransform())
      return transform.inverted()(point)
    }

    /// From the screen to this element.
    func local(_ point: CGPoint) -> CGPoint {
      let transform = ProjectionTransform.move(origin.x, origin.y)
        .concatenating(parent?.toRoot ?? ProjectionTransform())
      return transform.inverted()(point)
    }
  }
#endif
