import Foundation

/// The names in one page of documentation, as they stand in its prose and in its tables.
public struct DocumentedNames {
  /// A name as it is used.
  public struct Use: Hashable {
    public var name: String
    /// Whether it follows a dot, as the case of an enumeration does.
    public var isMember = false
    /// The labels of the arguments that it is given.
    public var labels: [String] = []
  }

  /// The names outside tables and fences.
  public private(set) var inProse: [Use] = []
  /// The names in the first columns of tables.
  public private(set) var inFirstColumns: [Use] = []
  /// The words of what is fenced.
  public private(set) var wordsOfCode: Set<String> = []
  private var columns: [String: [Use]] = [:]

  /// - Parameter page: A page in Markdown.
  public init(in page: String) {
    var isCode = false
    var prose = ""
    var heads: [String]?
    for line in page.components(separatedBy: "\n") {
      if line.hasPrefix("```") { isCode.toggle() }
      guard !isCode, !line.hasPrefix("```") else {
        wordsOfCode.formUnion(line.split { !$0.isLetter && !$0.isNumber }.map(String.init))
        continue
      }
      guard line.hasPrefix("|") else {
        heads = nil
        prose += line + " "
        continue
      }
      let cells = line.dropFirst().components(separatedBy: "|")
        .map { $0.trimmingCharacters(in: .whitespaces) }
      guard let named = heads else {
        heads = cells
        continue
      }
      inFirstColumns += DocumentedNames.uses(inSpansOf: cells.first ?? "")
      for (head, cell) in zip(named, cells) {
        columns[head, default: []] += DocumentedNames.uses(inSpansOf: cell)
      }
    }
    inProse = DocumentedNames.uses(inSpansOf: prose)
  }

  /// The names in all columns of tables.
  public var inTables: [Use] { columns.values.flatMap { $0 } }

  /// Returns the pages of a kit's catalog whose names begin with a word, by name.
  ///
  /// - Parameter file: A file in a folder of `Tests`.
  public static func pages(
    of kit: String, named word: String, beside file: String
  ) throws -> [(name: String, page: DocumentedNames)] {
    try DocumentedCode.pages(of: kit, beside: file).filter { $0.name.hasPrefix(word) }
      .map { ($0.name, DocumentedNames(in: $0.text)) }
  }

  /// Returns the names in the columns of all tables whose heads begin with a word; of columns without a
  /// head, where the word is none.
  public func inColumns(of head: String) -> [Use] {
    columns.filter { head.isEmpty ? $0.key.isEmpty : $0.key.hasPrefix(head) }.flatMap(\.value)
  }

  private static func uses(inSpansOf text: String) -> [Use] {
    text.replacingOccurrences(of: "``", with: "`").components(separatedBy: "`").enumerated()
      .filter { $0.offset % 2 == 1 }.flatMap { uses(in: $0.element) }
  }

  /// Returns the names in a piece of code; those in closures and in strings are nobody's.
  private static func uses(in code: String) -> [Use] {
    var uses: [Use] = []
    /// The calls whose brackets are open, by their places in `uses`; nil for other brackets.
    var calls: [Int?] = []
    var closures = 0
    var before: Character = " "
    var rest = Substring(code)
    while let character = rest.first {
      let word = rest.prefix { $0.isLetter || $0.isNumber || $0 == "_" }
      guard word.isEmpty else {
        rest = rest.dropFirst(word.count)
        defer { before = word.last ?? " " }
        guard closures == 0, !character.isNumber, !words.contains(String(word)) else { continue }
        if rest.first == ":", let call = calls.last {
          if let call { uses[call].labels.append(String(word)) }
        } else if word != "_" {
          uses.append(Use(name: String(word), isMember: before == "."))
        }
        continue
      }
      rest = rest.dropFirst()
      switch character {
      case "\"": rest = rest.drop { $0 != "\"" }.dropFirst()
      case "(", "[":
        let isCall = character == "(" && (before.isLetter || before.isNumber)
        calls.append(isCall && closures == 0 ? uses.indices.last : nil)
      case ")", "]": _ = calls.popLast()
      case "{": closures += 1
      case "}": closures -= 1
      default: break
      }
      before = character
    }
    return uses
  }

  /// What is no name.
  private static let words: Set<String> = ["true", "false", "nil", "let", "var", "in", "for"]
}
