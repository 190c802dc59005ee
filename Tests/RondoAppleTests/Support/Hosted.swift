#if canImport(SwiftUI) && !os(watchOS)
  import SwiftUI

  #if canImport(UIKit)
    import UIKit
  #elseif canImport(AppKit)
    import AppKit
  #endif

  /// A view of SwiftUI's on a window, laid out for the first time.
  @MainActor final class Hosted<Content: View> {
    #if canImport(UIKit)
      private let controller: UIHostingController<Content>
      private let window: UIWindow

      init(_ content: Content) {
        controller = UIHostingController(rootView: content)
        window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 400))
        window.rootViewController = controller
        window.isHidden = false
        window.layoutIfNeeded()
      }

      /// The size it asks for.
      var size: CGSize { controller.sizeThatFits(in: CGSize(width: 390, height: 2000)) }
    #else
      private let view: NSHostingView<Content>
      private let window: NSWindow

      init(_ content: Content) {
        view = NSHostingView(rootView: content)
        window = NSWindow(
          contentRect: CGRect(x: 0, y: 0, width: 390, height: 400), styleMask: .borderless,
          backing: .buffered, defer: false)
        window.isReleasedWhenClosed = false
        window.contentView = view
        view.layoutSubtreeIfNeeded()
      }

      /// The size it asks for.
      var size: CGSize { view.fittingSize }
    #endif
  }
#endif
