import Rondo
import SwiftUI

/// Texts and pictures that run left, right, up or down.
struct MarqueePage: View {
  @State var kit = Kit.swiftUI
  enum Heading: String, CaseIterable {
    case left = "Left"
    case right = "Right"
    case up = "Up"
    case down = "Down"

    var axis: Reel.Axis { self == .left || self == .right ? .horizontal : .vertical }
    var direction: Reel.Direction { self == .left || self == .up ? .forward : .backward }
  }

  private static let headlines = [
    "Tea tasting on Saturday", "Night boat to the islands", "산책로가 다시 열렸습니다",
  ]

  @State private var heading = Heading.left
  @State private var passes = false
  @State private var isPlaying = true

  var body: some View {
    KitPage(title: "Marquee", kit: $kit) {
      Marquee {
        Image(uiImage: Scenery.images[1]).resizable().frame(width: 48, height: 32)
        Text(verbatim: Self.headlines[0])
        Image(uiImage: Scenery.images[2]).resizable().frame(width: 48, height: 32)
        Text(verbatim: Self.headlines[1])
        Image(uiImage: Scenery.images[3]).resizable().frame(width: 48, height: 32)
        Text(verbatim: Self.headlines[2])
      }
      .marqueeMode(passes ? .pass : .continuous)
      .marqueeRunsWhenFits()
      .reelAxis(heading.axis)
      .reelDirection(heading.direction)
      .reelPlaying($isPlaying)
      .frame(height: heading.axis == .vertical ? 120 : nil)
    } uiKit: {
      UIKitMarquee(
        texts: Self.headlines, speed: 40, gap: 32, mode: passes ? .pass : .continuous,
        isPlaying: isPlaying, axis: heading.axis, direction: heading.direction, runsWhenFits: true
      )
      .frame(height: heading.axis == .vertical ? 120 : 24)
    } controls: {
      Picker("Direction", selection: $heading) {
        ForEach(Heading.allCases, id: \.self) { Text(verbatim: $0.rawValue) }
      }
      .pickerStyle(.segmented)
      Toggle("Pass: leave before entering again", isOn: $passes)
      Toggle("Running", isOn: $isPlaying)
    }
  }
}

struct MarqueePage_Previews: PreviewProvider {
  static var previews: some View { MarqueePage() }
}
