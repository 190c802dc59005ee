#if canImport(SwiftUI)
  import RondoCore
  import SwiftUI

  /// What a page indicator looks like.
  public enum PageIndicatorStyle: Equatable, Sendable {
    /// A dot for each page; a bar where there are more than 20.
    case dots
    /// A line whose part is the page.
    case bar
    /// "2 / 5".
    case fraction
    /// A line for each page that fills while the banner stays at it, as in stories.
    case stories
  }

  /// Where a banner is, for an indicator of your own.
  public struct PageIndicatorState: Equatable, Sendable {
    /// The position counted in pages, linear between neighbours.
    public var position: Double
    /// The page.
    public var page: Int
    /// How many pages there are.
    public var pageCount: Int
    /// How much of the dwell at the present page is over, in 0...1, as far as it is drawn.
    public var dwellProgress: Double
  }

  /// What is shown over a banner.
  struct IndicatorSetup {
    var style: PageIndicatorStyle?
    var alignment: Alignment
    var custom: ((PageIndicatorState, _ pick: @escaping @MainActor (Int) -> Void) -> AnyView)?
  }

  /// The indicator in its place.
  struct IndicatorOverlay: ViewModifier {
    let setup: IndicatorSetup?
    let model: ReelModel
    let direction: LayoutDirection

    @ViewBuilder func body(content: Content) -> some View {
      if let setup {
        content.overlay(alignment: setup.alignment) {
          IndicatorView(setup: setup, model: model)
            .padding(4)
            .environment(\.layoutDirection, direction)
        }
      } else {
        content
      }
    }
  }

  private struct IndicatorView: View {
    let setup: IndicatorSetup
    let model: ReelModel
    @Environment(\.stripFrame) private var frame

    var body: some View {
      if let custom = setup.custom {
        custom(state) { model.pick(page: $0) }
      } else if frame.pageCount > 1 {
        PageMarks(style: setup.style ?? .dots, state: state) { model.pick(page: $0) }
          .accessibilityHidden(true)
      }
    }

    private var state: PageIndicatorState {
      let page = Int(clamping: frame.pagePosition.rounded())
      return PageIndicatorState(
        position: frame.pagePosition, page: page < frame.pageCount ? page : 0,
        pageCount: frame.pageCount, dwellProgress: frame.dwellProgress)
    }
  }

  /// Dots, a bar, a fraction or filling lines.
  struct PageMarks: View {
    let style: PageIndicatorStyle
    let state: PageIndicatorState
    let pick: (Int) -> Void
    @Environment(\.layoutDirection) private var direction

    /// The diameter of a dot and the thickness of a bar, in points.
    static var thickness: CGFloat { 7 }
    /// From dot to dot, in points.
    static var pitch: CGFloat { thickness * 2.25 }
    /// The length of a bar, in points.
    static var barLength: CGFloat { 120 }
    /// The most dots shown; more pages than that are a bar.
    static var mostDots: Int { 20 }

    private var showsDots: Bool { style == .dots && state.pageCount <= PageMarks.mostDots }

    var body: some View {
      if style == .fraction {
        Text(verbatim: "\(state.page + 1) / \(state.pageCount)")
          .font(.caption)
          .foregroundColor(.white)
      } else if style == .stories {
        lines
      } else {
        marks.modifier(PagePicking(length: length, count: state.pageCount, pick: pick))
      }
    }

    private var length: CGFloat {
      showsDots ? CGFloat(state.pageCount) * PageMarks.pitch : PageMarks.barLength
    }

    /// A track and the mark on it; fixed shapes moved by offsets, which lay nothing out.
    private var marks: some View {
      ZStack(alignment: .leading) {
        if showsDots {
          HStack(spacing: 0) {
            ForEach(0..<state.pageCount, id: \.self) { _ in
              Circle()
                .fill(Color.white.opacity(0.5))
                .frame(width: PageMarks.thickness, height: PageMarks.thickness)
                .frame(width: PageMarks.pitch)
            }
          }
        } else {
          Capsule()
            .fill(Color.white.opacity(0.5))
            .frame(width: length, height: PageMarks.thickness)
        }
        Capsule()
          .fill(Color.white)
          .frame(width: markLength, height: PageMarks.thickness)
          .padding(.leading, max(markStart, 0))
      }
      .frame(width: length, height: 3 * PageMarks.thickness, alignment: .leading)
    }

    /// The mark's place; between the last page and the first of a loop it stays with the nearer one.
    private var shown: Double {
      let last = Double(max(state.pageCount - 1, 0))
      guard state.position > last else { return max(state.position, 0) }
      return state.position - last < 0.5 ? last : 0
    }

    private var markLength: CGFloat {
      showsDots ? PageMarks.thickness : length / CGFloat(max(state.pageCount, 1))
    }

    private var markStart: CGFloat {
      showsDots
        ? (CGFloat(shown) + 0.5) * PageMarks.pitch - PageMarks.thickness / 2
        : CGFloat(shown) * markLength
    }

    private var lines: some View {
      HStack(spacing: 4) {
        ForEach(0..<state.pageCount, id: \.self) { page in
          GeometryReader { proxy in
            ZStack(alignment: .leading) {
              Capsule().fill(Color.white.opacity(0.5))
              Capsule().fill(Color.white).frame(width: proxy.size.width * filled(page))
            }
          }
          .frame(height: 3)
        }
      }
      .padding(.horizontal, 4)
    }

    private func filled(_ page: Int) -> CGFloat {
      if page != state.page { return page < state.page ? 1 : 0 }
      return CGFloat(state.dwellProgress)
    }
  }

  /// A tap on an indicator, or a drag along it, goes to a page.
  private struct PagePicking: ViewModifier {
    let length: CGFloat
    let count: Int
    let pick: (Int) -> Void
    @Environment(\.layoutDirection) private var direction

    func body(content: Content) -> some View {
      #if os(tvOS)
        content
      #else
        content
          .contentShape(Rectangle())
          .gesture(
            DragGesture(minimumDistance: 0, coordinateSpace: .local)
              .onChanged { value in
                guard length > 0, count > 0 else { return }
                var part = Double(value.location.x / length)
                if direction == .rightToLeft { part = 1 - part }
                let page = Int((min(max(part, 0), 0.9999) * Double(count)).rounded(.down))
                pick(page)
              })
      #endif
    }
  }
#endif
