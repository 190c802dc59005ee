import Foundation
import SwiftUI
import Testing

@testable import RondoSwiftUI

@MainActor @Suite(.serialized) struct SnippetsTests {
  private let tests = URL(fileURLWithPath: #filePath).deletingLastPathComponent()

  /// The Swift in the documentation's pages, each as its words.
  private func snippets() throws -> [String: [[String]]] {
    let root = tests.deletingLastPathComponent().deletingLastPathComponent()
    let folder = root.appendingPathComponent("Sources/RondoSwiftUI/RondoSwiftUI.docc")
    var found: [String: [[String]]] = [:]
    for name in try FileManager.default.contentsOfDirectory(atPath: folder.path) {
      let page = try String(contentsOf: folder.appendingPathComponent(name), encoding: .utf8)
      for part in page.components(separatedBy: "```") where part.hasPrefix("swift\n") {
        found[name, default: []].append(words(String(part.dropFirst(6))))
      }
    }
    let read = try String(contentsOf: root.appendingPathComponent("README.md"), encoding: .utf8)
    // The others are for UIKit.
    for part in read.components(separatedBy: "```")
    where part.hasPrefix("swift\n") && !part.contains("addSubview") {
      found["README.md", default: []].append(words(String(part.dropFirst(6))))
    }
    return found
  }

  /// Lines as their words, so that how they are broken does not count.
  private func words(_ text: String) -> [String] {
    text.components(separatedBy: .whitespacesAndNewlines).filter { !$0.isEmpty }
  }

  private func all() -> [AnyView] {
    Snippets(index: Box(0).binding, isPlaying: Box(true).binding).all
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
    #expect(count == all().count)
  }

  @Test func `each of them is shown and runs`() {
    for snippet in all() {
      let screen = Screen.showing(snippet, height: 300)
      screen.framesPerSecond = 10
      // What passes is out of sight at first.
      screen.advance(by: 5)
      #expect(screen.leaves.contains { $0.isVisible })
      #expect(Timer.live.count <= 2)
    }
  }
}
