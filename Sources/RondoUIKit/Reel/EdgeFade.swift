#if canImport(UIKit) && !os(watchOS)
  import RondoCore
  import UIKit

  /// A mask that fades the edges and does not move; over a motion its colours change.
  @MainActor final class EdgeFade {
    let layer = CAGradientLayer()
    /// When what its colours do is over, by the banner's clock; nil while they do nothing.
    private(set) var end: TimeInterval?

    private static let keyPath = "colors"

    /// Lies over a banner's window, and goes along if that gets its size in an animation.
    ///
    /// - Parameters:
    ///   - resizing: The window's animation.
    ///   - clock: The layer by whose time it is.
    func lie(
      in bounds: CGRect, length: CGFloat, isHorizontal: Bool, resizing: CABasicAnimation?,
      by clock: CALayer
    ) {
      let extent = isHorizontal ? bounds.width : bounds.height
      guard extent > 0 else { return }
      let part = Double(min(length / extent, 0.5))
      let locations = [0, part, 1 - part, 1].map { NSNumber(value: $0) }
      if layer.frame != bounds || layer.locations != locations {
        resize(to: bounds, locations, along: layer.bounds.isEmpty ? nil : resizing, by: clock)
      }
      withoutActions {
        layer.locations = locations
        layer.startPoint = isHorizontal ? CGPoint(x: 0, y: 0.5) : CGPoint(x: 0.5, y: 0)
        layer.endPoint = isHorizontal ? CGPoint(x: 1, y: 0.5) : CGPoint(x: 0.5, y: 1)
        layer.frame = bounds
      }
    }

    /// Comes from where it is seen to be.
    private func resize(
      to bounds: CGRect, _ locations: [NSNumber], along resizing: CABasicAnimation?,
      by clock: CALayer
    ) {
      let shown = layer.presentation() ?? layer
      let ways: [(path: String, from: Any?, to: Any?)] = [
        ("bounds.size", shown.bounds.size, bounds.size),
        ("position", shown.position, CGPoint(x: bounds.midX, y: bounds.midY)),
        ("locations", shown.locations, locations),
      ]
      for way in ways {
        layer.removeAnimation(forKey: way.path)
        guard let animation = resizing?.alike(way.path, from: way.from, to: way.to) else {
          continue
        }
        // 0 is now.
        if animation.beginTime != 0 {
          animation.beginTime = layer.convertTime(animation.beginTime, from: clock)
        }
        layer.add(animation, forKey: way.path)
      }
    }

    /// Has the sides faded so much, in 0...1.
    func stand(before: Double, after: Double) {
      end = nil
      layer.removeAnimation(forKey: Self.keyPath)
      withoutActions { layer.colors = Self.colors(before: before, after: after) }
    }

    /// Plays keyframes as `Reel.fadeKeyframes(in:over:)` writes them, and has their end as its own state.
    ///
    /// - Parameter clock: The layer by whose time they are; the mask's own may be another.
    func play(_ keyframes: [Keyframe], by clock: CALayer) {
      guard let last = keyframes.last else { return }
      stand(before: last.pose.rotateX, after: last.pose.rotateY)
      let media = CACurrentMediaTime()
      let shift = layer.convertTime(media, from: nil) - clock.convertTime(media, from: nil)
      let animation = CAKeyframeAnimation.playing(
        Self.keyPath,
        keyframes.map {
          (
            $0.time + shift,
            Self.colors(before: $0.pose.rotateX, after: $0.pose.rotateY), $0.curve
          )
        }, repeats: false, isFast: false)
      guard let animation else { return }
      layer.add(animation, forKey: Self.keyPath)
      end = last.time
    }

    private static func colors(before: Double, after: Double) -> [CGColor] {
      [before, 0, 0, after].map { UIColor.black.withAlphaComponent(1 - $0).cgColor }
    }

    /// A layer without a view animates what it is told.
    private func withoutActions(_ body: () -> Void) {
      CATransaction.begin()
      CATransaction.setDisableActions(true)
      body()
      CATransaction.commit()
    }
  }

  @nonobjc extension ReelView {
    /// Fades the edges over which content goes on: over a motion that is handed over as the engine writes
    /// it out, else as much as it says for now.
    func updateFade(over motion: Handover.Motion?) {
      guard fadeLength > 0, reel.canMove else {
        if stage.layer.mask != nil {
          stage.layer.mask = nil
          fade.stand(before: 0, after: 0)
        }
        return
      }
      fade.lie(
        in: stage.bounds, length: fadeLength, isHorizontal: axis == .horizontal, resizing: resizing,
        by: clock)
      if stage.layer.mask !== fade.layer { stage.layer.mask = fade.layer }
      let length = Double(fadeLength)
      let keyframes = motion.map { reel.fadeKeyframes(in: $0, over: length) } ?? []
      guard keyframes.isEmpty else { return fade.play(keyframes, by: clock) }
      let fades = reel.fades(over: length)
      fade.stand(before: fades.before, after: fades.after)
    }

    /// Fades the edges for now, unless that is being played.
    func updateFade() {
      if let end = fade.end, end > now { return }
      updateFade(over: nil)
    }
  }
#endif
