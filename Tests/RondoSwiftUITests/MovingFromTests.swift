import Foundation
import SwiftUI
import TestSupport
import Testing

@testable import RondoSwiftUI

/// What the pages for those who move from other libraries say of SwiftUI.
@MainActor @Suite(.serialized) struct MovingFromTests {
  @Test func `the tables name only what is there`() throws {
    let known = try KnownNames(of: "RondoSwiftUI", beside: #filePath)
    // They stand in the catalog of the kit that those libraries are for.
    let pages = try DocumentedNames.pages(of: "RondoUIKit", named: "MovingFrom", beside: #filePath)
    #expect(pages.count == 4)
    for (name, page) in pages {
      let uses = page.inColumns(of: "SwiftUI")
      #expect(uses.count > 20, "\(name)")
      #expect(known.unknown(uses) == [], "\(name)")
    }
  }

  @Test func `a property of the other kit is found`() throws {
    let known = try KnownNames(of: "RondoSwiftUI", beside: #filePath)
    let page = DocumentedNames(
      in: """
        | there | UIKit | SwiftUI |
        | --- | --- | --- |
        | `a` | `isLoop` | `isLoop`, `reelLoops(singleItem:)`, `reelLoops(single:)` |
        | `b` | `indicator` | `ReelController.pause()`, `ReelController.halt()` |
        """)
    #expect(
      known.unknown(page.inColumns(of: "SwiftUI")) == ["halt", "isLoop", "reelLoops(single:)"])
  }
}
