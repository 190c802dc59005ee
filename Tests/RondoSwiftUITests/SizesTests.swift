import Foundation
import RondoCore
import SwiftUI
import Testing

@testable import RondoSwiftUI

/// What banners answer to proposals, and what they do with their place.
@MainActor @Suite(.serialized) struct SizesTests {
  private let headline = "The sun will rise at 6.42 and set at 17.15"

  private func size<V: View>(
    _ view: V, _ width: CGFloat?, _ height: CGFloat?
  ) -> CGSize {
    Screen.showing(view).size(for: ProposedViewSize(width: width, height: height))
  }

  @Test func `a marquee is as high as its content, and no wider than its place`() {
    let text = size(Text(verbatim: headline).fixedSize(), nil, nil)
    #expect(size(Marquee(headline), nil, nil) == text)
    #expect(size(Marquee(headline), 100, nil) == CGSize(width: 100, height: text.height))
    #expect(size(Marquee(headline), 100, 500).height == text.height)
    // What fits is no wider than itself.
    #expect(size(Marquee(headline), 2000, nil).width == text.width)
    #expect(size(Marquee(headline).marqueeRunsWhenFits(), 2000, nil).width == 2000)
    #expect(size(Marquee(headline).marqueeMode(.pass), 2000, nil).width == 2000)
  }

  @Test func `a mix is as long as its parts and the spaces between`() {
    let mix = Marquee {
      Color.red.frame(width: 30, height: 10)
      Color.red.frame(width: 50, height: 24)
    }
    #expect(size(mix, nil, nil) == CGSize(width: 88, height: 24))
    #expect(size(mix.reelSpacing(20), nil, nil) == CGSize(width: 100, height: 24))
    #expect(size(mix.reelAxis(.vertical), nil, nil) == CGSize(width: 50, height: 42))
  }

  @Test func `a pager is as high as its first page would be`() {
    let pager = Pager(Card.list(3)) { SizedCard($0, height: 60 + CGFloat($0.id) * 10) }
    #expect(size(pager, 300, nil) == CGSize(width: 300, height: 60))
    #expect(size(pager, 300, 500) == CGSize(width: 300, height: 60))
    #expect(size(pager.reelItemsPerPage(2), 300, nil).height == 70)
  }

  @Test func `a height that hangs on the width is that of a page, not of the window`() {
    let text = "Words enough that they need a second line, and a third, in a narrow place"
    let narrow = size(Text(verbatim: text), 140, nil).height
    let wide = size(Text(verbatim: text), 300, nil).height
    #expect(narrow > wide)
    let pager = Pager([text], id: \.self) { Text(verbatim: $0) }
    #expect(size(pager, 300, nil).height == wide)
    #expect(size(pager.reelInsets(80), 300, nil).height == narrow)
    let two = Pager([text, text], id: \.self) { Text(verbatim: $0) }
    #expect(size(two.reelItemsPerPage(2).reelSpacing(20), 300, nil).height == narrow)
  }

  @Test func `what fills its place lets a carousel fill it`() {
    let carousel = Carousel(Card.list(3)) { CardView($0) }
    #expect(size(carousel, 320, 180) == CGSize(width: 320, height: 180))
    #expect(size(carousel.frame(height: 90), 320, 500) == CGSize(width: 320, height: 90))
  }

  @Test func `images fill the height they are given, and without one keep their shape`() {
    let image = Image(
      uiImage: UIImage(color: .red, size: CGSize(width: 300, height: 100), label: "a"))
    #expect(size(Carousel([image]), 600, 200) == CGSize(width: 600, height: 200))
    #expect(size(Carousel([image]), 600, nil) == CGSize(width: 600, height: 200))
    #expect(size(Pager([image]), 150, nil) == CGSize(width: 150, height: 50))
    #expect(size(Pager([image]), 150, 300) == CGSize(width: 150, height: 300))
  }

