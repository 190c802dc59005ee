import Foundation
import RondoCore
import Testing
import UIKit

@testable import RondoUIKit

/// Banners in the cells of tables and collections.
@MainActor @Suite struct ListsTests {
  /// A cell that is as high as its banner and eight points above and below.
  private final class Cell: UITableViewCell {
    var banner: ReelView?

    func show(_ view: ReelView) {
      guard view !== banner || view.superview !== contentView else { return }
      // Another cell may have it by now.
      if banner?.superview === contentView { banner?.removeFromSuperview() }
      banner = view
      contentView.pin(view)
    }
  }

  private final class Tile: UICollectionViewCell {}

  private final class Source: NSObject, UITableViewDataSource, UICollectionViewDataSource {
    let count: Int
    let banner: (_ row: Int, _ old: ReelView?) -> ReelView?

    init(_ count: Int, _ banner: @escaping (_ row: Int, _ old: ReelView?) -> ReelView?) {
      self.count = count
      self.banner = banner
    }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { count }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      let row = indexPath.row
      let isBanner = banner(row, nil) != nil
      let cell = tableView.dequeueReusableCell(
        withIdentifier: isBanner ? "banner" : "plain", for: indexPath)
      if let cell = cell as? Cell, let view = banner(row, cell.banner) { cell.show(view) }
      if !isBanner, cell.contentView.subviews.isEmpty {
        let text = UIView()
        text.heightAnchor.constraint(equalToConstant: 60).isActive = true
        cell.contentView.pin(text)
      }
      return cell
    }

    func collectionView(
      _ collectionView: UICollectionView, numberOfItemsInSection section: Int
    ) -> Int { count }

