import RondoCore
import Testing
import UIKit

@testable import RondoUIKit

@MainActor @Suite struct ItemsTests {
  struct Card: Identifiable, Equatable {
    var id: Int
    var title: String
  }

  private func cards(_ ids: [Int]) -> [Card] { ids.map { Card(id: $0, title: "Card \($0)") } }

  @Test func `through none and back the item is found again by what it is`() {
    let screen = Screen()
    let view = screen.show(PagerView())
    let items = ReelItems(
      in: view, make: { UILabel() },
      configure: { (label, card: Card) in label.text = card.title })
    items.elements = cards(Array(1...9))
    screen.layOut()
    view.select(6, animated: false)
    screen.layOut()
    items.elements = []
    screen.layOut()
    #expect(view.index == nil)
    items.elements = cards([5, 6, 7, 8])
    screen.layOut()
    #expect(view.index == 2)
    #expect(abs(view.shownStart(ofItem: 2, at: DoubleClock.now) ?? .infinity) < 0.01)
    #expect((view.slots.first { $0.key.item == 2 }?.value.content as? UILabel)?.text == "Card 7")
  }

  @Test func `of a million elements only those near the window are asked what they are`() {
    let screen = Screen()
    let view = PagerView()
    view.isLoop = true
    view.drive = .drift(speed: 4000)
    view.paging = .free
    var asked = 0
    var first = 0
    var provider = ItemProvider()
    provider.count = { 1_000_000 }
    provider.view = { _, view in view ?? UIView() }
    provider.identity = { item in
      asked += 1
      return AnyHashable(first + item)
    }
    view.show(provider)
    screen.show(view)
    view.select(500_000, animated: false)
    for _ in 0..<40 { screen.pass(0.25) }
    #expect(asked > 100 && asked < 2000)
    // Far from where it was shown first they are known too.
    view.drive = .still
    screen.layOut()
    let index = view.index ?? 0
    #expect(index > 500_090)
    asked = 0
    first = 3
    view.reloadData()
    screen.layOut()
    #expect(view.index == index - 3)
    #expect(asked < 1_010_000)
    // What is as it was is not looked for.
    asked = 0
    view.reloadData()
    screen.layOut()
    #expect(view.index == index - 3)
    #expect(asked < 1000)
  }

  @Test func `a typed model shows a view for each element and keeps its place by identity`() {
    let screen = Screen()
    let view = screen.show(PagerView())
    let items = ReelItems(
      in: view, make: { UILabel() },
      configure: { (label, card: Card) in label.text = card.title })
    items.elements = cards([1, 2, 3])
    screen.layOut()
    view.select(1, animated: false)
    screen.layOut()
    let label = view.slots.first { $0.key.item == 1 }?.value.content
    #expect((label as? UILabel)?.text == "Card 2")
    // Two come before it and one goes.
    items.elements = cards([8, 9, 2, 3])
    screen.layOut()
    #expect(view.index == 2)
    #expect(abs(view.shownStart(ofItem: 2, at: DoubleClock.now)!) < 0.01)
    let same = view.slots.first { $0.key.item == 2 }?.value.content
    #expect(same === label)
    #expect((same as? UILabel)?.text == "Card 2")
    // The element at the index is gone: what is next to it takes its place.
    items.elements = cards([8, 9, 3])
    screen.layOut()
    #expect(view.index != nil)
    items.elements = []
    screen.layOut()
    #expect(view.index == nil)
    #expect(view.slots.isEmpty)
    items.elements = cards([5])
    screen.layOut()
    #expect(view.index == 0)
  }

  @Test func `an element that changed is configured again in the view it has`() {
    let screen = Screen()
    let view = screen.show(PagerView())
    let items = ReelItems(
      in: view, make: { UILabel() },
      configure: { (label, card: Card) in label.text = card.title })
    items.elements = cards([1, 2])
    screen.layOut()
    items.elements = [Card(id: 1, title: "New"), Card(id: 2, title: "Card 2")]
    screen.layOut()
    let label = view.slots.first { $0.key.item == 0 }?.value.content as? UILabel
    #expect(label?.text == "New")
  }

