#if os(Linux)
  final class OpacityElement: ModifierElement<OpacityModifier> {
    override var opacity: Double { min(max(modifier.opacity, 0), 1) }
  }
  extension OpacityModifier: ElementModifier { typealias E = OpacityElement }

  final class PlainElement: ModifierElement<PlainModifier> {}
  extension PlainModifier: ElementModifier { typealias E = PlainElement }

  final class CompositingElement: ModifierElement<CompositingModifier> {
    override var isGroup: Bool { true }
  }
  extension CompositingModifier: ElementModifier { typealias E = CompositingElement }

  final class BlendElement: ModifierElement<BlendModifier> {
    override var blendMode: BlendMode { modifier.mode }
  }
  extension BlendModifier: ElementModifier { typealias E = BlendElement }

  extension Element {
    /// A change about a point.
    func about(_ x: CGFloat, _ y: CGFloat, _ change: ProjectionTransform) -> ProjectionTransform {
      ProjectionTransform.move(-x, -y).concatenating(change).concatenating(.move(x, y))
    }
  }

  final class ScaleElement: ModifierElement<ScaleModifier> {
    override var effect: ProjectionTransform? {
      about(
        modifier.anchor.x * size.width, modifier.anchor.y * size.height,
        ProjectionTransform(CGAffineTransform(scaleX: modifier.x, y: modifier.y)))
    }
  }
  extension ScaleModifier: ElementModifier { typealias E = ScaleElement }

  final class RotationElement: ModifierElement<RotationModifier> {
    override var effect: ProjectionTransform? {
      let (s, c) = (sin(modifier.angle.radians), cos(modifier.angle.radians))
      return about(
        modifier.anchor.x * size.width, modifier.anchor.y * size.height,
        ProjectionTransform(CGAffineTransform(a: c, b: s, c: -s, d: c, tx: 0, ty: 0)))
    }
  }
  extension RotationModifier: ElementModifier { typealias E = RotationElement }

  final class Rotation3DElement: ModifierElement<Rotation3DModifier> {
    override var effect: ProjectionTransform? {
      let m = modifier!
      var perspective = CATransform3DIdentity
      let extent = max(size.width, size.height)
      if extent > 0 { perspective.m34 = -m.perspective / extent }
      let turn = CATransform3DMakeRotation(m.angle.radians, m.axis.x, m.axis.y, m.axis.z)
      let all = CATransform3DConcat(
        CATransform3DMakeTranslation(0, 0, -m.anchorZ),
        CATransform3DConcat(
          turn, CATransform3DConcat(CATransform3DMakeTranslation(0, 0, m.anchorZ), perspective)))
      return about(
        m.anchor.x * size.width, m.anchor.y * size.height, ProjectionTransform(all))
    }
  }
  extension Rotation3DModifier: ElementModifier { typealias E = Rotation3DElement }

  final class ProjectionElement: ModifierElement<ProjectionModifier> {
    override var effect: ProjectionTransform? { modifier.transform }
    override var isAnimatable: Bool { false }
  }
  extension ProjectionModifier: ElementModifier { typealias E = ProjectionElement }

  final class ClipElement<S: Shape>: ModifierElement<ClipModifier<S>> {
    override var clip: Path? { modifier.shape.path(in: CGRect(origin: .zero, size: size)) }
  }
  extension ClipModifier: ElementModifier { typealias E = ClipElement<S> }

  final class MaskElement<Mask: View>: ModifierElement<MaskModifier<Mask>> {
    var layer: Node!
    override var mask: Element? { layer.elements.first }
    override func layOutChildren() {
      super.layOutChildren()
      for element in layer.elements {
        place(element, aligned: modifier.alignment, Proposal(size))
      }
    }
  }
  extension MaskModifier: ModifierRuntime {
    func build(_ node: Node, _ content: any View) {
      let inner = node.child("content", content)
      let layer = node.child("mask", ZStack(alignment: alignment) { mask })
      node.wrap(inner, in: MaskElement<Mask>.self) {
        $0.modifier = self
        $0.layer = layer
      }
    }
  }

  final class TransactionElement: ModifierElement<TransactionModifier> {
    override func transact(_ transaction: inout Transaction) { modifier.transform(&transaction) }
  }
  extension TransactionModifier: ElementModifier { typealias E = TransactionElement }

  final class AnimationElement<V: Equatable>: ModifierElement<AnimationModifier<V>> {
    private var value: V?
    override func transact(_ transaction: inout Transaction) {
      if let value, value != modifier.value, !transaction.disablesAnimations {
        transaction.animation = modifier.animation
      }
      value = modifier.value
    }
  }
  extension AnimationModifier: ElementModifier { typealias E = AnimationElement<V> }

  final class TransitionElement: ModifierElement<TransitionModifier> {}
  extension TransitionModifier: ElementModifier { typealias E = TransitionElement }
#endif
