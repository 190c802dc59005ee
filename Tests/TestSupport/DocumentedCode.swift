import Foundation

/// The Swift in a kit's documentation and in the README, to be compared with code that is compiled.
public struct DocumentedCode {
  /// Each piece of code, with the page it stands on.
  public let pieces: [(page: String, code: String)]

  /// Reads a kit's catalog, and of the pages for both what is for that kit.
  ///
  /// - Parameters:
  ///   - kit: The kit's module.
  ///   - file: A file in a folder of `Tests`.
  ///   - isForKit: Whether a piece of code on a page for both is for the kit.
  public init(of kit: String, beside file: String, isForKit: (String) -> Bool) throws {
    var pieces: [(String, String)] = []
    // These are for both kits.
    let isShared = { (name: String) in name.hasPrefix("MovingFrom") }
    var shared = try ["RondoUIKit", "RondoSwiftUI"].flatMap {
      try DocumentedCode.pages(of: $0, beside: file)
    }.filter { isShared($0.name) }
    for name in ["README.md", "docs/apple.md"] {
      let page = DocumentedCode.root(beside: file).appendingPathComponent(name)
      shared.append((name, try String(contentsOf: page, encoding: .utf8)))
    }
    for (name, page) in try DocumentedCode.pages(of: kit, beside: file) where !isShared(name) {
      pieces += DocumentedCode.code(in: page).map { (name, $0) }
    }
    for (name, page) in shared {
      pieces += DocumentedCode.code(in: page).filter(isForKit).map { (name, $0) }
    }
    self.pieces = pieces
  }

  /// Returns the pages of a kit's catalog, by their names.
  ///
  /// - Parameter file: A file in a folder of `Tests`.
  public static func pages(
    of kit: String, beside file: String
  ) throws -> [(name: String, text: String)] {
    let catalog = root(beside: file).appendingPathComponent("Sources/\(kit)/\(kit).docc")
    return try FileManager.default.contentsOfDirectory(atPath: catalog.path).sorted()
      .filter { $0.hasSuffix(".md") }
      .map { name in
        let text = try String(contentsOf: catalog.appendingPathComponent(name), encoding: .utf8)
        return (String(name.dropLast(3)), text)
      }
  }

  private static func root(beside file: String) -> URL {
    URL(fileURLWithPath: file).deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent()
  }

  private static func code(in page: String) -> [String] {
    let fence = "swift\n"
    return page.components(separatedBy: "```").filter { $0.hasPrefix(fence) }
      .map { String($0.dropFirst(fence.count)) }
  }

  /// Returns the pieces that do not stand in a file of compiled code beside another file; how lines are
  /// broken does not count.
  public func missing(from name: String, beside file: String) throws -> [String] {
    let source = try String(
      contentsOf: URL(fileURLWithPath: file).deletingLastPathComponent()
        .appendingPathComponent(name), encoding: .utf8)
    let compiled = DocumentedCode.words(source)
    return pieces.filter { !compiled.contains(DocumentedCode.words($0.code)) }
      .map { "\($0.page): \($0.code)" }
  }

  private static func words(_ text: String) -> String {
    text.components(separatedBy: .whitespacesAndNewlines).joined()
  }
}