  @Test func `items that cannot be told apart are cross-faded where that is asked for`() {
    let screen = Screen(width: 200, height: 40)
    let source = Source()
    let view = ReelView()
    view.dataSource = source
    screen.show(view)
    source.count = 4
    view.reloadData()
    screen.layOut()
    #expect(view.stage.layer.animation(forKey: "crossfade") == nil)
    view.animatesChanges = true
    view.reloadData()
    screen.layOut()
    #expect(view.stage.layer.animation(forKey: "crossfade") is CATransition)
  }

  final class Source: ReelViewDataSource {
    var count = 5
    var reused = 0
    func numberOfItems(in reelView: ReelView) -> Int { count }
    func reelView(_ reelView: ReelView, viewForItemAt index: Int, reusing view: UIView?) -> UIView {
      if view != nil { reused += 1 }
      let label = view as? UILabel ?? UILabel()
      label.text = "\(index)"
      return label
    }
    func reelView(_ reelView: ReelView, extentOfItemAt index: Int) -> CGFloat? {
      60 + CGFloat(index) * 20
    }
  }

  @Test func `a data source gives views, lengths and reuse`() {
    let screen = Screen(width: 200, height: 40)
    let source = Source()
    let view = ReelView()
    view.settings.drive = .still
    view.alignment = .leading
    view.paging = .item
    view.dataSource = source
    screen.show(view)
    #expect(view.shownStart(ofItem: 1, at: DoubleClock.now) == 60)
    #expect(view.shownStart(ofItem: 2, at: DoubleClock.now) == 140)
    for index in 1...20 {
      view.select(index % 5)
      screen.pass(1)
    }
    #expect(source.reused > 0)
    source.count = 2
    view.reloadData()
    screen.layOut()
    #expect((view.index ?? 9) < 2)
  }

  @Test func `the delegate hears of a change once, with its cause`() {
    final class Listener: ReelViewDelegate {
      var changes: [(Int, ReelCause)] = []
      var settled: [Int] = []
      func reelView(_ reelView: ReelView, didChangeIndex index: Int, cause: ReelCause) {
        changes.append((index, cause))
      }
      func reelView(_ reelView: ReelView, didSettleAt index: Int) { settled.append(index) }
    }
    let screen = Screen()
    let listener = Listener()
    let view = CarouselView()
    view.setLabels(4)
    view.delegate = listener
    screen.show(view)
    listener.changes = []
    screen.pass(3.6)
    view.select(3)
    screen.pass(1)
    screen.swipe(from: CGPoint(x: 300, y: 100), by: -200)
    screen.pass(1)
    #expect(listener.changes.map(\.0) == [1, 2, 3, 0] || listener.changes.map(\.0) == [1, 3, 0])
    #expect(listener.changes.first?.1 == .drive)
    #expect(listener.changes.last?.1 == .person)
    #expect(listener.settled.last == 0)
  }

  @Test func `images fit a pager's pages and fill a carousel's, and Smart Invert leaves them`() {
    let screen = Screen()
    let pictures = (0..<3).map {
      UIImage(color: .red, size: CGSize(width: 40, height: 30), label: "\($0)")
    }
    let pager = PagerView()
    pager.images = pictures
    screen.show(pager)
    let first = pager.slots.first { $0.key.item == 0 }?.value.content as? UIImageView
    #expect(first?.contentMode == .scaleAspectFit)
    #expect(first?.accessibilityIgnoresInvertColors == true)
    #expect(first?.image === pictures[0])
    pager.contentMode = .center
    screen.layOut()
    #expect(first?.contentMode == .center)
    let carousel = CarouselView()
    carousel.images = pictures
    screen.show(carousel)
    let other = carousel.slots.first { $0.key.item == 0 }?.value.content as? UIImageView
    #expect(other?.contentMode == .scaleAspectFill)
  }

  @Test func `one image neither loops nor advances`() {
    let screen = Screen()
    let view = CarouselView()
    view.images = [UIImage(color: .red, size: CGSize(width: 40, height: 30))]
    screen.show(view)
    screen.pass(10)
    #expect(view.index == 0)
    #expect(view.slots.count == 1)
    #expect(!view.isRunning)
    #expect(Timer.live.isEmpty)
  }

  @Test func `two images loop both ways`() {
    let screen = Screen()
    let view = CarouselView()
    view.images = (0..<2).map { _ in UIImage(color: .red, size: CGSize(width: 40, height: 30)) }
    screen.show(view)
    view.previous()
    screen.pass(0.25)
    let shown = view.shownItems(at: DoubleClock.now)
    #expect(shown.map(\.item) == [1, 0])
    #expect((shown.first?.start ?? 0) < 0)
  }

