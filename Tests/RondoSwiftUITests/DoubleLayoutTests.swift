import SwiftUI
import Testing

/// How SwiftUI lays out, seen in the double that stands for it.
@MainActor @Suite(.serialized) struct DoubleLayoutTests {
  private static func box(_ width: CGFloat, _ height: CGFloat) -> some View {
    Color.red.frame(width: width, height: height)
  }

  @Test func `a scroll view proposes nothing along its axis`() {
    let screen = Screen(
      ScrollView {
        Color.red.accessibilityIdentifier("greedy")
        Self.box(50, 30).accessibilityIdentifier("fixed")
      }, size: CGSize(width: 200, height: 300))
    #expect(screen.find(id: "greedy")?.frame == CGRect(x: 0, y: 0, width: 200, height: 10))
    #expect(screen.find(id: "fixed")?.frame == CGRect(x: 75, y: 18, width: 50, height: 30))
  }

  @Test func `a stack asks the least flexible first`() {
    let screen = Screen(
      HStack(spacing: 0) {
        Color.red.accessibilityIdentifier("flexible")
        Self.box(120, 20)
        Color.blue.frame(maxWidth: 20).accessibilityIdentifier("limited")
      }, size: CGSize(width: 200, height: 100))
    #expect(screen.find(id: "flexible")?.frame.width == 60)
    #expect(screen.find(id: "limited")?.frame.width == 20)
  }

