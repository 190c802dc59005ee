import RondoCore
import Testing
import UIKit

@testable import RondoUIKit

/// When it is told that a banner runs, and that it stands.
@MainActor @Suite struct RunningTests {
  /// Hears it both ways.
  private final class Listener: ReelViewDelegate {
    var told: [Bool] = []
    var delegated: [Bool] = []
    var onTold: ((ReelView) -> Void)?

    func listen(to view: ReelView) {
      view.delegate = self
      view.onRunningChange = { [weak self, weak view] isRunning in
        guard let self, let view else { return }
        self.told.append(isRunning)
        #expect(view.isRunning == isRunning)
        self.onTold?(view)
      }
    }

    func reelView(_ reelView: ReelView, didChangeRunning isRunning: Bool) {
      delegated.append(isRunning)
    }

    /// What was told since it was last asked for.
    func taken() -> [Bool] {
      #expect(told == delegated)
      defer { (told, delegated) = ([], []) }
      return told
    }
  }

  private static func banner(_ kind: Int) -> ReelView {
    switch kind {
    case 0:
      return MarqueeView(text: "The sun will rise at 6.42 and set at 17.15 over most of the land")
    case 1:
      let view = PagerView()
      view.setLabels(4)
      view.isAutoplaying = true
      view.endBehavior = .rewind
      return view
    case 2:
      let view = CarouselView()
      view.setLabels(4)
      return view
    default:
      let view = RollerView()
      view.items = ["Seoul", "Lisbon", "Quito", "Oslo"]
      return view
    }
  }

  private func listening(
    to view: ReelView, on screen: Screen, in frame: CGRect? = nil
  ) -> Listener {
    let listener = Listener()
    listener.listen(to: view)
    screen.show(view, in: frame)
    return listener
  }

  @Test(arguments: 0..<4) func `it is told once a change, whatever made it`(kind: Int) {
    let screen = Screen(width: 200, height: 120)
    let view = Self.banner(kind)
    let listener = listening(to: view, on: screen)
    #expect(listener.taken() == [true])
    screen.pass(5)
    #expect(listener.taken() == [])
    view.pause()
    view.pause()
    #expect(listener.taken() == [false])
    view.resume()
    view.resume()
    #expect(listener.taken() == [true])
    let finger = screen.finger()
    finger.down(100, 60)
    #expect(listener.taken() == [false])
    for step in 1...6 {
      screen.pass(0.02)
      finger.move(100 - CGFloat(step) * 12, 60 - CGFloat(step) * 12)
    }
    #expect(listener.taken() == [])
    finger.up()
    #expect(listener.taken() == [true])
    screen.pass(2)
    #expect(listener.taken() == [])
    view.togglePlaying()
    view.togglePlaying()
    #expect(listener.taken() == [false, true])
    view.removeFromSuperview()
    #expect(listener.taken() == [false])
    screen.window.addSubview(view)
    screen.layOut()
    #expect(listener.taken() == [true])
    screen.scene.enterBackground()
    #expect(listener.taken() == [false])
    screen.scene.enterForeground()
    screen.layOut()
    #expect(listener.taken() == [true])
    view.isHidden = true
    #expect(listener.taken() == [false])
  }

  @Test(arguments: 0..<4) func `other sizes and items tell nothing where it goes on`(kind: Int) {
    let screen = Screen(width: 200, height: 120)
    let view = Self.banner(kind)
    let listener = listening(to: view, on: screen)
    _ = listener.taken()
    for round in 0..<20 {
      view.frame.size.width = round % 2 == 0 ? 150 : 200
      view.semanticContentAttribute = round % 3 == 0 ? .forceRightToLeft : .forceLeftToRight
      view.spacing = CGFloat(round % 4)
      if round % 5 == 0 { view.reloadData() }
      screen.layOut()
      screen.pass(0.3)
    }
    #expect(listener.taken() == [])
    // Emptied and filled again before anybody could see it.
    if let view = view as? PagerView {
      view.setLabels(0)
      view.setLabels(3)
      screen.layOut()
      #expect(listener.taken() == [])
      view.setLabels(0)
      screen.layOut()
      #expect(listener.taken() == [false])
      view.setLabels(3)
      screen.layOut()
      #expect(listener.taken() == [true])
    }
  }

