import Testing

@testable import RondoCore

@Suite struct MotionStateTests {
  @Test func `is equal to itself`() {
    #expect(MotionState(offset: 1, velocity: 2) == MotionState(offset: 1, velocity: 2))
  }
}
