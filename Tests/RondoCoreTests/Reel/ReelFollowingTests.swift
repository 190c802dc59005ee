import CAllocationCounter
import Testing

@testable import RondoCore

/// Linked banners: one follows another's position.
struct ReelFollowingTests {
  /// A gallery and the thumbs that follow it.
  struct Pair {
    var leader: Reel
    var follower: Reel
    var time = 0.0

    init(_ leader: Reel, _ follower: Reel) {
      self.leader = leader
      self.follower = follower
      time = leader.time
    }

    /// Does to the leader what a host does, and passes it on.
    @discardableResult
    mutating func lead(_ event: Reel.Event, at time: Double) -> Reel.Outcome {
      self.time = time
      let outcome = leader.handle(event, at: time)
      follower.follow(leader, at: time)
      return outcome
    }

    /// Lets the time pass for both.
    mutating func advance(to time: Double) {
      self.time = time
      if leader.advance(to: time).changedMotion { follower.follow(leader, at: time) }
      follower.advance(to: time)
    }

    /// Hands what the follower was asked for to the leader, as a host does.
    mutating func handle(_ event: Reel.Event, at time: Double) {
      self.time = time
      let outcome = follower.handle(event, at: time)
      guard outcome.asked >= 0 else { return }
      lead(
        .select(item: outcome.asked, animated: true, way: outcome.askedWay, by: .person), at: time)
    }

    /// How far the follower is from where its leader's position puts it.
    var error: Double {
      guard !follower.strip.isEmpty else { return 0 }
      let strip = follower.strip
      let last = Double(strip.count - 1)
      var expected = 0.0
      var position = leader.strip.position(at: leader.place.offset)
      if leader.strip.isLoop, !leader.strip.isEmpty {
        position = position.wrapped(into: Double(leader.strip.count)).remainder
      }
      let seam = Double(leader.strip.count - 1)
      if strip.isLoop && leader.strip.isLoop && strip.count == leader.strip.count {
        expected = strip.offset(atPosition: position)
      } else if leader.strip.isLoop, !leader.strip.isEmpty, position > seam {
        // Over the seam it goes straight from the last item it has to its first.
        let from = strip.stop(of: Int(min(seam, last)))
        expected = from + (position - seam) * (strip.stop(of: 0) - from)
      } else {
        expected = strip.offset(atPosition: min(position, last))
      }
      guard strip.isLoop else { return abs(follower.offset - expected) }
      let off = (follower.offset - expected).wrapped(into: strip.length).remainder
      return min(off, strip.length - off)
    }
  }

  @Test(arguments: [600.0, 120])
  func `a hand on thumbs that rest at one place leaves the gallery at its page`(window: Double) {
    // All six fit, or both ends hold several.
    let thumbs = Rig(.uniform(count: 6, extent: 40), window: window) {
      $0.isLoop = false
      $0.drive = .still
      $0.paging = .item
    }
    var pair = Pair(Self.gallery(), thumbs.reel)
    pair.lead(.select(item: 5, animated: false, way: .shortest, by: .caller), at: 2)
    pair.handle(.press(.mouse, along: 20), at: 3)
    for step in 1...4 { pair.handle(.move(x: -Double(step * 3), y: 0), at: 3 + Double(step) / 50) }
    pair.handle(.release, at: 3.5)
    pair.advance(to: 6)
    #expect(pair.leader.index == 5)
    #expect(pair.error < 1e-6)
  }

  static func gallery(_ drive: Reel.Drive = .still, isLoop: Bool = true) -> Reel {
    var reel = Rig(.uniform(count: 6, extent: 300)) {
      $0.drive = drive
      $0.isLoop = isLoop
      $0.alignment = .leading
    }.reel
    reel.advance(to: 1)
    return reel
  }

  /// Thumbs of different widths that follow from their first frame on.
  static func thumbs(
    of leader: Reel, isLoop: Bool = false, count: Int = 6, at time: Double = 1
  ) -> Reel {
    var settings = Reel.Settings()
    settings.drive = .still
    settings.isLoop = isLoop
    settings.paging = .free
    var reel = Reel(settings: settings)
    reel.follow(leader, at: time)
    let extents = (0..<count).map { 60 + Double($0 * 17 % 40) }
    reel.handle(.items(.varying(extents), survivors: nil), at: time)
    reel.handle(.layout(Reel.Layout(extent: 200)), at: time)
    return reel
  }

