import Foundation
import RondoCore
import Testing
import UIKit

@testable import RondoUIKit

@MainActor @Suite struct SnippetsTests {
  private let tests = URL(fileURLWithPath: #filePath).deletingLastPathComponent()

  /// The Swift in the documentation's pages, each as its words.
  private func snippets() throws -> [String: [[String]]] {
    let root = tests.deletingLastPathComponent().deletingLastPathComponent()
    let folder = root.appendingPathComponent("Sources/RondoUIKit/RondoUIKit.docc")
    var found: [String: [[String]]] = [:]
    for name in try FileManager.default.contentsOfDirectory(atPath: folder.path) {
      let page = try String(contentsOf: folder.appendingPathComponent(name), encoding: .utf8)
      let parts = page.components(separatedBy: "```")
      for part in parts where part.hasPrefix("swift\n") {
        found[name, default: []].append(words(String(part.dropFirst(6))))
      }
    }
    let read = try String(contentsOf: root.appendingPathComponent("README.md"), encoding: .utf8)
    // The others are for SwiftUI.
    for part in read.components(separatedBy: "```")
    where part.hasPrefix("swift\n") && part.contains("addSubview") {
      found["README.md", default: []].append(words(String(part.dropFirst(6))))
    }
    return found
  }

  /// Lines as their words, so that how they are broken does not count.
  private func words(_ text: String) -> [String] {
    text.components(separatedBy: .whitespacesAndNewlines).filter { !$0.isEmpty }
  }

  @Test func `each piece of code in the documentation is one that is compiled`() throws {
    let source = try String(
      contentsOf: tests.appendingPathComponent("Snippets.swift"), encoding: .utf8)
    let compiled = words(source).joined()
    var count = 0
    for (page, pieces) in try snippets() {
      for piece in pieces {
        count += 1
        #expect(compiled.contains(piece.joined()), "\(page): \(piece.joined(separator: " "))")
      }
    }
    #expect(count == Snippets.all.count)
  }

  @Test func `each of them runs`() {
    for snippet in Snippets.all {
      let screen = Screen()
      snippet(screen.window)
      screen.window.subviews.last?.frame = screen.window.bounds
      screen.layOut()
      screen.pass(5)
      let banner = screen.window.subviews.last as? ReelView
      #expect(banner?.slots.isEmpty == false)
    }
  }
}
