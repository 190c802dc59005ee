import Foundation

/// The names that sources declare for whoever imports them, to be compared with those in documentation.
public struct Declarations {
  /// The argument labels of each declaration of a name; none for what takes no arguments.
  private var labels: [String: [[String]]] = [:]

  /// Reads sources: what is public, the cases of enumerations and what protocols ask for.
  public init(of sources: [String]) {
    for source in sources { read(source) }
  }

  /// Reads the sources in folders of the repository.
  ///
  /// - Parameter file: A file in a folder of `Tests`.
  public init(in folders: [String], beside file: String) throws {
    let root = URL(fileURLWithPath: file).deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent()
    var sources: [String] = []
    for folder in folders.map(root.appendingPathComponent) {
      for path in try FileManager.default.subpathsOfDirectory(atPath: folder.path)
      where path.hasSuffix(".swift") {
        sources.append(
          try String(contentsOf: folder.appendingPathComponent(path), encoding: .utf8))
      }
    }
    self.init(of: sources)
  }

  /// Whether there is such a name, with all of these argument labels in one declaration.
  public func contains(_ name: String, labels given: [String] = []) -> Bool {
    // A type with arguments is one that is created.
    let declared = labels[name] ?? []
    let isType = name.first?.isUppercase == true && !given.isEmpty
    return !declared.isEmpty
      && (isType ? labels["init"] ?? [] : declared).contains { Set(given).isSubset(of: $0) }
  }

  // MARK: Reading

  private static let kinds: Set<String> = [
    "func", "var", "let", "struct", "class", "enum", "protocol", "case", "init", "typealias",
  ]

  private mutating func read(_ source: String) {
    let lines = source.components(separatedBy: "\n")
    /// How far the protocol is indented that the line is in.
    var margin: Int?
    for (number, line) in lines.enumerated() {
      let indent = line.prefix { $0 == " " }.count
      if let present = margin, indent <= present, !line.isEmpty { margin = nil }
      let words = line.split(separator: " ").map(String.init)
      guard let first = words.first, !first.hasPrefix("//"),
        let place = words.firstIndex(where: { Self.isKind($0) }),
        words.count > place + 1
          || words[place].hasPrefix("init")
      else { continue }
      // `class` is also what stands before a method.
      let last = place + 1 < words.count && Self.isKind(words[place + 1]) ? place + 1 : place
      let kind = words[last]
      let isTold =
        kind == "case" || margin != nil
        || words[..<last].contains { $0 == "public" || $0 == "open" }
      if kind == "protocol", isTold { margin = indent }
      guard isTold else { continue }
      let rest = kind.hasPrefix("init") ? kind : words[(last + 1)...].joined(separator: " ")
      // A list of parameters is no longer than some lines.
      let text = lines[number...].prefix(16).joined(separator: " ")
      for part in kind == "case" ? Self.parts(of: rest) : [rest] {
        let name = String(part.prefix { $0.isLetter || $0.isNumber || $0 == "_" })
        guard !name.isEmpty else { continue }
        labels[name, default: []].append(Self.labels(of: name, in: text))
      }
    }
  }

  private static func isKind(_ word: String) -> Bool {
    kinds.contains(word) || ["init(", "init?(", "init<"].contains { word.hasPrefix($0) }
  }

  /// Returns the labels in the brackets that follow a name.
  private static func labels(of name: String, in text: String) -> [String] {
    let found = ["(", "?(", "<"].compactMap { text.range(of: name + $0)?.lowerBound }.min()
    guard let found, let start = text[found...].firstIndex(of: "(") else { return [] }
    return parts(of: String(text[text.index(after: start)...])).compactMap { part in
      guard let colon = part.firstIndex(of: ":") else { return nil }
      return part[..<colon].split(separator: " ").map(String.init).first { !$0.hasPrefix("@") }
    }
  }

  /// Returns what commas divide, up to the bracket that is not opened.
  private static func parts(of text: String) -> [String] {
    var parts = [""]
    var depth = 0
    for character in text {
      switch character {
      case "(", "[", "{": depth += 1
      case ")", "]", "}": depth -= 1
      default: break
      }
      if depth < 0 { break }
      if character == ",", depth == 0 {
        parts.append("")
      } else {
        parts[parts.count - 1].append(character)
      }
    }
    return parts.map { $0.trimmingCharacters(in: .whitespaces) }
  }
}
