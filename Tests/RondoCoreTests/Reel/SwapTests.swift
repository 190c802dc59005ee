import Testing

@testable import RondoCore

/// Other items at the seam: nothing in the window changes, and what comes follows behind what goes.
struct SwapTests {
  /// A marquee and the names of what it shows.
  struct Board {
    var rig: Rig
    var names: [String]

    init(
      _ extents: [Double], window: Double = 300, isMirrored: Bool = false,
      adjusting adjust: (inout Reel.Settings) -> Void = { _ in }
    ) {
      names = extents.indices.map { "a\($0)" }
      rig = Rig(.varying(extents), window: window, isMirrored: isMirrored) {
        $0.drive = .drift(speed: 100)
        $0.loopsSingleItem = true
        $0.runsWhenFits = false
        $0.alignment = .leading
        $0.spacing = 8
        $0.seam = 32
        $0.delay = 0
        $0.paging = .free
        adjust(&$0)
      }
    }

    mutating func swap(
      to extents: [Double], named letter: String, staying: Bool = false, at time: Double
    ) {
      advance(to: time)
      let replaces = rig.reel.isSwapping && !rig.reel.showsIncoming
      if replaces { names.removeSubrange(..<rig.reel.strip.itemCount) }
      rig.handle(
        .swap(.varying(extents), survivors: nil, replacing: replaces, staying: staying), at: time)
      names = extents.indices.map { "\(letter)\($0)" } + names
      drop()
    }

    @discardableResult mutating func advance(to time: Double) -> Reel.Outcome {
      let outcome = rig.advance(to: time)
      drop()
      return outcome
    }

    /// A host forgets what has gone.
    private mutating func drop() {
      names.removeSubrange((rig.reel.strip.itemCount + rig.reel.departureCount)...)
    }

    /// What is in the window: names, and where they start and end, in physical points.
    var seen: [(name: String, start: Double, end: Double)] {
      let window = rig.reel.strip.window.extent
      return rig.reel.placements.compactMap {
        let end = $0.start + $0.extent
        return $0.start < window - 0.01 && end > 0.01
          ? (names[$0.item], $0.start, end) : nil
      }
    }

    var letters: Set<Character> { Set(seen.compactMap(\.name.first)) }
  }

  /// Compares what is seen, to less than anyone sees.
  static func expectSame(
    _ first: Board, _ second: Board, _ comment: String,
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    let isSame = first.seen.elementsEqual(second.seen) {
      $0.name == $1.name && abs($0.start - $1.start) < 1e-6 && abs($0.end - $1.end) < 1e-6
    }
    check(isSame, "\(comment): \(first.seen) / \(second.seen)", sourceLocation: sourceLocation)
  }

  @Test func `the text in the window passes on and the new one follows behind the gap`() {
    var board = Board([500])
    board.advance(to: 1)
    let before = board
    board.swap(to: [700], named: "b", at: 1)
    Self.expectSame(before, board, "at once nothing has changed")
    #expect(board.rig.reel.isSwapping)
    board.advance(to: 3)
    #expect(board.seen.map(\.name) == ["a0", "b0"])
    #expect(abs(board.seen[1].start - board.seen[0].end - 32) < 1e-9)
    #expect(abs(board.seen[0].start + 300) < 1e-9)
    // 532 points after the start the new one is home.
    let outcome = board.advance(to: 5.321)
    #expect(outcome.turns == 1)
    #expect(!board.rig.reel.isSwapping)
    #expect(board.seen.map(\.name) == ["b0"])
    #expect(abs(board.seen[0].start + 0.1) < 1e-6)
    // And it goes round by itself: 732 points later it is home again.
    #expect(board.advance(to: 12.63).turns == 0)
    #expect(board.advance(to: 12.65).turns == 1)
  }

