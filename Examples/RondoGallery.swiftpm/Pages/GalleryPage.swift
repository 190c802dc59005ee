import Rondo
import SwiftUI

/// Pictures of a typed model side by side, a page each, that report the page touched: set the model, and the
/// gallery shows it.
struct GalleryPage: View {
  enum Album: String, CaseIterable {
    case all = "All"
    case day = "Day"
    case night = "Night"
  }

  @State var kit = Kit.swiftUI
  @State private var album = Album.all
  @State private var index = 0
  @State private var touched: String?
  @State private var hasIndicator = false

  private var pictures: [Picture] {
    Scenery.pictures.filter { album == .all || $0.isOfNight == (album == .night) }
  }

  var body: some View {
    let pictures = pictures
    KitPage(title: "Horizontal gallery", kit: $kit) {
      Pager(pictures, selection: $index) { picture in
        Image(uiImage: picture.image).resizable().scaledToFit()
          .accessibilityLabel(picture.title)
      }
      .onReelSelect { touched = pictures[$0].title }
      .pageIndicator(hasIndicator ? .dots : nil)
      .frame(height: 240)
    } uiKit: {
      UIKitPager(
        pictures: pictures, index: $index, hasIndicator: hasIndicator,
        onTouch: { touched = $0.title }
      )
      .frame(height: 240)
    } controls: {
      Text("Page \(index + 1) of \(pictures.count)")
      Text(verbatim: touched.map { "Touched: \($0)" } ?? "Touch a page")
      ChoiceBar(title: "Pictures", choice: $album)
      Toggle("Page indicator", isOn: $hasIndicator)
    }
  }
}

struct GalleryPage_Previews: PreviewProvider {
  static var previews: some View {
    ForEach(Kit.allCases, id: \.self) { kit in
      GalleryPage(kit: kit).previewDisplayName(kit.rawValue)
    }
  }
}