  @Test func `a flexible frame takes what it is proposed within its limits`() {
    let screen = Screen(Self.box(120, 20).frame(minWidth: 0, maxHeight: 50))
    #expect(screen.size(for: ProposedViewSize(width: 80, height: 10)).width == 80)
    #expect(
      screen.size(for: ProposedViewSize(width: 300, height: 40)) == CGSize(width: 120, height: 40))
    #expect(screen.size(for: ProposedViewSize(width: 300, height: 400)).height == 50)
    #expect(screen.size(for: .unspecified) == CGSize(width: 120, height: 20))
  }

  @Test func `text breaks its lines at the width proposed`() {
    let text = Text(verbatim: "one two three four five six")
    let screen = Screen(text, size: CGSize(width: 500, height: 200))
    let natural = screen.size(for: .unspecified)
    let half = screen.size(for: ProposedViewSize(width: natural.width / 2 + 10, height: nil))
    #expect(half.height > 1.8 * natural.height)
    #expect(half.width <= natural.width / 2 + 10)
    let single = Screen(text.lineLimit(1))
    let cut = single.size(for: ProposedViewSize(width: 60, height: nil))
    #expect(cut.height == natural.height)
    #expect(cut.width <= 60)
  }

  @Test func `who reads from right to left sees places and effects mirrored`() {
    let screen = Screen(
      HStack(spacing: 0) {
        Self.box(40, 20).accessibilityIdentifier("first")
        Self.box(60, 20).offset(x: 10).accessibilityIdentifier("moved")
      }
      .frame(width: 200, alignment: .leading)
      .environment(\.layoutDirection, .rightToLeft), size: CGSize(width: 200, height: 20))
    #expect(screen.find(id: "first")?.frame.minX == 160)
    #expect(screen.find(id: "moved")?.frame.minX == 90)
  }

  private struct Diagonal: Layout {
    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
      proposal.replacingUnspecifiedDimensions()
    }
    func placeSubviews(
      in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
    ) {
      for (index, view) in subviews.enumerated() {
        view.place(at: CGPoint(x: 30 * index, y: 10 * index), proposal: .unspecified)
      }
    }
  }

  @Test func `a custom layout places, and its places are mirrored`() {
    let view = Diagonal {
      Self.box(20, 10).accessibilityIdentifier("a")
      Self.box(20, 10).accessibilityIdentifier("b")
    }
    let screen = Screen(view, size: CGSize(width: 100, height: 50))
    #expect(screen.find(id: "b")?.frame == CGRect(x: 30, y: 10, width: 20, height: 10))
    screen.change { $0.layoutDirection = .rightToLeft }
    #expect(screen.find(id: "a")?.frame.minX == 80)
    #expect(screen.find(id: "b")?.frame.minX == 50)
  }

  private struct Height: PreferenceKey {
    static let defaultValue: CGFloat = 0
    static func reduce(value: inout CGFloat, nextValue: () -> CGFloat) {
      value = max(value, nextValue())
    }
  }

  @Test func `a layer sees what the base told in the same pass`() {
    let screen = Screen(
      HStack {
        Self.box(10, 30).preference(key: Height.self, value: 30)
        GeometryReader { proxy in
          Color.blue.preference(key: Height.self, value: proxy.size.height)
        }
      }
      .overlayPreferenceValue(Height.self) { Text("\(Int($0))") },
      size: CGSize(width: 100, height: 70))
    #expect(screen.texts == ["70"])
    screen.resize(to: CGSize(width: 100, height: 20))
    #expect(screen.texts == ["30"])
  }

  @Test func `a spacer takes only what the others leave`() {
    let text = Text(verbatim: "words that need most of the room")
    let natural = Screen(text).size(for: .unspecified)
    let screen = Screen(
      HStack {
        text
        Spacer()
        Color.red.frame(minWidth: 20, maxWidth: 20)
      }, size: CGSize(width: natural.width + 60, height: 100))
    #expect(screen.leaves.first?.frame.size == natural)
  }

  @Test func `a view of higher priority is asked first`() {
    let screen = Screen(
      HStack(spacing: 0) {
        Color.red.frame(maxWidth: 150).accessibilityIdentifier("low")
        Color.blue.frame(maxWidth: 150).layoutPriority(1).accessibilityIdentifier("high")
      }, size: CGSize(width: 200, height: 20))
    #expect(screen.find(id: "high")?.frame.width == 150)
    #expect(screen.find(id: "low")?.frame.width == 50)
  }

  @Test func `a ratio is kept within what is proposed, or around it`() {
    let fit = Screen(Color.red.aspectRatio(2, contentMode: .fit))
    #expect(
      fit.size(for: ProposedViewSize(width: 100, height: 100)) == CGSize(width: 100, height: 50))
    let fill = Screen(Color.red.aspectRatio(2, contentMode: .fill))
    #expect(
      fill.size(for: ProposedViewSize(width: 100, height: 100)) == CGSize(width: 200, height: 100))
    let picture = Image(uiImage: UIImage(color: .red, size: CGSize(width: 40, height: 20)))
    let plain = Screen(picture)
    #expect(
      plain.size(for: ProposedViewSize(width: 100, height: 100)) == CGSize(width: 40, height: 20))
    let scaled = Screen(picture.resizable().scaledToFit())
    #expect(
      scaled.size(for: ProposedViewSize(width: 100, height: 100)) == CGSize(width: 100, height: 50))
    let filled = Screen(picture.resizable().scaledToFill())
    #expect(filled.size(for: ProposedViewSize(width: 100, height: 100)).width == 200)
  }

  @Test func `effects move what is seen and not what is laid out`() throws {
    let screen = Screen(
      HStack(spacing: 0) {
        Self.box(40, 20).scaleEffect(2, anchor: .leading).accessibilityIdentifier("scaled")
        Self.box(40, 20).rotationEffect(.degrees(90)).accessibilityIdentifier("turned")
        Self.box(40, 20).rotation3DEffect(.degrees(60), axis: (x: 0, y: 1, z: 0))
          .accessibilityIdentifier("tilted")
      }, size: CGSize(width: 120, height: 40))
    #expect(screen.rootSize == CGSize(width: 120, height: 20))
    #expect(screen.find(id: "scaled")?.frame == CGRect(x: 0, y: 0, width: 80, height: 40))
    let turned = try #require(screen.find(id: "turned")).frame
    #expect(abs(turned.width - 20) < 1e-9 && abs(turned.midX - 60) < 1e-9)
    // The left edge comes nearer to the eye, the right one goes away.
    let corners = try #require(screen.find(id: "tilted")).quad.corners
    #expect(corners[3].y - corners[0].y > 20)
    #expect(corners[2].y - corners[1].y < 20)
  }

  @Test func `a view answers to layout values and to anchors`() {
    struct Name: LayoutValueKey { static let defaultValue = "" }
    struct Reader: Layout {
      let read: @Sendable ([String]) -> Void
      func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize
      {
        .zero
      }
      func placeSubviews(
        in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
      ) { read(subviews.map { $0[Name.self] }) }
    }
    nonisolated(unsafe) var names: [String] = []
    _ = Screen(
      Reader(read: { names = $0 }) {
        Self.box(1, 1).layoutValue(key: Name.self, value: "a")
        Self.box(1, 1)
      })
    #expect(names == ["a", ""])
  }

  private struct Bounds: PreferenceKey {
    static var defaultValue: Anchor<CGRect>? { nil }
    static func reduce(value: inout Anchor<CGRect>?, nextValue: () -> Anchor<CGRect>?) {
      value = value ?? nextValue()
    }
  }

  @Test func `an anchor is read in the reader's own coordinates`() {
    let screen = Screen(
      HStack(spacing: 0) {
        Self.box(30, 20)
        Self.box(50, 20).anchorPreference(key: Bounds.self, value: .bounds) { $0 }
      }
      .overlayPreferenceValue(Bounds.self) { anchor in
        GeometryReader { proxy in
          if let anchor { Text("\(Int(proxy[anchor].minX)) \(Int(proxy[anchor].width))") }
        }
      }, size: CGSize(width: 200, height: 60))
    #expect(screen.texts == ["30 50"])
  }

  @Test func `what is told is heard after layout, once for each value`() {
    nonisolated(unsafe) var heard: [CGFloat] = []
    let view = GeometryReader { proxy in
      Color.red.preference(key: Height.self, value: proxy.size.height)
    }
    .onPreferenceChange(Height.self) { heard.append($0) }
    let screen = Screen(view, size: CGSize(width: 10, height: 20))
    screen.update(view)
    screen.resize(to: CGSize(width: 10, height: 30))
    #expect(heard == [20, 30])
  }
}
