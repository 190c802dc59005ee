import SwiftUI
import Testing

/// How SwiftUI hears a person, seen in the double that stands for it.
@MainActor @Suite(.serialized) struct DoubleInputTests {
  private struct Draggable: View {
    @GestureState private var shift: CGFloat = 0
    @State private var ended = "no"
    var body: some View {
      VStack(spacing: 0) {
        Color.red.frame(width: 100, height: 50).offset(x: shift)
          .gesture(
            DragGesture(minimumDistance: 15)
              .updating($shift) { value, state, _ in state = value.translation.width }
              .onEnded { ended = "\(Int($0.translation.width))" })
        Text("\(Int(shift)) \(ended)")
      }
    }
  }

  @Test func `a gesture's state comes back when it ends or is taken away`() {
    let screen = Screen(Draggable(), size: CGSize(width: 100, height: 80))
    let finger = screen.touch(at: 50, 20)
    finger.move(to: 60, 20)
    #expect(screen.texts == ["0 no"])
    finger.move(to: 70, 20)
    #expect(screen.texts == ["20 no"])
    finger.cancel()
    #expect(screen.texts == ["0 no"])
    let other = screen.touch(at: 50, 20)
    other.move(to: 20, 20)
    other.lift()
    #expect(screen.texts == ["0 -30"])
  }

  @Test func `an inner gesture wins, and clipping does not keep what it cuts off from hits`() {
    var log: [String] = []
    let screen = Screen(
      Color.red.frame(width: 300, height: 50)
        .onTapGesture { log.append("inner") }
        .frame(width: 100).clipped()
        .onTapGesture { log.append("outer") }, size: CGSize(width: 400, height: 100))
    screen.tap(at: 200, 50)
    screen.tap(at: 70, 50)
    #expect(log == ["inner", "inner"])
    screen.tap(at: 20, 50)
    #expect(log.count == 2)
  }

  @Test func `a scroll view takes a drag along its axis before a longer one begins`() {
    var changes = 0
    let screen = Screen(
      ScrollView {
        Color.red.frame(width: 100, height: 500)
          .gesture(DragGesture(minimumDistance: 15).onChanged { _ in changes += 1 })
          .accessibilityIdentifier("content")
      }, size: CGSize(width: 100, height: 100))
    let down = screen.touch(at: 50, 80)
    for step in 1...6 { down.move(to: 50, 80 - CGFloat(step) * 6) }
    down.lift()
    #expect(changes == 0)
    #expect((screen.find(id: "content")?.frame.minY ?? 0) < 0)
    let across = screen.touch(at: 50, 50)
    for step in 1...6 { across.move(to: 50 + CGFloat(step) * 6, 50) }
    across.lift()
    #expect(changes > 0)
  }

  @Test func `a long press is told when its time has passed, not when the finger strays`() {
    var log: [String] = []
    let screen = Screen(
      Color.red.onLongPressGesture(minimumDuration: 0.5) {
        log.append("pressed")
      } onPressingChanged: {
        log.append($0 ? "down" : "up")
      })
    let finger = screen.touch(at: 50, 50)
    screen.advance(by: 0.4)
    #expect(log == ["down"])
    screen.advance(by: 0.2)
    finger.lift()
    #expect(log == ["down", "pressed", "up"])
    let other = screen.touch(at: 50, 50)
    other.move(to: 80, 50)
    screen.advance(by: 1)
    other.lift()
    #expect(log == ["down", "pressed", "up", "down", "up"])
  }

  @Test func `an outer gesture of high priority wins, and a simultaneous one goes along`() {
    var log: [String] = []
    let screen = Screen(
      Color.red.onTapGesture { log.append("inner") }
        .simultaneousGesture(TapGesture().onEnded { log.append("beside") })
        .highPriorityGesture(TapGesture().onEnded { log.append("first") }))
    screen.tap(at: 50, 50)
    #expect(log == ["first", "beside"])
    let masked = Screen(
      Color.red.onTapGesture { log.append("inner") }
        .gesture(TapGesture().onEnded { log.append("outer") }, including: .gesture))
    log = []
    masked.tap(at: 50, 50)
    #expect(log == ["outer"])
  }

  private struct Keyed: View {
    @FocusState private var isFocused: Bool
    let log: (String) -> Void
    var body: some View {
      Text(isFocused ? "focused" : "not").focusable().focused($isFocused)
        .onMoveCommand { log("\($0)") }
        .onKeyPress(.space) {
          log("space")
          return .handled
        }
        .onPlayPauseCommand { log("play") }
    }
  }

  @Test func `keys and commands go to what has the focus`() {
    var log: [String] = []
    let screen = Screen(Keyed { log.append($0) })
    #expect(!screen.press(.space))
    screen.focus()
    #expect(screen.texts == ["focused"])
    #expect(screen.press(.space))
    #expect(screen.move(.left))
    #expect(screen.playPause())
    #expect(!screen.press(.end))
    #expect(log == ["space", "left", "play"])
    screen.focus(nil)
    #expect(screen.texts == ["not"])
  }

  @Test func `a pointer comes and goes, and what is disabled hears nothing`() {
    var log: [String] = []
    let screen = Screen(
      HStack(spacing: 0) {
        Color.red.onHover { log.append($0 ? "in" : "out") }
        Button("press") { log.append("pressed") }.disabled(true)
        Color.blue.onTapGesture { log.append("blue") }.allowsHitTesting(false)
      }, size: CGSize(width: 300, height: 40))
    screen.hover(at: CGPoint(x: 10, y: 20))
    screen.hover(at: CGPoint(x: 12, y: 20))
    screen.hover(at: nil)
    for x in stride(from: CGFloat(140), to: 300, by: 20) { screen.tap(at: x, 20) }
    #expect(log == ["in", "out"])
  }

  @Test func `assistive technology finds what the modifiers say`() throws {
    var steps: [AccessibilityAdjustmentDirection] = []
    let screen = Screen(
      HStack {
        Text("one").accessibilityAddTraits(.isHeader).accessibilityHint(Text("a hint"))
        Text("two").accessibilityHidden(true)
        HStack {
          Text("three")
          Text("four")
        }
        .accessibilityElement(children: .combine)
        .accessibilityValue(Text("2 / 5"))
        .accessibilityAdjustableAction { steps.append($0) }
      })
    let found = screen.accessibility
    #expect(found.map(\.label) == ["one", "three, four"])
    let last = try #require(found.last)
    #expect(last.value == "2 / 5")
    last.increment()
    #expect(steps == [.increment])
    #expect(found.first?.traits.contains(.isHeader) == true)
    #expect(found.first?.hint == "a hint")
  }
}
