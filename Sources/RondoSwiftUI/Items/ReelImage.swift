#if canImport(SwiftUI)
  public import SwiftUI

  /// An image that fills its place, or fits into it.
  public struct ReelImage: View {
    let image: Image
    let contentMode: ContentMode

    @Environment(\.isSizing) private var isSizing

    public var body: some View {
      if isSizing {
        // All that is offered; without an offer the height that goes with the width.
        image.resizable().aspectRatio(contentMode: .fit)
          .frame(maxWidth: .infinity, maxHeight: .infinity)
      } else if contentMode == .fill {
        // A base of its own: an image that fills is larger than its place and would push it apart.
        Color.clear.overlay { picture }.clipped()
      } else {
        picture
      }
    }

    private var picture: some View {
      image
        .resizable()
        .aspectRatio(contentMode: contentMode)
        .accessibilityIgnoresInvertColors(true)
    }
  }

  extension ItemSource where Content == ReelImage {
    /// Takes images, told apart by what they show.
    init(_ images: [Image], contentMode: ContentMode) {
      let ids = ImageIdentity(images)
      self.init(
        count: images.count, id: { ids[$0] },
        content: { ReelImage(image: images[$0], contentMode: contentMode) },
        value: { images[$0] }, showsValues: true)
    }
  }

  /// What tells images apart when a list changes: the image and which of the equal ones before it it is.
  @MainActor final class ImageIdentity {
    private let images: [Image]
    /// How many equal images are before each; counted when first asked for.
    private lazy var counts: [Int] = images.prefix(ImageIdentity.most).indices.map { index in
      images[..<index].reduce(0) { $0 + ($1 == images[index] ? 1 : 0) }
    }

    /// The most images of a list that are compared; those of longer lists are told apart by their places,
    /// as images can be compared, but not looked up.
    private static var most: Int { 128 }

    init(_ images: [Image]) {
      self.images = images
    }

    subscript(index: Int) -> AnyHashable {
      guard images.count <= ImageIdentity.most, images.indices.contains(index) else {
        return AnyHashable(index)
      }
      return AnyHashable(Occurrence(image: images[index], before: counts[index]))
    }

    private struct Occurrence: Hashable {
      let image: Image
      let before: Int

      func hash(into hasher: inout Hasher) { hasher.combine(before) }
    }
  }
#endif
