#if canImport(SwiftUI)
  import Foundation
  import RondoCore
  import SwiftUI

  /// Drags by a finger or a pointer.
  struct DragInput: ViewModifier {
    let model: ReelModel

    #if os(tvOS)
      func body(content: Content) -> some View { content }
    #else
      @GestureState private var isActive = false

      /// Where a drag begins, in points: a little more than the 10 at which scroll views do, so that
      /// theirs begin first on their axis.
      private static var distance: CGFloat { 15 }

      func body(content: Content) -> some View {
        let _ = model.noteGesture(isActive: isActive)
        // A banner inside takes the drags that begin on it, otherwise what is tapped in an item
        // does not keep a drag from beginning there.
        let isOuter = model.nestedCount > 0
        let isDraggable = model.setup.settings.isDraggable
        content
          .contentShape(Rectangle())
          .highPriorityGesture(drag, including: isDraggable && !isOuter ? .all : .subviews)
          .gesture(drag, including: isDraggable && isOuter ? .all : .subviews)
      }

      private var drag: some Gesture {
        DragGesture(minimumDistance: DragInput.distance, coordinateSpace: .local)
          .updating($isActive) { _, isActive, _ in isActive = true }
          .onChanged { value in
            model.press(at: value.startLocation, by: DragInput.pointer, stamp: value.time)
            model.move(value.translation, stamp: value.time)
          }
          .onEnded { value in
            model.move(value.translation, stamp: value.time)
            model.release(stamp: value.time)
          }
      }

      private static var pointer: Reel.Pointer {
        #if os(macOS)
          return .mouse
        #else
          return .touch
        #endif
      }
    #endif
  }

  /// A tap on an item, wherever that is at the moment.
  struct ItemTap: ViewModifier {
    let key: SlotKey
    let model: ReelModel

    func body(content: Content) -> some View {
      #if os(tvOS)
        // A remote clicks on the banner, which has the focus.
        content
      #else
        content.onTapGesture { model.tap(key.item) }
      #endif
    }
  }
#endif
