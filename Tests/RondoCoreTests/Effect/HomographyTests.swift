import Testing

@testable import RondoCore

/// How a slot is seen, and which of its points is seen where.
struct HomographyTests {
  private func map(perspective: Double? = 500, _ edit: (inout Pose) -> Void) -> Homography {
    var pose = Pose(
      start: 30, extent: 100, breadth: 80, appearance: .plain, axis: .horizontal,
      isMirrored: false)
    edit(&pose)
    return Homography(
      of: pose, width: 100, height: 80, middle: (150, 40), perspective: perspective)
  }

  @Test func `the point seen is the one that is shown there`() throws {
    var random = SeededGenerator(seed: 7)
    for round in 0..<200 {
      let map = map(perspective: round % 3 == 0 ? nil : 500) {
        $0.rotateX = random.double(in: -1...1)
        $0.rotateY = random.double(in: -1...1)
        $0.rotateZ = random.double(in: -3...3)
        $0.scale = random.double(in: 0.3...1.5)
        $0.z = random.double(in: -300...100)
      }
      let (u, v) = (random.double(in: 0...100), random.double(in: 0...80))
      let w = map.wu * u + map.wv * v + map.w0
      let x = (map.xu * u + map.xv * v + map.x0) / w
      let y = (map.yu * u + map.yv * v + map.y0) / w
      // Turned by two angles of less than a quarter and seen from aside, it may show its back.
      guard let point = map.point(seenAt: x, y) else { continue }
      #expect(abs(point.u - u) < 1e-6 && abs(point.v - v) < 1e-6, "seed 7, round \(round)")
    }
    let plain = try #require(map { $0.y = 7 }.point(seenAt: 40, 17))
    #expect(plain == (10, 10))
  }

  @Test func `of what is turned away, seen from its edge or behind the eye nothing is seen`() {
    #expect(map { $0.rotateY = 3 }.point(seenAt: 80, 40) == nil)
    #expect(map(perspective: nil) { $0.rotateY = .pi / 2 }.point(seenAt: 80, 40) == nil)
    #expect(map { $0.z = 600 }.point(seenAt: 80, 40) == nil)
    #expect(map { $0.scale = 0 }.point(seenAt: 80, 40) == nil)
    #expect(map { $0.x = .nan }.point(seenAt: 80, 40).map { $0.u >= 0 } != true)
  }
}
