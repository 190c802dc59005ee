import Rondo
import SwiftUI
import UIKit

/// Words that roll upward, one every two seconds, with the middle row in a pill.
struct RollingWordsPage: View {
  enum Side: String, CaseIterable {
    case leading = "Leading"
    case center = "Centre"
    case trailing = "Trailing"

    var alignment: Alignment {
      self == .leading ? .leading : self == .center ? .center : .trailing
    }
    var textAlignment: NSTextAlignment {
      self == .leading ? .natural : self == .center ? .center : .right
    }
  }

  @State var kit = Kit.swiftUI
  @State private var row = 0
  @State private var size = 17.0
  @State private var ink = Ink.plain
  @State private var side = Side.center
  @State private var isWheel = false
  @State private var isDraggable = true
  @StateObject private var reel = ReelController()
  @State private var reference = BannerReference()

  private static let words = [
    "Paper hills", "Northern lights", "Tea fields", "Moon over the sea", "달빛 바다", "Dunes",
  ]

  private var banner: (any Banner)? { kit == .swiftUI ? reel : reference.view }

  var body: some View {
    KitPage(title: "Rolling word banner", kit: $kit) {
      Roller(Self.words, selection: $row)
        .rollerHighlight { Capsule().strokeBorder(Color.accentColor, lineWidth: 1.5) }
        .rollerWords(
          font: .system(size: CGFloat(size)), color: ink.color, alignment: side.alignment
        )
        .rollerSelectedWord(font: .system(size: CGFloat(size), weight: .bold))
        .reelEffect(isWheel ? .wheel : .flat)
        .reelDraggable(isDraggable)
        .reelController(reel)
    } uiKit: {
      UIKitRoller(
        words: Self.words, row: $row, fontSize: CGFloat(size), textColor: ink.uiColor,
        textAlignment: side.textAlignment, isWheel: isWheel, isDraggable: isDraggable,
        reference: reference
      )
      .frame(height: 114)
    } controls: {
      Text("Selected: \(Self.words[row])")
      HStack(spacing: 24) {
        Button("Start from the first") {
          banner?.reset()
          banner?.start()
        }
        Button("Stop") { banner?.stop() }
        Button("Next") { banner?.next() }
      }
      LabeledSlider(title: "Font size, points", value: $size, range: 10...30)
      ChoiceBar(title: "Colour", choice: $ink)
      ChoiceBar(title: "Alignment", choice: $side)
      Toggle("As a wheel", isOn: $isWheel)
      Toggle("Can be rolled by hand", isOn: $isDraggable)
    }
  }
}

struct RollingWordsPage_Previews: PreviewProvider {
  static var previews: some View {
    ForEach(Kit.allCases, id: \.self) { kit in
      RollingWordsPage(kit: kit).previewDisplayName(kit.rawValue)
    }
  }
}
