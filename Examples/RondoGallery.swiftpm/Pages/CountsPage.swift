import Rondo
import SwiftUI

/// One item stands, but for a running text, which comes round alone too; two and three go round, and a gallery
/// goes to its ends.
struct CountsPage: View {
  @State var kit = Kit.swiftUI
  private static let lines = [
    "Tea tasting on Saturday", "Night boat to the islands", "Last train at 23:10",
  ]
  private static let words = ["Paper hills", "Tea fields", "Dunes"]

  @State private var count = 1
  @State private var index = 0
  @State private var page = 0
  @State private var row = 0

  private var images: [UIImage] { Array(Scenery.images.prefix(count)) }
  private var pictures: [Image] { images.map(Image.init(uiImage:)) }
  private var lines: [String] { Array(Self.lines.prefix(count)) }
  private var words: [String] { Array(Self.words.prefix(count)) }

  var body: some View {
    KitPage(title: "One, two, three items", kit: $kit) {
      VStack(spacing: 16) {
        Marquee(lines).marqueeRunsWhenFits()
        Carousel(pictures, selection: $index)
          .pageIndicator(.dots)
          .frame(height: 140)
        Pager(pictures, selection: $page)
          .frame(height: 100)
        Roller(words, selection: $row)
      }
    } uiKit: {
      VStack(spacing: 16) {
        UIKitMarquee(texts: lines)
        UIKitCarousel(images: images, index: $index)
          .frame(height: 140)
        UIKitPager(pictures: Array(Scenery.pictures.prefix(count)), index: $page)
          .frame(height: 100)
        UIKitRoller(words: words, row: $row)
          .frame(height: 114)
      }
    } controls: {
      Picker("Items", selection: $count) {
        ForEach([1, 2, 3], id: \.self) { Text(verbatim: "\($0)") }
      }
      .pickerStyle(.segmented)
    }
  }
}

struct CountsPage_Previews: PreviewProvider {
  static var previews: some View {
    ForEach(Kit.allCases, id: \.self) { kit in
      CountsPage(kit: kit).previewDisplayName(kit.rawValue)
    }
  }
}