  static func pair(_ drive: Reel.Drive = .still, isLoop: Bool = true) -> Pair {
    let leader = gallery(drive, isLoop: isLoop)
    return Pair(leader, thumbs(of: leader, isLoop: isLoop))
  }

  @Test(arguments: [Reel.Drive.staircase, .drift(speed: 120), .still])
  func `thumbs stand where their gallery's position puts them, at any time`(drive: Reel.Drive) {
    var pair = Self.pair(drive)
    pair.lead(.select(item: 2, animated: true, way: .shortest, by: .caller), at: 2)
    for frame in 0..<600 {
      pair.advance(to: 2 + Double(frame) / 60)
      #expect(pair.error < 1e-9, "at \(pair.time)")
    }
  }

  @Test func `under a finger they follow without lag, and in the fling after it`() {
    var pair = Self.pair()
    pair.lead(.press(.touch, along: 150), at: 2)
    for step in 1...20 {
      pair.lead(.move(x: -9 * Double(step), y: 0), at: 2 + Double(step) * 0.008)
      #expect(pair.error < 1e-9)
    }
    #expect(pair.follower.offset != Self.pair().follower.offset)
    pair.lead(.release, at: 2.17)
    #expect(pair.leader.isMoving && pair.follower.isMoving)
    for frame in 1...120 {
      pair.advance(to: 2.17 + Double(frame) / 60)
      #expect(pair.error < 1e-9)
    }
    #expect(pair.leader.index == 1 && pair.follower.index == 1)
  }

  @Test func `a follower knows how it will go on, with no event of its own`() {
    var pair = Self.pair()
    pair.lead(.select(item: 3, animated: true, way: .shortest, by: .caller), at: 2)
    var ahead = pair
    ahead.advance(to: 2.3)
    #expect(pair.follower.place(at: 2.3) == ahead.follower.place)
    #expect(pair.follower.target == 3)
  }

  @Test func `of a loop's followers those that do not come round go back over its seam`() {
    let leader = Self.gallery(.drift(speed: 300))
    var pair = Pair(leader, Self.thumbs(of: leader))
    pair.advance(to: 5.5)
    #expect(pair.leader.position == 5.5)
    let strip = pair.follower.strip
    let middle = (strip.offset(atPosition: 5) + strip.offset(atPosition: 0)) / 2
    #expect(abs(pair.follower.offset - middle) < 1e-9)
  }

  @Test func `a follower with fewer items stands at its last`() {
    let leader = Self.gallery(isLoop: false)
    var pair = Pair(leader, Self.thumbs(of: leader, count: 4))
    pair.lead(.select(item: 5, animated: false, way: .shortest, by: .caller), at: 2)
    #expect(pair.follower.index == 3)
    #expect(pair.follower.offset == pair.follower.strip.maxOffset)
  }

  @Test func `drag, wheel, key and select ask for an item, and the follower goes along`() {
    var pair = Self.pair()
    #expect(pair.follower.handle(.step(1, by: .person), at: 2).asked == 1)
    #expect(pair.follower.handle(.arrow(x: 1, y: 0), at: 2).asked == 1)
    let select = Reel.Event.select(item: 4, animated: true, way: .shortest, by: .caller)
    #expect(pair.follower.handle(select, at: 2).asked == 4)
    #expect(pair.follower.offset == Self.pair().follower.offset)
    pair.handle(.wheel(x: 200, y: 0, .continuous), at: 3)
    pair.advance(to: 3.1)
    #expect(pair.follower.advance(to: 3.5).asked >= 1)
  }

