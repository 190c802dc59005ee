@MainActor open class UIControl: UIView {
  override var isElementByItself: Bool { true }
  open var isEnabled = true
  public struct Event: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let touchUpInside = Self(rawValue: 1 << 6)
    public static let valueChanged = Self(rawValue: 1 << 12)
    public static let primaryActionTriggered = Self(rawValue: 1 << 13)
  }
  #if canImport(ObjectiveC)
    open func addTarget(_ target: Any?, action: Selector, for controlEvents: Event) {}
  #endif
  private var handlers: [(Event, UIAction)] = []
  @available(iOS 14.0, macCatalyst 14.0, tvOS 14.0, *)
  open func addAction(_ action: UIAction, for controlEvents: Event) {
    handlers.append((controlEvents, action))
  }
  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard let touch = touches.first, point(inside: touch.location(in: self), with: event) else {
      return
    }
    sendActions(for: [.touchUpInside, .primaryActionTriggered])
  }
  open var allControlEvents: Event { handlers.reduce(into: []) { $0.formUnion($1.0) } }
  open func sendActions(for controlEvents: Event) {
    for (event, action) in handlers where !event.isDisjoint(with: controlEvents) {
      action.handler(action)
    }
  }
}

@available(iOS 13.0, macCatalyst 13.1, tvOS 13.0, *)
@MainActor open class UIAction: NSObject {
  public let title: String
  let handler: (UIAction) -> Void
  public init(title: String = "", handler: @escaping (UIAction) -> Void) {
    self.title = title
    self.handler = handler
    super.init()
  }
}

@MainActor open class UIButton: UIControl {}

#if !os(tvOS)
  @MainActor open class UISlider: UIControl {
    /// From 0 to 1.
    open var value: Float = 0
    #if os(Linux)
      private var last: CGFloat?
      open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        last = touches.first?.location(in: self).x
      }
      open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
        guard let x = touches.first?.location(in: self).x, let old = last else { return }
        last = x
        value = min(max(value + Float((x - old) / bounds.width), 0), 1)
        sendActions(for: .valueChanged)
      }
      open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { last = nil }
      open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
        last = nil
      }
    #endif
  }

  @MainActor open class UISwitch: UIControl {
    open var isOn = false
    #if os(Linux)
      /// Its knob goes where the finger is.
      open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
        guard let x = touches.first?.location(in: self).x, isOn != (x > bounds.midX) else { return }
        isOn.toggle()
        sendActions(for: .valueChanged)
      }
    #endif
  }
#endif

@MainActor open class UIPageControl: UIControl {
  open var numberOfPages = 0
  open var currentPage = 0
}

#if os(iOS) || os(Linux)
@MainActor open class UISelectionFeedbackGenerator: NSObject {
  public override init() { super.init() }
  /// Test control.
  public static var doubleCount = 0
  open func prepare() {}
  open func selectionChanged() { Self.doubleCount += 1 }
}
#endif
