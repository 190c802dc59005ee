import Foundation
import RondoCore
import SwiftUI
import Testing

@testable import RondoSwiftUI

/// What is on the screen, against the engine alone.
@MainActor @Suite(.serialized) struct MotionTests {
  /// Banners, each with a motion of its own.
  enum Case: CaseIterable {
    case marquee, mirroredMarquee, passing, bouncing, vertical, carousel, backwardCarousel
    case cards, roller, manyCards
  }

  private func setup(_ kind: Case) -> (
    view: AnyView, formula: Formula, isMirrored: Bool, isVertical: Bool
  ) {
    var settings = ReelSetup.marquee.settings
    let sizes = Reel.Items.varying([120, 80, 150])
    let marquee = Marquee(Card.list(3)) {
      SizedCard($0, width: [120, 80, 150][$0.id], height: 20)
    }
    switch kind {
    case .marquee:
      return (AnyView(marquee), Formula(settings, sizes, extent: 300), false, false)
    case .mirroredMarquee:
      return (
        AnyView(marquee), Formula(settings, sizes, extent: 300, isMirrored: true), true, false
      )
    case .passing:
      settings.passes = true
      settings.direction = .backward
      settings.drive = .drift(speed: 77)
      return (
        AnyView(marquee.marqueeMode(.pass).reelDirection(.backward).marqueeSpeed(77)),
        Formula(settings, sizes, extent: 300), false, false
      )
    case .bouncing:
      settings.drive = .shuttle(speed: 40)
      settings.dwell = 0.5
      return (
        AnyView(marquee.marqueeMode(.bounce).reelDwell(0.5)),
        Formula(settings, sizes, extent: 300), false, false
      )
    case .vertical:
      settings.axis = .vertical
      return (
        AnyView(
          Marquee(Card.list(3)) { SizedCard($0, width: 100, height: [120, 80, 150][$0.id]) }
            .reelAxis(.vertical)), Formula(settings, sizes, extent: 100), false, true
      )
    case .carousel:
      return (
        AnyView(Carousel(Card.list(3)) { CardView($0) }),
        Formula(ReelSetup.carousel.settings, .uniform(count: 3, extent: 1), extent: 300), false,
        false
      )
    case .backwardCarousel:
      settings = ReelSetup.carousel.settings
      settings.direction = .backward
      settings.spacing = 10
      settings.leadingInset = 40
      settings.trailingInset = 20
      return (
        AnyView(
          Carousel(Card.list(4)) { CardView($0) }.reelDirection(.backward).reelSpacing(10)
            .reelInsets(leading: 40, trailing: 20)),
        Formula(settings, .uniform(count: 4, extent: 1), extent: 300, isMirrored: true), true,
        false
      )
    case .cards:
      settings = ReelSetup.carousel.settings
      settings.itemsPerPage = 3
      settings.stride = 2
      settings.transition = 1.5
      settings.curve = .easeOut
      return (
        AnyView(
          Carousel(Card.list(5)) { CardView($0) }.reelItemsPerPage(3).reelStride(2)
            .reelTransition(1.5, curve: .easeOut)),
        Formula(settings, .uniform(count: 5, extent: 1), extent: 300), false, false
      )
    case .roller:
      settings = ReelSetup.roller().settings
      return (
        AnyView(Roller(Card.list(3)) { CardView($0) }),
        Formula(settings, .uniform(count: 3, extent: 38), extent: 114), false, true
      )
    case .manyCards:
      settings = ReelSetup.carousel.settings
      settings.itemsPerPage = nil
      settings.drive = .drift(speed: 61)
      return (
        AnyView(
          Carousel(Card.list(30)) { CardView($0) }.reelItemExtent(100)
            .reelDrive(.drift(speed: 61))),
        Formula(settings, .uniform(count: 30, extent: 100), extent: 300), false, false
      )
    }
  }

  @Test(arguments: Case.allCases)
  func `positions on screen are the formula's at a hundred times of each motion`(kind: Case) {
    let (view, formula, isMirrored, isVertical) = setup(kind)
    let screen = Screen.showing(view, height: kind == .roller ? 114 : 100) {
      $0.layoutDirection = isMirrored ? .rightToLeft : .leftToRight
    }
    let step = (kind == .carousel || kind == .roller ? 5 : 13) / 60.0
    // Frames are at whole steps: what is seen is of the very moment.
    screen.framesPerSecond = 1 / step
    screen.advance(by: (1000 / step).rounded(.up) * step - 1000)
    for number in 0..<100 {
      compare(screen, formula, isVertical: isVertical, "at \(number)")
      screen.advance(by: step)
    }
  }

