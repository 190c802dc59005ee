#if canImport(SwiftUI)
  import RondoCore
  import SwiftUI
  #if os(macOS)
    import AppKit
  #endif

  /// A mouse's wheel and a trackpad's scrolling.
  struct WheelInput: ViewModifier {
    let model: ReelModel

    func body(content: Content) -> some View {
      #if os(macOS)
        content.background { WheelReader(model: model) }
      #else
        content
      #endif
    }
  }

  /// A banner that a scroll may be for.
  @MainActor protocol WheelTarget: AnyObject {
    /// How many banners are around it.
    var depth: Int { get }
    /// Whether the pointer is on it: on what is seen of it, and on nothing that lies over it.
    func isUnder(_ scroll: WheelScroll) -> Bool
    /// Returns whether the strip used it.
    func use(_ scroll: WheelScroll) -> Bool
  }

  /// A scroll of a mouse or a trackpad, whatever tells of it.
  struct WheelScroll {
    var location: CGPoint
    var x: CGFloat
    var y: CGFloat
    var kind: Reel.WheelKind
    /// The window in which it happened.
    weak var window: AnyObject?
  }

  /// All the banners of the app that want to know of scrolls; the innermost one that uses a scroll has it.
  @MainActor final class WheelTargets {
    private struct Weak {
      weak var target: (any WheelTarget)?
    }
    private var entries: [Weak] = []

    static let all = WheelTargets()

    var isEmpty: Bool { entries.isEmpty }

    func add(_ target: any WheelTarget) {
      remove(target)
      entries.append(Weak(target: target))
    }

    func remove(_ target: any WheelTarget) {
      entries.removeAll { $0.target == nil || $0.target === target }
    }

    /// Returns whether one of them used it.
    func take(_ scroll: WheelScroll) -> Bool {
      let under = entries.compactMap(\.target).filter { $0.isUnder(scroll) }
      return under.sorted { $0.depth > $1.depth }.contains { $0.use(scroll) }
    }
  }

  #if os(macOS)
    private struct WheelReader: NSViewRepresentable {
      let model: ReelModel

      func makeNSView(context: Context) -> WheelView { WheelView(model) }

      func updateNSView(_ view: WheelView, context: Context) { view.model = model }
    }

    /// Knows where the banner is; scroll events are seen before the views do, as SwiftUI tells of none.
    private final class WheelView: NSView, WheelTarget {
      weak var model: ReelModel?
      /// Of all banners, as long as there are any.
      private static var monitor: Any?

      init(_ model: ReelModel) {
        self.model = model
        super.init(frame: .zero)
      }

      required init?(coder: NSCoder) { nil }

      override func viewDidMoveToWindow() {
        super.viewDidMoveToWindow()
        if window == nil {
          WheelTargets.all.remove(self)
        } else {
          WheelTargets.all.add(self)
        }
        WheelView.renewMonitor()
      }

      private static func renewMonitor() {
        if WheelTargets.all.isEmpty {
          if let monitor { NSEvent.removeMonitor(monitor) }
          monitor = nil
        } else if monitor == nil {
          monitor = NSEvent.addLocalMonitorForEvents(matching: .scrollWheel) { event in
            // Monitors are called on the main thread.
            MainActor.assumeIsolated { WheelTargets.all.take(WheelScroll(event)) } ? nil : event
          }
        }
      }

      var depth: Int { model?.depth ?? 0 }

      func isUnder(_ scroll: WheelScroll) -> Bool {
        guard let window, scroll.window === window, let model else { return false }
        guard visibleRect.contains(convert(scroll.location, from: nil)) else { return false }
        guard let content = window.contentView else { return false }
        let point = content.superview?.convert(scroll.location, from: nil) ?? scroll.location
        guard let hit = content.hitTest(point) else { return false }
        // What scrolls the same way, in an item or over the banner, has what is on it.
        guard let scroller = hit as? NSScrollView ?? hit.enclosingScrollView,
          !isDescendant(of: scroller)
        else { return true }
        return !scroller.scrolls(along: model.setup.settings.axis)
      }

      func use(_ scroll: WheelScroll) -> Bool {
        model?.scroll(x: scroll.x, y: scroll.y, scroll.kind) ?? false
      }
    }

    extension WheelScroll {
      fileprivate init(_ event: NSEvent) {
        location = event.locationInWindow
        window = event.window
        // Scrolling down brings what is further down: the sign of the deltas is the content's.
        if event.hasPreciseScrollingDeltas {
          (x, y, kind) = (-event.scrollingDeltaX, -event.scrollingDeltaY, .continuous)
        } else {
          (x, y, kind) = (-event.deltaX, -event.deltaY, .notched)
        }
      }
    }

    extension NSScrollView {
      /// Whether there is more along an axis than it shows.
      fileprivate func scrolls(along axis: Reel.Axis) -> Bool {
        guard let documentView else { return false }
        return axis == .horizontal
          ? documentView.frame.width > contentView.bounds.width
          : documentView.frame.height > contentView.bounds.height
      }
    }
  #endif
#endif
