public struct Image: Equatable, Sendable {
  enum Source: Equatable, @unchecked Sendable {
    case named(String)
    case system(String)
    #if canImport(UIKit)
      case picture(UIImage)
    #elseif canImport(AppKit)
      case picture(NSImage)
    #endif
  }
  public enum ResizingMode: Hashable, Sendable {
    case tile
    case stretch
  }
  public enum TemplateRenderingMode: Hashable, Sendable {
    case template
    case original
  }
  let source: Source
  var label: String?
  var isResizable = false

  public init(_ name: String, bundle: Bundle? = nil) {
    source = .named(name)
    label = name
  }
  public init(_ name: String, bundle: Bundle? = nil, label: Text) {
    source = .named(name)
    self.label = label.string
  }
  public init(decorative name: String, bundle: Bundle? = nil) { source = .named(name) }
  public init(systemName: String) { source = .system(systemName) }
  #if canImport(UIKit)
    public init(uiImage: UIImage) {
      source = .picture(uiImage)
      label = uiImage.accessibilityLabel
    }
  #elseif canImport(AppKit)
    public init(nsImage: NSImage) { source = .picture(nsImage) }
  #endif

  public func resizable(
    capInsets: EdgeInsets = EdgeInsets(), resizingMode: ResizingMode = .stretch
  ) -> Image {
    var image = self
    image.isResizable = true
    return image
  }
  public func renderingMode(_ renderingMode: TemplateRenderingMode?) -> Image { self }
}
extension Image: View {
  public typealias Body = Never
}

/// An image from elsewhere; the double loads nothing and shows what stands in for it.
public struct AsyncImage<Content> {
  private let shown: () -> Content
  nonisolated public init<I: View, P: View>(
    url: URL?, scale: CGFloat = 1, @ViewBuilder content: @escaping (Image) -> I,
    @ViewBuilder placeholder: @escaping () -> P
  ) where Content == _ConditionalContent<I, P> {
    shown = { _ConditionalContent(storage: .second(placeholder())) }
  }
}
extension AsyncImage: View where Content: View {
  public var body: Content { shown() }
}
