import Testing

@testable import RondoCore

struct WheelGestureTests {
  /// Adds an event to a gesture over a horizontal strip with pages of 300 points.
  static func add(
    _ gesture: inout WheelGesture, x: Double = 0, y: Double = 0,
    kind: Reel.WheelKind = .continuous, axis: Reel.Axis = .horizontal, page: Double = 300,
    paging: Bool = false, at time: Double
  ) -> WheelGesture.Action {
    gesture.add(
      x: x, y: y, kind: kind, axis: axis, pageExtent: page, isPaging: paging, at: time)
  }

  @Test func `drags by the deltas along the strip`() {
    var gesture = WheelGesture()
    #expect(Self.add(&gesture, x: 12, y: 3, at: 1) == .drag(12))
    #expect(Self.add(&gesture, x: -5, y: 3, at: 1.01) == .drag(-5))
    var vertical = WheelGesture()
    #expect(Self.add(&vertical, x: 3, y: -12, axis: .vertical, at: 1) == .drag(-12))
  }

  @Test func `leaves a gesture across the strip to the page`() {
    var gesture = WheelGesture()
    #expect(Self.add(&gesture, x: 3, y: 12, at: 1) == .ignored)
    #expect(Self.add(&gesture, x: 40, y: 2, at: 1.05) == .ignored)
    #expect(!gesture.runs(along: .horizontal))
    #expect(gesture.runs(along: .vertical))
  }

  @Test func `keeps the axis of the first event in which one delta dominates`() {
    var gesture = WheelGesture()
    #expect(Self.add(&gesture, x: 4, y: 4, at: 1) == .ignored)
    #expect(Self.add(&gesture, x: 5, y: 4, at: 1.01) == .drag(5))
    #expect(Self.add(&gesture, x: 2, y: 50, at: 1.02) == .drag(2))
    #expect(Self.add(&gesture, x: 0, y: 50, at: 1.03) == .consumed)
  }

  @Test func `a gesture ends 120 ms after its last event`() {
    var gesture = WheelGesture()
    #expect(gesture.end == nil)
    _ = Self.add(&gesture, y: 9, at: 1)
    #expect(gesture.end == 1.12)
    #expect(Self.add(&gesture, x: 9, at: 1.119) == .ignored)
    #expect(gesture.end == 1.119 + 0.12)
    #expect(Self.add(&gesture, x: 9, at: 1.24) == .drag(9))
  }

  @Test func `pages once a gesture, when the sum passes 30 percent of a page`() {
    var gesture = WheelGesture()
    #expect(Self.add(&gesture, x: 80, paging: true, at: 1) == .consumed)
    #expect(Self.add(&gesture, x: 10, paging: true, at: 1.1) == .consumed)
    #expect(Self.add(&gesture, x: 1, paging: true, at: 1.2) == .step(1))
    #expect(Self.add(&gesture, x: 900, paging: true, at: 1.3) == .consumed)
    #expect(Self.add(&gesture, x: -900, paging: true, at: 1.4) == .consumed)
    #expect(Self.add(&gesture, x: -91, paging: true, at: 1.6) == .step(-1))
  }

  @Test func `deltas to and fro make no page`() {
    var gesture = WheelGesture()
    for event in 0..<50 {
      let x = event % 2 == 0 ? 60.0 : -60
      #expect(Self.add(&gesture, x: x, paging: true, at: 1 + Double(event) * 0.01) == .consumed)
    }
  }

  @Test func `a notched wheel steps once a notch, paging or not`() {
    var gesture = WheelGesture()
    for (paging, time) in [(true, 1.0), (true, 1.01), (false, 1.02), (false, 1.02)] {
      #expect(Self.add(&gesture, x: 120, kind: .notched, paging: paging, at: time) == .step(1))
    }
    #expect(Self.add(&gesture, x: -120, kind: .notched, at: 1.03) == .step(-1))
    #expect(gesture.end == nil)
  }

  @Test func `a notch across the strip is the page's`() {
    var gesture = WheelGesture()
    #expect(Self.add(&gesture, y: 120, kind: .notched, at: 1) == .ignored)
    #expect(Self.add(&gesture, x: 120, kind: .notched, axis: .vertical, at: 1) == .ignored)
    #expect(Self.add(&gesture, x: 120, kind: .notched, at: 1) == .step(1))
  }

  @Test func `a page without an extent is never passed`() {
    for page in [0, -1, Double.nan, .infinity] {
      var gesture = WheelGesture()
      #expect(Self.add(&gesture, x: 1e9, page: page, paging: true, at: 1) == .consumed)
    }
  }

  @Test func `an event without a delta or with no numbers is ignored and keeps nothing alive`() {
    var gesture = WheelGesture()
    _ = Self.add(&gesture, x: 5, at: 1)
    let before = gesture
    let bad: [(Double, Double, Double)] = [
      (0, 0, 1.1), (.nan, 1, 1.1), (1, .nan, 1.1), (.infinity, 0, 1.1), (5, 0, .nan),
      (5, 0, .infinity),
    ]
    for (x, y, time) in bad {
      #expect(Self.add(&gesture, x: x, y: y, at: time) == .ignored)
      #expect(gesture == before)
    }
  }

  @Test func `a time that runs back counts as the last event's`() {
    var gesture = WheelGesture()
    _ = Self.add(&gesture, x: 5, at: 1)
    #expect(Self.add(&gesture, x: 5, at: 0.2) == .drag(5))
    #expect(gesture.end == 1.12)
  }

  @Test func `a delta beyond the limit counts as the limit`() {
    var gesture = WheelGesture()
    #expect(Self.add(&gesture, x: 1e300, at: 1) == .drag(1e6))
    #expect(Self.add(&gesture, x: -1e300, at: 1) == .drag(-1e6))
  }

  @Test func `no gesture is left after a reset`() {
    var gesture = WheelGesture()
    _ = Self.add(&gesture, x: 5, at: 1)
    gesture.reset()
    #expect(gesture == WheelGesture())
  }
}
