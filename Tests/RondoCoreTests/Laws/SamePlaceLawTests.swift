import Testing

@testable import RondoCore

/// Law 5: the anchored item and its fraction outlive new windows and new data.
struct SamePlaceLawTests {
  /// What is at a point of the window, and at which part of it.
  struct Anchored {
    var item: Int
    var fraction: Double

    /// Nil between items, and on a strip that is empty or bounded (its ends may move it).
    init?(_ reel: Reel, at window: Double) {
      let strip = reel.strip
      guard reel.isLooping else { return nil }
      let coordinate = reel.unwrapped(reel.place) + window
      let numbers = strip.numbers(from: coordinate - 1e-7, to: coordinate + 1e-7)
      guard numbers.count == 1, let number = numbers.first else { return nil }
      item = strip.item(ofNumber: number)
      fraction = (coordinate - strip.start(of: number)) / strip.extent(of: number)
      guard fraction > 0.001, fraction < 0.999 else { return nil }
    }
  }

  @Test func `the item at the anchor keeps its fraction in another window`() {
    check(kinds: [.layouts, .drags, .selects]) { entry, ids in
      if case .layout = entry.event { return true }
      return false
    }
  }

  @Test func `the item at the anchor keeps its fraction in other data`() {
    check(kinds: [.data, .drags, .selects]) { entry, ids in
      switch entry.event {
      case .items, .extent: return true
      default: return false
      }
    }
  }

  func check(
    kinds: RandomScript.Kinds, sourceLocation: SourceLocation = #_sourceLocation,
    _ concerns: (RandomScript.Entry, [Int]) -> Bool
  ) {
    var tried = 0
    everyLife(
      of: kinds, adjusting: Adjustment { $0.isLoop = true }, sourceLocation: sourceLocation
    ) { script, random in
      var reel = Reel(living: script)
      var ids = script.first.ids
      for entry in script.entries {
        reel.advance(to: entry.time)
        let anchored = Anchored(reel, at: reel.strip.window.anchor)
        let identity = anchored.map { ids[$0.item] }
        reel.handle(entry)
        let old = ids
        ids = entry.ids
        guard concerns(entry, old), !reel.isDragging, let anchored, let identity,
          ids.contains(identity)
        else { continue }
        guard reel.isLooping else { continue }
        let anchor = reel.strip.window.anchor
        // A fraction too near an edge is told from its neighbour's only by rounding.
        guard let now = Anchored(reel, at: anchor) else {
          return "\(identity) left the anchor at \(entry.event) at \(entry.time)"
        }
        guard ids[now.item] == identity, abs(now.fraction - anchored.fraction) < 1e-6 else {
          return """
            \(identity) at \(anchored.fraction) became \(ids[now.item]) at \(now.fraction) \
            with \(entry.event) at \(entry.time)
            """
        }
        tried += 1
      }
      return nil
    }
    #expect(tried > 500, sourceLocation: sourceLocation)
  }

  @Test func `a target is the same item after new data, and is reached`() {
    var tried = 0
    everyLife(of: [.data, .selects], adjusting: Adjustment { $0.drive = .still }) {
      script, random in
      var reel = Reel(living: script)
      var ids = script.first.ids
      for entry in script.entries {
        reel.advance(to: entry.time)
        let target = reel.target.map { ids[$0] }
        reel.handle(entry)
        ids = entry.ids
        guard case .items = entry.event, let target, ids.contains(target), reel.isMoving else {
          continue
        }
        guard reel.target.map({ ids[$0] }) == target else {
          return "target \(target) became \(reel.target.map { ids[$0] } ?? -1) at \(entry.time)"
        }
        let settled = reel.advanced(to: reel.time + 60)
        guard settled.index.map({ ids[$0] }) == target else { return "\(target) not reached" }
        tried += 1
      }
      return nil
    }
    #expect(tried > 30)
  }
}
