import Foundation
import RondoCore
import Testing
import UIKit

@testable import RondoUIKit

/// Effects as layers show them, along both axes and in both directions of reading.
@MainActor @Suite struct EffectsTests {
  enum Way: CaseIterable {
    case horizontal, mirrored, vertical
  }

  private static let effects: [Reel.Effect] = [
    .fade, .zoom, .depth, .coverFlow, .cards, .cube, .wheel, .parallax, .overlap, .flip,
    .ferrisWheel, .invertedFerrisWheel, .cylinder, .invertedCylinder, .rotary, .invertedRotary,
    .timeMachine, .invertedTimeMachine,
  ]

  private func carousel(_ effect: Reel.Effect, _ way: Way, on screen: Screen) -> CarouselView {
    let view = CarouselView()
    view.setLabels(5)
    view.effect = effect
    view.axis = way == .vertical ? .vertical : .horizontal
    if way == .mirrored { view.semanticContentAttribute = .forceRightToLeft }
    view.insets = NSDirectionalEdgeInsets(top: 40, leading: 40, bottom: 40, trailing: 40)
    return screen.show(view)
  }

  /// Expects each number of each slot that can be seen to be the formula's.
  private func expectPoses(_ view: ReelView, _ comment: Comment) {
    let time = DoubleClock.now
    var ahead = view.reel
    ahead.advance(to: time)
    let handover = Handover(ahead)
    var seen = 0
    for place in ahead.placements {
      let pose = handover.pose(of: place.number)
      guard pose.opacity > 0.02, let slot = view.slots[handover.view(of: place.number)] else {
        #expect(pose.opacity <= 0.02, comment)
        continue
      }
      seen += 1
      let layer = slot.host.layer
      let size = layer.bounds.size
      let lead = view.slotSize(place.extent).lead
      // Half a point and what it makes in the others, over pages of more than a hundred points.
      let tolerances: [PoseParameter: Double] = [
        .x: 0.5, .y: 0.5, .z: 1, .rotateX: 0.02, .rotateY: 0.02, .rotateZ: 0.02, .scale: 0.005,
        .opacity: 0.02,
      ]
      for parameter in PoseParameter.allCases {
        let shown = layer.shown(parameter.rawValue, at: time)
        let wanted = parameter.value(in: pose, size: size, lead: lead)
        #expect(
          abs(shown - wanted) <= tolerances[parameter] ?? 0,
          "\(parameter) is \(shown), not \(wanted), \(comment)")
      }
      expectTurned(layer, by: pose, at: time, comment)
      let isHorizontal = view.axis == .horizontal
      let middle = slot.content?.layer.shown(isHorizontal ? "position.x" : "position.y", at: time)
      let half = Double(isHorizontal ? size.width : size.height) / 2
      #expect(abs((middle ?? .infinity) - half - pose.contentShift) <= 0.5, comment)
    }
    #expect(seen > 0, comment)
  }

  /// Expects the corners of a slot to be turned and scaled as a pose says.
  private func expectTurned(
    _ layer: CALayer, by pose: Pose, at time: TimeInterval, _ comment: Comment
  ) {
    let shown = layer.shownTransform(at: time)
    var wanted = CATransform3DMakeRotation(CGFloat(pose.rotateX), 1, 0, 0)
    wanted = CATransform3DRotate(wanted, CGFloat(pose.rotateY), 0, 1, 0)
    wanted = CATransform3DRotate(wanted, CGFloat(pose.rotateZ), 0, 0, 1)
    wanted = CATransform3DScale(wanted, CGFloat(pose.scale), CGFloat(pose.scale), 1)
    for (x, y) in [(-1.0, -1.0), (1, -1), (1, 1)] {
      let ways = [
        x * (shown.m11 - wanted.m11) + y * (shown.m21 - wanted.m21),
        x * (shown.m12 - wanted.m12) + y * (shown.m22 - wanted.m22),
        x * (shown.m13 - wanted.m13) + y * (shown.m23 - wanted.m23),
      ]
      #expect(ways.allSatisfy { abs($0) <= 0.05 }, "a corner is \(ways) away, \(comment)")
    }
  }

  @Test func `pages that turn further than a quarter are not seen from behind`() {
    let screen = Screen(width: 300, height: 240)
    let view = carousel(
      .sampling { Reel.Appearance(rotateY: 2.4 * $0) }, .horizontal, on: screen)
    for step in 0..<100 {
      screen.pass(0.073)
      expectPoses(view, "step \(step)")
    }
  }

  @Test(arguments: 0..<8, Way.allCases)
  func `in motion a hundred times all of an effect's numbers are the formula's`(
    number: Int, way: Way
  ) {
    let screen = Screen(width: 300, height: 240)
    let view = carousel(Self.effects[number], way, on: screen)
    var moving = 0
    for step in 0..<100 {
      screen.pass(0.073)
      if view.isMoving { moving += 1 }
      expectPoses(view, "effect \(number), \(way), step \(step)")
    }
    #expect(moving > 10)
  }

  @Test(arguments: 0..<8, Way.allCases)
  func `under a finger all of an effect's numbers are the formula's`(number: Int, way: Way) {
    let screen = Screen(width: 300, height: 240)
    let view = carousel(Self.effects[number], way, on: screen)
    let finger = screen.finger()
    finger.down(150, 120)
    for step in 1...30 {
      screen.pass(0.01)
      let along = 150 * (1 - abs(1 - CGFloat(step) / 15))
      finger.move(
        150 - (way == .vertical ? 0 : along), 120 - (way == .vertical ? along : 0))
      expectPoses(view, "effect \(number), \(way), step \(step)")
    }
    #expect(view.reel.isDragging)
    finger.up()
  }

  // MARK: Geometry

  /// How much nearer to the viewer than a slot's middle a point of it is shown.
  private func nearness(_ slot: Slot?, x: CGFloat, y: CGFloat, at time: TimeInterval) -> CGFloat {
    guard let transform = slot?.host.layer.shownTransform(at: time) else { return .nan }
    return x * transform.m13 + y * transform.m23
  }

  /// Of an item's views the one that is nearest to the window's middle now.
  private func slot(_ item: Int, in view: ReelView) -> Slot? {
    let middle = Double(view.axis == .horizontal ? view.bounds.width : view.bounds.height) / 2
    func distance(_ slot: Slot) -> Double {
      let path = view.axis == .horizontal ? "position.x" : "position.y"
      return abs(slot.host.layer.shown(path, at: DoubleClock.now) - middle)
    }
    return view.slots.filter { $0.key.item == item }.map(\.value)
      .min { distance($0) < distance($1) }
  }

  @Test func `a roller's rows lie on a wheel: their outer edges are further back and paler`() {
    let screen = Screen(width: 200, height: 114)
    let view = RollerView()
    view.items = ["Seoul", "Lisbon", "Quito", "Accra", "Oslo"]
    view.effect = .wheel
    view.drive = .still
    screen.show(view)
    let time = DoubleClock.now
    let (before, here, after) = (slot(4, in: view), slot(0, in: view), slot(1, in: view))
    #expect(here?.host.layer.transform == CATransform3DIdentity)
    #expect(here?.host.alpha == 1)
    #expect(here?.host.center == CGPoint(x: 100, y: 57))
    // Of the row above the upper edge is the outer one, of the row below the lower one.
    #expect(nearness(before, x: 0, y: -19, at: time) < -5)
    #expect(nearness(after, x: 0, y: 19, at: time) < -5)
    for (row, side) in [(before, -1.0), (after, 1)] {
      let layer = row?.host.layer
      #expect((layer?.zPosition ?? 0) < -1)
      #expect((layer?.opacity ?? 1) < 0.9 && (layer?.opacity ?? 0) > 0.1)
      // Nearer to the middle than a flat row.
      #expect(abs((layer?.position.y ?? 0) - 57) < 38)
      #expect(((layer?.position.y ?? 0) - 57) * side > 19)
      #expect(layer?.position.x == 100)
    }
    #expect(view.stage.layer.sublayerTransform.m34 < 0)
    // Half a step on, two rows lie on either side of the middle, alike.
    view.drive = .staircase
    screen.layOut()
    screen.pass(1.75)
    let middle = DoubleClock.now
    let upper = slot(0, in: view)?.host.layer.shown("transform.rotation.x", at: middle) ?? 0
    let lower = slot(1, in: view)?.host.layer.shown("transform.rotation.x", at: middle) ?? 0
    #expect(abs(upper + lower) < 0.02 && abs(upper) > 0.2)
  }

  @Test func `a vertical cover flow turns what is above and below, and moves nothing aside`() {
    let screen = Screen(width: 300, height: 600)
    let view = CarouselView()
    view.setLabels(5)
    view.isAutoplaying = false
    view.axis = .vertical
    view.effect = .coverFlow
    view.insets = NSDirectionalEdgeInsets(top: 180, leading: 0, bottom: 180, trailing: 0)
    screen.show(view)
    let time = DoubleClock.now
    let (above, below) = (slot(4, in: view), slot(1, in: view))
    // The edges towards the middle are further back.
    #expect(nearness(above, x: 0, y: 100, at: time) < -20)
    #expect(nearness(below, x: 0, y: -100, at: time) < -20)
    for slot in [above, below] {
      #expect(abs(nearness(slot, x: 100, y: 0, at: time)) < 1e-6)
      #expect(slot?.host.center.x == 150)
    }
    let (up, down) = (above?.host.center.y ?? 0, below?.host.center.y ?? 0)
    #expect(abs(up + down - 2 * (slot(0, in: view)?.host.center.y ?? 0)) < 0.5)
    #expect(up > 0 && up < 300)
  }

  @Test(arguments: Way.allCases)
  func `by parallax content lags behind its page, within the page's edges`(way: Way) {
    let screen = Screen(width: 300, height: 240)
    let view = carousel(.parallax, way, on: screen)
    func shift(_ item: Int, at time: TimeInterval) -> Double {
      guard let slot = slot(item, in: view), let content = slot.content else { return .nan }
      return way == .vertical
        ? content.layer.shown("position.y", at: time) - Double(slot.host.bounds.height) / 2
        : content.layer.shown("position.x", at: time) - Double(slot.host.bounds.width) / 2
    }
    #expect(shift(0, at: DoubleClock.now) == 0)
    screen.pass(2.75)
    let time = DoubleClock.now
    let start = view.shownStart(ofItem: 0, at: time) ?? 0
    // The page has gone one way, its content the other.
    #expect(abs(shift(0, at: time)) > 5)
    #expect(shift(0, at: time) * (start - 40) < 0)
    #expect(abs(shift(0, at: time) + shift(1, at: time)) < 1)
    #expect(slot(0, in: view)?.host.clipsToBounds == true)
    screen.pass(1)
    #expect(abs(shift(1, at: DoubleClock.now)) < 0.01)
  }

  @Test func `what is beyond a slot is cut off only while its content moves inside it`() {
    let screen = Screen(width: 300, height: 200)
    let view = screen.carousel(4)
    view.effect = .parallax
    screen.layOut()
    view.next()
    screen.pass(0.2)
    #expect(view.slots.values.contains { $0.host.clipsToBounds })
    view.effect = .flat
    screen.layOut()
    screen.pass(2)
    #expect(!view.slots.values.contains { $0.host.clipsToBounds })
  }
}
