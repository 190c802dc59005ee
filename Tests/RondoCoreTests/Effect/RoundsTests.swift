import Testing

@testable import RondoCore

#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#endif

/// The effects that turn items about an axis, in points of the plane across it.
@Suite struct RoundsTests {
  /// A point along the strip and towards the viewer.
  struct Spot {
    var along: Double
    var depth: Double
  }

  /// Where one edge of an item is, -1 the nearer and 1 the further along the strip.
  func edge(_ side: Double, of distance: Double, _ knots: Knots, _ scene: Scene) -> Spot {
    let look = knots.appearance(at: distance)
    // About y the right edge goes away from the viewer; about x the upper one does.
    let angle = scene.axis == .horizontal ? look.rotateY : -look.rotateX
    let half = 0.5 * scene.extent * side
    return Spot(
      along: (distance * scene.pitch + look.shiftAlong) * scene.extent + half * cos(angle),
      depth: look.depth * scene.extent - half * sin(angle))
  }

  @Test(arguments: [
    Scene(extent: 375, window: 375, count: 5),
    Scene(extent: 375, window: 375, count: 5, axis: .vertical),
    Scene(extent: 1024, window: 1024, count: 2),
    Scene(extent: 40, window: 40, count: 2),
  ])
  func `the faces of a cube meet at their edges`(scene: Scene) {
    let knots = Reel.Effect.cube.knots(in: scene)
    for step in 0...100 {
      let position = Double(step) / 100
      let leaving = edge(1, of: -position, knots, scene)
      let coming = edge(-1, of: 1 - position, knots, scene)
      // Each face follows its circle within a quarter of a point.
      #expect(abs(leaving.along - coming.along) < 0.5, "at \(position)")
      #expect(abs(leaving.depth - coming.depth) < 0.5, "at \(position)")
    }
  }

  @Test func `a cube turns a quarter from item to item`() {
    let scene = Scene(extent: 375, window: 375, count: 5)
    let knots = Reel.Effect.cube.knots(in: scene)
    #expect(abs(knots.appearance(at: 1).rotateY - .pi / 2) < 1e-12)
    #expect(abs(knots.appearance(at: -0.5).rotateY + .pi / 4) < 1e-12)
    #expect(knots.appearance(at: 1).opacity == 0)
    #expect(knots.appearance(at: 0.5).opacity == 1)
  }

  @Test(arguments: [
    Scene(extent: 38, window: 190, count: 9, axis: .vertical),
    Scene(extent: 38, window: 114, count: 9, axis: .vertical),
    Scene(extent: 60, spacing: 5, window: 800, count: 9),
  ])
  func `the rows of a wheel lie on a cylinder as high as the window`(scene: Scene) {
    let knots = Reel.Effect.wheel.knots(in: scene)
    let radius = scene.window / 2
    for step in -500...500 {
      let distance = Double(step) / 50
      let arc = distance * (scene.extent + scene.spacing)
      let look = knots.appearance(at: distance)
      if abs(arc) >= radius * .pi / 2 {
        #expect(look.opacity == 0, "at \(distance)")
        continue
      }
      let angle = arc / radius
      let along = (distance * scene.pitch + look.shiftAlong) * scene.extent
      #expect(abs(along - radius * sin(angle)) < 0.5, "at \(distance)")
      #expect(abs(look.depth * scene.extent - radius * (cos(angle) - 1)) < 0.5, "at \(distance)")
      let turn = scene.axis == .vertical ? -look.rotateX : look.rotateY
      #expect(abs(turn - angle) < 1e-9, "at \(distance)")
      #expect(look.opacity > 0)
    }
  }

  @Test func `the rows of a wheel pale towards its edge`() {
    let scene = Scene(extent: 38, window: 190, count: 9, axis: .vertical)
    let knots = Reel.Effect.wheel.knots(in: scene)
    var last = 1.0
    for step in 1...39 {
      let opacity = knots.appearance(at: Double(step) / 10).opacity
      #expect(opacity < last)
      last = opacity
    }
  }

  /// The angle to a distance, for how many items go round.
  func angle(_ distance: Double, of places: Int) -> Double { distance * 2 * .pi / Double(places) }

  @Test(arguments: [false, true], [3, 6, 11, 16, 40])
  func `the faces of a cylinder meet at their edges`(isInverted: Bool, count: Int) {
    for axis in [Reel.Axis.horizontal, .vertical] {
      let scene = Scene(extent: 120, spacing: 8, window: 375, count: count, axis: axis)
      let effect: Reel.Effect = isInverted ? .invertedCylinder : .cylinder
      let knots = effect.knots(in: scene)
      let places = max(min(count, 16), 6)
      // The middle of the space between two is where their planes meet.
      let wide = Scene(extent: 128, window: 375, count: count, axis: axis)
      for step in 0...100 {
        let position = Double(step) / 100
        var sides: [Spot] = []
        for (distance, side) in [(-position, 1.0), (1 - position, -1.0)] {
          let look = knots.appearance(at: distance)
          let turn = axis == .horizontal ? look.rotateY : -look.rotateX
          #expect(abs(turn - (isInverted ? -1 : 1) * angle(distance, of: places)) < 1e-9)
          sides.append(
            Spot(
              along: (distance * scene.pitch + look.shiftAlong) * scene.extent
                + 0.5 * wide.extent * side * cos(turn),
              depth: look.depth * scene.extent - 0.5 * wide.extent * side * sin(turn)))
        }
        #expect(abs(sides[0].along - sides[1].along) < 0.6, "at \(position)")
        #expect(abs(sides[0].depth - sides[1].depth) < 0.6, "at \(position)")
      }
      let quarter = Double(places) / 4
      #expect(knots.appearance(at: quarter).opacity == 0)
      #expect(knots.appearance(at: 0.7 * quarter).opacity == 1)
      // What is on the outside goes away from the viewer, what is on the inside comes nearer.
      #expect((knots.appearance(at: 1).depth > 0) == isInverted)
    }
  }

