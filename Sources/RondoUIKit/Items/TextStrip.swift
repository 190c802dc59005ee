#if canImport(UIKit) && !os(watchOS)
  import RondoCore
  public import UIKit

  /// A line of text of any length: it is drawn in tiles, none of which is wider than a texture may be. Several
  /// lines are joined to one, by a space each.
  #if canImport(ObjectiveC)
    @objcMembers
  #endif
  @MainActor public final class TextStrip: UIView {
    /// What it shows.
    public var attributedText: NSAttributedString? {
      didSet {
        guard attributedText != oldValue else { return }
        line = attributedText.map(TextStrip.line(of:))
        measured = line?.roundedSize ?? .zero
        isAccessibilityElement = false
        accessibilityLabel = attributedText?.string
        for tile in tiles.values { tile.setNeedsDisplay() }
        setNeedsLayout()
      }
    }

    /// What is drawn of it.
    private var line: NSAttributedString?
    private var measured = CGSize.zero
    private var tiles: [Int: Tile] = [:]

    /// The parts of it that are seen, in points from its left edge; none is all.
    var seen: [ClosedRange<CGFloat>] = [] {
      didSet { if !wantedTiles.allSatisfy({ tiles[$0] != nil }) { setNeedsLayout() } }
    }

    /// The tiles that show what is seen.
    private var wantedTiles: Set<Int> {
      let count = Int((max(bounds.width, 0) / TextStrip.tileWidth).rounded(.up))
      guard !seen.isEmpty else { return Set(0..<count) }
      func tile(at x: CGFloat) -> Int {
        // Before it is a whole number: it may be any.
        Int(min(max((x / TextStrip.tileWidth).rounded(.down), 0), CGFloat(count)))
      }
      return seen.reduce(into: []) { wanted, part in
        let first = tile(at: part.lowerBound)
        wanted.formUnion(first..<max(first, min(tile(at: part.upperBound) + 1, count)))
      }
    }

    /// The greatest width of a tile, in points: a third of the least texture limit at three pixels a
    /// point, so that two more fit into the memory of one screen.
    private static let tileWidth: CGFloat = 1024

    /// Returns the size of a line of attributed text, rounded up to whole points.
    #if canImport(ObjectiveC)
      @objc(sizeOfAttributedText:)
    #endif
    public static func size(of text: NSAttributedString) -> CGSize {
      line(of: text).roundedSize
    }

    /// Returns the size of a line of text in a font, rounded up to whole points.
    #if canImport(ObjectiveC)
      @objc(sizeOfText:font:)
    #endif
    public static func size(of text: String, font: UIFont) -> CGSize {
      size(of: NSAttributedString(string: text, attributes: [.font: font]))
    }

    /// Returns a text as one line.
    static func line(of text: String) -> String {
      String(TextLines.joined(text.unicodeScalars))
    }

    private static func line(of text: NSAttributedString) -> NSAttributedString {
      let words = text.string
      let lines = TextLines.ranges(of: words.unicodeScalars)
      guard lines != [words.startIndex..<words.endIndex] else { return text }
      let line = NSMutableAttributedString(string: "")
      for (place, range) in lines.enumerated() {
        line.append(text.attributedSubstring(from: NSRange(range, in: words)))
        guard place < lines.count - 1 else { break }
        // The space looks as the break did that it is for.
        let end = NSRange(words.startIndex..<range.upperBound, in: words).length
        line.append(
          NSAttributedString(
            string: " ", attributes: text.attributes(at: end, effectiveRange: nil)))
      }
      return line
    }

    public override func sizeThatFits(_ size: CGSize) -> CGSize { measured }
    public override var intrinsicContentSize: CGSize { measured }

    public override func layoutSubviews() {
      super.layoutSubviews()
      let width = max(bounds.width, 0)
      let wanted = wantedTiles
      // What is near is seen next; what is not goes, with its memory.
      for index in tiles.keys where wanted.isDisjoint(with: [index - 1, index, index + 1]) {
        tiles.removeValue(forKey: index)?.removeFromSuperview()
      }
      for index in wanted where tiles[index] == nil {
        let tile = Tile(frame: .zero)
        tile.strip = self
        tiles[index] = tile
        addSubview(tile)
      }
      for (index, tile) in tiles {
        let start = CGFloat(index) * TextStrip.tileWidth
        let frame = CGRect(
          x: start, y: 0, width: min(TextStrip.tileWidth, width - start), height: bounds.height)
        guard frame != tile.frame else { continue }
        tile.frame = frame
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
        guard let strip, let line = strip.line else { return }
        line.draw(
          at: CGPoint(x: -frame.minX, y: ((bounds.height - strip.measured.height) / 2).rounded()))
      }
    }
  }

  extension NSAttributedString {
    /// Its size, rounded up to whole points.
    fileprivate var roundedSize: CGSize {
      let size = size()
      return CGSize(width: size.width.rounded(.up), height: size.height.rounded(.up))
    }
  }
#endif
