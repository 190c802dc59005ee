import Testing

@testable import RondoCore

@Suite struct RubberBandTests {
  @Test func `gives way by 55 percent at the edge`() {
    let step = 1e-6
    let slope = RubberBand.position(forPull: step, dimension: 400) / step
    #expect(abs(slope - 0.55) < 1e-8)
  }

  @Test func `follows the formula`() {
    // 100 * 0.55 * 400 / (400 + 55)
    #expect(abs(RubberBand.position(forPull: 100, dimension: 400) - 48.351_648_351_648_35) < 1e-12)
  }

  @Test func `never reaches the dimension and never turns back`() {
    var last = 0.0
    for pull in stride(from: 10.0, through: 1e6, by: 997) {
      let position = RubberBand.position(forPull: pull, dimension: 300)
      #expect(position > last && position < 300)
      last = position
    }
  }

  @Test func `the pull for a position is the inverse and both are symmetric`() {
    var random = SeededGenerator(seed: 31)
    for _ in 0..<5000 {
      let dimension = random.double(in: 1...3000)
      let pull = random.double(in: -5...5) * dimension
      let position = RubberBand.position(forPull: pull, dimension: dimension)
      let back = RubberBand.pull(forPosition: position, dimension: dimension)
      #expect(abs(back - pull) <= 1e-12 * max(dimension, abs(pull)) * 10, "\(pull), seed 31")
      #expect(RubberBand.position(forPull: -pull, dimension: dimension) == -position)
      #expect(RubberBand.pull(forPosition: -position, dimension: dimension) == -back)
    }
  }

  @Test(arguments: [0, -1, .nan, .infinity, -.infinity] as [Double])
  func `a dimension that is no size gives 0`(dimension: Double) {
    #expect(RubberBand.position(forPull: 10, dimension: dimension) == 0)
    #expect(RubberBand.pull(forPosition: 10, dimension: dimension) == 0)
  }

  @Test func `bad pulls and unreachable positions have a result`() {
    #expect(RubberBand.position(forPull: .nan, dimension: 100) == 0)
    #expect(RubberBand.position(forPull: .infinity, dimension: 100) == 100)
    #expect(RubberBand.position(forPull: -.infinity, dimension: 100) == -100)
    #expect(RubberBand.position(forPull: 0, dimension: 100) == 0)
    #expect(RubberBand.pull(forPosition: .nan, dimension: 100) == 0)
    #expect(RubberBand.pull(forPosition: 100, dimension: 100) == 1e8)
    #expect(RubberBand.pull(forPosition: -.infinity, dimension: 100) == -1e8)
  }
}
