import Foundation
import RondoCore
import Testing
import UIKit

@testable import RondoUIKit

/// Apps that change the banner where nobody expects it, or tell it what makes no sense.
@MainActor @Suite struct HostileTests {
  /// Gives labels, and refuses to be asked for one that is not there.
  private final class Source: ReelViewDataSource, ReelViewDelegate {
    var count: Int
    var asked: ((ReelView, Int) -> Void)?
    var changed: ((ReelView) -> Void)?
    var hidden: ((ReelView) -> Void)?
    private(set) var wrong = 0

    init(_ count: Int) { self.count = count }

    func numberOfItems(in reelView: ReelView) -> Int { count }

    func reelView(
      _ reelView: ReelView, viewForItemAt index: Int, reusing view: UIView?
    ) -> UIView {
      if !(0..<count).contains(index) { wrong += 1 }
      asked?(reelView, index)
      let label = view as? UILabel ?? UILabel()
      label.text = "\(index)"
      return label
    }

    func reelView(_ reelView: ReelView, labelOfItemAt index: Int) -> String? {
      if !(0..<count).contains(index) { wrong += 1 }
      return "\(index)"
    }

    func reelView(_ reelView: ReelView, didChangeIndex index: Int, cause: ReelCause) {
      changed?(reelView)
    }

    func reelView(
      _ reelView: ReelView, didHideItemAt index: Int, after seconds: TimeInterval,
      fraction: Double
    ) { hidden?(reelView) }
  }

