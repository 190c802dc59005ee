import Foundation
import RondoCore
import SwiftUI
import Testing

@testable import RondoSwiftUI

/// What a controller has its view told of, by itself.
@MainActor @Suite(.serialized) struct AnnouncementsTests {
  private static let long = "The last train to the coast leaves at 23:10 from platform four"

  private struct Told: View {
    let text: String
    @StateObject private var reel = ReelController()

    var body: some View {
      VStack(spacing: 0) {
        Marquee(text).reelController(reel)
        Text(verbatim: reel.isRunning ? "running" : "standing")
        Text(verbatim: reel.needsScrolling ? "long" : "short")
        Button("stop") { reel.stop() }
      }
    }
  }

  @Test func `whether it runs and has to is told from the first layout on`() throws {
    let screen = Screen(Told(text: Self.long), size: CGSize(width: 200, height: 120))
    screen.advance(by: 0.1)
    #expect(screen.texts.contains("running") && screen.texts.contains("long"))
    screen.update(Told(text: "Tea"))
    screen.advance(by: 0.1)
    #expect(screen.texts.contains("standing") && screen.texts.contains("short"))
    screen.update(Told(text: Self.long))
    screen.advance(by: 0.1)
    #expect(screen.texts.contains("running") && screen.texts.contains("long"))
    let stop = try #require(screen.find(text: "stop")).frame
    screen.tap(at: stop.midX, stop.midY)
    screen.advance(by: 0.1)
    #expect(screen.texts.contains("standing") && screen.texts.contains("long"))
  }

  @Test func `a wider place, in which all fits, is told`() {
    let screen = Screen(Told(text: Self.long), size: CGSize(width: 200, height: 120))
    screen.advance(by: 0.1)
    screen.resize(to: CGSize(width: 2000, height: 120))
    screen.advance(by: 0.1)
    #expect(screen.texts.contains("standing") && screen.texts.contains("short"))
  }

  @Test func `nothing is told of what merely moves`() {
    let screen = Screen(Told(text: Self.long), size: CGSize(width: 200, height: 120))
    screen.advance(by: 2)
    let before = screen.evaluations(of: Told.self)
    screen.advance(by: 3)
    #expect(screen.evaluations(of: Told.self) == before)
  }
}
