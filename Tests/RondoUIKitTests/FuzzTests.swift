import Foundation
import RondoCore
import Testing
import UIKit

@testable import RondoUIKit

/// Random events over each banner; whatever they are, what is shown obeys the laws.
@MainActor @Suite struct FuzzTests {
  struct Generator: RandomNumberGenerator {
    var state: UInt64
    mutating func next() -> UInt64 {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      var word = state
      word = (word ^ (word >> 30)) &* 0xBF58_476D_1CE4_E5B9
      word = (word ^ (word >> 27)) &* 0x94D0_49BB_1331_11EB
      return word ^ (word >> 31)
    }
  }

  private func banner(_ kind: Int) -> ReelView {
    switch kind {
    case 0:
      let view = MarqueeView()
      view.items = ["Sunrise at 6.42", "Sunset at 17.15", "Rain"]
      return view
    case 1:
      let view = PagerView()
      view.setLabels(5)
      return view
    case 2:
      let view = CarouselView()
      view.setLabels(4)
      view.indicator = PageIndicator()
      return view
    default:
      let view = RollerView()
      view.items = ["Seoul", "Lisbon", "Quito"]
      return view
    }
  }

  /// `RONDO_SEEDS=<count>` tries so many.
  nonisolated private static let seeds =
    1...(ProcessInfo.processInfo.environment["RONDO_SEEDS"].flatMap(UInt64.init) ?? 5)

