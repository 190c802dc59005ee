import Foundation
import RondoCore
import SwiftUI
import Testing

@testable import RondoSwiftUI

/// What items are told apart by, and how much of one was seen.
@MainActor @Suite(.serialized) struct IdentityTests {
  private let images = (0..<5).map {
    UIImage(color: .red, size: CGSize(width: 30, height: 10), label: "image \($0)")
  }

  private func pager(_ numbers: [Int]) -> some View {
    Pager(numbers.map { Image(uiImage: images[$0]) })
  }

  private func shown(_ screen: Screen) -> [String] {
    screen.leaves.filter { $0.isVisible && $0.frame.minX > -150 && $0.frame.minX < 150 }
      .compactMap(\.text)
  }

  @Test func `images that stay keep their places, equal ones too`() {
    let screen = Screen.showing(pager([0, 1, 2]))
    screen.swipe(from: 250, 50, by: -200)
    screen.advance(by: 1)
    #expect(shown(screen) == ["image 1"])
    for numbers in [[3, 4, 0, 1, 2], [1, 0], [2, 2, 1], [1]] {
      screen.update(pager(numbers))
      #expect(shown(screen) == ["image 1"])
    }
    screen.update(pager([0, 0, 0]))
    screen.update(pager([0, 0, 0, 0]))
    #expect(shown(screen) == ["image 0"])
  }

  @Test func `items after a statement that comes or goes stay what they are`() {
    struct Counting: View {
      @State private var taps = 0
      var body: some View {
        Button("tapped \(taps)") { taps += 1 }
      }
    }
    func view(hasAd: Bool, isOpen: Bool, count: Int) -> some View {
      Pager {
        if hasAd { Text(verbatim: "ad") }
        for number in 0..<count { Text(verbatim: "number \(number)") }
        if isOpen { Text(verbatim: "open") } else { Text(verbatim: "closed") }
        Counting()
      }
    }
    let controller = ReelController()
    func page(hasAd: Bool, isOpen: Bool, count: Int) -> some View {
      view(hasAd: hasAd, isOpen: isOpen, count: count).reelController(controller)
    }
    let screen = Screen.showing(page(hasAd: false, isOpen: true, count: 2))
    controller.select(3, animated: false)
    screen.settle()
    let button = screen.shown("tapped 0").first?.frame ?? .zero
    screen.tap(at: button.midX, button.midY)
    #expect(screen.shown("tapped 1").count == 1)
    for (hasAd, isOpen, count) in [(true, true, 2), (true, false, 4), (false, true, 0)] {
      screen.update(page(hasAd: hasAd, isOpen: isOpen, count: count))
      #expect(shown(screen) == ["tapped 1"])
      #expect(controller.index == (hasAd ? 1 : 0) + count + 1)
    }
  }

  @Test func `long lists of images are told apart by their places`() {
    let many = (0..<300).map { Image(uiImage: images[$0 % 5]) }
    let screen = Screen.showing(Pager(many))
    screen.swipe(from: 250, 50, by: -200)
    screen.advance(by: 1)
    screen.update(Pager(Array(many.reversed())))
    #expect(shown(screen) == ["image 3"])
  }

  @Test func `an item that goes tells how much of it was seen at most`() {
    var told: [(index: Int, seconds: Double, fraction: Double)] = []
    let screen = Screen.showing(
      Pager(Card.list(3)) { CardView($0) }.onReelHide { told.append(($0, $1, $2)) })
    let finger = screen.touch(at: 250, 50)
    for step in 1...10 {
      screen.advance(by: 0.1)
      finger.move(to: 250 - CGFloat(step) * 12, 50)
    }
    screen.advance(by: 1)
    let start = screen.cards().first { $0.item == 1 }?.start ?? 300
    for step in 1...10 {
      screen.advance(by: 0.1)
      finger.move(to: 130 + CGFloat(step) * 12, 50)
    }
    screen.advance(by: 1)
    finger.lift()
    screen.advance(by: 1)
    #expect(told.map(\.index) == [1])
    #expect(abs((told.first?.fraction ?? 0) - (300 - start) / 300) < 0.01)
    #expect((told.first?.fraction ?? 0) > 0.3)
    #expect((told.first?.seconds ?? 0) > 1.5)
  }

  @Test func `long attributed text is drawn in parts, with its attributes`() {
    var text = AttributedString()
    for number in 0..<400 {
      var word = AttributedString("headline\(number) ")
      word.languageIdentifier = number % 2 == 0 ? "en" : "pt"
      text += word
    }
    let parts = MarqueeText.parts(of: text, TextParts(String(text.characters)))
    #expect(parts.count > 30)
    #expect(parts.allSatisfy { $0.characters.count <= 81 })
    let whole = parts.reduce(AttributedString(), +)
    let words = String(whole.characters).replacingOccurrences(of: "\u{A0}", with: " ")
    #expect(words == String(text.characters))
    #expect(whole.runs.map(\.languageIdentifier) == text.runs.map(\.languageIdentifier))
    let screen = Screen.showing(Marquee(text), height: 30)
    #expect(screen.leaves.filter { $0.text != nil }.count > 30)
  }

  @Test(arguments: DynamicTypeSize.allCases)
  func `a roller's rows grow with the text`(size: DynamicTypeSize) {
    let roller = Roller(["Seoul", "Lisbon", "Quito"])
    let screen = Screen.showing(roller, height: 600) { $0.dynamicTypeSize = size }
    let row = screen.rootSize.height / 3
    #expect(size != .large || row == 38)
    let word = screen.shown("Seoul").first?.frame.height ?? .infinity
    #expect(word <= row)
    // A height of the app's own is what it says.
    let own = Screen.showing(roller.rollerRows(height: 50), height: 600) {
      $0.dynamicTypeSize = size
    }
    #expect(own.rootSize.height == 150)
  }
}
