import RondoCore
import Testing
import UIKit

@testable import RondoUIKit

/// Sizes of text up to the largest one, and the limits that an app sets to it.
@MainActor @Suite struct TextSizeTests {
  private static let largest = UIContentSizeCategory.accessibilityExtraExtraExtraLarge
  /// How much larger its body text is.
  private static let growth: CGFloat = 53.0 / 17

  /// A label in the body font of the person's size, as high as one line of it.
  private final class Words: UILabel {
    override func sizeThatFits(_ size: CGSize) -> CGSize {
      let font = UIFont.preferredFont(forTextStyle: .body, compatibleWith: traitCollection)
      return TextStrip.size(of: text ?? "", font: font)
    }
  }

  private static func banner(_ kind: Int) -> ReelView {
    switch kind {
    case 0:
      let view = MarqueeView()
      view.items = ["The sun will rise at 6.42", "and set at 17.15", "over most of the land"]
      return view
    case 1, 2:
      let view = kind == 1 ? PagerView() : CarouselView()
      view.setViews(
        (0..<4).map { number in
          let words = Words()
          words.text = "Page \(number)"
          return words
        })
      view.fitsHeightToItem = true
      return view
    default:
      let view = RollerView()
      view.items = ["Seoul", "Lisbon", "Quito", "Oslo"]
      return view
    }
  }

  private func expectWords(of view: ReelView, toFit growth: CGFloat, _ comment: Comment) {
    let line = UIFont.systemFont(ofSize: 17 * growth).lineHeight
    for slot in view.slots.values {
      let room = slot.host.bounds.height
      #expect(room >= line.rounded(.down), comment)
      if let label = slot.content as? UILabel, !(label is Words) {
        #expect(abs((label.font?.pointSize ?? 0) - 17 * growth) < 0.01, comment)
      }
    }
    #expect(view.intrinsicContentSize.height >= line.rounded(.down), comment)
    #expect(view.intrinsicContentSize.height < line * 6, comment)
  }

  @Test(arguments: 0..<4)
  func `at the largest size words have room, in motion too, and the place is kept`(kind: Int) {
    let screen = Screen(width: 200, height: 400)
    let view = Self.banner(kind)
    screen.show(
      view, in: CGRect(x: 0, y: 0, width: 200, height: view.intrinsicContentSize.height))
    expectWords(of: view, toFit: 1, "at first")
    view.select(2, animated: false)
    screen.layOut()
    screen.pass(kind == 1 ? 1 : view.interval - 0.2)
    let (index, position) = (view.index, view.position)
    let height = view.intrinsicContentSize.height
    screen.window.change(to: UITraitCollection(double: Self.largest))
    screen.layOut()
    view.frame.size.height = view.intrinsicContentSize.height
    screen.layOut()
    #expect(view.intrinsicContentSize.height > height * 2)
    #expect(view.index == index)
    // The spaces between texts do not grow.
    #expect(abs(view.position - position) < (kind == 0 ? 0.1 : 0.01))
    expectWords(of: view, toFit: Self.growth, "largest")
    screen.pass(7)
    expectWords(of: view, toFit: Self.growth, "later")
    screen.window.change(to: UITraitCollection())
    screen.layOut()
    view.frame.size.height = view.intrinsicContentSize.height
    screen.layOut()
    expectWords(of: view, toFit: 1, "back")
    #expect(abs(view.intrinsicContentSize.height - height) < 0.01)
  }

  @Test(arguments: 0..<4) func `a limit that the app sets is kept to`(kind: Int) {
    let screen = Screen(width: 200, height: 400)
    let view = Self.banner(kind)
    view.maximumContentSizeCategory = .extraExtraExtraLarge
    screen.show(
      view, in: CGRect(x: 0, y: 0, width: 200, height: view.intrinsicContentSize.height))
    let before = view.intrinsicContentSize.height
    screen.window.change(to: UITraitCollection(double: .extraExtraExtraLarge))
    screen.layOut()
    let limited = view.intrinsicContentSize.height
    #expect(limited > before * 1.2)
    screen.window.change(to: UITraitCollection(double: Self.largest))
    screen.layOut()
    #expect(view.intrinsicContentSize.height == limited)
    // Lifted, all of it counts.
    view.maximumContentSizeCategory = nil
    screen.layOut()
    #expect(view.intrinsicContentSize.height > limited * 1.5)
  }

  @Test func `a row for the largest size holds the highlight and what a finger hits`() {
    let screen = Screen(width: 200, height: 600)
    screen.window.change(to: UITraitCollection(double: Self.largest))
    let view = RollerView()
    view.items = ["Seoul", "Lisbon", "Quito", "Oslo"]
    view.drive = .still
    screen.show(view)
    view.frame = CGRect(x: 0, y: 0, width: 200, height: view.intrinsicContentSize.height)
    screen.layOut()
    let row = view.intrinsicContentSize.height / 3
    #expect(row > 38 * 2)
    #expect(abs(view.highlight.frame.height - row) < 0.01)
    #expect(abs(view.highlight.frame.midY - row * 1.5) < 0.01)
    #expect(view.item(at: CGPoint(x: 100, y: row * 2.5)) == 1)
  }
}
