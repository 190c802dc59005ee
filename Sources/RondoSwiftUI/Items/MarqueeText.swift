#if canImport(SwiftUI)
  import Foundation
  public import SwiftUI

  /// A line of text of any length: a long one is drawn in parts, none of which is wider than a texture
  /// may be.
  public struct MarqueeText: View {
    private let parts: [Text]

    init(_ text: Text) {
      parts = [text]
    }

    init(_ text: String) {
      parts = MarqueeText.parts(of: text).map { Text(verbatim: $0) }
    }

    init(_ text: AttributedString) {
      parts = MarqueeText.parts(of: text).map { Text($0) }
    }

    /// The most characters of a part: at 30 points each, and three pixels a point, well under the 8192
    /// pixels of the least texture limit.
    private static var mostCharacters: Int { 80 }

    public var body: some View {
      if parts.count == 1 {
        parts[0]
      } else {
        HStack(spacing: 0) {
          ForEach(parts.indices, id: \.self) { parts[$0] }
        }
        .accessibilityElement(children: .combine)
      }
    }

    /// Returns an attributed text's parts, cut where those of its characters are.
    static func parts(of text: AttributedString) -> [AttributedString] {
      let words = parts(of: String(text.characters))
      guard words.count > 1 else { return [text] }
      var start = text.startIndex
      return words.map { word in
        let end = text.index(start, offsetByCharacters: word.count)
        defer { start = end }
        var part = AttributedString(text[start..<end])
        // The space at its end got a width.
        if word.hasSuffix("\u{A0}"), part.characters.last == " " {
          part.characters.removeLast()
          part.characters.append("\u{A0}")
        }
        return part
      }
    }

    /// Returns a text's parts, cut at spaces.
    static func parts(of text: String) -> [String] {
      guard text.count > 3 * mostCharacters else { return [text] }
      var parts: [String] = []
      var rest = Substring(text)
      while rest.count > mostCharacters {
        let end = rest.index(rest.startIndex, offsetBy: mostCharacters)
        // Without a space it is cut where it must be.
        let space = rest[..<end].lastIndex(of: " ")
        if let space, space > rest.startIndex {
          // A space at a line's end has no width; one that may not break has.
          parts.append(rest[..<space] + "\u{A0}")
          rest = rest[rest.index(after: space)...]
        } else {
          parts.append(String(rest[..<end]))
          rest = rest[end...]
        }
      }
      if !rest.isEmpty { parts.append(String(rest)) }
      return parts
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
