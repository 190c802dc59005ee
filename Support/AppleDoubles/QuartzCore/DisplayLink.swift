open class CADisplayLink: NSObject {
  open private(set) var timestamp: CFTimeInterval = 0
  open private(set) var targetTimestamp: CFTimeInterval = 0
  open private(set) var duration: CFTimeInterval = 1.0 / 60
  open var isPaused = false
  @available(iOS 15.0, macCatalyst 15.0, tvOS 15.0, *)
  open var preferredFrameRateRange = CAFrameRateRange.default
  private var body: (@MainActor (CADisplayLink) -> Void)?

  #if canImport(ObjectiveC)
    public init(target: Any, selector sel: Selector) { super.init() }
  #endif
  open func add(to runloop: RunLoop, forMode mode: RunLoop.Mode) {
    CADisplayLink.live.append(self)
  }
  open func invalidate() { CADisplayLink.live.removeAll { $0 === self } }

  /// Test control: the links that ask for frames.
  nonisolated(unsafe) public static private(set) var live: [CADisplayLink] = []

  #if os(Linux)
    /// Test control: stands for a target and a selector.
    @MainActor public init(body: @escaping @MainActor (CADisplayLink) -> Void) {
      self.body = body
      super.init()
    }

    /// Test control: one frame, shown `ahead` seconds later.
    @MainActor public static func tick(ahead: CFTimeInterval = 1.0 / 60) {
      for link in live where !link.isPaused {
        link.timestamp = DoubleClock.now
        link.targetTimestamp = DoubleClock.now + ahead
        link.duration = ahead
        link.body?(link)
      }
    }
  #endif
}
