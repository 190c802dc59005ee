import RondoCore
import TestSupport
import Testing
import UIKit

@testable import RondoUIKit

/// The banners as they look, at several times; `RONDO_UPDATE_PICTURES=1` writes them anew.
@MainActor @Suite struct PicturesTests {
  private let headline = "Breaking news: the sun will rise at 6.42 and set at 17.15"

  /// Compares what the compositor shows now with the picture kept.
  private func expect(_ screen: Screen, looksLike name: String) throws {
    let renderer = Renderer(scale: 1)
    let path = References(beside: #filePath).path(of: name)
    if References.areUpdated {
      renderer.write(screen.window, at: DoubleClock.now, to: path)
      return
    }
    let kept = try #require(renderer.picture(ofFile: path))
    let shown = renderer.picture(of: screen.window, at: DoubleClock.now)
    // One square in fifty, as where a letter's stem falls on the border of two.
    let difference = shown.difference(from: kept)
    #expect(difference < 0.02, "\(name)")
  }

  private func photos(_ count: Int) -> [UIImage] {
    let colors: [UIColor] = [
      UIColor(red: 0.16, green: 0.38, blue: 0.64, alpha: 1),
      UIColor(red: 0.80, green: 0.33, blue: 0.22, alpha: 1),
      UIColor(red: 0.19, green: 0.52, blue: 0.36, alpha: 1),
      UIColor(red: 0.55, green: 0.32, blue: 0.58, alpha: 1),
      UIColor(red: 0.85, green: 0.62, blue: 0.17, alpha: 1),
    ]
    return (0..<count).map {
      UIImage(
        color: colors[$0 % colors.count], size: CGSize(width: 300, height: 200),
        label: "\($0 + 1)")
    }
  }

  @Test func `running text with faded edges`() throws {
    let screen = Screen(width: 320, height: 40)
    let view = MarqueeView(text: headline)
    view.fadeLength = 24
    screen.show(view)
    try expect(screen, looksLike: "marquee-home")
    screen.pass(4)
    try expect(screen, looksLike: "marquee-running")
    screen.pass(5)
    try expect(screen, looksLike: "marquee-seam")
  }

  @Test func `a bouncing text, less faded the nearer an end is`() throws {
    let screen = Screen(width: 320, height: 40)
    let view = MarqueeView(text: headline)
    view.mode = .bounce
    view.fadeLength = 60
    screen.show(view)
    screen.pass(1.5)
    try expect(screen, looksLike: "marquee-bounce-leaving")
    screen.pass(1.5)
    try expect(screen, looksLike: "marquee-bounce-between")
  }

  @Test func `running text of two sizes and colours, and from right to left`() throws {
    let screen = Screen(width: 320, height: 40)
    let text = NSMutableAttributedString(
      string: "UP 2.4 %",
      attributes: [
        .font: UIFont.boldSystemFont(ofSize: 20),
        .foregroundColor: UIColor(red: 0, green: 0.5, blue: 0.2, alpha: 1),
      ])
    text.append(
      NSAttributedString(
        string: " since this morning", attributes: [.font: UIFont.systemFont(ofSize: 15)]))
    let view = MarqueeView()
    view.attributedText = text
    view.runsWhenFits = true
    view.semanticContentAttribute = .forceRightToLeft
    screen.show(view)
    try expect(screen, looksLike: "marquee-mirrored-home")
    screen.pass(3)
    try expect(screen, looksLike: "marquee-mirrored-running")
  }

  @Test func `a gallery, at rest and under a finger`() throws {
    let screen = Screen(width: 320, height: 180)
    let view = PagerView()
    view.images = photos(4)
    view.indicator = PageIndicator(style: .bar)
    (view.indicator as? PageIndicator)?.currentColor = .systemBlue
    (view.indicator as? PageIndicator)?.otherColor = .systemBlue.withAlphaComponent(0.25)
    screen.show(view)
    try expect(screen, looksLike: "pager-first")
    let finger = screen.finger()
    finger.down(250, 90)
    for step in 1...14 {
      screen.pass(0.01)
      finger.move(250 - CGFloat(step) * 10, 90)
    }
    try expect(screen, looksLike: "pager-dragged")
    finger.up()
    screen.pass(1)
    try expect(screen, looksLike: "pager-second")
  }

  @Test func `a circular carousel between two pages and past its seam`() throws {
    let screen = Screen(width: 320, height: 160)
    let view = CarouselView()
    view.images = photos(3)
    view.indicator = PageIndicator()
    screen.show(view)
    screen.pass(2.75)
    try expect(screen, looksLike: "carousel-step")
    screen.pass(6)
    try expect(screen, looksLike: "carousel-seam")
  }

  @Test(arguments: ["coverFlow", "cards", "zoom", "fade", "cube", "depth", "wheel"])
  func `a carousel through an effect`(name: String) throws {
    let screen = Screen(width: 320, height: 160)
    let effects: [String: Reel.Effect] = [
      "coverFlow": .coverFlow, "cards": .cards, "zoom": .zoom, "fade": .fade, "cube": .cube,
      "depth": .depth, "wheel": .wheel,
    ]
    let view = CarouselView()
    view.images = photos(5)
    view.effect = try #require(effects[name])
    if name == "coverFlow" || name == "zoom" {
      view.leadingInset = 90
      view.trailingInset = 90
    }
    screen.show(view)
    try expect(screen, looksLike: "effect-\(name)-rest")
    screen.pass(2.7)
    try expect(screen, looksLike: "effect-\(name)-step")
  }

  @Test func `rolling words`() throws {
    let screen = Screen(width: 200, height: 114)
    let view = RollerView()
    view.items = ["Seoul", "Lisbon", "Quito", "Accra"]
    view.selectedTextColor = .systemBlue
    screen.show(view)
    try expect(screen, looksLike: "roller-rest")
    screen.pass(1.7)
    try expect(screen, looksLike: "roller-step")
    screen.pass(0.5)
    try expect(screen, looksLike: "roller-second")
  }

  @Test func `rolling words that rest beside the edges, and rows of their own heights`() throws {
    let screen = Screen(width: 200, height: 300)
    let words = RollerView()
    words.items = ["Seoul", "Lisbon", "Quito", "Accra"]
    words.alignment = .leading
    words.leadingInset = 12
    words.highlightInset = 20
    screen.show(words, in: CGRect(x: 0, y: 0, width: 200, height: 114))
    let rows = RollerView()
    rows.setViews(
      [40, 70, 30].map { height in
        let label = UILabel()
        label.text = "\(height) points"
        label.textAlignment = .center
        label.heightAnchor.constraint(equalToConstant: height).isActive = true
        return label
      })
    rows.itemExtent = nil
    rows.alignment = .trailing
    rows.trailingInset = 10
    rows.select(1, animated: false)
    screen.show(rows, in: CGRect(x: 0, y: 130, width: 200, height: 160))
    try expect(screen, looksLike: "roller-edges")
  }

  @Test func `a picture that differs is told from one that does not`() throws {
    let screen = Screen(width: 200, height: 114)
    let view = RollerView()
    view.items = ["Seoul", "Lisbon", "Quito"]
    screen.show(view)
    let renderer = Renderer(scale: 1)
    let first = renderer.picture(of: screen.window, at: DoubleClock.now)
    #expect(first.difference(from: first) == 0)
    screen.pass(1.75)
    let second = renderer.picture(of: screen.window, at: DoubleClock.now)
    #expect(first.difference(from: second) > 0.02)
  }
}
