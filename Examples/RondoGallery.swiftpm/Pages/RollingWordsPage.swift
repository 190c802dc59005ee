import Rondo
import SwiftUI

/// Words that roll upward, one every two seconds, with the middle row in a pill.
struct RollingWordsPage: View {
  @State var kit = Kit.swiftUI
  private static let words = [
    "Paper hills", "Northern lights", "Tea fields", "Moon over the sea", "달빛 바다", "Dunes",
  ]

  @State private var row = 0
  @State private var isPlaying = true
  @State private var isWheel = false

  var body: some View {
    KitPage(title: "Rolling word banner", kit: $kit) {
      Roller(Self.words, selection: $row)
        .rollerHighlight { Capsule().strokeBorder(Color.accentColor, lineWidth: 1.5) }
        .reelEffect(isWheel ? .wheel : .flat)
        .reelPlaying($isPlaying)
    } uiKit: {
      UIKitRoller(words: Self.words, row: $row, isPlaying: isPlaying, isWheel: isWheel)
        .frame(height: 114)
    } controls: {
      Text("Selected: \(Self.words[row])")
      Toggle("Rolling", isOn: $isPlaying)
      Toggle("As a wheel", isOn: $isWheel)
    }
  }
}

struct RollingWordsPage_Previews: PreviewProvider {
  static var previews: some View { RollingWordsPage() }
}
