import Foundation
import RondoCore
import SwiftUI
import Testing

@testable import RondoSwiftUI

/// Random events over each banner; whatever they are, what is shown obeys the laws.
@MainActor @Suite(.serialized) struct FuzzTests {
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
  }

  /// What the banner told.
  final class Told {
    var index: Int?
    var isDoubled = false
  }

  @MainActor private struct Root: View {
    let parent: Parent
    let controller: ReelController
    let told: Told

    var body: some View {
      if parent.isShown {
        banner
          .autoplayIf(parent.kind != 1, every: parent.interval)
          .reelSpacing(parent.spacing)
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
        Marquee(cards) { SizedCard($0, width: 90 + CGFloat($0.id % 3) * 30, height: 20) }
      case 1: Pager(cards) { CardView($0) }
      case 2: Carousel(cards) { CardView($0) }.pageIndicator(.dots)
      default: Roller(cards) { CardView($0) }
      }
    }
  }

  @Test(arguments: 0..<4, [1, 2, 3, 4, 5] as [UInt64])
  func `laws hold for whatever happens`(kind: Int, seed: UInt64) {
    var random = Generator(state: seed &* 977 &+ UInt64(kind))
    var parent = Parent(kind: kind)
    let controller = ReelController()
    let told = Told()
    func root() -> Root { Root(parent: parent, controller: controller, told: told) }
    let screen = Screen.showing(root(), width: 400, height: 300)
    screen.framesPerSecond = 20
    var finger: Touch?
    var place = CGPoint.zero
    for step in 0..<120 {
      let comment = Comment("seed \(seed), step \(step), kind \(kind)")
      act(&random, &parent, controller, told, screen, &finger, &place)
      screen.update(root())
      screen.advance(by: Double(Int.random(in: 0...8, using: &random)) * 0.05)
      // Quiet and bounded.
      #expect(Timer.live.count <= 1, comment)
      #expect(screen.leaves.count < 120, comment)
      guard parent.isShown, let model = controller.attached else {
        #expect(Timer.live.isEmpty, comment)
        #expect(!screen.isTicking, comment)
        continue
      }
      // Truth: what is shown is what the engine says, an index is told once.
      let isVertical = kind == 3
      var reel = model.reel
      let lastFrame = (DoubleClock.now * 20 + 1e-6).rounded(.down) / 20
      reel.advance(to: model.ticks ? lastFrame : reel.time)
      let end = reel.strip.window.extent
      let expected = reel.placements.filter {
        $0.start < end - 3 && $0.start + $0.extent > 3
      }
      let shown = screen.cards(vertically: isVertical)
      if reel.strip.count > 0, model.fading == nil, parent.height > 4, parent.width > 4 {
        for there in expected {
          let id = parent.ids[there.item]
          let isThere = shown.contains {
            $0.item == id && abs($0.start - there.start) <= 1.1
          }
          #expect(isThere, comment)
        }
        #expect(shown.count <= expected.count + 2, comment)
      }
      #expect(!told.isDoubled, comment)
      #expect(controller.position.isFinite, comment)
      if let index = controller.index { #expect(parent.ids.indices.contains(index), comment) }
      #expect(model.ticks || !screen.isTicking, comment)
      #expect(screen.leaves.allSatisfy { $0.frame.minX.isFinite }, comment)
    }
  }

  /// Does something.
  private func act(
    _ random: inout Generator, _ parent: inout Parent, _ controller: ReelController,
    _ told: Told, _ screen: Screen, _ finger: inout Touch?, _ place: inout CGPoint
  ) {
    switch Int.random(in: 0..<18, using: &random) {
    case 0:
      parent.width = CGFloat(Int.random(in: 0...400, using: &random))
      parent.height = CGFloat(Int.random(in: 0...200, using: &random))
    case 1:
      let direction: LayoutDirection = Bool.random(using: &random) ? .rightToLeft : .leftToRight
      screen.change { $0.layoutDirection = direction }
    case 2:
      let start = Int.random(in: 0...4, using: &random)
      let count = Int.random(in: 0...6, using: &random)
      parent.ids = Array(start..<start + count).shuffled(using: &random)
    case 3:
      controller.select(
        Int.random(in: -2...8, using: &random), animated: Bool.random(using: &random),
        way: [.shortest, .forward, .backward].randomElement(using: &random) ?? .shortest)
    case 4: Bool.random(using: &random) ? controller.next() : controller.previous()
    case 5: Bool.random(using: &random) ? controller.pause() : controller.resume()
    case 6: Bool.random(using: &random) ? controller.start() : controller.stop()
    case 7: controller.reset()
    case 8:
      parent.isShown.toggle()
      told.index = nil
      finger?.cancel()
      finger = nil
    case 9:
      let phase: ScenePhase = Bool.random(using: &random) ? .active : .background
      screen.change { $0.scenePhase = phase }
    case 10:
      let reduces = Bool.random(using: &random)
      screen.change { $0.doubleSet(reduceMotion: reduces) }
    case 11: parent.spacing = CGFloat(Int.random(in: 0...20, using: &random))
    case 12: parent.interval = Double.random(in: 0...4, using: &random)
    case 13: controller.togglePlaying()
    case 14: screen.accessibility.first?.increment()
    default:
      if let down = finger {
        if Bool.random(using: &random) {
          place.x += CGFloat(Int.random(in: -60...60, using: &random))
          place.y += CGFloat(Int.random(in: -60...60, using: &random))
          down.move(to: place.x, place.y)
        } else {
          Bool.random(using: &random) ? down.lift() : down.cancel()
          finger = nil
        }
      } else if parent.isShown {
        place = CGPoint(
          x: CGFloat(Int.random(in: 50...350, using: &random)),
          y: CGFloat(Int.random(in: 90...210, using: &random)))
        finger = screen.touch(at: place.x, place.y)
      }
    }
  }
}

extension View {
  @ViewBuilder fileprivate func autoplayIf(_ isOn: Bool, every interval: Double) -> some View {
    if isOn { autoplay(every: interval) } else { self }
  }
}
