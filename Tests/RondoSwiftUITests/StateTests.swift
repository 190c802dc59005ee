import Foundation
import RondoCore
import SwiftUI
import Testing

@testable import RondoSwiftUI

/// What items keep in `@State` outlives every change of what is asked of their banner.
@MainActor @Suite(.serialized) struct StateTests {
  /// A card that says which of all views made it is.
  private struct Born: View {
    static var count = 0
    let card: Card
    @State private var number = Born.next()

    private static func next() -> Int {
      count += 1
      return count
    }

    var body: some View {
      Text(verbatim: "\(card.id) \(number)").frame(width: 90, height: 30)
    }
  }

  enum Kind: CaseIterable {
    case marquee, pager, carousel, roller
  }

  struct Banner: View {
    let kind: Kind
    var body: some View {
      let cards = Card.list(5)
      switch kind {
      case .marquee: Marquee(cards) { Born(card: $0) }
      case .pager: Pager(cards) { Born(card: $0) }
      case .carousel: Carousel(cards) { Born(card: $0) }
      case .roller: Roller(cards) { Born(card: $0) }
      }
    }
  }

  /// A setting in two states, each alone; the banner is in one place of the view tree with both.
  struct Switch: Sendable, CustomTestStringConvertible {
    let name: String
    let apply: @MainActor @Sendable (Banner, Bool) -> AnyView
    var testDescription: String { name }

    init<V: View>(
      _ name: String, @ViewBuilder _ apply: @escaping @MainActor @Sendable (Banner, Bool) -> V
    ) {
      self.name = name
      self.apply = { AnyView(apply($0, $1)) }
    }
  }

