#if canImport(SwiftUI)
  import Rondo
  import SwiftUI
  import Testing

  /// What SwiftUI's own layout makes of the banners, where views can be hosted.
  @MainActor @Suite struct SwiftUITests {
    @Test func `a controller without a banner reads as nothing, and keeps a place it is given`() {
      let reel = ReelController()
      #expect(reel.index == nil && reel.target == nil)
      #expect(!reel.isRunning && !reel.isMoving && !reel.needsScrolling)
      #expect(reel.pageCount == 0)
      reel.next()
      reel.select(3)
      #expect(reel.index == nil)
    }

    #if !os(watchOS)
      private let line = "The last train to the coast leaves at 23:10 from platform four."

      @Test func `a running text is as high as its line, and takes the width it is given`() {
        let font = Font.system(size: 20)
        let marquee = Hosted(Marquee(line).font(font).frame(width: 200)).size
        let text = Hosted(Text(line).font(font).lineLimit(1).frame(width: 200)).size
        #expect(marquee.width == 200)
        // Lengths may be rounded to the pixels of a screen.
        #expect(abs(marquee.height - text.height) <= 1, "\(marquee) \(text)")
      }

      @Test func `rolling words are as high as their rows`() {
        let roller = Roller(["Paper hills", "Tea fields", "Dunes"])
          .rollerRows(visible: 3, height: 38)
        #expect(Hosted(roller.frame(width: 200)).size == CGSize(width: 200, height: 114))
      }

      @Test func `a carousel is as big as its frame`() {
        let carousel = Carousel([Color.red, .green, .blue], id: \.self) { $0 }
        #expect(
          Hosted(carousel.frame(width: 300, height: 150)).size == CGSize(width: 300, height: 150))
      }

      @Test func `a page chosen before the first layout is the one that is shown`() {
        let reel = ReelController()
        let pager = Pager(
          [Color.red, .green, .blue], id: \.self, selection: .constant(2)
        ) { $0 }
        let hosted = Hosted(pager.reelController(reel).frame(width: 300, height: 150))
        turn(until: { reel.index != nil })
        #expect(reel.index == 2)
        #expect(reel.pageCount == 3)
        withExtendedLifetime(hosted) {}
      }

      @Test(arguments: [false, true])
      func `a text needs to run where it is longer than its place alone`(isLong: Bool) {
        let reel = ReelController()
        let text = isLong ? line : "Tea"
        let hosted = Hosted(Marquee(text).reelController(reel).frame(width: 200))
        turn(until: { reel.index != nil && reel.needsScrolling == isLong })
        #expect(reel.needsScrolling == isLong)
        withExtendedLifetime(hosted) {}
      }

      @Test func `of a million items only those in sight and their neighbours are made`() {
        var made = 0
        let carousel = Carousel(0..<1_000_000, id: \.self) { index -> Color in
          made += 1
          return index.isMultiple(of: 2) ? .red : .green
        }
        let hosted = Hosted(carousel.frame(width: 300, height: 150))
        turn()
        // A handful, and each a few times in as many passes as a layout takes.
        #expect(made > 0 && made < 200, "\(made)")
        withExtendedLifetime(hosted) {}
      }
    #endif
  }
#endif
