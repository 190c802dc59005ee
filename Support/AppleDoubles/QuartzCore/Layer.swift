public protocol CALayerDelegate: NSObjectProtocol {}

public protocol CAAction {
  func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?)
}

public let kCAOnOrderIn: String = "onOrderIn"
public let kCAOnOrderOut: String = "onOrderOut"

public struct CALayerContentsGravity: Hashable, Sendable, RawRepresentable {
  public var rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public static let resize = Self(rawValue: "resize")
  public static let resizeAspect = Self(rawValue: "resizeAspect")
  public static let resizeAspectFill = Self(rawValue: "resizeAspectFill")
  public static let center = Self(rawValue: "center")
}

public struct CALayerCornerCurve: Hashable, Sendable, RawRepresentable {
  public var rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public static let circular = Self(rawValue: "circular")
  public static let continuous = Self(rawValue: "continuous")
}

open class CALayer: NSObject, CAMediaTiming {
  open var bounds = CGRect.zero
  open var position = CGPoint.zero
  open var zPosition: CGFloat = 0
  open var anchorPoint = CGPoint(x: 0.5, y: 0.5)
  open var transform = CATransform3DIdentity
  open var sublayerTransform = CATransform3DIdentity
  open var isHidden = false
  open var isDoubleSided = true
  open var masksToBounds = false
  open var mask: CALayer?
  open var contents: Any?
  open var contentsScale: CGFloat = 1
  open var contentsGravity = CALayerContentsGravity.resize
  open var allowsEdgeAntialiasing = false
  open var backgroundColor: CGColor?
  open var cornerRadius: CGFloat = 0
  @available(iOS 13.0, macCatalyst 13.1, tvOS 13.0, macOS 10.15, *)
  open var cornerCurve = CALayerCornerCurve.circular
  open var borderWidth: CGFloat = 0
  open var borderColor: CGColor?
  open var opacity: Float = 1
  open var name: String?
  open weak var delegate: (any CALayerDelegate)?
  open internal(set) var sublayers: [CALayer]?
  open internal(set) weak var superlayer: CALayer?

  open var beginTime: CFTimeInterval = 0
  open var duration: CFTimeInterval = .infinity
  open var speed: Float = 1
  open var timeOffset: CFTimeInterval = 0
  open var repeatCount: Float = 0
  open var repeatDuration: CFTimeInterval = 0
  open var autoreverses = false
  open var fillMode = CAMediaTimingFillMode.removed

  fileprivate var animations: [(key: String, animation: CAAnimation)] = []

  public override required init() { super.init() }

  open var frame: CGRect {
    get {
      CGRect(
        x: position.x - anchorPoint.x * bounds.width, y: position.y - anchorPoint.y * bounds.height,
        width: bounds.width, height: bounds.height)
    }
    set {
      bounds.size = newValue.size
      position = CGPoint(
        x: newValue.minX + anchorPoint.x * newValue.width,
        y: newValue.minY + anchorPoint.y * newValue.height)
    }
  }

  open func addSublayer(_ layer: CALayer) { insertSublayer(layer, at: UInt32(sublayers?.count ?? 0)) }

  open func insertSublayer(_ layer: CALayer, at index: UInt32) {
    layer.removeFromSuperlayer()
    var layers = sublayers ?? []
    layers.insert(layer, at: min(Int(index), layers.count))
    sublayers = layers
    layer.superlayer = self
  }

  open func removeFromSuperlayer() {
    superlayer?.sublayers?.removeAll { $0 === self }
    superlayer = nil
  }

  open func setNeedsLayout() {}
  open func setNeedsDisplay() {}

  // MARK: Time

  open func convertTime(_ time: CFTimeInterval, from layer: CALayer?) -> CFTimeInterval {
    local(ofMediaTime: layer?.mediaTime(ofLocal: time) ?? time)
  }

  open func convertTime(_ time: CFTimeInterval, to layer: CALayer?) -> CFTimeInterval {
    let media = mediaTime(ofLocal: time)
    return layer?.local(ofMediaTime: media) ?? media
  }

  func local(ofMediaTime time: CFTimeInterval) -> CFTimeInterval {
    let parent = superlayer?.local(ofMediaTime: time) ?? time
    return (parent - beginTime) * Double(speed) + timeOffset
  }

  private func mediaTime(ofLocal time: CFTimeInterval) -> CFTimeInterval {
    let parent = speed == 0 ? beginTime : (time - timeOffset) / Double(speed) + beginTime
    return superlayer?.mediaTime(ofLocal: parent) ?? parent
  }

  // MARK: Animations

