import RondoCore
import Testing
import UIKit

@testable import RondoUIKit

/// Faded edges as Core Animation shows them: where content goes on, the less the nearer an end is.
@MainActor struct EdgeFadeTests {
  private static let length: CGFloat = 40

  private func bounce(
    dwell: TimeInterval = 0, isMirrored: Bool = false, fade: CGFloat = length
  ) -> MarqueeView {
    let view = MarqueeView(text: "A headline that goes on for much longer than there is room")
    view.mode = .bounce
    view.speed = 80
    view.delay = 1
    view.dwell = dwell
    view.fadeLength = fade
    if isMirrored { view.semanticContentAttribute = .forceRightToLeft }
    return view
  }

  private func mask(_ view: ReelView) throws -> CAGradientLayer {
    try #require(view.stage.layer.mask as? CAGradientLayer)
  }

  /// How much Core Animation shows both sides faded at a media time.
  private func shown(_ view: ReelView, at time: TimeInterval) throws -> [Double] {
    let colors = try mask(view).shownColors(at: time)
    try #require(colors.count == 4)
    #expect(colors[1].alpha == 1 && colors[2].alpha == 1)
    return [1 - Double(colors[0].alpha), 1 - Double(colors[3].alpha)]
  }

  /// How much they are to be at that time of the banner's clock.
  private func wanted(_ view: ReelView, at time: TimeInterval) -> [Double] {
    var ahead = view.reel
    ahead.advance(to: view.clock.convertTime(time, from: nil))
    let fades = ahead.fades(over: Double(view.fadeLength))
    return [fades.before, fades.after]
  }

  /// Compares both at times until the motion is handed over anew.
  private func compare(_ view: ReelView, over seconds: TimeInterval, times: Int = 100) throws {
    for step in 0..<times {
      let time = DoubleClock.now + seconds * (Double(step) + 0.31) / Double(times)
      let (shown, wanted) = (try shown(view, at: time), wanted(view, at: time))
      let isAsTold = zip(shown, wanted).allSatisfy { abs($0 - $1) < 0.01 }
      #expect(isAsTold, "\(shown) for \(wanted) after \(time - DoubleClock.now) s")
    }
  }

  @Test func `edges fade only where content goes on, and the mask stands still`() throws {
    let screen = Screen(width: 150, height: 30)
    let view = MarqueeView(text: "A headline that goes on for much longer than there is room")
    view.fadeLength = 20
    screen.show(view)
    func sides() throws -> [Bool] {
      let mask = try #require(view.stage.layer.mask as? CAGradientLayer)
      #expect(mask.animationKeys() == nil)
      #expect(mask.frame == view.bounds)
      let colors = try #require(mask.colors as? [CGColor])
      return [colors[0].alpha == 0, colors[3].alpha == 0]
    }
    #expect(try sides() == [false, true])
    screen.pass(2)
    #expect(try sides() == [true, true])
    view.text = "Short"
    screen.layOut()
    #expect(view.stage.layer.mask == nil)
  }

  @Test(arguments: [(0.0, false), (0.5, false), (0, true)])
  func `a bounce is faded by what lies beyond each side`(dwell: Double, isMirrored: Bool) throws {
    let screen = Screen(width: 150, height: 30)
    let view = screen.show(bounce(dwell: dwell, isMirrored: isMirrored))
    var seen: [[Double]] = []
    for _ in 0..<8 {
      try compare(view, over: 1.5)
      screen.pass(1.5)
      seen.append(try shown(view, at: DoubleClock.now))
      // The mask does not move.
      #expect(try mask(view).frame == view.bounds)
      #expect(try mask(view).animationKeys() == ["colors"])
    }
    #expect(seen.contains { $0[0] > 0 && $0[1] > 0 })
    // No frame is asked for.
    #expect(CADisplayLink.live.isEmpty)
  }

  @Test func `a select, a fling and a drag are faded alike, and at rest nothing is played`() throws
  {
    let screen = Screen(width: 300, height: 200)
    let view = screen.pager(4)
    view.fadeLength = Self.length
    screen.layOut()
    #expect(try mask(view).animationKeys() == nil)
    #expect(try shown(view, at: DoubleClock.now) == [0, 0])
    view.select(1)
    screen.layOut()
    #expect(try mask(view).animationKeys() == ["colors"])
    try compare(view, over: 1)
    // On the way both sides are, though at rest neither page is cut.
    #expect(try shown(view, at: DoubleClock.now + 0.25) == [1, 1])
    screen.pass(2)
    #expect(try mask(view).animationKeys() == nil)
    #expect(try shown(view, at: DoubleClock.now) == [0, 0])

    let finger = screen.finger()
    finger.down(150, 100)
    for x in stride(from: 160, through: 290, by: 10) {
      screen.pass(0.02)
      finger.move(CGFloat(x), 100)
      screen.pass(0.01)
      let shown = try shown(view, at: DoubleClock.now)
      #expect(shown == wanted(view, at: DoubleClock.now))
      #expect(try mask(view).animationKeys() == nil)
    }
    finger.up()
    screen.layOut()
    try compare(view, over: 1)
    screen.pass(3)
    #expect(try mask(view).animationKeys() == nil)
    #expect(try shown(view, at: DoubleClock.now) == [0, 0])
  }

