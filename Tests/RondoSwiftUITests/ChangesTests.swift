import Foundation
import RondoCore
import SwiftUI
import Testing

@testable import RondoSwiftUI

/// Items that come, go and move while they are looked at.
@MainActor @Suite(.serialized) struct ChangesTests {
  /// A banner of cards of 100 points in a window of 400.
  private func banner(
    _ ids: [Int], axis: Reel.Axis = .horizontal, isAnimated: Bool = true, isLoop: Bool = false
  ) -> some View {
    Pager(ids.map { Card(id: $0) }) { CardView($0) }
      .reelItemExtent(100).reelAlignment(.leading).reelPaging(.item).reelAxis(axis)
      .reelLoops(isLoop).reelAnimatesChanges(isAnimated)
  }

  private func screen<V: View>(
    _ view: V, environment: (inout EnvironmentValues) -> Void = { _ in }
  ) -> Screen {
    Screen.showing(view, width: 400, height: 400, environment: environment)
  }

  private func start(_ id: Int, _ screen: Screen, vertically: Bool = false) -> Double? {
    screen.cards(vertically: vertically).first { $0.item == id }?.start
  }

  private func opacity(_ id: Int, _ screen: Screen) -> Double? {
    screen.leaves.first {
      $0.identifier == "card \(id)" && $0.text == nil && $0.clip.width > 0 && $0.opacity > 0
    }?.opacity
  }

  @Test func `what moved slides from where it was, and the anchored item stands`() {
    let screen = screen(banner([0, 1, 2, 3, 4, 5]))
    screen.update(banner([0, 1, 9, 2, 3, 4, 5]))
    #expect(start(0, screen) == 0 && start(1, screen) == 100)
    #expect(start(2, screen) == 200 && start(3, screen) == 300)
    #expect(opacity(9, screen) == nil)
    screen.advance(by: 0.25)
    #expect(start(0, screen) == 0)
    // A frame before the middle at most.
    #expect(abs((start(2, screen) ?? 0) - 250) < 5)
    #expect(start(9, screen) == 200)
    #expect(abs((opacity(9, screen) ?? 0) - 0.5) < 0.04)
    screen.advance(by: 0.3)
    #expect(screen.cards().map(\.item) == [0, 1, 9, 2])
    #expect(screen.cards().map(\.start) == [0, 100, 200, 300])
    #expect(opacity(9, screen) == 1)
    let ticks = screen.ticks
    screen.advance(by: 5)
    #expect(screen.ticks == ticks && Timer.live.isEmpty)
  }

  @Test func `what is pushed out of the window slides out`() {
    let screen = screen(banner([0, 1, 2, 3, 4, 5]))
    screen.update(banner([0, 9, 1, 2, 3, 4, 5]))
    #expect(start(3, screen) == 300)
    screen.advance(by: 0.25)
    #expect(abs((start(3, screen) ?? 0) - 350) < 5)
    screen.advance(by: 0.3)
    #expect(screen.cards().map(\.item) == [0, 9, 1, 2])
  }

  @Test func `what is gone fades out where it was, and what comes in its place slides in`() {
    let screen = screen(banner([0, 1, 2, 3, 4, 5]))
    screen.update(banner([0, 2, 3, 4, 5]))
    #expect(opacity(1, screen) == 1 && start(1, screen) == 100)
    #expect(start(2, screen) == 200)
    screen.advance(by: 0.25)
    #expect(start(1, screen) == 100)
    #expect(abs((opacity(1, screen) ?? 0) - 0.5) < 0.04)
    #expect(abs((start(4, screen) ?? 0) - 350) < 5)
    // It is no more to be touched.
    screen.advance(by: 0.3)
    #expect(start(1, screen) == nil)
    #expect(screen.cards().map(\.item) == [0, 2, 3, 4])
    #expect(screen.cards().map(\.start) == [0, 100, 200, 300])
  }

  @Test func `a change of place of two is two slides`() {
    let screen = screen(banner([0, 1, 2, 3]))
    screen.update(banner([0, 3, 2, 1]))
    #expect(start(1, screen) == 100 && start(3, screen) == 300)
    screen.advance(by: 0.1)
    let (there, back) = (start(1, screen) ?? 0, start(3, screen) ?? 0)
    #expect(there > 101 && back < 299 && abs(there + back - 400) < 0.01)
    screen.advance(by: 0.5)
    #expect(start(1, screen) == 300 && start(3, screen) == 100)
  }