  @Test func `a hand on a loop's thumbs takes the leader its way, and neither turns back`() {
    for (way, item) in [(-1.0, 4), (1, 3)] {
      var leader = Rig.still(count: 7, window: 100)
      var follower = Rig(.uniform(count: 7, extent: 100), window: 400) {
        $0.drive = .still
        $0.paging = .free
      }
      follower.reel.follow(leader.reel, at: 0)
      let (end, outcome) = follower.drag(by: way * 232, speed: 400, at: 1)
      #expect(outcome.asked == item)
      leader.handle(
        .select(item: item, animated: true, way: outcome.askedWay, by: .person), at: end)
      follower.reel.follow(leader.reel, at: end)
      var last = (leader: leader.offset, follower: follower.offset)
      for step in 1...50 {
        let time = end + Double(step) / 50
        leader.advance(to: time)
        follower.advance(to: time)
        let now = (leader: leader.offset, follower: follower.offset)
        #expect((last.leader - now.leader) * way > -1e-6)
        #expect((last.follower - now.follower) * way > -1e-6, "\(way), at \(time)")
        last = now
      }
      #expect(leader.reel.index == item && follower.reel.index == item)
    }
  }

  @Test func `a finger takes a follower along, and it comes back without a jump`() {
    var pair = Self.pair()
    let start = pair.follower.unwrappedOffset
    pair.handle(.press(.touch, along: 100), at: 2)
    for step in 1...12 {
      pair.handle(.move(x: -10 * Double(step), y: 0), at: 2 + 0.01 * Double(step))
    }
    let taken = pair.follower.unwrappedOffset
    #expect(abs(taken - start - 110) < 2 && pair.leader.index == 0)
    pair.handle(.release, at: 2.13)
    #expect(pair.leader.target ?? 0 > 0)
    var last = pair.follower.unwrappedOffset
    var lastVelocity = pair.follower.velocity
    #expect(abs(last - taken) < 1e-6)
    for frame in 1...600 {
      pair.advance(to: 2.13 + Double(frame) / 600)
      let velocity = pair.follower.velocity
      #expect(abs(pair.follower.unwrappedOffset - last) < 6 && abs(velocity - lastVelocity) < 150)
      last = pair.follower.unwrappedOffset
      lastVelocity = velocity
    }
    #expect(pair.follower.index == pair.leader.index && pair.error < 1e-9)
  }

  @Test func `beginning and ending to follow are smooth`() {
    let leader = Self.gallery(.drift(speed: 200))
    var follower = Self.thumbs(of: Self.gallery(), isLoop: true)
    follower.follow(nil, at: 2)
    follower.handle(.select(item: 3, animated: false, way: .shortest, by: .caller), at: 2)
    let before = follower.offset
    follower.follow(leader, at: 3)
    #expect(follower.offset == before)
    follower.advance(to: 3.5)
    var pair = Pair(leader.advanced(to: 3.5), follower)
    #expect(pair.error < 1e-6)
    pair.advance(to: 4)
    let (there, speed) = (pair.follower.offset, pair.follower.velocity)
    pair.follower.follow(nil, at: 4)
    #expect(pair.follower.offset == there && abs(pair.follower.velocity - speed) < 1e-6)
    pair.follower.advance(to: 20)
    #expect(!pair.follower.isMoving)
  }

  @Test func `a circle of followers is not closed for ever`() {
    var first = Self.gallery()
    var second = Self.gallery()
    for step in 0..<20 {
      first.follow(second, at: 2 + Double(step))
      second.follow(first, at: 2 + Double(step))
    }
    #expect(first.place.offset.isFinite && second.place.offset.isFinite)
  }

  @Test(.enabled(if: allocation_counter_is_available()))
  func `a finger that moves the gallery makes no garbage in the thumbs`() {
    var pair = Self.pair()
    pair.lead(.press(.touch, along: 150), at: 2)
    pair.lead(.move(x: -30, y: 0), at: 2.1)
    let leader = pair.leader
    var follower = pair.follower
    pair.follower.follow(nil, at: 2.2)
    var sum = 0.0
    follower.follow(leader, at: 2.2)
    let seen = allocations {
      for step in 0..<100 {
        follower.follow(leader, at: 2.2 + Double(step) * 0.01)
        sum += follower.offset
      }
    }
    #expect(seen == 0, "\(sum)")
  }
}