  @Test func `a drag near an end is faded by how near it is`() throws {
    let screen = Screen(width: 150, height: 30)
    let view = bounce()
    view.delay = 600
    screen.show(view)
    #expect(try shown(view, at: DoubleClock.now) == [0, 1])
    let finger = screen.finger()
    finger.down(140, 15)
    var seen: Set<Double> = []
    for x in stride(from: 130, through: 60, by: -5) {
      screen.pass(0.02)
      finger.move(CGFloat(x), 15)
      screen.layOut()
      let shown = try shown(view, at: DoubleClock.now)
      #expect(shown == wanted(view, at: DoubleClock.now))
      #expect(try mask(view).animationKeys() == nil)
      seen.insert(shown[0])
    }
    #expect(seen.count > 5 && seen.contains(1))
    finger.up()
  }

  @Test func `after a stay in the background, off its window and after a reset it is told anew`()
    throws
  {
    let screen = Screen(width: 150, height: 30)
    let view = screen.show(bounce())
    screen.pass(2.3)
    try compare(view, over: 1)
    screen.scene.enterBackground()
    screen.pass(5)
    #expect(try mask(view).animationKeys() == nil)
    screen.scene.enterForeground()
    screen.layOut()
    #expect(try mask(view).animationKeys() == ["colors"])
    try compare(view, over: 1.5)

    view.reset()
    screen.layOut()
    try compare(view, over: 1.5)
    screen.pass(1.4)

    view.removeFromSuperview()
    screen.pass(1)
    screen.show(view)
    screen.layOut()
    try compare(view, over: 1.5)
    view.isHidden = true
    screen.layOut()
    #expect(try mask(view).animationKeys() == nil)
  }

  @Test func `by a clock of its own a banner is faded when it is there`() throws {
    let screen = Screen(width: 150, height: 30)
    let view = screen.show(bounce())
    screen.pass(1)
    view.clock.beginTime -= 7.5
    view.setNeedsMotion()
    screen.layOut()
    try compare(view, over: 1.5)
  }

  @Test func `without a length, on a loop and on what fits nothing is played`() throws {
    let screen = Screen(width: 150, height: 30)
    let plain = screen.show(bounce(fade: 0))
    screen.pass(2)
    #expect(plain.stage.layer.mask == nil)
    plain.fadeLength = Self.length
    screen.layOut()
    #expect(try mask(plain).animationKeys() == ["colors"])
    plain.fadeLength = 0
    screen.layOut()
    #expect(plain.stage.layer.mask == nil && plain.fade.layer.animationKeys() == nil)
    plain.removeFromSuperview()

    let loop = bounce()
    loop.mode = .continuous
    screen.show(loop)
    screen.pass(2)
    #expect(try mask(loop).animationKeys() == nil)
    #expect(try shown(loop, at: DoubleClock.now) == [1, 1])
    loop.text = "Short"
    screen.layOut()
    #expect(loop.stage.layer.mask == nil)
  }

  @Test(arguments: [UIView.AnimationOptions.curveEaseInOut, .curveLinear, .curveEaseOut])
  func `the mask goes along with a window that gets its size in an animation`(
    curve: UIView.AnimationOptions
  ) throws {
    let screen = Screen(width: 800, height: 400)
    let view = bounce()
    screen.show(view, in: CGRect(x: 0, y: 0, width: 200, height: 30))
    func expectMask(_ comment: Comment) throws {
      for step in 0...20 {
        let time = DoubleClock.now + 0.5 * (Double(step) + 0.01) / 20
        let (window, mask) = (view.stage.layer.shownFrame(at: time), try mask(view))
        let shown = mask.shownFrame(at: time)
        #expect(abs(shown.minX) < 0.1 && abs(shown.maxX - window.width) < 0.1, comment)
        #expect(abs(shown.minY) < 0.1 && abs(shown.maxY - window.height) < 0.1, comment)
        // The fades stay at its edges, about as long as they are.
        let locations = mask.shownLocations(at: time)
        #expect(locations[0] == 0 && locations[3] == 1, comment)
        for part in [locations[1], 1 - locations[2]] {
          #expect(part * window.width > 35 && part * window.width < 50, comment)
        }
      }
    }
    for (width, height) in [(290.0, 60.0), (180, 30)] {
      UIView.animate(withDuration: 0.4, delay: 0, options: curve) {
        view.frame.size = CGSize(width: width, height: height)
        screen.layOut()
      }
      try expectMask("to \(width)")
      screen.pass(0.6)
    }
    // A size of its own afterwards holds at once.
    UIView.animate(withDuration: 0.4) {
      view.frame.size.width = 300
      screen.layOut()
    }
    screen.pass(0.1)
    view.frame.size.width = 250
    screen.layOut()
    #expect(try mask(view).shownFrame(at: DoubleClock.now) == view.stage.bounds)
  }
}
