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
        .modifier(ItemTap(key: key, model: model))
        .accessibilityHidden(!(place?.isCurrent ?? false))
        .opacity(place?.opacity ?? 0)
        .allowsHitTesting((place?.opacity ?? 0) > 0 && place?.isLeaving != true)
        .projectionEffect(place?.transform ?? ProjectionTransform())
        .zIndex(place?.rank ?? 0)
    }

    @ViewBuilder private func slot(_ content: Content, _ place: SlotPlace?) -> some View {
      if clips {
        content
          .frame(width: place?.size.width, height: place?.size.height)
          .offset(place?.contentShift ?? .zero)
          .clipped()
      } else {
        content
          .frame(width: place?.size.width, height: place?.size.height)
      }
    }
  }
#endif