  nonisolated static let switches = [
    Switch("reelAxis") { $0.reelAxis($1 ? .vertical : .horizontal) },
    Switch("reelLoops") { $0.reelLoops($1) },
    Switch("reelSpacing") { $0.reelSpacing($1 ? 8 : 0, seam: $1 ? 20 : 0) },
    Switch("reelInsets") { $0.reelInsets($1 ? 30 : 0) },
    Switch("reelInsets of two") { $0.reelInsets(leading: $1 ? 30 : 0, trailing: $1 ? 10 : 0) },
    Switch("reelAlignment") { $0.reelAlignment($1 ? .leading : .center) },
    Switch("reelItemsPerPage") { $0.reelItemsPerPage($1 ? 2 : 1) },
    Switch("reelItemsPerPage none") { $0.reelItemsPerPage($1 ? nil : 1) },
    Switch("reelItemExtent") { $0.reelItemExtent($1 ? 60 : 90) },
    Switch("reelItemExtent none") { $0.reelItemExtent($1 ? nil : 90) },
    Switch("reelStride") { $0.reelStride($1 ? 2 : 1) },
    Switch("autoplay") { $0.autoplay($1) },
    Switch("autoplay every") { $0.autoplay(every: $1 ? 1 : 3) },
    Switch("reelDrive") { $0.reelDrive($1 ? .drift(speed: 30) : .still) },
    Switch("reelDrive shuttle") { $0.reelDrive($1 ? .shuttle(speed: 30) : .staircase) },
    Switch("reelDirection") { $0.reelDirection($1 ? .backward : .forward) },
    Switch("reelTransition") { $0.reelTransition($1 ? 0 : 0.5) },
    Switch("reelIntervals") { view, on in view.reelIntervals { _ in on ? 1 : 2 } },
    Switch("reelDelay") { $0.reelDelay($1 ? 2 : 0) },
    Switch("reelDwell") { $0.reelDwell($1 ? 2 : 0) },
    Switch("reelRepeatCount") { $0.reelRepeatCount($1 ? 2 : nil) },
    Switch("reelEndBehavior") { $0.reelEndBehavior($1 ? .turnBack : .rewind) },
    Switch("reelRunsWhile") { $0.reelRunsWhile($1 ? .focus : []) },
    Switch("reelEpoch") { $0.reelEpoch($1 ? Date(timeIntervalSinceReferenceDate: 999) : nil) },
    Switch("reelTime") { $0.reelTime($1 ? 0 : nil) },
    Switch("reelPlaying") { $0.reelPlaying(.constant($1)) },
    Switch("reelDraggable") { $0.reelDraggable($1) },
    Switch("reelPaging") { $0.reelPaging($1 ? .free : .page) },
    Switch("reelFlickThreshold") { $0.reelFlickThreshold($1 ? 500 : 50) },
    Switch("reelAllowedDirections") { $0.reelAllowedDirections($1 ? .forward : .both) },
    Switch("reelDecelerationRate") { $0.reelDecelerationRate($1 ? .fast : .normal) },
    Switch("reelBounces") { $0.reelBounces($1) },
    Switch("reelButtons") { $0.reelButtons($1) },
    Switch("reelEffect cover flow") { $0.reelEffect($1 ? .coverFlow : .flat) },
    Switch("reelEffect parallax") { $0.reelEffect($1 ? .parallax : .flat) },
    Switch("reelEffect cube to parallax") { $0.reelEffect($1 ? .parallax : .cube) },
    Switch("reelFadeLength") { $0.reelFadeLength($1 ? 24 : 0) },
    Switch("reelFitsHeightToItem") { $0.reelFitsHeightToItem($1) },
    Switch("reelAnimatesChanges") { $0.reelAnimatesChanges($1) },
    Switch("reelPreload") { $0.reelPreload($1 ? 2 : 0) },
    Switch("pageIndicator") { $0.pageIndicator($1 ? .bar : .dots) },
    Switch("pageIndicator none") { view, on in
      view.reelOption { $0.indicator = on ? IndicatorSetup(style: .dots, alignment: .top) : nil }
    },
    Switch("pageIndicatorTint") { $0.pageIndicatorTint($1 ? Color.red : .white) },
    Switch("reelPhrases") { $0.reelPhrases(pause: $1 ? "Anhalten" : "Pause") },
    Switch("onReelShow") { view, on in
      view.reelOption { if on { $0.actions.show.append { _ in } } }
    },
    Switch("onReelTurn") { view, on in
      view.reelOption { if on { $0.actions.turn.append { _ in } } }
    },
    Switch("marqueeSpeed") { $0.marqueeSpeed($1 ? 80 : 40) },
    Switch("marqueeDuration") { $0.marqueeDuration($1 ? 5 : 10) },
    Switch("marqueeMode pass") { $0.marqueeMode($1 ? .pass : .continuous) },
    Switch("marqueeMode bounce") { $0.marqueeMode($1 ? .bounce : .continuous) },
    Switch("marqueeGap") { $0.marqueeGap($1 ? 50 : 32) },
    Switch("marqueeRunsWhenFits") { $0.marqueeRunsWhenFits($1) },
    Switch("marqueeSwap") { $0.marqueeSwap($1 ? .startsOver : .keepsPlace) },
    Switch("rollerRows") { $0.rollerRows(visible: $1 ? 5 : 3, height: $1 ? 20 : 38) },
    Switch("rollerHighlight") { view, on in
      view.rollerHighlight { if on { Color.red } else { Capsule() } }
    },
    Switch("rollerHighlight none") { view, on in
      view.reelOption { if on { $0.highlight = nil } }
    },
    Switch("rollerWords") { $0.rollerWords(font: $1 ? .title : nil, color: $1 ? .red : nil) },
    Switch("rollerSelectedWord") { $0.rollerSelectedWord(font: $1 ? .title : nil) },
    Switch("rollerFitsWidthToItem") { $0.rollerFitsWidthToItem($1) },
    Switch("rollerHaptics") { $0.rollerHaptics($1) },
    Switch("layoutDirection") {
      $0.environment(\.layoutDirection, $1 ? .rightToLeft : .leftToRight)
    },
    Switch("dynamicTypeSize") { $0.dynamicTypeSize($1 ? .accessibility5 : .large) },
    Switch("disabled") { $0.disabled($1) },
    Switch("reelFocusable") { $0.reelFocusable(!$1) },
    Switch("reelFocusable shown") { $0.reelFocusable(showsFocus: !$1) },
  ]

  /// The views in sight of each item; a loop shorter than its window has several of one.
  private func seen(_ screen: Screen) -> [Substring: Set<String>] {
    var seen: [Substring: Set<String>] = [:]
    for text in screen.leaves.filter(\.isVisible).compactMap(\.text) where text.contains(" ") {
      seen[text.prefix { $0 != " " }, default: []].insert(text)
    }
    return seen
  }

  @Test(arguments: Kind.allCases)
  func `an item keeps its state whatever is switched on and off`(kind: Kind) {
    expectKept(kind, StateTests.switches)
  }

