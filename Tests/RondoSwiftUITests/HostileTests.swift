import Foundation
import RondoCore
import SwiftUI
import Testing

@testable import RondoSwiftUI

/// What nobody should do to a banner, and somebody does.
@MainActor @Suite(.serialized) struct HostileTests {
  private func items(_ screen: Screen) -> [Int] { screen.cards().map(\.item) }

  /// Whether all that is drawn, and the banner itself, has a place and a size.
  private func isSound(_ screen: Screen) -> Bool {
    screen.rootSize.width.isFinite && screen.rootSize.height.isFinite
      && screen.leaves.allSatisfy {
        $0.frame.minX.isFinite && $0.frame.minY.isFinite && $0.frame.width.isFinite
          && $0.frame.height.isFinite && $0.opacity.isFinite
      }
  }

  // MARK: Updates

  @Test(arguments: [Double.nan, 3.0])
  func `a parent that is made again many times a second does not stop the steps`(number: Double) {
    func root(_ count: Int) -> some View {
      VStack(spacing: 0) {
        Text(verbatim: "\(count)")
        Carousel(Card.list(4)) { CardView($0) }
          .reelSpacing(number.isNaN ? CGFloat.nan : 0, seam: CGFloat(number))
          .reelDelay(number.isNaN ? number : 0).reelAlignment(.fraction(number))
          .autoplay(every: number).reelTime(number.isNaN ? number : nil)
          .reelIntervals { _ in number }
          .reelEpoch(number.isNaN ? Date(timeIntervalSinceReferenceDate: number) : nil)
      }
    }
    let screen = Screen.showing(root(0))
    for step in 1...130 {
      screen.advance(by: 0.05)
      screen.update(root(step))
    }
    screen.advance(by: 0.5)
    #expect(number.isNaN || items(screen) == [2])
    #expect(isSound(screen))
  }

  @Test func `spacing that is no number is none, and the steps go on through updates`() {
    func root(_ count: Int) -> some View {
      VStack(spacing: 0) {
        Text(verbatim: "\(count)")
        Carousel(Card.list(4)) { CardView($0) }.reelSpacing(.nan).reelInsets(.nan)
      }
    }
    let screen = Screen.showing(root(0))
    for step in 1...33 {
      screen.advance(by: 0.1)
      screen.update(root(step))
    }
    screen.advance(by: 0.3)
    #expect(items(screen) == [1])
    #expect(isSound(screen))
  }

  @Test func `a parent that draws where the banner is does not hold it up`() {
    struct Root: View {
      @StateObject private var reel = ReelController()
      @State private var page = 0
      @State private var count = 0
      var body: some View {
        VStack(spacing: 0) {
          TimelineView(.animation) { _ in
            Text(verbatim: "\(Int(reel.position * 1000))")
          }
          Carousel(Card.list(3), selection: $page) { CardView($0) }
            .reelController(reel)
            .onReelIndexChange { index, _ in
              count += 1
              page = index
            }
            .onReelSettle { _ in count += 1 }
          Text(verbatim: "page \(page), count \(count)")
        }
      }
    }
    let screen = Screen.showing(Root(), height: 160)
    screen.advance(by: 9.2)
    #expect(screen.shown("page 0, count 6").count == 1)
    #expect(items(screen) == [0])
  }

  @Test func `a selection written back wrongly is corrected and goes no circles`() {
    let box = Box(0)
    let wrong = Binding<Int>(get: { box.value }, set: { box.written.append($0) })
    func root() -> some View { Carousel(Card.list(3), selection: wrong) { CardView($0) } }
    let screen = Screen.showing(root())
    for _ in 0..<35 {
      screen.advance(by: 0.1)
      screen.update(root())
    }
    // Each step asked to be written; the app insists on its zero.
    #expect(box.written.contains(1))
    #expect(items(screen) == [0])
    for value in [Int.max, Int.min, -1, 3] {
      box.value = value
      screen.update(root())
      screen.advance(by: 1)
      #expect(items(screen) == [value > 0 ? 2 : 0], "\(value)")
    }
  }

  // MARK: Identity

  @Test(arguments: [false, true])
  func `items of one identity come and go without harm`(animates: Bool) {
    func root(_ ids: [Int]) -> some View {
      Carousel(ids.map { Card(id: $0) }) { CardView($0) }
        .reelItemsPerPage(2).reelAlignment(.leading).reelAnimatesChanges(animates)
    }
    let screen = Screen.showing(root([1, 1, 1]))
    #expect(screen.cards().count == 2)
    for ids in [[1, 1], [2, 1, 1, 2], [2, 2, 2, 2, 2], [], [1], [1, 2, 1, 2], [2, 1, 2, 1]] {
      screen.update(root(ids))
      screen.advance(by: 0.2)
      screen.update(root(ids))
      #expect(isSound(screen), "\(ids)")
      screen.advance(by: 1)
      #expect(Set(items(screen)).isSubset(of: Set(ids)), "\(ids)")
      #expect(screen.cards().count >= min(ids.count, 2), "\(ids)")
    }
  }

