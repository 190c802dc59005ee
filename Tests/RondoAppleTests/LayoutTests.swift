#if canImport(UIKit) && !os(watchOS)
  import Foundation
  import Rondo
  import Testing
  import UIKit

  /// Where UIKit's own layout puts things.
  @MainActor @Suite struct LayoutTests {
    private let shown = Shown()
    private let pages = (0..<3).map { _ in UIView() }

    private func pager() -> PagerView {
      let pager = PagerView()
      pager.setViews(pages)
      return pager
    }

    /// Whether a page lies over all of its banner; pages that touch may overlap by half a point.
    private func fills(_ page: UIView, _ banner: UIView) -> Bool {
      let place = page.place(in: banner)
      return abs(place.minX) < 1 && abs(place.minY) < 1
        && abs(place.width - banner.bounds.width) < 1
        && abs(place.height - banner.bounds.height) < 1
    }

    @Test func `a gallery's first page lies over it in the first frame`() {
      let pager = shown.show(pager())
      #expect(pager.index == 0)
      #expect(fills(pages[0], pager), "\(pages[0].place(in: pager))")
    }

    @Test func `a page chosen before the first layout is the one that is shown`() {
      let pager = pager()
      pager.select(2, animated: false)
      shown.show(pager)
      #expect(pager.index == 2)
      #expect(fills(pages[2], pager), "\(pages[2].place(in: pager))")
    }

    @Test func `another size keeps the page, which lies over the banner as before`() {
      let pager = pager()
      pager.select(1, animated: false)
      shown.show(pager)
      pager.frame = CGRect(x: 0, y: 0, width: 200, height: 390)
      shown.window.layoutIfNeeded()
      #expect(pager.index == 1)
      #expect(fills(pages[1], pager), "\(pages[1].place(in: pager))")
    }

    @Test func `what a coder makes, as a nib does, is right in the first frame`() throws {
      let archiver = NSKeyedArchiver(requiringSecureCoding: false)
      archiver.encode(
        UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 50)),
        forKey: NSKeyedArchiveRootObjectKey)
      let unarchiver = try NSKeyedUnarchiver(forReadingFrom: archiver.encodedData)
      unarchiver.requiresSecureCoding = false
      unarchiver.setClass(CarouselView.self, forClassName: NSStringFromClass(UIView.self))
      let object = unarchiver.decodeObject(forKey: NSKeyedArchiveRootObjectKey)
      let carousel = try #require(object as? CarouselView)
      #expect(carousel.bounds.size == CGSize(width: 100, height: 50))
      #expect(carousel.isAutoplaying && carousel.interval == 3)
      // What moves is at the end of its motion already, as far as its layers say.
      carousel.isAutoplaying = false
      carousel.setViews(pages)
      shown.show(carousel)
      #expect(fills(pages[0], carousel), "\(pages[0].place(in: carousel))")
    }

    @Test(arguments: [false, true])
    func `the next page comes from where the reading goes`(isRightToLeft: Bool) {
      let pager = pager()
      pager.semanticContentAttribute = isRightToLeft ? .forceRightToLeft : .forceLeftToRight
      pager.insets = NSDirectionalEdgeInsets(top: 0, leading: 20, bottom: 0, trailing: 60)
      shown.show(pager)
      let (first, second) = (pages[0].place(in: pager), pages[1].place(in: pager))
      #expect(abs(first.width - 310) < 1 && abs(second.width - 310) < 1)
      #expect(abs(first.minX - (isRightToLeft ? 60 : 20)) < 1, "\(first)")
      #expect(abs(second.minX - (isRightToLeft ? -250 : 330)) < 1, "\(second)")
    }

    @Test func `a running text has the size of a label, and gives way beside others`() {
      let font = UIFont.systemFont(ofSize: 20)
      let marquee = MarqueeView(text: "Tea tasting on Saturday")
      marquee.font = font
      let label = UILabel()
      label.text = marquee.text
      label.font = font
      let (own, labels) = (marquee.intrinsicContentSize, label.intrinsicContentSize)
      // A label rounds its size up.
      #expect(abs(own.width - labels.width) <= 1 && abs(own.height - labels.height) <= 1)
      #expect(marquee.contentCompressionResistancePriority(for: .horizontal) == .defaultLow)
    }

    @Test func `rolling words are as high as their rows`() {
      let roller = RollerView()
      roller.items = ["Paper hills", "Tea fields", "Dunes"]
      roller.font = .systemFont(ofSize: 17)
      #expect(roller.intrinsicContentSize.height == 114)
      roller.visibleRows = 5
      roller.rowHeight = 30
      #expect(roller.intrinsicContentSize.height == 150)
    }

    @Test func `a page turned beyond a quarter has that turn as its layer's own matrix`() throws {
      // Two radians are more than the quarter beyond which angles are read back as others.
      let turned = Reel.Appearance(rotateY: 2)
      let pager = pager()
      pager.insets = NSDirectionalEdgeInsets(top: 0, leading: 60, bottom: 0, trailing: 60)
      pager.effect = Reel.Effect(
        knots: [
          Reel.Effect.Knot(at: -1, turned), Reel.Effect.Knot(at: 0, .plain),
          Reel.Effect.Knot(at: 1, turned),
        ], reach: 1)
      shown.show(pager)
      let slot = try #require(pages[1].superview)
      let (own, wanted) = (slot.layer.transform, CATransform3DMakeRotation(2, 0, 1, 0))
      #expect(abs(own.m11 - wanted.m11) < 1e-6 && abs(own.m13 - wanted.m13) < 1e-6)
      #expect(abs(own.m31 - wanted.m31) < 1e-6 && abs(own.m33 - wanted.m33) < 1e-6)
      #expect(abs(own.m22 - 1) < 1e-6)
    }
  }
#endif