  private func expectTruth(_ view: ReelView, _ comment: Comment) {
    let now = DoubleClock.now
    let formula = view.formula(at: now)
    let shown = view.shownItems(at: now)
    #expect(shown.map(\.item) == formula.map(\.item), comment)
    for (there, here) in zip(formula, shown) {
      #expect(abs(there.start - here.start) < 0.5, comment)
    }
    #expect(view.stage.subviews.count == view.slots.count, comment)
    for slot in view.slots.values { #expect(slot.content?.superview === slot.host, comment) }
    #expect(Timer.live.count <= 1, comment)
  }

  /// What an app may do right after it has fewer items, before the next layout.
  enum Deed: CaseIterable {
    case next, previous, start, stop, reset, pause, select, seek, settings, press, drag, speak, size
    case timer, arrow, indicator
  }

  @Test(arguments: Deed.allCases)
  func `items that are gone are not asked for, whatever comes before the next layout`(
    deed: Deed
  ) {
    for isCarousel in [false, true] {
      let screen = Screen()
      let source = Source(9)
      let view: ReelView = isCarousel ? CarouselView() : MarqueeView()
      view.itemExtent = isCarousel ? nil : 150
      view.fitsHeightToItem = isCarousel
      view.dataSource = source
      view.delegate = source
      screen.show(view)
      view.select(7, animated: false)
      screen.layOut()
      if deed == .drag { screen.finger().down(200, 100) }
      view.next()
      screen.pass(0.1)
      source.count = 2
      view.reloadData()
      switch deed {
      case .next: view.next()
      case .previous: view.previous()
      case .start: view.start()
      case .stop: view.stop()
      case .reset: view.reset()
      case .pause: view.pause()
      case .select: view.select(8)
      case .seek: view.seek(to: 4)
      case .settings: view.settings.spacing = 12
      case .press, .drag:
        let finger = screen.finger()
        finger.down(200, 100)
        finger.move(120, 100)
        finger.up()
      case .speak:
        _ = view.accessibilityValue
        view.accessibilityIncrement()
        _ = view.accessibilityElements
      case .size:
        _ = view.intrinsicContentSize
        _ = view.sizeThatFits(CGSize(width: 100, height: 100))
      case .timer: DoubleClock.advance(by: 5)
      case .arrow: view.pressesBegan([UIPress(double: .rightArrow)], with: nil)
      case .indicator: view.indicator = PageIndicator()
      }
      screen.pass(0.3)
      #expect(source.wrong == 0)
      expectTruth(view, "\(deed)")
      screen.pass(7)
      expectTruth(view, "\(deed), later")
      #expect((view.index ?? 0) < 2)
    }
  }

  @Test func `views that are gone are not asked for what is said of them`() {
    let screen = Screen()
    let view = PagerView()
    view.setViews((0..<6).map { _ in UIView() })
    screen.show(view)
    view.select(5, animated: false)
    view.setViews([UIView()])
    #expect(view.accessibilityValue == nil)
    view.next()
    view.setViews([])
    #expect(view.accessibilityValue == nil)
    screen.layOut()
    #expect(view.accessibilityValue == nil)
  }

  @Test func `a step counts the items that were just set`() {
    let screen = Screen()
    let source = Source(1)
    let view = PagerView()
    view.dataSource = source
    screen.show(view)
    source.count = 4
    view.reloadData()
    view.next()
    view.next()
    screen.pass(1)
    #expect(view.index == 2)
  }

  @Test func `a banner may be changed while it asks for views`() {
    let deeds: [(ReelView, Int) -> Void] = [
      { view, index in view.select(index + 1) },
      { view, _ in view.select(2, animated: false) },
      { view, _ in view.next() },
      { view, _ in view.settings.spacing += 1 },
      { view, _ in view.frame.size.width += 1 },
      { view, _ in view.removeFromSuperview() },
      { view, _ in view.layoutIfNeeded() },
      { view, index in if index == 3 { view.reloadData() } },
    ]
    for (number, deed) in deeds.enumerated() {
      let screen = Screen()
      let source = Source(8)
      var budget = 40
      source.asked = { view, index in
        budget -= 1
        if budget > 0 { deed(view, index) }
      }
      let view = CarouselView()
      view.dataSource = source
      screen.show(view)
      for step in 0..<30 {
        screen.pass(0.31)
        if step % 7 == 3 { view.reloadData() }
        if step % 5 == 2 { view.next() }
        if view.superview == nil { screen.window.addSubview(view) }
        screen.layOut()
      }
      #expect(source.wrong == 0)
      expectTruth(view, "deed \(number)")
    }
  }

  @Test func `a delegate may reload, remove and empty the banner in what it is told`() {
    for deed in 0..<6 {
      let screen = Screen()
      let source = Source(6)
      let view = CarouselView()
      view.interval = 0.7
      view.indicator = PageIndicator(style: .stories)
      var budget = 12
      func act(_ view: ReelView) {
        budget -= 1
        guard budget > 0 else { return }
        switch deed {
        case 0: view.reloadData()
        case 1:
          view.removeFromSuperview()
          screen.window.addSubview(view)
        case 2:
          source.count = source.count == 6 ? 0 : 6
          view.reloadData()
          view.layoutIfNeeded()
        case 3: view.axis = view.axis == .horizontal ? .vertical : .horizontal
        case 4: view.dataSource = Source(2)
        default: view.select(0, animated: false)
        }
      }
      source.changed = act
      source.hidden = act
      view.dataSource = source
      view.delegate = source
      screen.show(view)
      for _ in 0..<40 { screen.pass(0.2) }
      screen.swipe(from: CGPoint(x: 300, y: 100), by: -200)
      screen.pass(3)
      #expect(source.wrong == 0)
      expectTruth(view, "deed \(deed)")
      // What it does refers to the screen and to itself.
      (source.changed, source.hidden) = (nil, nil)
    }
  }

  @Test func `settings and sizes that make no sense leave sizes that do`() {
    let numbers: [CGFloat] = [.nan, .infinity, -.infinity, -50, 0, 1e300]
    for number in numbers {
      let screen = Screen()
      let marquee = MarqueeView()
      marquee.setViews([UIView(), UIView(), UIView()])
      let roller = RollerView()
      roller.items = ["Seoul", "Lisbon"]
      let pager = PagerView()
      pager.setLabels(3)
      for view in [marquee, roller, pager] {
        screen.show(view, in: CGRect(x: 0, y: 0, width: 300, height: 100))
        view.spacing = number
        view.leadingInset = number
        view.trailingInset = number
        view.fadeLength = number
        view.alignmentFraction = number
        view.seam = number
        view.interval = Double(number)
        view.transition = Double(number)
        view.dwell = Double(number)
        view.delay = Double(number)
        view.flickThreshold = Double(number)
        view.setIntervals([Double(number), 2])
        view.itemExtent = number
        view.stride = number < 0 ? .min : .max
        view.preload = number < 0 ? .min : 2
        screen.layOut()
        view.next()
        screen.pass(3)
        marquee.speed = number
        marquee.duration = Double(number)
        marquee.gap = number
        roller.rowHeight = number
        roller.visibleRows = number < 0 ? .min : 3
        roller.highlightInset = number
        screen.layOut()
        for itemExtent in [nil, 40] as [CGFloat?] {
          view.itemExtent = itemExtent
          screen.layOut()
          view.seek(to: Double(number))
          view.seek(to: nil)
          view.select(.max)
          view.select(.min)
          screen.pass(3)
          let size = view.intrinsicContentSize
          #expect(!size.width.isNaN && !size.height.isNaN, "\(number)")
          #expect(view.position.isFinite && view.dwellProgress.isFinite)
          for slot in view.slots.values {
            #expect(slot.host.center.x.isFinite && slot.host.center.y.isFinite, "\(number)")
            #expect(slot.host.bounds.width.isFinite && slot.host.bounds.height.isFinite)
          }
        }
        view.removeFromSuperview()
      }
    }
  }

  @Test func `any number of items is taken`() {
    for count in [Int.max, .min, -1, 1 << 30] {
      let screen = Screen()
      let source = Source(count)
      let view = PagerView()
      view.dataSource = source
      view.indicator = PageIndicator(style: .stories)
      screen.show(view)
      view.select(.max)
      screen.pass(1)
      view.next()
      screen.pass(1)
      #expect(view.slots.count < 60)
      #expect(count > 0 ? (view.index ?? 0) > 1_000_000 : view.index == nil)
    }
  }

  @Test func `the same view for several items is shown once and lost by nobody`() {
    let screen = Screen()
    let one = UIView()
    let view = CarouselView()
    view.setViews([one, one, UIView(), one])
    screen.show(view)
    for _ in 0..<30 {
      screen.pass(0.5)
      #expect(view.slots.values.filter { $0.content?.superview === $0.host }.count >= 1)
    }
    view.setViews([UIView(), one])
    screen.pass(4)
    expectTruth(view, "after all")
  }

  @Test func `a banner in an item of another one is turned, dragged and emptied with it`() {
    let screen = Screen()
    let inner = CarouselView()
    inner.setLabels(3)
    let outer = screen.nest(inner, height: 100)
    screen.swipe(from: CGPoint(x: 300, y: 50), by: -150)
    outer.semanticContentAttribute = .forceRightToLeft
    screen.pass(0.1)
    let finger = screen.finger()
    finger.down(300, 50)
    screen.pass(0.02)
    finger.move(250, 50)
    inner.setLabels(0)
    outer.setViews([inner])
    screen.layOut()
    finger.move(100, 50)
    inner.setLabels(2)
    outer.frame.size = .zero
    screen.layOut()
    finger.up()
    screen.pass(1)
    outer.frame = screen.window.bounds
    screen.pass(2)
    expectTruth(outer, "outer")
    outer.removeFromSuperview()
    #expect(Timer.live.isEmpty)
  }
}
