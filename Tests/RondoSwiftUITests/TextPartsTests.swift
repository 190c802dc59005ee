import Foundation
import SwiftUI
import Testing

@testable import RondoSwiftUI

/// Long lines of text in parts.
@MainActor @Suite(.serialized) struct TextPartsTests {
  private enum Kind: CaseIterable { case left, right, number }

  private struct Word: Equatable {
    var kind: Kind
    var text: String

    init(_ kind: Kind, _ number: Int) {
      self.kind = kind
      switch kind {
      case .left: text = "word\(number.spelled("a"))"
      case .right: text = "\u{5E9}\u{5DC}\(number.spelled("\u{5D0}"))"
      case .number: text = "\(1000 + number)"
      }
    }
  }

  /// The words from left to right as the bidirectional algorithm puts them.
  private func shown(_ words: [Word], isRightToLeft base: Bool) -> [String] {
    // Words stand at even places and what is between them at odd ones.
    var isRight: [Bool?] = []
    var strong = base
    for (place, word) in words.enumerated() {
      if place > 0 { isRight.append(nil) }
      switch word.kind {
      case .left: strong = false
      case .right: strong = true
      case .number: break
      }
      isRight.append(strong)
    }
    var levels = isRight.indices.map { place -> Int in
      let type: Bool
      if let own = isRight[place] {
        if own, words[place / 2].kind == .number { return 2 }
        type = own
      } else {
        let (before, after) = (isRight[place - 1]!, isRight[place + 1] ?? base)
        type = before == after ? before : base
      }
      return type ? 1 : base ? 2 : 0
    }
    var order = Array(levels.indices)
    for level in stride(from: 2, through: 1, by: -1) {
      var start = 0
      while start < levels.count {
        guard levels[start] >= level else {
          start += 1
          continue
        }
        var end = start
        while end < levels.count, levels[end] >= level { end += 1 }
        order[start..<end].reverse()
        levels[start..<end].reverse()
        start = end
      }
    }
    return order.filter { $0 % 2 == 0 }.map { words[$0 / 2].text }
  }

  @Test(arguments: 1...200) func `parts side by side show the words as one line does`(seed: UInt64)
  {
    var random = Fuzzed.Generator(state: seed)
    var words: [Word] = []
    while words.count < 150 {
      // Runs of all lengths, now and then a very long one.
      let kind = Kind.allCases[Int(random.next() % 3)]
      let length = random.next() % 8 == 0 ? 60 : 1 + Int(random.next() % 5)
      for _ in 0..<length { words.append(Word(kind, words.count)) }
    }
    let text = words.map(\.text).joined(separator: " ")
    let cut = TextParts(text)
    let base = words.lazy.map(\.kind).first { $0 != .number } == .right
    #expect(cut.isRightToLeft == base, "seed \(seed)")
    #expect(cut.parts.count > 1)
    let characters = Array(text)
    let parts = cut.parts.map { part -> [String] in
      let own = String(characters[part.range]).split(separator: " ").map(String.init)
      let first = words.firstIndex { $0.text == own.first } ?? 0
      return shown(Array(words[first..<first + own.count]), isRightToLeft: part.isRightToLeft)
    }
    let along = base ? parts.reversed() : parts
    #expect(along.flatMap { $0 } == shown(words, isRightToLeft: base), "seed \(seed)")
    #expect(cut.parts.map(\.range.lowerBound).sorted().first == 0)
    #expect(cut.parts.map(\.range.count).reduce(0, +) == text.count)
    #expect(cut.parts.allSatisfy { $0.range.count <= 240 })
  }

  @Test(arguments: LayoutDirection.allCases)
  func `parts stand along the text, whatever the direction around it`(direction: LayoutDirection) {
    for kind in [Kind.left, .right] {
      let words = (0..<80).map { Word(kind, $0).text }
      let screen = Screen.showing(Marquee(words.joined(separator: " ")), height: 30) {
        $0.layoutDirection = direction
      }
      let leaves = screen.leaves.filter { $0.text != nil }
      let first = leaves.first { $0.text?.contains(words[0]) == true }
      let last = leaves.first { $0.text?.contains(words[79]) == true }
      #expect(leaves.count > 3)
      let isForward = (first?.frame.midX ?? 0) < (last?.frame.midX ?? 0)
      #expect(isForward == (kind == .left))
      // What is read out is the whole.
      #expect(screen.accessibility.first?.label == words.joined(separator: " "))
    }
  }

  @Test func `letters that join stay joined where there is no space to cut at`() {
    let cut = TextParts(String(repeating: "\u{628}", count: 400))
    #expect(cut.parts.count == 5)
    #expect(cut.parts.map(\.joinsBefore) == [false, true, true, true, true])
    #expect(cut.parts.map(\.joinsAfter) == [true, true, true, true, false])
    let ends = cut.ends(of: cut.parts[1])
    #expect(ends.before == "\u{202B}\u{200D}" && ends.after == "\u{200D}\u{202C}")
    // Of those that do not there is nothing to join.
    let apart = TextParts(String(repeating: "\u{5D0}", count: 400))
    #expect(!apart.parts.contains { $0.joinsBefore || $0.joinsAfter })
  }

  @Test func `a line break is a space, and none at the ends`() {
    for text in ["one\ntwo", "one\r\ntwo", "one\n\n\u{2028}two", "\none\ntwo\n"] {
      #expect(text.asLine == "one two")
      #expect(String(AttributedString(text).asLine.characters) == "one two")
      #expect(Screen.showing(Marquee(text), height: 30).texts == ["one two"])
      #expect(Screen.showing(Marquee(AttributedString(text)), height: 30).texts == ["one two"])
      let roller = Screen.showing(Roller([text, "three"]), height: 114)
      #expect(roller.texts.contains("one two"))
      let high = Screen.showing(Marquee(text), height: 100).rootSize.height
      #expect(high == Screen.showing(Marquee("one two"), height: 100).rootSize.height)
    }
    #expect("".asLine == "" && "\n".asLine == "")
    #expect(AttributedString("\n").asLine == AttributedString())
  }

  @Test func `the space for a break looks as the break did`() {
    var text = AttributedString("one\r\ntwo")
    text.kern = 4
    #expect(text.asLine.runs.count == 1 && text.asLine.kern == 4)
    #expect(String(text.asLine.characters) == "one two")
  }

  @Test func `of a text that cannot be looked into no line is lost`() {
    let line = Screen.showing(Marquee("one"), height: 200).find(text: "one")?.frame ?? .zero
    let screen = Screen.showing(Marquee("one\ntwo"), height: 200)
    let lines = screen.find(text: "one\ntwo")?.frame ?? .zero
    #expect(line.height > 10 && lines.height >= 2 * line.height - 1)
    #expect(abs(lines.width - line.width) < 20)
  }
}

extension Int {
  /// The number with letters as digits.
  fileprivate func spelled(_ zero: Unicode.Scalar) -> String {
    String(self).reduce(into: "") { text, digit in
      let letter = Unicode.Scalar(zero.value + UInt32(digit.wholeNumberValue ?? 0))
      text.unicodeScalars.append(letter ?? zero)
    }
  }
}
