import Foundation
import RondoCore
import Testing
import UIKit

@testable import RondoUIKit

/// Stand for banners in a nib.
final class DrawnRoller: UIView {}
final class DrawnCarousel: UIView {}

/// What Interface Builder writes of a view: its place and looks, and the class it is loaded as.
@MainActor private enum Nib {
  /// Loads a view: it is made by its coder, given its runtime attributes, and awakes.
  static func load<View: UIView>(
    _ type: View.Type, width: CGFloat = 390, height: CGFloat = 200,
    looks: (UIView) -> Void = { _ in }, attributes: [(View) -> Void] = []
  ) throws -> View {
    let drawn = UIView(frame: CGRect(x: 0, y: 0, width: width, height: height))
    looks(drawn)
    let archiver = NSKeyedArchiver(requiringSecureCoding: false)
    archiver.encode(drawn, forKey: NSKeyedArchiveRootObjectKey)
    let unarchiver = try NSKeyedUnarchiver(forReadingFrom: archiver.encodedData)
    unarchiver.requiresSecureCoding = false
    unarchiver.setClass(type, forClassName: NSStringFromClass(UIView.self))
    let view = try #require(
      unarchiver.decodeObject(forKey: NSKeyedArchiveRootObjectKey) as? View)
    for attribute in attributes { attribute(view) }
    view.awakeFromNib()
    return view
  }
}

extension Screen {
  /// Shows a view where its nib says.
  fileprivate func showLoaded(_ view: ReelView) {
    window.addSubview(view)
    window.layoutIfNeeded()
  }
}

extension ReelView {
  /// Which items are where, for comparisons.
  fileprivate var sight: [String] {
    formula(at: DoubleClock.now).map { "\($0.item) at \(($0.start * 8).rounded() / 8)" }
  }
}

@MainActor @Suite struct NibTests {
  private func picture() -> UIImage { UIImage(color: .red, size: CGSize(width: 30, height: 20)) }

  @Test func `a running text from a nib is there after the first layout`() throws {
    let screen = Screen()
    let marquee = try Nib.load(
      MarqueeView.self, width: 200, height: 30,
      attributes: [
        { $0.text = "The last train to the coast leaves at 23:10 from platform four." },
        { $0.speed = 50 }, { $0.fadeLength = 16 }, { $0.fontSize = 20 },
      ])
    screen.showLoaded(marquee)
    #expect(marquee.frame == CGRect(x: 0, y: 0, width: 200, height: 30))
    #expect(marquee.gap == 32)
    #expect(marquee.slots.count > 0)
    #expect(marquee.sight.first == "0 at 0.0")
    #expect(marquee.needsScrolling)
    screen.pass(2)
    #expect(marquee.isMoving)
  }

  @Test func `a gallery from a nib shows its first page after the first layout`() throws {
    let screen = Screen()
    let pager = try Nib.load(PagerView.self)
    pager.images = [picture(), picture(), picture()]
    screen.showLoaded(pager)
    #expect(pager.sight == ["0 at 0.0"])
    #expect(!pager.isRunning)
    screen.pass(10)
    #expect(pager.index == 0)
  }

  @Test func `a carousel from a nib shows its first page, and goes on by its own interval`() throws
  {
    let screen = Screen()
    let carousel = try Nib.load(CarouselView.self, attributes: [{ $0.autoplayInterval = 5 }])
    carousel.images = [picture(), picture(), picture()]
    screen.showLoaded(carousel)
    #expect(carousel.sight == ["0 at 0.0"])
    screen.pass(4.4)
    #expect(carousel.index == 0)
    screen.pass(1.4)
    #expect(carousel.index == 1)
  }

  @Test func `rolling words from a nib show three rows after the first layout`() throws {
    let screen = Screen()
    let roller = try Nib.load(
      RollerView.self, width: 120, height: 120, attributes: [{ $0.rowHeight = 40 }])
    roller.items = ["Seoul", "Lisbon", "Quito", "Oslo"]
    screen.showLoaded(roller)
    #expect(roller.axis == .vertical)
    #expect(roller.sight == ["3 at 0.0", "0 at 40.0", "1 at 80.0"])
    #expect(roller.highlight.frame == CGRect(x: 0, y: 40, width: 120, height: 40))
    screen.pass(2.6)
    #expect(roller.index == 1)
  }

