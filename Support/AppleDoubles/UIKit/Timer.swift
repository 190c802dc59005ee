#if os(Linux)
  /// Stands for Foundation's timer, which runs by the wall clock: this one fires when a test moves
  /// the double clock past its date.
  open class Timer: NSObject {
    private let block: @Sendable (Timer) -> Void
    public let fireTime: TimeInterval
    open private(set) var isValid = true
    open var tolerance: TimeInterval = 0

    public init(
      timeInterval interval: TimeInterval, repeats: Bool,
      block: @escaping @Sendable (Timer) -> Void
    ) {
      precondition(!repeats, "not needed so far")
      fireTime = DoubleClock.now + max(interval, 0.0001)
      self.block = block
    }
    open func invalidate() {
      isValid = false
      Timer.live.removeAll { $0 === self }
    }
    fileprivate func fire() {
      invalidate()
      block(self)
    }

    /// Test control: the timers that wait.
    nonisolated(unsafe) public fileprivate(set) static var live: [Timer] = []
  }

  extension RunLoop {
    public func add(_ timer: Timer, forMode mode: RunLoop.Mode) { Timer.live.append(timer) }
  }

  extension DoubleClock {
    /// Test control: lets time pass; timers fire in order, each at its time or `late` seconds after.
    public static func advance(by seconds: TimeInterval, late: TimeInterval = 0) {
      let end = now + seconds
      while let next = Timer.live.min(by: { $0.fireTime < $1.fireTime }),
        next.fireTime + late <= end
      {
        now = max(now, next.fireTime + late)
        next.fire()
      }
      now = end
    }
  }
#endif
