import Foundation
import RondoCore
import Testing
import UIKit

@testable import RondoUIKit

/// The engine's laws, on what the compositor shows of each banner; those of gaps, of one event a
/// change and of hostile events are in `FuzzTests`.
@MainActor @Suite struct LawsTests {
  typealias Generator = FuzzTests.Generator

  /// `RONDO_SEEDS=<count>` tries so many.
  nonisolated private static let seeds =
    1...(ProcessInfo.processInfo.environment["RONDO_SEEDS"].flatMap(Int.init) ?? 3)

  /// A banner, its items told apart by numbers, and the screen it is on.
  @MainActor private final class Subject {
    let kind: Int
    let screen: Screen
    let view: ReelView
    var ids: [Int] { didSet { showItems() } }
    /// Where it was told to have settled.
    var settled: Int?

    init(_ kind: Int, on screen: Screen) {
      self.kind = kind
      self.screen = screen
      ids = [0, 1, 2, 3, 4]
      view =
        switch kind {
        case 0: MarqueeView()
        case 1: PagerView()
        case 2: CarouselView()
        default: RollerView()
        }
      showItems()
      screen.show(view, in: CGRect(x: 20, y: 20, width: 300, height: 120))
      view.onSettle = { [weak self] in self?.settled = $0 }
    }

    private func showItems() {
      let ids = ids
      switch view {
      case let view as MarqueeView:
        view.items = ids.map { "Headline \($0)" + String(repeating: " again", count: $0 % 3) }
      case let view as RollerView: view.items = ids.map { "Row \($0)" }
      default:
        var provider = ItemProvider()
        provider.count = { ids.count }
        provider.view = { _, view in view ?? UIView() }
        provider.identity = { ids[$0] }
        view.show(provider)
      }
    }

    var isHorizontal: Bool { view.axis == .horizontal }

    /// Where an item is shown, of several the one in the middle.
    func start(of item: Int, at time: TimeInterval) -> Double? {
      view.shownStart(ofItem: item, at: time)
    }

    /// A finger goes along the axis at a speed in points per second, and lifts while it goes.
    func fling(_ speed: Double, for duration: TimeInterval = 0.1) {
      let middle = CGPoint(x: 170, y: 80)
      let finger = screen.finger()
      finger.down(middle.x, middle.y)
      for step in 1...10 {
        screen.pass(duration / 10)
        let way = CGFloat(speed * duration * Double(step) / 10)
        finger.move(middle.x + (isHorizontal ? way : 0), middle.y + (isHorizontal ? 0 : way))
      }
      finger.up()
    }
  }

  /// What a person or an app does that leaves the banner in sight.
  private func act(_ random: inout Generator, on subject: Subject) {
    let view = subject.view
    switch Int.random(in: 0..<14, using: &random) {
    case 0:
      view.frame.size = CGSize(
        width: Double.random(in: 60...390, using: &random),
        height: Double.random(in: 40...200, using: &random))
    case 1:
      view.semanticContentAttribute =
        Bool.random(using: &random) ? .forceRightToLeft : .forceLeftToRight
    case 2:
      var ids = Array(0..<Int.random(in: 1...9, using: &random))
      ids.shuffle(using: &random)
      subject.ids = ids
    case 3, 4:
      view.select(
        Int.random(in: 0..<6, using: &random), animated: Bool.random(using: &random),
        way: [.shortest, .forward, .backward].randomElement(using: &random)!)
    case 5: view.next()
    case 6: view.previous()
    case 7: Bool.random(using: &random) ? view.pause() : view.resume()
    case 8: Bool.random(using: &random) ? view.start() : view.stop()
    case 9, 10: subject.fling(Double.random(in: -2500...2500, using: &random))
    case 11: view.spacing = CGFloat.random(in: 0...20, using: &random)
    case 12: view.direction = Bool.random(using: &random) ? .forward : .backward
    default: view.isLoop = Bool.random(using: &random)
    }
  }

