import Foundation
import Rondo
import SwiftUI
import Testing
import UIKit

@testable import RondoGallery
@testable import RondoSwiftUI

/// What the controls on the example app's pages do, in both kits.
@MainActor @Suite struct ControlsTests {
  init() {
    DoubleWorld.reset()
    HostClock.date = { Date(timeIntervalSinceReferenceDate: DoubleClock.now) }
    HostClock.uptime = { DoubleClock.now }
  }

  // MARK: Running text

  @Test(arguments: Kit.allCases)
  func `a running text tells how it is, and starts, stops and begins again`(kit: Kit) throws {
    let page = Page(RunningTextPage(kit: kit))
    defer { page.screen.remove() }
    page.screen.advance(by: 2)
    #expect(page.words.contains("Running, needs to run, can be dragged"))
    let running = page.banner
    page.screen.advance(by: 1)
    #expect(page.banner != running)
    try page.tap("Stop")
    page.screen.advance(by: 1)
    #expect(page.words.contains("Standing, needs to run, can be dragged"))
    let home = page.banner
    page.screen.advance(by: 3)
    #expect(page.banner == home)
    try page.tap("Start")
    page.screen.advance(by: 3)
    #expect(page.words.contains("Running, needs to run, can be dragged"))
    #expect(page.banner != home)
    try page.tap("Reset")
    page.screen.advance(by: 0.1)
    #expect(page.banner == home)
    page.screen.advance(by: 3)
    #expect(page.banner != home)
  }

  @Test(arguments: Kit.allCases)
  func `a running text that fits stands, stopped or not, and says so`(kit: Kit) throws {
    let page = Page(RunningTextPage(kit: kit))
    defer { page.screen.remove() }
    page.screen.advance(by: 2)
    try page.tap("Longer than its place")
    page.screen.advance(by: 1)
    #expect(page.words.contains("Standing, fits, can be dragged"))
    let standing = page.banner
    page.screen.advance(by: 3)
    #expect(page.banner == standing)
    try page.tap("Stop")
    try page.tap("Longer than its place")
    try page.tap("Can be dragged")
    page.screen.advance(by: 1)
    #expect(page.words.contains("Standing, needs to run, cannot be dragged"))
  }

  @Test(arguments: Kit.allCases)
  func `speed, margin, size, colour and attributes of a running text show at once`(kit: Kit) throws
  {
    let page = Page(RunningTextPage(kit: kit))
    defer { page.screen.remove() }
    try page.tap("Stop")
    page.screen.advance(by: 1)
    var seen = [page.banner]
    for control in ["Blue", "Attributed", "Red", "Plain"] {
      try page.tap(control)
      page.screen.advance(by: 0.1)
      #expect(!seen.contains(page.banner), "\(control)")
      seen.append(page.banner)
      page.draw(as: "controls-text-\(control)-\(kit)")
    }
    let top = try page.place(of: "Start").minY
    try page.slide("Font size, points", to: 1)
    page.screen.advance(by: 0.1)
    #expect(try page.place(of: "Start").minY > top + 15)
    try page.slide("Speed, points per second", to: 0)
    try page.tap("Start")
    page.screen.advance(by: 2)
    let standing = page.banner
    page.screen.advance(by: 1)
    #expect(page.banner == standing)
    try page.slide("Speed, points per second", to: 1)
    page.screen.advance(by: 1)
    #expect(page.banner != standing)
  }

  @Test(arguments: Kit.allCases) func `a finger moves a text that can be dragged alone`(kit: Kit)
    throws
  {
    let page = Page(RunningTextPage(kit: kit))
    defer { page.screen.remove() }
    try page.tap("Stop")
    page.screen.advance(by: 1)
    try page.expectDraggedWhereItCanBe()
  }

  // MARK: Marquee

