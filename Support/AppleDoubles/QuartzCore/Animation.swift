public protocol CAAnimationDelegate: NSObjectProtocol {}

open class CAAnimation: NSObject, CAMediaTiming, CAAction {
  open func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?) {}

  open var beginTime: CFTimeInterval = 0
  open var duration: CFTimeInterval = 0
  open var speed: Float = 1
  open var timeOffset: CFTimeInterval = 0
  open var repeatCount: Float = 0
  open var repeatDuration: CFTimeInterval = 0
  open var autoreverses = false
  open var fillMode = CAMediaTimingFillMode.removed
  open var timingFunction: CAMediaTimingFunction?
  open var delegate: (any CAAnimationDelegate)?
  open var isRemovedOnCompletion = true
  @available(iOS 15.0, macCatalyst 15.0, tvOS 15.0, *)
  open var preferredFrameRateRange = CAFrameRateRange.default
  public override init() { super.init() }

  #if os(Linux)
    /// Returns the fraction of the duration at a time of the layer; nil where it has no effect.
    func fraction(at layerTime: CFTimeInterval) -> Double? {
      guard duration > 0 else { return nil }
      let time = (layerTime - beginTime) * Double(speed) + timeOffset
      let cycle = autoreverses ? 2 * duration : duration
      let active = repeatDuration > 0
        ? repeatDuration : cycle * max(repeatCount > 0 ? Double(repeatCount) : 1, 0)
      if time < 0 { return fillMode == .backwards || fillMode == .both ? 0 : nil }
      if time >= active {
        guard !isRemovedOnCompletion, fillMode == .forwards || fillMode == .both else { return nil }
        return eased(folded(active, cycle, atEnd: true))
      }
      return eased(folded(time, cycle, atEnd: false))
    }

    private func folded(_ time: Double, _ cycle: Double, atEnd: Bool) -> Double {
      var rest = time - (time / cycle).rounded(.down) * cycle
      if atEnd && rest == 0 { rest = cycle }
      if rest > duration { rest = cycle - rest }
      return min(rest / duration, 1)
    }

    private func eased(_ fraction: Double) -> Double {
      timingFunction?.value(at: fraction) ?? fraction
    }

    /// Returns a copy, as Core Animation keeps one.
    func kept() -> CAAnimation {
      let copy = Swift.type(of: self).fresh()
      take(into: copy)
      return copy
    }
    class func fresh() -> CAAnimation { CAAnimation() }
    func take(into copy: CAAnimation) {
      copy.beginTime = beginTime
      copy.duration = duration
      copy.speed = speed
      copy.timeOffset = timeOffset
      copy.repeatCount = repeatCount
      copy.repeatDuration = repeatDuration
      copy.autoreverses = autoreverses
      copy.fillMode = fillMode
      copy.timingFunction = timingFunction
      copy.delegate = delegate
      copy.isRemovedOnCompletion = isRemovedOnCompletion
      copy.preferredFrameRateRange = preferredFrameRateRange
    }
  #endif
}

#if os(Linux)
  extension CAAnimation: NSCopying {
    public func copy(with zone: NSZone?) -> Any { kept() }
  }
#endif

open class CAPropertyAnimation: CAAnimation {
  open var keyPath: String?
  open var isAdditive = false
  open var isCumulative = false
  public override init() { super.init() }
  public convenience init(keyPath path: String?) {
    self.init()
    keyPath = path
  }

  #if os(Linux)
    override func take(into copy: CAAnimation) {
      super.take(into: copy)
      guard let copy = copy as? CAPropertyAnimation else { return }
      copy.keyPath = keyPath
      copy.isAdditive = isAdditive
      copy.isCumulative = isCumulative
    }
    /// Returns the value at a fraction of the duration, over the one without the animation.
    func value(at fraction: Double, over base: Double) -> Double { base }
  #endif
}

open class CABasicAnimation: CAPropertyAnimation {
  open var fromValue: Any?
  open var toValue: Any?
  open var byValue: Any?

  #if os(Linux)
    override class func fresh() -> CAAnimation { CABasicAnimation() }
    override func take(into copy: CAAnimation) {
      super.take(into: copy)
      guard let copy = copy as? CABasicAnimation else { return }
      copy.fromValue = fromValue
      copy.toValue = toValue
      copy.byValue = byValue
    }
    /// Returns the animation of one of the numbers of which the values are made.
    func component(_ number: (Any) -> Double?) -> CABasicAnimation {
      let copy = kept() as! CABasicAnimation
      (copy.fromValue, copy.toValue) = (fromValue.flatMap(number), toValue.flatMap(number))
      return copy
    }
    override func value(at fraction: Double, over base: Double) -> Double {
      let from = fromValue.flatMap(number) ?? base
      let to = toValue.flatMap(number) ?? byValue.flatMap(number).map { from + $0 } ?? base
      return from + fraction * (to - from) + (isAdditive ? base : 0)
    }
  #endif
}

