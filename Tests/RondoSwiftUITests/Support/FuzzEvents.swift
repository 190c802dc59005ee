import Foundation
import RondoCore
import SwiftUI

@testable import RondoSwiftUI

/// A banner whose parent, person and system do random things.
@MainActor final class Fuzzed {
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

  /// What the parent's body depends on.
  struct Parent {
    var kind: Int
    var ids = Array(0..<5)
    var width: CGFloat = 300
    var height: CGFloat = 120
    var spacing: CGFloat = 0
    var interval = 3.0
    var isShown = true
    var isVertical: Bool
    var isLoop: Bool
    var effect: Reel.Effect?
    var animatesChanges = false
    var fitsItem = false

    init(kind: Int) {
      self.kind = kind
      isVertical = kind == 3
      isLoop = kind != 1
    }
  }

  /// What the banner told.
  final class Told {
    var index: Int?
    var isDoubled = false
  }

  /// What an event may do to what is seen, before any time has passed.
  enum Reach {
    /// Nothing moves.
    case nothing
    /// Items may come, go and take other places.
    case items
    /// What is seen may be another thing.
    case anything
  }

  struct Root: View {
    let parent: Parent
    let controller: ReelController
    let told: Told

    var body: some View {
      if parent.isShown {
        banner
          .autoplayIf(parent.kind != 1, every: parent.interval)
          .reelSpacing(parent.spacing)
          .reelAxis(parent.isVertical ? .vertical : .horizontal)
          .reelLoops(parent.isLoop)
          .reelEffect(parent.effect ?? .flat)
          .reelAnimatesChanges(parent.animatesChanges)
          .reelFitsHeightToItem(parent.fitsItem)
          .reelController(controller)
          .onReelIndexChange { index, _ in
            if told.index == index { told.isDoubled = true }
            told.index = index
          }
          .frame(width: parent.width, height: parent.height)
      }
    }

    @ViewBuilder private var banner: some View {
      let cards = parent.ids.map { Card(id: $0) }
      switch parent.kind {
      case 0:
        Marquee(cards) { GrowingCard(card: $0, isVertical: parent.isVertical) }
      case 1: Pager(cards) { CardView($0) }
      case 2: Carousel(cards) { CardView($0) }.pageIndicator(.dots)
      default: Roller(cards) { CardView($0) }
      }
    }
  }

  /// A card of a length of its own, which grows with the text.
  private struct GrowingCard: View {
    let card: Card
    let isVertical: Bool
    @ScaledMetric(relativeTo: .body) private var unit: CGFloat = 30

    var body: some View {
      let length = unit * (3 + CGFloat(card.id % 3))
      SizedCard(card, width: isVertical ? 20 : length, height: isVertical ? length : 20)
    }
  }

  var random: Generator
  var parent: Parent
  let controller = ReelController()
  let told = Told()
  let screen: Screen
  private(set) var finger: Touch?
  private var place = CGPoint.zero
  /// Whether all of it is as seen in a mirror: what is read, and what people do.
  private let isMirrored: Bool

  init(kind: Int, seed: UInt64, framesPerSecond: Double = 20, isMirrored: Bool = false) {
    random = Generator(state: seed &* 977 &+ UInt64(kind))
    parent = Parent(kind: kind)
    self.isMirrored = isMirrored
    screen = Screen.showing(
      Root(parent: parent, controller: controller, told: told), width: 400, height: 300
    ) { if isMirrored { $0.layoutDirection = .rightToLeft } }
    screen.framesPerSecond = framesPerSecond
  }

  /// Where a person sees a place from the left: of the two edges of a view one alone belongs to it.
  private func across(_ x: CGFloat) -> CGFloat { isMirrored ? 400 - 1e-4 - x : x }

  func chance(_ range: ClosedRange<Int>) -> Int { Int.random(in: range, using: &random) }
  private func coin() -> Bool { Bool.random(using: &random) }
  private func length(_ range: ClosedRange<Int>) -> CGFloat { CGFloat(chance(range)) }

  /// Does something; returns its name and what it may do at once.
  func act() -> (name: String, reach: Reach) {
    let kinds = [parents, people, systems, callers, fingers, fingers]
    let event = kinds[chance(0...kinds.count - 1)]()
    screen.update(Root(parent: parent, controller: controller, told: told))
    return event
  }

