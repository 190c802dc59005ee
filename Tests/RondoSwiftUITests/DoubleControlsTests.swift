import SwiftUI
import Testing

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
