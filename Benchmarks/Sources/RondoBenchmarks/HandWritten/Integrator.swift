/// The way of many running texts: a step added to the offset every frame, and every item placed.
struct Integrator: FrameSource {
  let extents: [Double]
  let starts: [Double]
  let length: Double
  let speed: Double
  var offset = 0.0
  var lastTime = 0.0

  init(_ extents: Extents, speed: Double) {
    self.extents = extents.all
    var starts: [Double] = []
    var start = 0.0
    for extent in self.extents {
      starts.append(start)
      start += extent
    }
    self.starts = starts
    length = start
    self.speed = speed
  }

  mutating func frame(at time: Double) -> Sight {
    offset += speed * (time - lastTime)
    lastTime = time
    while offset >= length { offset -= length }
    var sight = Sight()
    for index in starts.indices {
      var start = starts[index] - offset
      if start + extents[index] <= 0 { start += length }
      if start < Extents.window { sight.add(start: start) }
    }
    return sight
  }
}
