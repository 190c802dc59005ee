import Foundation
import RondoCore
import SwiftUI
import Testing

@testable import RondoSwiftUI

/// Banners in sheets and behind tabs.
@MainActor @Suite(.serialized) struct PresentationTests {
  private final class Log {
    var dismissed = 0
  }

  private struct Presenter: View {
    let log: Log
    let controller: ReelController
    @State private var isShown = false

    private func dismissed() { log.dismissed += 1 }

    var body: some View {
      VStack(spacing: 0) {
        Carousel(Card.list(3)) { SizedCard($0, height: 60) }
        Button("show") { isShown = true }
      }
      .sheet(isPresented: $isShown, onDismiss: dismissed) {
        VStack(spacing: 0) {
          Carousel((10..<14).map { Card(id: $0) }) { SizedCard($0, height: 80) }
            .reelController(controller)
          Button("close") { isShown = false }
        }
      }
    }
  }

  private func press(_ word: String, _ screen: Screen) throws {
    let frame = try #require(screen.find(text: word)).frame
    screen.tap(at: frame.midX, frame.midY)
  }

  /// The cards of the sheet, or of what it is over.
  private func items(_ screen: Screen, inSheet: Bool) -> [Int] {
    screen.cards().map(\.item).filter { ($0 >= 10) == inSheet }
  }

  @Test func `in a sheet it is right from the first frame on, moves, and is released with it`()
    throws
  {
    let (log, controller) = (Log(), ReelController())
    let screen = Screen.showing(Presenter(log: log, controller: controller), height: 300)
    screen.advance(by: 1)
    try press("show", screen)
    #expect(items(screen, inSheet: true) == [10])
    let card = screen.leaves.first { $0.identifier == "card 10" && $0.text == nil && $0.isVisible }
    #expect(card?.frame.size == CGSize(width: 300.5, height: 80))
    weak let model = controller.attached
    #expect(model != nil)
    screen.advance(by: 3.1)
    #expect(items(screen, inSheet: true) == [11])
    // A finger on the sheet is the sheet's.
    let before = items(screen, inSheet: false)
    screen.swipe(from: 250, 140, by: -200)
    screen.advance(by: 0.6)
    #expect(items(screen, inSheet: true) == [12])
    #expect(items(screen, inSheet: false) == before)
    try press("close", screen)
    screen.advance(by: 0.1)
    #expect(log.dismissed == 1)
    #expect(items(screen, inSheet: true).isEmpty)
    #expect(controller.attached == nil && model == nil)
    #expect(Timer.live.count == 1)
    // Under the sheet it went on, and shown again a sheet begins anew.
    screen.advance(by: 3)
    #expect(items(screen, inSheet: false) != before)
    try press("show", screen)
    #expect(items(screen, inSheet: true) == [10])
  }

  private struct Tabs: View {
    let selection: Binding<Int>
    var body: some View {
      TabView(selection: selection) {
        Carousel(Card.list(4)) { CardView($0) }.tag(0)
        Marquee((10..<14).map { Card(id: $0) }) { SizedCard($0, width: 120, height: 20) }.tag(1)
        Text(verbatim: "other").tag(2)
      }
    }
  }

  @Test func `behind another tab it holds, and keeps its place`() {
    let tab = Box(0)
    let screen = Screen.showing(Tabs(selection: tab.binding))
    func show(_ number: Int) {
      tab.value = number
      screen.update(Tabs(selection: tab.binding))
    }
    screen.advance(by: 3.2)
    #expect(screen.cards().map(\.item) == [1])
    show(1)
    screen.advance(by: 3)
    let text = screen.cards()
    #expect(text.contains { $0.start < 0 })
    show(2)
    #expect(screen.shown("other").count == 1)
    let ticks = screen.ticks
    screen.advance(by: 100)
    #expect(screen.ticks == ticks && !screen.isTicking)
    #expect(Timer.live.map(\.fireTime) == [])
    show(1)
    #expect(screen.cards().map(\.item) == text.map(\.item))
    for (here, there) in zip(screen.cards(), text) {
      #expect(abs(here.start - there.start) < 0.01)
    }
    screen.advance(by: 1)
    #expect(abs((screen.cards().first?.start ?? 0) - (text.first?.start ?? 0)) > 30)
    show(0)
    #expect(screen.cards().map(\.item) == [1])
    #expect(abs(screen.cards().first?.start ?? 9) < 0.01)
    screen.advance(by: 3.2)
    #expect(screen.cards().map(\.item) == [2])
  }

  @Test func `a tab left in the middle of a step or a drag comes back aligned`() {
    let tab = Box(0)
    let screen = Screen.showing(Tabs(selection: tab.binding))
    func show(_ number: Int) {
      tab.value = number
      screen.update(Tabs(selection: tab.binding))
    }
    screen.advance(by: 2.75)
    #expect(screen.isTicking)
    show(2)
    screen.advance(by: 10)
    show(0)
    #expect(screen.cards().map(\.start) == [0] && screen.cards().map(\.item) == [1])
    let finger = screen.touch(at: 250, 50)
    for step in 1...8 {
      screen.advance(by: 0.02)
      finger.move(to: 250 - CGFloat(step) * 20, 50)
    }
    show(2)
    screen.advance(by: 1)
    finger.lift()
    show(0)
    screen.advance(by: 1)
    #expect(screen.cards().count == 1 && screen.cards().map(\.start) == [0])
    #expect(!screen.isTicking)
  }
}
