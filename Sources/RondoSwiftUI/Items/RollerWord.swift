#if canImport(SwiftUI)
  public import SwiftUI

  /// A word in its row; the middle one can look otherwise.
  public struct RollerWord: View {
    let word: String
    @Environment(\.isReelCurrent) private var isCurrent
    @Environment(\.isSizing) private var isSizing
    @Environment(\.rollerWordStyle) private var style

    public var body: some View {
      let isSelected = isCurrent || isSizing
      Text(verbatim: word.asLine)
        .font(isSelected ? style.selectedFont ?? style.font : style.font)
        .foregroundColor(isSelected ? style.selectedColor ?? style.color : style.color)
        .lineLimit(1)
        .frame(maxWidth: isSizing ? nil : .infinity, alignment: style.alignment)
    }

    /// How many words are measured, and among how many the longest are looked for.
    private static var mostMeasured: Int { 8 }
    private static var mostCompared: Int { 1000 }

    /// Returns the words that are likely to be the broadest: those of the most characters.
    static func broadest(of words: [String]) -> [Int] {
      let lengths = words.prefix(mostCompared).map(\.count)
      let longest = lengths.indices.sorted { (lengths[$1], $0) < (lengths[$0], $1) }
      return Array(longest.prefix(mostMeasured))
    }
  }

  /// What the words of a roller look like.
  struct RollerWordStyle {
    var font: Font?
    var color: Color?
    var selectedFont: Font?
    var selectedColor: Color?
    var alignment = Alignment.center
  }

  private struct RollerWordStyleKey: EnvironmentKey {
    static var defaultValue: RollerWordStyle { RollerWordStyle() }
  }

  extension EnvironmentValues {
    var rollerWordStyle: RollerWordStyle {
      get { self[RollerWordStyleKey.self] }
      set { self[RollerWordStyleKey.self] = newValue }
    }
  }
#endif
