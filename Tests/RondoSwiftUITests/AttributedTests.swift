import Foundation
import SwiftUI
import Testing
import UIKit

@testable import RondoSwiftUI

/// A text's attributes are measured and drawn as a `Text` draws them.
@MainActor @Suite(.serialized) struct AttributedTests {
  private typealias Change = (inout AttributedString) -> Void

  private func text(_ change: Change) -> AttributedString {
    var word = AttributedString("Tea tasting")
    change(&word)
    return word + AttributedString(" at four")
  }

  /// The width of the text's only leaf.
  private func width(_ text: AttributedString) -> CGFloat {
    let screen = Screen.showing(Marquee(text), width: 600)
    return screen.find(text: "Tea tasting at four")?.frame.width ?? 0
  }

  @Test func `what widens letters widens the banner's item`() {
    let plain = width(text { _ in })
    #expect(plain > 50)
    #expect(width(text { $0.font = .body.bold() }) > plain + 2)
    #expect(width(text { $0.font = .largeTitle }) > plain + 40)
    // Eleven letters of the first two words, half a space more or less at the run's ends.
    #expect(abs(width(text { $0.kern = 4 }) - plain - 44) <= 4)
    #expect(width(text { $0.foregroundColor = .red }) == plain)
    #expect(width(text { $0.underlineStyle = .single }) == plain)
  }

  @Test func `it runs only if the letters, as they are, need it`() {
    let plain = text { _ in }
    let wide = text { $0.font = .system(size: 34, weight: .bold) }
    let room = (width(plain) + width(wide)) / 2
    let still = Screen.showing(Marquee(plain), width: room)
    let runs = Screen.showing(Marquee(wide), width: room)
    still.advance(by: 3)
    runs.advance(by: 3)
    #expect(!still.isTicking)
    #expect(runs.isTicking)
    #expect(runs.shown("Tea tasting at four").count == 2)
  }

  /// How many points of a picture are of a colour.
  private func count(
    _ text: AttributedString, _ isMeant: (_ red: Int, _ green: Int, _ blue: Int) -> Bool
  ) -> Int {
    let picture = Screen.showing(Marquee(text), width: 300, height: 40).picture()
    return stride(from: 0, to: picture.bytes.count, by: 4).count {
      isMeant(
        Int(picture.bytes[$0 + 2]), Int(picture.bytes[$0 + 1]), Int(picture.bytes[$0]))
    }
  }

  @Test func `colours and lines are seen`() {
    let plain = text { _ in }
    func isRed(_ red: Int, _ green: Int, _ blue: Int) -> Bool { red > green + 80 }
    func isDark(_ red: Int, _ green: Int, _ blue: Int) -> Bool { red + green + blue < 300 }
    #expect(count(plain, isRed) == 0)
    #expect(count(text { $0.foregroundColor = .red }, isRed) > 40)
    let letters = count(plain, isDark)
    #expect(letters > 40)
    // What is not red stays as it was.
    #expect(count(text { $0.foregroundColor = .red }, isDark) > 15)
    #expect(count(text { $0.underlineStyle = .single }, isDark) > letters + 20)
    #expect(count(text { $0.strikethroughStyle = .single }, isDark) > letters + 20)
  }

  @Test func `a long text keeps its attributes in every part`() {
    var text = AttributedString(String(repeating: "the tide is in ", count: 30))
    let plain = Screen.showing(Marquee(text))
    text.font = .body.bold()
    let bold = Screen.showing(Marquee(text))
    let parts = zip(plain.leaves, bold.leaves).filter { $0.0.text != nil }
    #expect(parts.count > 3)
    for (plain, bold) in parts {
      #expect(plain.text == bold.text)
      #expect(bold.frame.width > plain.frame.width + 2)
    }
  }
}
