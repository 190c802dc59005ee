import SwiftUI
import Testing

/// Facts of SwiftUI that the tests of our views build on, seen in the double that stands for it.
@MainActor @Suite(.serialized) struct DoubleTests {
  private static func box(_ width: CGFloat, _ height: CGFloat) -> some View {
    Color.red.frame(width: width, height: height)
  }

  // MARK: State

  private struct Counter: View {
    @State private var count = 0
    let name: String
    var body: some View { Button("\(name) \(count)") { count += 1 } }
  }
  private struct Parent: View {
    @State private var isOn = false
    let names: [String]
    var body: some View {
      VStack {
        ForEach(names, id: \.self) { Counter(name: $0) }
        Button("switch \(isOn ? "on" : "off")") { isOn.toggle() }
      }
    }
  }

  private func press(_ text: String, on screen: Screen) throws {
    let frame = try #require(screen.find(text: text)).frame
    screen.tap(at: frame.midX, frame.midY)
  }

  @Test func `state belongs to a place and survives a parent's update`() throws {
    let screen = Screen(Parent(names: ["a", "b"]))
    try press("a 0", on: screen)
    try press("a 1", on: screen)
    #expect(screen.texts == ["a 2", "b 0", "switch off"])
    try press("switch off", on: screen)
    #expect(screen.texts == ["a 2", "b 0", "switch on"])
    screen.update(Parent(names: ["b", "a"]))
    #expect(screen.texts == ["b 0", "a 2", "switch on"])
    screen.update(Parent(names: ["b"]))
    screen.update(Parent(names: ["b", "a"]))
    #expect(screen.texts == ["b 0", "a 0", "switch on"])
  }

  @Test func `two uses of one value have a state each`() throws {
    let one = Counter(name: "x")
    let screen = Screen(
      HStack {
        one
        one
      })
    let frame = try #require(screen.find(text: "x 0")).frame
    screen.tap(at: frame.midX, frame.midY)
    #expect(screen.texts == ["x 1", "x 0"])
  }

  @Test func `only bodies whose values or reads changed are evaluated`() throws {
    let screen = Screen(Parent(names: ["a", "b"]))
    #expect(screen.evaluations(of: Counter.self) == 2)
    try press("switch off", on: screen)
    #expect(screen.evaluations(of: Parent.self) == 2)
    #expect(screen.evaluations(of: Counter.self) == 2)
    try press("a 0", on: screen)
    #expect(screen.evaluations(of: Parent.self) == 2)
    #expect(screen.evaluations(of: Counter.self) == 3)
  }

  private final class Model: ObservableObject, @unchecked Sendable {
    @Published var title = "one"
  }
  private struct Owner: View {
    @StateObject var model = Model()
    let seen: (Model) -> Void
    var body: some View {
      seen(model)
      return Text(model.title)
    }
  }

  @Test func `a state object lives as long as its place and tells of changes`() throws {
    weak var model: Model?
    let screen = Screen(Owner { model = $0 })
    #expect(screen.texts == ["one"])
    model?.title = "two"
    screen.settle()
    #expect(screen.texts == ["two"])
    screen.update(Owner { model = $0 })
    #expect(screen.texts == ["two"])
    screen.remove()
    #expect(model == nil)
  }

  private struct Reader: View {
    @Environment(\.layoutDirection) private var direction
    var body: some View { Text(direction == .leftToRight ? "left" : "right") }
  }

  @Test func `a read of the environment evaluates for that value alone`() {
    let screen = Screen(Reader())
    screen.change { $0.dynamicTypeSize = .xLarge }
    #expect(screen.evaluations(of: Reader.self) == 1)
    screen.change { $0.layoutDirection = .rightToLeft }
    #expect(screen.evaluations(of: Reader.self) == 2)
    #expect(screen.texts == ["right"])
  }

  private struct Child: View {
    @Binding var value: Int
    var body: some View { Button("value \(value)") { value += 1 } }
  }
  private struct Bound: View {
    @State private var value = 1
    let model: Model
    var body: some View {
      VStack {
        Child(value: $value)
        Child(
          value: Binding(
            get: { [model] in model.title.count }, set: { [model] in model.title = "\($0)" }))
      }
    }
  }

