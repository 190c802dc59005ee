import CAllocationCounter
import Testing

@testable import RondoCore

/// What a frame asks for costs no memory.
@Suite(.enabled(if: allocation_counter_is_available())) struct MotionAllocationTests {
  @Test(arguments: MotionKind.allCases)
  func `evaluating a motion allocates nothing`(kind: MotionKind) {
    var random = SeededGenerator(seed: 5)
    let motion = MotionCase(kind, &random).motion
    var sum = 0.0
    let count = allocations {
      for frame in 0..<100 { sum += motion.state(at: Double(frame) / 60).offset }
    }
    #expect(sum.isFinite)
    #expect(count == 0)
  }

  @Test func `finding a step allocates nothing`() {
    let staircase = Staircase(
      pageCount: 3, ends: .turnBack, intervals: .own(prefix: [0, 1, 3, 6]), transition: 0.5)
    var sum = 0
    let count = allocations {
      for frame in 0..<100 { sum += staircase.step(at: Double(frame) / 7).from }
    }
    #expect(sum > 0)
    #expect(count == 0)
  }
}