  @Test(arguments: [false, true]) func `in every form a swap shows no jump, no gap and no end`(
    isBackward: Bool
  ) {
    var random = SeededGenerator(seed: isBackward ? 71 : 70)
    for round in 0..<200 {
      let window = random.pick([40.0, 300, 1000])
      let isMirrored = random.oneIn(3)
      let passes = random.oneIn(5)
      let spacing = random.pick([0.0, 8, 50])
      let gap = random.pick([0.0, 32, 400])
      let leading = random.oneIn(4) ? 60.0 : 0
      func lengths() -> [Double] {
        (0..<random.int(in: 1...4)).map { _ in random.double(in: 20...900) }
      }
      var board = Board(lengths(), window: window, isMirrored: isMirrored) {
        $0.direction = isBackward ? .backward : .forward
        $0.passes = passes
        $0.spacing = spacing
        $0.seam = gap
        $0.leadingInset = leading
        $0.runsWhenFits = true
      }
      var time = random.double(in: 0...20)
      board.advance(to: time)
      var letter: UInt8 = 98
      for _ in 0..<3 {
        let before = board
        let name = String(UnicodeScalar(letter))
        board.swap(to: lengths(), named: name, at: time)
        letter += 1
        Self.expectSame(before, board, "round \(round), swap to \(name)")
        // Watched in frames of 50 ms, 5 points: what was and is seen moved by as much.
        let isDone = random.oneIn(2)
        for _ in 0..<(isDone ? 2000 : 40) {
          let last = board.seen
          time += 0.05
          board.advance(to: time)
          let now = board.seen
          let way = (isBackward != isMirrored) ? 5.0 : -5.0
          for item in last where item.end + way > 0.02 && item.start + way < window - 0.02 {
            let stays = now.contains {
              $0.name == item.name && abs($0.start - item.start - way) < 1e-6
            }
            check(stays, "round \(round): \(item) at \(time) of \(last) is gone: \(now)")
          }
          if !passes {
            let reach = max(spacing, gap, leading) + 0.02
            var end = 0.0
            for item in now.sorted(by: { $0.start < $1.start }) {
              check(item.start - end <= reach, "round \(round): a hole before \(item) at \(time)")
              end = max(end, item.end)
            }
            check(window - end <= reach, "round \(round): a hole at the end at \(time): \(now)")
          }
          if !board.rig.reel.isSwapping { break }
        }
        if isDone {
          check(!board.rig.reel.isSwapping, "round \(round): \(name) never came")
          check(
            board.letters.isSubset(of: [Character(name)]), "round \(round): \(board.letters)")
        }
      }
    }
  }

  @Test func `one look is as good as many`() {
    var random = SeededGenerator(seed: 72)
    for round in 0..<200 {
      var board = Board([random.double(in: 310...900)]) {
        $0.dwell = 1
        $0.leadingInset = random.oneIn(3) ? 50 : 0
      }
      board.swap(to: [random.double(in: 310...900)], named: "b", at: random.double(in: 0...9))
      var often = board
      let end = random.double(in: 10...60)
      var turns = 0
      var time = board.rig.reel.time
      while time < end {
        time = min(time + random.double(in: 0.01...0.9), end)
        turns += often.advance(to: time).turns
      }
      let outcome = board.advance(to: end)
      check(outcome.turns == turns, "round \(round): \(outcome.turns) turns, \(turns)")
      Self.expectSame(board, often, "round \(round)")
    }
  }

  @Test func `a wake is due when the old text has gone`() {
    var board = Board([500])
    board.swap(to: [700], named: "b", at: 1)
    var wakes: [Double] = []
    while board.rig.reel.isSwapping, let wake = board.rig.reel.nextWake, wakes.count < 9 {
      wakes.append(wake)
      board.advance(to: wake)
    }
    #expect(wakes.last.map { abs($0 - 5) < 0.001 } ?? false, "\(wakes)")
    #expect(board.rig.reel.nextWake == nil)
  }