  @Test func `a binding reads and writes what it is bound to`() throws {
    let model = Model()
    let screen = Screen(Bound(model: model))
    try press("value 1", on: screen)
    #expect(screen.texts == ["value 2", "value 3"])
    try press("value 3", on: screen)
    #expect(model.title == "4")
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

  // MARK: Layout

  @Test func `a scroll view proposes nothing along its axis`() {
    let screen = Screen(
      ScrollView {
        Color.red.accessibilityIdentifier("greedy")
        Self.box(50, 30).accessibilityIdentifier("fixed")
      }, size: CGSize(width: 200, height: 300))
    #expect(screen.find(id: "greedy")?.frame == CGRect(x: 0, y: 0, width: 200, height: 10))
    #expect(screen.find(id: "fixed")?.frame == CGRect(x: 75, y: 18, width: 50, height: 30))
  }

  @Test func `a stack asks the least flexible first`() {
    let screen = Screen(
      HStack(spacing: 0) {
        Color.red.accessibilityIdentifier("flexible")
        Self.box(120, 20)
        Color.blue.frame(maxWidth: 20).accessibilityIdentifier("limited")
      }, size: CGSize(width: 200, height: 100))
    #expect(screen.find(id: "flexible")?.frame.width == 60)
    #expect(screen.find(id: "limited")?.frame.width == 20)
  }

  @Test func `a flexible frame takes what it is proposed within its limits`() {
    let screen = Screen(Self.box(120, 20).frame(minWidth: 0, maxHeight: 50))
    #expect(screen.size(for: ProposedViewSize(width: 80, height: 10)).width == 80)
    #expect(
      screen.size(for: ProposedViewSize(width: 300, height: 40)) == CGSize(width: 120, height: 40))
    #expect(screen.size(for: ProposedViewSize(width: 300, height: 400)).height == 50)
    #expect(screen.size(for: .unspecified) == CGSize(width: 120, height: 20))
  }

  @Test func `text breaks its lines at the width proposed`() {
    let text = Text(verbatim: "one two three four five six")
    let screen = Screen(text, size: CGSize(width: 500, height: 200))
    let natural = screen.size(for: .unspecified)
    let half = screen.size(for: ProposedViewSize(width: natural.width / 2 + 10, height: nil))
    #expect(half.height > 1.8 * natural.height)
    #expect(half.width <= natural.width / 2 + 10)
    let single = Screen(text.lineLimit(1))
    let cut = single.size(for: ProposedViewSize(width: 60, height: nil))
    #expect(cut.height == natural.height)
    #expect(cut.width <= 60)
  }

  @Test func `who reads from right to left sees places and effects mirrored`() {
    let screen = Screen(
      HStack(spacing: 0) {
        Self.box(40, 20).accessibilityIdentifier("first")
        Self.box(60, 20).offset(x: 10).accessibilityIdentifier("moved")
      }
      .frame(width: 200, alignment: .leading)
      .environment(\.layoutDirection, .rightToLeft), size: CGSize(width: 200, height: 20))
    #expect(screen.find(id: "first")?.frame.minX == 160)
    #expect(screen.find(id: "moved")?.frame.minX == 90)
  }

