import Foundation
import RondoCore
import Testing
import UIKit

@testable import RondoUIKit

/// Taps on banners inside what is selected as a whole: rows, cells and controls.
@MainActor @Suite struct RowsTests {
  private final class Rows: NSObject, UITableViewDataSource, UITableViewDelegate,
    UICollectionViewDataSource, UICollectionViewDelegate
  {
    let banner: ReelView
    var selected: [Int] = []

    init(_ banner: ReelView) { self.banner = banner }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 2 }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      let cell = tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
      if indexPath.row == 1 { show(in: cell.contentView) }
      return cell
    }

    func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
      selected.append(indexPath.row)
    }

    func collectionView(
      _ collectionView: UICollectionView, numberOfItemsInSection section: Int
    ) -> Int { 2 }

    func collectionView(
      _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
      let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
      if indexPath.item == 1 { show(in: cell.contentView) }
      return cell
    }

    func collectionView(
      _ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath
    ) {
      selected.append(indexPath.item)
    }

    private func show(in content: UIView) {
      banner.frame = CGRect(x: 0, y: 0, width: 390, height: 100)
      content.addSubview(banner)
    }
  }

  private func tap(_ screen: Screen, _ x: CGFloat, _ y: CGFloat) {
    let finger = screen.finger()
    finger.down(x, y)
    screen.pass(0.05)
    finger.up()
    screen.pass(0.3)
  }

  private func banners() -> [ReelView] {
    let pager = PagerView()
    pager.setLabels(3)
    let still = PagerView()
    still.setLabels(3)
    still.isDraggable = false
    return [
      MarqueeView(text: "A headline that is longer than any row is wide, by far, and so it runs"),
      MarqueeView(text: "Short"), pager, still,
    ]
  }

  @Test func `a tap on a banner selects the row, unless somebody hears of selections`() {
    for view in banners() {
      let screen = Screen(height: 400)
      let rows = Rows(view)
      let table = UITableView(frame: screen.window.bounds, style: .plain)
      table.rowHeight = 100
      table.register(UITableViewCell.self, forCellReuseIdentifier: "row")
      table.dataSource = rows
      table.delegate = rows
      screen.show(table)
      tap(screen, 100, 50)
      #expect(rows.selected == [0])
      tap(screen, 100, 110)
      #expect(rows.selected == [0, 1], "\(type(of: view))")
      screen.pass(3)
      var selected: [Int] = []
      view.onSelect = { selected.append($0) }
      // What runs is only stopped by a first tap.
      view.pause()
      screen.layOut()
      tap(screen, 30, 110)
      #expect(rows.selected == [0, 1])
      #expect(selected == [0])
      view.onSelect = nil
      tap(screen, 30, 110)
      #expect(rows.selected == [0, 1, 1])
    }
  }

  @Test func `a drag on a banner selects no row`() {
    let screen = Screen(height: 400)
    let view = PagerView()
    view.setLabels(3)
    let rows = Rows(view)
    let table = UITableView(frame: screen.window.bounds, style: .plain)
    table.rowHeight = 100
    table.register(UITableViewCell.self, forCellReuseIdentifier: "row")
    table.dataSource = rows
    table.delegate = rows
    screen.show(table)
    screen.swipe(from: CGPoint(x: 300, y: 150), by: -200)
    screen.pass(1)
    #expect(view.index == 1)
    #expect(rows.selected.isEmpty)
  }

  @Test func `a tap on a banner selects a collection's cell`() {
    for view in banners() {
      let screen = Screen(height: 400)
      let rows = Rows(view)
      let layout = UICollectionViewFlowLayout()
      layout.itemSize = CGSize(width: 390, height: 100)
      let list = UICollectionView(frame: screen.window.bounds, collectionViewLayout: layout)
      list.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
      list.dataSource = rows
      list.delegate = rows
      screen.show(list)
      tap(screen, 100, 110)
      #expect(rows.selected == [1], "\(type(of: view))")
    }
  }

  @Test func `a tap on a banner presses the control around`() {
    for view in banners() {
      let screen = Screen()
      let control = screen.show(UIControl())
      var pressed = 0
      control.addAction(UIAction { _ in pressed += 1 }, for: .touchUpInside)
      view.frame = CGRect(x: 0, y: 0, width: 390, height: 100)
      control.addSubview(view)
      screen.layOut()
      tap(screen, 100, 10)
      #expect(pressed == 1, "\(type(of: view))")
      // A follower's tap is the one's it follows.
      let leader = PagerView()
      leader.setLabels(3)
      screen.show(leader, in: CGRect(x: 0, y: 100, width: 390, height: 100))
      view.follows = leader
      screen.pass(1)
      tap(screen, 100, 10)
      #expect(pressed == 1, "\(type(of: view))")
    }
  }

  @Test func `an assistive technology's activation is the row's where nobody hears of it`() {
    let screen = Screen()
    let view = screen.pager(3)
    #expect(!view.accessibilityActivate())
    var selected: [Int] = []
    view.onSelect = { selected.append($0) }
    #expect(view.accessibilityActivate())
    #expect(selected == [0])
  }

  @Test func `an indicator alone leaves taps to the row, and drags across to the list`() {
    let screen = Screen(height: 400)
    let list = UIScrollView(frame: screen.window.bounds)
    list.contentSize = CGSize(width: 390, height: 2000)
    list.panGestureRecognizer.doubleAxis = (false, true)
    screen.window.addSubview(list)
    let row = UIControl(frame: CGRect(x: 0, y: 0, width: 390, height: 200))
    var pressed = 0
    row.addAction(UIAction { _ in pressed += 1 }, for: .touchUpInside)
    list.addSubview(row)
    let indicator = PageIndicator()
    indicator.frame = CGRect(x: 0, y: 100, width: 390, height: 40)
    indicator.show(position: 0, of: 5, isMirrored: false, animated: false)
    row.addSubview(indicator)
    screen.layOut()
    tap(screen, 220, 120)
    #expect(pressed == 1)
    var picked: [Int] = []
    indicator.onPick = { picked.append($0) }
    screen.swipe(from: CGPoint(x: 220, y: 120), by: 2, -80)
    #expect(picked.isEmpty)
    #expect(list.contentOffset.y > 30)
    list.contentOffset.y = 0
    tap(screen, 220, 120)
    #expect(picked.count == 1)
    #expect(pressed == 1)
  }
}
