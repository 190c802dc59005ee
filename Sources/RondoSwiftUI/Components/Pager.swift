#if canImport(SwiftUI)
  import RondoCore
  public import SwiftUI

  /// Images, or any views, side by side in pages of the view's size.
  ///
  /// ```swift
  /// Pager(photos, selection: $index) { PhotoPage($0) }
  /// ```
  ///
  /// The selection is an index: it says where the pager is, and a change of it goes there. Without one
  /// the pager keeps its place itself.
  public struct Pager<Content: View>: View {
    private let source: ItemSource<Content>
    private let selection: Binding<Int>?
    @Environment(\.reelOptions) private var options

    init(_ source: ItemSource<Content>, selection: Binding<Int>?) {
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

    fileprivate static func pages(_ settings: Reel.Settings) -> ReelSetup {
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

  extension Pager {
    /// Creates a pager with a view for each element.
    ///
    /// - Parameter selection: The index of the page.
    public init<Data: RandomAccessCollection>(
      _ data: Data, selection: Binding<Int>? = nil,
      @ViewBuilder content: @escaping (Data.Element) -> Content
    ) where Data.Element: Identifiable {
      self.init(ItemSource(data, id: \.id, content: content), selection: selection)
    }

    /// Creates a pager with a view for each element, told apart by what a key path says.
    public init<Data: RandomAccessCollection, ID: Hashable>(
      _ data: Data, id: KeyPath<Data.Element, ID>, selection: Binding<Int>? = nil,
      @ViewBuilder content: @escaping (Data.Element) -> Content
    ) {
      self.init(ItemSource(data, id: id, content: content), selection: selection)
    }
  }

  extension Pager where Content == AnyView {
    /// Creates a pager of views, each a page.
    public init(selection: Binding<Int>? = nil, @ReelContentBuilder content: () -> [AnyView]) {
      self.init(ItemSource(content()), selection: selection)
    }
  }

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

  /// Images, or any views, in an endless circle that advances by itself.
  ///
  /// ```swift
  /// Carousel(banners, selection: $index) { BannerCard($0) }
  ///   .pageIndicator(.dots)
  /// ```
  ///
  /// The selection is an index: it says where the carousel is, and a change of it goes there. Without
  /// one the carousel keeps its place itself.
  public struct Carousel<Content: View>: View {
    private let source: ItemSource<Content>
    private let selection: Binding<Int>?
    @Environment(\.reelOptions) private var options

    init(_ source: ItemSource<Content>, selection: Binding<Int>?) {
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

  extension Carousel {
    /// Creates a carousel with a view for each element.
    ///
    /// - Parameter selection: The index of the element in front.
    public init<Data: RandomAccessCollection>(
      _ data: Data, selection: Binding<Int>? = nil,
      @ViewBuilder content: @escaping (Data.Element) -> Content
    ) where Data.Element: Identifiable {
      self.init(ItemSource(data, id: \.id, content: content), selection: selection)
    }

    /// Creates a carousel with a view for each element, told apart by what a key path says.
    public init<Data: RandomAccessCollection, ID: Hashable>(
      _ data: Data, id: KeyPath<Data.Element, ID>, selection: Binding<Int>? = nil,
      @ViewBuilder content: @escaping (Data.Element) -> Content
    ) {
      self.init(ItemSource(data, id: id, content: content), selection: selection)
    }
  }

  extension Carousel where Content == AnyView {
    /// Creates a carousel of views, each an item.
    public init(selection: Binding<Int>? = nil, @ReelContentBuilder content: () -> [AnyView]) {
      self.init(ItemSource(content()), selection: selection)
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
