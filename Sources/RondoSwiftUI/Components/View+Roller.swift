#if canImport(SwiftUI)
  public import SwiftUI

  // What rollers inside a view are asked for.

  extension View {
    /// Sets how many rows of a roller are seen (3), and how high each is (38 points, growing with the
    /// text size; a height set here does not).
    public func rollerRows(visible: Int? = nil, height: CGFloat? = nil) -> some View {
      reelOption {
        if let visible { $0.visibleRows = max(visible, 1) }
        if let height, height.isFinite { $0.itemExtent = max(height, 0) }
      }
    }

    /// Sets the highlight of a roller's middle row, behind it (a bordered, rounded rectangle).
    public func rollerHighlight<V: View>(
      @ViewBuilder _ highlight: () -> V
    ) -> some View {
      let view = AnyView(highlight())
      return reelOption { $0.highlight = view }
    }

    /// Sets the font and colour of a roller's words; nil is the environment's.
    public func rollerWords(
      font: Font? = nil, color: Color? = nil, alignment: Alignment = .center
    ) -> some View {
      reelOption {
        $0.wordStyle.font = font
        $0.wordStyle.color = color
        $0.wordStyle.alignment = alignment
      }
    }

    /// Sets the font and colour of a roller's middle word; nil is that of the others.
    public func rollerSelectedWord(
      font: Font? = nil, color: Color? = nil
    ) -> some View {
      reelOption {
        $0.wordStyle.selectedFont = font
        $0.wordStyle.selectedColor = color
      }
    }

    /// Sets whether a roller is as wide as its middle row, as inside a sentence (false).
    public func rollerFitsWidthToItem(_ fits: Bool = true) -> some View {
      reelOption { $0.fitsWidthToItem = fits }
    }

    /// Sets whether turning a roller by hand is felt, where the device can (true).
    public func rollerHaptics(_ isPlaying: Bool = true) -> some View {
      reelOption { $0.playsHaptics = isPlaying }
    }
  }
#endif
