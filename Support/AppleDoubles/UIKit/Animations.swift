extension UIView {
  public struct AnimationOptions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let curveEaseInOut = AnimationOptions([])
    public static let curveEaseIn = AnimationOptions(rawValue: 1 << 16)
    public static let curveEaseOut = AnimationOptions(rawValue: 2 << 16)
    public static let curveLinear = AnimationOptions(rawValue: 3 << 16)
  }

  /// How what is changed now is animated.
  @MainActor struct Inherited {
    var duration: TimeInterval
    var options: AnimationOptions = []
    static var now = Inherited(duration: 0)

    var curve: CAMediaTimingFunctionName {
      switch options.rawValue >> 16 & 3 {
      case 1: .easeIn
      case 2: .easeOut
      case 3: .linear
      default: .easeInEaseOut
      }
    }
  }

  public class func animate(
    withDuration duration: TimeInterval, animations: @escaping () -> Void
  ) {
    inheriting(Inherited(duration: duration), animations)
  }
  /// Tells of no completion.
  public class func animate(
    withDuration duration: TimeInterval, delay: TimeInterval, options: AnimationOptions = [],
    animations: @escaping () -> Void, completion: ((Bool) -> Void)? = nil
  ) {
    inheriting(Inherited(duration: duration, options: options), animations)
  }
  public class func performWithoutAnimation(_ actionsWithoutAnimation: () -> Void) {
    inheriting(Inherited(duration: 0), actionsWithoutAnimation)
  }
  private class func inheriting(_ inherited: Inherited, _ body: () -> Void) {
    let outer = Inherited.now
    Inherited.now = inherited
    body()
    Inherited.now = outer
  }
  @available(iOS 9.0, macCatalyst 13.1, tvOS 9.0, *)
  public class var inheritedAnimationDuration: TimeInterval { Inherited.now.duration }
  public class var areAnimationsEnabled: Bool { true }

  /// Has its layer come from where it was, each way on top of the ones under way, as UIKit does.
  func animatePlace(from size: CGSize, _ center: CGPoint) {
    #if os(Linux)
      guard Inherited.now.duration > 0, window != nil else { return }
      let new = layer.bounds.size
      if size != new {
        add(
          "bounds.size", CGSize(width: size.width - new.width, height: size.height - new.height),
          CGSize.zero)
      }
      if center != layer.position {
        add(
          "position", CGPoint(x: center.x - layer.position.x, y: center.y - layer.position.y),
          CGPoint.zero)
      }
    #endif
  }

  private func add(_ path: String, _ from: Any, _ to: Any) {
    let animation = CABasicAnimation(keyPath: path)
    animation.fromValue = from
    animation.toValue = to
    animation.isAdditive = true
    animation.duration = Inherited.now.duration
    animation.fillMode = .both
    animation.timingFunction = CAMediaTimingFunction(name: Inherited.now.curve)
    // Several at once have keys of their own.
    let count = layer.animationKeys()?.count { $0.hasPrefix(path) } ?? 0
    layer.add(animation, forKey: count == 0 ? path : "\(path)-\(count + 1)")
  }
}
