import Rondo
import SwiftUI

/// Pictures in an endless circle that advances by itself, a step every three seconds.
struct CircularPage: View {
  @State var kit = Kit.swiftUI
  @State private var index = 0
  @State private var isAutoplaying = true
  @State private var interval = 3.0

  var body: some View {
    KitPage(title: "Circular carousel banner", kit: $kit) {
      Carousel(Scenery.images.map(Image.init(uiImage:)), selection: $index)
        .autoplay(isAutoplaying)
        .autoplay(every: interval)
        .pageIndicator(.dots)
        .frame(height: 200)
    } uiKit: {
      UIKitCarousel(
        images: Scenery.images, index: $index, isAutoplaying: isAutoplaying, interval: interval
      )
      .frame(height: 200)
    } controls: {
      Text("Banner \(index + 1) of \(Scenery.images.count)")
      Toggle("Advances by itself", isOn: $isAutoplaying)
      LabeledSlider(title: "Seconds from step to step", value: $interval, range: 1...8)
      HStack(spacing: 24) {
        Button("Previous") { index = (index + Scenery.images.count - 1) % Scenery.images.count }
        Button("Next") { index = (index + 1) % Scenery.images.count }
      }
    }
  }
}

struct CircularPage_Previews: PreviewProvider {
  static var previews: some View {
    ForEach(Kit.allCases, id: \.self) { kit in
      CircularPage(kit: kit).previewDisplayName(kit.rawValue)
    }
  }
}
