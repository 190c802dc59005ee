/// How a text of several lines becomes one, alike on every host: its lines are joined by one space each.
///
/// Lines end at every break that Unicode knows, of which a carriage return with a line feed is one.
/// As in a browser, spaces and tabs beside a break go with it, and so do lines of nothing else, so that no
/// two spaces stand where a text is broken, and none at its ends.
package enum TextLines {
  /// Returns where the lines of a text are; of one without a break that is all of it.
  ///
  /// - Complexity: O(*n*) in the length of the text.
  package static func ranges<Text: Collection>(of text: Text) -> [Range<Text.Index>]
  where Text.Element == Unicode.Scalar {
    var lines: [Range<Text.Index>] = []
    var start = text.startIndex
    // Behind the line's last letter.
    var end = start
    var isBroken = false
    var index = start
    while index < text.endIndex {
      let next = text.index(after: index)
      let scalar = text[index]
      if isBreak(scalar) {
        if start < end { lines.append(start..<end) }
        (start, end, isBroken) = (next, next, true)
      } else if !isBlank(scalar) {
        end = next
      } else if isBroken, start == index {
        (start, end) = (next, next)
      }
      index = next
    }
    if start < text.endIndex { lines.append(start..<text.endIndex) }
    return lines
  }

  /// Returns a text as one line.
  package static func joined<Text: RangeReplaceableCollection>(_ text: Text) -> Text
  where Text.Element == Unicode.Scalar {
    guard text.contains(where: isBreak) else { return text }
    var line = Text()
    for range in ranges(of: text) {
      if !line.isEmpty { line.append(" ") }
      line.append(contentsOf: text[range])
    }
    return line
  }

  /// Whether it ends a line: the mandatory breaks of Unicode's line breaking, which are line feed, vertical
  /// tab, form feed, carriage return, next line, and the separators of lines and of paragraphs.
  private static func isBreak(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x0A...0x0D, 0x85, 0x2028, 0x2029: true
    default: false
    }
  }

  private static func isBlank(_ scalar: Unicode.Scalar) -> Bool {
    scalar == " " || scalar == "\t"
  }
}
