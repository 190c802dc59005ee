import Foundation
import Rondo
import SwiftUI

/// The documentation's code, compiled and shown; a test compares it with what the pages say.
@MainActor struct Snippets {
  struct Offer: Identifiable {
    var id: Int
    var url: URL? { nil }
  }

  struct BannerCard: View {
    var offer: Offer
    init(_ offer: Offer) { self.offer = offer }
    var body: some View { Text(verbatim: "Offer \(offer.id)") }
  }

  typealias PhotoPage = BannerCard

  let banners = (1...4).map { Offer(id: $0) }
  var photos: [Offer] { banners }
  let headlines = ["UP 2.4 %", "DOWN 0.3 %", "UP 1.1 %"]
  let images = [Image(decorative: "tea"), Image(decorative: "sea")]
  let addresses = ["tea", "sea"]
  let blank = Image(decorative: "blank")
  let gallery = ReelController()

  func download(_ address: String) async -> Image? { nil }
  let isReloading = false
  @Binding var offers: [Offer]
  @Binding var index: Int
  @Binding var isPlaying: Bool
  @Binding var kept: Data?

  var all: [AnyView] {
    [
      AnyView(overview), AnyView(marquee), AnyView(mix), AnyView(ticker), AnyView(pager),
      AnyView(words), AnyView(changing), AnyView(thumbs), AnyView(fixed), AnyView(carousel),
      AnyView(playing),
      AnyView(indicator), AnyView(loaded), AnyView(measured), AnyView(roller), AnyView(sentence),
      AnyView(readText), AnyView(readMix), AnyView(readPager), AnyView(readCarousel),
      AnyView(readRoller), AnyView(readLinked), AnyView(ownEffect), AnyView(ownIndicator),
      AnyView(resumed), AnyView(movedTitle), AnyView(movedOnce), AnyView(movedCards),
      AnyView(movedCovers), AnyView(movedBanner), AnyView(movedNews), AnyView(far),
    ]
  }

  @ViewBuilder var overview: some View {
    Carousel(banners, selection: $index) { banner in
      BannerCard(banner)
    }
    .autoplay(every: 4)
    .reelEffect(.coverFlow)
    .reelInsets(60)
    .pageIndicator(.dots)
  }

  @ViewBuilder var marquee: some View {
    Marquee("The sun will rise at 6.42 and set at 17.15")
      .marqueeSpeed(60)
      .marqueeGap(40)
      .reelFadeLength(16)
  }

  @ViewBuilder var mix: some View {
    Marquee {
      Image(systemName: "sun.max")
      Text("Sunrise at 6.42")
      Text("Sunset at 17.15").bold()
    }
    .marqueeMode(.pass)
    .reelDirection(.backward)
  }

  @ViewBuilder var ticker: some View {
    Marquee(headlines)
      .marqueeSwap(.atSeam)
      .onReelSelect { index in print("Headline", index) }
  }

  @ViewBuilder var pager: some View {
    Pager(photos, selection: $index) { photo in
      PhotoPage(photo)
    }
    .onReelSelect { index in print("Photo", index) }
  }

  @ViewBuilder var words: some View {
    Pager(["Tea", "Sea", "Sand"], id: \.self) { word in
      Text(word)
    }
    .reelItemsPerPage(2)
    .reelSpacing(8)
  }

  @ViewBuilder var changing: some View {
    VStack {
      Carousel(offers) { BannerCard($0) }
        .autoplay(false)
        .reelItemsPerPage(3)
        .reelAnimatesChanges(!isReloading)
      Button("Remove the second") { offers.remove(at: 1) }
    }
  }

  @ViewBuilder var thumbs: some View {
    VStack {
      Pager(photos) { PhotoPage($0) }
        .reelController(gallery)
      Pager(photos) { PhotoPage($0) }
        .reelItemExtent(60)
        .reelFollows(gallery)
      Button("Next") { gallery.next() }
    }
  }

  @ViewBuilder var fixed: some View {
    Pager {
      Text("Welcome")
      Text("How it works")
    }
    .pageIndicator(.bar)
  }

  @ViewBuilder var carousel: some View {
    Carousel(images)
      .frame(height: 200)
      .pageIndicator(.dots)
  }

  @ViewBuilder var playing: some View {
    VStack {
      Carousel(banners) { BannerCard($0) }
        .reelPlaying($isPlaying)
      Button(isPlaying ? "Pause" : "Play") { isPlaying.toggle() }
    }
  }

  @ViewBuilder var indicator: some View {
    Carousel(banners) { BannerCard($0) }
      .pageIndicator(alignment: .bottomTrailing) { state, pick in
        Text("\(state.page + 1) of \(state.pageCount)")
          .onTapGesture { pick(0) }
      }
  }

  @ViewBuilder var loaded: some View {
    Carousel(banners) { banner in
      Color.gray.overlay {
        AsyncImage(url: banner.url) { image in
          image.resizable().aspectRatio(contentMode: .fill)
        } placeholder: {
          Color.gray
        }
      }
      .clipped()
    }
    .frame(height: 200)
  }

  @ViewBuilder var measured: some View {
    Carousel(banners) { BannerCard($0) }
      .onReelHide { index, seconds, fraction in
        if seconds >= 1, fraction >= 0.5 { print("Page", index, "was seen") }
      }
  }