  @Test func `a text that comes to fit stands, and one that does not runs`() {
    let screen = Screen(width: 150, height: 30)
    let view = MarqueeView(text: "Sunrise")
    let listener = listening(to: view, on: screen)
    #expect(listener.taken() == [])
    view.text = "The sun will rise at 6.42 and set at 17.15"
    screen.layOut()
    #expect(listener.taken() == [true])
    view.frame.size.width = 1000
    screen.layOut()
    #expect(listener.taken() == [false])
  }

  @Test func `at its end it is told with the end`() {
    let screen = Screen()
    let view = CarouselView()
    view.setLabels(2)
    view.repeatCount = 1
    let listener = listening(to: view, on: screen)
    var ends: [TimeInterval] = []
    view.onFinish = { ends.append(DoubleClock.now) }
    _ = listener.taken()
    var stood: [TimeInterval] = []
    listener.onTold = { _ in stood.append(DoubleClock.now) }
    screen.pass(20)
    #expect(listener.taken() == [false])
    #expect(ends == stood && ends.count == 1)
    view.start()
    #expect(listener.taken() == [true])
  }

  @Test func `reduced motion stops it, and the person may let it run`() {
    let screen = Screen()
    let view = Self.banner(2)
    let listener = listening(to: view, on: screen)
    _ = listener.taken()
    UIAccessibility.doubleReduceMotion = true
    NotificationCenter.default.post(
      name: UIAccessibility.reduceMotionStatusDidChangeNotification, object: nil)
    #expect(listener.taken() == [false])
    view.togglePlaying()
    #expect(listener.taken() == [true])
    UIAccessibility.doubleReduceMotion = false
  }

  @Test func `a banner that follows another one runs and stands with it`() {
    let screen = Screen(height: 300)
    let leader = Self.banner(2)
    screen.show(leader, in: CGRect(x: 0, y: 0, width: 390, height: 100))
    let view = Self.banner(2)
    let listener = listening(
      to: view, on: screen, in: CGRect(x: 0, y: 100, width: 390, height: 100))
    _ = listener.taken()
    view.follows = leader
    screen.pass(1)
    #expect(listener.taken() == [])
    leader.pause()
    #expect(listener.taken() == [false])
    leader.resume()
    #expect(listener.taken() == [true])
    leader.repeatCount = 1
    screen.pass(30)
    #expect(listener.taken() == [false])
  }

  @Test func `who is told may change it, and each hears all changes in their order`() {
    let screen = Screen()
    let view = Self.banner(2)
    let listener = listening(to: view, on: screen)
    _ = listener.taken()
    var budget = 3
    listener.onTold = { view in
      budget -= 1
      guard budget >= 0 else { return }
      view.isRunning ? view.pause() : view.resume()
    }
    view.pause()
    #expect(listener.taken() == [false, true, false, true])
    #expect(view.isRunning)
  }

  @Test func `a change made while views are asked for is told afterwards`() {
    let screen = Screen()
    let view = CarouselView()
    let listener = Listener()
    listener.listen(to: view)
    var isAsked = false
    let items = ReelItems(
      in: view, id: \.self, make: { UILabel() },
      configure: { (label: UILabel, number: Int) in
        label.text = "\(number)"
        if isAsked { view.pause() }
        #expect(listener.told.count <= 1)
      })
    items.elements = [1, 2, 3]
    screen.show(view)
    #expect(listener.taken() == [true])
    isAsked = true
    view.reloadData()
    screen.layOut()
    #expect(listener.taken() == [false])
  }
}