  @Test func `another identity in the middle of a drag is another banner`() {
    func root(_ id: Int) -> some View { Pager(Card.list(4)) { CardView($0) }.id(id) }
    let screen = Screen.showing(root(0))
    let finger = screen.touch(at: 250, 50)
    for step in 1...6 {
      screen.advance(by: 0.02)
      finger.move(to: 250 - CGFloat(step) * 20, 50)
    }
    #expect((screen.cards().first?.start ?? 0) < -20)
    screen.update(root(1))
    #expect(items(screen) == [0] && screen.cards().first?.start == 0)
    finger.move(to: 60, 50)
    finger.lift()
    screen.advance(by: 1)
    #expect(items(screen) == [0])
    screen.swipe(from: 250, 50, by: -200)
    screen.advance(by: 1)
    #expect(items(screen) == [1])
    #expect(Timer.live.isEmpty && !screen.isTicking)
  }

  @Test func `a banner that comes and goes begins anew, and nothing of it stays`() {
    func root(_ isShown: Bool) -> some View {
      VStack(spacing: 0) {
        if isShown { Carousel(Card.list(3)) { CardView($0) } }
        Text(verbatim: "below")
      }
    }
    let screen = Screen.showing(root(false))
    for _ in 0..<20 {
      screen.update(root(true))
      #expect(items(screen) == [0])
      screen.advance(by: 2.8)
      screen.update(root(false))
      #expect(items(screen).isEmpty)
      screen.advance(by: 1)
      #expect(Timer.live.isEmpty && !screen.isTicking)
    }
  }

  // MARK: Items

  @Test(arguments: [0.0, 0.05, 0.15])
  func `items that go while one fades into another take nothing with them`(after: Double) {
    for left in [0, 1, 2] {
      let controller = ReelController()
      func root(_ count: Int) -> some View {
        Carousel(Card.list(count)) { CardView($0) }.reelController(controller)
      }
      let screen = Screen.showing(root(6)) { $0.doubleSet(reduceMotion: true) }
      controller.select(5)
      screen.settle()
      #expect(screen.isTicking)
      screen.advance(by: after)
      screen.update(root(left))
      screen.advance(by: 0.05)
      #expect(items(screen).allSatisfy { $0 < left }, "\(left)")
      screen.advance(by: 1)
      #expect(items(screen) == (left > 0 ? [left - 1] : []), "\(left)")
    }
  }

  @Test func `items that go while others are pushed out take nothing with them`() {
    func root(_ ids: [Int]) -> some View {
      Carousel(ids.map { Card(id: $0) }) { CardView($0) }
        .reelItemsPerPage(3).autoplay(false).reelAlignment(.leading).reelLoops(false)
        .reelAnimatesChanges()
    }
    for left in [[], [9], [0, 1]] {
      let screen = Screen.showing(root([0, 1, 2, 3, 4]))
      screen.update(root([0, 7, 8, 9, 1, 2, 3, 4]))
      screen.advance(by: 0.1)
      let passing = Set(items(screen))
      #expect(passing.contains(1) || passing.contains(2))
      screen.update(root(left))
      // What goes shows what it showed, if not one that stayed.
      #expect(Set(items(screen)).isSubset(of: passing.union(left)), "\(left)")
      screen.advance(by: 0.1)
      #expect(Set(items(screen)).isSubset(of: passing.union(left)), "\(left)")
      screen.advance(by: 1)
      #expect(Set(items(screen)) == Set(left), "\(left)")
      #expect(!screen.isTicking)
    }
  }

  @Test func `items replaced under a finger stay under it, or leave it another`() {
    func root(_ ids: [Int]) -> some View { Pager(ids.map { Card(id: $0) }) { CardView($0) } }
    let screen = Screen.showing(root([0, 1, 2, 3]))
    let finger = screen.touch(at: 200, 50)
    for step in 1...6 {
      screen.advance(by: 0.02)
      finger.move(to: 200 - CGFloat(step) * 20, 50)
    }
    let before = screen.cards().first
    screen.update(root([8, 9, 0, 1, 2, 3]))
    #expect(screen.cards().first?.item == 0)
    #expect(abs((screen.cards().first?.start ?? 0) - (before?.start ?? 9)) < 0.6)
    screen.update(root([]))
    finger.move(to: 60, 50)
    screen.update(root([5]))
    finger.move(to: 150, 50)
    finger.lift()
    screen.advance(by: 1)
    #expect(items(screen) == [5] && abs(screen.cards().first?.start ?? 9) < 0.01)
  }

  // MARK: Numbers

  nonisolated private static let wild: [Double] = [
    .nan, .infinity, -.infinity, -5, 0, 1e300, -1e300, .leastNonzeroMagnitude,
  ]