  @Test(arguments: Kit.allCases, MarqueePage.Heading.allCases)
  func `a marquee runs where it is told`(kit: Kit, heading: MarqueePage.Heading) throws {
    let page = Page(MarqueePage(kit: kit))
    defer { page.screen.remove() }
    try page.tap(heading.rawValue)
    page.screen.advance(by: 3)
    let headlines = [
      "Tea tasting on Saturday", "Night boat to the islands", "산책로가 다시 열렸습니다",
    ]
    let places = headlines.map(page.place)
    page.screen.advance(by: 0.5)
    // One of them is in sight all the while.
    let (before, after) = try #require(
      zip(places, headlines.map(page.place)).compactMap { before, after in
        before.flatMap { before in after.map { (before, $0) } }
      }.first)
    page.draw(as: "controls-marquee-\(heading)-\(kit)")
    // The banner keeps to its place.
    let end = try page.place(of: "Left").minY
    #expect(page.screen.window.subviews.allSatisfy { $0.frame.minY > 56 && $0.frame.maxY < end })
    // Half a second at 40 points a second.
    let way = (x: after.x - before.x, y: after.y - before.y)
    #expect(abs(abs(way.x + way.y) - 20) < 1, "\(way)")
    switch heading {
    case .left: #expect(way.x < 0 && way.y == 0)
    case .right: #expect(way.x > 0 && way.y == 0)
    case .up: #expect(way.y < 0 && way.x == 0)
    case .down: #expect(way.y > 0 && way.x == 0)
    }
  }

  @Test(arguments: Kit.allCases) func `a marquee takes its speed, stands and passes`(kit: Kit)
    throws
  {
    let page = Page(MarqueePage(kit: kit))
    defer { page.screen.remove() }
    page.screen.advance(by: 2)
    let before = try #require(page.place(ofHeadline: "Tea tasting on Saturday"))
    try page.slide("Speed, points per second", to: 0)
    page.screen.advance(by: 1)
    let standing = try #require(page.place(ofHeadline: "Tea tasting on Saturday"))
    #expect(abs(standing.x - before.x) < 1)
    try page.slide("Speed, points per second", to: 1)
    try page.tap("Running")
    page.screen.advance(by: 1)
    #expect(page.place(ofHeadline: "Tea tasting on Saturday") == standing)
    try page.tap("Running")
    page.screen.advance(by: 0.5)
    #expect(page.place(ofHeadline: "Tea tasting on Saturday") != standing)
    // What passes begins outside, at the far edge.
    try page.tap("Pass")
    page.screen.advance(by: 0.1)
    let empty = page.banner
    try page.tap("Continuous")
    page.screen.advance(by: 0.1)
    #expect(page.banner != empty)
  }

  @Test(arguments: Kit.allCases) func `a marquee is dragged only where it can be`(kit: Kit) throws {
    let page = Page(MarqueePage(kit: kit))
    defer { page.screen.remove() }
    try page.tap("Running")
    page.screen.advance(by: 1)
    try page.expectDraggedWhereItCanBe()
  }

  // MARK: Gallery

  @Test(arguments: Kit.allCases)
  func `a gallery shows the model it is given, and says which page is touched`(kit: Kit) throws {
    let page = Page(GalleryPage(kit: kit))
    defer { page.screen.remove() }
    #expect(page.words.contains("Page 1 of 5"))
    #expect(page.words.contains("Touch a page"))
    page.screen.tap(at: 195, 200)
    page.screen.advance(by: 1)
    #expect(page.words.contains("Touched: Dusk"))
    try page.tap("Night")
    page.screen.advance(by: 1)
    #expect(page.words.contains("Page 1 of 2"))
    page.screen.tap(at: 195, 200)
    page.screen.advance(by: 1)
    #expect(page.words.contains("Touched: Moon over the sea"))
    page.drag(from: 350, to: 100, at: 200)
    page.screen.advance(by: 1)
    #expect(page.words.contains("Page 2 of 2"))
    page.screen.tap(at: 195, 200)
    page.screen.advance(by: 1)
    #expect(page.words.contains("Touched: Northern lights"))
    // What stays keeps its place.
    try page.tap("All")
    page.screen.advance(by: 1)
    #expect(page.words.contains("Page 5 of 5"))
    let bare = page.picture(rows: 280..<310)
    try page.tap("Page indicator")
    page.screen.advance(by: 0.1)
    page.draw(as: "controls-gallery-\(kit)")
    #expect(page.picture(rows: 280..<310) != bare)
    try page.tap("Page indicator")
    page.screen.advance(by: 0.1)
    #expect(page.picture(rows: 280..<310) == bare)
  }

  // MARK: Carousel

  @Test(arguments: Kit.allCases)
  func `a carousel advances every so many seconds, or only when told`(kit: Kit) throws {
    let page = Page(CircularPage(kit: kit))
    defer { page.screen.remove() }
    page.screen.advance(by: 3.8)
    #expect(page.words.contains("Banner 2 of 5"))
    try page.tap("Advances by itself")
    page.screen.advance(by: 8)
    #expect(page.words.contains("Banner 2 of 5"))
    try page.tap("Previous")
    try page.tap("Previous")
    page.screen.advance(by: 1)
    #expect(page.words.contains("Banner 5 of 5"))
    try page.tap("Next")
    page.screen.advance(by: 1)
    #expect(page.words.contains("Banner 1 of 5"))
    try page.slide("Seconds from step to step", to: 0)
    try page.tap("Advances by itself")
    page.screen.advance(by: 3.6)
    #expect(page.words.contains("Banner 4 of 5"))
  }

  // MARK: Roller

  @Test(arguments: Kit.allCases)
  func `rolling words start from the first, stop, and tell the selected one`(kit: Kit) throws {
    let page = Page(RollingWordsPage(kit: kit))
    defer { page.screen.remove() }
    page.screen.advance(by: 4.8)
    #expect(page.words.contains("Selected: Tea fields"))
    try page.tap("Start from the first")
    page.screen.advance(by: 0.1)
    #expect(page.words.contains("Selected: Paper hills"))
    page.screen.advance(by: 2.6)
    #expect(page.words.contains("Selected: Northern lights"))
    try page.tap("Stop")
    page.screen.advance(by: 6)
    let stopped = page.banner
    page.screen.advance(by: 6)
    #expect(page.banner == stopped)
    try page.tap("Next")
    page.screen.advance(by: 1)
    #expect(page.words.contains("Selected: Northern lights"))
    #expect(page.banner != stopped)
  }

  @Test(arguments: Kit.allCases)
  func `the font, colour, alignment and look of rolling words are as chosen`(kit: Kit) throws {
    let page = Page(RollingWordsPage(kit: kit))
    defer { page.screen.remove() }
    try page.tap("Stop")
    page.screen.advance(by: 1)
    var seen = [page.banner]
    for control in ["Blue", "Leading", "Trailing", "As a wheel"] {
      try page.tap(control)
      page.screen.advance(by: 0.1)
      #expect(!seen.contains(page.banner), "\(control)")
      seen.append(page.banner)
    }
    try page.slide("Font size, points", to: 1)
    page.screen.advance(by: 0.1)
    page.draw(as: "controls-roller-\(kit)")
    #expect(!seen.contains(page.banner))
    let standing = page.banner
    try page.tap("Can be rolled by hand")
    page.drag(from: 120, to: 80, at: 195, isVertical: true)
    #expect(page.banner == standing)
    try page.tap("Can be rolled by hand")
    page.drag(from: 120, to: 80, at: 195, isVertical: true)
    #expect(page.banner != standing)
  }
}
