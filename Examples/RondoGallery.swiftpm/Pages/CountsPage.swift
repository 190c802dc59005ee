import Rondo
import SwiftUI

/// One banner stands; two and three go round in both directions.
struct CountsPage: View {
  @State var kit = Kit.swiftUI
  @State private var count = 1
  @State private var index = 0

  private var images: [UIImage] { Array(Scenery.images.prefix(count)) }

  var body: some View {
    KitPage(title: "One, two, three items", kit: $kit) {
      Carousel(images.map(Image.init(uiImage:)), selection: $index)
        .pageIndicator(.dots)
        .frame(height: 200)
    } uiKit: {
      UIKitCarousel(images: images, index: $index)
        .frame(height: 200)
    } controls: {
      Picker("Items", selection: $count) {
        ForEach([1, 2, 3], id: \.self) { Text(verbatim: "\($0)") }
      }
      .pickerStyle(.segmented)
    }
  }
}

struct CountsPage_Previews: PreviewProvider {
  static var previews: some View { CountsPage() }
}