    func collectionView(
      _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
      let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "tile", for: indexPath)
      for view in cell.contentView.subviews { view.removeFromSuperview() }
      if let view = banner(indexPath.item, nil) { cell.contentView.pin(view) }
      return cell
    }
  }

  private func table(_ source: Source, on screen: Screen) -> UITableView {
    let table = UITableView(frame: screen.window.bounds, style: .plain)
    table.register(Cell.self, forCellReuseIdentifier: "banner")
    table.register(UITableViewCell.self, forCellReuseIdentifier: "plain")
    table.dataSource = source
    screen.show(table)
    return table
  }

  /// A page as high as its text would be that many points long in a line, broken into lines of 20.
  private final class Paragraph: UIView {
    let length: CGFloat
    init(_ length: CGFloat) {
      self.length = length
      super.init(frame: .zero)
    }
    required init?(coder: NSCoder) { nil }
    override func sizeThatFits(_ size: CGSize) -> CGSize {
      CGSize(width: size.width, height: 20 * (length / max(size.width, 1)).rounded(.up))
    }
  }

  @Test func `rows have the heights of their banners at the first layout`() {
    let screen = Screen(height: 600)
    let pager = PagerView()
    pager.fitsHeightToItem = true
    pager.setViews([Paragraph(1000), Paragraph(100)])
    let roller = RollerView()
    roller.items = ["Seoul", "Lisbon"]
    let marquee = MarqueeView(text: "Short")
    let banners = [pager, roller, marquee]
    let source = Source(3) { row, _ in banners[row] }
    let table = table(source, on: screen)
    // Three lines of 390 points each.
    #expect(table.rectForRow(at: IndexPath(row: 0, section: 0)).height == 76)
    #expect(table.rectForRow(at: IndexPath(row: 1, section: 0)).height == 130)
    let line = TextStrip.size(of: "Short", font: .systemFont(ofSize: 17)).height
    #expect(table.rectForRow(at: IndexPath(row: 2, section: 0)).height == line + 16)
    #expect(pager.bounds.size == CGSize(width: 390, height: 60))
    #expect(roller.bounds.height == 114)
    #expect(pager.shownItems(at: DoubleClock.now).map(\.start) == [0])
  }

  @Test func `rows of a large text have the heights of their banners at the first layout`() {
    let screen = Screen(height: 900)
    screen.window.change(to: UITraitCollection(double: .accessibilityExtraExtraExtraLarge))
    let roller = RollerView()
    roller.items = ["Seoul", "Lisbon"]
    let marquee = MarqueeView(text: "Short")
    let banners = [roller, marquee]
    let source = Source(2) { row, _ in banners[row] }
    let table = table(source, on: screen)
    let factor = 53.0 / 17
    #expect(
      abs(table.rectForRow(at: IndexPath(row: 0, section: 0)).height - 3 * 38 * factor - 16) < 0.01)
    let line = TextStrip.size(of: "Short", font: .systemFont(ofSize: 53)).height
    #expect(table.rectForRow(at: IndexPath(row: 1, section: 0)).height == line + 16)
  }

  @Test func `a collection's cells have the heights of their banners at the first layout`() {
    let screen = Screen(height: 600)
    let layout = UICollectionViewFlowLayout()
    layout.estimatedItemSize = UICollectionViewFlowLayout.automaticSize
    let list = UICollectionView(frame: screen.window.bounds, collectionViewLayout: layout)
    list.register(Tile.self, forCellWithReuseIdentifier: "tile")
    let pager = PagerView()
    pager.fitsHeightToItem = true
    pager.setViews([Paragraph(1000)])
    let roller = RollerView()
    roller.items = ["Seoul", "Lisbon"]
    let banners = [pager, roller]
    let source = Source(2) { row, _ in banners[row] }
    list.dataSource = source
    screen.show(list)
    #expect(list.visibleCells.map(\.frame.height) == [76, 130])
    #expect(pager.bounds.height == 60)
  }

  @Test func `a turned device asks for the height in the new width`() {
    let screen = Screen(height: 600)
    let pager = PagerView()
    pager.fitsHeightToItem = true
    pager.setViews([Paragraph(1000)])
    screen.show(pager, in: CGRect(x: 0, y: 0, width: 390, height: 60))
    #expect(pager.intrinsicContentSize.height == 60)
    let before = pager.doubleIntrinsicInvalidations
    pager.frame.size.width = 600
    screen.layOut()
    #expect(pager.doubleIntrinsicInvalidations > before)
    #expect(pager.intrinsicContentSize.height == 40)
  }

  @Test(arguments: [false, true])
  func `scrolled out of a table and back in, a banner is in its place and goes on`(hides: Bool) {
    DoubleLists.hidesReused = hides
    defer { DoubleLists.hidesReused = false }
    let screen = Screen(height: 400)
    let view = CarouselView()
    view.setLabels(4)
    view.heightAnchor.constraint(equalToConstant: 150).isActive = true
    let marquee = MarqueeView(text: "The sun will rise at 6.42 and set at 17.15 over the land")
    let banners: [Int: ReelView] = [1: view, 2: marquee]
    // Other rows use the banners' cells too, as any list's do.
    let source = Source(40) { row, old in
      if let banner = banners[row] { return banner }
      guard row % 5 == 0, row > 5 else { return nil }
      let other = PagerView()
      other.setLabels(2)
      other.heightAnchor.constraint(equalToConstant: 150).isActive = true
      return other
    }
    let table = table(source, on: screen)
    screen.pass(4)
    #expect(view.index == 1)
    screen.pass(2.2)
    let item = marquee.shownItems(at: DoubleClock.now).first
    table.contentOffset.y = 900
    screen.layOut()
    #expect(view.window == nil || view.isOutOfSight)
    #expect(view.reel.holdReasons.contains(.hidden))
    screen.pass(60)
    table.contentOffset.y = 0
    screen.layOut()
    let now = DoubleClock.now
    // The step that had begun has ended, no other one has begun.
    #expect(view.index == 2)
    #expect(view.bounds.height == 150)
    #expect(abs((view.shownStart(ofItem: 2, at: now) ?? .infinity)) < 0.5)
    let there = marquee.shownItems(at: now).first
    #expect(there?.item == item?.item)
    #expect(abs((there?.start ?? .infinity) - (item?.start ?? 0)) < 0.5)
    screen.pass(3.6)
    #expect(view.index == 3)
    for banner in [view, marquee] as [ReelView] {
      let (formula, shown) = (
        banner.formula(at: DoubleClock.now), banner.shownItems(at: DoubleClock.now)
      )
      #expect(shown.map(\.item) == formula.map(\.item))
      for (there, here) in zip(formula, shown) { #expect(abs(there.start - here.start) < 0.5) }
    }
  }

  @Test func `a cell that is used again with other data shows it from its first page on`() {
    let screen = Screen(height: 400)
    var made = 0
    let source = Source(60) { row, old in
      let view = old as? PagerView ?? PagerView()
      if old == nil {
        made += 1
        view.heightAnchor.constraint(equalToConstant: 100).isActive = true
      }
      // Each row has pages of its own.
      let labels = (0..<3).map { page in
        let label = UILabel()
        label.text = "row \(row), page \(page)"
        return label
      }
      view.setViews(labels)
      return view
    }
    let table = table(source, on: screen)
    var seen: Set<String> = []
    for offset in stride(from: 0, through: 5000, by: 40) {
      table.contentOffset.y = CGFloat(offset)
      screen.layOut()
      for case let cell as Cell in table.visibleCells {
        guard let view = cell.banner, let index = view.index else { continue }
        #expect(index == 0)
        let text = (view.slots.first { $0.key.item == 0 }?.value.content as? UILabel)?.text
        if let text { seen.insert(text) }
      }
    }
    #expect(seen.count > 40)
    // A banner for a question before each cell, and one for each cell there is.
    #expect(Set(table.visibleCells.compactMap { ($0 as? Cell)?.banner }).count < 8)
    #expect(made < 400)
  }

  @Test(arguments: [false, true])
  func `a vertical drag on a banner scrolls the table, a horizontal one the banner`(
    isOuterFirst: Bool
  ) {
    Finger.tellsOutermostFirst = isOuterFirst
    defer { Finger.tellsOutermostFirst = false }
    let screen = Screen(height: 400)
    let view = PagerView()
    view.setLabels(3)
    view.heightAnchor.constraint(equalToConstant: 150).isActive = true
    let source = Source(30) { row, _ in row == 1 ? view : nil }
    let table = table(source, on: screen)
    screen.swipe(from: CGPoint(x: 200, y: 150), by: 6, -60)
    screen.pass(1)
    #expect(table.contentOffset.y > 30)
    #expect(view.index == 0)
    #expect(abs(view.shownStart(ofItem: 0, at: DoubleClock.now) ?? .infinity) < 0.5)
    let before = table.contentOffset.y
    screen.swipe(from: CGPoint(x: 300, y: 100), by: -200, 6)
    screen.pass(1)
    #expect(table.contentOffset.y == before)
    #expect(view.index == 1)
    // A roller takes vertical drags: what is left of the table is beside it.
    screen.swipe(from: CGPoint(x: 300, y: 300), by: 4, -60)
    #expect(table.contentOffset.y > before)
  }

  @Test func `a vertical drag on a roller turns it, and not the table`() {
    let screen = Screen(height: 400)
    let view = RollerView()
    view.items = ["Seoul", "Lisbon", "Quito", "Oslo"]
    view.drive = .still
    let source = Source(30) { row, _ in row == 1 ? view : nil }
    let table = table(source, on: screen)
    screen.swipe(from: CGPoint(x: 200, y: 130), by: 2, -45, rest: 0.2)
    screen.pass(1)
    #expect(view.index == 1)
    #expect(table.contentOffset.y == 0)
  }

  @Test func `past its end a drag pulls a banner and not the table, and a wheel is the table's`() {
    let screen = Screen(height: 400)
    let view = PagerView()
    view.axis = .vertical
    view.setLabels(3)
    view.heightAnchor.constraint(equalToConstant: 150).isActive = true
    let source = Source(30) { row, _ in row == 0 ? view : nil }
    let table = table(source, on: screen)
    for index in 1...2 {
      screen.swipe(from: CGPoint(x: 200, y: 120), by: 2, -100)
      screen.pass(1)
      #expect(view.index == index)
    }
    let finger = screen.finger()
    finger.down(200, 120)
    for step in 1...10 {
      screen.pass(0.01)
      finger.move(200, 120 - CGFloat(step) * 10)
    }
    let pulled = view.shownStart(ofItem: 2, at: DoubleClock.now) ?? .infinity
    #expect(pulled < -10 && pulled > -90)
    finger.up()
    screen.pass(3)
    #expect(view.index == 2)
    #expect(abs(view.shownStart(ofItem: 2, at: DoubleClock.now) ?? .infinity) < 0.01)
    #expect(table.contentOffset.y == 0)
    let wheels = view.gestureRecognizers?.compactMap { $0 as? UIPanGestureRecognizer } ?? []
    #expect(wheels.count == 2)
    for wheel in wheels {
      wheel.doubleVelocity = CGPoint(x: 0, y: -100)
      #expect(!view.gestureRecognizerShouldBegin(wheel))
      wheel.doubleVelocity = CGPoint(x: 0, y: 100)
      #expect(view.gestureRecognizerShouldBegin(wheel))
    }
  }
}

extension UIView {
  /// Adds a view, and pins it to the edges: eight points within at the top and the bottom.
  fileprivate func pin(_ view: UIView) {
    view.translatesAutoresizingMaskIntoConstraints = false
    addSubview(view)
    NSLayoutConstraint.activate([
      view.leadingAnchor.constraint(equalTo: leadingAnchor),
      view.trailingAnchor.constraint(equalTo: trailingAnchor),
      view.topAnchor.constraint(equalTo: topAnchor, constant: 8),
      view.bottomAnchor.constraint(equalTo: bottomAnchor, constant: -8),
    ])
  }
}
