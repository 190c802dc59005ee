#if canImport(SwiftUI)
  import Foundation
  import RondoCore
  public import SwiftUI

  /// A line of text of any length: a long one is drawn in parts, none of which is wider than a texture
  /// may be. Several lines are joined to one, by a space each, where they can be told.
  public struct MarqueeText: View {
    private let parts: [Text]
    /// The whole, for who does not see it.
    private let whole: Text
    /// The direction of the line, along which its parts stand; nil where none of its letters has one.
    private let direction: LayoutDirection?
    /// How many lines it may have; nil where nobody knows, and none is to be lost.
    private let lineLimit: Int?
    @Environment(\.layoutDirection) private var around

    init(_ text: Text) {
      parts = [text]
      whole = text
      direction = nil
      lineLimit = nil
    }

    init(_ text: String) {
      let line = text.asLine
      let cut = TextParts(line)
      whole = Text(verbatim: line)
      direction = cut.direction
      lineLimit = 1
      parts =
        cut.parts.count > 1
        ? MarqueeText.parts(of: line, cut).map { Text(verbatim: $0) } : [whole]
    }

    init(_ text: AttributedString) {
      let line = text.asLine
      let cut = TextParts(String(line.characters))
      whole = Text(line)
      direction = cut.direction
      lineLimit = 1
      parts = cut.parts.count > 1 ? MarqueeText.parts(of: line, cut).map { Text($0) } : [whole]
    }

    public var body: some View {
      if parts.count == 1 {
        parts[0].lineLimit(lineLimit)
      } else {
        HStack(spacing: 0) {
          ForEach(parts.indices, id: \.self) { parts[$0].lineLimit(lineLimit) }
        }
        .environment(\.layoutDirection, direction ?? around)
        .accessibilityElement(children: .ignore)
        .accessibilityLabel(whole)
      }
    }

    /// Returns a text's parts in the order in which they stand.
    static func parts(of text: String, _ cut: TextParts) -> [String] {
      let characters = Array(text)
      return cut.parts.map { part in
        var words = String(characters[part.range])
        if words.hasSuffix(" ") {
          words.removeLast()
          words.append(MarqueeText.space)
        }
        let ends = cut.ends(of: part)
        return ends.before + words + ends.after
      }
    }

    /// Likewise of an attributed text, cut where its characters are.
    static func parts(of text: AttributedString, _ cut: TextParts) -> [AttributedString] {
      var places: [Int: AttributedString.Index] = [:]
      var at = text.startIndex
      var last = 0
      let ends = cut.parts.flatMap { [$0.range.lowerBound, $0.range.upperBound] }.sorted()
      for place in ends where places[place] == nil {
        at = text.index(at, offsetByCharacters: place - last)
        last = place
        places[place] = at
      }
      return cut.parts.compactMap { part in
        guard let start = places[part.range.lowerBound], let end = places[part.range.upperBound]
        else { return nil }
        var words = AttributedString(text[start..<end])
        if words.characters.last == " " {
          words.characters.removeLast()
          words.characters.append(MarqueeText.space)
        }
        let ends = cut.ends(of: part)
        if !ends.before.isEmpty { words = AttributedString(ends.before) + words }
        if !ends.after.isEmpty { words += AttributedString(ends.after) }
        return words
      }
    }

    /// A space at a line's end has no width; one that may not break has.
    private static var space: Character { "\u{A0}" }
  }

  extension TextParts {
    var direction: LayoutDirection? { isRightToLeft.map { $0 ? .rightToLeft : .leftToRight } }

    /// What is written around a part so that it looks as in the whole: an embedding of its direction, and
    /// what keeps letters joined.
    func ends(of part: Part) -> (before: String, after: String) {
      guard hasRightToLeft else { return ("", "") }
      return (
        (part.isRightToLeft ? "\u{202B}" : "\u{202A}") + (part.joinsBefore ? "\u{200D}" : ""),
        (part.joinsAfter ? "\u{200D}" : "") + "\u{202C}"
      )
    }
  }

  // MARK: One line

  extension String {
    /// The text as one line: where it is broken there is a space.
    var asLine: String { String(TextLines.joined(unicodeScalars)) }
  }

  extension AttributedString {
    /// The text as one line: where it is broken there is a space, which looks as the break did.
    var asLine: AttributedString {
      let lines = TextLines.ranges(of: unicodeScalars)
      guard lines != [startIndex..<endIndex] else { return self }
      var line = AttributedString()
      for (place, range) in lines.enumerated() {
        line += AttributedString(self[range])
        guard place < lines.count - 1 else { break }
        let end = range.upperBound..<unicodeScalars.index(after: range.upperBound)
        line += AttributedString(" ", attributes: self[end].runs.first?.attributes ?? .init())
      }
      return line
    }
  }

  /// What tells words apart when a list changes: the word and which of the equal ones before it it is.
  struct WordIdentity<Word: Hashable> {
    private let ids: [AnyHashable]

    init(_ words: [Word]) {
      var counts: [Word: Int] = [:]
      // A single text that changes keeps its place.
      ids =
        words.count == 1
        ? [AnyHashable(0)]
        : words.map { word in
          let before = counts[word, default: 0]
          counts[word] = before + 1
          return AnyHashable(Occurrence(word: word, before: before))
        }
    }

    subscript(index: Int) -> AnyHashable {
      ids.indices.contains(index) ? ids[index] : AnyHashable(index)
    }

    private struct Occurrence: Hashable {
      let word: Word
      let before: Int
    }
  }
#endif
