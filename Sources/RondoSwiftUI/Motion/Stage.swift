#if canImport(SwiftUI)
  import Foundation
  import RondoCore
  import SwiftUI

  /// The window: shows the strip frame by frame while it moves, and once when it stands.
  ///
  /// What moves has no values that an animation could go through, or is not animated where they change:
  /// so an ancestor's animation takes the window along and leaves the motion in it alone, and items
  /// animate what they like.
  struct Stage<Content: View>: View {
    let model: ReelModel
    /// Differs whenever the model has something new to show.
    let version: Int
    let items: ShownItems<Content>
    let size: CGSize
    let extents: [Int: CGSize]
    let direction: LayoutDirection

    var body: some View {
      let _ = model.layOut(
        size: size, extents: extents, isMirrored: direction == .rightToLeft)
      let isHorizontal = model.setup.settings.axis == .horizontal
      TimelineView(.animation(minimumInterval: nil, paused: !model.ticks)) { context in
        let frame = model.frame(at: context.date)
        StripView(
          keys: frame.keys, stamp: items.stamp,
          clipsSlots: model.reel.knots.shiftsContent, direction: direction,
          content: { model.content(of: $0, items) }, model: model
        )
        .equatable()
        .frame(width: size.width, height: size.height, alignment: .topLeading)
        .clipped()
        .modifier(EdgeFade(length: model.setup.fadeLength, isHorizontal: isHorizontal))
        .modifier(
          DragInput(
            model: model, isDraggable: model.setup.settings.isDraggable,
            isOuter: model.nestedCount > 0)
        )
        .modifier(
          RollerHighlight(
            setup: model.setup, frame: frame, size: size, direction: direction)
        )
        // Places are physical; the items have their own direction again.
        .environment(\.layoutDirection, .leftToRight)
        .modifier(
          IndicatorOverlay(
            setup: model.setup.indicator, tint: model.setup.indicatorTint, model: model,
            direction: direction)
        )
        .environment(\.stripFrame, frame)
      }
    }
  }

  extension Knots {
    /// Whether content is moved inside its slots.
    fileprivate var shiftsContent: Bool { row.contains { $0.appearance.contentShift != 0 } }
  }

  /// Fades the edges over which content goes on.
  ///
  /// It rubs out what it lies on, so that what is inside is in one place of the view tree with it and
  /// without it, and keeps its state; a mask that is always there would be drawn apart always. A group in
  /// which nothing blends is not: it is a layer as any of UIKit's is.
  private struct EdgeFade: ViewModifier {
    let length: CGFloat
    let isHorizontal: Bool

    func body(content: Content) -> some View {
      content
        .overlay {
          if length > 0 {
            EdgeEraser(length: length, isHorizontal: isHorizontal)
              .blendMode(.destinationOut)
              .allowsHitTesting(false)
              .accessibilityHidden(true)
          }
        }
        .compositingGroup()
    }
  }

  private struct EdgeEraser: View {
    let length: CGFloat
    let isHorizontal: Bool
    @Environment(\.stripFrame) private var frame

    var body: some View {
      GeometryReader { proxy in
        let extent = isHorizontal ? proxy.size.width : proxy.size.height
        let part = extent > 0 ? min(length / extent, 0.5) : 0
        LinearGradient(
          stops: [
            Gradient.Stop(color: .black.opacity(frame.fades.before), location: 0),
            Gradient.Stop(color: .black.opacity(0), location: part),
            Gradient.Stop(color: .black.opacity(0), location: 1 - part),
            Gradient.Stop(color: .black.opacity(frame.fades.after), location: 1),
          ],
          startPoint: isHorizontal ? UnitPoint(x: 0, y: 0.5) : UnitPoint(x: 0.5, y: 0),
          endPoint: isHorizontal ? UnitPoint(x: 1, y: 0.5) : UnitPoint(x: 0.5, y: 1))
      }
      .animation(nil, value: [frame.fades.before, frame.fades.after])
    }
  }
#endif
