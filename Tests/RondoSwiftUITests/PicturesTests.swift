import Foundation
import RondoCore
import SwiftUI
import TestSupport
import Testing

@testable import RondoSwiftUI

/// The banners as they look, at several times; `RONDO_UPDATE_PICTURES=1` writes them anew.
@MainActor @Suite(.serialized) struct PicturesTests {
  private let headline = "Breaking news: the sun will rise at 6.42 and set at 17.15"

  /// Compares what is drawn now with the picture kept.
  private func expect(_ screen: Screen, looksLike name: String) throws {
    let path = References(beside: #filePath).path(of: name)
    if References.areUpdated { return screen.write(to: path) }
    let kept = try #require(Renderer(scale: 1).picture(ofFile: path))
    // One square in fifty, as where a letter's stem falls on the border of two.
    #expect(screen.picture().difference(from: kept) < 0.02, "\(name)")
  }

  private func photos(_ count: Int) -> [Image] {
    let colors: [UIColor] = [
      UIColor(red: 0.16, green: 0.38, blue: 0.64, alpha: 1),
      UIColor(red: 0.80, green: 0.33, blue: 0.22, alpha: 1),
      UIColor(red: 0.19, green: 0.52, blue: 0.36, alpha: 1),
      UIColor(red: 0.55, green: 0.32, blue: 0.58, alpha: 1),
      UIColor(red: 0.85, green: 0.62, blue: 0.17, alpha: 1),
    ]
    return (0..<count).map {
      Image(
        uiImage: UIImage(
          color: colors[$0 % colors.count], size: CGSize(width: 300, height: 200),
          label: "\($0 + 1)"))
    }
  }

  @Test func `running text with faded edges`() throws {
    let screen = Screen.showing(Marquee(headline).reelFadeLength(24), width: 320, height: 40)
    try expect(screen, looksLike: "marquee-home")
    screen.advance(by: 4)
    try expect(screen, looksLike: "marquee-running")
    screen.advance(by: 5)
    try expect(screen, looksLike: "marquee-seam")
  }

  @Test func `a mix of texts and pictures that passes, and one from right to left`() throws {
    let mix = Marquee {
      Circle().fill(Color.orange).frame(width: 22, height: 22)
      Text(verbatim: "UP 2.4 %").bold().foregroundColor(.green)
      Text(verbatim: "since this morning").font(.footnote)
    }
    let screen = Screen.showing(mix.marqueeMode(.pass).reelDelay(0), width: 320, height: 40)
    screen.advance(by: 5)
    try expect(screen, looksLike: "mix-passing")
    let mirrored = Screen.showing(
      mix.marqueeRunsWhenFits().reelDelay(0), width: 320, height: 40
    ) { $0.layoutDirection = .rightToLeft }
    mirrored.advance(by: 2)
    try expect(mirrored, looksLike: "mix-mirrored")
  }

  @Test func `a gallery, at rest and under a finger`() throws {
    let screen = Screen.showing(
      Pager(photos(4)).pageIndicator(.bar), width: 320, height: 180)
    try expect(screen, looksLike: "pager-first")
    let finger = screen.touch(at: 250, 90)
    for step in 1...14 {
      screen.advance(by: 0.01)
      finger.move(to: 250 - CGFloat(step) * 10, 90)
    }
    screen.advance(by: 0.02)
    try expect(screen, looksLike: "pager-dragged")
    finger.lift()
    screen.advance(by: 1)
    try expect(screen, looksLike: "pager-second")
  }

  @Test func `a circular carousel between two pages and past its seam`() throws {
    let screen = Screen.showing(
      Carousel(photos(3)).pageIndicator(.dots).reelButtons(), width: 320, height: 160)
    screen.advance(by: 2.75)
    try expect(screen, looksLike: "carousel-step")
    screen.advance(by: 6)
    try expect(screen, looksLike: "carousel-seam")
  }

  @Test(arguments: ["coverFlow", "cards", "zoom", "fade", "cube", "depth", "wheel"])
  func `a carousel through an effect`(name: String) throws {
    let effects: [String: Reel.Effect] = [
      "coverFlow": .coverFlow, "cards": .cards, "zoom": .zoom, "fade": .fade, "cube": .cube,
      "depth": .depth, "wheel": .wheel,
    ]
    let inset: CGFloat = name == "coverFlow" || name == "zoom" ? 90 : 0
    let screen = Screen.showing(
      Carousel(photos(5)).reelEffect(try #require(effects[name])).reelInsets(inset),
      width: 320, height: 160)
    try expect(screen, looksLike: "effect-\(name)-rest")
    screen.advance(by: 2.7)
    try expect(screen, looksLike: "effect-\(name)-step")
  }

  @Test func `changed items on their way`() throws {
    func banner(_ numbers: [Int]) -> some View {
      let photos = photos(5)
      return Pager(numbers.map { Card(id: $0) }) { photos[$0.id].resizable() }
        .reelItemExtent(80).reelAlignment(.leading).reelSpacing(8).reelPaging(.item)
        .reelAnimatesChanges()
    }
    let screen = Screen.showing(banner([0, 1, 2, 3]), width: 320, height: 100)
    // The second one is gone, another comes before the last, which stands.
    screen.update(banner([0, 2, 4, 3]))
    screen.advance(by: 0.2)
    try expect(screen, looksLike: "changes")
    screen.advance(by: 0.4)
    try expect(screen, looksLike: "changes-done")
  }

  @Test func `rolling words`() throws {
    let screen = Screen.showing(
      Roller(["Seoul", "Lisbon", "Quito", "Accra"]).rollerSelectedWord(color: .blue),
      width: 200, height: 114)
    try expect(screen, looksLike: "roller-rest")
    screen.advance(by: 1.7)
    try expect(screen, looksLike: "roller-step")
    screen.advance(by: 0.5)
    try expect(screen, looksLike: "roller-second")
  }

  @Test func `a picture that differs is told from one that does not`() {
    let screen = Screen.showing(Roller(["Seoul", "Lisbon", "Quito"]), width: 200, height: 114)
    let first = screen.picture()
    #expect(first.difference(from: first) == 0)
    screen.advance(by: 1.75)
    #expect(first.difference(from: screen.picture()) > 0.02)
  }
}
