import Rondo
import SwiftUI
import UIKit

/// A line that runs when, and only when, it is wider than its place.
struct RunningTextPage: View {
  @State var kit = Kit.swiftUI
  @State private var speed = 40.0
  @State private var gap = 32.0
  @State private var isLong = true
  @State private var isPlaying = true
  @State private var size = 17.0
  @State private var ink = Ink.plain
  @State private var isDraggable = true
  @State private var resets = 0
  @StateObject private var reel = ReelController()

  private enum Ink: String, CaseIterable {
    case plain, blue, red

    var color: Color { self == .plain ? .primary : self == .blue ? .blue : .red }
    var uiColor: UIColor { self == .plain ? .label : self == .blue ? .systemBlue : .red }
  }

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
        .reelDraggable(isDraggable)
        .reelController(reel)
        .font(.system(size: CGFloat(size)))
        .foregroundColor(ink.color)
    } uiKit: {
      UIKitMarquee(
        texts: [text], speed: speed, gap: gap, mode: .continuous, isPlaying: isPlaying,
        fontSize: CGFloat(size), textColor: ink.uiColor, isDraggable: isDraggable, resets: resets)
    } controls: {
      Button("Reset") {
        reel.reset()
        resets += 1
      }
      LabeledSlider(title: "Speed, points per second", value: $speed, range: 0...200)
      LabeledSlider(title: "Gap between repeats, points", value: $gap, range: 0...120)
      LabeledSlider(title: "Font size, points", value: $size, range: 10...40)
      Picker("Colour", selection: $ink) {
        ForEach(Ink.allCases, id: \.self) { Text(verbatim: $0.rawValue) }
      }
      .pickerStyle(.segmented)
      Toggle("Longer than its place", isOn: $isLong)
      Toggle("Running", isOn: $isPlaying)
      Toggle("Can be dragged", isOn: $isDraggable)
    }
  }
}

struct RunningTextPage_Previews: PreviewProvider {
  static var previews: some View { RunningTextPage() }
}