  @Test func `of a loop of two both are shown on whichever side they are`() {
    let screen = Screen()
    let view = CarouselView()
    view.setLabels(2)
    screen.show(view)
    for way in [-100.0, 100] {
      let finger = screen.finger()
      finger.down(200, 100)
      for step in 1...10 { finger.move(200 + CGFloat(step) * way / 10, 100) }
      #expect(view.shownItems(at: DoubleClock.now).map(\.item) == (way < 0 ? [0, 1] : [1, 0]))
      finger.cancel()
      screen.pass(1)
    }
  }

  @Test func `a loader is asked when a page comes near and told when it is gone`() {
    final class Task: ReelImageTask {
      var isCancelled = false
      func cancel() { isCancelled = true }
    }
    let screen = Screen()
    let view = PagerView()
    var tasks: [Int: Task] = [:]
    view.setImages(count: 500) { index, _ in
      let task = Task()
      tasks[index] = task
      return task
    }
    screen.show(view)
    #expect(tasks.keys.sorted() == [0, 1])
    view.select(250, animated: false)
    screen.layOut()
    #expect(tasks.keys.sorted() == [0, 1, 249, 250, 251])
    #expect(tasks[0]?.isCancelled == true)
    #expect(tasks[250]?.isCancelled == false)
  }

  @Test func `images that are waited for are shown when they come, and given up when far`() async {
    /// Loads that wait until they are told to go on.
    @MainActor final class Loads {
      private var waiting: [Int: CheckedContinuation<UIImage?, Never>] = [:]
      private(set) var givenUp: Set<Int> = []
      var asked: [Int] { waiting.keys.sorted() }

      func load(_ index: Int) async -> UIImage? {
        let image = await withCheckedContinuation { waiting[index] = $0 }
        if Task.isCancelled { givenUp.insert(index) }
        return image
      }

      func bring(_ image: UIImage?, for index: Int) {
        waiting.removeValue(forKey: index)?.resume(returning: image)
      }
    }
    let screen = Screen()
    let view = PagerView()
    let loads = Loads()
    let waiting = UIImage(color: .black, size: CGSize(width: 9, height: 9))
    view.setImages(count: 500, placeholder: waiting) { await loads.load($0) }
    screen.show(view)
    func image(_ item: Int) -> UIImage? {
      (view.slots.first { $0.key.item == item }?.value.content as? UIImageView)?.image
    }
    while loads.asked != [0, 1] { await Task.yield() }
    #expect(image(0) === waiting)
    let picture = UIImage(color: .red, size: CGSize(width: 9, height: 9))
    loads.bring(picture, for: 0)
    while image(0) === waiting { await Task.yield() }
    #expect(image(0) === picture)
    view.select(250, animated: false)
    screen.layOut()
    loads.bring(picture, for: 1)
    while loads.givenUp != [1] { await Task.yield() }
    // What comes too late is not shown in the view's new place.
    #expect([249, 250, 251].allSatisfy { image($0) === waiting })
  }

  @Test func `images that take a loader's place are not written over by what it brings`() {
    final class Task: ReelImageTask {
      var isCancelled = false
      func cancel() { isCancelled = true }
    }
    let screen = Screen()
    let view = PagerView()
    func picture() -> UIImage {
      UIImage(color: .red, size: CGSize(width: 9, height: 9))
    }
    let waiting = picture()
    var tasks: [Task] = []
    view.setImages(count: 3, placeholder: waiting) { _, _ in
      let task = Task()
      tasks.append(task)
      return task
    }
    screen.show(view)
    func image(_ item: Int) -> UIImage? {
      (view.slots.first { $0.key.item == item }?.value.content as? UIImageView)?.image
    }
    #expect(image(0) === waiting)
    let asked = tasks.count
    #expect(asked > 0)
    let images = [picture(), picture()]
    view.images = images
    screen.layOut()
    #expect(image(0) === images[0])
    #expect(tasks.count == asked)
    #expect(tasks.allSatisfy { $0.isCancelled })
    view.images = images + [picture()]
    screen.layOut()
    #expect(tasks.count == asked)
  }
}
