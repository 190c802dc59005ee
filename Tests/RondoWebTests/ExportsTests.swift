import Testing

@testable import RondoWeb

@Suite struct ExportsTests {
  @Test func `the interface has a number`() {
    #expect(interfaceNumber() == 1)
  }
}
