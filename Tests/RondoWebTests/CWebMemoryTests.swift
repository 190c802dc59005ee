import CWebMemory
import Testing

/// Serialized: the allocator is for one thread, as is a browser's module.
@Suite(.serialized) struct CWebMemoryTests {
  @Test func `blocks are aligned and do not overlap`() throws {
    var blocks: [(start: UInt, size: UInt, memory: UnsafeMutableRawPointer)] = []
    for size in [0, 1, 15, 16, 17, 31, 100, 1000, 4096, 10_000] {
      let memory = try #require(web_memory_allocate(size))
      memory.initializeMemory(as: UInt8.self, repeating: 0xA5, count: size)
      blocks.append((UInt(bitPattern: memory), UInt(size), memory))
    }
    for (index, block) in blocks.enumerated() {
      #expect(block.start % 16 == 0)
      for other in blocks[(index + 1)...] {
        #expect(
          block.start + block.size <= other.start || other.start + other.size <= block.start)
      }
    }
    for block in blocks { web_memory_release(block.memory) }
  }

  @Test func `a released block serves the next request of its size`() throws {
    let first = try #require(web_memory_allocate(200))
    web_memory_release(first)
    let second = try #require(web_memory_allocate(240))
    #expect(first == second)
    web_memory_release(second)
  }

  @Test func `memory in use does not grow with the number of requests`() throws {
    // Far more than there is, were any of it lost.
    for _ in 0..<10_000 {
      let small = try #require(web_memory_allocate(24))
      let large = try #require(web_memory_allocate(50_000))
      web_memory_release(small)
      web_memory_release(large)
    }
  }

  @Test func `what there is no memory for is refused`() {
    #expect(web_memory_allocate(1 << 30) == nil)
    #expect(web_memory_allocate(Int.max) == nil)
    web_memory_release(nil)
  }
}
