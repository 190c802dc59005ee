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

  #if os(macOS)
    private struct WheelReader: NSViewRepresentable {
      let model: ReelModel

      func makeNSView(context: Context) -> WheelView { WheelView(model) }

      func updateNSView(_ view: WheelView, context: Context) { view.model = model }
    }

    /// Sees scroll events over its frame before the views do, and takes those that the strip uses.
    private final class WheelView: NSView {
      weak var model: ReelModel?
      private var monitor: Any?

      init(_ model: ReelModel) {
        self.model = model
        super.init(frame: .zero)
      }

      required init?(coder: NSCoder) { nil }

      override func viewDidMoveToWindow() {
        super.viewDidMoveToWindow()
        if let monitor { NSEvent.removeMonitor(monitor) }
        monitor = nil
        guard window != nil else { return }
        monitor = NSEvent.addLocalMonitorForEvents(matching: .scrollWheel) { [weak self] event in
          // Monitors are called on the main thread.
          let isUsed = MainActor.assumeIsolated { self?.takes(event) ?? false }
          return isUsed ? nil : event
        }
      }

      private func takes(_ event: NSEvent) -> Bool {
        guard let window, event.window === window, let model else { return false }
        guard bounds.contains(convert(event.locationInWindow, from: nil)) else { return false }
        // Scrolling down brings what is further down: the sign of the deltas is the content's.
        if event.hasPreciseScrollingDeltas {
          return model.scroll(x: -event.scrollingDeltaX, y: -event.scrollingDeltaY, .continuous)
        }
        return model.scroll(x: -event.deltaX, y: -event.deltaY, .notched)
      }
    }
  #endif
#endif
