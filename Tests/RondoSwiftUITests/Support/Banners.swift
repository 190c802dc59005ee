import Foundation
import RondoCore
import SwiftUI

@testable import RondoSwiftUI

/// An element of the tests' data.
struct Card: Identifiable, Hashable {
  var id: Int
  static func list(_ count: Int) -> [Card] { (0..<count).map { Card(id: $0) } }
}

/// Its view: a field that fills its slot, and its number.
struct CardView: View {
  let card: Card
  init(_ card: Card) { self.card = card }

  var body: some View {
    Color.blue
      .accessibilityIdentifier("card \(card.id)")
      .overlay { Text(verbatim: "\(card.id)") }
  }
}

/// A card of its own size.
struct SizedCard: View {
  let card: Card
  let width: CGFloat?
  let height: CGFloat?
  init(_ card: Card, width: CGFloat? = nil, height: CGFloat? = nil) {
    self.card = card
    self.width = width
    self.height = height
  }

  var body: some View { CardView(card).frame(width: width, height: height) }
}

/// Where the engine alone puts things: nothing of the host is in it.
struct Formula {
  var reel: Reel

  init(
    _ settings: Reel.Settings, _ items: Reel.Items, extent: Double, breadth: Double = 100,
    isMirrored: Bool = false
  ) {
    reel = Reel(settings: settings)
    reel.handle(.hold(.hidden), at: 1000)
    reel.handle(.items(items, survivors: nil), at: 1000)
    reel.handle(
      .layout(Reel.Layout(extent: extent, breadth: breadth, isMirrored: isMirrored)), at: 1000)
    reel.handle(.unhold(.hidden), at: 1000)
  }

  /// The items in sight, where their slots start, and whether they are clearly in sight.
  func shown(at time: Double) -> [(item: Int, start: Double, isClear: Bool)] {
    var ahead = reel
    ahead.advance(to: time)
    let end = ahead.strip.window.extent
    return ahead.placements
      .filter { $0.start < end && $0.start + $0.extent > 0 }
      .map { ($0.item, $0.start, $0.start < end - 2 && $0.start + $0.extent > 2) }
      .sorted { $0.1 < $1.1 }
  }
}

extension Screen {
  /// A screen on fresh clocks.
  static func showing<V: View>(
    _ view: V, width: CGFloat = 300, height: CGFloat = 100,
    environment: (inout EnvironmentValues) -> Void = { _ in }
  ) -> Screen {
    Rig.resetClock()
    return Screen(view, size: CGSize(width: width, height: height), environment: environment)
  }

  /// The cards in sight and where they start, by place.
  func cards(vertically: Bool = false) -> [(item: Int, start: Double)] {
    leaves.compactMap { leaf -> (item: Int, start: Double)? in
      guard let id = leaf.identifier, id.hasPrefix("card "), leaf.text == nil, leaf.isVisible,
        let item = Int(id.dropFirst(5))
      else { return nil }
      let (start, end, low, high) =
        vertically
        ? (leaf.frame.minY, leaf.frame.maxY, leaf.clip.minY, leaf.clip.maxY)
        : (leaf.frame.minX, leaf.frame.maxX, leaf.clip.minX, leaf.clip.maxX)
      // A hair at an edge is neither in nor out; half a point of a slot is overlap.
      guard start < high - 0.6, end > low + 0.6 + 0.5 else { return nil }
      return (item, Double(start - low))
    }
    .sorted { $0.start < $1.start }
  }

  /// The visible leaves of a text, by place.
  func shown(_ text: String) -> [Leaf] {
    leaves.filter { $0.text == text && $0.isVisible }
      .sorted { ($0.frame.minX, $0.frame.minY) < ($1.frame.minX, $1.frame.minY) }
  }

  /// A finger goes along a way in steps of 10 ms and lifts at once, or after a rest.
  func swipe(
    from x: CGFloat, _ y: CGFloat, by dx: CGFloat, _ dy: CGFloat = 0, steps: Int = 10,
    rest: TimeInterval = 0
  ) {
    let finger = touch(at: x, y)
    for step in 1...steps {
      advance(by: 0.01)
      let part = CGFloat(step) / CGFloat(steps)
      finger.move(to: x + part * dx, y + part * dy)
    }
    if rest > 0 { advance(by: rest) }
    finger.lift()
  }
}
