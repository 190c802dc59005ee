import RondoCore
import Testing
import UIKit

@testable import RondoUIKit

/// Whatever a banner does, nobody keeps it who let it go.
@MainActor @Suite struct ReleaseTests {
  enum Moment: CaseIterable {
    case atRest, driven, selected, flung, dragged, changed, turned, followed
  }

  private static func banner(_ kind: Int) -> ReelView {
    switch kind {
    case 0:
      return MarqueeView(text: "The sun will rise at 6.42 and set at 17.15 over most of it")
    case 1:
      let view = PagerView()
      view.setLabels(5)
      return view
    case 2:
      let view = CarouselView()
      view.setLabels(5)
      view.indicator = PageIndicator(style: .stories)
      return view
    default:
      let view = RollerView()
      view.items = ["Seoul", "Lisbon", "Quito", "Oslo"]
      return view
    }
  }

  @Test(arguments: 0..<4, Moment.allCases)
  func `dropped it is released with its items`(kind: Int, moment: Moment) {
    let screen = Screen(width: 200, height: 120)
    weak var banner: ReelView?
    weak var item: UIView?
    var finger: Finger?
    let leader = Self.banner(2)
    do {
      let view = Self.banner(kind)
      view.animatesChanges = true
      view.showsButtons = true
      view.onShow = { _ in }
      screen.show(view)
      banner = view
      let isDriven = kind != 1
      let x: CGFloat = view.axis == .horizontal ? -1 : 0
      let y: CGFloat = view.axis == .vertical ? -1 : 0
      switch moment {
      case .atRest: break
      case .driven: screen.pass(view.interval - 0.2)
      case .selected:
        view.select(kind == 0 ? 0 : 1)
        screen.pass(0.1)
      case .flung:
        screen.swipe(from: CGPoint(x: 150, y: 60), by: 60 * x, 60 * y)
        screen.pass(0.05)
        #expect(view.isMoving)
      case .dragged:
        let down = screen.finger()
        finger = down
        down.down(150, 60)
        for step in 1...6 {
          screen.pass(0.01)
          down.move(150 + CGFloat(step) * 10 * x, 60 + CGFloat(step) * 10 * y)
        }
        #expect(view.reel.isDragging)
      case .changed:
        if let view = view as? PagerView { view.setLabels(3) }
        if let view = view as? RollerView { view.items = ["Quito", "Seoul"] }
        screen.pass(0.1)
      case .turned:
        UIView.animate(withDuration: 0.4) {
          view.frame.size = CGSize(width: 120, height: 160)
          view.layoutIfNeeded()
        }
        screen.pass(0.1)
      case .followed:
        screen.window.addSubview(leader)
        view.follows = leader
        leader.follows = view
        screen.pass(0.1)
      }
      if isDriven, moment == .driven { #expect(view.isMoving) }
      item = view.slots.values.first?.content
      #expect(item != nil)
      view.removeFromSuperview()
    }
    #expect(banner == nil)
    #expect(item == nil)
    // The finger that is still down has nothing to move.
    finger?.move(20, 60)
    finger?.up()
    leader.select(2)
    leader.removeFromSuperview()
    screen.pass(10)
    #expect(Timer.live.isEmpty)
  }
}
