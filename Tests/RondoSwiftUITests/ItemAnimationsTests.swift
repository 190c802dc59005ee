import Foundation
import RondoCore
import SwiftUI
import Testing

@testable import RondoSwiftUI

/// What items animate themselves, and what is animated around a banner.
@MainActor @Suite(.serialized) struct ItemAnimationsTests {
  enum Way: CaseIterable { case explicit, implicit, coming, fading }

  /// A card in which something is animated when it is tapped.
  private struct Lively: View {
    let way: Way
    @State private var isOn = false

    var body: some View {
      ZStack {
        Text(verbatim: "mark")
          .offset(x: isOn && way != .coming && way != .fading ? 10 : 0)
          .opacity(isOn && way == .fading ? 0.5 : 1)
        if isOn, way == .coming { Text(verbatim: "mark") }
      }
      .animation(.default, value: isOn && way == .implicit)
      .frame(width: 120, height: 100)
      .contentShape(Rectangle())
      .onTapGesture {
        if way == .implicit { isOn.toggle() } else { withAnimation { isOn.toggle() } }
      }
    }
  }

  @Test(arguments: Way.allCases, [Reel.Effect.flat, .fade, .coverFlow, .parallax])
  func `what an item animates is animated`(way: Way, effect: Reel.Effect) {
    let screen = Screen.showing(Pager([0], id: \.self) { _ in Lively(way: way) }.reelEffect(effect))
    screen.tap(at: 150, 50)
    #expect(screen.animated.contains("mark"))
    let running = Screen.showing(
      Marquee([0, 1, 2], id: \.self) { _ in Lively(way: way) }.reelEffect(effect), height: 100)
    running.advance(by: 2)
    #expect(running.animated.isEmpty)
    running.tap(at: 60, 50)
    #expect(running.animated.contains("mark"))
  }

  private struct Page: View {
    let effect: Reel.Effect
    let items: Int
    @State private var isOn = false

    var body: some View {
      VStack(spacing: 0) {
        Carousel(Card.list(isOn ? items : 3)) { CardView($0) }
          .reelEffect(effect).reelInsets(60).pageIndicator(.dots).frame(height: 50)
        Button("switch") { withAnimation { isOn.toggle() } }
      }
    }
  }

  @Test(arguments: [Reel.Effect.flat, .fade, .coverFlow, .parallax, .cube], [3, 5])
  func `an animation around leaves the motion alone, and what comes with other items`(
    effect: Reel.Effect, items: Int
  ) {
    let screen = Screen.showing(Page(effect: effect, items: items), height: 150)
    let button = screen.find(text: "switch")?.frame ?? .zero
    // In a step, and between two frames.
    screen.advance(by: 2.75)
    func shown() -> [Double] {
      screen.leaves.filter { $0.text == "0" || $0.text == "1" }
        .map { Double($0.frame.minX) + $0.opacity }
    }
    let before = shown()
    DoubleClock.advance(by: 0.004)
    screen.tap(at: button.midX, button.midY)
    #expect(shown() != before)
    screen.advance(by: 3)
    #expect(screen.animated.allSatisfy { Int($0) == nil })
  }

  private struct Pushed: View {
    @State private var isOn = false

    var body: some View {
      VStack(spacing: 0) {
        if isOn { Color.red.frame(height: 30) }
        Pager(Card.list(3)) { CardView($0) }.reelFadeLength(10).frame(height: 50)
        Button("switch") { withAnimation { isOn.toggle() } }
        Spacer(minLength: 0)
      }
    }
  }

  @Test func `a banner that is moved by an animation takes its items along`() {
    let screen = Screen.showing(Pushed(), height: 150)
    let button = screen.find(text: "switch")?.frame ?? .zero
    screen.tap(at: button.midX, button.midY)
    #expect(screen.animated.contains("0"))
  }
}
