import Foundation
import Rondo
import UIKit

/// The documentation's code, compiled and run; a test compares it with what the pages say.
@MainActor enum Snippets {
  struct Offer: Identifiable {
    var id: Int
    var title: String
  }

  @MainActor final class Loader {
    final class Task: ReelImageTask {
      func cancel() {}
    }
    func load(_ address: String, into view: UIImageView) -> (any ReelImageTask)? { Task() }
  }

  static let banners = [UIColor.red, .green, .blue, .black].map {
    UIImage(color: $0, size: CGSize(width: 3, height: 2))
  }
  static let photos = banners
  static let offers = [Offer(id: 1, title: "First")]
  static let addresses = ["a", "b"]
  static let loader = Loader()
  static let blank = UIImage(color: .black, size: CGSize(width: 3, height: 2))
  private static var kept: [AnyObject] = []

  /// What an app would hold.
  private static func keep(_ object: AnyObject) { kept.append(object) }

  private static func download(_ address: String) async -> UIImage? { nil }

  static let all: [(UIView) -> Void] = [
    { view in
      let carousel = CarouselView()
      carousel.images = banners
      carousel.indicator = PageIndicator()
      carousel.onSelect = { index in print("Page", index) }
      view.addSubview(carousel)
    },
    { view in
      let marquee = MarqueeView(text: "The sun will rise at 6.42 and set at 17.15")
      marquee.speed = 60
      marquee.gap = 40
      marquee.fadeLength = 16
      view.addSubview(marquee)
    },
    { view in
      let ticker = MarqueeView()
      ticker.items = ["UP 2.4 %", "DOWN 0.3 %", "UP 1.1 %"]
      ticker.onSelect = { index in print("Headline", index) }
      ticker.swap = .atSeam
      view.addSubview(ticker)
    },
    { view in
      let pager = PagerView()
      pager.images = photos
      pager.onSelect = { index in print("Photo", index) }
      view.addSubview(pager)
    },
    { view in
      let gallery = PagerView()
      let cards = ReelItems(
        in: gallery, make: { UILabel() },
        configure: { (label, offer: Offer) in
          label.text = offer.title
        })
      cards.elements = offers
      view.addSubview(gallery)
    },
    { view in
      let remote = PagerView()
      remote.setImages(count: addresses.count) { index, imageView in
        loader.load(addresses[index], into: imageView)
      }
      view.addSubview(remote)
    },
    { view in
      let carousel = CarouselView()
      carousel.images = banners
      carousel.interval = 4
      carousel.effect = .coverFlow
      carousel.insets = NSDirectionalEdgeInsets(top: 0, leading: 60, bottom: 0, trailing: 60)
      carousel.indicator = PageIndicator(style: .bar)
      view.addSubview(carousel)
    },
    { view in
      let restored = CarouselView()
      restored.images = banners
      restored.select(2, animated: false)
      view.addSubview(restored)
    },
    { view in
      final class Listener: NSObject, ReelViewDelegate {
        func reelView(_ reelView: ReelView, didSelectItemAt index: Int) { print("tapped", index) }
        func reelView(_ reelView: ReelView, didSettleAt index: Int) { print("rests at", index) }
      }
      let listener = Listener()
      let listened = CarouselView()
      listened.images = banners
      listened.delegate = listener
      view.addSubview(listened)
    },
    { view in
      var kept: Data?
      let resumed = CarouselView()
      resumed.images = banners
      if let data = kept, let place = try? JSONDecoder().decode(Reel.SavedPlace.self, from: data) {
        resumed.restore(place)
      }
      view.addSubview(resumed)
      kept = try? JSONEncoder().encode(resumed.place)
    },
    { view in
      let measured = CarouselView()
      measured.images = banners
      measured.onHide = { index, seconds, fraction in
        if seconds >= 1, fraction >= 0.5 { print("Page", index, "was seen") }
      }
      view.addSubview(measured)
    },
    { view in
      let stories = CarouselView()
      stories.images = photos
      stories.interval = 5
      stories.indicator = PageIndicator(style: .stories)
      view.addSubview(stories)
    },
    { view in
      let basket = PagerView()
      basket.itemsPerPage = 3
      basket.animatesChanges = true
      let rows = ReelItems(
        in: basket, make: { UILabel() },
        configure: { (label, offer: Offer) in
          label.text = offer.title
        })
      rows.elements = offers
      view.addSubview(basket)
    },
    { view in
      let roller = RollerView()
      roller.items = ["Seoul", "Lisbon", "Quito"]
      roller.selectedTextColor = .systemBlue
      roller.onIndexChange = { index, cause in print("Row", index, cause) }
      view.addSubview(roller)
    },
    { view in
      let text = MarqueeView(
        text: "The last train to the coast leaves at 23:10 from platform four.")
      text.speed = 40
      text.fadeLength = 24
      view.addSubview(text)
    },
    { view in
      let gallery = PagerView()
      gallery.images = photos
      gallery.onSelect = { index in print("page", index + 1) }
      view.addSubview(gallery)
    },
    { view in
      let offersView = PagerView()
      let cards = ReelItems(
        in: offersView, make: { UILabel() },
        configure: { (label, offer: Offer) in
          label.text = offer.title
        })
      cards.elements = offers
      view.addSubview(offersView)
    },
    { view in
      let carousel = CarouselView()
      carousel.images = banners
      carousel.interval = 4
      carousel.effect = .coverFlow
      carousel.insets = NSDirectionalEdgeInsets(top: 0, leading: 60, bottom: 0, trailing: 60)
      carousel.indicator = PageIndicator()
      carousel.onSelect = { index in print("banner", index) }
      view.addSubview(carousel)
    },
    { view in
      let words = RollerView()
      words.items = ["Paper hills", "Northern lights", "Tea fields"]
      words.onIndexChange = { index, cause in print(index, cause) }
      view.addSubview(words)
    },
    { view in
      let large = CarouselView()
      large.images = photos
      let thumbs = CarouselView()
      thumbs.images = photos
      thumbs.isAutoplaying = false
      thumbs.itemsPerPage = 4
      thumbs.spacing = 8
      thumbs.follows = large
      view.addSubview(large)
      view.addSubview(thumbs)
    },
    { view in
      final class Photos: NSObject, ReelViewDataSource {
        func numberOfItems(in reelView: ReelView) -> Int { 10_000 }
        func reelView(
          _ reelView: ReelView, viewForItemAt index: Int, reusing view: UIView?
        ) -> UIView {
          let label = view as? UILabel ?? UILabel()
          label.text = "Photo \(index + 1)"
          return label
        }
      }
      let source = Photos()
      let listed = PagerView()
      listed.dataSource = source
      view.addSubview(listed)
      keep(source)
    },
    { view in
      final class Logger: NSObject, ReelViewDelegate {
        func reelView(_ reelView: ReelView, didChangeIndex index: Int, cause: ReelCause) {}
        func reelView(_ reelView: ReelView, willSettleAt index: Int) {}
        func reelView(_ reelView: ReelView, didSettleAt index: Int) {}
        func reelView(_ reelView: ReelView, didSelectItemAt index: Int) {}
        func reelView(_ reelView: ReelView, didShowItemAt index: Int) {}
        func reelView(
          _ reelView: ReelView, didHideItemAt index: Int, after seconds: TimeInterval,
          fraction: Double
        ) {}
        func reelViewDidFinish(_ reelView: ReelView) {}
        func reelView(_ reelView: ReelView, didChangeRunning isRunning: Bool) {}
      }
      let logger = Logger()
      let logged = CarouselView()
      logged.images = banners
      logged.delegate = logger
      view.addSubview(logged)
    },
    { view in
      let far = PagerView()
      far.setImages(count: addresses.count, placeholder: blank) { index in
        await download(addresses[index])
      }
      view.addSubview(far)
    },
    { view in
      let tilted = CarouselView()
      tilted.images = banners
      tilted.effect = Reel.Effect(knots: [
        .init(at: -1, .init(scale: 0.8, opacity: 0.5)),
        .init(at: 0, .plain),
        .init(at: 1, .init(scale: 0.8, opacity: 0.5)),
      ])
      view.addSubview(tilted)
    },
    { view in
      final class PageLabel: UILabel, PositionIndicator {
        var onPick: ((_ page: Int) -> Void)?
        func show(position: Double, of pageCount: Int, isMirrored: Bool, animated: Bool) {
          text = "\(Int(position.rounded()) % max(pageCount, 1) + 1) of \(pageCount)"
        }
      }
      let counted = CarouselView()
      counted.images = banners
      counted.indicator = PageLabel()
      view.addSubview(counted)
    },
    { view in
      let title = MarqueeView(text: "A title that may be too long")
      title.speed = 30
      title.dwell = 1
      title.gap = 20
      title.fadeLength = 10
      title.swap = .startsOver
      view.addSubview(title)
    },
    { view in
      let once = MarqueeView(text: "A title that runs once when it is tapped, and then stands")
      once.repeatCount = 1
      once.delay = 0
      once.stop()
      once.onSelect = { [weak once] _ in once?.start() }
      view.addSubview(once)
    },
    { view in
      let cards = CarouselView()
      cards.images = banners
      cards.itemExtent = 240
      cards.interval = 4
      cards.effect = .coverFlow
      cards.indicator = PageIndicator()
      cards.onSelect = { [weak cards] index in cards?.select(index) }
      view.addSubview(cards)
    },
    { view in
      let row = CarouselView()
      row.images = banners
      row.itemExtent = 200
      row.effect = .sampling(in: -4...4, steps: 32, reach: 1) { distance in
        let away = min(abs(distance), 1)
        return Reel.Appearance(
          shiftAlong: -0.13 * distance, scale: 1 - 0.35 * away, depth: -abs(distance) / 100,
          opacity: 1 - 0.4 * away)
      }
      view.addSubview(row)
    },
    { view in
      let wheel = CarouselView()
      wheel.images = banners
      wheel.itemExtent = 120
      wheel.effect = .sampling(in: -5...5, steps: 40, reach: 2) { distance in
        let angle = distance * 2 * Double.pi / 14
        let radius = 14 / (2 * Double.pi)
        return Reel.Appearance(
          shiftAlong: radius * sin(angle) - distance,
          shiftAcross: radius * (1 - cos(angle)) * 120 / 200, rotateZ: angle, scale: 0.6)
      }
      view.addSubview(wheel)
    },
    { view in
      let covers = CarouselView()
      covers.images = photos
      covers.isAutoplaying = false
      covers.itemExtent = 200
      covers.paging = .item
      covers.effect = .coverFlow
      covers.onSelect = { [weak covers] index in covers?.select(index) }
      view.addSubview(covers)
    },
    { view in
      let cylinder = CarouselView()
      cylinder.images = photos
      cylinder.itemExtent = 120
      cylinder.effect = .sampling(in: -5...5, steps: 60, reach: 3, perspective: 500) { distance in
        let angle = distance * 2 * Double.pi / 10
        let radius = 0.5 / tan(Double.pi / 10)
        return Reel.Appearance(
          shiftAlong: radius * sin(angle) - distance, rotateY: angle,
          depth: radius * (cos(angle) - 1), opacity: cos(angle) > 0 ? 1 : 0)
      }
      view.addSubview(cylinder)
    },
    { view in
      let banner = CarouselView()
      banner.setImages(count: addresses.count, placeholder: blank) { index in
        await download(addresses[index])
      }
      banner.interval = 2
      banner.contentMode = .scaleToFill
      banner.indicator = ReelPageControl()
      banner.indicatorEdges = [.bottom, .trailing]
      banner.onSelect = { index in print("tapped", index) }
      banner.onSettle = { index in print("shows", index) }
      view.addSubview(banner)
    },
    { view in
      let news = RollerView()
      news.items = ["Tea tasting on Saturday", "The harbour fair opens at nine"]
      news.visibleRows = 1
      news.rowHeight = 30
      news.textAlignment = .left
      news.highlight.isHidden = true
      news.isDraggable = false
      news.onSelect = { index in print("line", index) }
      view.addSubview(news)
    },
  ]
}