  open func add(_ animation: CAAnimation, forKey key: String?) {
    let key = key ?? "\(ObjectIdentifier(animation))"
    animations.removeAll { $0.key == key }
    #if os(Linux)
      let animation = animation.kept()
    #endif
    if animation.beginTime == 0 { animation.beginTime = convertTime(DoubleClock.now, from: nil) }
    animations.append((key, animation))
  }

  open func removeAnimation(forKey key: String) { animations.removeAll { $0.key == key } }
  open func removeAllAnimations() { animations = [] }
  open func animation(forKey key: String) -> CAAnimation? {
    animations.first { $0.key == key }?.animation
  }
  open func animationKeys() -> [String]? { animations.isEmpty ? nil : animations.map(\.key) }
  open func presentation() -> Self? { nil }

  #if os(Linux)
    /// Test control: what the render server shows of a number at a media time.
    public func shown(_ keyPath: String, at mediaTime: CFTimeInterval) -> Double {
      let time = local(ofMediaTime: mediaTime)
      var value = model(keyPath)
      for (_, animation) in animations {
        guard let animation = animation as? CAPropertyAnimation, animation.keyPath == keyPath,
          let fraction = animation.fraction(at: time)
        else { continue }
        value = animation.value(at: fraction, over: value)
      }
      return value
    }

    /// Test control: whether the render server changes something of this layer at a media time.
    public func isAnimating(at mediaTime: CFTimeInterval) -> Bool {
      let time = local(ofMediaTime: mediaTime)
      return animations.contains { _, animation in
        animation.fraction(at: time) != nil
          && animation.beginTime <= time
          && (animation.repeatCount == .infinity
            || time < animation.beginTime + animation.duration * Double(max(animation.repeatCount, 1)))
      }
    }

    private func model(_ keyPath: String) -> Double {
      switch keyPath {
      case "position.x": Double(position.x)
      case "position.y": Double(position.y)
      case "zPosition": Double(zPosition)
      case "opacity": Double(opacity)
      case "transform.rotation.x": rotations.x
      case "transform.rotation.y": rotations.y
      case "transform.rotation.z": rotations.z
      case "transform.scale": scale
      case "transform.translation.x": Double(transform.m41)
      case "transform.translation.y": Double(transform.m42)
      default: .nan
      }
    }

    /// The turns that the transform is made of, about x, then y, then z.
    private var rotations: (x: Double, y: Double, z: Double) {
      let s = scale > 0 ? scale : 1
      let y = asin(min(max(-Double(transform.m13) / s, -1), 1))
      let x = atan2(Double(transform.m23), Double(transform.m33))
      return (x, y, atan2(Double(transform.m12), Double(transform.m11)))
    }

    private var scale: Double {
      Double((transform.m11 * transform.m11 + transform.m12 * transform.m12
        + transform.m13 * transform.m13).squareRoot())
    }

    /// Test control: the transform shown at a media time.
    public func shownTransform(at mediaTime: CFTimeInterval) -> CATransform3D {
      let paths = ["transform.rotation.x", "transform.rotation.y", "transform.rotation.z", "transform.scale"]
      guard animations.contains(where: {
        ($0.animation as? CAPropertyAnimation)?.keyPath?.hasPrefix("transform.") ?? false
      }) else { return transform }
      let value = paths.map { CGFloat(shown($0, at: mediaTime)) }
      var result = CATransform3DMakeScale(value[3], value[3], value[3])
      result = CATransform3DConcat(result, CATransform3DMakeRotation(value[2], 0, 0, 1))
      result = CATransform3DConcat(result, CATransform3DMakeRotation(value[1], 0, 1, 0))
      result = CATransform3DConcat(result, CATransform3DMakeRotation(value[0], 1, 0, 0))
      return CATransform3DConcat(
        result,
        CATransform3DMakeTranslation(
          CGFloat(shown("transform.translation.x", at: mediaTime)),
          CGFloat(shown("transform.translation.y", at: mediaTime)), transform.m43))
    }
  #endif
}

open class CAGradientLayer: CALayer {
  open var colors: [Any]?
  open var locations: [NSNumber]?
  open var startPoint = CGPoint(x: 0.5, y: 0)
  open var endPoint = CGPoint(x: 0.5, y: 1)

  #if os(Linux)
    /// Test control: the colours that the render server shows at a media time.
    public func shownColors(at mediaTime: CFTimeInterval) -> [CGColor] {
      let time = local(ofMediaTime: mediaTime)
      var shown = (colors ?? []).compactMap { $0 as? CGColor }
      for (_, animation) in animations {
        guard let animation = animation as? CAKeyframeAnimation, animation.keyPath == "colors",
          let fraction = animation.fraction(at: time), let colors = animation.colors(at: fraction)
        else { continue }
        shown = colors
      }
      return shown
    }
  #endif
}
