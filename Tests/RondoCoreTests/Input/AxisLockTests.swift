import Testing

@testable import RondoCore

struct AxisLockTests {
  static let slops: [(Reel.Pointer, Double)] = [(.touch, 10), (.pen, 6), (.mouse, 3)]

  @Test(arguments: slops)
  func `is undecided within the slop and decided on it`(pointer: Reel.Pointer, slop: Double) {
    var lock = AxisLock(axis: .horizontal, pointer: pointer)
    #expect(lock.move(x: slop - 0.01, y: 0) == .undecided)
    #expect(lock.move(x: 0, y: 0.01 - slop) == .undecided)
    #expect(lock.move(x: -slop, y: 0) == .claimed)
  }

  @Test func `the slop is a circle`() {
    var lock = AxisLock(axis: .horizontal, pointer: .touch)
    #expect(lock.move(x: 7, y: 7) == .undecided)
    #expect(lock.move(x: 8, y: 6) == .claimed)
  }

  @Test(arguments: [Reel.Axis.horizontal, .vertical], [-1.0, 1])
  func `claims a drag along the axis and yields one across`(axis: Reel.Axis, sign: Double) {
    var horizontal = AxisLock(axis: axis, pointer: .touch)
    let isAlong = axis == .horizontal
    #expect(horizontal.move(x: 20 * sign, y: 19) == (isAlong ? .claimed : .yielded))
    var vertical = AxisLock(axis: axis, pointer: .touch)
    #expect(vertical.move(x: 19, y: 20 * sign) == (isAlong ? .yielded : .claimed))
  }

  @Test func `claims a drag halfway between the axes`() {
    var lock = AxisLock(axis: .vertical, pointer: .mouse)
    #expect(lock.move(x: -5, y: 5) == .claimed)
  }

  @Test func `a decision stands whatever the pointer does then`() {
    var claimed = AxisLock(axis: .horizontal, pointer: .touch)
    _ = claimed.move(x: 12, y: 0)
    #expect(claimed.move(x: 0, y: 300) == .claimed)
    var yielded = AxisLock(axis: .horizontal, pointer: .touch)
    _ = yielded.move(x: 0, y: 12)
    #expect(yielded.move(x: 300, y: 0) == .yielded)
    #expect(yielded.origin == 0)
  }

  @Test func `remembers where along the axis the drag was claimed`() {
    var lock = AxisLock(axis: .horizontal, pointer: .touch)
    _ = lock.move(x: -4, y: 0)
    #expect(lock.origin == 0)
    _ = lock.move(x: -14, y: 3)
    _ = lock.move(x: -40, y: 3)
    #expect(lock.origin == -14)
  }

  @Test func `a translation that is no number changes nothing`() {
    var lock = AxisLock(axis: .horizontal, pointer: .touch)
    #expect(lock.move(x: .nan, y: 50) == .undecided)
    #expect(lock.move(x: 50, y: .nan) == .undecided)
    #expect(lock.move(x: .infinity, y: 0) == .claimed)
    #expect(lock.origin == 1e6)
  }
}
