import TestSupport
import Testing

@Suite struct SettingsTableTests {
  private static let views =
    ["RondoUIKit/Reel", "RondoUIKit/ObjectiveC/ReelView+InterfaceBuilder.swift"]
    + ["Marquee", "Pager", "Carousel", "Roller"].map { "RondoUIKit/Components/\($0)View.swift" }

  @Test func `the table of settings has every property`() throws {
    let table = try DocumentedSettings(beside: #filePath)
    #expect(try table.missing(after: "public var", in: Self.views) == [])
    #expect(try table.missing(after: "public weak var", in: Self.views) == [])
  }

  @Test func `the table of settings has nothing that is not there`() throws {
    let table = try DocumentedSettings(beside: #filePath)
    #expect(try table.unknown(inColumn: 1, declaredIn: ["RondoUIKit"]) == [])
  }
}
