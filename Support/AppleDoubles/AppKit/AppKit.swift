// Only for Apple's macOS triple: what the host for macOS takes from AppKit.
@_exported public import QuartzCore

@MainActor open class NSResponder: NSObject {
  public override init() { super.init() }
  open func scrollWheel(with event: NSEvent) {}
}

@MainActor open class NSView: NSResponder {
  public init(frame frameRect: CGRect) { super.init() }
  public required init?(coder: NSCoder) { super.init() }
  open weak var window: NSWindow? { nil }
  open var bounds: CGRect = .zero
  open var frame: CGRect = .zero
  open var visibleRect: CGRect { bounds }
  open weak var superview: NSView? { nil }
  open var enclosingScrollView: NSScrollView? { nil }
  open func isDescendant(of view: NSView) -> Bool { view === self }
  open var isFlipped: Bool { false }
  open func viewDidMoveToWindow() {}
  open func hitTest(_ point: CGPoint) -> NSView? { self }
  open func convert(_ point: CGPoint, from view: NSView?) -> CGPoint { point }
  open var fittingSize: CGSize { .zero }
  open func layoutSubtreeIfNeeded() {}
}

@MainActor open class NSWindow: NSResponder {
  public struct StyleMask: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static var borderless: StyleMask { [] }
  }
  public enum BackingStoreType: UInt, Sendable {
    case buffered = 2
  }
  public init(
    contentRect: CGRect, styleMask style: StyleMask, backing backingStoreType: BackingStoreType,
    defer flag: Bool
  ) { super.init() }
  open var isReleasedWhenClosed = true
  open var contentView: NSView?
}

@MainActor open class NSClipView: NSView {}

@MainActor open class NSScrollView: NSView {
  open var contentView = NSClipView(frame: .zero)
  open var documentView: NSView?
}

@MainActor open class NSApplication: NSResponder {
  nonisolated public static let didHideNotification =
    Notification.Name("NSApplicationDidHideNotification")
  nonisolated public static let didUnhideNotification =
    Notification.Name("NSApplicationDidUnhideNotification")
}

open class NSImage: NSObject {
  open var size: CGSize = .zero
}

open class NSEvent: NSObject {
  public struct EventTypeMask: OptionSet, Sendable {
    public let rawValue: UInt64
    public init(rawValue: UInt64) { self.rawValue = rawValue }
    public static let scrollWheel = EventTypeMask(rawValue: 1 << 22)
  }
  public struct Phase: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let began = Phase(rawValue: 1)
    public static let stationary = Phase(rawValue: 2)
    public static let changed = Phase(rawValue: 4)
    public static let ended = Phase(rawValue: 8)
    public static let cancelled = Phase(rawValue: 16)
    public static let mayBegin = Phase(rawValue: 32)
  }
  public struct ModifierFlags: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let shift = ModifierFlags(rawValue: 1 << 17)
  }
  open var timestamp: TimeInterval { 0 }
  open var scrollingDeltaX: CGFloat { 0 }
  open var scrollingDeltaY: CGFloat { 0 }
  open var deltaX: CGFloat { 0 }
  open var deltaY: CGFloat { 0 }
  open var hasPreciseScrollingDeltas: Bool { false }
  open var isDirectionInvertedFromDevice: Bool { false }
  open var phase: Phase { [] }
  open var momentumPhase: Phase { [] }
  open var modifierFlags: ModifierFlags { [] }
  open var locationInWindow: CGPoint { .zero }
  open weak var window: NSWindow? { nil }
  open class func addLocalMonitorForEvents(
    matching mask: EventTypeMask, handler block: @escaping (NSEvent) -> NSEvent?
  ) -> Any? { nil }
  open class func removeMonitor(_ eventMonitor: Any) {}
}
