#if canImport(UIKit) && !os(watchOS)
  import RondoCore
  import UIKit

  /// One of a pose's numbers, and where Core Animation finds it.
  enum PoseParameter: String, CaseIterable {
    case x = "position.x"
    case y = "position.y"
    case z = "zPosition"
    case rotateX = "transform.rotation.x"
    case rotateY = "transform.rotation.y"
    case rotateZ = "transform.rotation.z"
    case scale = "transform.scale"
    case opacity = "opacity"

    /// Returns the number for a slot of a size; positions are those of its middle.
    func value(in pose: Pose, size: CGSize, lead: CGPoint) -> Double {
      switch self {
      case .x: pose.x - Double(lead.x) + Double(size.width) / 2
      case .y: pose.y - Double(lead.y) + Double(size.height) / 2
      case .z: pose.z
      case .rotateX: pose.rotateX
      case .rotateY: pose.rotateY
      case .rotateZ: pose.rotateZ
      case .scale: pose.scale
      case .opacity: pose.opacity
      }
    }
  }

  /// Keyframes of one view as Core Animation takes them.
  @MainActor struct SlotAnimation {
    let keyframes: [Keyframe]
    let repeats: Bool

    /// Returns the animation of one number over all keyframes; nil if it never changes.
    func animation(of keyPath: String, _ value: (Pose) -> Double) -> CAKeyframeAnimation? {
      guard let first = keyframes.first, let last = keyframes.last, last.time > first.time else {
        return nil
      }
      let values = keyframes.map { value($0.pose) }
      guard values.contains(where: { $0 != values[0] }) else { return nil }
      let duration = last.time - first.time
      let animation = CAKeyframeAnimation(keyPath: keyPath)
      animation.values = values
      animation.keyTimes = keyframes.map {
        NSNumber(value: min(max(($0.time - first.time) / duration, 0), 1))
      }
      animation.timingFunctions = keyframes.dropLast().map {
        let curve = $0.curve
        return CAMediaTimingFunction(
          controlPoints: Float(curve.x1), Float(curve.y1), Float(curve.x2), Float(curve.y2))
      }
      // 0 would mean "now".
      animation.beginTime = first.time == 0 ? .leastNonzeroMagnitude : first.time
      animation.duration = duration
      animation.repeatCount = repeats ? .infinity : 1
      animation.fillMode = .both
      animation.isRemovedOnCompletion = false
      animation.preferredFrameRateRange = SlotAnimation.frameRates
      return animation
    }

    /// What Apple names for motion that covers a large part of the screen.
    private static var frameRates: CAFrameRateRange {
      CAFrameRateRange(minimum: 80, maximum: 120, preferred: 120)
    }
  }
#endif