  /// Expects what is well inside the window to be shown where the formula says, and nothing else.
  private func expectFormula(_ view: ReelView, at time: TimeInterval, _ comment: Comment) {
    let formula = view.formula(at: time)
    let shown = view.shownItems(at: time)
    let extent = Double(view.axis == .horizontal ? view.bounds.width : view.bounds.height)
    func has(_ rows: [(item: Int, start: Double)], _ row: (item: Int, start: Double)) -> Bool {
      // At an edge half a point decides whether it counts as seen.
      abs(row.start - extent) < 2
        || rows.contains { $0.item == row.item && abs($0.start - row.start) < 0.5 }
        || isLeaving(row, view)
    }
    for row in formula { #expect(has(shown, row), "\(comment), \(row) of the formula") }
    for row in shown { #expect(has(formula, row), "\(comment), \(row) is shown") }
  }

  private func isLeaving(_ row: (item: Int, start: Double), _ view: ReelView) -> Bool {
    let own = view.slots.filter { $0.key.item == row.item }.map {
      Double(view.axis == .horizontal ? $0.value.host.bounds.width : $0.value.host.bounds.height)
    }
    return own.contains { abs(row.start + $0) < 2.5 }
  }

  /// How long nothing is due.
  private var quietTime: TimeInterval {
    min((Timer.live.map(\.fireTime).min() ?? .infinity) - DoubleClock.now, 3)
  }

  @Test(arguments: 0..<4, seeds)
  func `what is seen is what the formula says, at every time until something is due`(
    kind: Int, seed: Int
  ) {
    var random = Generator(state: UInt64(seed) &* 31 &+ UInt64(kind))
    let subject = Subject(kind, on: Screen(width: 390, height: 400))
    let view = subject.view
    for step in 0..<60 {
      act(&random, on: subject)
      subject.screen.layOut()
      let comment = Comment("kind \(kind), seed \(seed), step \(step)")
      let now = DoubleClock.now
      let quiet = quietTime
      for part in 0...12 { expectFormula(view, at: now + quiet * Double(part) / 12, comment) }
      // At rest with nothing due there is no timer, no frame callback and no animation.
      #expect(CADisplayLink.live.isEmpty, comment)
      if !view.isMoving, !view.isRunning {
        #expect(Timer.live.isEmpty && !view.isAnimated, comment)
        let (first, later) = (view.shownItems(at: now), view.shownItems(at: now + 1000))
        #expect(first.map(\.start) == later.map(\.start), comment)
      }
      subject.screen.pass(Double.random(in: 0...1.5, using: &random))
    }
  }

  @Test(arguments: 0..<4, seeds)
  func `how often it is looked at changes nothing`(kind: Int, seed: Int) {
    /// Lives through the same events, with frames in between or none.
    func live(_ frame: TimeInterval?) -> (positions: [Double], shown: [[Double]]) {
      var random = Generator(state: UInt64(seed) &* 77 &+ UInt64(kind))
      let subject = Subject(kind, on: Screen(width: 390, height: 400))
      let view = subject.view
      var lived: (positions: [Double], shown: [[Double]]) = ([], [])
      for _ in 0..<40 {
        act(&random, on: subject)
        subject.screen.layOut()
        let end = DoubleClock.now + Double.random(in: 0...1.5, using: &random)
        if let frame {
          while DoubleClock.now + frame < end {
            subject.screen.pass(frame)
            _ = (view.index, view.isRunning, view.accessibilityValue)
            view.setNeedsLayout()
            view.setNeedsMotion()
            subject.screen.layOut()
          }
        }
        subject.screen.pass(max(end - DoubleClock.now, 0))
        // Both have come to the same time, but for the last bits of its sums.
        DoubleClock.now = end
        lived.positions.append(view.position)
        lived.shown.append(view.shownItems(at: end).map(\.start))
      }
      return lived
    }
    let (once, often) = (live(nil), live(0.03))
    for (step, pair) in zip(once.positions, often.positions).enumerated() {
      #expect(abs(pair.0 - pair.1) < 1e-6, "kind \(kind), seed \(seed), step \(step)")
    }
    for (step, pair) in zip(once.shown, often.shown).enumerated() {
      let isSame =
        pair.0.count == pair.1.count && zip(pair.0, pair.1).allSatisfy { abs($0 - $1) < 1 }
      #expect(
        isSame, "kind \(kind), seed \(seed), step \(step): \(pair.0) and \(pair.1)")
    }
  }

  @Test(arguments: 0..<4, seeds)
  func `a select in motion and a fling begin with the velocity that is seen`(kind: Int, seed: Int) {
    var random = Generator(state: UInt64(seed) &* 1013 &+ UInt64(kind))
    let subject = Subject(kind, on: Screen(width: 390, height: 400))
    let view = subject.view
    view.isLoop = true
    view.frame.size.width = 200
    view.semanticContentAttribute = seed % 2 == 0 ? .forceRightToLeft : .forceLeftToRight
    subject.screen.layOut()
    // So short that the steepest spring changes its speed by no more than ten points a second.
    let h = 0.0001
    for step in 0..<25 {
      let comment = Comment("kind \(kind), seed \(seed), step \(step)")
      subject.screen.pass(Double.random(in: 0...2.5, using: &random))
      guard let item = view.index else { continue }
      if Bool.random(using: &random) {
        let now = DoubleClock.now
        let before = subject.start(of: item, at: now - h)
        let there = subject.start(of: item, at: now)
        let wasMoving = view.isMoving
        switch Int.random(in: 0..<3, using: &random) {
        case 0: view.next()
        case 1: view.previous()
        default: view.select(Int.random(in: 0..<5, using: &random))
        }
        subject.screen.layOut()
        guard let before, let there, let here = subject.start(of: item, at: now),
          let after = subject.start(of: item, at: now + h)
        else { continue }
        #expect(abs(here - there) < 0.5, comment)
        // What has just settled may be called at rest with the last of its speed.
        let old = wasMoving ? (there - before) / h : 0
        #expect(abs((after - here) / h - old) < 60 + 0.05 * abs(old), comment)
      } else {
        // Slower ones are not told from a tap.
        let speed =
          Double.random(in: 200...1500, using: &random) * (Bool.random(using: &random) ? 1 : -1)
        subject.fling(speed)
        let now = DoubleClock.now
        subject.screen.layOut()
        guard let item = view.index, let here = subject.start(of: item, at: now),
          let after = subject.start(of: item, at: now + h)
        else { continue }
        #expect(
          abs((after - here) / h - speed) < 60 + 0.08 * abs(speed), "\(comment), speed \(speed)")
      }
    }
  }

