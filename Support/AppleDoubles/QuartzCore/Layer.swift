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
      shown(keyPath, at: mediaTime, over: model(keyPath))
    }

    /// Returns what the animations of a key path make of a number at a media time.
    ///
    /// - Parameter component: The number in a value that is made of several; nil where each is one itself.
    func shown(
      _ keyPath: String, at mediaTime: CFTimeInterval, over base: Double,
      component: ((Any) -> Double?)? = nil
    ) -> Double {
      let time = local(ofMediaTime: mediaTime)
      var value = base
      for (_, animation) in animations {
        guard let animation = animation as? CAPropertyAnimation, animation.keyPath == keyPath,
          let fraction = animation.fraction(at: time)
        else { continue }
        let part = component.flatMap { (animation as? CABasicAnimation)?.component($0) }
        value = (part ?? animation).value(at: fraction, over: value)
      }
      return value
    }

    /// Test control: where the render server shows this layer in the one it lies in at a media time.
    public func shownFrame(at mediaTime: CFTimeInterval) -> CGRect {
      func size(_ side: KeyPath<CGSize, CGFloat>) -> CGFloat {
        CGFloat(
          shown("bounds.size", at: mediaTime, over: Double(bounds.size[keyPath: side])) {
            ($0 as? CGSize).map { Double($0[keyPath: side]) }
          })
      }
      func place(_ axis: KeyPath<CGPoint, CGFloat>) -> CGFloat {
        CGFloat(
          shown("position", at: mediaTime, over: Double(position[keyPath: axis])) {
            ($0 as? CGPoint).map { Double($0[keyPath: axis]) }
          })
      }
      let (width, height) = (size(\.width), size(\.height))
      return CGRect(
        x: place(\.x) - anchorPoint.x * width, y: place(\.y) - anchorPoint.y * height, width: width,
        height: height)
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
      default:
        TransformParts.part(of: keyPath).map { Double(TransformParts(of: transform)[keyPath: $0]) }
          ?? .nan
      }
    }

    /// Test control: the transform shown at a media time: each animation of a part of it takes what is there
    /// apart, and puts it together with that part replaced.
    public func shownTransform(at mediaTime: CFTimeInterval) -> CATransform3D {
      let time = local(ofMediaTime: mediaTime)
      var shown = transform
      for (_, animation) in animations {
        guard let animation = animation as? CAPropertyAnimation, let path = animation.keyPath,
          path.hasPrefix("transform."), let fraction = animation.fraction(at: time)
        else { continue }
        var parts = TransformParts(of: shown)
        guard let part = TransformParts.part(of: path) else { continue }
        parts[keyPath: part] = CGFloat(
          animation.value(at: fraction, over: Double(parts[keyPath: part])))
        shown = parts.transform
      }
      return shown
    }
  #endif
}

open class CAGradientLayer: CALayer {
  open var colors: [Any]?
  open var locations: [NSNumber]?
  open var startPoint = CGPoint(x: 0.5, y: 0)
  open var endPoint = CGPoint(x: 0.5, y: 1)

  #if os(Linux)
    /// Test control: the locations that the render server shows at a media time.
    public func shownLocations(at mediaTime: CFTimeInterval) -> [Double] {
      (locations ?? []).enumerated().map { index, location in
        shown("locations", at: mediaTime, over: location.doubleValue) {
          ($0 as? [NSNumber])?[index].doubleValue
        }
      }
    }

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
