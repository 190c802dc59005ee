/// A loop computed in the plainest way, to hold the others against.
struct Reference {
  let extents: [Double]
  let length: Double

  init(_ extents: Extents) {
    self.extents = extents.all
    length = self.extents.reduce(0, +)
  }

  /// Returns what a window shows at an offset: every item on every turn that may reach it.
  func sight(at offset: Double) -> Sight {
    var sight = Sight()
    let first = ((offset - Extents.window) / length).rounded(.down)
    let last = ((offset + Extents.window) / length).rounded(.up)
    for turn in Int(first)...Int(last) {
      var start = Double(turn) * length - offset
      if start > Extents.window || start + length < 0 { continue }
      for extent in extents {
        if start < Extents.window && start + extent > 0 { sight.add(start: start) }
        start += extent
        if start > Extents.window { break }
      }
    }
    return sight
  }
}