  @Test(arguments: [30.0, 60, 90, 120])
  func `the rate of frames changes nothing but how many there are`(rate: Double) {
    let screen = Screen.showing(Carousel(Card.list(4)) { CardView($0) })
    screen.framesPerSecond = rate
    screen.advance(by: 2.75)
    #expect(abs(Double(screen.ticks) - rate / 4) <= 1)
    let formula = Formula(
      ReelSetup.carousel.settings, .uniform(count: 4, extent: 1), extent: 300)
    // Of the last frame, which can be as old as two are apart.
    let shown = screen.cards().first?.start ?? 0
    let late = formula.shown(at: DoubleClock.now - 1 / rate).first?.start ?? 0
    let now = formula.shown(at: DoubleClock.now).first?.start ?? 0
    #expect(shown <= late + 0.01 && shown >= now - 0.01)
  }

  @Test func `nothing ticks at rest, in a dwell, or when it fits`() {
    let pager = Screen.showing(Pager(Card.list(3)) { CardView($0) })
    pager.advance(by: 60)
    #expect(pager.ticks == 0)
    #expect(Timer.live.isEmpty)
    let carousel = Screen.showing(Carousel(Card.list(3)) { CardView($0) })
    carousel.advance(by: 2.45)
    #expect(carousel.ticks == 0)
    #expect(Timer.live.count == 1)
    carousel.advance(by: 0.6)
    let ticks = carousel.ticks
    // Half a second of a step.
    #expect(abs(ticks - 31) <= 2)
    carousel.advance(by: 2.3)
    #expect(carousel.ticks == ticks)
    let fits = Screen.showing(Marquee("Short"))
    fits.advance(by: 30)
    #expect(fits.ticks == 0)
    #expect(Timer.live.isEmpty)
  }

  @Test func `the bodies of items are not evaluated from frame to frame`() {
    let screen = Screen.showing(Marquee(Card.list(4)) { SizedCard($0, width: 120, height: 20) })
    screen.advance(by: 1.5)
    let before = screen.evaluations(of: CardView.self)
    // Two turns of it.
    screen.framesPerSecond = 20
    screen.advance(by: 28)
    #expect(screen.ticks > 500)
    #expect(screen.evaluations(of: CardView.self) == before)
    let carousel = Screen.showing(Carousel(Card.list(8)) { CardView($0) })
    carousel.advance(by: 2.55)
    let bodies = carousel.evaluations(of: CardView.self)
    carousel.advance(by: 0.4)
    #expect(carousel.ticks > 20)
    // A step brings one more into what is kept ready, twice.
    #expect(carousel.evaluations(of: CardView.self) - bodies <= 2)
  }

  @Test func `slots are not made again when they leave the window and come back`() {
    struct Counting: View {
      let card: Card
      let made: @MainActor () -> Void
      @State private var isMade = false
      var body: some View {
        SizedCard(card, width: 120, height: 20).onAppear {
          if !isMade { made() }
          isMade = true
        }
      }
    }
    var made = 0
    let screen = Screen.showing(
      Marquee(Card.list(4)) { card in Counting(card: card) { made += 1 } })
    screen.advance(by: 2)
    let before = made
    screen.framesPerSecond = 10
    screen.advance(by: 28)
    #expect(made == before)
  }

  @Test(arguments: [
    Reel.Effect.fade, .zoom, .depth, .coverFlow, .cards, .cube, .wheel, .parallax, .overlap, .flip,
    .ferrisWheel, .invertedFerrisWheel, .cylinder, .invertedCylinder, .rotary, .invertedRotary,
    .timeMachine, .invertedTimeMachine,
  ])
  func `an effect's corners are where perspective puts them`(effect: Reel.Effect) {
    var settings = ReelSetup.carousel.settings
    settings.effect = effect
    settings.leadingInset = 60
    settings.trailingInset = 60
    let formula = Formula(settings, .uniform(count: 5, extent: 1), extent: 300)
    let screen = Screen.showing(
      Carousel(Card.list(5)) { CardView($0) }.reelEffect(effect).reelInsets(60))
    for _ in 0..<30 {
      screen.advance(by: 7 / 60.0)
      var reel = formula.reel
      reel.advance(to: DoubleClock.now)
      let writer = reel.scriptWriter
      for place in reel.placements where place.start > -300 && place.start < 300 {
        let pose = reel.pose(of: place)
        let corners = corners(
          of: pose, width: place.extent + 0.5, perspective: writer.knots.perspective)
        guard let corners, pose.opacity > 0.01, pose.contentShift == 0 else { continue }
        let leaf = screen.leaves.filter { $0.identifier == "card \(place.item)" && $0.text == nil }
          .min { distance($0, corners) < distance($1, corners) }
        #expect(leaf.map { distance($0, corners) < 0.01 } ?? false)
        #expect(leaf.map { abs($0.opacity - pose.opacity) < 1e-6 } ?? false)
      }
    }
  }