  @Test(arguments: [false, true], [3, 6, 11, 16, 40])
  func `the items of a rotary stand on a circle and face the viewer`(
    isInverted: Bool, count: Int
  ) {
    let scene = Scene(extent: 120, spacing: 8, window: 375, count: count)
    let effect: Reel.Effect = isInverted ? .invertedRotary : .rotary
    let knots = effect.knots(in: scene)
    let places = max(min(count, 16), 6)
    let radius = 64 / sin(.pi / Double(places))
    let end = isInverted ? Double(places) / 4 : Double(places / 2)
    for step in -100...100 {
      let distance = end * Double(step) / 100
      let look = knots.appearance(at: distance)
      let turn = angle(distance, of: places)
      let along = (distance * scene.pitch + look.shiftAlong) * scene.extent
      #expect(abs(along - radius * sin(turn)) < 0.5, "at \(distance)")
      let depth = (isInverted ? -1 : 1) * radius * (cos(turn) - 1)
      #expect(abs(look.depth * scene.extent - depth) < 0.5, "at \(distance)")
      #expect(look.rotateY == 0)
      if abs(step) <= 75 { #expect(look.opacity > 0.99) }
    }
    #expect(knots.appearance(at: end).opacity == 0)
  }

  @Test(arguments: [false, true], [Reel.Axis.horizontal, .vertical])
  func `the items of a ferris wheel stand upright on its rim`(isInverted: Bool, axis: Reel.Axis) {
    let scene = Scene(
      extent: 120, spacing: 8, window: 375, breadth: 200, count: 20, axis: axis)
    let effect: Reel.Effect = isInverted ? .invertedFerrisWheel : .ferrisWheel
    let knots = effect.knots(in: scene)
    let radius = 128 * 7 / Double.pi
    // From the aligned item's middle to the wheel's.
    let hub = isInverted ? -radius : radius
    for step in -35...35 {
      let distance = Double(step) / 10
      let look = knots.appearance(at: distance)
      let along = (distance * scene.pitch + look.shiftAlong) * scene.extent
      let across = look.shiftAcross * scene.breadth - hub
      #expect(abs(along - radius * sin(angle(distance, of: 14))) < 0.5, "at \(distance)")
      #expect(abs((along * along + across * across).squareRoot() - radius) < 0.5)
      // The same turn about the hub carries the aligned place to this one.
      let (x, y) = axis == .horizontal ? (0.0, -hub) : (-hub, 0.0)
      let (sine, cosine) = (sin(look.rotateZ), cos(look.rotateZ))
      let (toX, toY) = axis == .horizontal ? (along, across) : (across, along)
      #expect(abs(x * cosine - y * sine - toX) < 0.5, "at \(distance)")
      #expect(abs(x * sine + y * cosine - toY) < 0.5, "at \(distance)")
      #expect((look.opacity == 0) == (abs(step) == 35))
    }
    #expect(knots.appearance(at: 2).opacity == 1)
  }

  @Test(arguments: Reel.Effect.Recipe.allCases, scenes)
  func `nothing that is seen comes to the eye`(recipe: Reel.Effect.Recipe, scene: Scene) {
    let knots = Reel.Effect(recipe).knots(in: scene)
    for knot in knots.row {
      guard let eye = knots.perspective else { continue }
      let look = knot.appearance
      let side = abs(sin(look.rotateX + look.rotateY)) * 0.5
      #expect((look.depth + side) * scene.extent < 0.9 * eye, "at \(knot.distance)")
    }
  }
}

@Suite struct PoseTests {
  let look = Reel.Appearance(
    shiftAlong: 0.5, shiftAcross: 0.1, rotateX: 0.1, rotateY: 0.2, rotateZ: 0.3, scale: 0.9,
    depth: -1, opacity: 0.5, contentShift: 0.25)

  func pose(_ axis: Reel.Axis, isMirrored: Bool) -> Pose {
    Pose(
      start: 10, extent: 40, breadth: 200, appearance: look, axis: axis, isMirrored: isMirrored)
  }

  @Test func `shifts to the right from left to right`() {
    let pose = pose(.horizontal, isMirrored: false)
    #expect(pose.x == 30)
    #expect(pose.y == 20)
    #expect(pose.z == -40)
    #expect(pose.contentShift == 10)
    #expect(pose.rotateY == 0.2)
    #expect(pose.rotateZ == 0.3)
  }

  @Test func `shifts and turns the other way from right to left`() {
    let pose = pose(.horizontal, isMirrored: true)
    #expect(pose.x == -10)
    #expect(pose.y == 20)
    #expect(pose.z == -40)
    #expect(pose.contentShift == -10)
    #expect(pose.rotateX == 0.1)
    #expect(pose.rotateY == -0.2)
    #expect(pose.rotateZ == -0.3)
  }

  @Test func `shifts down on a vertical strip, mirrored or not`() {
    let pose = pose(.vertical, isMirrored: false)
    #expect(pose.x == 20)
    #expect(pose.y == 30)
    #expect(pose.rotateX == 0.1)
    #expect(pose.contentShift == 10)
    #expect(pose == self.pose(.vertical, isMirrored: true))
  }
}
