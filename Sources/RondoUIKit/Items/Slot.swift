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
      model(pose, axis: axis)
      for parameter in PoseParameter.allCases {
        let path = parameter.rawValue
        let made = animation.animation(of: path) {
          parameter.value(in: $0, size: size, lead: lead)
        }
        if let made { host.layer.add(made, forKey: path) }
      }
      let path = contentPath(axis)
      let middle = axis == .horizontal ? size.width / 2 : size.height / 2
      if let made = animation.animation(of: path, { Double(middle) + $0.contentShift }) {
        content?.layer.add(made, forKey: path)
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

    private func model(_ pose: Pose, axis: Reel.Axis) {
      func value(_ parameter: PoseParameter) -> CGFloat {
        CGFloat(parameter.value(in: pose, size: size, lead: lead))
      }
      host.center = CGPoint(x: value(.x), y: value(.y))
      host.alpha = value(.opacity)
      let layer = host.layer
      layer.zPosition = value(.z)
      // The engine's order: scaled, then turned about z, y and x.
      var transform = CATransform3DMakeRotation(value(.rotateX), 1, 0, 0)
      transform = CATransform3DRotate(transform, value(.rotateY), 0, 1, 0)
      transform = CATransform3DRotate(transform, value(.rotateZ), 0, 0, 1)
      layer.transform = CATransform3DScale(transform, value(.scale), value(.scale), 1)
      let shift = CGFloat(pose.contentShift)
      host.clipsToBounds = host.clipsToBounds || shift != 0
      content?.center = CGPoint(
        x: size.width / 2 + (axis == .horizontal ? shift : 0),
        y: size.height / 2 + (axis == .vertical ? shift : 0))
    }
  }
#endif
