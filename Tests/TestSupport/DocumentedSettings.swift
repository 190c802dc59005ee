import Foundation

/// The names in the table of settings, to be compared with those in a kit's sources.
public struct DocumentedSettings {
  private let root: URL
  private let page: String

  /// - Parameter file: A file in a folder of `Tests`.
  public init(beside file: String) throws {
    root = URL(fileURLWithPath: file).deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent()
    page = try String(contentsOf: root.appendingPathComponent("docs/apple.md"), encoding: .utf8)
  }

  /// Returns the names that stand after a word in sources and not in the page.
  ///
  /// - Parameters:
  ///   - word: What a declaration begins with, such as `public var`.
  ///   - paths: Files and folders of `Sources`.
  public func missing(after word: String, in paths: [String]) throws -> [String] {
    let declared = try paths.flatMap { try files(at: $0) }.flatMap { names(after: word, in: $0) }
    let told = Set(
      page.components(separatedBy: "`").dropFirst().map { String($0.prefix { $0.isLetter }) })
    return Set(declared).subtracting(told).sorted()
  }

  /// The names in the page.
  public var names: DocumentedNames { DocumentedNames(in: page) }

  private func files(at path: String) throws -> [String] {
    let url = root.appendingPathComponent("Sources").appendingPathComponent(path)
    guard url.pathExtension != "swift" else {
      return [try String(contentsOf: url, encoding: .utf8)]
    }
    return try FileManager.default.subpathsOfDirectory(atPath: url.path)
      .filter { $0.hasSuffix(".swift") }
      .map { try String(contentsOf: url.appendingPathComponent($0), encoding: .utf8) }
  }

  private func names(after word: String, in source: String) -> [String] {
    source.components(separatedBy: "\(word) ").dropFirst().map { String($0.prefix { $0.isLetter }) }
  }
}
