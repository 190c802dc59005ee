import Foundation
import RondoCore
import SwiftUI

@testable import RondoSwiftUI

/// A banner's model with what the views would bring it, and a clock that only the test moves.
@MainActor final class Rig {
  let model = ReelModel()
  var setup: ReelSetup
  var ids: [Int]
  var words: [String]?
  var size: CGSize
  var extents: [Int: CGSize] = [:]
  var isMirrored = false
  var surroundings = ReelModel.Surroundings(
    phase: .active, reducesMotion: false, hasVoice: false)
  var selection: Binding<Int>?
  private var stamp = 0

  init(
    _ setup: ReelSetup = .carousel, count: Int = 4, size: CGSize = CGSize(width: 300, height: 100)
  ) {
    Rig.resetClock()
    self.setup = setup
    self.size = size
    ids = Array(0..<count)
  }

  /// Sets both clocks to the one that tests move.
  static func resetClock() {
    DoubleWorld.reset()
    HostClock.date = { Date(timeIntervalSinceReferenceDate: DoubleClock.now) }
    HostClock.uptime = { DoubleClock.now }
  }

  /// What a parent's update brings.
  func update() {
    stamp += 1
    refresh()
  }

  /// What the model's own publishing brings.
  func refresh() {
    let ids = ids
    let source = ItemSource(
      count: ids.count, id: { AnyHashable(ids[$0]) }, content: { Text(verbatim: "\(ids[$0])") },
      value: words.map { words in { words[$0] } }, showsValues: words != nil)
    _ = model.take(
      source, setup: setup, selection: selection, stamp: stamp, surroundings: surroundings)
    _ = model.takeSurvey()
    _ = model.offerPlaying()
    model.layOut(size: size, extents: extents, isMirrored: isMirrored)
  }

  func show() {
    update()
    model.appear()
    refresh()
  }

  func pass(_ seconds: TimeInterval) {
    DoubleClock.advance(by: seconds)
    refresh()
  }

  var frame: StripFrame { model.frame(at: HostClock.date()) }

  /// Where an item's left edge is shown, if it can be seen.
  func start(ofItem item: Int) -> Double? {
    frame.places.filter { $0.key.item == item && $0.opacity > 0 }
      .map { Double($0.transform.m31) }
      .filter { $0 < Double(size.width) && $0 > -Double(size.width) }
      .min { abs($0) < abs($1) }
  }
}

/// A value behind a binding.
final class Box<Value: Sendable>: @unchecked Sendable {
  var value: Value
  /// What was written through the binding.
  var written: [Value] = []

  init(_ value: Value) { self.value = value }

  var binding: Binding<Value> {
    Binding(
      get: { self.value },
      set: {
        self.value = $0
        self.written.append($0)
      })
  }
}
