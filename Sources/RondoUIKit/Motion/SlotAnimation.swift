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
    let isFast: Bool

    /// Returns the animation of one number over all keyframes; nil if it never changes.
    func animation(of keyPath: String, _ value: (Pose) -> Double) -> CAKeyframeAnimation? {
      CAKeyframeAnimation.playing(
        keyPath, keyframes.map { ($0.time, value($0.pose), $0.curve) }, repeats: repeats,
        isFast: isFast)
    }
  }

  extension CAKeyframeAnimation {
    /// Returns an animation through values, each with its time by the layer and its curve up to the next;
    /// nil if nothing ever changes.
    @MainActor static func playing<Value: Equatable>(
      _ keyPath: String, _ keyframes: [(time: Double, value: Value, curve: TransitionCurve)],
      repeats: Bool, isFast: Bool
    ) -> CAKeyframeAnimation? {
      guard let first = keyframes.first, let last = keyframes.last, last.time > first.time,
        keyframes.contains(where: { $0.value != first.value })
      else { return nil }
      let duration = last.time - first.time
      let animation = CAKeyframeAnimation(keyPath: keyPath)
      animation.values = keyframes.map(\.value)
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
      // What Apple names for motion that covers a large part of the screen; a text that runs slowly all day
      // is as smooth at half of it, which is what screens have without asking.
      animation.preferredFrameRateRange =
        isFast
        ? CAFrameRateRange(minimum: 80, maximum: 120, preferred: 120)
        : CAFrameRateRange(minimum: 30, maximum: 60, preferred: 60)
      return animation
    }
  }
#endif
