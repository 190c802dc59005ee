#if canImport(SwiftUI)
  import RondoCore
  public import SwiftUI

  /// Images, or any views, in an endless circle that advances by itself.
  ///
  /// ```swift
  /// Carousel(banners, selection: $index) { BannerCard($0) }
  ///   .pageIndicator(.dots)
  /// ```
  public struct Carousel<Content: View>: ReelComponent {
    private let source: ItemSource<Content>
    private let selection: Binding<Int>?
    @Environment(\.reelOptions) private var options

    public init(_ source: ItemSource<Content>, selection: Binding<Int>?) {
      self.source = source
      self.selection = selection
    }

    public var body: some View {
      ReelBody(source: source, setup: options.applied(to: .carousel), selection: selection)
    }
  }

  extension ReelSetup {
    /// A carousel's defaults: a loop, one item a page, a step every 3 seconds.
    static var carousel: ReelSetup {
      var settings = Reel.Settings()
      settings.itemsPerPage = 1
      return pages(settings)
    }
  }

  extension Carousel where Content == ReelImage {
    /// Creates a carousel of images.
    ///
    /// - Parameter contentMode: How they fill their places (fill).
    public init(
      _ images: [Image], selection: Binding<Int>? = nil, contentMode: ContentMode = .fill
    ) {
      self.init(ItemSource(images, contentMode: contentMode), selection: selection)
    }
  }
#endif