  private struct Diagonal: Layout {
    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
      proposal.replacingUnspecifiedDimensions()
    }
    func placeSubviews(
      in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
    ) {
      for (index, view) in subviews.enumerated() {
        view.place(at: CGPoint(x: 30 * index, y: 10 * index), proposal: .unspecified)
      }
    }
  }

  @Test func `a custom layout places, and its places are mirrored`() {
    let view = Diagonal {
      Self.box(20, 10).accessibilityIdentifier("a")
      Self.box(20, 10).accessibilityIdentifier("b")
    }
    let screen = Screen(view, size: CGSize(width: 100, height: 50))
    #expect(screen.find(id: "b")?.frame == CGRect(x: 30, y: 10, width: 20, height: 10))
    screen.change { $0.layoutDirection = .rightToLeft }
    #expect(screen.find(id: "a")?.frame.minX == 80)
    #expect(screen.find(id: "b")?.frame.minX == 50)
  }

  private struct Height: PreferenceKey {
    static let defaultValue: CGFloat = 0
    static func reduce(value: inout CGFloat, nextValue: () -> CGFloat) {
      value = max(value, nextValue())
    }
  }

  @Test func `a layer sees what the base told in the same pass`() {
    let screen = Screen(
      HStack {
        Self.box(10, 30).preference(key: Height.self, value: 30)
        GeometryReader { proxy in
          Color.blue.preference(key: Height.self, value: proxy.size.height)
        }
      }
      .overlayPreferenceValue(Height.self) { Text("\(Int($0))") },
      size: CGSize(width: 100, height: 70))
    #expect(screen.texts == ["70"])
    screen.resize(to: CGSize(width: 100, height: 20))
    #expect(screen.texts == ["30"])
  }

  // MARK: Time

  private struct Item: View {
    var body: some View { Text("item") }
  }
  private struct Mover: View {
    let isPaused: Bool
    var body: some View {
      let item = Item()
      return TimelineView(.animation(paused: isPaused)) { context in
        item.offset(x: context.date.timeIntervalSinceReferenceDate.rounded())
      }
    }
  }

  @Test func `a timeline draws frames only while it is not paused`() {
    let screen = Screen(Mover(isPaused: false))
    screen.advance(by: 1)
    #expect(abs(screen.ticks - 60) <= 1)
    #expect(screen.evaluations(of: Item.self) == 1)
    #expect(screen.evaluations(of: Mover.self) == 1)
    screen.update(Mover(isPaused: true))
    let before = screen.ticks
    screen.advance(by: 5)
    #expect(screen.ticks == before)
    #expect(!screen.isTicking)
  }

  // MARK: Input

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

  // MARK: Lives

  @Test func `coming and going are told once`() {
    var log: [String] = []
    let view = Text("x").onAppear { log.append("in") }.onDisappear { log.append("out") }
    let screen = Screen(view)
    screen.update(view)
    #expect(log == ["in"])
    screen.remove()
    #expect(log == ["in", "out"])
  }

  private struct Animated: View {
    let x: CGFloat
    let isCleared: Bool
    var body: some View {
      Text("moved").offset(x: x)
        .transaction { if isCleared { $0.animation = nil } }
        .animation(.default, value: x)
    }
  }

  @Test func `a transaction cleared inside animates nothing`() {
    let open = Screen(Animated(x: 0, isCleared: false))
    open.update(Animated(x: 10, isCleared: false))
    #expect(open.animated == ["moved"])
    let cleared = Screen(Animated(x: 0, isCleared: true))
    cleared.update(Animated(x: 10, isCleared: true))
    #expect(cleared.animated.isEmpty)
  }

  @Test func `assistive technology finds what the modifiers say`() throws {
    var steps: [AccessibilityAdjustmentDirection] = []
    let screen = Screen(
      HStack {
        Text("one")
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
  }
}

/// What the pages of an app stand on.
@MainActor @Suite(.serialized) struct DoubleControlsTests {
  private struct Settings: View {
    @State private var isOn = false
    @State private var speed = 50.0
    @State private var kind = "b"
    var body: some View {
      VStack {
        Toggle("sound", isOn: $isOn)
        Slider(value: $speed, in: 0...100)
        Picker("kind", selection: $kind) {
          ForEach(["a", "b", "c"], id: \.self) { Text($0) }
        }
        .pickerStyle(.segmented)
        Text("\(isOn ? "on" : "off") \(Int(speed)) \(kind)")
      }
      .padding(.horizontal, 20)
    }
  }

  @Test func `a switch, a slider and a picker change what they are bound to`() throws {
    let screen = Screen(Settings(), size: CGSize(width: 340, height: 200))
    let sound = try #require(screen.find(text: "sound")).frame
    screen.tap(at: sound.midX, sound.midY)
    let kind = try #require(screen.find(text: "c")).frame
    screen.tap(at: kind.midX, kind.midY)
    let finger = screen.touch(at: 170, (sound.maxY + kind.minY) / 2)
    finger.move(to: 400, kind.minY)
    finger.lift()
    #expect(screen.texts.last == "on 100 c")
  }

  @Test func `a link shows a page over the first, whose state stays`() throws {
    let screen = Screen(
      NavigationView {
        List {
          Section("banners") {
            NavigationLink("first") { Text("page one").navigationTitle("One") }
            NavigationLink("second") { Text("page two").navigationTitle("Two") }
          }
        }
        .navigationTitle("All")
      }, size: CGSize(width: 300, height: 400))
    #expect(screen.find(text: "All") != nil)
    let link = try #require(screen.find(text: "second")).frame
    screen.tap(at: link.midX, link.midY)
    #expect(screen.find(text: "page two") != nil)
    #expect(screen.find(text: "Two") != nil)
    #expect(screen.find(text: "first") == nil)
    let back = try #require(screen.find(text: "Back")).frame
    screen.tap(at: back.midX, back.midY)
    #expect(screen.find(text: "first") != nil)
  }

  private struct Hosted: UIViewRepresentable {
    let text: String
    let onTap: @MainActor () -> Void
    func makeUIView(context: Context) -> UILabel {
      let label = UILabel(frame: .zero)
      label.isUserInteractionEnabled = true
      let tap = UITapGestureRecognizer()
      tap.addHandler { _ in onTap() }
      label.addGestureRecognizer(tap)
      return label
    }
    func updateUIView(_ uiView: UILabel, context: Context) { uiView.text = text }
  }

  @Test func `a view of the other kit is laid out, updated, drawn and touched`() {
    var taps = 0
    func view(_ text: String) -> some View {
      HStack(spacing: 0) {
        Text("a")
        Hosted(text: text) { taps += 1 }.frame(width: 100, height: 40)
      }
    }
    let screen = Screen(view("x"), size: CGSize(width: 300, height: 100))
    let empty = screen.picture()
    screen.update(view("a longer label"))
    #expect(screen.picture().bytes != empty.bytes)
    screen.tap(at: 170, 50)
    #expect(taps == 1)
  }
}
