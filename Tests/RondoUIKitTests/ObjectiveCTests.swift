import Foundation
import RondoCore
import Testing
import UIKit

@testable import RondoUIKit

/// What Objective-C is told, as far as it runs without its runtime.
@MainActor @Suite struct ObjectiveCTests {
  /// Expects that two enumerations have the same cases with the same numbers.
  private func same<Core: RawRepresentable, Mirror: RawRepresentable>(_: Core.Type, _: Mirror.Type)
  where Core.RawValue == UInt8, Mirror.RawValue == Int {
    for number in 0...255 {
      let core = Core(rawValue: UInt8(number)).map { "\($0)" }
      let mirror = Mirror(rawValue: number).map { "\($0)" }
      #expect(core == mirror, "\(Core.self) \(number)")
    }
  }

  @Test func `each case of the engine's enumerations has one of the same number and name`() {
    same(Reel.Axis.self, RondoAxis.self)
    same(Reel.Direction.self, RondoDirection.self)
    same(Reel.Way.self, RondoWay.self)
    same(Reel.Paging.self, RondoPaging.self)
    same(Reel.EndBehavior.self, RondoEndBehavior.self)
    same(Reel.DecelerationRate.self, RondoDecelerationRate.self)
    same(Reel.PersonSwitch.self, RondoPersonSwitch.self)
    same(Reel.Cause.self, ReelCause.self)
  }

  @Test func `a number that no case has is the fallback`() {
    #expect(RondoAxis(Reel.Axis.vertical, or: .horizontal) == .vertical)
    #expect(Reel.Way(RondoWay.backward, or: .shortest) == .backward)
    #expect(Reel.Axis(RondoHoldReasons.caller, or: .horizontal) == .horizontal)
    #expect(RondoWay(ReelCause.data, or: .shortest) == .shortest)
  }

