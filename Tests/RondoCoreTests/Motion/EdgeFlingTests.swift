import Testing

@testable import RondoCore

@Suite struct EdgeFlingTests {
  private func fling(_ offset: Double, _ velocity: Double) -> EdgeFling {
    EdgeFling(from: MotionState(offset: offset, velocity: velocity), lower: 0, upper: 1000)
  }

  @Test func `inside it is the decay`() {
    let inside = fling(200, 1000)
    let decay = Decay(from: MotionState(offset: 200, velocity: 1000))
    for t in [0, 0.4, 2, 9] { #expect(inside.state(at: t) == decay.state(at: t)) }
    #expect(inside.crossingTime == .infinity)
    #expect(inside.settlingTime == decay.settlingTime)
  }

  @Test(arguments: [(900.0, 3000.0, 1000.0), (100, -3000, 0)])
  func `crosses an edge and comes back to it`(start: Double, velocity: Double, edge: Double) {
    let fling = fling(start, velocity)
    let before = fling.state(at: fling.crossingTime.nextDown)
    let after = fling.state(at: fling.crossingTime)
    #expect(abs(after.offset - edge) < 1e-9)
    #expect(abs(before.offset - after.offset) < 1e-9)
    #expect(abs(before.velocity - after.velocity) < 1e-9)
    #expect(fling.restOffset == edge)
    // The peak of a critical spring is v / (e w0) beyond, at 1 / w0 after the crossing.
    let peak = abs(fling.state(at: fling.crossingTime + 0.1).offset - edge)
    #expect(abs(peak - abs(after.velocity) / (2.718_281_828_459_045 * 10)) < 1e-9)
  }

  @Test func `from outside the spring brings it to the edge`() {
    let back = fling(-80, 0)
    #expect(back.restOffset == 0)
    #expect(back.entryTime == .infinity)
    for t in stride(from: 0.0, to: back.settlingTime, by: 0.01) {
      #expect(back.state(at: t).offset < 0)
    }
  }

  @Test func `from outside a strong fling goes on into the strip`() {
    let inward = fling(-30, 1500)
    #expect(inward.entryTime > 0 && inward.entryTime < 0.1)
    let before = inward.state(at: inward.entryTime.nextDown)
    let after = inward.state(at: inward.entryTime)
    #expect(abs(before.offset) < 1e-9 && abs(after.offset) < 1e-9)
    #expect(abs(before.velocity - after.velocity) < 1e-9)
    #expect(inward.restOffset! > 100)
  }

  @Test func `may cross the whole strip and the other edge`() {
    let long = fling(-10, 9000)
    #expect(long.crossingTime > long.entryTime && long.crossingTime < .infinity)
    #expect(long.restOffset == 1000)
  }

  @Test func `at an edge it springs outward and decays inward`() {
    #expect(fling(1000, 500).crossingTime == 0)
    #expect(fling(1000, -500).crossingTime == .infinity)
    #expect(fling(0, 500).crossingTime == .infinity)
    #expect(fling(0, 0).settlingTime == 0)
  }

  @Test func `a strip without room springs to its one offset`() {
    let stuck = EdgeFling(
      from: MotionState(offset: 10, velocity: 800), lower: 10, upper: -5)
    #expect(stuck.restOffset == 10)
    #expect(stuck.crossingTime == 0)
  }
}
