import TestSupport
import Testing

@Suite struct SettingsTableTests {
  private static let views =
    ["RondoUIKit/Reel", "RondoUIKit/ObjectiveC/ReelView+InterfaceBuilder.swift"]
    + ["Marquee", "Pager", "Carousel", "Roller"].map { "RondoUIKit/Components/\($0)View.swift" }

  @Test func `the table of settings has every property and method`() throws {
    let table = try DocumentedSettings(beside: #filePath)
    let missing = try ["public var", "public weak var", "public func"].flatMap {
      try table.missing(after: $0, in: Self.views)
    }
    #expect(missing == [])
  }

  @Test func `the table of settings has nothing that is not there`() throws {
    let table = try DocumentedSettings(beside: #filePath).names
    let unknown = try KnownNames(of: "RondoUIKit", beside: #filePath)
      .unknown(table.inColumns(of: "UIKit"))
    // A label alone.
    #expect(unknown == ["id"])
  }
}
