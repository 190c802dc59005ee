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
    let root = URL(fileURLWithPath: file).deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent()
    let catalog = root.appendingPathComponent("Sources/\(kit)/\(kit).docc")
    var pieces: [(String, String)] = []
    for name in try FileManager.default.contentsOfDirectory(atPath: catalog.path) {
      let page = try String(contentsOf: catalog.appendingPathComponent(name), encoding: .utf8)
      pieces += DocumentedCode.code(in: page).map { (name, $0) }
    }
    // These are for both kits.
    for name in ["README.md", "docs/apple.md"] {
      let page = try String(contentsOf: root.appendingPathComponent(name), encoding: .utf8)
      pieces += DocumentedCode.code(in: page).filter(isForKit).map { (name, $0) }
    }
    self.pieces = pieces
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
