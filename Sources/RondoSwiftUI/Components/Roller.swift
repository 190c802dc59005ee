#if canImport(SwiftUI)
  import RondoCore
  public import SwiftUI

  /// A list of words, or any views, that rolls upward, a row every two seconds, without end.
  ///
  /// ```swift
  /// Roller(["Seoul", "Lisbon", "Quito"], selection: $row)
  /// ```
  public struct Roller<Content: View>: ReelComponent {
    private let source: ItemSource<Content>
    private let selection: Binding<Int>?
    @Environment(\.reelOptions) private var options
    @ScaledMetric private var rowHeight = ReelSetup.rowHeight

    public init(_ source: ItemSource<Content>, selection: Binding<Int>?) {
      self.source = source
      self.selection = selection
    }

    public var body: some View {
      let setup = options.applied(to: .roller(rowHeight: rowHeight))
      ReelBody(source: source, setup: setup, selection: selection)
        .environment(\.rollerWordStyle, setup.wordStyle)
    }
  }

  extension ReelSetup {
    /// How high a row is at the default text size, in points.
    static var rowHeight: CGFloat { 38 }

    /// A roller's defaults: a vertical loop, a step every 2 seconds, rows that rest in the middle.
    static func roller(rowHeight: CGFloat = ReelSetup.rowHeight) -> ReelSetup {
      var settings = Reel.Settings()
      settings.axis = .vertical
      settings.interval = 2
      settings.paging = .item
      var setup = ReelSetup(settings)
      setup.visibleRows = 3
      setup.itemExtent = rowHeight
      setup.playsHaptics = true
      setup.showsHighlight = true
      setup.highlight = AnyView(
        RoundedRectangle(cornerRadius: 8)
          .strokeBorder(Color.gray.opacity(0.4), lineWidth: 1))
      return setup
    }
  }

  /// The highlight of the row at the index, behind the rows, where rows rest; as long as that row, and on
  /// the way to another from the one's length to the other's.
  struct RollerHighlight: ViewModifier {
    let setup: ReelSetup
    let frame: StripFrame
    let size: CGSize
    let direction: LayoutDirection

    func body(content: Content) -> some View {
      content.background(alignment: .topLeading) {
        if let highlight = setup.highlight, setup.showsHighlight {
          place(highlight).environment(\.layoutDirection, direction)
        }
      }
    }

    private func place(_ highlight: AnyView) -> some View {
      let isHorizontal = setup.settings.axis == .horizontal
      let window = setup.settings.window(
        extent: Double(isHorizontal ? size.width : size.height))
      // Without rows it is where the first one will be.
      let extent = frame.alignedExtent ?? setup.itemExtent.map { Double($0).asLength } ?? 0
      let length = CGFloat(extent)
      return
        highlight
        .frame(
          width: isHorizontal ? length : size.width, height: isHorizontal ? size.height : length
        )
        .padding(isHorizontal ? .leading : .top, CGFloat(window.start(ofAligned: extent)))
        .frame(width: size.width, height: size.height, alignment: .topLeading)
        .animation(nil, value: length)
        .allowsHitTesting(false)
        .accessibilityHidden(true)
    }
  }

  // MARK: Creating

  extension Roller where Content == RollerWord {
    /// Creates a roller of words; ones that stay keep their places.
    ///
    /// - Parameter selection: The index of the middle row.
    public init(_ words: [String], selection: Binding<Int>? = nil) {
      let ids = WordIdentity(words)
      self.init(
        ItemSource(
          count: words.count, id: { ids[$0] }, content: { RollerWord(word: words[$0]) },
          label: { words.indices.contains($0) ? words[$0] : "" }, value: { words[$0] },
          showsValues: true, measures: RollerWord.broadest(of: words)),
        selection: selection)
    }
  }

#endif
