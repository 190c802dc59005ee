#if canImport(UIKit) && !os(watchOS)
  import UIKit

  /// A controller whose view is as big as it is made, and shows a view of SwiftUI's.
  @MainActor open class UIHostingController<Content: View>: UIViewController {
    open var rootView: Content {
      didSet {
        #if os(Linux)
          hosting.screen.update(rootView)
        #endif
      }
    }

    #if os(Linux)
      private let hosting: HostingView

      public init(rootView: Content) {
        self.rootView = rootView
        hosting = HostingView(Screen(rootView, size: .zero))
        super.init(nibName: nil, bundle: nil)
      }
      open override func loadView() { view = hosting }
      open func sizeThatFits(in size: CGSize) -> CGSize {
        hosting.screen.size(for: ProposedViewSize(size))
      }
    #else
      public init(rootView: Content) {
        self.rootView = rootView
        super.init()
      }
      open func sizeThatFits(in size: CGSize) -> CGSize { size }
    #endif
  }

  #if os(Linux)
    private final class HostingView: UIView {
      let screen: Screen

      init(_ screen: Screen) {
        self.screen = screen
        super.init(frame: .zero)
      }
      required init?(coder: NSCoder) { nil }
      override func layoutSubviews() {
        super.layoutSubviews()
        screen.resize(to: bounds.size)
      }
    }
  #endif
#endif

#if os(macOS)
  @MainActor open class NSHostingView<Content: View>: NSView {
    open var rootView: Content
    public required init(rootView: Content) {
      self.rootView = rootView
      super.init(frame: .zero)
    }
    public required init?(coder: NSCoder) { nil }
  }
#endif
