import Foundation
import RondoCore
import SwiftUI
import Testing

@testable import RondoSwiftUI

/// Marquees that are given other contents while they run.
@MainActor @Suite(.serialized) struct SwapTests {
  enum Kind: CaseIterable {
    case key, string, strings, attributed, attributedLines, elements, views
  }

  private struct Quote: Identifiable, Equatable {
    var id = 7
    var price: Int
  }

  @MainActor @ViewBuilder private func marquee(_ kind: Kind, _ price: Int) -> some View {
    switch kind {
    case .key: Marquee("Tea, first flush, at \(price)")
    case .string: Marquee(String("Tea, first flush, at \(price)"))
    case .strings: Marquee(["Tea, first flush, at \(price)"])
    case .attributed: Marquee(AttributedString("Tea, first flush, at \(price)"))
    case .attributedLines: Marquee([AttributedString("Tea, first flush, at \(price)")])
    case .elements:
      Marquee([Quote(price: price)]) { Text(verbatim: "Tea, first flush, at \($0.price)") }
    case .views: Marquee { Text(verbatim: "Tea, first flush, at \(price)") }
    }
  }

  private func isShown(_ price: Int, on screen: Screen) -> Bool {
    !screen.shown("Tea, first flush, at \(price)").isEmpty
  }

  private func start(_ price: Int, on screen: Screen) -> CGFloat? {
    screen.shown("Tea, first flush, at \(price)").map(\.frame)
      .filter { $0.maxX > 0.1 && $0.minX < 59.9 }.map(\.minX).max()
  }

  @Test(arguments: Kind.allCases)
  func `other contents of any kind come in at the seam where that is asked for`(kind: Kind) {
    func view(_ price: Int) -> some View {
      marquee(kind, price).marqueeDuration(4).reelDelay(0).marqueeSwap(.atSeam)
    }
    let screen = Screen.showing(view(10), width: 60, height: 30)
    screen.advance(by: 1)
    let before = start(10, on: screen)
    screen.update(view(11))
    // Nothing that is seen changes.
    #expect(before != nil && start(10, on: screen) == before)
    #expect(start(11, on: screen) == nil)
    screen.advance(by: 1)
    // Only the newest comes.
    screen.update(view(12))
    var last = (old: start(10, on: screen), new: start(12, on: screen))
    var hasFollowed = false
    for _ in 0..<40 {
      screen.advance(by: 0.1)
      let now = (old: start(10, on: screen), new: start(12, on: screen))
      // Each goes on as it went: a window of 60 points is passed in less than a second.
      for (then, now) in [(last.old, now.old), (last.new, now.new)] {
        if let then, let now { #expect(now < then && then - now < 12) }
      }
      if let old = now.old, let new = now.new { hasFollowed = hasFollowed || old < new }
      #expect(start(11, on: screen) == nil)
      last = now
      if now.old == nil { break }
    }
    #expect(hasFollowed)
    #expect(isShown(12, on: screen) && !isShown(10, on: screen) && !isShown(11, on: screen))
    // What stands has no seam to wait for.
    let standing = Screen.showing(view(10), width: 600, height: 30)
    standing.update(view(11))
    #expect(isShown(11, on: standing) && !isShown(10, on: standing))
  }

  @Test func `what was taken back is never shown`() {
    func view(_ price: Int) -> some View {
      marquee(.key, price).marqueeDuration(4).reelDelay(0).marqueeSwap(.atSeam)
    }
    let screen = Screen.showing(view(10), width: 60, height: 30)
    screen.advance(by: 1)
    screen.update(view(11))
    screen.update(view(10))
    for _ in 0..<60 {
      screen.advance(by: 0.1)
      #expect(start(11, on: screen) == nil)
    }
  }

  @Test(arguments: Kind.allCases)
  func `other contents of any kind start over where that is asked for`(kind: Kind) {
    func view(_ price: Int) -> some View {
      marquee(kind, price).marqueeSwap(.startsOver)
    }
    func start(_ price: Int, on screen: Screen) -> CGFloat? {
      screen.shown("Tea, first flush, at \(price)").first?.frame.minX
    }
    let screen = Screen.showing(view(10), width: 60, height: 30)
    screen.advance(by: 2)
    let before = start(10, on: screen) ?? 0
    #expect(before < -30)
    // The same is no reason to start over.
    screen.update(view(10))
    #expect(start(10, on: screen) == before)
    screen.update(view(11))
    #expect(start(11, on: screen) == 0)
    screen.advance(by: 0.9)
    #expect(start(11, on: screen) == 0)
    screen.advance(by: 1)
    #expect((start(11, on: screen) ?? 0) < -20)
  }

  @Test(arguments: Kind.allCases)
  func `other contents keep their place where nothing is asked for`(kind: Kind) {
    let screen = Screen.showing(marquee(kind, 10), width: 60, height: 30)
    screen.advance(by: 2)
    let before = screen.shown("Tea, first flush, at 10").first?.frame.minX
    screen.update(marquee(kind, 11))
    let after = screen.shown("Tea, first flush, at 11").first?.frame.minX
    #expect(before != nil && abs((before ?? 0) - (after ?? 99)) < 0.01)
  }
}