  @Test(arguments: [TriedSystem.iOS15, .macOS, .tvOS, .watchOS])
  func `so it does on every system`(system: TriedSystem) {
    defer { TriedSystem.current = .iOS18 }
    TriedSystem.current = system
    // What input depends on.
    let names = ["reelAxis", "reelLoops", "autoplay", "reelDraggable"]
    for kind in Kind.allCases {
      expectKept(kind, StateTests.switches.filter { names.contains($0.name) })
    }
  }

  private func expectKept(_ kind: Kind, _ switches: [Switch]) {
    for setting in switches {
      let screen = Screen.showing(setting.apply(Banner(kind: kind), false), height: 120)
      var before = seen(screen)
      for on in [true, false, true] {
        screen.update(setting.apply(Banner(kind: kind), on))
        let after = seen(screen)
        let stayed = before.filter { after[$0.key] != nil }
        #expect(!stayed.isEmpty, "\(setting.name), \(on)")
        for (item, views) in stayed {
          #expect(!views.isDisjoint(with: after[item] ?? []), "\(setting.name), \(on), \(item)")
        }
        before = after
      }
    }
  }

  @Test func `every setting is switched`() throws {
    let source = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent()
      .appendingPathComponent("Sources/RondoSwiftUI/Components")
    // They have no other state: without them the view tree is another one.
    let others = [
      "reelController", "reelFollows", "onReelIndexChange", "onReelWillSettle", "onReelSettle",
      "onReelSelect", "onReelHide", "onReelFinish",
    ]
    let known = StateTests.switches.map { String($0.name.prefix { $0 != " " }) } + others
    for file in ["View+Reel", "View+ReelEvents", "View+Marquee", "View+Roller"] {
      let text = try String(
        contentsOf: source.appendingPathComponent("\(file).swift"), encoding: .utf8)
      for part in text.components(separatedBy: "public func ").dropFirst() {
        let name = String(part.prefix { $0.isLetter })
        #expect(known.contains(name), "\(name)")
      }
    }
  }
}

extension StateTests {
  /// What is seen at the middle of the window.
  private func middle(_ screen: Screen) -> String? {
    screen.leaves.first { $0.isVisible && abs($0.frame.midX - screen.rootSize.width / 2) < 46 }?
      .text
  }

  @Test func `an item keeps its state when its loop gets shorter than its window, on any turn`() {
    for turns in -2...2 {
      let controller = ReelController()
      let banner = Carousel(Card.list(5)) { Born(card: $0) }
        .reelItemExtent(90).autoplay(false).reelController(controller)
      let screen = Screen.showing(banner, width: 300)
      for _ in 0..<abs(turns) * 5 + 2 {
        turns < 0 ? controller.previous() : controller.next()
        screen.advance(by: 1)
      }
      let there = middle(screen)
      #expect(there != nil)
      for width in [420, 1000, 300, 2000, 500, 300] as [CGFloat] {
        screen.resize(to: CGSize(width: width, height: 100))
        #expect(middle(screen) == there, "turns \(turns), width \(width)")
      }
    }
  }

  @Test func `going over thousands of items those in sight keep their names`() {
    var tags = ItemTags()
    var before: [Int: Int] = [:]
    for first in 0..<20_000 {
      // An update of the parent now and then.
      if first % 1_500 == 0 { tags.forgetPlaces() }
      var names: [Int: Int] = [:]
      for item in first..<first + 4 { names[item] = tags.tag(of: item) { AnyHashable($0) } }
      for (item, name) in names {
        #expect(before[item] == nil || before[item] == name, "item \(item)")
      }
      #expect(Set(names.values).count == 4)
      before = names
    }
    #expect(tags.count <= 4096)
  }

  @Test func `items of one identity keep their states through updates of the parent`() {
    let cards = [0, 1, 2, 0].map { Card(id: $0) }
    let controller = ReelController()
    func banner() -> some View {
      Carousel(cards) { Born(card: $0) }.autoplay(false).reelController(controller)
    }
    let screen = Screen.showing(banner())
    var views: [Int: Set<String>] = [:]
    for step in 0..<20 {
      let index = controller.index ?? -1
      screen.update(banner())
      if let view = middle(screen) { views[index, default: []].insert(view) }
      step % 7 < 4 ? controller.next() : controller.previous()
      screen.advance(by: 1)
    }
    for (index, views) in views.sorted(by: { $0.key < $1.key }) {
      // One that is out of sight for long is made anew when it comes again.
      #expect(Set(views.map { $0.first }).count == 1, "index \(index): \(views)")
    }
  }
}
