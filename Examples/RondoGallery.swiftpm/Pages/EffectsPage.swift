import Rondo
import SwiftUI

/// One carousel in every look.
struct EffectsPage: View {
  @State var kit = Kit.swiftUI
  private static let effects: [(name: String, effect: Reel.Effect)] = [
    ("Flat", .flat), ("Fade", .fade), ("Zoom", .zoom), ("Depth", .depth),
    ("Cover flow", .coverFlow), ("Cards", .cards), ("Cube", .cube), ("Parallax", .parallax),
    ("Overlap", .overlap),
    ("Flip", .flip),
    ("Ferris wheel", .ferrisWheel),
    ("Inverted ferris wheel", .invertedFerrisWheel),
    ("Cylinder", .cylinder),
    ("Inverted cylinder", .invertedCylinder),
    ("Rotary", .rotary),
    ("Inverted rotary", .invertedRotary),
    ("Time machine", .timeMachine),
    ("Inverted time machine", .invertedTimeMachine),
  ]

  @State private var choice = 4
  @State private var index = 0

  private var showsNeighbours: Bool { [2, 3, 4].contains(choice) }

  var body: some View {
    let effect = Self.effects[choice].effect
    let inset: CGFloat = showsNeighbours ? 72 : 0
    KitPage(title: "Effects", kit: $kit) {
      Carousel(Scenery.images.map(Image.init(uiImage:)), selection: $index)
        .reelEffect(effect)
        .reelInsets(inset)
        .frame(height: 200)
    } uiKit: {
      UIKitCarousel(images: Scenery.images, index: $index, effect: effect, inset: inset)
        .frame(height: 200)
    } controls: {
      Picker("Effect", selection: $choice) {
        ForEach(Self.effects.indices, id: \.self) { Text(verbatim: Self.effects[$0].name) }
      }
      .pickerStyle(.menu)
    }
  }
}

struct EffectsPage_Previews: PreviewProvider {
  static var previews: some View {
    ForEach(Kit.allCases, id: \.self) { kit in
      EffectsPage(kit: kit).previewDisplayName(kit.rawValue)
    }
  }
}