@available(iOS 9.0, macCatalyst 13.1, tvOS 9.0, *)
open class CASpringAnimation: CABasicAnimation {
  #if os(Linux)
    override class func fresh() -> CAAnimation { CASpringAnimation() }
  #endif
}

public struct CAAnimationCalculationMode: Hashable, Sendable, RawRepresentable {
  public var rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public static let linear = Self(rawValue: "linear")
  public static let discrete = Self(rawValue: "discrete")
  public static let paced = Self(rawValue: "paced")
  public static let cubic = Self(rawValue: "cubic")
}

open class CAKeyframeAnimation: CAPropertyAnimation {
  open var values: [Any]?
  open var keyTimes: [NSNumber]?
  open var timingFunctions: [CAMediaTimingFunction]?
  open var calculationMode = CAAnimationCalculationMode.linear

  #if os(Linux)
    private lazy var numbers = (values ?? []).map { number($0) ?? .nan }
    private lazy var times = keyTimes?.map(\.doubleValue)
      ?? numbers.indices.map { Double($0) / Double(max(numbers.count - 1, 1)) }

    override class func fresh() -> CAAnimation { CAKeyframeAnimation() }
    override func take(into copy: CAAnimation) {
      super.take(into: copy)
      guard let copy = copy as? CAKeyframeAnimation else { return }
      copy.values = values
      copy.keyTimes = keyTimes
      copy.timingFunctions = timingFunctions
      copy.calculationMode = calculationMode
    }
    override func value(at fraction: Double, over base: Double) -> Double {
      guard let (first, second, part) = stretch(at: fraction, of: numbers.count) else {
        return base
      }
      return numbers[first] + part * (numbers[second] - numbers[first])
        + (isAdditive ? base : 0)
    }

    /// Returns the colours at a fraction of the duration: in a row of them each goes over to the one at
    /// its place; nil where the values are no such rows.
    func colors(at fraction: Double) -> [CGColor]? {
      let rows = (values ?? []).compactMap { $0 as? [CGColor] }
      guard rows.count == values?.count,
        let (first, second, part) = stretch(at: fraction, of: rows.count)
      else { return nil }
      return zip(rows[first], rows[second]).map { color, next in
        func between(_ first: CGFloat, _ second: CGFloat) -> CGFloat {
          first + CGFloat(part) * (second - first)
        }
        return CGColor(
          red: between(color.red, next.red), green: between(color.green, next.green),
          blue: between(color.blue, next.blue), alpha: between(color.alpha, next.alpha))
      }
    }

    /// Returns the two values between which a fraction of the duration is, and how far on the way; nil
    /// unless each value has its time.
    private func stretch(at fraction: Double, of count: Int) -> (Int, Int, Double)? {
      guard count > 0, times.count == count else { return nil }
      // The last segment that has begun, so that of two key times at once the later one holds.
      guard let next = times.firstIndex(where: { $0 > fraction }) else {
        return (count - 1, count - 1, 0)
      }
      guard next > 0 else { return (0, 0, 0) }
      let part = (fraction - times[next - 1]) / (times[next] - times[next - 1])
      let eased =
        (timingFunctions ?? []).indices.contains(next - 1)
        ? timingFunctions?[next - 1].value(at: part) ?? part : part
      return (next - 1, next, eased)
    }
  #endif
}

open class CAAnimationGroup: CAAnimation {
  open var animations: [CAAnimation]?
}

public struct CATransitionType: Hashable, Sendable, RawRepresentable {
  public var rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public static let fade = Self(rawValue: "fade")
}

open class CATransition: CAAnimation {
  open var type = CATransitionType.fade
  #if os(Linux)
    override class func fresh() -> CAAnimation { CATransition() }
  #endif
}

open class CATransaction: NSObject {
  open class func begin() {}
  open class func commit() {}
  open class func flush() {}
  open class func setDisableActions(_ flag: Bool) {}
}

#if os(Linux)
  /// Returns a key frame's value as a number.
  func number(_ value: Any) -> Double? {
    switch value {
    case let value as Double: value
    case let value as CGFloat: Double(value)
    case let value as Float: Double(value)
    case let value as Int: Double(value)
    case let value as NSNumber: value.doubleValue
    default: nil
    }
  }
#endif
