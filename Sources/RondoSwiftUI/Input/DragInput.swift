#if canImport(SwiftUI)
  import Foundation
  import RondoCore
  import SwiftUI

  /// Drags by a finger or a pointer.
  struct DragInput: ViewModifier {
    let model: ReelModel
    /// Whether a person may drag it, and whether there is a banner inside; told apart from what it was only
    /// by being given anew.
    let isDraggable: Bool
    let isOuter: Bool

    #if os(tvOS)
      func body(content: Content) -> some View { content }
    #elseif os(iOS)
      func body(content: Content) -> some View {
        if #available(iOS 18, *) {
          content.modifier(PanInput(model: model))
        } else {
          content.modifier(PlainDrag(model: model, isDraggable: isDraggable, isOuter: isOuter))
        }
      }
    #elseif os(Linux)
      func body(content: Content) -> some View {
        switch TriedSystem.current {
        case .iOS18: content.modifier(PanInput(model: model))
        case .tvOS: content
        case .iOS15, .macOS, .watchOS:
          content.modifier(PlainDrag(model: model, isDraggable: isDraggable, isOuter: isOuter))
        }
      }
    #else
      func body(content: Content) -> some View {
        content.modifier(PlainDrag(model: model, isDraggable: isDraggable, isOuter: isOuter))
      }
    #endif
  }

  #if os(Linux)
    /// Whose ways of input a banner has where only the tests run.
    enum TriedSystem {
      case iOS15, iOS18, macOS, tvOS, watchOS
      @MainActor static var current = iOS18
    }
  #endif

  #if !os(tvOS)
    /// Drags by SwiftUI's own gesture, which knows no axis, and of a finger only once that has moved.
    private struct PlainDrag: ViewModifier {
      let model: ReelModel
      let isDraggable: Bool
      let isOuter: Bool
      @GestureState private var isActive = false

      /// Where a drag begins, in points: a little more than the 10 at which scroll views do, so that
      /// theirs begin first on their axis.
      private static var distance: CGFloat { 15 }

      func body(content: Content) -> some View {
        let _ = model.noteGesture(isActive: isActive)
        // A banner inside takes the drags that begin on it, otherwise what is tapped in an item
        // does not keep a drag from beginning there.
        content
          .contentShape(Rectangle())
          .highPriorityGesture(drag, including: isDraggable && !isOuter ? .all : .subviews)
          .gesture(drag, including: isDraggable && isOuter ? .all : .subviews)
      }

      private var drag: some Gesture {
        DragGesture(minimumDistance: PlainDrag.distance, coordinateSpace: .local)
          .updating($isActive) { _, isActive, _ in isActive = true }
          .onChanged { value in
            let stamp = model.stamp(of: value.time)
            model.press(at: value.startLocation, by: PlainDrag.pointer, stamp: stamp)
            model.move(value.translation, stamp: stamp)
          }
          .onEnded { value in
            let stamp = model.stamp(of: value.time)
            model.move(value.translation, stamp: stamp)
            model.release(stamp: stamp)
          }
      }

      private static var pointer: Reel.Pointer {
        #if os(macOS)
          return .mouse
        #else
          return .touch
        #endif
      }
    }
  #endif

  /// A tap on an item, wherever that is at the moment.
  ///
  /// Where nobody hears of it, it is for what is around: a button whose label holds the banner, or a row.
  struct ItemTap: ViewModifier {
    let key: SlotKey
    let model: ReelModel
    let isHeard: Bool

    func body(content: Content) -> some View {
      #if os(tvOS)
        // A remote clicks on the banner, which has the focus.
        content
      #else
        content.gesture(
          TapGesture().onEnded { model.tap(key.item) }, including: isHeard ? .all : .subviews)
      #endif
    }
  }
#endif
