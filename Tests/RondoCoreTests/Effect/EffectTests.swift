import Testing

@testable import RondoCore

/// Layouts in which every effect is looked at: one item a page, peeking neighbours with spacing, many
/// small items, an item wider than the window, aligned at the start.
let scenes: [Scene] = [
  Scene(extent: 375, window: 375, breadth: 200, count: 5),
  Scene(extent: 260, spacing: 12, window: 375, breadth: 200, count: 5),
  Scene(extent: 38, window: 190, breadth: 300, count: 9, axis: .vertical),
  Scene(extent: 38, window: 114, breadth: 300, count: 3, axis: .vertical),
  Scene(extent: 500, spacing: 20, window: 375, breadth: 200, count: 2),
  Scene(extent: 120, spacing: 8, window: 600, breadth: 100, center: 60, count: 30),
]

let recipes = Reel.Effect.Recipe.allCases

/// The nine values of an appearance, for comparing.
func values(_ look: Reel.Appearance) -> [Double] {
  [
    look.shiftAlong, look.shiftAcross, look.rotateX, look.rotateY, look.rotateZ, look.scale,
    look.depth, look.opacity, look.contentShift,
  ]
}

func difference(_ first: Reel.Appearance, _ second: Reel.Appearance) -> Double {
  zip(values(first), values(second)).map { abs($0 - $1) }.max() ?? 0
}

@Suite struct EffectTests {
  @Test(arguments: recipes, scenes)
  func `leaves the aligned item as it is`(recipe: Reel.Effect.Recipe, scene: Scene) {
    #expect(difference(Reel.Effect(recipe).knots(in: scene).appearance(at: 0), .plain) < 1e-12)
  }

  @Test(arguments: recipes, scenes)
  func `is continuous`(recipe: Reel.Effect.Recipe, scene: Scene) {
    let knots = Reel.Effect(recipe).knots(in: scene)
    for knot in knots.row {
      let here = knots.appearance(at: knot.distance)
      #expect(here == knot.appearance)
      for nearby in [knot.distance - 1e-9, knot.distance + 1e-9] {
        // The steepest is an opacity that goes within a few hundredths of a distance.
        #expect(difference(here, knots.appearance(at: nearby)) < 1e-6)
      }
    }
  }

  @Test(arguments: recipes, scenes)
  func `is constant beyond its outermost knots`(recipe: Reel.Effect.Recipe, scene: Scene) {
    let knots = Reel.Effect(recipe).knots(in: scene)
    guard let first = knots.row.first, let last = knots.row.last else {
      #expect(recipe == .flat)
      return
    }
    for far in [0.1, 3, 1e6, .infinity] {
      #expect(knots.appearance(at: first.distance - far) == first.appearance)
      #expect(knots.appearance(at: last.distance + far) == last.appearance)
    }
  }

  /// A stack is not the same on both sides, nor a row into the distance; all others are.
  @Test(
    arguments: recipes.filter {
      ![.cards, .timeMachine, .invertedTimeMachine].contains($0)
    }, scenes)
  func `is the mirror image of itself`(recipe: Reel.Effect.Recipe, scene: Scene) {
    let knots = Reel.Effect(recipe).knots(in: scene)
    for step in 0...60 {
      let distance = Double(step) * 0.1
      let left = knots.appearance(at: -distance)
      var right = knots.appearance(at: distance)
      right.shiftAlong.negate()
      right.contentShift.negate()
      right.rotateX.negate()
      right.rotateY.negate()
      right.rotateZ.negate()
      #expect(difference(left, right) < 1e-12, "at \(distance)")
    }
  }

  @Test(arguments: recipes, scenes)
  func `turns about the axis across the strip`(recipe: Reel.Effect.Recipe, scene: Scene) {
    for knot in Reel.Effect(recipe).knots(in: scene).row {
      #expect(
        scene.axis == .horizontal ? knot.appearance.rotateX == 0 : knot.appearance.rotateY == 0)
    }
  }

  /// What lies outside the window by more than the reach is not brought into it.
  @Test(arguments: recipes, scenes)
  func `shows nothing beyond its reach`(recipe: Reel.Effect.Recipe, scene: Scene) {
    let knots = Reel.Effect(recipe).knots(in: scene)
    for step in -400...400 {
      let distance = Double(step) * 0.05
      let left = scene.center + (distance * scene.pitch - 0.5) * scene.extent
      let pitch = scene.extent + scene.spacing
      let isWithin =
        left + scene.extent > -Double(knots.reachBefore) * pitch
        && left < scene.window + Double(knots.reachAfter) * pitch
      if !isWithin {
        #expect(!isSeen(distance, knots, scene), "at \(distance)")
      }
    }
  }

  /// And the reach is not wider than need be.
  @Test(arguments: [Reel.Effect.Recipe.depth, .coverFlow, .cards, .wheel, .overlap], scenes)
  func `needs its reach`(recipe: Reel.Effect.Recipe, scene: Scene) {
    let knots = Reel.Effect(recipe).knots(in: scene)
    guard knots.reachAfter > 0 else { return }
    let room = (scene.window - scene.center) / scene.extent
    let last = (room + 0.5) / scene.pitch + Double(knots.reachAfter) - 1
    #expect(knots.appearance(at: last).opacity > 0)
  }

  private func isSeen(_ distance: Double, _ knots: Knots, _ scene: Scene) -> Bool {
    let look = knots.appearance(at: distance)
    let middle = scene.center + (distance * scene.pitch + look.shiftAlong) * scene.extent
    let half = 0.5 * scene.extent * look.scale
    return look.opacity > 0 && middle + half > 1e-9 && middle - half < scene.window - 1e-9
  }

  @Test func `is flat where nothing can be seen`() {
    let bad: [Scene] = [
      Scene(extent: 0, window: 100, count: 3), Scene(extent: .nan, window: 100, count: 3),
      Scene(extent: -1, window: 100, count: 3), Scene(extent: 10, window: 0, count: 3),
      Scene(extent: 10, spacing: .infinity, window: 100, count: 3),
      Scene(extent: 10, window: .nan, count: 3), Scene(extent: 10, window: 100, count: 0),
      Scene(extent: 10, window: 100, center: .infinity, count: 1),
    ]
    for recipe in recipes {
      for scene in bad { #expect(Reel.Effect(recipe).knots(in: scene).isFlat) }
    }
  }

  @Test(arguments: recipes)
  func `has finite values in extreme layouts`(recipe: Reel.Effect.Recipe) {
    for extent in [1e-9, 1, 1e12] {
      for window in [1e-9, 1, 1e12] {
        for center in [-1e12, 0, 1e12] {
          let scene = Scene(extent: extent, window: window, center: center, count: 1 << 31)
          let knots = Reel.Effect(recipe).knots(in: scene)
          for step in -30...30 {
            let look = knots.appearance(at: Double(step) / 7)
            #expect(values(look).allSatisfy { $0.isFinite })
          }
        }
      }
    }
  }
}
