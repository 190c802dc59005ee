/// The way of many carousels: the items many times over in one array, a start in the middle, and the
/// first visible cell by division.
struct ClonedArray: FrameSource {
  let cells: [Double]
  let length: Double
  let middle: Double
  let speed: Double

  /// How many times the items are there.
  static let copies = 100

  init(_ extents: Extents, speed: Double) {
    let items = extents.all
    var cells: [Double] = []
    cells.reserveCapacity(items.count * Self.copies)
    for _ in 0..<Self.copies { cells += items }
    self.cells = cells
    length = items.reduce(0, +)
    middle = length * Double(Self.copies / 2)
    self.speed = speed
  }

  mutating func frame(at time: Double) -> Sight {
    let offset = middle + speed * time
    var sight = Sight()
    var index = Int(offset / Extents.extent)
    var start = Double(index) * Extents.extent - offset
    while start < Extents.window {
      sight.add(start: start)
      start += cells[index]
      index += 1
    }
    return sight
  }
}
