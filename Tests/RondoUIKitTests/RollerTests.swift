import RondoCore
import Testing
import UIKit

@testable import RondoUIKit

@MainActor @Suite struct RollerTests {
  private func roller(on screen: Screen) -> RollerView {
    let view = RollerView()
    view.items = ["Seoul", "Lisbon", "Quito", "Accra"]
    return screen.show(view, in: CGRect(x: 0, y: 0, width: 200, height: 114))
  }

  @Test func `three rows of 38 are seen, the first one in the middle`() {
    let screen = Screen()
    let view = roller(on: screen)
    #expect(view.intrinsicContentSize.height == 114)
    let shown = view.shownItems(at: DoubleClock.now)
    #expect(shown.map(\.item) == [3, 0, 1])
    #expect(shown.map(\.start) == [0, 38, 76])
    #expect(view.highlight.frame == CGRect(x: 0, y: 38, width: 200, height: 38))
    #expect(view.highlight.layer.borderWidth == 1)
    #expect(view.highlight.layer.cornerRadius == 8)
  }

  @Test func `it rolls upward, a row every two seconds, and reports each`() {
    let screen = Screen()
    let view = roller(on: screen)
    var rows: [Int] = []
    view.onIndexChange = { row, _ in rows.append(row) }
    screen.pass(1.75)
    #expect(view.shownStart(ofItem: 0, at: DoubleClock.now)! < 38)
    screen.pass(8.5)
    #expect(rows == [1, 2, 3, 0, 1])
  }

  @Test func `the middle row has its own colour and font`() throws {
    let screen = Screen()
    let view = roller(on: screen)
    view.selectedTextColor = .red
    view.selectedFont = .boldSystemFont(ofSize: 20)
    screen.pass(2.6)
    for (key, slot) in view.slots {
      let label = try #require(slot.content as? UILabel)
      #expect(label.font.pointSize == (key.item == 1 ? 20 : 17))
      #expect((label.textColor.cgColor.red == 1) == (key.item == 1))
    }
  }

  /// The rows that look selected, by where the compositor shows their middles.
  private func selectedRows(_ view: RollerView) -> [Double] {
    view.slots.values.filter { ($0.content as? UILabel)?.font.pointSize == 20 }
      .map { $0.host.layer.shown("position.y", at: DoubleClock.now) }
  }

  @Test(arguments: [["Seoul"], ["Seoul", "Lisbon"], ["Seoul", "Lisbon", "Quito"]])
  func `of a word's rows only the middle one looks selected`(words: [String]) {
    let screen = Screen()
    let view = RollerView()
    view.items = words
    view.loopsSingleItem = true
    view.selectedFont = .boldSystemFont(ofSize: 20)
    view.visibleRows = 5
    screen.show(view, in: CGRect(x: 0, y: 0, width: 200, height: 190))
    #expect(view.slots.count >= 5)
    for _ in 0..<60 {
      let rows = selectedRows(view)
      #expect(rows.count == 1)
      // Half a row from the middle at most.
      #expect(rows.allSatisfy { abs($0 - 95) <= 19.5 }, "\(rows)")
      screen.pass(0.111)
    }
  }

  @Test func `words have the font, the colour and the alignment that are set`() throws {
    let screen = Screen()
    let view = roller(on: screen)
    func labels() throws -> [UILabel] {
      try view.slots.values.map { try #require($0.content as? UILabel) }
    }
    for label in try labels() {
      #expect(label.font == .systemFont(ofSize: 17))
      #expect(label.textAlignment == .center)
      #expect(label.textColor.cgColor == UIColor.label.cgColor)
    }
    view.font = .boldSystemFont(ofSize: 22)
    view.textColor = .blue
    view.textAlignment = .right
    // At once, and for those that come later.
    for _ in 0..<2 {
      for label in try labels() {
        #expect(label.font == .boldSystemFont(ofSize: 22))
        #expect(label.textColor.cgColor == UIColor.blue.cgColor)
        #expect(label.textAlignment == .right)
      }
      screen.pass(4.2)
    }
    view.font = nil
    view.textColor = nil
    for label in try labels() {
      #expect(label.font == .systemFont(ofSize: 17))
      #expect(label.textColor.cgColor == UIColor.label.cgColor)
    }
  }

  @Test func `the highlight keeps its distance to the sides along both axes`() {
    let screen = Screen()
    let view = roller(on: screen)
    view.highlightInset = 12
    screen.layOut()
    #expect(view.highlight.frame == CGRect(x: 12, y: 38, width: 176, height: 38))
    view.axis = .horizontal
    screen.layOut()
    #expect(view.highlight.frame == CGRect(x: 81, y: 12, width: 38, height: 90))
  }

  @Test func `the highlight's border is of the colour that is set, by day and by night`() {
    let screen = Screen()
    let view = roller(on: screen)
    view.highlightBorderColor = .red
    #expect(view.highlight.layer.borderColor == UIColor.red.cgColor)
    view.highlightBorderColor = UIColor {
      $0.userInterfaceStyle == .dark ? .white : .black
    }
    #expect(view.highlight.layer.borderColor == UIColor.black.cgColor)
    screen.window.change(to: UITraitCollection(double: .large, userInterfaceStyle: .dark))
    screen.layOut()
    #expect(view.highlight.layer.borderColor == UIColor.white.cgColor)
    view.highlightBorderColor = UIColor { $0.userInterfaceStyle == .dark ? .green : .red }
    #expect(view.highlight.layer.borderColor == UIColor.green.cgColor)
    screen.window.change(to: UITraitCollection(double: .large))
    screen.layOut()
    #expect(view.highlight.layer.borderColor == UIColor.red.cgColor)
  }

  @Test func `turned by hand it settles on a row, reports it and goes on`() {
    let screen = Screen()
    let view = roller(on: screen)
    var rows: [(Int, ReelCause)] = []
    view.onIndexChange = { rows.append(($0, $1)) }
    let felt = UISelectionFeedbackGenerator.doubleCount
    screen.swipe(from: CGPoint(x: 100, y: 90), by: 0, -50, rest: 0.2)
    screen.pass(1)
    #expect(rows.last?.1 == .person)
    let row = view.index!
    #expect(abs(view.shownStart(ofItem: row, at: DoubleClock.now)! - 38) < 0.5)
    #expect(UISelectionFeedbackGenerator.doubleCount >= felt)
    screen.pass(2.5)
    #expect(view.index != row)
  }

  @Test func `inline its width follows the word`() {
    let screen = Screen()
    let view = roller(on: screen)
    let widest = view.intrinsicContentSize.width
    view.fitsWidthToItem = true
    let first = view.intrinsicContentSize.width
    #expect(first == TextStrip.size(of: "Seoul", font: .systemFont(ofSize: 17)).width)
    #expect(first <= widest)
    let count = view.doubleIntrinsicInvalidations
    screen.pass(2.1)
    #expect(view.doubleIntrinsicInvalidations > count)
    #expect(
      view.intrinsicContentSize.width
        == TextStrip.size(of: "Lisbon", font: .systemFont(ofSize: 17)).width)
  }