  @Test func `a nib of several banners gives each its class and place`() throws {
    let drawn = UIView(frame: CGRect(x: 0, y: 0, width: 390, height: 300))
    drawn.addSubview(DrawnRoller(frame: CGRect(x: 0, y: 0, width: 390, height: 114)))
    drawn.addSubview(DrawnCarousel(frame: CGRect(x: 0, y: 120, width: 390, height: 180)))
    let archiver = NSKeyedArchiver(requiringSecureCoding: false)
    archiver.encode(drawn, forKey: NSKeyedArchiveRootObjectKey)
    let unarchiver = try NSKeyedUnarchiver(forReadingFrom: archiver.encodedData)
    unarchiver.requiresSecureCoding = false
    unarchiver.setClass(RollerView.self, forClassName: NSStringFromClass(DrawnRoller.self))
    unarchiver.setClass(CarouselView.self, forClassName: NSStringFromClass(DrawnCarousel.self))
    let view = try #require(
      unarchiver.decodeObject(forKey: NSKeyedArchiveRootObjectKey) as? UIView)
    let roller = try #require(view.subviews.first as? RollerView)
    let carousel = try #require(view.subviews.last as? CarouselView)
    roller.items = ["Seoul", "Lisbon", "Quito"]
    carousel.images = [picture(), picture()]
    let screen = Screen(height: 300)
    screen.window.addSubview(view)
    screen.layOut()
    #expect(roller.sight.count == 3)
    #expect(carousel.sight == ["0 at 0.0"])
    #expect(carousel.frame.minY == 120)
  }

  @Test func `runtime attributes count the same in whatever order they come`() throws {
    let seed: UInt64 = 20_261_130
    var random = FuzzTests.Generator(state: seed)
    let marquee: [(MarqueeView) -> Void] = [
      { $0.text = "The last train to the coast leaves at 23:10 from platform four." },
      { $0.speed = 60 }, { $0.gap = 20 }, { $0.fontSize = 24 }, { $0.textColor = .red },
      { $0.runsWhenFits = true }, { $0.fadeLength = 12 }, { $0.delay = 0.5 }, { $0.spacing = 6 },
      { $0.alignmentFraction = 0 }, { $0.loopsSingleItem = true },
    ]
    let carousel: [(CarouselView) -> Void] = [
      { $0.setLabels(5) }, { $0.itemsPerPage = 2 }, { $0.spacing = 10 }, { $0.leadingInset = 30 },
      { $0.trailingInset = 20 }, { $0.alignmentFraction = 0.25 }, { $0.isLoop = true },
      { $0.stride = 2 }, { $0.autoplayInterval = 4 }, { $0.transition = 0.25 },
      { $0.isAutoplaying = true }, { $0.showsButtons = true }, { $0.bounces = false },
    ]
    let pager: [(PagerView) -> Void] = [
      { $0.setLabels(4) }, { $0.isLoop = true }, { $0.isAutoplaying = true }, { $0.interval = 2 },
      { $0.fitsHeightToItem = true }, { $0.preload = 2 }, { $0.repeatCount = 3 },
      { $0.flickThreshold = 90 },
    ]
    let roller: [(RollerView) -> Void] = [
      { $0.items = ["Seoul", "Lisbon", "Quito", "Oslo"] }, { $0.rowHeight = 30 },
      { $0.visibleRows = 5 }, { $0.textColor = .blue }, { $0.selectedTextColor = .red },
      { $0.highlightInset = 8 }, { $0.interval = 1 }, { $0.fitsWidthToItem = true },
      { $0.playsHaptics = false },
    ]
    func same<Banner: ReelView>(_ type: Banner.Type, _ attributes: [(Banner) -> Void]) throws {
      var orders = [attributes, attributes.reversed()]
      for _ in 0..<4 { orders.append(attributes.shuffled(using: &random)) }
      var first: (settings: Reel.Settings, size: CGSize, rest: [String], later: [String])?
      for order in orders {
        let screen = Screen()
        let banner = try Nib.load(type, attributes: order)
        screen.showLoaded(banner)
        let rest = banner.sight
        screen.pass(3.125)
        let now = (banner.settings, banner.intrinsicContentSize, rest, banner.sight)
        #expect(!now.2.isEmpty)
        if let first {
          #expect(
            first.settings == now.0 && first.size == now.1 && first.rest == now.2
              && first.later == now.3, "\(type), seed \(seed)")
        } else {
          first = now
        }
      }
    }
    try same(MarqueeView.self, marquee)
    try same(CarouselView.self, carousel)
    try same(PagerView.self, pager)
    try same(RollerView.self, roller)
  }

  @Test func `effects and indicators are had by name`() throws {
    for (name, effect) in ReelView.effects {
      let carousel = try Nib.load(CarouselView.self, attributes: [{ $0.effectName = name }])
      #expect(carousel.effect == effect)
      #expect(carousel.effectName == name)
      #expect("\(effect.recipe)" == name)
    }
    #expect(ReelView.effects.count == Reel.Effect.Recipe.allCases.count)
    let carousel = CarouselView()
    carousel.effectName = "cover flow"
    #expect(carousel.effect == .flat)
    carousel.effect = Reel.Effect(knots: [Reel.Effect.Knot(at: 1, Reel.Appearance(scale: 0.5))])
    #expect(carousel.effectName == nil)
    for name in ["dots", "bar", "fraction", "stories"] {
      carousel.indicatorName = name
      #expect(carousel.indicatorName == name)
      let style = try #require((carousel.indicator as? PageIndicator)?.style)
      #expect("\(style)" == name)
    }
    carousel.indicatorName = "none"
    #expect(carousel.indicator == nil)
    carousel.indicator = ReelPageControl(frame: .zero)
    #expect(carousel.indicatorName == nil)
  }

  @Test func `content set before a banner awakes is shown as content set after`() throws {
    for isBefore in [true, false] {
      let screen = Screen()
      let fill: (RollerView) -> Void = { $0.items = ["Seoul", "Lisbon", "Quito"] }
      let roller = try Nib.load(
        RollerView.self, width: 100, height: 114, attributes: isBefore ? [fill] : [])
      if !isBefore { fill(roller) }
      screen.showLoaded(roller)
      #expect(roller.sight == ["2 at 0.0", "0 at 38.0", "1 at 76.0"])
    }
  }

  @Test func `a content mode that was chosen in a nib is that of the images`() throws {
    let screen = Screen()
    for (drawn, shown) in [
      (UIView.ContentMode.center, UIView.ContentMode.center), (.scaleToFill, .scaleAspectFill),
    ] {
      let carousel = try Nib.load(CarouselView.self, looks: { $0.contentMode = drawn })
      carousel.images = [picture(), picture()]
      screen.showLoaded(carousel)
      let image = try #require(carousel.slots.values.first?.content as? UIImageView)
      #expect(image.contentMode == shown)
    }
  }

  @Test func `a banner that is hidden in its nib stands until it is shown`() throws {
    let screen = Screen()
    let carousel = try Nib.load(
      CarouselView.self, looks: { $0.isHidden = true }, attributes: [{ $0.setLabels(3) }])
    screen.showLoaded(carousel)
    #expect(carousel.isHidden)
    screen.pass(10)
    #expect(carousel.index == 0)
    carousel.isHidden = false
    screen.pass(3.6)
    #expect(carousel.index == 1)
  }

  @Test func `Interface Builder is shown something where there is nothing yet`() throws {
    let screen = Screen()
    for banner: ReelView in [
      try Nib.load(MarqueeView.self), try Nib.load(PagerView.self),
      try Nib.load(CarouselView.self), try Nib.load(RollerView.self),
    ] {
      banner.prepareForInterfaceBuilder()
      screen.showLoaded(banner)
      #expect(!banner.sight.isEmpty, "\(type(of: banner))")
    }
  }

  @Test func `indicators from a nib of their own are a banner's`() throws {
    let screen = Screen()
    for indicator: any PositionIndicator in [
      try Nib.load(PageIndicator.self), try Nib.load(ReelPageControl.self),
    ] {
      let pager = screen.pager(3)
      pager.indicator = indicator
      screen.layOut()
      pager.select(1, animated: false)
      screen.pass(0.1)
      if let control = indicator as? ReelPageControl {
        #expect(control.numberOfPages == 3 && control.currentPage == 1)
        control.currentPage = 2
        control.sendActions(for: .valueChanged)
        screen.pass(2)
        #expect(pager.index == 2)
      } else {
        #expect(indicator.subviews.count { !$0.isHidden } >= 1)
        #expect(indicator.bounds.width > 0)
      }
      pager.removeFromSuperview()
    }
  }

  @Test func `Interface Builder is shown what there is`() throws {
    let marquee = try Nib.load(MarqueeView.self, attributes: [{ $0.text = "News" }])
    marquee.prepareForInterfaceBuilder()
    #expect(marquee.text == "News")
    let roller = try Nib.load(RollerView.self, attributes: [{ $0.items = ["Seoul"] }])
    roller.prepareForInterfaceBuilder()
    #expect(roller.items == ["Seoul"])
    let pager = try Nib.load(PagerView.self, attributes: [{ $0.images = [picture()] }])
    pager.prepareForInterfaceBuilder()
    #expect(pager.images.count == 1)
  }
}
