import SwiftUI
import Testing

/// Facts of SwiftUI that the tests of our views build on, seen in the double that stands for it.
@MainActor @Suite struct DoubleTests {
  @Test func `a text is a view`() {
    #expect(Text(verbatim: "x") == Text(verbatim: "x"))
  }
}