  @Test func `stop returns to the first row and start begins there`() {
    let screen = Screen()
    let view = roller(on: screen)
    screen.pass(4.6)
    #expect(view.index == 2)
    view.stop()
    screen.pass(5)
    #expect(view.index == 0)
    view.start()
    screen.pass(2.6)
    #expect(view.index == 1)
  }
}

@MainActor @Suite struct RollerHighlightTests {
  /// Where the compositor shows the row at the index, and how long it is.
  private func row(_ view: RollerView) -> (start: Double, extent: Double)? {
    guard let index = view.index,
      let start = view.shownStart(ofItem: index, at: DoubleClock.now)
    else { return nil }
    let number = view.reel.strip.ordinal(ofItem: index)
    return (start, view.reel.strip.extent(of: number))
  }

  private func expectHighlighted(_ view: RollerView, _ comment: Comment) {
    guard let row = row(view) else {
      Issue.record("no row, \(comment)")
      return
    }
    let frame = view.highlight.frame
    let isVertical = view.axis == .vertical
    #expect(abs(Double(isVertical ? frame.minY : frame.minX) - row.start) < 1e-6, comment)
    #expect(abs(Double(isVertical ? frame.height : frame.width) - row.extent) < 1e-6, comment)
  }

  @Test(arguments: [Reel.Alignment.leading, .center, .trailing, .fraction(0.25)])
  func `the highlight is where the row at the index rests`(alignment: Reel.Alignment) {
    for axis in [Reel.Axis.vertical, .horizontal] {
      for isMirrored in [false, true] {
        let screen = Screen(width: 300, height: 300)
        let view = RollerView()
        view.items = ["Seoul", "Lisbon", "Quito", "Accra", "Oslo", "Lima", "Rome", "Cairo", "Bern"]
        view.settings.axis = axis
        if isMirrored { view.semanticContentAttribute = .forceRightToLeft }
        view.alignment = alignment
        screen.show(view, in: CGRect(x: 0, y: 0, width: 190, height: 190))
        expectHighlighted(view, "\(axis), mirrored \(isMirrored)")
        view.leadingInset = 30
        view.trailingInset = 10
        screen.layOut()
        expectHighlighted(view, "\(axis), mirrored \(isMirrored), with insets")
        view.select(3, animated: false)
        view.itemExtent = 25
        screen.layOut()
        expectHighlighted(view, "\(axis), mirrored \(isMirrored), of another length")
        view.highlightInset = 12
        screen.layOut()
        let across = axis == .vertical ? view.highlight.frame.width : view.highlight.frame.height
        #expect(across == 166)
        view.highlightInset = .nan
        view.leadingInset = .nan
        view.rowHeight = .nan
        screen.layOut()
        #expect(!view.highlight.frame.origin.x.isNaN && !view.highlight.frame.origin.y.isNaN)
        #expect(view.highlight.frame.width >= 0 && view.highlight.frame.height >= 0)
      }
    }
  }

  @Test func `rows of their own heights have a highlight as high as the one at the index`() {
    let screen = Screen(width: 300, height: 300)
    let view = RollerView()
    let heights: [CGFloat] = [30, 60, 45, 80]
    view.setViews(
      heights.map { height in
        let row = UIView()
        row.heightAnchor.constraint(equalToConstant: height).isActive = true
        return row
      })
    view.itemExtent = nil
    view.alignment = .leading
    view.leadingInset = 20
    screen.show(view, in: CGRect(x: 0, y: 0, width: 200, height: 200))
    for item in [0, 1, 2, 3, 0] {
      view.select(item, animated: item % 2 == 0)
      screen.pass(1)
      expectHighlighted(view, "row \(item)")
      #expect(view.highlight.frame.height == heights[item])
    }
  }
}
