import Rondo
import SwiftUI

/// A line that runs when, and only when, it is wider than its place.
struct RunningTextPage: View {
  @State var kit = Kit.swiftUI
  @State private var speed = 40.0
  @State private var gap = 32.0
  @State private var isLong = true
  @State private var isPlaying = true

  private var text: String {
    isLong
      ? "The last train to the coast leaves at 23:10 from platform four. Please mind the gap."
      : "On time"
  }

  var body: some View {
    KitPage(title: "Endless running text", kit: $kit) {
      Marquee(text)
        .marqueeSpeed(speed)
        .marqueeGap(gap)
        .reelFadeLength(24)
        .reelPlaying($isPlaying)
    } uiKit: {
      UIKitMarquee(texts: [text], speed: speed, gap: gap, mode: .continuous, isPlaying: isPlaying)
    } controls: {
      LabeledSlider(title: "Speed, points per second", value: $speed, range: 0...200)
      LabeledSlider(title: "Gap between repeats, points", value: $gap, range: 0...120)
      Toggle("Longer than its place", isOn: $isLong)
      Toggle("Running", isOn: $isPlaying)
    }
  }
}

struct RunningTextPage_Previews: PreviewProvider {
  static var previews: some View { RunningTextPage() }
}
