import Rondo
import SwiftUI

/// Texts and pictures that run left, right, up or down.
struct MarqueePage: View {
  enum Heading: String, CaseIterable {
    case left = "Left"
    case right = "Right"
    case up = "Up"
    case down = "Down"

    var axis: Reel.Axis { self == .left || self == .right ? .horizontal : .vertical }
    var direction: Reel.Direction { self == .left || self == .up ? .forward : .backward }
  }

  enum Form: String, CaseIterable {
    case continuous = "Continuous"
    case pass = "Pass"
  }

  @State var kit = Kit.swiftUI
  @State private var heading = Heading.left
  @State private var form = Form.continuous
  @State private var speed = 40.0
  @State private var isPlaying = true
  @State private var isDraggable = true

  private static let headlines = [
    "Tea tasting on Saturday", "Night boat to the islands", "산책로가 다시 열렸습니다",
  ]
  private static let pictures = Array(Scenery.thumbs[1...3])

  var body: some View {
    let isVertical = heading.axis == .vertical
    KitPage(title: "Marquee", kit: $kit) {
      Marquee {
        for (picture, headline) in zip(Self.pictures, Self.headlines) {
          Image(uiImage: picture)
          Text(verbatim: headline)
        }
      }
      .marqueeMode(form == .pass ? .pass : .continuous)
      .marqueeRunsWhenFits()
      .marqueeSpeed(speed)
      .reelAxis(heading.axis)
      .reelDirection(heading.direction)
      .reelPlaying($isPlaying)
      .reelDraggable(isDraggable)
      .frame(height: isVertical ? 120 : nil)
    } uiKit: {
      UIKitMarquee(
        texts: Self.headlines, pictures: Self.pictures, mode: form == .pass ? .pass : .continuous,
        speed: speed, axis: heading.axis, direction: heading.direction, isPlaying: isPlaying,
        isDraggable: isDraggable
      )
      .frame(height: isVertical ? 120 : 32)
    } controls: {
      ChoiceBar(title: "Direction", choice: $heading)
      ChoiceBar(title: "Form", choice: $form)
      LabeledSlider(title: "Speed, points per second", value: $speed, range: 0...200)
      Toggle("Running", isOn: $isPlaying)
      Toggle("Can be dragged", isOn: $isDraggable)
    }
  }
}

struct MarqueePage_Previews: PreviewProvider {
  static var previews: some View {
    ForEach(Kit.allCases, id: \.self) { kit in
      MarqueePage(kit: kit).previewDisplayName(kit.rawValue)
    }
  }
}
