import Rondo
import SwiftUI

/// Thumbs that follow a gallery, and a banner whose indicator fills like a story's.
struct ThumbsPage: View {
  @State var kit = Kit.swiftUI
  @StateObject private var gallery = ReelController()
  @State private var index = 0

  var body: some View {
    let pictures = Scenery.images.map(Image.init(uiImage:))
    KitPage(title: "Thumbs and stories", kit: $kit) {
      VStack(spacing: 8) {
        Carousel(pictures, selection: $index)
          .pageIndicator(.stories, alignment: .top)
          .reelController(gallery)
          .frame(height: 200)
        Carousel(pictures)
          .autoplay(false)
          .reelItemsPerPage(4)
          .reelSpacing(8)
          .reelFollows(gallery)
          .frame(height: 56)
      }
    } uiKit: {
      UIKitThumbs(images: Scenery.images, index: $index)
        .frame(height: 264)
    } controls: {
      Text("Picture \(index + 1) of \(Scenery.images.count)")
    }
  }
}

struct ThumbsPage_Previews: PreviewProvider {
  static var previews: some View {
    ForEach(Kit.allCases, id: \.self) { kit in
      ThumbsPage(kit: kit).previewDisplayName(kit.rawValue)
    }
  }
}
