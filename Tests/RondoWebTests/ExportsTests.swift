import Testing

@testable import RondoWeb

@Suite(.serialized) struct ExportsTests {
  @Test func `the interface has a number`() {
    #expect(interfaceNumber() == 2)
  }

  @Test func `a carousel goes from its settings to a script`() {
    let handle = create()
    defer { destroy(handle) }
    let numbers = buffer(64)!
    for place in 0..<64 { numbers[place] = .nan }
    numbers[SettingsCode.itemsPerPage.rawValue] = 1
    _ = settings(handle, 2, 1)
    _ = layout(handle, 600, 100, 0, 1)
    for place in 0..<3 { numbers[place] = 1 }
    let report = items(handle, 3, -1, 1, 1)!
    #expect(report[15] == 3)
    #expect(script(handle, 1) > 0)
  }
}
