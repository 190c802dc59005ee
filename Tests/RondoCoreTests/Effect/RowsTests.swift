import Testing

@testable import RondoCore

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

  @Test func `what is overlapped is smaller, paler, nearer, and underneath`() {
    let knots = Reel.Effect.overlap.knots(in: scene)
    let next = knots.appearance(at: 1)
    #expect(next.scale == 0.65)
    #expect(next.opacity == 0.6)
    #expect(abs(place(1, knots) - (scene.pitch - 0.39)) < 1e-12)
    #expect(abs(place(2, knots) - 2 * place(1, knots)) < 1e-12)
    #expect(next.depth < 0)
    #expect(knots.perspective == nil)
    // The aligned item's edge lies over its neighbour's.
    #expect(place(1, knots) - 0.325 < 0.5)
  }

  @Test func `one side of a flipped card follows the other, edge-on`() {
    for axis in [Reel.Axis.horizontal, .vertical] {
      var scene = scene
      scene.axis = axis
      let knots = Reel.Effect.flip.knots(in: scene)
      for step in 0...100 {
        let position = Double(step) / 100
        let front = knots.appearance(at: -position)
        let back = knots.appearance(at: 1 - position)
        // Never both, and at the quarter turn neither.
        #expect(front.opacity * back.opacity == 0)
        if position < 0.48 { #expect(front.opacity == 1) }
        if position > 0.52 { #expect(back.opacity == 1) }
        let turn = axis == .horizontal ? front.rotateY : -front.rotateX
        #expect(abs(turn + min(position, 0.5) * .pi) < 1e-12)
        #expect(abs(-position * scene.pitch + front.shiftAlong) < 1e-12)
        #expect(front.depth == 0 && front.scale == 1)
      }
    }
  }

  @Test(arguments: [false, true])
  func `a time machine goes back on one side and fades on the other`(isInverted: Bool) {
    let effect: Reel.Effect = isInverted ? .invertedTimeMachine : .timeMachine
    let knots = effect.knots(in: scene)
    let back: Double = isInverted ? 1 : -1
    for distance in 1...4 {
      let look = knots.appearance(at: back * Double(distance))
      #expect(abs(look.depth + Double(distance)) < 1e-12)
      #expect(look.opacity == 1)
      #expect(abs(place(back * Double(distance), knots) - back * 0.3 * Double(distance)) < 1e-12)
    }
    #expect(knots.appearance(at: back * 5).opacity == 0)
    #expect(knots.appearance(at: -back).opacity == 0)
    #expect(knots.appearance(at: -back).depth == 1)
    #expect(abs(knots.appearance(at: -back / 2).opacity - 0.5) < 1e-12)
  }

  @Test(
    arguments: [
      Reel.Effect.flip, .rotary, .cylinder, .invertedCylinder, .invertedRotary, .timeMachine,
      .invertedTimeMachine,
    ], 6...9)
  func `a loop needs one view for each`(effect: Reel.Effect, count: Int) {
    let strip = Strip(
      items: .uniform(count: count, extent: 300), isLoop: true, window: Window(extent: 300))
    let knots = effect.knots(in: Scene(strip: strip, axis: .horizontal))
    #expect(Sight(of: strip, knots: knots).copies(of: strip) == 1)
  }
}
