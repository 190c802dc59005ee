import Testing

@testable import RondoCore

@Suite struct TextLinesTests {
  private func line(_ text: String) -> String { String(TextLines.joined(text.unicodeScalars)) }

  @Test(arguments: ["\n", "\u{B}", "\u{C}", "\r", "\r\n", "\u{85}", "\u{2028}", "\u{2029}"])
  func `lines are joined by one space, whatever ends them`(end: String) {
    #expect(line("one\(end)two") == "one two")
    #expect(line("one\(end)\(end)two") == "one two")
    #expect(line("\(end)one\(end)two\(end)") == "one two")
    #expect(line("one \(end)\ttwo") == "one two")
    #expect(line("one\(end) \t \(end)two") == "one two")
    #expect(line(end).isEmpty)
    #expect(line(" \(end) ").isEmpty)
  }

  @Test(arguments: ["", " ", " one  two\t", "e\u{301}\u{200D}\u{A0}\u{200B}"])
  func `a text without a break is as it is`(text: String) {
    #expect(line(text) == text)
    let whole = text.isEmpty ? [] : [text.startIndex..<text.endIndex]
    #expect(TextLines.ranges(of: text.unicodeScalars) == whole)
  }

  @Test func `spaces away from a break stay`() {
    #expect(line(" one\n two  three \r\nfour ") == " one two  three four ")
  }

  @Test func `what is left of a text are ranges of it`() {
    let text = " \n one\r\n\r\ntwo \n"
    #expect(TextLines.ranges(of: text.unicodeScalars).map { text[$0] } == ["one", "two"])
  }
}
