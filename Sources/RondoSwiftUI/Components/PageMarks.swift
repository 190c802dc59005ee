#if canImport(SwiftUI)
  import RondoCore
  import SwiftUI

  /// Dots, a bar, a fraction or filling lines, each with something dark around or behind it, so that they
  /// are told apart on any ground.
  struct PageMarks: View {
    let style: PageIndicatorStyle
    let tint: AnyShapeStyle
    let state: PageIndicatorState
    let pick: (Int) -> Void

    /// The diameter of a dot and the thickness of a bar, in points.
    static var thickness: CGFloat { 7 }
    /// From dot to dot, in points.
    static var pitch: CGFloat { thickness * 2.25 }
    /// The length of a bar, in points.
    static var barLength: CGFloat { 120 }
    /// The thickness of a line that fills, in points.
    static var lineThickness: CGFloat { 3 }
    /// The height in which a finger finds a bar, dots or lines, in points.
    static var reach: CGFloat { 3 * thickness }
    /// The most dots shown; more pages than that are a bar.
    static var mostDots: Int { 20 }
    /// The most lines shown, which have then no width to speak of; more pages than that are a bar.
    static var mostLines: Int { 100 }
    /// How much of a mark is seen where the page is another.
    static var otherOpacity: Double { 0.5 }

    /// What is dark: around a dot, behind a part, around a track and behind words.
    private static var outline: Color { .black.opacity(0.6) }
    private static var track: Color { .black.opacity(0.47) }
    private static var edge: Color { .black.opacity(0.4) }
    private static var ground: Color { .black.opacity(0.67) }

    private var showsDots: Bool { style == .dots && state.pageCount <= PageMarks.mostDots }
    private var showsLines: Bool { style == .stories && state.pageCount <= PageMarks.mostLines }

    var body: some View {
      content.modifier(PagePicking(count: state.pageCount, pick: pick))
    }

    @ViewBuilder private var content: some View {
      if style == .fraction {
        fraction
      } else if showsLines {
        lines
      } else {
        marks
      }
    }

    private var fraction: some View {
      Text(verbatim: "\(state.page + 1) / \(state.pageCount)")
        .font(.caption)
        .foregroundStyle(tint)
        .padding(.horizontal, 8)
        .padding(.vertical, 2)
        .background { Capsule().fill(PageMarks.ground) }
    }

    // MARK: Dots and a bar

    private var length: CGFloat {
      showsDots ? CGFloat(state.pageCount) * PageMarks.pitch : PageMarks.barLength
    }

    /// A track and the mark on it; fixed shapes moved by offsets, which lay nothing out.
    private var marks: some View {
      ZStack(alignment: .leading) {
        if showsDots {
          HStack(spacing: 0) {
            ForEach(0..<state.pageCount, id: \.self) { _ in
              dot.opacity(PageMarks.otherOpacity).frame(width: PageMarks.pitch)
            }
          }
          dot.padding(.leading, max(markStart, 0))
        } else {
          track(PageMarks.thickness).frame(width: length)
          Capsule()
            .fill(tint)
            .frame(width: markLength, height: PageMarks.thickness - 2)
            .padding(.leading, max(markStart, 0))
        }
      }
      .frame(width: length, height: PageMarks.reach, alignment: .leading)
    }

    private var dot: some View {
      Circle()
        .fill(tint)
        .overlay { Circle().strokeBorder(PageMarks.outline, lineWidth: 1).padding(-1) }
        .frame(width: PageMarks.thickness, height: PageMarks.thickness)
    }

    private func track(_ thickness: CGFloat) -> some View {
      Capsule()
        .fill(PageMarks.track)
        .overlay { Capsule().strokeBorder(PageMarks.edge, lineWidth: 1) }
        .frame(height: thickness)
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

    // MARK: Filling lines

    private var lines: some View {
      HStack(spacing: 4) {
        ForEach(0..<state.pageCount, id: \.self) { page in
          GeometryReader { proxy in
            ZStack(alignment: .leading) {
              track(PageMarks.lineThickness + 2)
              Capsule().fill(tint)
                .frame(
                  width: max(proxy.size.width - 2, 0) * filled(page),
                  height: PageMarks.lineThickness
                )
                .padding(.horizontal, 1)
            }
          }
          .frame(height: PageMarks.lineThickness + 2)
        }
      }
      .padding(.horizontal, 4)
      .frame(height: PageMarks.reach)
    }

    private func filled(_ page: Int) -> CGFloat {
      if page != state.page { return page < state.page ? 1 : 0 }
      return CGFloat(min(max(state.dwellProgress, 0), 1))
    }
  }

  /// A tap on an indicator, or a drag along it, goes to a page.
  private struct PagePicking: ViewModifier {
    let count: Int
    let pick: (Int) -> Void
    @Environment(\.layoutDirection) private var direction
    #if !os(tvOS)
      @State private var finger = PickingFinger()
    #endif

    func body(content: Content) -> some View {
      #if os(tvOS)
        content
      #else
        content.overlay { GeometryReader { pad(length: $0.size.width) } }
      #endif
    }

    #if !os(tvOS)
      private func pad(length: CGFloat) -> some View {
        Color.clear
          .contentShape(Rectangle())
          .gesture(
            DragGesture(minimumDistance: 0, coordinateSpace: .local)
              .onChanged { value in
                if finger.moves(value) { pick(at: value.location, of: length) }
              }
              .onEnded { value in
                if finger.lifts(value) { pick(at: value.location, of: length) }
              })
      }

      private func pick(at point: CGPoint, of length: CGFloat) {
        guard length > 0, count > 0, point.x.isFinite else { return }
        var part = Double(point.x / length)
        if direction == .rightToLeft { part = 1 - part }
        let page = Int((min(max(part, 0), 0.9999) * Double(count)).rounded(.down))
        if finger.comes(to: page) { pick(page) }
      }
    #endif
  }

  #if !os(tvOS)
    /// A finger on an indicator: it picks where it lifts as a tap, or along its way once it goes along the
    /// marks, and each page once.
    @MainActor private final class PickingFinger {
      private var start: CGPoint?
      private var isAlong = false
      private var page: Int?

      /// Points after which it is no tap, and a scroll view around has what goes its way.
      private static var stray: CGFloat { 10 }

      /// Returns whether the finger picks where it is.
      func moves(_ value: DragGesture.Value) -> Bool {
        // One before may have been taken away without a word.
        if value.startLocation != start || value.translation == .zero {
          start = value.startLocation
          isAlong = false
          page = nil
        }
        let (x, y) = (abs(value.translation.width), abs(value.translation.height))
        if x >= PickingFinger.stray, x > y { isAlong = true }
        return isAlong
      }

      /// Returns whether the finger picks where it lifts.
      func lifts(_ value: DragGesture.Value) -> Bool {
        let (x, y) = (value.translation.width, value.translation.height)
        let isTap = max(abs(x), abs(y)) < PickingFinger.stray
        return moves(value) || isTap
      }

      /// Returns whether a page is another one than the finger was on.
      func comes(to page: Int) -> Bool {
        defer { self.page = page }
        return page != self.page
      }
    }
  #endif
#endif
