import Testing

@testable import RondoCore

@Suite struct QuadraticRootsTests {
  @Test func `finds the roots inside the unit interval in order`() {
    var random = SeededGenerator(seed: 21)
    for _ in 0..<5000 {
      let scale = random.double(in: -50...50)
      let p = random.double(in: -0.5...1.5)
      let q = random.double(in: -0.5...1.5)
      guard abs(p - q) > 1e-3, abs(scale) > 1e-3 else { continue }
      let roots = QuadraticRoots(scale * p * q, -scale * (p + q), scale)
      let expected = [p, q].sorted().filter { $0 > 0 && $0 < 1 }
      let found = [roots.first, roots.second].compactMap { $0 }
      #expect(found.count == expected.count, "\(p) \(q) \(scale), seed 21")
      for (root, value) in zip(found, expected) {
        #expect(abs(root - value) < 1e-9, "\(p) \(q) \(scale), seed 21")
      }
    }
  }

  @Test func `solves what is only linear`() {
    #expect(QuadraticRoots(-1, 4, 0).first == 0.25)
    #expect(QuadraticRoots(-1, 4, 0).second == nil)
  }

  @Test func `gives nothing for double roots, constants and bad numbers`() {
    #expect(QuadraticRoots(0.25, -1, 1).first == nil)
    #expect(QuadraticRoots(1, 0, 0).first == nil)
    #expect(QuadraticRoots(0, 0, 0).first == nil)
    #expect(QuadraticRoots(1, 0, 1).first == nil)
    #expect(QuadraticRoots(.nan, 1, 1).first == nil)
    #expect(QuadraticRoots(1, .infinity, 1).first == nil)
  }
}