  private func distance(_ leaf: Screen.Leaf, _ corners: [CGPoint]) -> Double {
    return zip(leaf.quad.corners, corners).map {
      Double(max(abs($0.x - $1.x), abs($0.y - $1.y)))
    }.max() ?? .infinity
  }

  /// The corners of a slot, point by point; nil if it shows its back.
  private func corners(of pose: Pose, width: Double, perspective: Double?) -> [CGPoint]? {
    let (halfWidth, halfHeight) = (width / 2, 50.0)
    let corners = [(-1.0, -1.0), (1, -1), (1, 1), (-1, 1)].map { side -> CGPoint in
      var x = side.0 * halfWidth * pose.scale
      var y = side.1 * halfHeight * pose.scale
      var z = 0.0
      (x, y) = (
        x * cos(pose.rotateZ) - y * sin(pose.rotateZ), x * sin(pose.rotateZ) + y * cos(pose.rotateZ)
      )
      (x, z) = (
        x * cos(pose.rotateY) + z * sin(pose.rotateY), z * cos(pose.rotateY) - x * sin(pose.rotateY)
      )
      (y, z) = (
        y * cos(pose.rotateX) - z * sin(pose.rotateX), y * sin(pose.rotateX) + z * cos(pose.rotateX)
      )
      x += pose.x + halfWidth
      y += pose.y + halfHeight
      z += pose.z
      let nearer = perspective.map { $0 / ($0 - z) } ?? 1
      return CGPoint(x: 150 + (x - 150) * nearer, y: 50 + (y - 50) * nearer)
    }
    let turn =
      (corners[1].x - corners[0].x) * (corners[3].y - corners[0].y)
      - (corners[1].y - corners[0].y) * (corners[3].x - corners[0].x)
    return turn > 0.01 ? corners : nil
  }

  @Test func `a drag and its fling are the formula's too`() {
    let screen = Screen.showing(Pager(Card.list(5)) { CardView($0) })
    var formula = Formula(ReelSetup.pager.settings, .uniform(count: 5, extent: 1), extent: 300)
    let finger = screen.touch(at: 200, 50)
    formula.reel.handle(.press(.touch, along: 200), at: DoubleClock.now)
    for step in 1...12 {
      screen.advance(by: 1.0 / 60)
      finger.move(to: 200 - CGFloat(step) * 12, 50)
      formula.reel.handle(.move(x: -Double(step) * 12, y: 0), at: DoubleClock.now)
      screen.advance(by: 1.0 / 60)
      compare(screen, formula)
    }
    finger.lift()
    formula.reel.handle(.release, at: DoubleClock.now)
    for _ in 0..<100 {
      screen.advance(by: 1.0 / 60)
      compare(screen, formula)
    }
    #expect(screen.cards().map(\.item) == [1])
    #expect(!screen.isTicking)
  }

  /// Sees whether what is on the screen is what the engine says.
  private func compare(
    _ screen: Screen, _ formula: Formula, isVertical: Bool = false,
    _ comment: Comment = ""
  ) {
    let expected = formula.shown(at: DoubleClock.now)
    let shown = screen.cards(vertically: isVertical)
    #expect(
      shown.count <= expected.count && shown.count >= expected.count - 2, comment)
    for here in shown {
      // Half a point is the overlap of slots that touch.
      let isThere = expected.contains {
        $0.item == here.item && abs($0.start - here.start) <= 0.5001
      }
      #expect(isThere, comment)
    }
    for there in expected where there.isClear {
      let isThere = shown.contains {
        $0.item == there.item && abs($0.start - there.start) <= 0.5001
      }
      #expect(isThere, comment)
    }
  }
}
