import Foundation
import RondoCore
import SwiftUI
import Testing

@testable import RondoSwiftUI

/// Every component at every text size: what is to be read is not cut off.
@MainActor @Suite(.serialized) struct TextSizesTests {
  private static let words = ["Seoul", "Lisbon", "Quito"]
  private static let story = "Tea from the hills, picked by hand in the first week of April"

  private func showing(_ view: some View, _ size: DynamicTypeSize, width: CGFloat = 320) -> Screen {
    Screen.showing(
      VStack(spacing: 0) { view.fixedSize(horizontal: false, vertical: true) },
      width: width, height: 2000
    ) { $0.dynamicTypeSize = size }
  }

  /// The height that a view of its own would have.
  private func natural(_ view: some View, _ size: DynamicTypeSize, width: CGFloat? = nil)
    -> CGFloat
  {
    Screen.showing(view) { $0.dynamicTypeSize = size }
      .size(for: ProposedViewSize(width: width, height: nil)).height
  }

  /// Expects that none of the texts in sight is cut off above or below.
  private func expectWhole(_ screen: Screen, _ comment: Comment) {
    let shown = screen.leaves.filter { $0.isVisible && $0.text != nil }
    #expect(!shown.isEmpty, comment)
    for leaf in shown {
      #expect(
        leaf.frame.minY >= leaf.clip.minY - 0.5 && leaf.frame.maxY <= leaf.clip.maxY + 0.5,
        comment)
    }
  }

  @Test(arguments: DynamicTypeSize.allCases)
  func `a running text is as high as its letters`(size: DynamicTypeSize) {
    for font in [Font.body, .largeTitle, .caption2] {
      let screen = showing(Marquee(TextSizesTests.story).font(font), size)
      let height = natural(Text(verbatim: "Tea").font(font), size)
      #expect(screen.rootSize.height == height)
      expectWhole(screen, "\(size)")
    }
    let pair = Marquee {
      Text(verbatim: "Tea")
      Text(verbatim: "Coffee").font(.title)
    }
    let screen = showing(pair, size)
    #expect(screen.rootSize.height == natural(Text(verbatim: "Tea").font(.title), size))
    expectWhole(screen, "\(size)")
  }

  @Test(arguments: DynamicTypeSize.allCases)
  func `pages are as high as their words`(size: DynamicTypeSize) {
    let stories = [TextSizesTests.story, TextSizesTests.story]
    let height = natural(Text(verbatim: TextSizesTests.story), size, width: 320)
    let banners: [AnyView] = [
      AnyView(Pager(stories, id: \.self) { Text(verbatim: $0) }),
      AnyView(Carousel(stories, id: \.self) { Text(verbatim: $0) }),
      AnyView(
        Carousel(stories, id: \.self) { Text(verbatim: $0) }.pageIndicator(.fraction)
          .reelButtons()),
    ]
    for banner in banners {
      let screen = showing(banner, size)
      #expect(screen.rootSize.height == height)
      expectWhole(screen, "\(size)")
    }
  }

  @Test(arguments: DynamicTypeSize.allCases)
  func `rows have room for their words, in whole and in sight`(size: DynamicTypeSize) {
    let screen = showing(Roller(TextSizesTests.words).autoplay(false), size)
    let row = screen.rootSize.height / 3
    #expect(row >= natural(Text(verbatim: "Seoul"), size))
    for word in TextSizesTests.words {
      let leaf = screen.shown(word).first
      #expect(leaf != nil && (leaf?.frame.height ?? .infinity) <= row)
    }
    expectWhole(screen, "\(size)")
    // In a sentence it is as wide as its word.
    let inline = Screen.showing(
      HStack(spacing: 0) {
        Text(verbatim: "From")
        Roller(["A", "Wellington"]).autoplay(false).rollerRows(visible: 1)
          .rollerFitsWidthToItem()
      }, width: 2000, height: 300
    ) { $0.dynamicTypeSize = size }
    let word = inline.shown("A").first
    #expect((word?.frame.width ?? 0) <= (word?.clip.width ?? 0) + 0.5)
    expectWhole(inline, "\(size)")
  }

  @Test func `rows grow while they are shown, and keep the one in the middle`() {
    let controller = ReelController()
    let roller = Roller(TextSizesTests.words).autoplay(false).reelController(controller)
    let screen = Screen.showing(VStack { roller }, height: 600)
    controller.select(1, animated: false)
    screen.settle()
    var height: CGFloat = 0
    for size in DynamicTypeSize.allCases {
      screen.change { $0.dynamicTypeSize = size }
      let rows = screen.rootSize.height
      #expect(rows > height)
      height = rows
      #expect(controller.index == 1)
      let middle = screen.shown("Lisbon").first.map { $0.frame.midY - $0.clip.midY } ?? .infinity
      #expect(abs(middle) < 1)
    }
  }

  @Test(arguments: DynamicTypeSize.allCases)
  func `the signs of buttons stay in their circles, and a fraction in its ground`(
    size: DynamicTypeSize
  ) {
    let banner = Carousel(Card.list(12)) { SizedCard($0, height: 120) }
      .reelButtons().pageIndicator(.fraction)
    let screen = showing(banner, size)
    for sign in ["\u{2039}", "\u{203A}"] {
      let leaf = screen.shown(sign).first
      #expect((leaf?.frame.height ?? .infinity) <= 32 && (leaf?.frame.width ?? .infinity) <= 32)
    }
    let fraction = screen.shown("1 / 12").first
    let card = screen.find(id: "card 0")
    #expect(fraction != nil && card?.frame.contains(fraction?.frame ?? .infinite) == true)
  }
}