  @Test(arguments: 0..<4, seeds)
  func `laws hold for whatever happens`(kind: Int, seed: UInt64) {
    var random = Generator(state: seed &* 977 &+ UInt64(kind))
    let screen = Screen(width: 390, height: 400)
    let view = screen.show(banner(kind), in: CGRect(x: 0, y: 0, width: 300, height: 120))
    var changes = 0
    var index = view.index
    view.onIndexChange = { new, _ in
      changes += 1
      #expect(new != index, "one change, one event; seed \(seed)")
      index = new
    }
    var isRunning = view.isRunning
    view.onRunningChange = { new in
      #expect(new != isRunning && new == view.isRunning, "one change, one event; seed \(seed)")
      isRunning = new
    }
    var seen: Set<Int> = []
    view.onShow = { item in
      #expect(seen.insert(item).inserted, "shown once; seed \(seed)")
    }
    view.onHide = { item, seconds, fraction in
      #expect(seen.remove(item) != nil, "hidden once; seed \(seed)")
      #expect(seconds >= 0 && fraction >= 0 && fraction <= 1, "seed \(seed)")
    }
    var finger: Finger?
    var place = CGPoint.zero
    for step in 0..<250 {
      let comment = Comment("seed \(seed), step \(step), kind \(kind)")
      let before = view.window == nil ? [] : view.shownItems(at: DoubleClock.now)
      let mayJump = act(&random, on: view, screen, &finger, &place) {
        if view.index == nil { index = nil }
      }
      screen.layOut()
      // No jump: an item that was seen once and still is stands where it stood.
      if !mayJump, view.window != nil, !UIAccessibility.doubleReduceMotion {
        let after = view.shownItems(at: DoubleClock.now)
        for (item, start) in before where before.filter({ $0.item == item }).count == 1 {
          let there = after.filter { $0.item == item }
          guard there.count == 1, let now = there.first?.start else { continue }
          #expect(abs(now - start) < 0.5, comment)
        }
      }
      screen.pass(Double.random(in: 0...0.4, using: &random))
      let now = DoubleClock.now
      // Nobody is told that there is no index.
      if view.index == nil { index = nil }
      #expect(isRunning == view.isRunning, comment)
      guard view.window != nil else {
        #expect(Timer.live.isEmpty && seen.isEmpty, comment)
        continue
      }
      // Truth.
      expectFormula(view, at: now, comment)
      // No gap, now and until something is due.
      let due = min(Timer.live.map(\.fireTime).min() ?? .infinity, now + 3)
      for part in 0...4 {
        let time = now + (due - now) * Double(part) / 4
        if let gap = gap(in: view, at: time) { #expect(gap <= 1, comment) }
      }
      // At rest nothing is animated, and nothing is due.
      if !view.isMoving, !view.isRunning, finger == nil, view.wakeTime <= now {
        #expect(Timer.live.isEmpty && !view.isAnimated, comment)
      }
      // Quiet, bounded, survives.
      #expect(Timer.live.count <= 1, comment)
      #expect(CADisplayLink.live.isEmpty, comment)
      #expect(view.slots.count < 60, comment)
      #expect(view.stage.subviews.count == view.slots.count, comment)
      #expect(view.position.isFinite, comment)
      for slot in view.slots.values {
        #expect(slot.content?.superview === slot.host, comment)
        #expect(slot.host.center.x.isFinite && slot.host.center.y.isFinite, comment)
      }
    }
  }

  /// Does something, and says whether what is seen may jump by it.
  private func act(
    _ random: inout Generator, on view: ReelView, _ screen: Screen, _ finger: inout Finger?,
    _ place: inout CGPoint, between: () -> Void
  ) -> Bool {
    var mayJump = false
    let kind = Int.random(in: 0..<29, using: &random)
    switch kind {
    case 0:
      view.frame.size = CGSize(
        width: Double.random(in: 0...400, using: &random),
        height: Double.random(in: 0...200, using: &random))
    case 1:
      view.semanticContentAttribute =
        Bool.random(using: &random) ? .forceRightToLeft : .forceLeftToRight
    case 2:
      let count = Int.random(in: 0...6, using: &random)
      if let marquee = view as? MarqueeView {
        marquee.items = (0..<count).map { "Item number \($0)" }
      } else if let roller = view as? RollerView {
        roller.items = (0..<count).map { "Row \($0)" }
      } else {
        view.setLabels(count)
      }
    case 3:
      let isAnimated = Bool.random(using: &random)
      mayJump = !isAnimated
      view.select(
        Int.random(in: -2...8, using: &random), animated: isAnimated,
        way: [.shortest, .forward, .backward].randomElement(using: &random)!)
    case 4: Bool.random(using: &random) ? view.next() : view.previous()
    case 5: Bool.random(using: &random) ? view.pause() : view.resume()
    case 6: Bool.random(using: &random) ? view.start() : view.stop()
    case 7: view.reset()
    case 8:
      if view.superview == nil {
        screen.window.addSubview(view)
      } else {
        view.removeFromSuperview()
      }
      finger = nil
    case 9:
      screen.scene.enterBackground()
      screen.pass(Double.random(in: 0...20, using: &random))
      screen.scene.enterForeground()
    case 10:
      UIAccessibility.doubleReduceMotion = Bool.random(using: &random)
      NotificationCenter.default.post(
        name: UIAccessibility.reduceMotionStatusDidChangeNotification, object: nil)
    case 11:
      view.settings.spacing = Double.random(in: 0...20, using: &random)
    case 12:
      view.interval = Double.random(in: 0...4, using: &random)
    case 13:
      view.pressesBegan(
        [UIPress(double: [.leftArrow, .rightArrow, .upArrow].randomElement(using: &random)!)],
        with: nil)
    case 14:
      let sizes: [UIContentSizeCategory] = [
        .large, .extraExtraExtraLarge, .accessibilityExtraExtraExtraLarge,
      ]
      screen.window.change(to: UITraitCollection(double: sizes.randomElement(using: &random)!))
    case 15:
      let hover = view.gestureRecognizers?.lazy.compactMap { $0 as? UIHoverGestureRecognizer }
      hover?.first?.hover(Bool.random(using: &random) ? .began : .ended)
    case 16:
      let pan = view.gestureRecognizers?.compactMap { $0 as? UIPanGestureRecognizer }
        .randomElement(using: &random)
      let x = CGFloat.random(in: -90...90, using: &random)
      let y = CGFloat.random(in: -90...90, using: &random)
      pan?.scroll(.began, x: x, y: y)
      pan?.scroll(.changed, x: x, y: y)
      pan?.scroll(.ended)
    case 17: view.setFocus(Bool.random(using: &random))
    case 18: view.axis = Bool.random(using: &random) ? .horizontal : .vertical
    case 19: view.isLoop = Bool.random(using: &random)
    case 20:
      let effects: [Reel.Effect] = [
        .flat, .flat, .fade, .zoom, .depth, .coverFlow, .cards, .cube, .wheel, .parallax,
      ]
      view.effect = effects.randomElement(using: &random)!
    case 21: view.direction = Bool.random(using: &random) ? .forward : .backward
    case 22: view.loopsSingleItem = Bool.random(using: &random)
    case 23:
      let wild: [CGFloat] = [.nan, .infinity, -1, 0, 1e7, 1e300]
      let old = view.frame
      view.frame.size = CGSize(
        width: wild.randomElement(using: &random)!, height: wild.randomElement(using: &random)!)
      screen.layOut()
      between()
      view.frame = old
    case 24:
      let wild: [Double] = [.nan, .infinity, -.infinity, -1, 1e300]
      let old = view.settings
      let value = wild.randomElement(using: &random)!
      switch Int.random(in: 0..<5, using: &random) {
      case 0: view.settings.spacing = value
      case 1: view.settings.interval = value
      case 2: view.settings.transition = value
      case 3: view.settings.leadingInset = value
      default: view.settings.drive = .drift(speed: value)
      }
      screen.layOut()
      between()
      view.settings = old
    case 25:
      view.select([.max, .min].randomElement(using: &random)!, animated: false)
      mayJump = true
    default:
      if let down = finger {
        if Bool.random(using: &random) {
          place.x += CGFloat.random(in: -60...60, using: &random)
          place.y += CGFloat.random(in: -60...60, using: &random)
          down.move(place.x, place.y)
          mayJump = true
        } else {
          Bool.random(using: &random) ? down.up() : down.cancel()
          finger = nil
        }
      } else if view.superview != nil {
        let down = screen.finger()
        place = CGPoint(
          x: Double.random(in: 0...300, using: &random),
          y: Double.random(in: 0...120, using: &random))
        down.down(place.x, place.y)
        finger = down
      }
    }
    // Size, direction, data, reset, the background's length and spacing move things by themselves.
    return mayJump || [0, 1, 2, 7, 8, 9, 10, 11, 14, 16, 18, 19, 20, 22, 23, 24].contains(kind)
  }

  /// Expects what can be seen to be where the formula says, and through no effect nothing else.
  private func expectFormula(_ view: ReelView, at time: TimeInterval, _ comment: Comment) {
    guard view.effect == .flat else {
      var ahead = view.reel
      ahead.advance(to: time)
      let handover = Handover(ahead)
      for place in ahead.placements {
        let pose = handover.pose(of: place.number)
        guard pose.opacity > 0.05 else { continue }
        let slot = view.slots[handover.view(of: place.number)]
        #expect(slot != nil, comment)
        guard let slot else { continue }
        let there = view.axis == .horizontal ? pose.x : pose.y
        #expect(abs(view.shownStart(of: slot, at: time) - there) < 0.5, comment)
      }
      return
    }
    let formula = view.formula(at: time)
    let shown = view.shownItems(at: time)
    #expect(shown.map(\.item) == formula.map(\.item), comment)
    guard shown.count == formula.count else { return }
    for (there, here) in zip(formula, shown) {
      #expect(abs(there.start - here.start) < 0.5, comment)
    }
  }

  /// Returns by how much the greatest gap that a looping banner shows is wider than its spaces, in points;
  /// nil where there may be any.
  private func gap(in view: ReelView, at time: TimeInterval) -> Double? {
    guard view.reel.isLooping, view.effect == .flat, !view.bounds.isEmpty else { return nil }
    let isHorizontal = view.axis == .horizontal
    let window = Double(isHorizontal ? view.bounds.width : view.bounds.height)
    let space = max(view.reel.strip.spacing, view.reel.settings.seam ?? 0)
    let rows = view.slots.values.map { slot in
      let start = view.shownStart(of: slot, at: time)
      let size = slot.host.bounds.size
      return (start: start, end: start + Double(isHorizontal ? size.width : size.height))
    }
    var end = 0.0
    var widest = 0.0
    for row in rows.sorted(by: { $0.start < $1.start }) where row.end > 0 && row.start < window {
      widest = max(widest, row.start - end - space)
      end = max(end, row.end)
    }
    return max(widest, window - end - space)
  }
}
