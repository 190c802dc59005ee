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
    /// Takes images, told apart by their places.
    init(_ images: [Image], contentMode: ContentMode) {
      self.init(
        count: images.count,
        content: { ReelImage(image: images[$0], contentMode: contentMode) })
    }
  }
#endif
