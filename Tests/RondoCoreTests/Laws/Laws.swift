import Testing

@testable import RondoCore

/// How many random lives each law is tried on.
let lawSeeds = UInt64(1)...1000

extension Reel {
  init(living script: RandomScript) {
    self.init(settings: script.first.settings)
    handle(.items(script.first.items, survivors: nil), at: RandomScript.start)
    handle(.layout(script.first.layout), at: RandomScript.start)
  }

  @discardableResult
  mutating func handle(_ entry: RandomScript.Entry) -> Outcome {
    handle(entry.event, at: entry.time, stamp: entry.stamp)
  }

  /// A copy of the reel at a later time.
  func advanced(to time: Double) -> Reel {
    var copy = self
    copy.advance(to: time)
    return copy
  }

  /// The offset counted over all turns at the reel's time.
  var unwrappedOffset: Double { unwrapped(place) }
}

/// What the settings of every life are made to have.
struct Adjustment {
  let body: (inout Reel.Settings) -> Void

  init(_ body: @escaping (inout Reel.Settings) -> Void) { self.body = body }
}

/// Tries a law on every random life and records the first that breaks it, with its seed.
func everyLife(
  of kinds: RandomScript.Kinds = .all, gestures: Int = 8,
  adjusting adjustment: Adjustment = Adjustment { _ in },
  sourceLocation: SourceLocation = #_sourceLocation,
  holds law: (RandomScript, inout SeededGenerator) -> String?
) {
  for seed in lawSeeds {
    let script = RandomScript(
      seed: seed, kinds: kinds, gestures: gestures, adjusting: adjustment.body)
    var random = SeededGenerator(seed: ~seed)
    if let complaint = law(script, &random) {
      Issue.record("seed \(seed): \(complaint)", sourceLocation: sourceLocation)
      return
    }
  }
}
