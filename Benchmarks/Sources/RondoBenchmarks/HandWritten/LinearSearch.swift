/// The way of many strips of different widths: from the first item on until the window is passed.
struct LinearSearch: FrameSource {
  let extents: [Double]
  let length: Double
  let speed: Double

  init(_ extents: Extents, speed: Double) {
    self.extents = extents.all
    length = self.extents.reduce(0, +)
    self.speed = speed
  }

  mutating func frame(at time: Double) -> Sight {
    let distance = speed * time
    let offset = distance - (distance / length).rounded(.down) * length
    var sight = Sight()
    var start = -offset
    var index = 0
    while start < Extents.window {
      if start + extents[index] > 0 { sight.add(start: start) }
      start += extents[index]
      index = index + 1 == extents.count ? 0 : index + 1
    }
    return sight
  }
}
