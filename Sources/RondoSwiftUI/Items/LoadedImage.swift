#if canImport(SwiftUI)
  public import SwiftUI

  /// An image that is loaded while its item is near, in whose place a placeholder is until then.
  public struct LoadedReelImage: View {
    let index: Int
    let placeholder: Image?
    let contentMode: ContentMode
    let load: @MainActor (_ index: Int) async -> Image?

    @State private var image: Image?
    @Environment(\.isSizing) private var isSizing

    public var body: some View {
      ZStack {
        if let image = image ?? placeholder {
          ReelImage(image: image, contentMode: contentMode)
        } else {
          Color.clear
        }
      }
      .task {
        // A view that only says how large an item is needs no more than the placeholder.
        guard !isSizing, image == nil else { return }
        let loaded = await load(index)
        if !Task.isCancelled { image = loaded }
      }
    }
  }

  extension ItemSource where Content == LoadedReelImage {
    /// Takes images that are loaded when they are near, told apart by their places.
    init(
      count: Int, placeholder: Image?, contentMode: ContentMode,
      load: @escaping @MainActor (_ index: Int) async -> Image?
    ) {
      self.init(
        count: count,
        content: {
          LoadedReelImage(
            index: $0, placeholder: placeholder, contentMode: contentMode, load: load)
        })
    }
  }

  extension Pager where Content == LoadedReelImage {
    /// Creates a pager of images that are loaded when their pages are near.
    ///
    /// The banner is as high as the placeholder is at its width, or as it is told. Pages are told apart by
    /// their places; `.id(_:)` around the banner tells other images of the same count.
    ///
    /// - Parameters:
    ///   - count: How many images there are.
    ///   - placeholder: What is in an image's place until it is there, or where it is nil.
    ///   - contentMode: How they fill their pages (fit).
    ///   - image: Loads an image; its task is cancelled when the page is far again.
    public init(
      count: Int, selection: Binding<Int>? = nil, placeholder: Image? = nil,
      contentMode: ContentMode = .fit,
      image: @escaping @MainActor (_ index: Int) async -> Image?
    ) {
      self.init(
        ItemSource(count: count, placeholder: placeholder, contentMode: contentMode, load: image),
        selection: selection)
    }
  }

  extension Carousel where Content == LoadedReelImage {
    /// Creates a carousel of images that are loaded when they are near.
    ///
    /// The banner is as high as the placeholder is at its width, or as it is told. Images are told apart by
    /// their places; `.id(_:)` around the banner tells others of the same count.
    ///
    /// - Parameters:
    ///   - count: How many images there are.
    ///   - placeholder: What is in an image's place until it is there, or where it is nil.
    ///   - contentMode: How they fill their places (fill).
    ///   - image: Loads an image; its task is cancelled when the place is far again.
    public init(
      count: Int, selection: Binding<Int>? = nil, placeholder: Image? = nil,
      contentMode: ContentMode = .fill,
      image: @escaping @MainActor (_ index: Int) async -> Image?
    ) {
      self.init(
        ItemSource(count: count, placeholder: placeholder, contentMode: contentMode, load: image),
        selection: selection)
    }
  }
#endif
