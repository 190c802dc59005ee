import Foundation
import Rondo
import SwiftUI
import Testing
import UIKit

@testable import RondoGallery
@testable import RondoSwiftUI

/// The example app's page of one, two and three items, in both kits.
@MainActor @Suite struct CountsTests {
  init() {
    DoubleWorld.reset()
    HostClock.date = { Date(timeIntervalSinceReferenceDate: DoubleClock.now) }
    HostClock.uptime = { DoubleClock.now }
  }

  /// The page as a person has it before them.
  @MainActor private struct Shown {
    let screen: SwiftUI.Screen
    let kit: Kit

    init(_ kit: Kit) {
      self.kit = kit
      screen = SwiftUI.Screen(CountsPage(kit: kit), size: CGSize(width: 390, height: 700))
    }

    func choose(_ count: Int) throws {
      let option = try #require(screen.find(text: "\(count)")?.frame)
      screen.tap(at: option.midX, option.midY)
      screen.advance(by: 0.1)
    }

    private func hosted<V: UIView>(_ type: V.Type) -> V? {
      screen.window.subviews.lazy.compactMap { $0 as? V }.first { Swift.type(of: $0) == type }
    }

    private func frame(ofHeight height: CGFloat) throws -> CGRect {
      // Neighbours out of sight are cut off wholly.
      let clips = screen.leaves.map(\.clip).filter { abs($0.height - height) < 0.5 }
      return try #require(clips.max { $0.width < $1.width })
    }

    var carousel: CGRect {
      get throws {
        guard kit == .uiKit else { return try frame(ofHeight: 140) }
        return try #require(hosted(CarouselView.self)?.frame)
      }
    }

    var pager: CGRect {
      get throws {
        guard kit == .uiKit else { return try frame(ofHeight: 100) }
        return try #require(hosted(PagerView.self)?.frame)
      }
    }

    /// The scene whose sky is seen at a point; nil where it is none's.
    private func scene(at x: CGFloat, _ y: CGFloat) -> Int? {
      let skies = [0x8A4B7C, 0xDDEBC8, 0x1B2C4E]
      let picture = screen.picture()
      let place = 4 * (Int(y) * picture.width + Int(x))
      let color = picture.bytes[place..<place + 3].reversed().map { Int($0) }
      return skies.firstIndex { sky in
        zip(color, [sky >> 16, sky >> 8 & 255, sky & 255]).allSatisfy { abs($0 - $1) < 8 }
      }
    }

    /// The picture in the carousel, which it fills; nil in the middle of a step.
    var banner: Int? {
      get throws {
        let frame = try carousel
        let (left, right) = (
          scene(at: frame.minX + 8, frame.minY + 4), scene(at: frame.maxX - 8, frame.minY + 4)
        )
        return left == right ? left : nil
      }
    }

    /// The picture in the gallery, in whose middle it is 150 points wide.
    var page: Int? {
      get throws {
        let frame = try pager
        return scene(at: frame.midX - 68, frame.minY + 4)
      }
    }

    /// All words on the page.
    var words: Set<String> {
      guard kit == .uiKit else { return Set(screen.texts) }
      func walk(_ view: UIView) -> [String] {
        let own = (view as? UILabel)?.text ?? (view is UIControl ? nil : view.accessibilityLabel)
        return [own].compactMap { $0 } + view.subviews.flatMap(walk)
      }
      return Set(screen.window.subviews.flatMap(walk))
    }

    /// A finger goes a page to the left on the gallery.
    func swipe() throws {
      let frame = try pager
      let touch = screen.touch(at: frame.maxX - 40, frame.midY)
      for step in 1...10 {
        screen.advance(by: 0.01)
        touch.move(to: frame.maxX - 40 - CGFloat(step) * 20, frame.midY)
      }
      touch.lift()
      screen.advance(by: 1)
    }
  }

  private static let lines = [
    "Tea tasting on Saturday", "Night boat to the islands", "Last train at 23:10",
  ]
  private static let rows = ["Paper hills", "Tea fields", "Dunes"]

  @Test(arguments: Kit.allCases, [1, 2, 3])
  func `as many items as chosen are seen, go round and come to their end`(
    kit: Kit, count: Int
  ) throws {
    let shown = Shown(kit)
    defer { shown.screen.remove() }
    try shown.choose(count)
    let all = Set(Self.lines + Self.rows)
    #expect(try shown.banner == 0)
    #expect(try shown.page == 0)
    var words = shown.words.intersection(all)
    // Every three seconds another picture, and one alone stands.
    for step in 1...4 {
      shown.screen.advance(by: 3)
      words.formUnion(shown.words.intersection(all))
      shown.screen.advance(by: step == 1 ? 0.8 : 0)
      #expect(try shown.banner == step % count, "step \(step)")
    }
    #expect(words == Set(Self.lines.prefix(count) + Self.rows.prefix(count)))
    // The gallery goes to its end and no further.
    for page in 1...3 {
      try shown.swipe()
      #expect(try shown.page == min(page, count - 1), "page \(page)")
    }
  }

  @Test(arguments: Kit.allCases) func `from three to one and back what is seen is right`(kit: Kit)
    throws
  {
    let shown = Shown(kit)
    defer { shown.screen.remove() }
    try shown.choose(3)
    shown.screen.advance(by: 7)
    #expect(try shown.banner == 2)
    try shown.choose(1)
    shown.screen.advance(by: 1)
    #expect(try shown.banner == 0)
    #expect(shown.words.isDisjoint(with: Self.lines.suffix(2) + Self.rows.suffix(2)))
    shown.screen.advance(by: 7)
    #expect(try shown.banner == 0)
    try shown.choose(2)
    shown.screen.advance(by: 3.8)
    #expect(try shown.banner == 1)
  }
}
