#if canImport(UIKit) && !os(watchOS)
  import RondoCore
  import UIKit

  /// A view in the window and the item's view inside it.
  @MainActor final class Slot {
    let host = UIView()
    private(set) var content: UIView?
    /// How it moves after a change of items.
    var slide: Slide?
    private var size = CGSize.zero
    /// How much the slot overlaps its neighbour on the left or upper side.
    private var lead = CGPoint.zero

    init() {
      host.layer.allowsEdgeAntialiasing = true
      // Cube and wheel: a face that is turned away is not drawn from behind.
      host.layer.isDoubleSided = false
    }

    func show(_ view: UIView) {
      guard view !== content || view.superview !== host else { return }
      if content?.superview === host { content?.removeFromSuperview() }
      content = view
      host.addSubview(view)
      layOut()
    }

    /// Takes the item's view out, to be used for another one.
    func takeContent() -> UIView? {
      let view = content
      if view?.superview === host { view?.removeFromSuperview() }
      content = nil
      return view
    }

    private func layOut() {
      content?.bounds = CGRect(origin: .zero, size: size)
      content?.center = CGPoint(x: size.width / 2, y: size.height / 2)
    }

    func resize(_ size: CGSize, lead: CGPoint) {
      self.lead = lead
      guard size != self.size else { return }
      self.size = size
      host.bounds = CGRect(origin: .zero, size: size)
      layOut()
    }
  }

  // MARK: Motion

  extension Slot {
    /// Stands at a pose.
    func stand(_ pose: Pose, size: CGSize, lead: CGPoint, axis: Reel.Axis) {
      stop()
      resize(size, lead: lead)
      model(pose, axis: axis)
    }

    /// Plays keyframes, and has their end as its own state.
    func play(
      _ animation: SlotAnimation, standing pose: Pose, size: CGSize, lead: CGPoint, axis: Reel.Axis
    ) {
      stop()
      resize(size, lead: lead)
      var animations: [PoseParameter: CAAnimation] = [:]
      for parameter in PoseParameter.allCases {
        animations[parameter] = animation.animation(of: parameter.rawValue) {
          parameter.value(in: $0, size: size, lead: lead)
        }
      }
      // An angle that is animated replaces one of those that the layer's own transform is made of, and of
      // one turned by more than a quarter these are others than it was made from.
      model(pose, axis: axis, animating: Set(animations.keys))
      if animation.keyframes.contains(where: { $0.pose.contentShift != 0 }) {
        host.clipsToBounds = true
      }
      for (parameter, made) in animations { host.layer.add(made, forKey: parameter.rawValue) }
      let path = contentPath(axis)
      let middle = axis == .horizontal ? size.width / 2 : size.height / 2
      if let made = animation.animation(of: path, { Double(middle) + $0.contentShift }) {
        content?.layer.add(made, forKey: path)
      }
    }

    /// Has only those parts of a long text drawn that are seen between some poses in a window of a width; of
    /// none all.
    func draw(
      _ sightings: @autoclosure () -> [(first: Pose, last: Pose)], in width: CGFloat,
      axis: Reel.Axis
    ) {
      guard let strip = content as? TextStrip else { return }
      let sightings = sightings()
      // Turned and scaled it is all there.
      let isFlat = sightings.allSatisfy { $0.first.isFlat && $0.last.isFlat }
      guard isFlat, axis == .horizontal, width > 0 else {
        strip.seen = []
        return
      }
      strip.seen = sightings.map { first, last in
        let places = (CGFloat(min(first.x, last.x)), CGFloat(max(first.x, last.x)))
        return -places.1...max(width - places.0, -places.1)
      }
    }

    private func stop() {
      for parameter in PoseParameter.allCases {
        host.layer.removeAnimation(forKey: parameter.rawValue)
      }
      content?.layer.removeAnimation(forKey: contentPath(.horizontal))
      content?.layer.removeAnimation(forKey: contentPath(.vertical))
    }

    private func contentPath(_ axis: Reel.Axis) -> String {
      (axis == .horizontal ? PoseParameter.x : .y).rawValue
    }

    /// Takes a pose, but for turns and a scale that are animated.
    private func model(_ pose: Pose, axis: Reel.Axis, animating animated: Set<PoseParameter> = []) {
      func value(_ parameter: PoseParameter) -> CGFloat {
        CGFloat(parameter.value(in: pose, size: size, lead: lead))
      }
      host.center = CGPoint(x: value(.x), y: value(.y))
      host.alpha = value(.opacity)
      let layer = host.layer
      layer.zPosition = value(.z)
      func still(_ parameter: PoseParameter, or rest: CGFloat) -> CGFloat {
        animated.contains(parameter) ? rest : value(parameter)
      }
      // The engine's order: scaled, then turned about z, y and x.
      var transform = CATransform3DMakeRotation(still(.rotateX, or: 0), 1, 0, 0)
      transform = CATransform3DRotate(transform, still(.rotateY, or: 0), 0, 1, 0)
      transform = CATransform3DRotate(transform, still(.rotateZ, or: 0), 0, 0, 1)
      let scale = still(.scale, or: 1)
      layer.transform = CATransform3DScale(transform, scale, scale, 1)
      let shift = CGFloat(pose.contentShift)
      host.clipsToBounds = shift != 0
      content?.center = CGPoint(
        x: size.width / 2 + (axis == .horizontal ? shift : 0),
        y: size.height / 2 + (axis == .vertical ? shift : 0))
    }
  }

  extension Pose {
    fileprivate var isFlat: Bool {
      scale == 1 && rotateX == 0 && rotateY == 0 && rotateZ == 0 && contentShift == 0
    }
  }
#endif
