import Rondo
import SwiftUI

/// The layout direction comes from the view, never from the device's language.
struct RightToLeftPage: View {
  @State var kit = Kit.swiftUI
  private static let text = "آخر قطار إلى الساحل يغادر في الساعة ١١:١٠ مساءً من الرصيف الرابع"
  @State private var index = 0

  var body: some View {
    KitPage(title: "Right to left", kit: $kit) {
      VStack(spacing: 16) {
        Marquee(Self.text).reelFadeLength(24)
        Carousel(Scenery.images.map(Image.init(uiImage:)), selection: $index)
          .pageIndicator(.bar)
          .frame(height: 180)
      }
      .environment(\.layoutDirection, .rightToLeft)
    } uiKit: {
      VStack(spacing: 16) {
        UIKitMarquee(texts: [Self.text], isRightToLeft: true)
        UIKitCarousel(images: Scenery.images, index: $index, isRightToLeft: true)
          .frame(height: 180)
      }
    } controls: {
      Text("Banner \(index + 1) of \(Scenery.images.count)")
    }
  }
}

struct RightToLeftPage_Previews: PreviewProvider {
  static var previews: some View {
    ForEach(Kit.allCases, id: \.self) { kit in
      RightToLeftPage(kit: kit).previewDisplayName(kit.rawValue)
    }
  }
}