  private func parents() -> (String, Reach) {
    switch chance(0...9) {
    case 0:
      parent.width = length(0...400)
      parent.height = length(0...200)
      return ("size", .anything)
    case 1, 2:
      let start = chance(0...4)
      parent.ids = Array(start..<start + chance(0...6)).shuffled(using: &random)
      return ("items", .items)
    case 3:
      parent.isShown.toggle()
      told.index = nil
      finger?.cancel()
      finger = nil
      return ("shown", .anything)
    case 4:
      parent.spacing = length(0...20)
      return ("spacing", .anything)
    case 5:
      parent.interval = Double.random(in: 0...4, using: &random)
      return ("interval", .nothing)
    case 6:
      parent.isVertical.toggle()
      return ("axis", .anything)
    case 7:
      parent.isLoop.toggle()
      return ("loop", .anything)
    case 8:
      parent.effect = [nil, nil, .zoom, .coverFlow, .fade, .cube][chance(0...5)]
      return ("effect", .anything)
    default:
      parent.animatesChanges.toggle()
      if coin() { parent.fitsItem.toggle() }
      return ("animatesChanges", .anything)
    }
  }

  private func people() -> (String, Reach) {
    switch chance(0...5) {
    case 0:
      screen.hover(at: coin() ? CGPoint(x: 200, y: 150) : nil)
      return ("hover", .nothing)
    case 1:
      let isThere = coin() && screen.focusableCount > 0
      screen.focus(isThere ? 0 : nil)
      return ("focus", .nothing)
    case 2:
      let keys: [KeyEquivalent] = [
        isMirrored ? .rightArrow : .leftArrow, isMirrored ? .leftArrow : .rightArrow, .upArrow,
        .downArrow, .home, .end, .space,
      ]
      screen.press(keys[chance(0...6)])
      return ("key", reducesMotion ? .anything : .nothing)
    case 3:
      let (x, y) = (length(-200...200), length(-200...200))
      screen.scroll(at: CGPoint(x: 200, y: 150), by: isMirrored ? -x : x, y, steps: 5)
      return ("wheel", .anything)
    case 4:
      screen.accessibility.first?.increment()
      return ("increment", reducesMotion ? .anything : .nothing)
    default:
      controller.togglePlaying()
      return ("play", .nothing)
    }
  }

  private var reducesMotion = false

  private func systems() -> (String, Reach) {
    switch chance(0...4) {
    case 0:
      let direction: LayoutDirection = coin() != isMirrored ? .rightToLeft : .leftToRight
      screen.change { $0.layoutDirection = direction }
      return ("direction", .anything)
    case 1:
      let phase: ScenePhase = coin() ? .active : .background
      screen.change { $0.scenePhase = phase }
      return ("phase", .nothing)
    case 2:
      reducesMotion = coin()
      let reduces = reducesMotion
      screen.change { $0.doubleSet(reduceMotion: reduces) }
      return ("reduced motion", .anything)
    case 3:
      let size = DynamicTypeSize.allCases[chance(0...6)]
      screen.change { $0.dynamicTypeSize = size }
      return ("text size", .anything)
    default:
      let hasVoice = chance(0...3) == 0
      screen.change { $0.doubleSet(voiceOver: hasVoice) }
      return ("voice", .nothing)
    }
  }

  private func callers() -> (String, Reach) {
    switch chance(0...4) {
    case 0:
      let isAnimated = coin()
      controller.select(
        chance(-2...8), animated: isAnimated,
        way: [.shortest, .forward, .backward][chance(0...2)])
      return ("select", isAnimated && !reducesMotion ? .nothing : .anything)
    case 1:
      coin() ? controller.next() : controller.previous()
      return ("next", reducesMotion ? .anything : .nothing)
    case 2:
      coin() ? controller.pause() : controller.resume()
      return ("pause", .nothing)
    case 3:
      coin() ? controller.start() : controller.stop()
      return ("start", reducesMotion ? .anything : .nothing)
    default:
      controller.reset()
      return ("reset", .anything)
    }
  }

  private func fingers() -> (String, Reach) {
    guard let down = finger else {
      guard parent.isShown else { return ("nothing", .nothing) }
      place = CGPoint(x: length(50...350), y: length(90...210))
      finger = screen.touch(at: across(place.x), place.y)
      return ("down", .nothing)
    }
    if coin() {
      place.x += length(-60...60)
      place.y += length(-60...60)
      down.move(to: across(place.x), place.y)
      return ("move", .anything)
    }
    let lifts = coin()
    lifts ? down.lift() : down.cancel()
    finger = nil
    return (lifts ? "lift" : "cancel", reducesMotion ? .anything : .nothing)
  }
}

extension View {
  @ViewBuilder fileprivate func autoplayIf(_ isOn: Bool, every interval: Double) -> some View {
    if isOn { autoplay(every: interval) } else { self }
  }
}
