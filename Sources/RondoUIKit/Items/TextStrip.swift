#if canImport(UIKit) && !os(watchOS)
  public import UIKit

  /// A line of text of any length: it is drawn in tiles, none of which is wider than a texture may be.
  #if canImport(ObjectiveC)
    @objcMembers
  #endif
  @MainActor public final class TextStrip: UIView {
    /// What it shows.
    public var attributedText: NSAttributedString? {
      didSet {
        guard attributedText != oldValue else { return }
        measured = attributedText.map(TextStrip.size(of:)) ?? .zero
        isAccessibilityElement = false
        accessibilityLabel = attributedText?.string
        for tile in tiles { tile.setNeedsDisplay() }
        setNeedsLayout()
      }
    }

    private var measured = CGSize.zero
    private var tiles: [Tile] = []

    /// The greatest width of a tile, in points: a third of the least texture limit at three pixels a
    /// point, so that two more fit into the memory of one screen.
    private static let tileWidth: CGFloat = 1024

    /// Returns the size of a line of attributed text, rounded up to whole points.
    #if canImport(ObjectiveC)
      @objc(sizeOfAttributedText:)
    #endif
    public static func size(of text: NSAttributedString) -> CGSize {
      let size = text.size()
      return CGSize(width: size.width.rounded(.up), height: size.height.rounded(.up))
    }

    /// Returns the size of a line of text in a font, rounded up to whole points.
    #if canImport(ObjectiveC)
      @objc(sizeOfText:font:)
    #endif
    public static func size(of text: String, font: UIFont) -> CGSize {
      size(of: NSAttributedString(string: text, attributes: [.font: font]))
    }

    public override func sizeThatFits(_ size: CGSize) -> CGSize { measured }
    public override var intrinsicContentSize: CGSize { measured }

    public override func layoutSubviews() {
      super.layoutSubviews()
      let width = max(bounds.width, 0)
      let count = Int((width / TextStrip.tileWidth).rounded(.up))
      while tiles.count > count { tiles.removeLast().removeFromSuperview() }
      while tiles.count < count {
        let tile = Tile(frame: .zero)
        tile.strip = self
        tiles.append(tile)
        addSubview(tile)
      }
      for (index, tile) in tiles.enumerated() {
        let start = CGFloat(index) * TextStrip.tileWidth
        tile.frame = CGRect(
          x: start, y: 0, width: min(TextStrip.tileWidth, width - start), height: bounds.height)
        tile.setNeedsDisplay()
      }
    }

    /// A part of the text.
    private final class Tile: UIView {
      weak var strip: TextStrip?

      override init(frame: CGRect) {
        super.init(frame: frame)
        isOpaque = false
        isUserInteractionEnabled = false
        clipsToBounds = true
      }

      required init?(coder: NSCoder) { nil }

      override func draw(_ rect: CGRect) {
        guard let strip, let text = strip.attributedText else { return }
        text.draw(
          at: CGPoint(x: -frame.minX, y: ((bounds.height - strip.measured.height) / 2).rounded()))
      }
    }
  }
#endif
