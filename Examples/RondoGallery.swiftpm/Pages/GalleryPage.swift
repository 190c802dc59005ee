import Rondo
import SwiftUI

/// Pictures side by side, a page each, that report the page touched.
struct GalleryPage: View {
  @State var kit = Kit.swiftUI
  @State private var index = 0
  @State private var touched: Int?

  var body: some View {
    KitPage(title: "Horizontal gallery", kit: $kit) {
      Pager(Scenery.images.map(Image.init(uiImage:)), selection: $index)
        .onReelSelect { touched = $0 }
        .frame(height: 240)
    } uiKit: {
      UIKitPager(images: Scenery.images, index: $index) { touched = $0 }
        .frame(height: 240)
    } controls: {
      Text("Page \(index + 1) of \(Scenery.images.count)")
      if let touched {
        Text("Touched: \(Scenery.scenes[touched].title)")
      } else {
        Text("Touch a page").foregroundColor(.secondary)
      }
    }
  }
}

struct GalleryPage_Previews: PreviewProvider {
  static var previews: some View { GalleryPage() }
}