  @ViewBuilder var roller: some View {
    Roller(["Seoul", "Lisbon", "Quito"], selection: $index)
      .rollerSelectedWord(color: .blue)
      .onReelIndexChange { index, cause in print("Row", index, cause) }
  }

  @ViewBuilder var sentence: some View {
    HStack(spacing: 4) {
      Text("Fly to")
      Roller(["Seoul", "Lisbon", "Quito"])
        .rollerRows(visible: 1, height: 24)
        .rollerFitsWidthToItem()
        .rollerHighlight { EmptyView() }
    }
  }

  @ViewBuilder var readText: some View {
    Marquee("The last train to the coast leaves at 23:10 from platform four.")
      .marqueeSpeed(40)
      .reelFadeLength(24)
  }

  @ViewBuilder var readMix: some View {
    Marquee {
      Image(systemName: "cup.and.saucer")
      Text("Tea tasting on Saturday")
    }
    .marqueeMode(.pass)
    .marqueeRunsWhenFits()
  }

  @ViewBuilder var readPager: some View {
    Pager(photos, selection: $index) { photo in
      PhotoPage(photo)
    }
    .onReelSelect { index in print("page", index + 1) }
    .frame(height: 240)
  }

  @ViewBuilder var readCarousel: some View {
    Carousel(banners, selection: $index) { banner in
      BannerCard(banner)
    }
    .autoplay(every: 4)
    .reelEffect(.coverFlow)
    .reelInsets(60)
    .pageIndicator(.dots)
    .frame(height: 200)
  }

  @ViewBuilder var readRoller: some View {
    Roller(["Paper hills", "Northern lights", "Tea fields"], selection: $index)
      .rollerHighlight { Capsule().strokeBorder(Color.accentColor) }
  }

  @ViewBuilder var readLinked: some View {
    VStack {
      Carousel(banners, selection: $index) { BannerCard($0) }
        .reelController(gallery)
        .onReelIndexChange { index, cause in print(index, cause) }
      Carousel(banners) { BannerCard($0) }
        .autoplay(false)
        .reelItemsPerPage(4)
        .reelSpacing(8)
        .reelFollows(gallery)
      Button("Previous") { gallery.previous() }
      Button("Next") { gallery.next() }
    }
  }

  @ViewBuilder var ownEffect: some View {
    Carousel(banners) { BannerCard($0) }
      .reelEffect(.sampling { distance in Reel.Appearance(rotateZ: distance / 10) })
  }

  @ViewBuilder var ownIndicator: some View {
    Carousel(banners) { BannerCard($0) }
      .pageIndicator(alignment: .bottomTrailing) { state, pick in
        Button("\(state.page + 1) of \(state.pageCount)") { pick(0) }
      }
  }

  @ViewBuilder var resumed: some View {
    Carousel(banners) { BannerCard($0) }
      .reelController(gallery)
      .onAppear {
        guard let kept, let place = try? JSONDecoder().decode(Reel.SavedPlace.self, from: kept)
        else { return }
        gallery.restore(place)
      }
      .onReelSettle { _ in kept = try? JSONEncoder().encode(gallery.place) }
  }

  @ViewBuilder var movedTitle: some View {
    Marquee("A title that may be too long")
      .marqueeSpeed(30)
      .reelDwell(1)
      .marqueeGap(20)
      .reelFadeLength(10)
      .marqueeSwap(.startsOver)
  }

  @ViewBuilder var movedOnce: some View {
    Marquee("A title that runs once when it is tapped, and then stands")
      .reelRepeatCount(1)
      .reelDelay(0)
      .reelController(gallery)
      .onAppear { gallery.stop() }
      .onReelSelect { _ in gallery.start() }
  }

  @ViewBuilder var movedCards: some View {
    Carousel(banners, selection: $index) { BannerCard($0) }
      .reelItemExtent(240)
      .autoplay(every: 4)
      .reelEffect(.coverFlow)
      .pageIndicator(.dots)
      .onReelSelect { index = $0 }
  }

  @ViewBuilder var movedCovers: some View {
    Carousel(photos, selection: $index) { PhotoPage($0) }
      .autoplay(false)
      .reelItemExtent(200)
      .reelPaging(.item)
      .reelEffect(.coverFlow)
      .onReelSelect { index = $0 }
  }

  @ViewBuilder var movedBanner: some View {
    Carousel(banners) { banner in
      AsyncImage(url: banner.url) { image in
        image.resizable()
      } placeholder: {
        Color.gray
      }
    }
    .autoplay(every: 2)
    .pageIndicator(.dots, alignment: .bottomTrailing)
    .onReelSelect { index in print("tapped", index) }
    .onReelSettle { index in print("shows", index) }
    .frame(height: 200)
  }

  @ViewBuilder var movedNews: some View {
    Roller(["Tea tasting on Saturday", "The harbour fair opens at nine"])
      .rollerRows(visible: 1, height: 30)
      .rollerWords(alignment: .leading)
      .rollerHighlight { EmptyView() }
      .reelDraggable(false)
      .onReelSelect { index in print("line", index) }
  }

  @ViewBuilder var far: some View {
    Pager(count: addresses.count, placeholder: blank) { index in
      await download(addresses[index])
    }
  }
}
