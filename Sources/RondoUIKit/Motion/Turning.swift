#if canImport(UIKit) && !os(watchOS)
  import RondoCore
  import UIKit

  /// Where the slots' middles were before the banner got another size, and how long it takes to get it.
  struct Turning {
    let middles: [Handover.View: CGPoint]
    let duration: TimeInterval
  }

  /// A size that changes in an animation, as when the device is turned: slots go along instead of jumping.
  @nonobjc extension ReelView {
    /// Notes where the slots are, if the layout that begins is animated and changes the size.
    func noteTurning() {
      turning = nil
      let duration = UIView.inheritedAnimationDuration
      guard duration > 0, UIView.areAnimationsEnabled, window != nil, !slots.isEmpty,
        stage.bounds.size != bounds.size, !stage.bounds.isEmpty
      else { return }
      let present = presentReel
      let handover = Handover(present)
      var middles: [Handover.View: CGPoint] = [:]
      for number in handover.numbers(preload: preload) {
        middles[handover.view(of: number)] = middle(of: number, handover, in: stage.bounds.size)
      }
      turning = Turning(middles: middles, duration: duration)
    }

    /// Gives slots their new size by the animation that is under way.
    func resizeTurning(_ numbers: [(number: Int, view: Handover.View)], _ handover: Handover) {
      guard let turning else { return }
      for (number, view) in numbers where turning.middles[view] != nil {
        let (size, lead) = slotSize(handover.writer.strip.extent(of: number))
        slots[view]?.resize(size, lead: lead)
      }
    }

    /// Has slots come to their new places from where they were, whatever else moves them.
    func turn(_ handover: Handover, _ standing: Range<Int>) {
      guard let turning else { return }
      let resizing = resizing
      self.turning = nil
      for number in standing {
        let view = handover.view(of: number)
        guard let old = turning.middles[view], let slot = slots[view] else { continue }
        let new = middle(of: number, handover, in: bounds.size)
        play(
          Slide(
            x: Double(old.x - new.x), y: Double(old.y - new.y), start: reel.time,
            duration: resizing?.duration ?? turning.duration, curve: resizing?.curve ?? .easeInOut),
          slot, like: resizing)
      }
    }

    /// How the window gets the size that it has been given in this layout; nil if it has it at once.
    var resizing: CABasicAnimation? { turning == nil ? nil : stage.layer.resizing }

    /// Where a slot's middle is in a window of a size.
    private func middle(of number: Int, _ handover: Handover, in window: CGSize) -> CGPoint {
      let pose = handover.pose(of: number)
      let half = handover.writer.strip.extent(of: number) / 2
      return axis == .horizontal
        ? CGPoint(x: pose.x + half, y: pose.y + Double(window.height) / 2)
        : CGPoint(x: pose.x + Double(window.width) / 2, y: pose.y + half)
    }
  }

  extension CALayer {
    /// The animation that UIKit has added last for the layer's size.
    fileprivate var resizing: CABasicAnimation? {
      animationKeys()?.last { $0.hasPrefix("bounds") }
        .flatMap { animation(forKey: $0) as? CABasicAnimation }
    }
  }

  extension CABasicAnimation {
    /// Returns an animation of something else that begins, takes and eases as this one does, be it a spring.
    func alike(_ keyPath: String, from: Any?, to: Any?) -> CABasicAnimation {
      let animation = copy() as? CABasicAnimation ?? CABasicAnimation()
      animation.keyPath = keyPath
      animation.fromValue = from
      animation.toValue = to
      animation.byValue = nil
      animation.isAdditive = false
      animation.isCumulative = false
      // It counts how many are over.
      animation.delegate = nil
      return animation
    }

    /// Its curve; a spring's is near to that of what eases out.
    fileprivate var curve: TransitionCurve {
      guard let timingFunction else { return self is CASpringAnimation ? .easeOut : .linear }
      let points = UnsafeMutablePointer<Float>.allocate(capacity: 4)
      defer { points.deallocate() }
      timingFunction.getControlPoint(at: 1, values: points)
      timingFunction.getControlPoint(at: 2, values: points + 2)
      return TransitionCurve(
        Double(points[0]), Double(points[1]), Double(points[2]), Double(points[3]))
    }
  }
#endif
