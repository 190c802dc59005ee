import RondoCore
import TestSupport
import Testing
import UIKit

@testable import RondoUIKit

@MainActor @Suite struct SnippetsTests {
  @Test func `each piece of code in the documentation is one that is compiled`() throws {
    let code = try DocumentedCode(of: "RondoUIKit", beside: #filePath) { $0.contains("addSubview") }
    #expect(try code.missing(from: "Snippets.swift", beside: #filePath) == [])
    #expect(code.pieces.count == Snippets.all.count)
  }

  @Test func `each name on a page of the catalog is one that is there`() throws {
    let known = try KnownNames(of: "RondoUIKit", beside: #filePath)
    for (name, page) in try DocumentedNames.pages(of: "RondoUIKit", named: "", beside: #filePath)
    where !name.hasPrefix("MovingFrom") && name != "ObjectiveC" {
      let unknown = Set(known.unknown(page.inProse + page.inTables)).subtracting(page.wordsOfCode)
      #expect(unknown.subtracting(["RondoUIKit"]) == [], "\(name)")
    }
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
