/// The effects that are rows of a few knots.
///
/// Shifts are from where the slot plainly lies: an item that is to be seen `x` extents from the
/// aligned place while it is `d` items away is shifted by `x - d * pitch`.
extension Scene {
  /// Items stacked; each fades as it leaves.
  var fade: Knots {
    let row: [Reel.Effect.Knot] = [
      .init(at: -1, .init(shiftAlong: pitch, opacity: 0)),
      .init(at: 0, .plain),
      .init(at: 1, .init(shiftAlong: -pitch, opacity: 0)),
    ]
    return knots(row, before: 1, after: 1)
  }

  /// Neighbours at 85 % of their size.
  var zoom: Knots {
    let small = Reel.Appearance(scale: 0.85)
    return Knots([.init(at: -1, small), .init(at: 0, .plain), .init(at: 1, small)])
  }

  /// Neighbours 0.6 extents further back, slightly smaller and paler.
  var depth: Knots {
    let eye = 2 * window
    let back = Reel.Appearance(scale: 0.95, depth: -0.6, opacity: 0.75)
    // What is further back is drawn nearer to the middle of the window by this factor.
    let drawn = 1 + 0.6 * extent / eye
    let last = min(max((room * drawn + 0.5) / pitch, 1), Double(Knots.mostReach))
    var gone = back
    gone.opacity = 0
    let row: [Reel.Effect.Knot] = [
      .init(at: -last - 0.5, gone), .init(at: -last, back), .init(at: -1, back),
      .init(at: 0, .plain), .init(at: 1, back), .init(at: last, back), .init(at: last + 0.5, gone),
    ]
    return knots(row, before: last + 0.5, after: last + 0.5, perspective: eye)
  }

  /// Side items tilted by 55 degrees, 0.75 extents from the middle and then 0.3 apart.
  var coverFlow: Knots {
    let eye = 2 * window
    // Half of a tilted item is seen as 0.29 extents, and it stands 0.4 extents further back.
    let edge = room * (1 + 0.4 * extent / eye) + 0.29
    let last = min(1 + max(edge - Self.nearest, 0) / Self.apart, Double(Knots.mostReach))
    let row = [
      tilted(-last - 0.5, opacity: 0), tilted(-last), tilted(-1), .init(at: 0, .plain),
      tilted(1), tilted(last), tilted(last + 0.5, opacity: 0),
    ]
    return knots(row, before: last + 0.5, after: last + 0.5, perspective: eye)
  }

  /// Returns an item of cover flow that is at least one away.
  private func tilted(_ distance: Double, opacity: Double = 1) -> Reel.Effect.Knot {
    let side: Double = distance < 0 ? -1 : 1
    let x = Self.nearest + (abs(distance) - 1) * Self.apart
    let look = Reel.Appearance(
      shiftAlong: side * x - distance * pitch, depth: -0.4, opacity: opacity)
    return .init(at: distance, turned(look, by: -side * 55 * .pi / 180))
  }

  private static var nearest: Double { 0.75 }
  private static var apart: Double { 0.3 }

  /// Up to two cards under the top one, which leaves the window before the next one is up.
  var cards: Knots {
    // With a loop's every card in the stack, one of them would be seen twice.
    let under = Double(max(min(count - 2, 2), 1))
    // Wholly outside at distance -1; a turned card sticks out by up to 0.1 extents.
    let away = pitch - max(pitch, roomBefore + 0.6)
    var row: [Reel.Effect.Knot] = [
      .init(at: -1, .init(shiftAlong: away, rotateZ: -0.1, opacity: 0)),
      .init(at: -0.8, .init(shiftAlong: 0.8 * away, rotateZ: -0.08)),
      .init(at: 0, .plain),
    ]
    var look = Reel.Appearance()
    for (distance, opacity) in [(under, 1.0), (under + 1, 0.0)] {
      look.shiftAlong = distance * (0.08 - pitch)
      look.scale = 1 - 0.07 * distance
      look.depth = -0.1 * distance
      look.opacity = opacity
      row.append(.init(at: distance, look))
    }
    return knots(row, before: 1, after: under + 1)
  }

  /// Content held back by a quarter of the way of its slot.
  var parallax: Knots {
    Knots([
      .init(at: -1, .init(contentShift: 0.25)), .init(at: 0, .plain),
      .init(at: 1, .init(contentShift: -0.25)),
    ])
  }
}
