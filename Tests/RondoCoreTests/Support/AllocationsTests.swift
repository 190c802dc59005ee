import CAllocationCounter
import Testing

/// The counter itself: "no allocation" means something only from a counter that would have seen one.
@Suite(.enabled(if: allocation_counter_is_available())) struct AllocationsTests {
  @inline(never) static func makeArray(count: Int) -> [Double] {
    Array(repeating: 1, count: count)
  }

  @inline(never) static func sum(_ values: borrowing [Double]) -> Double {
    var sum = 0.0
    for index in values.indices { sum += values[index] }
    return sum
  }

  @Test func `sees an array being made`() {
    var sum = 0.0
    let seen = allocations { sum = Self.makeArray(count: 100)[7] }
    #expect(sum == 1)
    #expect(seen == 1)
  }

  @Test func `sees an array grow`() {
    var values: [Double] = []
    let seen = allocations {
      values = []
      for value in 0..<1000 { values.append(Double(value)) }
    }
    #expect(values.count == 1000)
    #expect((seen ?? 0) > 1)
  }

  @Test func `sees nothing in arithmetic on an array that stands`() {
    let values = Self.makeArray(count: 100)
    var sum = 0.0
    let seen = allocations { sum = Self.sum(values) }
    #expect(sum == 100)
    #expect(seen == 0)
  }

  @Test func `counts nothing once stopped`() {
    allocation_counter_start()
    _ = allocation_counter_stop()
    _ = Self.makeArray(count: 100)
    #expect(allocation_counter_read() == 0)
    #expect(allocation_counter_stop() == 0)
  }
}