  @Test func `options have the engine's bits`() {
    let reasons: [(RondoHoldReasons, Reel.HoldReasons)] = [
      (.none, []), (.touch, .touch), (.hover, .hover), (.focus, .focus), (.hidden, .hidden),
      (.inactive, .inactive), (.reducedMotion, .reducedMotion),
      (.assistiveTechnology, .assistiveTechnology), (.caller, .caller),
    ]
    for (mirror, core) in reasons { #expect(mirror.rawValue == UInt(core.rawValue)) }
    let directions: [(RondoDirections, Reel.Directions)] = [
      (.none, []), (.forward, .forward), (.backward, .backward), (.both, .both),
    ]
    for (mirror, core) in directions { #expect(RondoDirections(core, or: .none) == mirror) }
  }

  @Test(arguments: [
    (0, Reel.Alignment.leading), (0.5, .center), (1, .trailing), (0.25, .fraction(0.25)),
    (-3, .fraction(-3)),
  ])
  func `an alignment is one by its number`(number: CGFloat, alignment: Reel.Alignment) {
    let carousel = CarouselView()
    carousel.alignmentFraction = number
    #expect(carousel.alignment == alignment)
    #expect(carousel.alignmentFraction == max(number, 0))
  }

  @Test func `every drive and effect there is can be had, and compared`() {
    #expect(RondoDrive.still.drive == .still)
    #expect(RondoDrive.staircase.drive == .staircase)
    #expect(RondoDrive.drift(speed: 30).drive == .drift(speed: 30))
    #expect(RondoDrive.shuttle(speed: 30).drive == .shuttle(speed: 30))
    #expect(RondoDrive.drift(speed: 30).speed == 30)
    #expect(RondoDrive.drift(speed: 30) == RondoDrive.drift(speed: 30))
    #expect(RondoDrive.drift(speed: 30) != RondoDrive.shuttle(speed: 30))
    let effects: [RondoEffect] = [
      .flat, .fade, .zoom, .depth, .coverFlow, .cards, .cube, .wheel, .parallax, .overlap, .flip,
      .ferrisWheel, .invertedFerrisWheel, .cylinder, .invertedCylinder, .rotary, .invertedRotary,
      .timeMachine, .invertedTimeMachine,
    ]
    #expect(effects.map(\.effect) == Reel.Effect.Recipe.allCases.map { Reel.Effect($0) })
    #expect(RondoEffect.cube == RondoEffect.cube)
    #expect(RondoEffect.cube != RondoEffect.wheel)
  }

  @Test func `an appearance is told value by value`() {
    let look = RondoAppearance()
    #expect(look.appearance == .plain)
    look.shiftAlong = 1
    look.shiftAcross = 2
    look.rotateX = 3
    look.rotateY = 4
    look.rotateZ = 5
    look.scale = 6
    look.depth = 7
    look.opacity = 8
    look.contentShift = 9
    #expect(
      look.appearance
        == Reel.Appearance(
          shiftAlong: 1, shiftAcross: 2, rotateX: 3, rotateY: 4, rotateZ: 5, scale: 6, depth: 7,
          opacity: 8, contentShift: 9))
    let back = [
      look.shiftAlong, look.shiftAcross, look.rotateX, look.rotateY, look.rotateZ, look.scale,
      look.depth, look.opacity, look.contentShift,
    ]
    #expect(back == [1, 2, 3, 4, 5, 6, 7, 8, 9])
  }

  @Test func `effects of knots and of functions are those of the engine`() {
    let look = RondoAppearance()
    look.scale = 0.5
    let knots = [
      RondoEffectKnot(distance: 0, appearance: RondoAppearance()),
      RondoEffectKnot(distance: 1, appearance: look),
    ]
    // What happens to it later is not the knot's.
    look.scale = 9
    #expect(knots.map(\.distance) == [0, 1])
    let core = [
      Reel.Effect.Knot(at: 0, .plain), Reel.Effect.Knot(at: 1, Reel.Appearance(scale: 0.5)),
    ]
    #expect(
      RondoEffect(knots: knots, reach: 2, perspective: 800).effect
        == Reel.Effect(knots: core, reach: 2, perspective: 800))
    #expect(
      RondoEffect(knots: knots, reach: 0, perspective: 0).effect == Reel.Effect(knots: core))
    let sampled = RondoEffect.sampling(from: -1, to: 3, steps: 8, reach: 1, perspective: 0) {
      let look = RondoAppearance()
      look.opacity = 1 - $0 * $0 / 9
      return look
    }
    #expect(
      sampled.effect
        == .sampling(in: -1...3, steps: 8, reach: 1) { Reel.Appearance(opacity: 1 - $0 * $0 / 9) })
    // Bounds that are none count as the default ones.
    let wrong = RondoEffect.sampling(from: 3, to: .nan, steps: 4, reach: 0, perspective: 0) { _ in
      RondoAppearance()
    }
    #expect(wrong.effect == .sampling(steps: 4) { _ in .plain })
  }

  @Test func `a curve goes to a timing function and back, to a float's rounding`() {
    let curve = TransitionCurve(0.25, 0.5, 0.75, 1)
    #expect(TransitionCurve(curve.timingFunction) == curve)
    let named = TransitionCurve(CAMediaTimingFunction(name: .easeOut))
    #expect(abs(named.x2 - TransitionCurve.easeOut.x2) < 1e-7)
    #expect(named.y2 == 1)
  }

  @Test func `a place survives in a property list`() throws {
    for place in [
      Reel.SavedPlace(index: 3), Reel.SavedPlace(index: 0, position: 0.25, isPaused: true),
      Reel.SavedPlace(index: 7, isPaused: false),
    ] {
      let data = try PropertyListSerialization.data(
        fromPropertyList: place.propertyList, format: .binary, options: 0)
      let list = try PropertyListSerialization.propertyList(from: data, format: nil)
      #expect(Reel.SavedPlace(propertyList: try #require(list as? [String: NSNumber])) == place)
    }
    #expect(Reel.SavedPlace(propertyList: ["position": 1]) == nil)
  }

  /// An indicator as one written in Objective-C is.
  private final class Counter: UIView, RondoPositionIndicator {
    var onPick: ((_ page: Int) -> Void)?
    var positions: [Double] = []
    var motions: [RondoPageMotion?] = []
    var dwells: [RondoDwell] = []

    func show(position: Double, of pageCount: Int, isMirrored: Bool, animated: Bool) {
      positions.append(position)
    }
    func show(pageMotion: RondoPageMotion?) { motions.append(pageMotion) }
    func show(pageDwell: RondoDwell) { dwells.append(pageDwell) }
    override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: 40, height: 12) }
  }

  @Test func `an indicator of Objective-C shows, follows and picks`() throws {
    let screen = Screen()
    let carousel = CarouselView()
    let counter = Counter(frame: .zero)
    carousel.indicatorView = counter
    carousel.setLabels(3)
    screen.show(carousel)
    #expect(carousel.indicatorView === counter)
    #expect(counter.frame.size == CGSize(width: 40, height: 12))
    #expect(counter.isDescendant(of: carousel))
    screen.pass(3.25)
    let motion = try #require(counter.motions.compactMap { $0 }.last)
    #expect(motion.keyframes.contains { $0.position == 1 })
    #expect(motion.keyframes.map(\.time) == motion.keyframes.map(\.time).sorted())
    #expect(motion.keyframes.allSatisfy { $0.time > 999 })
    #expect(counter.dwells.contains { $0.isRunning && $0.end > $0.start })
    screen.pass(0.5)
    counter.onPick?(2)
    screen.pass(1)
    #expect(carousel.index == 2)
    #expect(counter.positions.last == 2)
    carousel.indicatorView = nil
    #expect(carousel.indicator == nil)
    #expect(!counter.isDescendant(of: carousel))
  }

  @Test func `an indicator of ours is not wrapped`() {
    let carousel = CarouselView()
    let indicator = PageIndicator(style: .bar)
    carousel.indicatorView = indicator
    #expect(carousel.indicator === indicator)
    #expect(carousel.indicatorView === indicator)
  }

  @Test func `phrases are the same in both languages`() {
    let before = RondoPhrases.pause
    RondoPhrases.pause = "Anhalten"
    #expect(ReelPhrases.pause == "Anhalten")
    RondoPhrases.pause = before
    #expect(RondoPhrases.item(2, 5) == "2 of 5")
  }
}
