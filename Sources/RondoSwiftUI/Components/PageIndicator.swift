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
    let tint: AnyShapeStyle
    let model: ReelModel
    let direction: LayoutDirection

    func body(content: Content) -> some View {
      content.overlay(alignment: setup?.alignment ?? .center) {
        if let setup {
          IndicatorView(setup: setup, tint: tint, model: model)
            .padding(4)
            .environment(\.layoutDirection, direction)
        }
      }
    }
  }

  private struct IndicatorView: View {
    let setup: IndicatorSetup
    let tint: AnyShapeStyle
    let model: ReelModel
    @Environment(\.stripFrame) private var frame

    var body: some View {
      if let custom = setup.custom {
        custom(state) { model.pick(page: $0) }
      } else if frame.pageCount > 1 {
        PageMarks(style: setup.style ?? .dots, tint: tint, state: state) { model.pick(page: $0) }
          .accessibilityHidden(true)
          // The marks move with the strip.
          .animation(nil, value: state)
      }
    }

    private var state: PageIndicatorState {
      PageIndicatorState(
        position: frame.pagePosition, page: frame.page, pageCount: frame.pageCount,
        dwellProgress: frame.dwellProgress)
    }
  }
#endif
