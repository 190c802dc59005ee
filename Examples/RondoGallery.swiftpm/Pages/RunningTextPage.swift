import Rondo
import SwiftUI
import UIKit

/// A line, plain or attributed, that runs when, and only when, it is wider than its place.
struct RunningTextPage: View {
  @State var kit = Kit.swiftUI
  @State private var isLong = true
  @State private var isAttributed = false
  @State private var speed = 40.0
  @State private var gap = 32.0
  @State private var size = 17.0
  @State private var ink = Ink.plain
  @State private var isDraggable = true
  @StateObject private var reel = ReelController()
  @State private var reference = BannerReference()

  private var banner: (any Banner)? { kit == .swiftUI ? reel : reference.view }

  var body: some View {
    KitPage(title: "Endless running text", kit: $kit) {
      VStack(alignment: .leading, spacing: 8) {
        Marquee(line)
          .marqueeSpeed(speed)
          .marqueeGap(gap)
          .reelFadeLength(24)
          .reelDraggable(isDraggable)
          .reelController(reel)
          .font(.system(size: CGFloat(size)))
          .foregroundColor(ink.color)
        Text(
          verbatim: Self.state(
            isRunning: reel.isRunning, needsScrolling: reel.needsScrolling,
            isDraggable: isDraggable)
        )
        .font(.caption)
      }
    } uiKit: {
      UIKitRunningText(
        text: uiKitLine, speed: speed, gap: gap, fontSize: CGFloat(size), textColor: ink.uiColor,
        isDraggable: isDraggable, reference: reference)
    } controls: {
      HStack(spacing: 24) {
        Button("Start") { banner?.start() }
        Button("Stop") { banner?.stop() }
        Button("Reset") { banner?.reset() }
      }
      LabeledSlider(title: "Speed, points per second", value: $speed, range: 0...200)
      LabeledSlider(title: "Margin between repeats, points", value: $gap, range: 0...120)
      LabeledSlider(title: "Font size, points", value: $size, range: 10...40)
      ChoiceBar(title: "Colour", choice: $ink)
      Toggle("Attributed", isOn: $isAttributed)
      Toggle("Longer than its place", isOn: $isLong)
      Toggle("Can be dragged", isOn: $isDraggable)
    }
  }

  /// What a banner says of itself.
  static func state(isRunning: Bool, needsScrolling: Bool, isDraggable: Bool) -> String {
    [
      isRunning ? "Running" : "Standing", needsScrolling ? "needs to run" : "fits",
      isDraggable ? "can be dragged" : "cannot be dragged",
    ].joined(separator: ", ")
  }

  // MARK: The line

  /// The line in three parts, of which the middle one has attributes of its own.
  private var parts: (String, String, String) {
    isLong
      ? ("The last train to the coast leaves at ", "23:10", " from platform four.")
      : ("The train is ", "on time", "")
  }

  private var line: AttributedString {
    var middle = AttributedString(parts.1)
    if isAttributed {
      middle.foregroundColor = Color.purple
      middle.font = Font.system(size: CGFloat(size), weight: .bold)
    }
    return AttributedString(parts.0) + middle + AttributedString(parts.2)
  }

  private var uiKitLine: NSAttributedString {
    let line = NSMutableAttributedString(string: parts.0)
    let font = UIFont.boldSystemFont(ofSize: CGFloat(size))
    line.append(
      NSAttributedString(
        string: parts.1,
        attributes: isAttributed ? [.foregroundColor: UIColor.systemPurple, .font: font] : [:]))
    line.append(NSAttributedString(string: parts.2))
    return line
  }
}

struct RunningTextPage_Previews: PreviewProvider {
  static var previews: some View {
    ForEach(Kit.allCases, id: \.self) { kit in
      RunningTextPage(kit: kit).previewDisplayName(kit.rawValue)
    }
  }
}
