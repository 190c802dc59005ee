import Foundation
import SwiftUI
import Testing
import UIKit

@testable import RondoGallery
@testable import RondoSwiftUI

/// The example app's pages, in both kits; `RONDO_PICTURES=<folder>` draws them there.
@MainActor @Suite struct GalleryTests {
  private static func pages(_ kit: Kit) -> [(name: String, page: AnyView)] {
    [
      ("running-text", AnyView(RunningTextPage(kit: kit))),
      ("marquee", AnyView(MarqueePage(kit: kit))),
      ("gallery", AnyView(GalleryPage(kit: kit))),
      ("circular", AnyView(CircularPage(kit: kit))),
      ("rolling-words", AnyView(RollingWordsPage(kit: kit))),
      ("effects", AnyView(EffectsPage(kit: kit))),
      ("right-to-left", AnyView(RightToLeftPage(kit: kit))),
      ("counts", AnyView(CountsPage(kit: kit))),
      ("thumbs", AnyView(ThumbsPage(kit: kit))),
    ]
  }

  init() {
    DoubleWorld.reset()
    HostClock.date = { Date(timeIntervalSinceReferenceDate: DoubleClock.now) }
    HostClock.uptime = { DoubleClock.now }
  }

  private func draw(_ screen: SwiftUI.Screen, as name: String) {
    guard let folder = ProcessInfo.processInfo.environment["RONDO_PICTURES"] else { return }
    screen.write(to: "\(folder)/\(name).png")
  }

  @Test(arguments: Kit.allCases) func `each page shows its banner and goes on by itself`(kit: Kit) {
    for (name, page) in Self.pages(kit) {
      let screen = SwiftUI.Screen(page, size: CGSize(width: 390, height: 700))
      defer { screen.remove() }
      let first = screen.picture()
      draw(screen, as: "\(name)-\(kit)-0")
      screen.advance(by: 2.3)
      draw(screen, as: "\(name)-\(kit)-1")
      screen.advance(by: 1)
      draw(screen, as: "\(name)-\(kit)-2")
      screen.advance(by: 1.5)
      let stands = name == "gallery"
      #expect(stands == (screen.picture().bytes == first.bytes), "\(name) in \(kit)")
    }
  }

  @Test func `the previews of a page show it in both kits`() {
    func check<P: PreviewProvider>(_ previews: P.Type) {
      let screen = SwiftUI.Screen(VStack { P.previews }, size: CGSize(width: 390, height: 1600))
      defer { screen.remove() }
      // Both pages have their kits to choose from; one of them a view of UIKit's.
      #expect(screen.texts.filter { $0 == Kit.uiKit.rawValue }.count == 2, "\(P.self)")
      #expect(!screen.window.subviews.isEmpty, "\(P.self)")
    }
    check(RunningTextPage_Previews.self)
    check(MarqueePage_Previews.self)
    check(GalleryPage_Previews.self)
    check(CircularPage_Previews.self)
    check(RollingWordsPage_Previews.self)
    check(EffectsPage_Previews.self)
    check(RightToLeftPage_Previews.self)
    check(CountsPage_Previews.self)
    check(ThumbsPage_Previews.self)
  }

  @Test func `no banner of UIKit's is wider than its page`() {
    for (name, page) in Self.pages(.uiKit) {
      let screen = SwiftUI.Screen(page, size: CGSize(width: 390, height: 700))
      defer { screen.remove() }
      #expect(!screen.window.subviews.isEmpty)
      for view in screen.window.subviews {
        #expect(view.frame.minX == 16 && view.frame.width == 358, "\(name): \(view.frame)")
      }
    }
  }

  @Test func `the list of pages names them all`() {
    let screen = SwiftUI.Screen(Contents(), size: CGSize(width: 390, height: 800))
    draw(screen, as: "contents")
    for title in ["Endless running text", "Marquee", "Horizontal gallery", "Effects"] {
      #expect(screen.texts.contains(title))
    }
  }
}
