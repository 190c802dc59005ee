#if canImport(SwiftUI)
  import RondoCore
  import SwiftUI

  /// The views of the items that can be seen.
  ///
  /// It is made again only when other items can be seen or the app gives others; from frame to frame
  /// only the modifier that places each is evaluated.
  struct StripView<Content: View>: View, Equatable {
    let keys: [SlotKey]
    let stamp: Int
    let clipsSlots: Bool
    let direction: LayoutDirection
    let content: (_ key: SlotKey) -> Content
    let model: ReelModel

    nonisolated static func == (first: StripView, second: StripView) -> Bool {
      first.keys == second.keys && first.stamp == second.stamp
        && first.clipsSlots == second.clipsSlots && first.direction == second.direction
    }

    var body: some View {
      ZStack(alignment: .topLeading) {
        ForEach(keys) { key in
          content(key)
            // What was asked of this banner is not asked of banners inside it.
            .environment(\.reelOptions, ReelOptions())
            .environment(\.layoutDirection, direction)
            .modifier(Placing(key: key, clips: clipsSlots, model: model))
            // It comes and goes with the motion, whatever is animated at that moment.
            .transition(.identity)
        }
      }
    }
  }

  /// Puts one slot where it stands at the frame's time.
  private struct Placing: ViewModifier {
    let key: SlotKey
    let clips: Bool
    let model: ReelModel
    @Environment(\.stripFrame) private var frame

    func body(content: Content) -> some View {
      let place = frame.place(of: key)
      return slot(content, place)
        .environment(\.isReelCurrent, place?.isCurrent ?? false)
        .contentShape(Rectangle())
        .modifier(ItemTap(key: key, model: model, isHeard: model.hearsSelections))
        .accessibilityHidden(!(place?.isSpoken ?? false))
        .opacity(place?.opacity ?? 0)
        .animation(nil, value: place?.opacity)
        .allowsHitTesting((place?.opacity ?? 0) > 0 && place?.isLeaving != true)
        .projectionEffect(place?.transform ?? ProjectionTransform())
        .clipShape(outline(place))
        .zIndex(place?.rank ?? 0)
    }

    private func slot(_ content: Content, _ place: SlotPlace?) -> some View {
      content
        .frame(width: place?.size.width, height: place?.size.height)
        .projectionEffect(shift(place?.contentShift ?? .zero))
    }

    /// Unlike an offset it is never animated.
    private func shift(_ way: CGSize) -> ProjectionTransform {
      ProjectionTransform(CGAffineTransform(translationX: way.width, y: way.height))
    }

    /// What moves inside its slot is cut off at that, and all else at the window, which cuts it off
    /// anyway: so items are in one place of the view tree whichever of the two it is.
    private func outline(_ place: SlotPlace?) -> Outline {
      Outline(path: clips ? place.flatMap(\.outline) ?? Path() : Path(frame.window))
    }
  }

  /// A shape that is where it is, whatever it is asked to fill.
  private struct Outline: Shape {
    let path: Path

    nonisolated func path(in rect: CGRect) -> Path { path }
  }

  extension SlotPlace {
    /// The slot as it is seen in the window; nil if part of it is behind the eye.
    fileprivate var outline: Path? {
      let corners = [
        CGPoint.zero, CGPoint(x: size.width, y: 0), CGPoint(x: size.width, y: size.height),
        CGPoint(x: 0, y: size.height),
      ].compactMap(transform.seen)
      guard corners.count == 4 else { return nil }
      let isUpright = corners[0].y == corners[1].y && corners[1].x == corners[2].x
      // A rectangle as such is cut off without being drawn apart.
      if isUpright, corners[0].x < corners[1].x, corners[1].y < corners[2].y {
        return Path(
          CGRect(
            x: corners[0].x, y: corners[0].y, width: corners[2].x - corners[0].x,
            height: corners[2].y - corners[0].y))
      }
      var path = Path()
      path.move(to: corners[0])
      for corner in corners[1...] { path.addLine(to: corner) }
      path.closeSubpath()
      return path
    }
  }
#endif