  @Test func `a roller is as high as its rows and at least as wide as its words`() {
    let roller = Roller(["Seoul", "Lisbon", "Quito"])
    let widest = size(Text(verbatim: "Lisbon"), nil, nil).width
    #expect(size(roller, nil, nil) == CGSize(width: widest, height: 114))
    #expect(size(roller, 200, 500) == CGSize(width: 200, height: 114))
    #expect(size(roller.rollerRows(visible: 5, height: 20), nil, nil).height == 100)
    let word = size(Text(verbatim: "Seoul"), nil, nil).width
    #expect(
      size(roller.rollerFitsWidthToItem().rollerRows(visible: 1), 200, nil)
        == CGSize(width: word, height: 38))
  }

  @Test func `its width follows the word where that is asked for`() {
    let screen = Screen.showing(Roller(["A", "A much longer word"]).rollerFitsWidthToItem())
    let first = screen.rootSize.width
    screen.advance(by: 2.6)
    #expect(screen.rootSize.width > first + 50)
    #expect(screen.shown("A much longer word").count == 1)
  }

  @Test func `its height follows the item where that is asked for`() {
    let screen = Screen.showing(
      VStack(spacing: 0) {
        Pager(Card.list(2)) { SizedCard($0, height: $0.id == 0 ? 40 : 90) }
          .reelFitsHeightToItem()
        Text(verbatim: "below")
      }, height: 200)
    let before = screen.find(text: "below")?.frame.minY ?? 0
    screen.swipe(from: 200, before - 20, by: -160)
    screen.advance(by: 1)
    #expect(screen.cards().map(\.item) == [1])
    // Centred on the screen, what is below moves by half.
    #expect((screen.find(text: "below")?.frame.minY ?? 0) == before + 25)
  }

  @Test func `without items it takes no height, and with items comes to its size`() {
    let screen = Screen.showing(Carousel([Card]()) { SizedCard($0, height: 70) })
    #expect(screen.rootSize.height == 0)
    screen.update(Carousel(Card.list(2)) { SizedCard($0, height: 70) })
    #expect(screen.rootSize == CGSize(width: 300, height: 70))
    #expect(screen.cards().map(\.item) == [0])
  }

  /// The places in which banners are used.
  enum Place: CaseIterable { case alone, stack, scroll, list, lazy, tab }

  @ViewBuilder private func put(_ place: Place) -> some View {
    let banner = Carousel(Card.list(3)) { SizedCard($0, height: 70) }
    switch place {
    case .alone: banner
    case .stack:
      VStack(spacing: 0) {
        Text(verbatim: "above")
        banner
        Spacer()
      }
    case .scroll:
      ScrollView {
        VStack(spacing: 0) {
          banner
          Color.red.frame(height: 900)
        }
      }
    case .list:
      List {
        banner
        Text(verbatim: "below")
      }
    case .lazy:
      ScrollView {
        LazyVStack(spacing: 0) {
          banner
          Color.red.frame(height: 900)
        }
      }
    case .tab: TabView { banner }
    }
  }

  @Test(arguments: Place.allCases)
  func `it is right on the first frame wherever it is put`(place: Place) {
    let screen = Screen.showing(put(place), height: 300)
    let cards = screen.leaves.filter {
      $0.identifier == "card 0" && $0.isVisible && $0.text == nil
    }
    #expect(cards.count == 1)
    #expect(cards.first?.frame.height == 70)
    #expect(screen.cards().map(\.item) == [0])
    #expect(screen.ticks == 0)
    screen.advance(by: 3.1)
    #expect(screen.cards().map(\.item) == [1])
  }

  @Test func `a changed size keeps the item and is right at once`() {
    let screen = Screen.showing(Carousel(Card.list(4)) { CardView($0) })
    screen.advance(by: 6.1)
    #expect(screen.cards().map(\.item) == [2])
    screen.resize(to: CGSize(width: 700, height: 300))
    let cards = screen.cards()
    #expect(cards.map(\.item) == [2])
    #expect(cards.first?.start == 0)
    #expect(screen.shown("2").first?.frame.midY == 150)
  }

  @Test func `a larger text size measures a marquee anew and keeps its place`() {
    let words = ["First words", "Second words", "Third words"]
    let screen = Screen.showing(HStack(spacing: 0) { Marquee(words) }, width: 200)
    /// The word at the leading edge, and how much of the way to the next one it has gone.
    func place() -> (word: Int, part: Double)? {
      for (index, word) in words.enumerated() {
        let next = words[(index + 1) % words.count]
        guard let here = screen.shown(word).first(where: { $0.frame.minX <= 0 })?.frame,
          let there = screen.shown(next).first(where: { $0.frame.minX > 0 })?.frame
        else { continue }
        return (index, Double(-here.minX / (there.minX - here.minX)))
      }
      return nil
    }
    screen.advance(by: 4.5)
    let before = place()
    let height = screen.rootSize.height
    screen.change { $0.dynamicTypeSize = .accessibility1 }
    #expect(screen.rootSize.height > height)
    let after = place()
    // It has gone on to another word, and into it.
    #expect(before?.word == 1 && after?.word == 1)
    #expect((before?.part ?? 0) > 0.2)
    #expect(abs((after?.part ?? 0) - (before?.part ?? 1)) < 0.03)
  }

  @Test(arguments: [Reel.Axis.horizontal, .vertical])
  func `a card in a marquee has as many lines as it has room for`(axis: Reel.Axis) {
    let words = "A card whose words go on for longer than one line of it is wide"
    let screen = Screen.showing(
      Marquee(Card.list(2)) { _ in Text(verbatim: words).frame(width: 120) }.reelAxis(axis),
      width: 300, height: 100)
    screen.advance(by: 0.1)
    let heights = screen.shown(words).map(\.frame.height)
    #expect(!heights.isEmpty && heights.allSatisfy { $0 > 40 })
  }
}
