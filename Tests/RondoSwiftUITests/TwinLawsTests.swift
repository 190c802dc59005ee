import RondoCore
import SwiftUI
import Testing

@testable import RondoSwiftUI

/// Banners to which the same random things happen, which are to show the same.
@MainActor @Suite(.serialized) struct TwinLawsTests {
  /// What can be seen and is told after a step.
  private struct Moment {
    var event: String
    var index: Int?
    var told: Int?
    /// Whether a finger was down when the banner got another size: it is measured from the left edge, which
    /// has moved then, in a mirror too.
    var isFingerMoved: Bool
    var cards: [Card]

    struct Card {
      var item: Int
      var start: Double
      var opacity: Double
    }
  }

  /// Lets a banner live for a while; what is seen is noted every quarter of a second.
  ///
  /// - Parameter isMirrored: Whether it and what is done to it are as in a mirror, in which it is looked at.
  private func life(
    _ kind: Int, _ seed: UInt64, framesPerSecond: Double = 20, isMirrored: Bool = false
  ) -> [Moment] {
    let fuzzed = Fuzzed(
      kind: kind, seed: seed, framesPerSecond: framesPerSecond, isMirrored: isMirrored)
    return (0..<100).map { _ in
      let event = fuzzed.act().name
      // On to a moment at which there is a frame at any rate.
      let later = DoubleClock.now + Double(fuzzed.chance(0...8)) * 0.25
      fuzzed.screen.advance(by: (later * 4 - 1e-6).rounded(.up) / 4 - DoubleClock.now)
      return Moment(
        event: event, index: fuzzed.controller.index, told: fuzzed.told.index,
        isFingerMoved: event == "size" && fuzzed.finger != nil,
        cards: cards(fuzzed, isMirrored: isMirrored))
    }
  }

  private func cards(_ fuzzed: Fuzzed, isMirrored: Bool) -> [Moment.Card] {
    fuzzed.screen.leaves.compactMap { leaf -> Moment.Card? in
      guard let id = leaf.identifier, id.hasPrefix("card "), leaf.text == nil, leaf.isVisible,
        let item = Int(id.dropFirst(5))
      else { return nil }
      let (frame, clip) = (leaf.frame, leaf.clip)
      let (before, after) =
        fuzzed.parent.isVertical
        ? (frame.minY - clip.minY, frame.maxY - clip.maxY)
        : isMirrored
          ? (clip.maxX - frame.maxX, clip.minX - frame.minX)
          : (frame.minX - clip.minX, frame.maxX - clip.maxX)
      // A hair at an edge is neither in nor out.
      let size = fuzzed.parent.isVertical ? clip.height : clip.width
      guard before < size - 2, after > 2 - size else { return nil }
      return Moment.Card(item: item, start: Double(before), opacity: leaf.opacity)
    }
    .filter { $0.opacity > 0.02 }
    .sorted { ($0.start, $0.item) < ($1.start, $1.item) }
  }

  private func expectSame(_ one: [Moment], _ other: [Moment], _ kind: Int, _ seed: UInt64) {
    var last: [String] = []
    for (step, (first, second)) in zip(one, other).enumerated() {
      last = last.suffix(3) + [first.event]
      let comment = Comment(
        "seed \(seed), kind \(kind), step \(step), \(last): \(first), \(second)")
      #expect(first.event == second.event, comment)
      #expect(first.index == second.index, comment)
      #expect(first.told == second.told, comment)
      let areSame =
        first.cards.count == second.cards.count
        && zip(first.cards, second.cards).allSatisfy {
          $0.item == $1.item && abs($0.start - $1.start) < 1.1
            && abs($0.opacity - $1.opacity) < 0.05
        }
      #expect(areSame, comment)
      guard areSame, first.index == second.index, first.told == second.told else { return }
    }
  }

  @Test(arguments: 0..<4, [7, 8, 9, 10, 11, 12] as [UInt64])
  func `the same is shown however many frames there are`(kind: Int, seed: UInt64) {
    expectSame(
      life(kind, seed, framesPerSecond: 4), life(kind, seed, framesPerSecond: 60), kind, seed)
  }

  @Test(arguments: 0..<4, [3, 7, 9, 10, 13, 14] as [UInt64])
  func `right to left everything is as in a mirror`(kind: Int, seed: UInt64) {
    let seen = life(kind, seed).prefix { !$0.isFingerMoved }
    #expect(!seen.isEmpty)
    expectSame(Array(seen), life(kind, seed, isMirrored: true), kind, seed)
  }
}
