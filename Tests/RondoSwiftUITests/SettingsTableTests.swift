import TestSupport
import Testing

@Suite struct SettingsTableTests {
  private static let modifiers = ["Marquee", "Reel", "ReelEvents", "Roller"].map {
    "RondoSwiftUI/Components/View+\($0).swift"
  }

  @Test func `the table of settings has every modifier`() throws {
    let table = try DocumentedSettings(beside: #filePath)
    let missing = try table.missing(after: "public func", in: Self.modifiers)
    #expect(missing == [])
  }

  @Test func `the table of settings has every command and what can be read`() throws {
    let table = try DocumentedSettings(beside: #filePath)
    let controller = ["RondoSwiftUI/Reel/ReelController.swift"]
    #expect(try table.missing(after: "public func", in: controller) == [])
    #expect(try table.missing(after: "public var", in: controller) == [])
  }

  @Test func `the table of settings has nothing that is not there`() throws {
    let table = try DocumentedSettings(beside: #filePath).names
    let unknown = try KnownNames(of: "RondoSwiftUI", beside: #filePath)
      .unknown(table.inColumns(of: "SwiftUI"))
    // What an app passes, and a label alone.
    #expect(unknown == ["attributedString", "elements", "images", "lines", "selection", "words"])
  }
}
