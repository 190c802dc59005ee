#if canImport(SwiftUI)
  import RondoCore
  public import SwiftUI

  /// Images, or any views, side by side in pages of the view's size.
  ///
  /// ```swift
  /// Pager(photos, selection: $index) { PhotoPage($0) }
  /// ```
  public struct Pager<Content: View>: ReelComponent {
    private let source: ItemSource<Content>
    private let selection: Binding<Int>?
    @Environment(\.reelOptions) private var options

    public init(_ source: ItemSource<Content>, selection: Binding<Int>?) {
      self.source = source
      self.selection = selection
    }

    public var body: some View {
      ReelBody(source: source, setup: options.applied(to: .pager), selection: selection)
    }
  }

  extension ReelSetup {
    /// A pager's defaults: bounded, one item a page, moved by the person.
    static var pager: ReelSetup {
      var settings = Reel.Settings()
      settings.isLoop = false
      settings.itemsPerPage = 1
      settings.drive = .still
      settings.endBehavior = .stop
      return pages(settings)
    }

    /// What pagers and carousels have in common.
    static func pages(_ settings: Reel.Settings) -> ReelSetup {
      var setup = ReelSetup(settings)
      setup.preload = 1
      setup.overlapsNeighbours = true
      #if os(macOS) || targetEnvironment(macCatalyst)
        setup.showsButtons = true
      #endif
      return setup
    }
  }

  // MARK: Creating

  extension Pager where Content == ReelImage {
    /// Creates a pager of images, each a page.
    ///
    /// - Parameter contentMode: How they fill their pages (fit).
    public init(
      _ images: [Image], selection: Binding<Int>? = nil, contentMode: ContentMode = .fit
    ) {
      self.init(ItemSource(images, contentMode: contentMode), selection: selection)
    }
  }
#endif
