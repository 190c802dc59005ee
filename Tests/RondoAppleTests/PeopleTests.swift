#if canImport(UIKit) && !os(watchOS)
  import Rondo
  import Testing
  import UIKit

  /// What UIKit asks a banner on behalf of people and of Interface Builder.
  @MainActor @Suite struct PeopleTests {
    private let shown = Shown()
    private final class Focusable: UIView {
      override var canBecomeFocused: Bool { true }
    }

    private func pager(of pages: [UIView]) -> PagerView {
      let pager = PagerView()
      pager.setViews(pages)
      return shown.show(pager)
    }

    @Test func `what can have the focus in a page has it in the banner's place`() {
      let page = UIView()
      let inside = Focusable(frame: CGRect(x: 10, y: 10, width: 80, height: 40))
      page.addSubview(inside)
      let pager = pager(of: [page, UIView()])
      #expect(!pager.canBecomeFocused)
      #expect(pager.preferredFocusEnvironments.contains { $0 === inside })
      inside.removeFromSuperview()
      #expect(pager.canBecomeFocused)
    }

    @Test func `a button in a page can have the focus as much as one beside the banner`() {
      let button = UIButton(frame: .zero)
      button.frame = CGRect(x: 10, y: 10, width: 80, height: 40)
      let page = UIView()
      page.addSubview(button)
      let pager = pager(of: [page, UIView()])
      let other = UIButton(frame: .zero)
      other.frame = button.frame
      pager.window?.addSubview(other)
      #expect(button.canBecomeFocused == other.canBecomeFocused)
      #expect(pager.canBecomeFocused == !other.canBecomeFocused)
    }

    @Test func `what VoiceOver turns up and down goes to the next page and back`() {
      let pager = pager(of: (0..<3).map { _ in UIView() })
      #expect(pager.accessibilityTraits.contains(.adjustable))
      pager.accessibilityIncrement()
      #expect((pager.target ?? pager.index) == 1)
      pager.accessibilityDecrement()
      #expect((pager.target ?? pager.index) == 0)
    }

    @Test func `a button in a page is hit where it is seen`() {
      let button = UIButton(frame: .zero)
      button.frame = CGRect(x: 10, y: 10, width: 80, height: 40)
      let page = UIView()
      page.addSubview(button)
      let pager = pager(of: [page, UIView()])
      let hit = pager.hitTest(CGPoint(x: 40, y: 30), with: nil)
      #expect(hit === button)
      let beside = pager.hitTest(CGPoint(x: 200, y: 100), with: nil)
      #expect(beside != nil && beside !== button)
    }

    #if canImport(ObjectiveC)
      @Test func `what a nib sets by its key path is set`() {
        let carousel = CarouselView()
        carousel.setValue(60.0, forKeyPath: "leadingInset")
        carousel.setValue(4.5, forKeyPath: "interval")
        carousel.setValue(false, forKeyPath: "isAutoplaying")
        carousel.setValue("coverFlow", forKeyPath: "effectName")
        carousel.setValue("dots", forKeyPath: "indicatorName")
        carousel.setValue(1, forKeyPath: "axis")
        #expect(carousel.leadingInset == 60)
        #expect(carousel.interval == 4.5)
        #expect(!carousel.isAutoplaying)
        #expect(carousel.effect == .coverFlow)
        #expect(carousel.indicator is PageIndicator)
        #expect(carousel.axis == .vertical)
        let marquee = MarqueeView()
        marquee.setValue("Tea tasting", forKeyPath: "text")
        marquee.setValue(80.0, forKeyPath: "speed")
        marquee.setValue(1, forKeyPath: "mode")
        #expect(marquee.text == "Tea tasting")
        #expect(marquee.speed == 80)
        #expect(marquee.mode == .pass)
      }
    #endif
  }
#endif
