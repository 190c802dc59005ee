import Foundation
import RondoCore
import SwiftUI
import Testing

@testable import RondoSwiftUI

/// Random events over each banner; whatever they are, what is shown obeys the laws.
///
/// Looked for on what the views show are no gap, no jump, the same place, truth, quiet, bounded and
/// survives. As they show what the engine says, its motion is theirs; frame rate is the twins'.
@MainActor @Suite(.serialized) struct FuzzTests {
  /// A card as it is seen along the strip, in its window.
  private struct Seen {
    var item: Int
    var start: Double
    var end: Double
    var opacity: Double
  }

  private func seen(_ fuzzed: Fuzzed) -> [Seen] {
    fuzzed.screen.leaves.compactMap { leaf in
      guard let id = leaf.identifier, id.hasPrefix("card "), leaf.text == nil, leaf.isVisible,
        let item = Int(id.dropFirst(5))
      else { return nil }
      let (frame, clip) = (leaf.frame, leaf.clip)
      return fuzzed.parent.isVertical
        ? Seen(
          item: item, start: frame.minY - clip.minY, end: frame.maxY - clip.minY,
          opacity: leaf.opacity)
        : Seen(
          item: item, start: frame.minX - clip.minX, end: frame.maxX - clip.minX,
          opacity: leaf.opacity)
    }
  }

  @Test(arguments: 0..<4, [1, 2, 3, 4, 5, 6] as [UInt64])
  func `laws hold for whatever happens`(kind: Int, seed: UInt64) {
    let fuzzed = Fuzzed(kind: kind, seed: seed)
    let screen = fuzzed.screen
    for step in 0..<140 {
      let before = seen(fuzzed)
      let wasFading = fuzzed.controller.attached?.fading != nil
      let anchored = anchored(fuzzed)
      let event = fuzzed.act()
      let comment = Comment("seed \(seed), step \(step), kind \(kind), \(event.name)")
      if ["size", "items", "text size", "direction"].contains(event.name) {
        expectSamePlace(as: anchored, fuzzed, comment)
      }
      let isFading = wasFading || fuzzed.controller.attached?.fading != nil
      if !isFading { expectNoJump(from: before, by: event.reach, fuzzed, comment) }
      screen.advance(by: Double(fuzzed.chance(0...8)) * 0.05)
      if step % 10 == 0 { expectSameAfresh(screen, comment) }
      // Quiet and bounded.
      #expect(Timer.live.count <= 1, comment)
      #expect(screen.leaves.count < 160, comment)
      guard fuzzed.parent.isShown, let model = fuzzed.controller.attached else {
        #expect(Timer.live.isEmpty, comment)
        #expect(!screen.isTicking, comment)
        continue
      }
      expectTruth(model, fuzzed, comment)
      // What was told last is so, as soon as it can be told.
      if let told = fuzzed.told.index, let index = model.reel.index, model.outcomes.isEmpty {
        #expect(told == index, comment)
      }
      expectNoGap(model, fuzzed, comment)
      #expect(!fuzzed.told.isDoubled, comment)
      fuzzed.told.isDoubled = false
      #expect(fuzzed.controller.position.isFinite, comment)
      if let index = fuzzed.controller.index {
        #expect(fuzzed.parent.ids.indices.contains(index), comment)
      }
      #expect(model.ticks || model.fitting.motion != nil || !screen.isTicking, comment)
      #expect(screen.leaves.allSatisfy { $0.frame.minX.isFinite }, comment)
    }
  }

  // MARK: Same place

  /// The item that is to stay where it is.
  private func anchored(_ fuzzed: Fuzzed) -> Int? {
    guard let reel = fuzzed.controller.attached?.present, let index = reel.index,
      fuzzed.parent.isShown, fuzzed.parent.isLoop, reel.isLooping, !reel.isDragging,
      reel.target == nil, fuzzed.parent.kind != 0, isLarge(fuzzed),
      fuzzed.parent.ids.indices.contains(index)
    else { return nil }
    // Between two, and beyond the last one, either may count as the nearest.
    return abs(reel.position - Double(index)) < 0.4 ? fuzzed.parent.ids[index] : nil
  }

  private func expectSamePlace(as before: Int?, _ fuzzed: Fuzzed, _ comment: Comment) {
    guard let before, fuzzed.parent.ids.contains(before), let after = anchored(fuzzed) else {
      return
    }
    #expect(after == before, comment)
  }

  /// What was laid out piece by piece is as if all of it were at once.
  private func expectSameAfresh(_ screen: Screen, _ comment: Comment) {
    let shown = screen.leaves
    screen.layOutAfresh()
    #expect(screen.leaves == shown, comment)
  }

  private func isLarge(_ fuzzed: Fuzzed) -> Bool {
    fuzzed.parent.width > 4 && fuzzed.parent.height > 4
  }

  /// What is shown is what the engine says.
  private func expectTruth(_ model: ReelModel, _ fuzzed: Fuzzed, _ comment: Comment) {
    guard model.reel.strip.count > 0, model.fading == nil, model.changeEnd == nil,
      fuzzed.parent.effect == nil, isLarge(fuzzed)
    else { return }
    var reel = model.reel
    let lastFrame = (DoubleClock.now * 20 + 1e-6).rounded(.down) / 20
    reel.advance(to: model.ticks ? lastFrame : reel.time)
    let end = reel.strip.window.extent
    let expected = reel.placements.filter { $0.start < end - 3 && $0.start + $0.extent > 3 }
    let shown = fuzzed.screen.cards(vertically: fuzzed.parent.isVertical)
    for there in expected {
      let id = fuzzed.parent.ids[there.item]
      #expect(
        shown.contains { $0.item == id && abs($0.start - there.start) <= 1.1 }, comment)
    }
    #expect(shown.count <= expected.count + 2, comment)
  }

  /// A loop covers its window, but for the spaces that are asked for.
  private func expectNoGap(_ model: ReelModel, _ fuzzed: Fuzzed, _ comment: Comment) {
    let strip = model.reel.strip
    guard strip.isLoop, model.reel.isLooping, strip.length >= 1, model.fading == nil,
      model.changeEnd == nil, fuzzed.parent.effect == nil, isLarge(fuzzed)
    else { return }
    let most = max(strip.spacing, model.reel.settings.seam ?? 0) + 1
    var covered = 0.0
    for card in seen(fuzzed).sorted(by: { $0.start < $1.start }) where card.opacity > 0.99 {
      #expect(card.start - covered <= most, comment)
      covered = max(covered, card.end)
    }
    #expect(strip.window.extent - covered <= most, comment)
  }

  /// What was seen is still there, where it was, if no time has passed.
  private func expectNoJump(
    from before: [Seen], by reach: Fuzzed.Reach, _ fuzzed: Fuzzed, _ comment: Comment
  ) {
    switch reach {
    case .nothing: break
    case .items: guard fuzzed.controller.attached?.changeEnd != nil else { return }
    case .anything: return
    }
    guard fuzzed.parent.isShown, isLarge(fuzzed) else { return }
    let after = seen(fuzzed)
    let window = fuzzed.parent.isVertical ? fuzzed.parent.height : fuzzed.parent.width
    for card in before where card.opacity > 0.05 && card.end > 2 && card.start < window - 2 {
      let isThere = after.contains {
        $0.item == card.item && abs($0.start - card.start) < 1.6
          && abs($0.opacity - card.opacity) < 0.06
      }
      #expect(isThere, comment)
    }
  }
}
