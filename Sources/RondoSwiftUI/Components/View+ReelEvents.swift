#if canImport(SwiftUI)
  public import Foundation
  public import RondoCore
  public import SwiftUI

  // What a banner tells; several modifiers of one kind are all called.

  extension View {
    /// Calls a closure when another item becomes the index.
    public func onReelIndexChange(
      _ action: @escaping (_ index: Int, _ cause: Reel.Cause) -> Void
    ) -> some View {
      reelOption { $0.actions.indexChange.append(action) }
    }

    /// Calls a closure when the strip is let go and will rest at an item.
    public func onReelWillSettle(
      _ action: @escaping (_ index: Int) -> Void
    ) -> some View {
      reelOption { $0.actions.willSettle.append(action) }
    }

    /// Calls a closure when the strip has come to rest at an item.
    public func onReelSettle(_ action: @escaping (_ index: Int) -> Void) -> some View {
      reelOption { $0.actions.settle.append(action) }
    }

    /// Calls a closure when an item is tapped.
    public func onReelSelect(_ action: @escaping (_ index: Int) -> Void) -> some View {
      reelOption { $0.actions.select.append(action) }
    }

    /// Calls a closure when an item has come into the window.
    public func onReelShow(_ action: @escaping (_ index: Int) -> Void) -> some View {
      reelOption { $0.actions.show.append(action) }
    }

    /// Calls a closure when an item has left the window, with the seconds it was there and the greatest
    /// part of it that was seen at once, in 0...1.
    public func onReelHide(
      _ action: @escaping (_ index: Int, _ seconds: TimeInterval, _ fraction: Double) -> Void
    ) -> some View {
      reelOption { $0.actions.hide.append(action) }
    }

    /// Calls a closure when the drive has completed turns.
    public func onReelTurn(_ action: @escaping (_ turns: Int) -> Void) -> some View {
      reelOption { $0.actions.turn.append(action) }
    }

    /// Calls a closure when the drive has come to its end.
    public func onReelFinish(_ action: @escaping () -> Void) -> some View {
      reelOption { $0.actions.finish.append(action) }
    }
  }
#endif
