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
}

@Suite struct RowsTests {
  let scene = Scene(extent: 260, spacing: 12, window: 375, count: 6)

  /// From the aligned place to where the item is seen, in extents.
  func place(_ distance: Double, _ knots: Knots) -> Double {
    distance * scene.pitch + knots.appearance(at: distance).shiftAlong
  }

  @Test func `fading items stay in one place`() {
    let knots = Reel.Effect.fade.knots(in: scene)
    for step in -10...10 {
      let distance = Double(step) / 10
      #expect(abs(place(distance, knots)) < 1e-12)
      #expect(abs(knots.appearance(at: distance).opacity - (1 - abs(distance))) < 1e-12)
    }
  }

  @Test func `items of cover flow face the middle and overlap`() {
    let knots = Reel.Effect.coverFlow.knots(in: scene)
    #expect(knots.appearance(at: 1).rotateY < 0)
    #expect(knots.appearance(at: -1).rotateY > 0)
    #expect(place(2, knots) - place(1, knots) < 0.5)
    #expect(place(1, knots) > 0.5)
  }

  @Test func `a card leaves the window while the next comes up from under it`() {
    let knots = Reel.Effect.cards.knots(in: scene)
    #expect(place(-1, knots) * scene.extent + scene.center + 0.5 * scene.extent < 0)
    #expect(place(1, knots) < 0.1)
    #expect(knots.appearance(at: 1).depth < 0)
    #expect(knots.appearance(at: 2).depth < knots.appearance(at: 1).depth)
    #expect(knots.appearance(at: 3).opacity == 0)
  }

  @Test(arguments: 4...8)
  func `a loop of cards needs one view for each`(count: Int) {
    let strip = Strip(
      items: .uniform(count: count, extent: 300), isLoop: true, window: Window(extent: 300))
    let knots = Reel.Effect.cards.knots(in: Scene(strip: strip, axis: .horizontal))
    #expect(Sight(of: strip, knots: knots).copies(of: strip) == 1)
  }

  @Test func `neighbours are smaller, further back, or hold their content back`() {
    #expect(Reel.Effect.zoom.knots(in: scene).appearance(at: 1).scale == 0.85)
    #expect(Reel.Effect.depth.knots(in: scene).appearance(at: 1).depth == -0.6)
    #expect(Reel.Effect.parallax.knots(in: scene).appearance(at: 1).contentShift == -0.25)
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
