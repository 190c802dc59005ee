/// The effects that are rows of a few knots.
///
/// Shifts are from where the slot plainly lies: an item that is to be seen `x` extents from the
/// aligned place while it is `d` items away is shifted by `x - d * pitch`.
extension Scene {
  /// Items stacked; each fades as it leaves.
  var fade: Knots {
    var knots = knots(before: 1, after: 1)
    knots.addBoth(1, .init(shiftAlong: -pitch, opacity: 0))
    return knots
  }

  /// Neighbours at 85 % of their size.
  var zoom: Knots {
    var knots = knots(before: 0, after: 0)
    knots.addBoth(1, .init(scale: 0.85))
    return knots
  }

  /// Neighbours 0.6 extents further back, slightly smaller and paler.
  var depth: Knots {
    // What is further back is drawn nearer to the middle of the window by this factor.
    let drawn = 1 + 0.6 * extent / (Self.eye * window)
    let last = min(max((room * drawn + 0.5) / pitch, 1), Double(Knots.mostReach))
    var look = Reel.Appearance(scale: 0.95, depth: -0.6, opacity: 0.75)
    var knots = knots(before: last + 0.5, after: last + 0.5, perspective: Self.eye)
    knots.addBoth(1, look)
    knots.addBoth(last, look)
    look.opacity = 0
    knots.addBoth(last + 0.5, look)
    return knots
  }

  /// Side items tilted by 55 degrees, 0.75 extents from the middle and then 0.3 apart, each a little
  /// further back than the one before it, over which it would lie otherwise.
  var coverFlow: Knots {
    let nearest = 0.75
    let apart = 0.3
    // Half of a tilted item is seen as 0.29 extents, and it stands 0.4 extents further back.
    let edge = room * (1 + 0.4 * extent / (Self.eye * window)) + 0.29
    let last = min(1 + max(edge - nearest, 0) / apart, Double(Knots.mostReach))
    var look = turned(Reel.Appearance(depth: -0.4), by: -55 * .pi / 180)
    var knots = knots(before: last + 0.5, after: last + 0.5, perspective: Self.eye)
    look.shiftAlong = nearest - pitch
    knots.addBoth(1, look)
    look.shiftAlong = nearest + (last - 1) * apart - last * pitch
    look.depth -= 0.02 * (last - 1)
    knots.addBoth(last, look)
    look.shiftAlong += 0.5 * (apart - pitch)
    look.opacity = 0
    knots.addBoth(last + 0.5, look)
    return knots
  }

  /// Up to two cards under the top one, which leaves the window before the next one is up.
  var cards: Knots {
    // With a loop's every card in the stack, one of them would be seen twice.
    let under = Double(max(min(count - 2, 2), 1))
    var knots = knots(before: 1, after: under + 1)
    // Wholly outside at distance -1; a turned card sticks out by up to 0.1 extents.
    let away = pitch - max(pitch, roomBefore + 0.6)
    var look = Reel.Appearance(shiftAlong: 0.8 * away, rotateZ: -0.08)
    knots.add(-0.8, look)
    look = Reel.Appearance(shiftAlong: away, rotateZ: -0.1, opacity: 0)
    knots.add(-1, look)
    look = Reel.Appearance()
    for distance in [under, under + 1] {
      look.shiftAlong = distance * (0.08 - pitch)
      look.scale = 1 - 0.07 * distance
      look.depth = -0.1 * distance
      look.opacity = distance > under ? 0 : 1
      knots.add(distance, look)
    }
    return knots
  }

  /// Neighbours at 65 % of their size under the aligned item, and all 0.39 extents nearer to it, and to
  /// each other, than side by side.
  var overlap: Knots {
    let pitch = pitch
    let last = min(max((room + 0.325) / (pitch - 0.39), 1), Double(Knots.mostReach))
    var look = Reel.Appearance(scale: 0.65, opacity: 0.6)
    var knots = knots(before: last + 0.5, after: last + 0.5)
    for distance in [1, last, last + 0.5] {
      look.shiftAlong = -0.39 * distance
      // Only for what lies over what: without an eye nothing is drawn smaller for it.
      look.depth = -0.05 * distance
      if distance > last { look.opacity = 0 }
      knots.addBoth(distance, look)
    }
    return knots
  }

  /// A half turn from one item to the next, in one place; each is seen while it shows its face.
  var flip: Knots {
    var knots = knots(before: 1, after: 1, perspective: Self.eye)
    // Seen from the middle it is edge-on at the quarter turn, from elsewhere a little before it or after.
    for distance in [0.48, 0.5, 1] {
      knots.addBoth(
        distance,
        turned(
          .init(shiftAlong: -distance * pitch, opacity: distance < 0.5 ? 1 : 0),
          by: min(distance, 0.5) * .pi))
    }
    return knots
  }

  /// Items 0.3 extents aside and one further back from one to the next; the one on the near side fades.
  func timeMachine(isInverted: Bool) -> Knots {
    let sign: Double = isInverted ? 1 : -1
    // With a loop's every item in the row, one of them would be seen twice.
    let behind = Double(max(min(count - 2, 4), 1))
    var knots = knots(
      before: isInverted ? 1 : behind + 1, after: isInverted ? behind + 1 : 1,
      // What comes towards the viewer stays well before the eye.
      perspective: max(Self.eye, 2 * extent / window))
    for distance in [-1, behind, behind + 1] {
      knots.add(
        sign * distance,
        .init(
          shiftAlong: sign * distance * (0.3 - pitch), depth: -distance,
          opacity: distance == behind ? 1 : 0))
    }
    return knots
  }

  /// Content held back by a quarter of the way of its slot.
  var parallax: Knots {
    var knots = knots(before: 0, after: 0)
    knots.addBoth(1, .init(contentShift: -0.25))
    return knots
  }

  /// The distance of the eye from cover flow and depth, in windows.
  private static var eye: Double { 2 }
}