  @Test(arguments: wild)
  func `every number that makes no sense leaves a banner with a size and a place`(value: Double) {
    let length = CGFloat(value)
    func check<V: View>(_ view: V, _ name: String) {
      let screen = Screen.showing(VStack { view }, height: 300)
      screen.framesPerSecond = 10
      screen.advance(by: 1.2)
      screen.swipe(from: 250, 50, by: -150)
      screen.advance(by: 0.5)
      #expect(isSound(screen), "\(name)")
    }
    check(
      Carousel(Card.list(3)) { SizedCard($0, height: 60) }
        .reelSpacing(length, seam: length).reelInsets(leading: length, trailing: length)
        .autoplay(every: value).reelTransition(value).reelDelay(value).reelDwell(value)
        .reelFlickThreshold(value).reelFadeLength(length).reelAlignment(.fraction(value)),
      "carousel")
    check(
      Pager(Card.list(3)) { SizedCard($0, width: 80, height: 60) }
        .reelItemExtent(length).reelIntervals { _ in value }.reelFitsHeightToItem(),
      "extents")
    check(
      Marquee(Card.list(3)) { SizedCard($0, width: 200, height: 20) }
        .marqueeSpeed(value).marqueeGap(length).reelTime(value).reelSpacing(length),
      "marquee")
    check(
      Marquee("a text that is far too long for its place, which it runs through")
        .marqueeDuration(value).marqueeMode(.bounce).reelFadeLength(length).reelDwell(value),
      "bounce")
    check(Roller(["a", "b", "c"]).rollerRows(visible: .max, height: length), "rows")
    check(
      Roller(["a", "b", "c"]).rollerRows(visible: .min, height: length).reelSpacing(length),
      "few rows")
    check(
      Carousel(Card.list(3)) { SizedCard($0, height: 60) }
        .reelEffect(
          Reel.Effect(
            knots: [.init(at: value, .init(scale: value, depth: value, opacity: value))],
            reach: .max, perspective: value)
        )
        .reelEpoch(Date(timeIntervalSinceReferenceDate: value)),
      "effect")
  }

  @Test(arguments: [Int.min, -1, 0, 1, Int.max])
  func `every count that makes no sense does no harm`(value: Int) {
    var picks: [@MainActor (Int) -> Void] = []
    let controller = ReelController()
    let screen = Screen.showing(
      Carousel(Card.list(5)) { CardView($0) }
        .reelItemsPerPage(value).reelStride(value).reelRepeatCount(value).reelPreload(value)
        .reelController(controller)
        .pageIndicator { state, pick in
          let _ = picks.append(pick)
          Text(verbatim: "\(state.page) of \(state.pageCount)")
        })
    screen.advance(by: 1)
    for page in [Int.min, -1, 0, 7, Int.max] {
      picks.last?(page)
      screen.advance(by: 0.7)
      controller.select(page, animated: page > 0)
      screen.advance(by: 0.7)
      #expect(isSound(screen))
      #expect((0..<5).contains(controller.index ?? 0), "\(page)")
    }
    #expect(!picks.isEmpty)
  }

  // MARK: Places

  enum Place: CaseIterable {
    case scroll, lazy, list, tab, navigation, sheet
  }

  private struct Placed: View {
    let place: Place
    let word: String
    private var banner: some View {
      VStack(spacing: 0) {
        Carousel(Card.list(4)) { SizedCard($0, height: 60) }
        Text(verbatim: word)
      }
    }
    var body: some View {
      switch place {
      case .scroll: ScrollView { banner }
      case .lazy: ScrollView { LazyVStack { banner } }
      case .list: List { banner }
      case .tab: TabView { banner }
      case .navigation: NavigationView { banner }
      case .sheet: Color.white.sheet(isPresented: .constant(true)) { banner }
      }
    }
  }

  @Test(arguments: Place.allCases)
  func `in every container it steps, turns round with the language and sleeps with the scene`(
    place: Place
  ) {
    let screen = Screen.showing(Placed(place: place, word: "a"), height: 300)
    screen.advance(by: 3.6)
    #expect(items(screen) == [1])
    screen.update(Placed(place: place, word: "b"))
    screen.change { $0.layoutDirection = .rightToLeft }
    #expect(items(screen) == [1])
    screen.advance(by: 2.6)
    let start = screen.cards().first?.start ?? 0
    screen.change { $0.layoutDirection = .leftToRight }
    #expect(abs(start) > 0)
    screen.change { $0.scenePhase = .background }
    screen.advance(by: 60)
    #expect(Timer.live.isEmpty && !screen.isTicking)
    #expect(items(screen) == [2])
    screen.change { $0.scenePhase = .active }
    screen.advance(by: 3.6)
    #expect(items(screen) == [3])
    #expect(isSound(screen))
  }
}
