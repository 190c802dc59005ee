import Foundation
import SwiftUI
import TestSupport
import Testing

@testable import RondoSwiftUI

@MainActor @Suite(.serialized) struct SnippetsTests {
  private func all() -> [AnyView] {
    let offers = (1...4).map { Snippets.Offer(id: $0) }
    return Snippets(
      offers: Box(offers).binding, index: Box(0).binding, isPlaying: Box(true).binding,
      kept: Box(Data?.none).binding
    ).all
  }

  @Test func `each piece of code in the documentation is one that is compiled`() throws {
    let code = try DocumentedCode(of: "RondoSwiftUI", beside: #filePath) {
      !$0.contains("addSubview")
    }
    #expect(try code.missing(from: "Snippets.swift", beside: #filePath) == [])
    #expect(code.pieces.count == all().count)
  }

  @Test func `each name on a page of the catalog is one that is there`() throws {
    let known = try KnownNames(of: "RondoSwiftUI", beside: #filePath)
    for (name, page) in try DocumentedNames.pages(of: "RondoSwiftUI", named: "", beside: #filePath)
    where !name.hasPrefix("MovingFrom") && name != "ObjectiveC" {
      // The doubles do without `.tint`.
      let unknown = Set(known.unknown(page.inProse + page.inTables)).subtracting(page.wordsOfCode)
      #expect(unknown.subtracting(["RondoSwiftUI", "tint"]) == [], "\(name)")
    }
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
