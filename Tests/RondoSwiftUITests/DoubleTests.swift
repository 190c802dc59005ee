import SwiftUI
import Testing

/// Facts of SwiftUI that the tests of our views build on, seen in the double that stands for it.
@MainActor @Suite(.serialized) struct DoubleTests {
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

  @Test func `nothing of a screen lives on after it`() {
    weak var model: Model?
    weak var screen: Screen?
    do {
      let shown = Screen(
        Owner { model = $0 }.onAppear {}.padding().onDisappear {}.overlay { Text("over") })
      screen = shown
      shown.tap(at: 10, 10)
      #expect(model != nil)
    }
    #expect(screen == nil)
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
}