  @Test(arguments: 0..<4, seeds)
  func `another size, direction or list leaves the same item in its place`(kind: Int, seed: Int) {
    var random = Generator(state: UInt64(seed) &* 59 &+ UInt64(kind))
    let subject = Subject(kind, on: Screen(width: 390, height: 400))
    let view = subject.view
    view.isLoop = true
    subject.screen.layOut()
    for step in 0..<40 {
      let comment = Comment("kind \(kind), seed \(seed), step \(step)")
      if Bool.random(using: &random) { view.next() }
      if Int.random(in: 0..<4, using: &random) == 0 {
        subject.fling(Double.random(in: -900...900, using: &random))
      }
      subject.screen.pass(Double.random(in: 0...3, using: &random))
      guard view.needsScrolling, let (item, fraction) = anchored(view) else { continue }
      let id = subject.ids[item]
      var mayMove = false
      switch Int.random(in: 0..<6, using: &random) {
      case 0, 1:
        view.frame.size = CGSize(
          width: Double.random(in: 100...250, using: &random),
          height: Double.random(in: 76...160, using: &random))
      case 2:
        view.semanticContentAttribute =
          Bool.random(using: &random) ? .forceRightToLeft : .forceLeftToRight
      case 3:
        view.removeFromSuperview()
        subject.screen.pass(Double.random(in: 0...9, using: &random))
        mayMove = view.reel.target != nil
        subject.screen.window.addSubview(view)
      case 4:
        subject.screen.scene.enterBackground()
        subject.screen.pass(Double.random(in: 0...9, using: &random))
        mayMove = true
        subject.screen.scene.enterForeground()
      default:
        var ids = (0..<11).filter { $0 == id || Bool.random(using: &random) }
        if ids.count < 3 { ids += [11, 12] }
        ids.shuffle(using: &random)
        subject.ids = ids
      }
      subject.screen.layOut()
      // What fits stands at its alignment.
      guard !mayMove, view.needsScrolling else { continue }
      let new = subject.ids.firstIndex(of: id) ?? -1
      let there = passed(new, view)
      // Half a point, of the least extents.
      #expect(
        there.contains { abs($0 - fraction) < 0.02 },
        "\(comment): \(id) by \(fraction), now by \(there)")
      expectFormula(view, at: DoubleClock.now, comment)
    }
  }

  /// How much of an item, wherever it is shown, has passed the place where items rest.
  private func passed(_ item: Int, _ view: ReelView) -> [Double] {
    let isHorizontal = view.axis == .horizontal
    let window = Double(isHorizontal ? view.bounds.width : view.bounds.height)
    let anchor = view is MarqueeView ? 0 : window / 2
    let overlap = view.overlapsNeighbours && view.spacing == 0 ? 0.5 : 0
    return view.slots.filter { $0.key.item == item }.map { _, slot in
      let size = slot.host.bounds.size
      let extent = Double(isHorizontal ? size.width : size.height) - overlap
      var start = view.shownStart(of: slot, at: DoubleClock.now)
      if view.reel.readingSign < 0 { start = window - start - extent }
      return (anchor - start) / extent
    }
  }

  /// The item at the place where items rest, and how much of it has passed; nil in a space between two.
  private func anchored(_ view: ReelView) -> (item: Int, fraction: Double)? {
    for item in Set(view.slots.keys.map(\.item)) {
      if let fraction = passed(item, view).first(where: { $0 > -0.001 && $0 < 0.999 }) {
        return (item, fraction)
      }
    }
    return nil
  }

  @Test(arguments: 0..<4, seeds)
  func `index, target and what it is told to have settled at are what is seen`(kind: Int, seed: Int)
  {
    var random = Generator(state: UInt64(seed) &* 401 &+ UInt64(kind))
    let subject = Subject(kind, on: Screen(width: 390, height: 400))
    let view = subject.view
    view.drive = .still
    view.paging = .item
    for step in 0..<40 {
      act(&random, on: subject)
      view.drive = .still
      subject.screen.layOut()
      let comment = Comment("kind \(kind), seed \(seed), step \(step)")
      let target = view.target
      subject.settled = nil
      subject.screen.pass(6)
      #expect(view.target == nil && !view.isMoving, comment)
      if let target {
        #expect(view.index == target, comment)
        #expect(subject.settled == target, comment)
      }
      guard let index = view.index else { continue }
      // At rest the index is the item nearest the place where items rest.
      #expect(view.reel.place.offset.isFinite, comment)
      let strip = view.reel.strip
      let start = view.shownStart(ofItem: index, at: DoubleClock.now) ?? .infinity
      let extent = strip.extent(of: strip.ordinal(ofItem: index))
      let window = view.reel.settings.window(
        extent: Double(subject.isHorizontal ? view.bounds.width : view.bounds.height))
      var wanted = window.start(ofAligned: extent)
      if view.reel.readingSign < 0 { wanted = window.extent - wanted - extent }
      if strip.isLoop { #expect(abs(start - wanted) < 0.5, comment) }
    }
  }

  @Test(arguments: 0..<4) func `after ten years it is where the formula says`(kind: Int) {
    let subject = Subject(kind, on: Screen(width: 390, height: 400))
    let view = subject.view
    let slots = view.slots.count
    if kind == 1 { view.isLoop = true }
    view.drive = kind == 0 ? view.drive : .staircase
    subject.screen.layOut()
    // The device sleeps: what was due is told when it wakes.
    DoubleClock.now += 10 * 365.25 * 86_400
    subject.screen.layOut()
    for _ in 0..<20 {
      subject.screen.pass(0.37)
      expectFormula(view, at: DoubleClock.now, "kind \(kind)")
    }
    #expect(view.slots.count <= slots + 4)
    view.next()
    subject.screen.pass(1)
    expectFormula(view, at: DoubleClock.now, "kind \(kind)")
    #expect(Timer.live.count <= 1)
  }
}