  @Test func `changes in quick succession go on from where things are seen`() {
    let screen = screen(banner([0, 1, 2, 3, 4, 5]))
    let lists = [
      [0, 9, 1, 2, 3, 4, 5], [0, 9, 8, 1, 2, 3, 4, 5], [0, 9, 1, 2, 3, 4, 5], [0, 1, 3, 4, 5],
      [0, 1, 2, 3, 4, 5], [0, 3, 2, 1, 4, 5],
    ]
    for (number, list) in lists.enumerated() {
      let before = screen.cards()
      let opacities = before.map { opacity($0.item, screen) ?? 0 }
      screen.update(banner(list))
      for ((item, place), seen) in zip(before, opacities) {
        // What could hardly be seen is not looked for.
        guard seen > 0.01, place < 399, place > -99 else { continue }
        let now = start(item, screen) ?? .nan
        #expect(abs(now - place) < 7, "change \(number), item \(item): \(place) to \(now)")
        #expect(
          abs((opacity(item, screen) ?? 0) - seen) < 0.05, "change \(number), item \(item)")
      }
      screen.advance(by: 8.0 / 60)
    }
    screen.advance(by: 1)
    #expect(screen.cards().map(\.item) == [0, 3, 2, 1])
    #expect(screen.cards().map(\.start) == [0, 100, 200, 300])
    let ticks = screen.ticks
    screen.advance(by: 5)
    #expect(screen.ticks == ticks && Timer.live.isEmpty)
  }

  @Test func `from right to left and from top to bottom`() {
    let mirrored = screen(banner([0, 1, 2, 3])) { $0.layoutDirection = .rightToLeft }
    mirrored.update(banner([0, 9, 1, 2, 3]))
    #expect(start(0, mirrored) == 300 && start(1, mirrored) == 200)
    mirrored.advance(by: 0.25)
    #expect(abs((start(1, mirrored) ?? 0) - 150) < 5)
    mirrored.advance(by: 0.3)
    #expect(start(1, mirrored) == 100 && start(9, mirrored) == 200)
    let vertical = screen(banner([0, 1, 2, 3], axis: .vertical))
    vertical.update(banner([0, 9, 1, 2, 3], axis: .vertical))
    #expect(start(1, vertical, vertically: true) == 100)
    vertical.advance(by: 0.25)
    #expect(abs((start(1, vertical, vertically: true) ?? 0) - 150) < 5)
    vertical.advance(by: 0.3)
    #expect(start(1, vertical, vertically: true) == 200)
  }

  @Test func `at once if it is not asked for, under reduced motion, and with another size`() {
    let plain = screen(banner([0, 1, 2, 3], isAnimated: false))
    plain.update(banner([0, 9, 1, 2, 3], isAnimated: false))
    let reduced = screen(banner([0, 1, 2, 3])) { $0.doubleSet(reduceMotion: true) }
    reduced.update(banner([0, 9, 1, 2, 3]))
    let resized = screen(banner([0, 1, 2, 3]).frame(width: 400))
    resized.update(banner([0, 9, 1, 2, 3]).frame(width: 380))
    for screen in [plain, reduced, resized] {
      #expect(start(9, screen) == start(0, screen).map { $0 + 100 })
      #expect(start(1, screen) == start(0, screen).map { $0 + 200 })
      #expect(opacity(9, screen) == 1)
      screen.advance(by: 1)
      #expect(screen.ticks == 0)
    }
  }

  @Test func `the modifier alone decides, and not the transaction of the change`() {
    struct Root: View {
      @State var ids = [0, 1, 2, 3]
      @State var isOn = true
      let transaction: Transaction
      let turnsOff: Bool
      var body: some View {
        VStack(spacing: 0) {
          Pager(ids.map { Card(id: $0) }) { CardView($0) }
            .reelItemExtent(100).reelAlignment(.leading).reelAnimatesChanges(isOn)
          Button("insert") {
            withTransaction(transaction) {
              ids = [0, 9, 1, 2, 3]
              if turnsOff { isOn = false }
            }
          }
        }
      }
    }
    func passed(_ transaction: Transaction, turnsOff: Bool = false) -> Double? {
      let screen = screen(Root(transaction: transaction, turnsOff: turnsOff))
      let button = screen.find(text: "insert")?.frame ?? .zero
      screen.tap(at: button.midX, button.midY)
      #expect(!screen.animated.contains { $0.hasPrefix("card") })
      screen.advance(by: 0.25)
      return start(1, screen)
    }
    var disabling = Transaction()
    disabling.disablesAnimations = true
    for transaction in [Transaction(), Transaction(animation: .default), disabling] {
      #expect(abs((passed(transaction) ?? 0) - 150) < 5)
      #expect(passed(transaction, turnsOff: true) == 200)
    }
  }

  @Test func `a running strip goes on while its items change, round the seam as well`() {
    func marquee(_ ids: [Int]) -> some View {
      Marquee(ids.map { Card(id: $0) }) { SizedCard($0, width: 100, height: 400) }
        .reelSpacing(0, seam: 0).marqueeSpeed(200).reelDelay(0).reelAnimatesChanges()
    }
    let screen = screen(marquee([0, 1, 2, 3, 4, 5]))
    screen.advance(by: 2.8)
    screen.update(marquee([0, 1, 2, 4, 5, 6]))
    var before = screen.cards()
    for frame in 0..<40 {
      screen.advance(by: 1.0 / 60)
      for (item, place) in screen.cards() {
        guard let old = before.first(where: { $0.item == item && abs($0.start - place) < 60 })
        else { continue }
        // As fast as the strip, and a slide over a place or two.
        #expect(abs(place - old.start) < 20, "frame \(frame), item \(item)")
      }
      before = screen.cards()
    }
    screen.advance(by: 1)
    #expect(!screen.cards().contains { $0.item == 3 })
    let starts = screen.cards().map(\.start)
    for (here, there) in zip(starts, starts.dropFirst()) { #expect(abs(there - here - 100) < 0.01) }
  }

  @Test func `all gone and back again does no harm`() {
    let screen = screen(banner([0, 1, 2, 3]))
    for list in [[], [0, 1], [5, 6, 7, 8], [], [8], [0, 1, 2, 3]] {
      screen.update(banner(list))
      screen.advance(by: 0.2)
    }
    screen.advance(by: 1)
    #expect(screen.cards().map(\.item) == [0, 1, 2, 3])
    #expect(screen.cards().map(\.start) == [0, 100, 200, 300])
    screen.remove()
    #expect(Timer.live.isEmpty)
  }
}