  @Test func `a new text that fits stands where it has come home, alone`() {
    for (alignment, home) in [(Reel.Alignment.leading, 0.0), (.center, 100)] {
      var board = Board([500]) { $0.alignment = alignment }
      board.swap(to: [100], named: "b", at: 1)
      var last = board.seen.first { $0.name == "b0" }?.start
      for frame in 20..<400 {
        board.advance(to: Double(frame) * 0.05)
        let now = board.seen.first { $0.name == "b0" }?.start
        #expect(board.seen.count { $0.name == "b0" } <= 1)
        if let last, let now { #expect(last - now > -1e-6 && last - now < 5 + 1e-6) }
        last = now
      }
      #expect(!board.rig.reel.isRunning && !board.rig.reel.isSwapping)
      #expect(board.seen.map(\.name) == ["b0"])
      #expect(abs((last ?? -1) - home) < 1e-9)
    }
  }

  @Test func `by hand what goes is dragged back and forth, and let go of once it is out`() {
    var board = Board([500])
    board.swap(to: [700], named: "b", at: 3)
    board.rig.handle(.press(.touch, along: 150), at: 3)
    for x in stride(from: 0.0, through: 400, by: 10) {
      board.rig.handle(.move(x: x, y: 0), at: 3.1)
    }
    #expect(board.letters.contains("a"))
    #expect(board.rig.reel.isSwapping)
    for x in stride(from: 390.0, through: -900, by: -10) {
      board.rig.handle(.move(x: x, y: 0), at: 3.2)
    }
    board.advance(to: 3.2)
    #expect(board.letters == ["b"])
    #expect(!board.rig.reel.isSwapping && board.rig.reel.isDragging)
  }

  @Test func `held by a pointer it waits, paused it shows the new text`() {
    var board = Board([500])
    board.advance(to: 1)
    board.rig.handle(.hold(.hover), at: 1)
    board.swap(to: [700], named: "b", at: 2)
    board.advance(to: 60)
    #expect(board.letters == ["a"])
    board.rig.handle(.hold(.caller), at: 61)
    board.rig.handle(.unhold(.hover), at: 61)
    board.advance(to: 61)
    #expect(board.seen.map(\.name) == ["b0"])
    #expect(board.seen.first?.start == 0)
  }

  @Test func `without a seam to come the new text waits for the turn, or comes at once`() {
    var bounce = Board([500]) { $0.drive = .shuttle(speed: 100) }
    bounce.swap(to: [700], named: "b", at: 1)
    bounce.advance(to: 3.99)
    #expect(bounce.letters == ["a"])
    bounce.advance(to: 4.01)
    #expect(bounce.letters == ["b"])
    #expect(abs((bounce.seen.first?.start ?? 0) + 1) < 1e-6)

    var shared = Board([500]) { $0.epoch = 0 }
    shared.swap(to: [700], named: "b", at: 1)
    shared.advance(to: 5.31)
    #expect(shared.letters == ["a"])
    shared.advance(to: 5.33)
    #expect(shared.letters == ["b"])

    var whole = Board([500])
    whole.swap(to: [700], named: "b", staying: true, at: 1)
    whole.advance(to: 5.31)
    #expect(whole.letters == ["a"])
    whole.advance(to: 5.33)
    #expect(whole.letters == ["b"])

    var standing = Board([100])
    standing.swap(to: [200], named: "b", at: 1)
    #expect(standing.letters == ["b"])
    #expect(!standing.rig.reel.isSwapping)
  }

  @Test func `an index, a position and what was seen are of the new texts`() {
    var board = Board([500, 500, 500])
    var impressions = Impressions()
    board.rig.handle(.listen([.index, .visibility]), at: 0)
    board.advance(to: 6)
    impressions.update(with: board.rig.reel)
    #expect(board.rig.reel.index == 1)
    board.swap(to: [400, 400], named: "b", at: 6)
    impressions.move(to: [])
    #expect(board.rig.reel.index == 0)
    #expect(board.rig.reel.position == 0)
    impressions.update(with: board.rig.reel)
    #expect(impressions.shown.isEmpty && impressions.hidden.map(\.item) == [1])
    board.advance(to: 17)
    impressions.update(with: board.rig.reel)
    #expect(impressions.shown == [0, 1])
    #expect(board.rig.reel.position < 2)
  }

  @Test func `a resize and other settings while it comes lose neither`() {
    var board = Board([500])
    board.swap(to: [700], named: "b", at: 3)
    let before = board.seen
    board.rig.handle(.layout(Reel.Layout(extent: 900, breadth: 100)), at: 3)
    #expect(board.seen.first.map { $0.start } == before.first.map { $0.start })
    #expect(board.seen.first?.name == "a0" && board.letters == ["a", "b"])
    var settings = board.rig.reel.settings
    settings.isLoop = false
    board.rig.handle(.settings(settings), at: 3)
    board.advance(to: 3)
    #expect(board.seen.map(\.name) == ["b0"])
    #expect(board.seen.first?.start == 0)
  }

  @Test func `of texts set again and again nothing is kept but what is seen and what comes`() {
    var board = Board([5000])
    for number in 0..<1000 {
      board.swap(to: [400, 400], named: "b\(number)", at: Double(number) * 0.016)
      #expect(board.names.count == 3)
    }
    // Out of sight at 50.3 s at the latest; then what is in sight passes on before the newest comes.
    for number in 1000..<6000 {
      board.swap(to: [400, 400], named: "c\(number)", at: Double(number) * 0.016)
      #expect(board.names.count <= 9)
      #expect(board.rig.reel.strip.mostOccurrences <= 4)
    }
  }

  @Test func `each number in sight has a view of its own`() {
    var random = SeededGenerator(seed: 73)
    for round in 0..<100 {
      var board = Board((0..<random.int(in: 1...3)).map { _ in random.double(in: 30...400) }) {
        $0.runsWhenFits = true
      }
      for time in 1...4 {
        let count = random.int(in: 1...3)
        board.swap(
          to: (0..<count).map { _ in random.double(in: 20...400) }, named: "b",
          at: Double(time) * 0.7)
        let handover = Handover(board.rig.reel)
        let views = handover.numbers(preload: 1).map(handover.view(of:))
        let most = Handover.copies(of: board.rig.reel)
        check(Set(views).count == views.count, "round \(round): \(views)")
        check(views.allSatisfy { $0.copy < most }, "round \(round): \(views), of \(most)")
      }
    }
  }

  @Test func `seconds of a turn are those of the new text`() {
    var board = Board([500])
    board.swap(to: [768], named: "b", at: 1)
    #expect(board.rig.reel.strip.speed(ofTurnIn: 8, or: 0) == 100)
  }
}
